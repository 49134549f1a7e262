/** What was typed into a form that somebody sent without a session. What was in its files is not read: they are chosen again. */
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { readThrough } from '../../web/read-through.ts';

/** A file of a form, without what is in it. */
export interface SentFile {
  /** Name of its field. */
  readonly field: string;
  /** As the browser called it. */
  readonly name: string;
}

/** A form as far as it can be kept. */
export interface SentForm {
  /** What was typed, in `application/x-www-form-urlencoded`. */
  readonly fields: string;
  /** Undefined where the form was sent as `application/x-www-form-urlencoded`, which brings no files. */
  readonly files?: readonly SentFile[];
}

/** Fields and files of one form; no form of ours has as many. */
const MAX_PARTS = 1_000;
/** Bytes that are read past for the sake of what was typed beside them. */
const MAX_SAVED_BODY_BYTES = 100_000_000;

/**
 * Reads a form.
 *
 * @param sent the body, where it was read already
 * @param longest characters of its fields as they are kept
 * @returns undefined for what is no form, breaks off, is longer, or does not say how long it is
 */
export async function sentFormOf(
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
      // What breaks off is told by the form as a whole.
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
