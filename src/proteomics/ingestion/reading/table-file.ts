/** Reads tab-separated result files row by row in limited memory, and rejects invalid files. */

import { open } from 'node:fs/promises';
import { getOrAdd } from '../../../memoize.ts';
import { truncateText } from '../../../short-text.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { ResultFileName } from '../columns.ts';
import { BrokenResultError } from './broken-result.ts';
import { type Header, parseTableHeader, removeQuotes } from './header.ts';
import { forEachLine, type Line, NotTextError } from './lines.ts';
import { parseTableNumber } from './numbers.ts';

export interface TableFile {
  /** File name in messages. */
  readonly name: string;
  readonly path: string;
  /** Converts the line number in a part to that in the original file. Absent for complete files. */
  readonly findLine?: (line: number) => Promise<number>;
}

/** A file of MaxQuant or RawTools with its standard name. */
export interface ResultFile extends TableFile {
  readonly name: ResultFileName;
}

export interface RowTaking {
  /** Called with the header. Returns the function that is called with each row. */
  readonly handleHeader: (header: Header) => (row: TableRow) => void;
  readonly pause?: () => Promise<void>;
}

export interface TableReading extends RowTaking {
  readonly required: readonly string[];
  /** True if lines may have any number of cells. */
  readonly isLoose?: boolean;
  /** Columns to read if `isLoose` is true. Cells after the last of them are not parsed. */
  readonly only?: readonly string[];
  /** Separator of cells; by default a tab. Quoted cells may contain it. */
  readonly separator?: string;
  /** Minimum cells of a line, as some programs omit empty cells at the end. Default: up to the last required column. */
  readonly fewestCells?: number;
}

export const PIECE_BYTES = 1024 * 1024;
const TAB = 0x09;
const COMMA = 0x2c;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** Matches the first mark of decimals or thousands in a number. */
const MARK = /^[+-]?\d*([.,])\d/;
/** Matches a number whose mark can separate either decimals or thousands. */
const AMBIGUOUS_NUMBER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const QUOTE = 0x22;
const BYTE_ORDER_MARK = '\ufeff';
/** Maximum number of columns, which limits the memory for a line of tabs. */
const MAX_COLUMNS = 20_000;

/** The current row. The same object is reused for the next row. */
export class TableRow {
  readonly #file: string;
  readonly #names: readonly string[];
  /** Start of each cell, then the position after the line end. */
  readonly #starts: Int32Array;
  readonly #separator: number;
  readonly #columns: number;
  #bytes: Buffer = Buffer.alloc(0);
  #cells = 0;
  #line: Line | undefined;
  /** The previous line, if it has too few cells. */
  #short: { readonly number: number; readonly cells: number } | undefined;
  /** Decimal marks of unambiguous numbers, and the first ambiguous number with each mark. */
  readonly #decimalMarks = new Set<string>();
  readonly #unclear = new Map<string, { readonly text: string; readonly line: number }>();

  /** @param columns number of columns in the header; `names` are the first ones, up to the last that is read */
  constructor(file: string, names: readonly string[], separator = '\t', columns = names.length) {
    this.#columns = columns;
    this.#separator = separator.charCodeAt(0);
    this.#file = file;
    this.#names = names;
    this.#starts = new Int32Array(names.length + 2);
  }

  get line(): Line {
    return this.#line as Line;
  }

