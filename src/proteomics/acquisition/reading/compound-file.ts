/** Reads single streams of an OLE2 compound file ([MS-CFB]). The file is untrusted, so chains and the tree are bounded by its size. */
import { UnreadableAcquisitionError } from './acquisition.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Numbers from here on mark the end of a chain, or no entry. */
const FIRST_MARK = 0xfffffffa;
const ENTRY_BYTES = 128;
const HEADER_ADDRESSES = 109;
const ROOT = 5;

interface DirectoryEntry {
  readonly start: number;
  readonly size: number;
}

export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorBytes: number;
  readonly #table: Buffer;
  readonly #smallTable: Buffer;
  readonly #small: Buffer;
  readonly #entries = new Map<string, DirectoryEntry>();

  /** @throws UnreadableAcquisitionError, RangeError if the file is damaged or cut off */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sectorBytes = 2 ** bytes.readUInt16LE(30);
    if (this.#sectorBytes !== 512 && this.#sectorBytes !== 4_096) throw createDamageError();
    this.#table = Buffer.concat(this.#listTableSectors().map((sector) => this.#readSector(sector)));
    this.#smallTable = this.#readChain(bytes.readUInt32LE(60));
    const directory = this.#readChain(bytes.readUInt32LE(48));
    this.#readEntries(directory, '', directory.readUInt32LE(76), new Set());
    const root = readEntry(directory, 0);
    this.#small = directory[66] === ROOT ? this.#readChain(root.start).subarray(0, root.size) : Buffer.alloc(0);
  }

  static isCompoundFile(bytes: Buffer): boolean {
    return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  }

  /** Returns the content of the stream at a path such as `Sample1/Log`; undefined if there is none. */
  readStream(path: string): Buffer | undefined {
    const entry = this.#entries.get(path);
    if (entry === undefined) return undefined;
    const isSmall = entry.size < this.#bytes.readUInt32LE(56);
    return (isSmall ? this.#readSmallChain(entry.start) : this.#readChain(entry.start)).subarray(0, entry.size);
  }

  #listTableSectors(): number[] {
    const sectors = readNumbers(this.#bytes.subarray(76, 76 + 4 * HEADER_ADDRESSES));
    for (let next = this.#bytes.readUInt32LE(68); next < FIRST_MARK; ) {
      const more = readNumbers(this.#readSector(next));
      next = more.pop() ?? FIRST_MARK;
      sectors.push(...more);
      if (sectors.length * this.#sectorBytes > this.#bytes.length) throw createDamageError();
    }
    return sectors.filter((sector) => sector < FIRST_MARK);
  }

  #readSector(sector: number): Buffer {
    const at = (sector + 1) * this.#sectorBytes;
    if (at >= this.#bytes.length) throw createDamageError();
    return this.#bytes.subarray(at, at + this.#sectorBytes);
  }

  #readChain(start: number): Buffer {
    return joinChain(start, this.#table, (sector) => this.#readSector(sector));
  }

  #readSmallChain(start: number): Buffer {
    const size = 2 ** this.#bytes.readUInt16LE(32);
    return joinChain(start, this.#smallTable, (sector) => this.#small.subarray(sector * size, (sector + 1) * size));
  }

  #readEntries(directory: Buffer, folder: string, first: number, seen: Set<number>): void {
    const waiting = [first];
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
      if (entry >= FIRST_MARK || seen.has(entry)) continue;
      seen.add(entry);
      const at = entry * ENTRY_BYTES;
      const name = directory.toString('utf16le', at, at + Math.max(0, directory.readUInt16LE(at + 64) - 2));
      this.#entries.set(`${folder}${name}`, readEntry(directory, at));
      waiting.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
      this.#readEntries(directory, `${folder}${name}/`, directory.readUInt32LE(at + 76), seen);
    }
  }
}

const readEntry = (directory: Buffer, at: number): DirectoryEntry => ({
  start: directory.readUInt32LE(at + 116),
  size: directory.readUInt32LE(at + 120),
});

const readNumbers = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(4 * index));

/** Joins the parts of a chain. Each entry of the table is the number of the next part. */
function joinChain(start: number, table: Buffer, readPart: (part: number) => Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let part = start; part < FIRST_MARK; part = table.readUInt32LE(4 * part)) {
    parts.push(readPart(part));
    if (4 * parts.length > table.length) throw createDamageError();
  }
  return Buffer.concat(parts);
}

function createDamageError(): UnreadableAcquisitionError {
  return new UnreadableAcquisitionError('The file is damaged or cut off.');
}
