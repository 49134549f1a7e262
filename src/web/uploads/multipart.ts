/** Reads a multipart body (RFC 7578) and writes its files to disk, in bounded memory. A failure leaves no files. */
import { createHash } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { Request } from 'express';
import { AnswerableError, BadRequestError, StorageFullError } from '../../contract/errors.ts';
import { recheckAccessOfRequest } from '../../storage/current-request.ts';
import { pipeBody } from '../read-through.ts';
import { BlockWriter } from './block-writer.ts';
import { CutOffError, convertToStorageError, UploadTooLargeError } from './refusals.ts';

/** A complete local file, which the receiver may move. It is flushed, unless it is temporary. */
export interface ArrivedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** SHA-256 in lower-case hexadecimal; empty for temporary files. */
  readonly sha256: string;
}

export interface ReceivingPlace {
  createPartPath(): string;
  remove(path: string): Promise<void>;
  /** @throws StorageFullError if there is not enough space */
  requireRoom(bytes: number): Promise<void>;
}

/** Creates a folder. @throws StorageFullError if there is not enough space for this many bytes */
export async function requireDiskSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new StorageFullError();
}

const WRITE_BYTES = 1_048_576;
/** Maximum bytes of a field. All fields of an upload are shorter. */
const MAX_FIELD_LENGTH = 1_000;
/** Maximum bytes of fields and part headers together. */
const MAX_OTHER_BYTES = 1_000_000;

export interface ExpectedParts {
  /** Names of the fields, each at most once, before or after the files. The caller checks for missing ones. */
  readonly fields: readonly string[];
  readonly filePart: string;
  /** Validates the name of a file, or throws a BadRequestError. */
  readonly requireName: (name: string | undefined, member: string) => string;
  readonly mostFiles: number;
  readonly maxFileBytes: number;
  /** True to reject the whole body if one file is rejected. Otherwise, files are rejected separately. */
  readonly allOrNothing: boolean;
  /** True for temporary files, which need neither checksums nor flushes. */
  readonly isTemporary?: boolean;
  /** Called before each file with the preceding fields. @throws an error to reject the body early */
  readonly beforeFile?: (fields: ReadonlyMap<string, string>) => Promise<void>;
  /** Called with all fields after the body and a repeated access check. @throws an error to reject the body */
  readonly confirm?: (fields: ReadonlyMap<string, string>) => Promise<void>;
}

export interface RefusedFile {
  readonly name: string;
  readonly refusal: AnswerableError;
}

/** The fields and files of a complete body. The caller must remove the files. */
export interface ReceivedParts {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly (ArrivedFile | RefusedFile)[];
}

