/**
 * The tar file of a run's files (POSIX.1-2001, pax), which is nowhere on the disk: any part of it can be read at any time, so that an
 * upload goes on where it stopped.
 */
import { createReadStream } from 'node:fs';
import type { FilePart } from './candidates.ts';

/** A piece of the tar file: bytes that are made, or those of a file. */
type Segment = { readonly start: number; readonly end: number } & ({ readonly bytes: Buffer } | { readonly path: string });

/** What bytes are read from. */
export interface TarLayout {
  /** Bytes of the whole. */
  readonly size: number;
  /** The bytes from `start` to before `end`. A file that has become shorter ends the reading with an error. */
  read(start: number, end: number): AsyncGenerator<Buffer>;
}

const BLOCK = 512;
/** The longest name, and the largest size, of the plain header. */
const MAX_NAME_LENGTH = 100;
const LARGEST = 0o77777777777;
const END = Buffer.alloc(2 * BLOCK);

/** A single file as it stands. */
export function fileLayout({ path, size }: Pick<FilePart, 'path' | 'size'>): TarLayout {
  return layoutOf([{ start: 0, end: size, path }]);
}

/** The parts as a tar file. The same parts always make the same bytes. */
export function tarLayout(parts: readonly FilePart[]): TarLayout {
  const segments: Segment[] = [];
  let at = 0;
  const add = (bytes: Buffer) => {
    segments.push({ start: at, end: at + bytes.length, bytes });
    at += bytes.length;
  };
  for (const part of parts) {
    add(headers(part));
    segments.push({ start: at, end: at + part.size, path: part.path });
    at += part.size;
    add(Buffer.alloc(padding(part.size)));
  }
  add(END);
  return layoutOf(segments);
}

function layoutOf(segments: readonly Segment[]): TarLayout {
  return {
    size: segments.at(-1)?.end ?? 0,
    async *read(start, end) {
      for (const segment of segments) {
        const from = Math.max(start, segment.start) - segment.start;
        const to = Math.min(end, segment.end) - segment.start;
        if (from >= to) continue;
        if ('bytes' in segment) yield segment.bytes.subarray(from, to);
        else yield* bytesOf(segment.path, from, to);
      }
    },
  };
}

async function* bytesOf(path: string, from: number, to: number): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const chunk of createReadStream(path, { start: from, end: to - 1, highWaterMark: 1_048_576 })) {
    read += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
  if (read < to - from) throw new Error(`${path} has become shorter while it was sent.`);
}

/** The header of a file, before it one of pax where the name or the size does not fit. */
function headers({ inside, size, changedAt }: FilePart): Buffer {
  const isPlain = /^[\x20-\x7e]+$/.test(inside) && inside.length <= MAX_NAME_LENGTH && size <= LARGEST;
  const seconds = Math.max(0, Math.floor(changedAt / 1_000));
  const short = inside.replace(/[^\x20-\x7e]/g, '_').slice(-MAX_NAME_LENGTH);
  const own = header({ name: short, size: Math.min(size, LARGEST), seconds, type: '0' });
  if (isPlain) return own;
  const records = Buffer.from(record('path', inside) + record('size', String(size)));
  const pax = header({ name: 'PaxHeader', size: records.length, seconds, type: 'x' });
  return Buffer.concat([pax, records, Buffer.alloc(padding(records.length)), own]);
}

function header({ name, size, seconds, type }: { name: string; size: number; seconds: number; type: '0' | 'x' }): Buffer {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0, MAX_NAME_LENGTH, 'latin1');
  block.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(seconds, 12), 100, 'latin1');
  block.write(' '.repeat(8) + type, 148, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** A record of pax: its own length in front, which counts itself. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const length = [1, 2, 3, 4, 5].map((digits) => bytes + digits).find((sum, at) => String(sum).length === at + 1);
  return `${length}${rest}`;
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
