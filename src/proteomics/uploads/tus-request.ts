/** What the requests of resumable uploads say in their headers (tus 1.0.0). */
import type { Request } from 'express';
import { AnswerableError, BadRequestError } from '../../contract/errors.ts';
import { demandUuid } from '../records.ts';
import { demandRawFileName } from './raw-file-name.ts';

/** The version of the protocol that is spoken here. */
export const TUS_VERSION = '1.0.0';

/** 412: the request follows another version. */
export class TusVersionError extends AnswerableError {
  override readonly name = 'TusVersionError';
  constructor() {
    super(412, `Tus-Resumable must be ${TUS_VERSION}.`, { headers: { 'Tus-Version': TUS_VERSION } });
  }
}

/** What a new upload says of its file. */
export interface UploadMetadata {
  readonly name: string;
  readonly pipelineUuid: string;
  readonly userUuid: string;
}

const PAIR = /^([^\s,]+)(?: ([A-Za-z0-9+/]+={0,2})?)?$/;
const KNOWN = new Set(['filename', 'pipeline', 'user', 'filetype']);

/** @throws TusVersionError */
export function demandTusVersion({ headers }: Request): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new TusVersionError();
}

/** A header that is a whole number; the contract has checked that it is there and what it may be. */
export function numberIn({ headers }: Request, name: 'upload-length' | 'upload-offset'): number {
  const value = Number(headers[name]);
  if (!Number.isSafeInteger(value)) throw new BadRequestError(`${name} must be a whole number.`);
  return value;
}

/**
 * Reads the header Upload-Metadata.
 *
 * @param signer who uploads where the header does not say
 * @throws BadRequestError naming the key
 */
export function readMetadata(header: string, signer?: string): UploadMetadata {
  const values = new Map<string, string>();
  for (const pair of header.split(',')) {
    const [, key, value = ''] = PAIR.exec(pair.trim()) ?? [];
    if (key === undefined) throw new BadRequestError('Upload-Metadata must be pairs of a key and a base64 value.');
    if (!KNOWN.has(key)) throw new BadRequestError(`Upload-Metadata: ${JSON.stringify(key.slice(0, 60))} is not known.`);
    if (values.has(key)) throw new BadRequestError(`Upload-Metadata: ${key} must be there once.`);
    values.set(key, Buffer.from(value, 'base64').toString());
  }
  const uuid = (key: 'pipeline' | 'user') => {
    const value = values.get(key) ?? (key === 'user' ? signer : undefined);
    if (value === undefined) throw new BadRequestError(`Upload-Metadata: ${key} must be there.`);
    demandUuid(value, `Upload-Metadata: ${key}`);
    return value;
  };
  return {
    name: demandRawFileName(values.get('filename'), 'Upload-Metadata: filename'),
    pipelineUuid: uuid('pipeline'),
    userUuid: uuid('user'),
  };
}
