/** Reads archives of one run (.zip and .tar). Reads the directory and single files without unpacking the rest. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { isStorageFullError } from '../../../contract/errors.ts';
import { UnreadableAcquisitionError } from './acquisition.ts';
import { readTarEntries } from './tar-entries.ts';

export interface ArchivedFile {
  /** Path with `/`, without `..`. */
  readonly name: string;
  readonly size: number;
  /** The stream fails if its length differs from `size`. */
  open(): Promise<Readable>;
}

/** Bytes to which every archive may expand. Small tables of an instrument compress well. */
const BASE_UNPACKED_BYTES = 100_000_000;
/** Maximum ratio of expanded to compressed size. Raw data of instruments compresses less; decompression bombs reach 1,000. */
const UNPACKED_RATIO = 25;

export function getMaxUnpackedBytes(packed: number): number {
  return BASE_UNPACKED_BYTES + UNPACKED_RATIO * packed;
}

/** Maximum number of files in an archive. Runs of all vendors have fewer. */
export const MAX_ARCHIVE_FILES = 20_000;

/** Calls `use` with the files of a zip or tar archive, open until it resolves. @throws UnreadableAcquisitionError */
export async function useArchive<T>(
  path: string,
  name: string,
  use: (files: readonly ArchivedFile[]) => Promise<T>,
): Promise<T> {
  return /\.zip$/i.test(name) ? readZip(path, use) : openTar(path, use);
}

export async function unpackAllFiles(files: readonly ArchivedFile[], folder: string): Promise<void> {
  for (const file of files) {
    const path = join(folder, ...file.name.split('/'));
    await mkdir(dirname(path), { recursive: true });
    await unpackSingleFile(file, path);
  }
}

/** Writes a file of an archive to a new path. @throws UnreadableAcquisitionError if damaged or too long; errors of the disk */
export async function unpackSingleFile(file: ArchivedFile, path: string): Promise<void> {
  const content = await file.open();
  let broken: Error | undefined;
  content.once('error', (error) => {
    broken = error;
  });
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    // An error of one stream also destroys the other, so the original error must be found.
    if (error !== broken || isStorageFullError(error)) throw error;
    throw new UnreadableAcquisitionError(`${quoteShortened(file.name)} is damaged, or longer than the archive states.`, {
      cause: error,
    });
  }
}

async function openTar<T>(path: string, use: (files: readonly ArchivedFile[]) => Promise<T>): Promise<T> {
  const files: ArchivedFile[] = [];
  for await (const { name, size, at, type } of readTarEntries(path)) {
    requireInnerPath(name);
    if (type === 'folder') continue;
    if (type === 'other')
      throw new UnreadableAcquisitionError(`The archive contains a link or a device: ${quoteShortened(name)}.`);
    files.push({
      name,
      size,
      open: async () => createReadStream(path, size === 0 ? { end: -1 } : { start: at, end: at + size - 1 }),
    });
    if (files.length > MAX_ARCHIVE_FILES)
      throw new UnreadableAcquisitionError(`The archive contains more than ${MAX_ARCHIVE_FILES} files.`);
  }
  return use(files);
}

async function readZip<T>(path: string, use: (files: readonly ArchivedFile[]) => Promise<T>): Promise<T> {
  const zip = await openZip(path);
  try {
    const files = await listZipFiles(zip);
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    if (unpacked > getMaxUnpackedBytes((await stat(path)).size))
      throw new UnreadableAcquisitionError('The archive expands to far more data than expected for its size.');
    return await use(files);
  } finally {
    zip.close();
  }
}

async function openZip(path: string): Promise<ZipFile> {
  // requireInnerPath checks the names of zip and tar files, so the library need not.
  const options = { lazyEntries: true, autoClose: false, strictFileNames: false };
  return openPromise(path, options).catch((cause: unknown) => {
    throw new UnreadableAcquisitionError('The archive is not a zip file, or it is cut off.', { cause });
  });
}

async function listZipFiles(zip: ZipFile): Promise<ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.replaceAll('\\', '/');
      requireInnerPath(name);
      // The upper half of the external attributes is the Unix mode (APPNOTE 4.4.15); 0xA000 is a link.
      if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
        throw new UnreadableAcquisitionError(`The archive contains a link: ${quoteShortened(name)}.`);
      if (!name.endsWith('/')) files.push({ name, size: entry.uncompressedSize, open: () => openEntry(zip, entry) });
      if (files.length > MAX_ARCHIVE_FILES)
        throw new UnreadableAcquisitionError(`The archive contains more than ${MAX_ARCHIVE_FILES} files.`);
    }
  } catch (cause) {
    throw cause instanceof UnreadableAcquisitionError
      ? cause
      : new UnreadableAcquisitionError('The archive is damaged.', { cause });
  }
  return files;
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry).catch((cause: unknown) => {
    throw new UnreadableAcquisitionError(`${quoteShortened(entry.fileName)} cannot be read.`, { cause });
  });
}

function requireInnerPath(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  const isInside = !name.includes('\\') && !/^[A-Za-z]:/.test(name) && !/\p{Cc}/u.test(name);
  if (isInside && parts.every((part, at) => part !== '..' && (part !== '' || at > 0))) return;
  throw new UnreadableAcquisitionError(`The archive contains a path outside of it: ${quoteShortened(name)}.`);
}

function quoteShortened(name: string): string {
  return JSON.stringify(name.replace(/\p{C}/gu, ' ').slice(0, 80));
}
