/**
 * What is in a ZIP file (PKWARE APPNOTE 6.3.10, sections 4.3.6, 4.3.7, 4.3.12 and 4.3.16), found without keeping anything of it. A
 * spreadsheet that claims to be far larger than any real one is refused before somebody unpacks it. One that lies about that, or hides
 * something between what its directory lists, is refused after it was unpacked once, part by part, into nothing.
 */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

/** The end of the central directory may be followed by a comment of this length. */
const LONGEST_END = 65_557;
const END = { signature: 0x06054b50, length: 22 };
const ENTRY = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
const LARGEST_DIRECTORY = 10_000_000;
/** Longest data descriptor behind an entry whose sizes were not known at its beginning. */
const LONGEST_DESCRIPTOR = 24;
const [STORED, DEFLATED] = [0, 8];

/** One file inside, as the directory lists it; sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly offset: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly method: number;
  readonly isEncrypted: boolean;
}

/** The file is no ZIP file that can be read, or not what it says to be. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** Reads the directory of a file. @throws ZipError */
export async function readZipEntries(path: string): Promise<readonly ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tailStart = Math.max(0, size - LONGEST_END);
    const tail = await read(file, tailStart, size - tailStart);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end === -1 || end + END.length > tail.length || tail.readUInt32LE(end) !== END.signature)
      throw new ZipError('it is no ZIP file, or it is cut off');
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (length > LARGEST_DIRECTORY || start + length > size) throw new ZipError('its directory is broken');
    return entriesIn(await read(file, start, length));
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, from);
  if (bytesRead < length) throw new ZipError('it ends too early');
  return bytes;
}

function entriesIn(directory: Buffer): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + ENTRY.length > directory.length || directory.readUInt32LE(at) !== ENTRY.signature)
      throw new ZipError('its directory is broken');
    const short = (offset: number) => directory.readUInt16LE(at + offset);
    const long = (offset: number) => directory.readUInt32LE(at + offset);
    const nameEnd = at + ENTRY.length + short(28);
    entries.push({
      name: directory.toString('utf8', at + ENTRY.length, nameEnd),
      offset: long(42),
      packed: long(20),
      unpacked: long(24),
      method: short(10),
      isEncrypted: (short(8) & 1) === 1,
    });
    at = nameEnd + short(30) + short(32);
  }
  return entries;
}

/** Makes sure that the file holds what its directory lists, and nothing else before the directory. @throws ZipError */
export async function proveZipEntries(path: string, entries: readonly ZipEntry[]): Promise<void> {
  const file = await open(path);
  try {
    let end = 0;
    for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
      if (entry.isEncrypted) throw new ZipError('it has a password');
      if (entry.offset < end || entry.offset > end + LONGEST_DESCRIPTOR)
        throw new ZipError('its directory does not list what it holds');
      const head = await read(file, entry.offset, LOCAL.length);
      if (head.readUInt32LE(0) !== LOCAL.signature) throw new ZipError('its directory is broken');
      const start = entry.offset + LOCAL.length + head.readUInt16LE(26) + head.readUInt16LE(28);
      end = start + entry.packed;
      await proveSize(path, entry, start);
    }
  } finally {
    await file.close();
  }
}

async function proveSize(path: string, { packed, unpacked, method }: ZipEntry, start: number): Promise<void> {
  if (method !== STORED && method !== DEFLATED) throw new ZipError('it is packed in a way that spreadsheets are not');
  if (packed === 0 || method === STORED) {
    if (packed !== unpacked) throw new ZipError(SIZE_LIE);
    return;
  }
  const content = createReadStream(path, { start, end: start + packed - 1 });
  const inflate = createInflateRaw();
  content.once('error', (error) => inflate.destroy(error));
  let size = 0;
  try {
    for await (const chunk of content.pipe(inflate)) {
      size += (chunk as Buffer).length;
      if (size > unpacked) throw new ZipError(SIZE_LIE);
    }
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('its data is broken', { cause: error });
  } finally {
    content.destroy();
  }
  if (size !== unpacked) throw new ZipError(SIZE_LIE);
}

const SIZE_LIE = 'it holds more or less than it says';