  /** Moves to a line; returns false if it is empty. */
  moveTo(line: Line, isLoose: boolean, { fewest = this.#names.length, isJoined = true } = {}): boolean {
    if (line.end === line.start) return false;
    this.#line = line;
    this.#bytes = line.bytes;
    const { bytes, start, end } = line;
    const starts = this.#starts;
    const most = this.#names.length;
    const separator = this.#separator;
    const mayQuote = separator !== TAB;
    let isQuoted = false;
    let cells = 1;
    starts[0] = start;
    for (let at = start; at < end; at += 1) {
      if (mayQuote && bytes[at] === QUOTE) isQuoted = !isQuoted;
      if (bytes[at] !== separator || isQuoted) continue;
      if (cells <= most) starts[cells] = at + 1;
      else if (isLoose) break;
      cells += 1;
    }
    this.#cells = Math.min(cells, most);
    if (cells > most && !isLoose && starts[most] !== undefined) this.#requireBlank(starts[most], end, cells);
    if (!isLoose) this.#requireCells(cells, Math.min(fewest, most), isJoined);
    if (cells <= most) starts[cells] = end + 1;
    if (!line.isEnded && most < this.#columns) this.#requireWhole(line);
    return true;
  }

  /** Rejects an incomplete last line without a line end, even if only unread columns are missing. */
  #requireWhole({ bytes, start, end }: Line): void {
    let cells = 1;
    for (let at = start; at < end; at += 1) if (bytes[at] === this.#separator) cells += 1;
    if (cells < this.#columns) this.rejectLine(`is cut short: it ${describeCount(cells, this.#columns)}`);
  }

  getText(column: number | undefined): string {
    if (column === undefined || column >= this.#cells) return '';
    const start = this.#starts[column] as number;
    const end = (this.#starts[column + 1] as number) - 1;
    if (end <= start) return '';
    const text = this.#bytes.toString('utf8', start, end);
    return this.#bytes[start] === QUOTE ? removeQuotes(text) : text;
  }

  /** Returns the number in a column of the row; null for a missing value. @throws BrokenResultError for other strings */
  getNumber(column: number | undefined): number | null {
    const text = this.getText(column);
    if (text === '') return null;
    const number = this.#parseNumber(text);
    if (number === undefined) this.rejectLine(`${this.#names[column as number]} is not a number: ${truncateText(text, 40)}`);
    return number as number | null;
  }

  /** Returns whether a cell is a number or a missing value. */
  isNumeric(column: number): boolean {
    const isBlank = this.#starts[column + 1] === (this.#starts[column] as number) + 1;
    return isBlank || this.#parseNumber(this.getText(column)) !== undefined;
  }

  /** Parses a number. If commas separate cells, commas in numbers separate thousands. */
  #parseNumber(text: string): number | null | undefined {
    const trimmed = text.trim();
    const isGrouped = this.#separator === COMMA && GROUPED.test(trimmed);
    const mark = MARK.exec(trimmed)?.[1];
    if (mark !== undefined && AMBIGUOUS_NUMBER.test(trimmed))
      getOrAdd(this.#unclear, mark, () => ({ text: trimmed, line: this.line.number }));
    else if (mark !== undefined && !isGrouped) this.#decimalMarks.add(mark);
    return parseTableNumber(isGrouped ? text.replaceAll(',', '') : text);
  }

  /** Called at the end of a table. @throws BrokenResultError for an ambiguous number, such as 12,345 */
  requireClearNumbers(): void {
    const hasCommas = this.#decimalMarks.has(',');
    const isCommaUnclear = hasCommas === (this.#separator === COMMA);
    const isPointUnclear = hasCommas && !this.#decimalMarks.has('.');
    const unclear = this.#unclear.get(isCommaUnclear ? ',' : isPointUnclear ? '.' : '');
    if (unclear !== undefined)
      throw new BrokenResultError(
        this.#file,
        unclear.line,
        `contains ${unclear.text}, which can be a decimal number or thousands. Write numbers without thousands separators`,
      );
  }

  isMarked(column: number | undefined): boolean {
    const text = this.getText(column);
    return text === '+' || (text !== '' && /^\s*(\+|true)\s*$/i.test(text));
  }

  rejectLine(reason: string): never {
    throw new BrokenResultError(this.#file, this.line.number, reason);
  }

  /** Rejects lines with too few cells. Two adjacent ones with the right number in total are reported as one broken line. */
  #requireCells(cells: number, fewest: number, isJoined: boolean): void {
    const most = this.#names.length;
    const before = this.#short;
    this.#short = cells < most ? { number: this.line.number, cells } : undefined;
    if (cells >= most) return;
    if (isJoined && before?.number === this.line.number - 1 && [most, most + 1].includes(before.cells + cells))
      throw new BrokenResultError(this.#file, before.number, describeCount(before.cells, most));
    if (cells < fewest || !this.line.isEnded) this.#rejectCellCount(cells);
  }

  #requireBlank(start: number, end: number, cells: number): void {
    for (let at = start; at < end; at += 1) if (this.#bytes[at] !== this.#separator) this.#rejectCellCount(cells);
  }

  #rejectCellCount(cells: number): never {
    const isCut = !this.line.isEnded && cells < this.#names.length;
    this.rejectLine(`${isCut ? 'is cut short: it ' : ''}${describeCount(cells, this.#names.length)}`);
  }
}

function describeCount(cells: number, columns: number): string {
  return `has ${formatQuantity(cells, 'cell')}, but the header has ${formatQuantity(columns, 'column')}`;
}

export async function readTable({ name, path }: TableFile, reading: TableReading): Promise<void> {
  const { required, isLoose = false, only, separator = '\t', fewestCells, handleHeader, pause } = reading;
  let row: TableRow | undefined;
  let handleRow: (row: TableRow) => void = () => {};
  // Lines of a matrix may end at any column. In other tables, only a few cells at the end can be empty.
  let limits = fewestCells === undefined ? {} : { fewest: fewestCells, isJoined: false };
  const takeLine = (line: Line) => {
    if (row === undefined) {
      if (isBlank(line)) return;
      const cells = splitHeader(name, line, separator);
      const header = parseTableHeader(cells);
      const missing = required.filter((column) => header.find(column) === undefined);
      const isLacking = [...required, ...(only ?? [])].some((column) => header.find(column) === undefined);
      if (isLacking && cells.length === 1 && cells[0]?.includes(';'))
        throw new BrokenResultError(name, 1, describeSemicolons(separator === ',' ? 'commas' : 'tabs'));
      if (missing.length > 0)
        throw new BrokenResultError(name, 1, `is not the header of this table: it has no column ${missing.join(', ')}`);
      const looked = only === undefined ? cells.length : 1 + Math.max(...only.map((column) => header.find(column) ?? -1));
      row = new TableRow(name, cells.slice(0, looked), separator, cells.length);
      if (fewestCells === undefined && required.length > 0)
        limits = { fewest: 1 + Math.max(...required.map((column) => header.find(column) ?? 0)), isJoined: true };
      handleRow = handleHeader(header);
    } else if (row.moveTo(line, isLoose, limits)) handleRow(row);
  };
  try {
    await forEachLine(readPieces(path), takeLine, pause === undefined ? {} : { pause });
  } catch (error) {
    if (error instanceof NotTextError) throw new BrokenResultError(name, error.line, error.message);
    throw error;
  }
  if (row === undefined) throw new BrokenResultError(name, undefined, 'is empty');
  row.requireClearNumbers();
}

export function describeSemicolons(separators: 'commas' | 'tabs'): string {
  return `separates cells by semicolons. Save it with ${separators}`;
}

/** Returns whether a line has no text, as before the header in tables of DIA-NN 2. */
function isBlank({ bytes, start, end, isEnded }: Line): boolean {
  const text = end - start < 100 ? bytes.toString('utf8', start, end) : 'x';
  return isEnded && text.replace(BYTE_ORDER_MARK, '').trim() === '' && !text.includes('\t');
}

/** Yields a file in pieces. The buffer is reused, so a piece is valid until the next. */
export async function* readPieces(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const piece = Buffer.allocUnsafeSlow(Math.max(1, Math.min(size, PIECE_BYTES)));
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, null);
      if (bytesRead === 0) return;
      yield piece.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

function splitHeader(file: string, { bytes, start, end }: Line, separator: string): string[] {
  const text = bytes.toString('utf8', start, end);
  const cells = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split(separator);
  if (cells.length > MAX_COLUMNS) throw new BrokenResultError(file, 1, `names more than ${MAX_COLUMNS} columns`);
  return cells.map((cell) => removeQuotes(cell).trim());
}
