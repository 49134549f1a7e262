import { isUtf8 } from 'node:buffer';

/** Maximum bytes of a line. Lists of identifiers in MaxQuant tables have some hundred kilobytes. */
export const MAX_LINE_LENGTH = 16 * 1024 * 1024;

/** Bytes `start` to `end` contain the line without its end. Valid only during the call. */
export interface Line {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly number: number;
  readonly offset: number;
  readonly isEnded: boolean;
}

export class NotTextError extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Calls `take` with every line in order, regardless of the division into pieces. Lines end with LF or CRLF; the last line may
 * have no end. Awaits `pause` after each piece. Buffers at most a line and a piece. The memory of a piece is reused for the
 * next one. @throws NotTextError if the text contains NUL, invalid UTF-8, or a line longer than `longest`
 */
export async function forEachLine(
  pieces: AsyncIterable<Buffer>,
  take: (line: Line) => void,
  { longest = MAX_LINE_LENGTH, pause }: { longest?: number; pause?: () => Promise<void> } = {},
): Promise<void> {
  // Reused, because a new buffer for each piece would cause much garbage collection.
  let held = Buffer.alloc(0);
  let rest = 0;
  let number = 0;
  let offset = 0;
  for await (const piece of pieces) {
    held = enlargeBuffer(held, rest, piece.length);
    piece.copy(held, rest);
    const bytes = held.subarray(0, rest + piece.length);
    const whole = bytes.lastIndexOf(NEWLINE) + 1;
    requireTextContent(bytes.subarray(0, whole), number);
    for (let start = 0; start < whole; ) {
      const newline = bytes.indexOf(NEWLINE, start);
      number += 1;
      requireLength(newline - start, longest, number);
      take({ bytes, start, end: trimReturn(bytes, start, newline), number, offset: offset + start, isEnded: true });
      start = newline + 1;
    }
    held.copyWithin(0, whole, bytes.length);
    rest = bytes.length - whole;
    offset += whole;
    requireLength(rest, longest, number + 1);
    if (pause !== undefined) await pause();
  }
  if (rest === 0) return;
  const last = held.subarray(0, rest);
  requireTextContent(last, number);
  take({ bytes: last, start: 0, end: trimReturn(last, 0, rest), number: number + 1, offset, isEnded: false });
}

function enlargeBuffer(held: Buffer<ArrayBuffer>, used: number, more: number): Buffer<ArrayBuffer> {
  if (held.length >= used + more) return held;
  const larger = Buffer.allocUnsafeSlow(Math.max(used + more, held.length * 2));
  held.copy(larger, 0, 0, used);
  return larger;
}

function trimReturn(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}

function requireLength(length: number, longest: number, line: number): void {
  if (length > longest) throw new NotTextError(line, `is longer than ${Math.round(longest / 1024)} KiB`);
}

function requireTextContent(bytes: Buffer, linesBefore: number): void {
  const binary = bytes.indexOf(0);
  if (binary !== -1) throw new NotTextError(linesBefore + 1 + countNewlines(bytes.subarray(0, binary)), describeBinary(bytes));
  if (isUtf8(bytes)) return;
  let line = linesBefore;
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    line += 1;
    if (!isUtf8(bytes.subarray(start, end))) throw new NotTextError(line, 'is not UTF-8');
    start = end;
  }
}

export function describeBinary([first, second]: Uint8Array): string {
  return first === 0x1f && second === 0x8b ? 'is compressed, and cannot be unpacked' : 'contains binary data';
}

function countNewlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
