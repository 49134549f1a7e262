import type { Request } from 'express';
import { BadRequestError, NOTHING_CHANGED, PayloadTooLargeError } from '../../contract/errors.ts';
import { appendPiece } from '../../contract/pieces.ts';

export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

const MAX_PARTS = 1_000;

/** Reads the fields and files in `names`. @throws PayloadTooLargeError, BadRequestError for an invalid form or name */
export async function readFormParts(request: Request, maxBytes: number, names: ReadonlySet<string>): Promise<FormData> {
  let bytes: Buffer = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // The rest of the body is discarded, so that the client reads the response.
    if (size + chunk.length <= maxBytes) bytes = appendPiece(bytes, size, chunk, maxBytes);
    size += chunk.length;
    if (size > 4 * maxBytes) break;
  }
  if (size > maxBytes) throw new PayloadTooLargeError(maxBytes);
  bytes = bytes.subarray(0, size);
  // Counting boundaries is faster than parsing too many parts.
  if (bytes.toString('latin1').split('\r\n--', MAX_PARTS + 1).length > MAX_PARTS)
    throw new BadRequestError(`The form has more than ${MAX_PARTS} parts.`, { after: NOTHING_CHANGED });
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const parts = await new Response(bytes, { headers }).formData().catch((cause: unknown) => {
    throw new BadRequestError('The form with the file cannot be read.', { cause, after: NOTHING_CHANGED });
  });
  const unknown = [...parts.keys()].find((name) => !names.has(name));
  if (unknown !== undefined) {
    const name = unknown === '' ? 'A part without a name' : unknown.slice(0, 60);
    throw new BadRequestError(`${name} is not known.`, { after: NOTHING_CHANGED });
  }
  return parts;
}
