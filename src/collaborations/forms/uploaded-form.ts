/** A form that came with a file (RFC 7578), read within a limit. */
import type { Request } from 'express';
import { BadRequestError, PayloadTooLargeError } from '../../contract/errors.ts';
import type { Typed } from './reading.ts';

/** Whether the request brings such a form. */
export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
}

/**
 * Its fields, and the text of its files by the name of their field. `known`: the names that it may have.
 *
 * @throws PayloadTooLargeError, BadRequestError
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
  known: ReadonlySet<string>,
): Promise<{ typed: Typed; files: ReadonlyMap<string, string | FileProblem> }> {
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
  const files = new Map<string, string | FileProblem>();
  for (const [name, value] of form) {
    if (!known.has(name)) throw new BadRequestError(`${name.slice(0, 60)} is not known. Nothing was changed.`);
    if (files.has(name)) throw new BadRequestError(`${name} may be given only once. Nothing was changed.`);
    if (typeof value === 'string') typed[name] = [...(typed[name] ?? []), value];
    else files.set(name, textOf(Buffer.from(await value.arrayBuffer())));
  }
  return { typed, files };
}

/** Why a file is no text, as the end of a sentence about it. */
export interface FileProblem {
  readonly problem: string;
}

/** Archives, as spreadsheets (.xlsx) are, and the older compound files (.xls). */
const SPREADSHEETS = [Buffer.from('PK\u0003\u0004'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/** The text of a file in UTF-8, or in UTF-16 with its mark, as spreadsheet programs save "Unicode text". */
function textOf(bytes: Buffer): string | FileProblem {
  if (SPREADSHEETS.some((start) => bytes.subarray(0, start.length).equals(start)))
    return { problem: 'is a spreadsheet, not a CSV file. Save it as CSV and choose that file' };
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  // Names in another encoding do no harm: addresses are plain.
  const text = new TextDecoder(encoding).decode(bytes);
  if (!text.includes('\0')) return text;
  return { problem: 'is not a text file. Save it as CSV in UTF-8 and choose that file' };
}
