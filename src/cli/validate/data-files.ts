/** The input files of a command: names, folders, and standard input. */
import { closeSync, createReadStream, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Notation } from '../../profiles/reading/document.ts';
import { decodeText } from '../../web/csv/dialect.ts';

/** Thrown if a file cannot be read. The message is one sentence about the file. */
export class UnreadableFileError extends Error {}

const NOTATIONS: Readonly<Record<string, Notation>> = { '.json': 'json', '.yaml': 'yaml', '.yml': 'yaml' };
/** Maximum bytes of a text file. A larger file does not fit into one string. */
const MAX_TEXT_BYTES = 500_000_000;

export function getNotation(file: string): Notation | undefined {
  return NOTATIONS[extname(file).toLowerCase()];
}

/** A data file: a path, or a folder whose files belong together. */
export interface DataFile {
  readonly path: string;
  /** The format of a folder; undefined for a file. */
  readonly folder: 'isa-tab' | 'dwca' | 'ro-crate' | undefined;
}

/** Extensions of files that are checked in a folder. Others, such as .txt, are checked only if they are named. */
const FOLDER_EXTENSIONS = /\.(?:json|ya?ml|xlsx|ods|csv|tsv|zip)$/i;

/** Expands a name to files. A folder of ISA-Tab, an ARC, Darwin Core or RO-Crate is one data file. @throws UnreadableFileError */
export function listDataFiles(name: string): readonly DataFile[] {
  if (name === '-') return [{ path: name, folder: undefined }];
  return convertFileErrors(() => {
    if (!statSync(name).isDirectory()) return [{ path: name, folder: undefined }];
    const names = readdirSync(name, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));
    if (names.includes('ro-crate-metadata.json')) return [{ path: name, folder: 'ro-crate' }];
    if (names.some((one) => /^(?:i_.*\.txt|isa\.investigation\.xlsx)$/i.test(one))) return [{ path: name, folder: 'isa-tab' }];
    if (names.some((one) => /^meta\.xml$/i.test(one))) return [{ path: name, folder: 'dwca' }];
    const files = names.filter((one) => FOLDER_EXTENSIONS.test(one));
    if (files.length === 0)
      throw new UnreadableFileError('contains no .json, .yaml, .yml, .xlsx, .ods, .csv, .tsv or .zip file');
    return files.map((one) => ({ path: join(name, one), folder: undefined })).sort((a, b) => (a.path < b.path ? -1 : 1));
  });
}

/** @throws UnreadableFileError if a path, or the target of a link, is a device, a pipe or a socket: it may have no end */
export function requireRegularFile(path: string): void {
  if (!convertFileErrors(() => statSync(path)).isFile()) throw new UnreadableFileError('is not a regular file');
}

/** Reads the first bytes of a file. @throws UnreadableFileError if that fails */
export function readFileStart(file: string): Buffer {
  return convertFileErrors(() => {
    const handle = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(200);
      return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
    } finally {
      closeSync(handle);
    }
  });
}

/** Reads the text of a file; `-` is standard input. @throws UnreadableFileError if that fails */
export async function readTextFile(file: string, stdin: NodeJS.ReadableStream): Promise<string> {
  const bytes = await readBytes(file === '-' ? stdin : createReadStream(file));
  try {
    return decodeText(bytes, { fatal: true });
  } catch (cause) {
    throw new UnreadableFileError('is not UTF-8 or UTF-16 text', { cause });
  }
}

async function readBytes(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > MAX_TEXT_BYTES) throw new UnreadableFileError(`is larger than ${MAX_TEXT_BYTES / 1_000_000} MB`);
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    throw convertToUnreadableError(error);
  }
  return Buffer.concat(chunks, length);
}

const READ_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'cannot be read: permission denied',
  EISDIR: 'is a folder',
};

function convertFileErrors<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw convertToUnreadableError(error);
  }
}

function convertToUnreadableError(cause: unknown): UnreadableFileError {
  if (cause instanceof UnreadableFileError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new UnreadableFileError(READ_ERRORS[code] ?? `cannot be read (${code})`, { cause });
}
