/** Reads the typed values of a form that was submitted without a session, except files, which users must select again. */
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { readThrough } from '../../web/read-through.ts';

/** A file of a form without its content. */
export interface SentFile {
  /** Name of the form field. */
  readonly field: string;
  /** The file name that the browser sent. */
  readonly name: string;
}

/** The part of a form that can be saved. */
export interface SentForm {
  /** Typed values as `application/x-www-form-urlencoded`. */
  readonly fields: string;
  /** Undefined for `application/x-www-form-urlencoded`, which has no files. */
  readonly files?: readonly SentFile[];
}

/** Maximum fields and files of a form. No form of this server has more. */
const MAX_PARTS = 1_000;
/** Maximum size of a body in bytes, including the skipped files. */
const MAX_SAVED_BODY_BYTES = 100_000_000;

/**
 * Reads a form.
 * @param sent the body, if it was read already
 * @param longest maximum number of characters of the encoded fields
 * @returns undefined for a body that is not a form, is incomplete or too long, or has no length
 */
export async function getSentForm(
  request: IncomingMessage,
  sent: Buffer | undefined,
  longest: number,
): Promise<SentForm | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return sent === undefined || sent.length > longest ? undefined : { fields: sent.toString() };
  }
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return /^multipart\/form-data\b/i.test(type) && length <= MAX_SAVED_BODY_BYTES ? readParts(request, longest) : undefined;
}

async function readParts(request: IncomingMessage, longest: number): Promise<SentForm | undefined> {
  const fields = new URLSearchParams();
  const files: SentFile[] = [];
  let length = 0;
  try {
    const limits = { parts: MAX_PARTS, fieldSize: longest };
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
    parser.on('field', (name, value, { valueTruncated }) => {
      length += name.length + value.length;
      if (valueTruncated || length > longest) parser.destroy(new RangeError('the form is too large to store'));
      else fields.append(name, value);
    });
    parser.on('partsLimit', () => parser.destroy(new RangeError('the form has too many parts to store')));
    parser.on('file', (field, stream, { filename }) => {
      // The outer reader reports an incomplete body.
      stream.on('error', () => undefined);
      stream.resume();
      if (filename) files.push({ field, name: filename });
    });
    await readThrough(request, parser);
  } catch {
    return undefined;
  }
  const written = fields.toString();
  return written.length > longest ? undefined : { fields: written, files };
}