/** Reads the body. A failure leaves no files. @throws BadRequestError, UploadTooLargeError, StorageFullError, CutOffError */
export async function receiveParts(
  request: Request,
  incoming: ReceivingPlace,
  expected: ExpectedParts,
): Promise<ReceivedParts> {
  const { mostFiles, maxFileBytes, filePart, requireName, isTemporary = false } = expected;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > mostFiles * maxFileBytes + MAX_OTHER_BYTES) throw new UploadTooLargeError(maxFileBytes);
  await incoming.requireRoom(announced);
  const parser = createParser(request, expected);
  const fields = new Map<string, string>();
  const files: (ArrivedFile | RefusedFile)[] = [];
  const parts: string[] = [];
  const work: Promise<void>[] = [];
  let failure: unknown;

  const stopParsing = (error: unknown) => {
    failure ??= error;
    request.unpipe(parser);
    // Discards the rest of the body, so that the client can read the response.
    request.resume();
    parser.destroy();
  };

  const storeFile = async (stream: Readable & { truncated?: boolean }, name: string | undefined): Promise<ArrivedFile> => {
    const checked = requireName(name, filePart);
    await expected.beforeFile?.(fields);
    const path = incoming.createPartPath();
    parts.push(path);
    const hash = isTemporary ? undefined : createHash('sha256');
    const target = new BlockWriter({ path, flags: 'wx', start: 0, hash, isFlushed: !isTemporary });
    await pipeline(stream, target);
    if (stream.truncated === true) throw new UploadTooLargeError(maxFileBytes);
    if (target.taken === 0) throw new BadRequestError(`${filePart} is empty: ${checked}.`);
    return { path, name: checked, size: target.taken, sha256: hash?.digest('hex') ?? '' };
  };

  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (!expected.fields.includes(name) || nameTruncated) stopParsing(createUnknownPartError(name, expected));
    else if (fields.has(name)) stopParsing(new BadRequestError(`${name} must occur once.`));
    else if (valueTruncated) stopParsing(new BadRequestError(`${name} is too long.`));
    else if (value.includes('\ufffd')) stopParsing(new BadRequestError(`${name} is not UTF-8 text.`));
    else fields.set(name, value);
  });
  parser.on('file', (part, stream, { filename: sent }) => {
    // Browsers escape quotation marks in file names as %22 (HTML Standard, multipart/form-data encoding algorithm).
    const filename = sent?.replaceAll('%22', '"');
    // An error of a stream without a listener would end the process.
    stream.on('error', () => undefined);
    if (part !== filePart) stopParsing(createUnknownPartError(part, expected));
    // The parser still reports parts of its last piece after it was destroyed. Their streams never end.
    if (failure !== undefined) return;
    // A rejected file can finish before earlier files, so its position is reserved.
    const place = work.length;
    const stored = storeFile(stream, filename).then(
      (file) => {
        files[place] = file;
      },
      (cause: unknown) => {
        const error = convertToStorageError(cause);
        const isOfThisFile = error instanceof AnswerableError && error.status !== 507;
        if (expected.allOrNothing || !isOfThisFile) stopParsing(error);
        else {
          files[place] = { name: filename ?? '', refusal: error };
          stream.resume();
        }
      },
    );
    work.push(stored);
  });
  const rejectExcessFiles = () =>
    stopParsing(new BadRequestError(`${filePart} must be ${mostFiles === 1 ? 'one file' : `at most ${mostFiles} files`}.`));
  parser.on('filesLimit', rejectExcessFiles);
  parser.on('fieldsLimit', () => stopParsing(new BadRequestError('The body has too many fields.')));
  parser.on('partsLimit', () => stopParsing(new BadRequestError('The body has too many parts.')));

  await new Promise<void>((resolve) => {
    parser.once('close', resolve);
    parser.on('error', (cause) => {
      failure ??= new BadRequestError('The multipart body is malformed or ends too early.', { cause });
      stopParsing(failure);
      resolve();
    });
    request.once('error', () => stopParsing(new CutOffError()));
    request.once('close', () => {
      if (!request.complete) stopParsing(new CutOffError());
    });
    pipeBody(request, parser);
  });
  await Promise.all(work);
  try {
    if (files.length === 0) failure ??= new BadRequestError(`${filePart} is missing.`);
    if (failure !== undefined) throw failure;
    await recheckAccessOfRequest();
    await expected.confirm?.(fields);
    return { fields, files };
  } catch (error) {
    await Promise.all(parts.map((path) => incoming.remove(path)));
    throw error;
  }
}

export async function removeArrivedFiles({ files }: ReceivedParts, incoming: ReceivingPlace): Promise<void> {
  await Promise.all(files.map(async (file) => ('path' in file ? incoming.remove(file.path) : undefined)));
}

function createParser(request: Request, { fields, mostFiles, maxFileBytes }: ExpectedParts): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      // Without this option, names with paths would be shortened instead of rejected.
      preservePath: true,
      defParamCharset: 'utf8',
      fileHwm: WRITE_BYTES,
      limits: {
        files: mostFiles,
        // The additional byte shows that a file exceeds the limit.
        fileSize: maxFileBytes + 1,
        fields: fields.length + 1,
        fieldSize: MAX_FIELD_LENGTH,
        fieldNameSize: 100,
      },
    });
  } catch (cause) {
    throw new BadRequestError('The multipart body has no boundary.', { cause });
  }
}

function createUnknownPartError(name: string, { fields, filePart }: ExpectedParts): BadRequestError {
  return name === filePart
    ? new BadRequestError(`${filePart} must be a file with a name.`)
    : new BadRequestError(
        `The part ${JSON.stringify(name.slice(0, 60))} is not known. Send ${[filePart, ...fields].join(', ')}.`,
      );
}
