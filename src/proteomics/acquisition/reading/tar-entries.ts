/** Reads the headers of a tar file: POSIX.1-2001 with pax, ustar, and long names and large sizes of GNU. */
import { type FileHandle, open } from 'node:fs/promises';
import { UnreadableAcquisitionError } from './acquisition.ts';

export interface TarEntry {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly at: number;
  readonly type: 'file' | 'folder' | 'other';
}

const BLOCK = 512;
/** Maximum bytes of a pax or GNU header with long names and sizes. */
const MAX_RECORD_BYTES = 1_048_576;
const MAX_ENTRIES = 100_000;

/** Yields the entries of a tar file in order. @throws UnreadableAcquisitionError if the file is invalid or incomplete */
export async function* readTarEntries(path: string): AsyncGenerator<TarEntry> {
  const file = await open(path);
  try {
    const { size: whole } = await file.stat();
    let at = 0;
    let stated: { readonly name?: string; readonly size?: number } = {};
    for (let count = 0; at + BLOCK <= whole; count += 1) {
      if (count > MAX_ENTRIES) throw new UnreadableAcquisitionError('The archive contains too many entries.');
      const header = await readBlock(file, at, BLOCK);
      if (header.every((byte) => byte === 0)) return;
      requireChecksum(header, at);
      const type = String.fromCharCode(header[156] ?? 0);
      const size = type === 'x' || type === 'L' ? parseNumber(header) : (stated.size ?? parseNumber(header));
      const content = at + BLOCK;
      if (content + size > whole) throw createCutOffError();
      if (type === 'x' || type === 'L') {
        if (size > MAX_RECORD_BYTES) throw new UnreadableAcquisitionError('The archive contains a header that is too long.');
        const records = (await readBlock(file, content, size)).toString('utf8');
        stated = type === 'L' ? { ...stated, name: records.replace(/\0.*$/s, '') } : { ...stated, ...parsePaxRecords(records) };
      } else if (type !== 'g') {
        const name = stated.name ?? parseName(header);
        yield { name, size, at: content, type: parseEntryType(type, name) };
        stated = {};
      }
      at = content + Math.ceil(size / BLOCK) * BLOCK;
    }
    throw createCutOffError();
  } finally {
    await file.close();
  }
}

function createCutOffError(): UnreadableAcquisitionError {
  return new UnreadableAcquisitionError('The archive is not a tar file, or it is cut off.');
}

async function readBlock(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw createCutOffError();
  return bytes;
}

function parseEntryType(type: string, name: string): TarEntry['type'] {
  if (type === '5' || name.endsWith('/')) return 'folder';
  return type === '0' || type === '\0' || type === '7' ? 'file' : 'other';
}

function requireChecksum(header: Buffer, at: number): void {
  const checksum = Number.parseInt(parseText(header, 148, 8), 8);
  const sum = header.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 0x20 : byte), 0);
  if (checksum !== sum)
    throw new UnreadableAcquisitionError(at === 0 ? 'The archive is not a tar file.' : 'The archive is damaged.');
}

function parseNumber(header: Buffer): number {
  const isBinary = ((header[124] ?? 0) & 0x80) !== 0;
  const size = isBinary ? Number(header.readBigUInt64BE(128)) : Number.parseInt(parseText(header, 124, 12) || '0', 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new UnreadableAcquisitionError('The archive is damaged.');
  return size;
}

function parseName(header: Buffer): string {
  const prefix = parseText(header, 257, 6).startsWith('ustar') && header[263] === 0x30 ? parseText(header, 345, 155) : '';
  return prefix === '' ? parseText(header, 0, 100) : `${prefix}/${parseText(header, 0, 100)}`;
}

function parseText(header: Buffer, from: number, length: number): string {
  return header
    .toString('utf8', from, from + length)
    .replace(/\0.*$/s, '')
    .trim();
}

function parsePaxRecords(records: string): { name?: string; size?: number } {
  const found: { name?: string; size?: number } = {};
  for (const line of records.split('\n')) {
    const [, key, value = ''] = /^\d+ ([^=]+)=(.*)$/s.exec(line) ?? [];
    if (key === 'path') found.name = value;
    if (key === 'size' && /^\d+$/.test(value)) found.size = Number(value);
  }
  return found;
}
