/** The files that a command is given: names, folders, and standard input. */
import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Notation } from '../profiles/reading/document.ts';

/** Something that cannot be read. The message is one plain sentence about the file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

const notations: Readonly<Record<string, Notation>> = { '.json': 'json', '.yaml': 'yaml', '.yml': 'yaml' };
/** Texts beyond this cannot be held as one string. */
const largestText = 500_000_000;

/** The notation that the name of a file promises; undefined where it promises nothing. */
export function notationOf(file: string): Notation | undefined {
  return notations[extname(file).toLowerCase()];
}

/** The files that a name stands for: a folder for its .json, .yaml and .yml files by name, anything else for itself. Throws UnreadableFileError. */
export function dataFilesOf(name: string): readonly string[] {
  if (name === '-') return [name];
  return explained(() => {
    if (!statSync(name).isDirectory()) return [name];
    const files = readdirSync(name, { withFileTypes: true }).filter(
      (entry) => !entry.isDirectory() && notationOf(entry.name) !== undefined,
    );
    if (files.length === 0) throw new UnreadableFileError('holds no .json, .yaml or .yml file');
    return files.map((entry) => join(name, entry.name)).sort();
  });
}

/** The text of a file; `-` is standard input. Throws UnreadableFileError. */
export async function readTextFile(file: string, stdin: NodeJS.ReadableStream): Promise<string> {
  const bytes = file === '-' ? await buffer(stdin) : explained(() => readFileSync(file));
  if (bytes.length > largestText) throw new UnreadableFileError(`is larger than ${largestText / 1_000_000} MB`);
  if (!isUtf8(bytes)) throw new UnreadableFileError('is not a text in UTF-8');
  return bytes.toString('utf8');
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read',
  EISDIR: 'is a folder',
  ERR_FS_FILE_TOO_LARGE: 'is too large',
};

function explained<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof UnreadableFileError) throw cause;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new UnreadableFileError(reasons[code] ?? `cannot be read (${code})`, { cause });
  }
}
