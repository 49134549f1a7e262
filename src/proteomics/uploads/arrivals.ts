/** Where the bytes of resumable uploads are while they arrive: in files of this disk, or straight in object storage. */
import { createHash, type Hash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AnswerableError } from '../../contract/errors.ts';
import type { UploadRecord } from './store.ts';
import type { ArrivedFile, ArrivedInPlace } from './storing.ts';

/** 410: the upload has expired. */
export class UploadGoneError extends AnswerableError {
  override readonly name = 'UploadGoneError';
  constructor() {
    super(410, 'The upload has expired; start it again.');
  }
}

/** Takes bytes; what it has taken is there to stay once it has finished, however it ended. */
export interface ArrivalWriter extends Writable {
  /** Bytes that were taken. */
  readonly taken: number;
}

/** The bytes of uploads. */
export interface Arrivals {
  /** Begins an upload that has a record. */
  begin(record: Pick<UploadRecord, 'id' | 'name'>): Promise<void>;
  /** Bytes that are there to stay. @throws UploadGoneError */
  offsetOf(record: UploadRecord): Promise<number>;
  /** @param hash SHA-256 of what stands before, which goes on here; undefined when nobody wants it */
  writer(record: UploadRecord, offset: number, hash: Hash | undefined): Promise<ArrivalWriter>;
  /** A whole upload, ready to be stored; its SHA-256 is read from it where it is not given. */
  whole(record: UploadRecord, sha256: string | undefined): Promise<ArrivedFile | ArrivedInPlace>;
  /** Removes what is left of an upload: everything, or what the raw file that it became does not need. */
  clear(record: UploadRecord, rawFileUuid?: string): Promise<void>;
  /** Removes what belongs to no upload. */
  sweep(): Promise<void>;
}

/** SHA-256 of a content, in lower-case hex. */
export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
