/** Reads the part of a file that recognition needs: the first lines of a text file, or the footer of a Parquet file. */
import { type FileHandle, open } from 'node:fs/promises';
import { type AsyncBuffer, parquetMetadataAsync } from 'hyparquet';
import { formatSize } from '../../../web/for-people/words.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { normalizeColumnName, removeQuotes } from '../../ingestion/reading/header.ts';
import { describeBinary } from '../../ingestion/reading/lines.ts';
import { listColumnNames } from '../formulas/formula.ts';
import { TABLES } from '../formulas/tables.ts';
import { checkExpandedSize, countFooterRows } from './parquet-room.ts';
import { openTableAsUtf8 } from './plain-table.ts';
import type { FileHead } from './recognize.ts';

export type Separator = '\t' | ',' | ';';

export interface ReadHead extends FileHead {
  readonly separator: Separator;
  /** Row count of a Parquet file; null for a text file. */
  readonly rows: number | null;
  /** True if R has replaced characters of the names by dots. Then `columns` contains the original names. */
  readonly isRenamed: boolean;
}

/** Maximum bytes of the first line. */
const FIRST_BYTES = 1_048_576;
const MAGIC = Buffer.from('PAR1');
const BYTE_ORDER_MARK = /^\ufeff/;

/** @throws BrokenResultError if the footer of a Parquet file is unreadable, or the data is binary */
export async function readHead({ name, path }: { readonly name: string; readonly path: string }): Promise<ReadHead> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw new BrokenResultError(name, undefined, 'is empty');
    const first = Buffer.alloc(Math.min(size, FIRST_BYTES));
    await file.read(first, 0, first.length, 0);
    if (first.subarray(0, 4).equals(MAGIC)) return await readParquetHead(name, path, size);
    const plain = await readPlainStart({ name, path });
    const text = plain ?? first;
    if (text.includes(0)) throw new BrokenResultError(name, undefined, describeBinary(text));
    return parseTextHead(text.toString('utf8'));
  } finally {
    await file.close();
  }
}

async function readPlainStart(file: { readonly name: string; readonly path: string }): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  const plain = await openTableAsUtf8(file);
  if (plain === undefined) return undefined;
  let bytes = 0;
  for await (const piece of plain) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= FIRST_BYTES) break;
  }
  return Buffer.concat(pieces);
}

export function parseTextHead(content: string): ReadHead {
  // The log of DIA-NN 2, and some tables, begin with empty lines.
  const text = content.replace(BYTE_ORDER_MARK, '').replace(/^(?:[^\S\t\n]*\n)+/, '');
  // In settings as JSON or YAML, any line can contain a run name.
  const lines = text.split('\n', /^(\{|\w+:\s)/.test(text) ? undefined : 10).map((line) => line.replace(/\r$/, ''));
  const line = lines[0] ?? '';
  const separator = detectSeparator(line);
  const written = splitCells(line, separator).map((cell) => cell.trim());
  const columns = restoreNames(written);
  return { format: 'text', separator, rows: null, lines, columns, isRenamed: columns.some((name, at) => name !== written[at]) };
}

/** Names of columns that recognition requires, but no metric. */
const WITHOUT_METRIC = 'Charges|Mapped Proteins|Peptide Sequence|Modified Sequence|M/Z|Spectral Count|Run Label'.split('|');
const BY_R_NAME: ReadonlyMap<string, string> = new Map(
  TABLES.flatMap((table) => (table.shape === 'long' ? listColumnNames(table) : []))
    .concat(WITHOUT_METRIC)
    .filter((name) => /[^\w.]/.test(name))
    .map((name) => [normalizeColumnName(name.toLowerCase()), name]),
);
/** Columns of DIA-NN that contain dots in the original, as in Modified.Sequence. */
const OF_DIA_NN = /^(Precursor\.Id|Protein\.Group|File\.Name)$/;

function restoreNames(written: readonly string[]): readonly string[] {
  const isOfR = written.every((name) => /^[\w.]*$/.test(name) && !OF_DIA_NN.test(name));
  return isOfR ? written.map((name) => BY_R_NAME.get(name.toLowerCase()) ?? name) : written;
}

/** Splits a line into cells. Separators within quotes are part of the cell. */
export function splitCells(line: string, separator: Separator): string[] {
  if (separator === '\t') return line.split('\t').map(removeQuotes);
  const pattern = separator === ',' ? /("(?:[^"]|"")*"|[^,]*)(,|$)/gy : /("(?:[^"]|"")*"|[^;]*)(;|$)/gy;
  const cells: string[] = [];
  for (const [, cell = '', end] of line.matchAll(pattern)) {
    cells.push(removeQuotes(cell));
    if (end === '') break;
  }
  return cells;
}

function detectSeparator(line: string): Separator {
  if (line.includes('\t')) return '\t';
  const countMark = (mark: string) => line.split(mark).length;
  return countMark(';') > countMark(',') ? ';' : ',';
}

/** Maximum bytes of a footer. With thousands of row groups, it has a few megabytes. */
const MAX_FOOTER_BYTES = 64_000_000;

async function readParquetHead(name: string, path: string, size: number): Promise<ReadHead> {
  const file = await open(path, 'r');
  try {
    const footer = await readFooterLength(file, size);
    if (footer > MAX_FOOTER_BYTES && footer < size)
      throw new BrokenResultError(
        name,
        undefined,
        `has a footer of ${formatSize(footer)}; ${formatSize(MAX_FOOTER_BYTES)} are read`,
      );
    const metadata = await parquetMetadataAsync(createAsyncBuffer(file, size));
    // Only children of the root are columns.
    const columns = listTopLevel(metadata.schema);
    checkExpandedSize(name, metadata, columns.length, size);
    return { format: 'parquet', separator: '\t', rows: countFooterRows(metadata), lines: [], columns, isRenamed: false };
  } catch (cause) {
    if (cause instanceof BrokenResultError) throw cause;
    throw new BrokenResultError(name, undefined, 'is a Parquet file without a readable footer; it may be cut short');
  } finally {
    await file.close();
  }
}

/** Reads the length of the footer from the last eight bytes, which end with `PAR1`. */
async function readFooterLength(file: FileHandle, size: number): Promise<number> {
  const end = Buffer.alloc(8);
  await file.read(end, 0, end.length, Math.max(0, size - end.length));
  return end.readUInt32LE(0);
}

export function createAsyncBuffer(file: FileHandle, size: number): AsyncBuffer {
  return {
    byteLength: size,
    async slice(start, end = size) {
      const bytes = Buffer.alloc(end - start);
      await file.read(bytes, 0, bytes.length, start);
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    },
  };
}

function listTopLevel(schema: readonly { readonly name: string; readonly num_children?: number }[]): string[] {
  const names: string[] = [];
  const skipStructure = (at: number): number => {
    let next = at + 1;
    // A damaged footer may declare more children than exist.
    for (let child = 0; child < (schema[at]?.num_children ?? 0) && next < schema.length; child += 1) next = skipStructure(next);
    return next;
  };
  for (let at = 1; at < schema.length; ) {
    names.push(schema[at]?.name ?? '');
    at = skipStructure(at);
  }
  return names;
}
