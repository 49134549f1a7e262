/** Unpacks the text files in a .zip file within limits. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BadRequestError } from '../../../../contract/errors.ts';
import { formatNumber } from '../../../../web/for-people/words.ts';
import { openZipEntry, proveZipEntries, readZipEntries, ZipError } from '../../../../web/workbook/zip-entries.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** A file in an archive. */
export interface PackedFile {
  /** The path with slashes between folders, in the original spelling. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Returns the folder of a file, with a trailing slash; empty if there is none. */
export function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the files of a folder on disk. @throws BadRequestError if they exceed the limits of an archive */
async function readFolder(folder: string, limits: ReadingLimits): Promise<readonly PackedFile[]> {
  const files: PackedFile[] = [];
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Follows links to files.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() !== true) continue;
    bytes += found.size;
    if (files.length >= limits.entries || bytes > limits.characters)
      throw new BadRequestError(`The folder holds more than ${formatNumber(limits.characters)} bytes; check it in parts.`);
    files.push({ path: relative(folder, path).replaceAll('\\', '/'), bytes: await readFile(path) });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/**
 * Reads the files of an archive or folder, except files of operating systems.
 * @param kind name of the kind of file, for messages
 * @throws BadRequestError
 */
export async function readPackedFiles(path: string, limits: ReadingLimits, kind: string): Promise<readonly PackedFile[]> {
  try {
    if ((await stat(path)).isDirectory()) return await readFolder(path, limits);
    const entries = await readZipEntries(path, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.characters)
      throw new BadRequestError(`The .zip file holds more than ${formatNumber(limits.characters)} bytes. Import it in parts.`);
    await proveZipEntries(path, entries);
    const files: PackedFile[] = [];
    for (const entry of entries) {
      const name = entry.fileName.replaceAll('\\', '/');
      if (name.endsWith('/') || name.startsWith('__MACOSX')) continue;
      const pieces: Uint8Array[] = [];
      for await (const piece of openZipEntry(path, entry)) pieces.push(piece);
      files.push({ path: name, bytes: Buffer.concat(pieces) });
    }
    return files;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is not a .zip file of ${kind}: ${error.message}.`, { cause: error });
  }
}
