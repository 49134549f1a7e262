/**
 * What a ZIP file says of its contents, without unpacking anything (PKWARE APPNOTE 6.3.10, sections 4.3.12 and 4.3.16). A spreadsheet
 * that claims to be far larger than any real one is refused before somebody unpacks it; one that lies is caught while it is
 * unpacked.
 */
import { open } from 'node:fs/promises';

/** The end of the central directory may be followed by a comment of this length. */
const LONGEST_END = 65_557;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_HEAD = 46;
const LARGEST_DIRECTORY = 10_000_000;

/** What the directory claims. */
export interface ZipClaims {
  readonly entries: number;
  /** Bytes of all entries unpacked. */
  readonly unpacked: number;
  readonly names: readonly string[];
}

/** The file is no ZIP file that can be read. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

/** Reads the directory of a file. @throws ZipError */
export async function readZipClaims(path: string): Promise<ZipClaims> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, from);
      if (bytesRead < length) throw new ZipError('it ends too early');
      return bytes;
    };
    const tailStart = Math.max(0, size - LONGEST_END);
    const tail = await read(tailStart, size - tailStart);
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end === -1 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_SIGNATURE)
      throw new ZipError('it is no ZIP file, or it is cut off');
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (length > LARGEST_DIRECTORY || start + length > size) throw new ZipError('its directory is broken');
    return claimsIn(await read(start, length));
  } finally {
    await file.close();
  }
}

function claimsIn(directory: Buffer): ZipClaims {
  const names: string[] = [];
  let unpacked = 0;
  for (let at = 0; at < directory.length; ) {
    if (at + ENTRY_HEAD > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
      throw new ZipError('its directory is broken');
    unpacked += directory.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    names.push(directory.toString('utf8', at + ENTRY_HEAD, at + ENTRY_HEAD + name));
    at += ENTRY_HEAD + name + extra + comment;
  }
  return { entries: names.length, unpacked, names };
}
