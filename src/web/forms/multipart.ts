/** Reads forms with a file (RFC 7578). */
import type { Request } from 'express';
import { BadRequestError, NOTHING_CHANGED, PayloadTooLargeError } from '../../contract/errors.ts';

/** Returns whether a request is a form with a file. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

/** Reads the fields and files of a form. @throws PayloadTooLargeError, BadRequestError */
export async function readFormParts(request: Request, maxBytes: number): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the response arrives.
    if (size <= maxBytes) chunks.push(chunk);
    if (size > 4 * maxBytes) break;
  }
  if (size > maxBytes) throw new PayloadTooLargeError(maxBytes);
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    return await new Response(Buffer.concat(chunks), { headers }).formData();
  } catch (cause) {
    throw new BadRequestError('The form with the file cannot be read.', { cause, after: NOTHING_CHANGED });
  }
}
