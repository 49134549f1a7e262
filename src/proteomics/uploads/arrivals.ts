/** Stores unfinished resumable uploads in local files or in object storage. */
import { createHash, type Hash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AnswerableError } from '../../contract/errors.ts';
import type { ArrivedFile } from '../../web/uploads/multipart.ts';
import type { UploadRecord } from './store.ts';
import type { ArrivedInPlace } from './storing.ts';

export class UploadGoneError extends AnswerableError {
  constructor() {
    super(410, 'The upload has expired; start it again.');
  }
}

/** Writes the bytes of an upload. When it finishes or fails, the written bytes are durable. */
export interface ArrivalWriter extends Writable {
  readonly taken: number;
}

export interface Arrivals {
  startUpload(record: Pick<UploadRecord, 'id' | 'name'>): Promise<void>;
  /** Returns the number of durable bytes. @throws UploadGoneError */
  readOffset(record: UploadRecord): Promise<number>;
  /**
   * @param hash SHA-256 of the earlier bytes; undefined to skip hashing
   * @param signal ends a wait in the queue
   */
  createWriter(record: UploadRecord, offset: number, hash: Hash | undefined, signal: AbortSignal): Promise<ArrivalWriter>;
  /** Returns a complete upload, which can be stored as raw file. Computes the SHA-256 unless it is given. */
  getCompleteFile(record: UploadRecord, sha256: string | undefined): Promise<ArrivedFile | ArrivedInPlace>;
  /** Removes the data of an upload, except data that became part of its raw file. */
  clear(record: UploadRecord, rawFileUuid?: string): Promise<void>;
  /** Removes data that belongs to no upload. */
  sweep(): Promise<void>;
}

/** Returns the SHA-256 of a stream in lower-case hexadecimal. */
export async function computeSha256(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}
