/** Sends stored files, with ranges and entity tags (RFC 9110, sections 13 and 14). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { RangeNotSatisfiableError } from '../../contract/errors.ts';
import { matchesEtag } from '../../contract/prepared.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { createAttachmentHeader } from './replies.ts';

/** A stored file to download. The content of a key never changes. */
export interface DownloadedFile {
  /** Name under which browsers save the file. */
  readonly name: string;
  readonly key: string;
  /** Size in bytes. */
  readonly size: number;
  /** SHA-256 in lower-case hexadecimal; null if unknown. */
  readonly sha256: string | null;
}

/** Returns a response with the file, the requested range, or 304. @throws RangeNotSatisfiableError, MissingFileError */
export async function replyWithStoredFile(
  files: Pick<StoredFiles, 'open'>,
  request: Request,
  { name, key, size, sha256 }: DownloadedFile,
) {
  const ETag = `"${sha256 ?? createHash('sha256').update(key).digest('hex')}"`;
  if (matchesEtag(request.headers['if-none-match'], ETag)) return { status: 304, headers: { ETag } } as const;
  const headers = {
    ETag,
    'Accept-Ranges': 'bytes',
    ...createAttachmentHeader(name),
    ...(sha256 === null ? {} : { 'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:` }),
  };
  const type = 'application/octet-stream' as const;
  const range = parseRangeHeader(request, size, ETag);
  const isHead = request.method === 'HEAD';
  if (range === undefined) {
    const content = isHead ? Readable.from([]) : await files.open(key);
    return { status: 200, type, content, headers: { ...headers, 'Content-Length': String(size) } } as const;
  }
  const { start, end } = range;
  const part = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) };
  const content = await files.open(key, range);
  return { status: 206, type, content, headers: { ...headers, ...part } } as const;
}

/** Returns the single range of a request; undefined if the whole file is to be sent. @throws RangeNotSatisfiableError */
function parseRangeHeader(
  request: Request,
  size: number,
  etag: string,
): { readonly start: number; readonly end: number } | undefined {
  const condition = request.headers['if-range'];
  if (request.method === 'HEAD' || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) throw new RangeNotSatisfiableError(size);
  return ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? undefined : ranges[0];
}
