/** Archives of one run, .zip and .tar: what is in them, and its content. A file of gigabytes is passed over, not read. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, open, type ZipFile } from 'yauzl';
import { isFull } from '../../../contract/errors.ts';
import { UnreadableAcquisitionError } from './acquisition.ts';
import { tarEntries } from './tar-entries.ts';

/** A file in an archive. */
export interface ArchivedFile {
  /** With `/` between folders, none of which is `..`. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its content. The stream fails when there is more or less of it than `size`. */
  open(): Promise<Readable>;
}

/** Tables of an instrument compress well, and are small. */
const ALWAYS_UNPACKED = 100_000_000;
/** Raw data of no instrument compresses better; what is made to compress well reaches 1,000. */
const UNPACKED_RATIO = 25;

/** Bytes that a compressed file may unpack to: what is unpacked takes time and disk, which are bounded by what was sent. */
export function mostUnpackedBytes(packed: number): number {
  return ALWAYS_UNPACKED + UNPACKED_RATIO * packed;
}

/** More files are in the archive of no run. */
export const MAX_ARCHIVE_FILES = 20_000;

/**
 * Lists the files of an archive and gives them to `use`; they can be opened until it has resolved.
 *
 * @param name tells zip from tar
 * @throws UnreadableAcquisitionError for a broken archive, and one with paths out of it, links, too many files or too much in them
 */
export async function withArchive<T>(
  path: string,
  name: string,
  use: (files: readonly ArchivedFile[]) => Promise<T>,
): Promise<T> {
  return /\.zip$/i.test(name) ? withZip(path, use) : withTar(path, use);
}

/** Writes the files of an archive below a folder. @throws UnreadableAcquisitionError */
export async function unpack(files: readonly ArchivedFile[], folder: string): Promise<void> {
  for (const file of files) {
    const path = join(folder, ...file.name.split('/'));
    await mkdir(dirname(path), { recursive: true });
    await unpackOne(file, path);
  }
}

/**
 * Writes a file of an archive to a path that does not exist.
 *
 * @throws UnreadableAcquisitionError when it is not what the archive's directory says; the errors of the disk
 */
export async function unpackOne(file: ArchivedFile, path: string): Promise<void> {
  const content = await file.open();
  let broken: Error | undefined;
  content.once('error', (error) => {
    broken = error;
  });
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    // Both streams end with what ended one of them.
    if (error !== broken || isFull(error)) throw error;
    throw new UnreadableAcquisitionError(`${shown(file.name)} is broken, or longer than the archive says.`, { cause: error });
  }
}

async function withTar<T>(path: string, use: (files: readonly ArchivedFile[]) => Promise<T>): Promise<T> {
  const files: ArchivedFile[] = [];
  for await (const { name, size, at, type } of tarEntries(path)) {
    requireInside(name);
    if (type === 'folder') continue;
    if (type === 'other') throw new UnreadableAcquisitionError(`The archive contains a link or a device: ${shown(name)}.`);
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

async function withZip<T>(path: string, use: (files: readonly ArchivedFile[]) => Promise<T>): Promise<T> {
  const zip = await openZip(path);
  try {
    const files = await zipFiles(zip);
    const unpacked = files.reduce((sum, { size }) => sum + size, 0);
    if (unpacked > mostUnpackedBytes((await stat(path)).size))
      throw new UnreadableAcquisitionError('The archive expands to far more data than raw data of its size.');
    return await use(files);
  } finally {
    zip.close();
  }
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // The names are checked here, as those of tar are.
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: false }, (error, zip) =>
      error === null
        ? resolve(zip)
        : reject(new UnreadableAcquisitionError('The archive is not a zip file, or it is cut off.', { cause: error })),
    );
  });
}

function zipFiles(zip: ZipFile): Promise<ArchivedFile[]> {
  return new Promise((resolve, reject) => {
    const files: ArchivedFile[] = [];
    zip.on('error', (cause) => reject(new UnreadableAcquisitionError('The archive is broken.', { cause })));
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      try {
        const name = entry.fileName.replaceAll('\\', '/');
        requireInside(name);
        // The upper half of the external attributes is the mode of Unix (APPNOTE 4.4.15); 0xA000 is a link.
        if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
          throw new UnreadableAcquisitionError(`The archive contains a link: ${shown(name)}.`);
        if (!name.endsWith('/')) files.push({ name, size: entry.uncompressedSize, open: () => openEntry(zip, entry) });
        if (files.length > MAX_ARCHIVE_FILES)
          throw new UnreadableAcquisitionError(`The archive contains more than ${MAX_ARCHIVE_FILES} files.`);
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) =>
      error === null
        ? resolve(stream)
        : reject(new UnreadableAcquisitionError(`${shown(entry.fileName)} cannot be read.`, { cause: error })),
    );
  });
}

/** @throws UnreadableAcquisitionError for a path that leads elsewhere */
function requireInside(name: string): void {
  const parts = name.replace(/\/$/, '').split('/');
  const isInside = !name.includes('\\') && !/^[A-Za-z]:/.test(name) && !/\p{Cc}/u.test(name);
  if (isInside && parts.every((part, at) => part !== '..' && (part !== '' || at > 0))) return;
  throw new UnreadableAcquisitionError(`The archive contains a path outside of it: ${shown(name)}.`);
}

function shown(name: string): string {
  return JSON.stringify(name.replace(/\p{C}/gu, ' ').slice(0, 80));
}
