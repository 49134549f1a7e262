/** A form that came with a file (RFC 7578), read within a limit. */
import type { Request } from 'express';
import { BadRequestError, PayloadTooLargeError } from '../../contract/errors.ts';
import type { Typed } from './reading.ts';
import { tableIn, type UploadedTable } from './uploaded-table.ts';

/** Whether the request brings such a form. */
export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

/**
 * Its fields, and the table in each of its files by the name of their field. `known`: the names that it may have.
 *
 * @throws PayloadTooLargeError, BadRequestError
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
  known: ReadonlySet<string>,
): Promise<{ typed: Typed; files: ReadonlyMap<string, UploadedTable> }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the answer arrives.
    if (size <= maxBytes) chunks.push(chunk);
    if (size > 4 * maxBytes) break;
  }
  if (size > maxBytes) throw new PayloadTooLargeError(maxBytes);
  let form: FormData;
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    form = await new Response(Buffer.concat(chunks), { headers }).formData();
  } catch (cause) {
    throw new BadRequestError('The form with the file cannot be read. Nothing was changed.', { cause });
  }
  const typed: Record<string, string[]> = {};
  const files = new Map<string, UploadedTable>();
  for (const [name, value] of form) {
    if (!known.has(name)) throw new BadRequestError(`${name.slice(0, 60)} is not known. Nothing was changed.`);
    if (files.has(name)) throw new BadRequestError(`${name} may be given only once. Nothing was changed.`);
    if (typeof value === 'string') typed[name] = [...(typed[name] ?? []), value];
    else files.set(name, await tableIn(Buffer.from(await value.arrayBuffer())));
  }
  return { typed, files };
}
