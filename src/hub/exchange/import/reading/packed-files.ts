/** Unpacks text files of a .zip file within limits. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BadRequestError } from '../../../../contract/errors.ts';
import { formatNumber } from '../../../../web/for-people/words.ts';
import { checkZipEntries, openZipEntry, readZipEntries, ZipError } from '../../../../web/workbook/zip-entries.ts';
import type { ReadingLimits } from './reading-limits.ts';

export interface PackedFile {
  /** The path in the archive, with slashes and the original spelling. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Returns the folder of a file with a trailing slash; empty for a file without a folder. */
export function getFolderOfPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the reason for omitting a file that operating systems add to folders and archives; undefined for other files. */
export function explainSystemFile(path: string): string | undefined {
  const isSystemFile = /^__MACOSX\/|(?:^|\/)(?:\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
  return isSystemFile ? 'The operating system added this file. It is left out.' : undefined;
}

/** A file of an archive that has not been read. */
export interface PackedEntry extends Pick<PackedFile, 'path'> {
  /** Size in bytes. */
  readonly size: number;
  open(): AsyncIterable<Uint8Array>;
}

/** Returns the files of a folder. @throws BadRequestError if the files exceed the limits of an archive */
async function listFolder(folder: string, limits: ReadingLimits): Promise<readonly PackedEntry[]> {
  const files: PackedEntry[] = [];
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Unlike the listing, this call follows symbolic links to files.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() !== true) continue;
    bytes += found.size;
    if (files.length >= limits.entries || bytes > limits.characters)
      throw new BadRequestError(`The folder contains more than ${formatNumber(limits.characters)} bytes; check it in parts.`);
    const name = relative(folder, path).replaceAll('\\', '/');
    files.push({ path: name, size: found.size, open: () => createReadStream(path) });
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Returns the files of a .zip file or folder. @param kind name of the format @throws BadRequestError */
export async function listPackedFiles(path: string, limits: ReadingLimits, kind: string): Promise<readonly PackedEntry[]> {
  try {
    if ((await stat(path)).isDirectory()) return await listFolder(path, limits);
    const entries = await readZipEntries(path, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries)
      throw new BadRequestError(`The .zip file contains more than ${formatNumber(limits.entries)} files. Import it in parts.`);
    if (unpacked > limits.characters)
      throw new BadRequestError(
        `The .zip file contains more than ${formatNumber(limits.characters)} bytes. Import it in parts.`,
      );
    await checkZipEntries(path, entries);
    return entries.flatMap((entry) => {
      const name = entry.fileName.replaceAll('\\', '/');
      if (name.endsWith('/')) return [];
      return { path: name, size: entry.uncompressedSize, open: () => openZipEntry(path, entry) };
    });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is not a .zip file of ${kind}: ${error.message}.`, { cause: error });
  }
}

export async function readPackedFile({ path, open }: PackedEntry): Promise<PackedFile> {
  return { path, bytes: await buffer(open()) };
}

/** Returns the files of a .zip file with their content. @throws BadRequestError */
export async function readPackedFiles(path: string, limits: ReadingLimits, kind: string): Promise<readonly PackedFile[]> {
  const files: PackedFile[] = [];
  for (const entry of await listPackedFiles(path, limits, kind)) files.push(await readPackedFile(entry));
  return files;
}
