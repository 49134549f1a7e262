/** Writes the uploaded file of a form to disk (RFC 7578) in bounded memory. Deletes the file of an interrupted upload. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AnswerableError, BadRequestError, isStorageFullError } from '../../contract/errors.ts';
import { formatSize } from '../../web/for-people/words.ts';
import { readThrough } from '../../web/read-through.ts';

export type ReceivedForm = Awaited<ReturnType<typeof receiveFile>>;

const FIELDS: ReadonlySet<string> = new Set(['format', 'entity_type']);
/** Maximum length in characters, as in the contract. */
const MAX_FIELD_LENGTH = 100;
/** Maximum size of a form without its file, in bytes. */
const FORM_BYTES = 20_000;

export class ImportTooLargeError extends AnswerableError {
  constructor(limitInBytes: number) {
    super(
      413,
      `The file is larger than ${formatSize(limitInBytes)}, the maximum of this server for imports. Import it in parts.`,
    );
  }
}

/** Writes the part `file` to a path. Returns its name and the other fields. @throws BadRequestError, ImportTooLargeError */
export async function receiveFile(request: Request, path: string, maxBytes: number) {
  // A large upload is rejected early, so that the client need not send all of its content.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw new ImportTooLargeError(maxBytes);
  const parser = createParser(request, maxBytes);
  const fields = new Map<string, string>();
  let fileName: string | undefined;
  let writing: Promise<void> = Promise.resolve();
  parser.on('field', (name, value, { valueTruncated }) => {
    if (!FIELDS.has(name)) parser.destroy(new BadRequestError(`body.${name.slice(0, 60)} is not known.`));
    else if (fields.has(name)) parser.destroy(new BadRequestError(`body.${name} must occur once.`));
    else if (valueTruncated || [...value].length > MAX_FIELD_LENGTH)
      parser.destroy(new BadRequestError(`body.${name} is too long.`));
    else fields.set(name, value);
  });
  parser.on('file', (name, stream: Readable & { truncated?: boolean }, { filename }) => {
    stream.on('error', () => undefined);
    // The parser still reports parts of its last piece after it was destroyed. Their streams never end.
    if (parser.destroyed) return;
    if (name !== 'file' || fileName !== undefined) {
      parser.destroy(new BadRequestError('Send one file, in the part file.'));
      return;
    }
    fileName = filename ?? '';
    stream.once('limit', () => parser.destroy(new ImportTooLargeError(maxBytes)));
    writing = pipeline(stream, createWriteStream(path, { flags: 'wx' }));
    writing.catch((error: Error) => parser.destroy(error));
  });
  try {
    await readThrough(request, parser);
    await writing;
  } catch (error) {
    await writing.catch(() => undefined);
    if (error instanceof AnswerableError || isStorageFullError(error)) throw error;
    throw new BadRequestError('The multipart body is malformed or ends too early.', { cause: error });
  }
  if (fileName === undefined || fileName === '') throw new BadRequestError('body.file is required: choose a file.');
  return { fileName, format: fields.get('format') ?? '', entityType: fields.get('entity_type') ?? '' };
}

function createParser(request: Request, maxBytes: number): busboy.Busboy {
  try {
    const limits = {
      files: 2,
      fileSize: maxBytes,
      fields: 5,
      fieldSize: 4 * MAX_FIELD_LENGTH + 1,
      fieldNameSize: 100,
      parts: 8,
    };
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch (cause) {
    throw new BadRequestError('The multipart body has no boundary.', { cause });
  }
}
