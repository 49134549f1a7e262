/** Reads what recognition needs from a file: the first lines of a text, the footer of a Parquet file. */
import { type FileHandle, open } from 'node:fs/promises';
import { type AsyncBuffer, parquetMetadataAsync } from 'hyparquet';
import { sizeText } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { unquoted } from '../../ingestion/reading/header.ts';
import { requireRoom, rowsIn } from './parquet-room.ts';
import type { FileHead } from './recognize.ts';

/** What separates the cells of a text. */
export type Separator = '\t' | ',' | ';';

/** The head of a file, and how it is written. */
export interface ReadHead extends FileHead {
  readonly separator: Separator;
  /** Rows of a Parquet file; null for a text. */
  readonly rows: number | null;
}

/** Longer first lines are of no table that is understood. */
const FIRST_BYTES = 1_048_576;
const MAGIC = Buffer.from('PAR1');
const BYTE_ORDER_MARK = /^\ufeff/;

/**
 * Reads the head of a file.
 * @throws BrokenResultError for a Parquet file whose footer cannot be read, and for what is no text
 */
export async function readHead({ name, path }: { readonly name: string; readonly path: string }): Promise<ReadHead> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new BrokenResultError(name, undefined, 'is empty');
    const first = Buffer.alloc(Math.min(size, FIRST_BYTES));
    await file.read(first, 0, first.length, 0);
    if (first.subarray(0, 4).equals(MAGIC)) return await parquetHead(name, path, size);
    if (first.includes(0)) throw new BrokenResultError(name, undefined, 'holds binary content and is no Parquet file');
    return textHead(first.toString('utf8'));
  } finally {
    await file.close();
  }
}

/** The head of a text. */
export function textHead(content: string): ReadHead {
  // DIA-NN 2 begins its log with an empty line; a table may have one in front of its header, too.
  const text = content.replace(BYTE_ORDER_MARK, '').replace(/^(?:[^\S\t\n]*\n)+/, '');
  const lines = text.split('\n', 10).map((line) => line.replace(/\r$/, ''));
  const line = lines[0] ?? '';
  const separator = separatorOf(line);
  return { format: 'text', separator, rows: null, lines, columns: cellsOf(line, separator).map((cell) => cell.trim()) };
}

/** The cells of a line; a separator within quotes is none. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === '\t') return line.split('\t').map(unquoted);
  const pattern = separator === ',' ? /("(?:[^"]|"")*"|[^,]*)(,|$)/gy : /("(?:[^"]|"")*"|[^;]*)(;|$)/gy;
  const cells: string[] = [];
  for (const [, cell = '', end] of line.matchAll(pattern)) {
    cells.push(unquoted(cell));
    if (end === '') break;
  }
  return cells;
}

function separatorOf(line: string): Separator {
  if (line.includes('\t')) return '\t';
  const count = (mark: string) => line.split(mark).length;
  return count(';') > count(',') ? ';' : ',';
}

/** A footer of thousands of row groups has a few megabytes. */
const MAX_FOOTER_BYTES = 64_000_000;

async function parquetHead(name: string, path: string, size: number): Promise<ReadHead> {
  const file = await open(path, 'r');
  try {
    const footer = await footerBytes(file, size);
    if (footer > MAX_FOOTER_BYTES && footer < size)
      throw new BrokenResultError(
        name,
        undefined,
        `has a footer of ${sizeText(footer)}; ${sizeText(MAX_FOOTER_BYTES)} are read`,
      );
    const metadata = await parquetMetadataAsync(headBytesOf(file, size));
    // The first element is the root; children of nested columns are no columns.
    const columns = topLevel(metadata.schema);
    requireRoom(name, metadata, columns.length, size);
    return { format: 'parquet', separator: '\t', rows: rowsIn(metadata), lines: [], columns };
  } catch (cause) {
    if (cause instanceof BrokenResultError) throw cause;
    const reason =
      cause instanceof RangeError || cause instanceof Error
        ? 'is a Parquet file without a readable footer; it may be cut short'
        : '';
    throw new BrokenResultError(name, undefined, reason);
  } finally {
    await file.close();
  }
}

/** By the eight bytes at the end: the length, and `PAR1`. */
async function footerBytes(file: FileHandle, size: number): Promise<number> {
  const end = Buffer.alloc(8);
  await file.read(end, 0, end.length, Math.max(0, size - end.length));
  return end.readUInt32LE(0);
}

/** A file as the reader of Parquet takes it. */
export function headBytesOf(file: FileHandle, size: number): AsyncBuffer {
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = Buffer.alloc(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    },
  };
}

function topLevel(schema: readonly { readonly name: string; readonly num_children?: number }[]): string[] {
  const names: string[] = [];
  const skip = (at: number): number => {
    let next = at + 1;
    // A footer may claim more of them than it has.
    for (let child = 0; child < (schema[at]?.num_children ?? 0) && next < schema.length; child += 1) next = skip(next);
    return next;
  };
  for (let at = 1; at < schema.length; ) {
    names.push(schema[at]?.name ?? '');
    at = skip(at);
  }
  return names;
}
