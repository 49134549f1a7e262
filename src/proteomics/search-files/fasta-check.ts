/** Validates every byte of a FASTA file of proteins in limited memory. */
import { createReadStream } from 'node:fs';
import { BadRequestError } from '../../contract/errors.ts';
import { formatNumber } from '../../web/for-people/words.ts';

const PIECE_BYTES = 1_048_576;
const LINE_FEED = 10;
const RETURN = 13;
const HEADER = 62;

/** Bytes that are allowed in a sequence: letters, stop, gap and white space. */
const IN_SEQUENCE = new Uint8Array(256);
const LETTER = 1;
const SPACE = 2;
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz*-') IN_SEQUENCE[character.charCodeAt(0)] = LETTER;
for (const character of ' \t\r') IN_SEQUENCE[character.charCodeAt(0)] = SPACE;

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const GZIP = [0x1f, 0x8b];

/** State of the parser between two pieces. */
interface Reading {
  line: number;
  place: 'start of a line' | 'header' | 'sequence';
  /** Line number of the last header; 0 before the first one. */
  header: number;
  hasName: boolean;
  hasLetters: boolean;
  sequences: number;
}

/** @throws BadRequestError with the line of the first error */
export async function countSequences(path: string, name: string): Promise<number> {
  const reading: Reading = { line: 1, place: 'start of a line', header: 0, hasName: false, hasLetters: false, sequences: 0 };
  let isFirst = true;
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    checkFastaBytes(isFirst ? skipByteOrderMark(piece as Buffer, name) : (piece as Buffer), reading, name);
    isFirst = false;
  }
  if (reading.place === 'header') endHeader(reading, name);
  endSequence(reading, name);
  if (reading.sequences === 0) throw createFastaError(name, 1, 'must begin with ">", the mark of a FASTA header');
  return reading.sequences;
}

function checkFastaBytes(piece: Buffer, reading: Reading, name: string): void {
  let at = 0;
  while (at < piece.length)
    at = reading.place === 'header' ? checkFastaHeader(piece, at, reading, name) : checkFastaSequence(piece, at, reading, name);
}

/** Reads to the end of a header or of the piece. Returns the position after it. */
function checkFastaHeader(piece: Buffer, from: number, reading: Reading, name: string): number {
  const end = piece.indexOf(LINE_FEED, from);
  const stop = end === -1 ? piece.length : end;
  for (let at = from; at < stop; at += 1) {
    const byte = piece[at] as number;
    if (byte === 0) throw createFastaError(name, reading.line, 'contains a byte that cannot occur in text');
    if (byte > 32) reading.hasName = true;
  }
  if (end === -1) return stop;
  endHeader(reading, name);
  reading.line += 1;
  reading.place = 'start of a line';
  return end + 1;
}

/** Reads letters, or one other byte. Returns the position after it. */
function checkFastaSequence(piece: Buffer, from: number, reading: Reading, name: string): number {
  let at = from;
  while (at < piece.length && IN_SEQUENCE[piece[at] as number] === LETTER) at += 1;
  if (at > from && reading.header > 0) {
    reading.hasLetters = true;
    reading.place = 'sequence';
    return at;
  }
  const byte = piece[from] as number;
  if (byte === LINE_FEED) {
    reading.line += 1;
    reading.place = 'start of a line';
  } else if (byte === HEADER && reading.place === 'start of a line') {
    endSequence(reading, name);
    Object.assign(reading, { place: 'header', header: reading.line, hasName: false, hasLetters: false });
  } else if (IN_SEQUENCE[byte] !== SPACE) throw createFastaError(name, reading.line, describeProblem(byte, reading));
  // White space before the first header does not start a sequence.
  else if (byte !== RETURN) reading.place = 'sequence';
  return from + 1;
}

function describeProblem(byte: number, { header }: Reading): string {
  if (header === 0) return 'must begin with ">", the mark of a FASTA header';
  const isShown = byte > 32 && byte < 127;
  return `contains ${isShown ? `"${String.fromCharCode(byte)}"` : 'a character'} in a sequence; only letters, * and - are allowed`;
}

function endHeader({ hasName, line }: Reading, name: string): void {
  if (!hasName) throw createFastaError(name, line, 'has a ">" without a name after it');
}

function endSequence(reading: Reading, name: string): void {
  if (reading.header === 0) return;
  if (!reading.hasLetters) throw createFastaError(name, reading.header, 'names a protein, and no sequence follows');
  reading.sequences += 1;
}

function skipByteOrderMark(piece: Buffer, name: string): Buffer {
  if (GZIP.every((byte, at) => piece[at] === byte))
    throw new BadRequestError(`${name} is compressed. Unpack it, and upload it again.`);
  return BYTE_ORDER_MARK.every((byte, at) => piece[at] === byte) ? piece.subarray(BYTE_ORDER_MARK.length) : piece;
}

function createFastaError(name: string, line: number, problem: string): BadRequestError {
  return new BadRequestError(`${name}, line ${formatNumber(line)}: it ${problem}.`);
}
