/** Measures QcDataTable.csv of RawTools. Except for the acquisition time and the path, values are copied. */

import { stat, writeFile } from 'node:fs/promises';
import { truncateText } from '../../short-text.ts';
import { CsvError, type CsvRecord, parseCsvText } from '../../web/csv/records.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { createRawFileNameKey } from '../records.ts';
import { computeAcquisitionColumns, formatLocalTime, isDayFirst, parseAcquisitionTime } from './acquisition-time.ts';
import { QUALITY_COLUMNS } from './columns.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { type Header, parseTableHeader } from './reading/header.ts';
import { forEachLine, type Line, NotTextError } from './reading/lines.ts';
import { parseTableNumber } from './reading/numbers.ts';
import { describeSemicolons, PIECE_BYTES, type ResultFile, readPieces } from './reading/table-file.ts';
import { type ColumnValues, setColumnValue } from './spike-in.ts';

/** Maximum bytes of the table. A raw file takes one line of about one kilobyte. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Maximum bytes that are parsed together, if a quote is not closed. */
const MAX_PARSED_BYTES = 2 * 1024 * 1024;

/** Columns that are computed. All others are copied from the cell of the same name. */
const COMPUTED_COLUMNS: ReadonlySet<string> = new Set(['Index', 'RawFilePath', ...Object.keys(computeAcquisitionColumns(0))]);

export interface RawToolsValues {
  readonly values: ColumnValues;
  /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`; null if missing. */
  readonly acquiredAt: string | null;
}

/** Returns the cells of QcDataTable.csv in the row of the raw file; RawFilePath is the folder. @throws BrokenResultError */
export async function measureRawTools(file: ResultFile, rawFileName: string): Promise<RawToolsValues> {
  const key = createRawFileNameKey(rawFileName);
  let rows = 0;
  let single: CsvRecord | undefined;
  let own: { readonly record: CsvRecord; readonly path: string } | undefined;
  const header = await readRawTools(file, (record, path) => {
    rows += 1;
    single = rows === 1 ? record : undefined;
    if (createRawFileNameKey(splitPath(path).file) !== key) return;
    if (own !== undefined && own.path !== path)
      throw new BrokenResultError(file.name, record.line, describeDuplicateName(own.path, path));
    own = { record, path };
  });
  const row = single ?? own?.record;
  if (row === undefined && rows > 0)
    throw new BrokenResultError(file.name, undefined, `has ${rows} rows, but none for ${rawFileName}`);
  return row === undefined ? { values: {}, acquiredAt: null } : computeValues(file.name, row, header);
}

/** Returns the names of raw files in table order. @throws BrokenResultError, also if two folders contain the same name */
export async function listRawToolsFiles(file: ResultFile): Promise<readonly string[]> {
  const paths = new Map<string, string>();
  await readRawTools(file, ({ line }, path) => {
    if (path === '') return;
    const key = createRawFileNameKey(splitPath(path).file);
    const before = paths.get(key);
    if (before !== undefined && before !== path)
      throw new BrokenResultError(file.name, line, describeDuplicateName(before, path));
    paths.set(key, path);
  });
  return [...paths.values()].map((path) => splitPath(path).file);
}

/** Writes the rows of each raw file to a separate table. @param parts paths by raw file. @returns the line numbers in the file */
export async function splitRawTools(
  file: ResultFile,
  parts: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = new Map([...parts.keys()].map((key): [string, CsvRecord[]] => [key, []]));
  const header = await readRawTools(file, (record, path) => {
    rows.get(createRawFileNameKey(splitPath(path).file))?.push(record);
  });
  // The times of one raw file may be too few to determine the order of day and month, so they are rewritten.
  for (const [key, own] of rows) await writeRecords(parts.get(key) as string, header, own, header.hasDayFirst);
  return new Map([...rows].map(([key, own]) => [key, own.map(({ line }) => line)]));
}

/** Returns acquisition times by name key. @throws BrokenResultError */
export async function readRawToolsTimes(file: ResultFile): Promise<ReadonlyMap<string, string>> {
  const rows: [key: string, record: CsvRecord][] = [];
  const header = await readRawTools(file, (record, path) => rows.push([createRawFileNameKey(splitPath(path).file), record]));
  const time = header.find('DateAcquired') as number;
  return new Map(rows.map(([key, { cells }]) => [key, cells[time] ?? '']));
}

/** Copies a table whose dates have the day first, and makes them unambiguous. @throws BrokenResultError */
export async function copyWithDayFirst(file: ResultFile, path: string): Promise<void> {
  const rows: CsvRecord[] = [];
  const header = await readRawTools(file, (record) => rows.push(record));
  await writeRecords(path, header, rows, true);
}

async function writeRecords(path: string, header: RawToolsHeader, rows: readonly CsvRecord[], hasDayFirst: boolean) {
  const time = header.find('DateAcquired') as number;
  const resolveRowDate = (cells: readonly string[]) =>
    hasDayFirst ? cells.with(time, (cells[time] ?? '').replaceAll('/', '.')) : cells;
  await writeFile(path, [header, ...rows].map(({ cells }) => formatRecord(resolveRowDate(cells))).join(''));
}

/** Formats a record as CSV. Formulas are not escaped, because only this program reads the file. */
function formatRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
}

interface RawToolsHeader extends Header {
  readonly cells: readonly string[];
  readonly hasDayFirst: boolean;
}

/** Calls `take` with each row and the path of its raw file, in pieces of about a megabyte. @throws BrokenResultError */
async function readRawTools(
  { name, path }: ResultFile,
  take: (record: CsvRecord, path: string) => void,
): Promise<RawToolsHeader> {
  if ((await stat(path)).size > MAX_BYTES) throw new BrokenResultError(name, undefined, 'is larger than 32 MiB');
  let header: RawToolsHeader | undefined;
  let hasDayFirst = false;
  const takeRecord = (record: CsvRecord) => {
    if (header === undefined) header = { ...parseRawToolsHeader(name, record), cells: record.cells, hasDayFirst };
    else if (record.cells.length === header.width) {
      hasDayFirst ||= isDayFirst(record.cells[header.find('DateAcquired') as number] ?? '');
      take(record, record.cells[header.find('RawFile') as number]?.trim() ?? '');
    } else {
      const reason = `has ${formatQuantity(record.cells.length, 'cell')}, but the header has ${header.width} columns`;
      throw new BrokenResultError(name, record.line, reason);
    }
  };
  let pending: string[] = [];
  let [begin, bytes, whole, isOpen] = [1, 0, 0, false];
  const parseLines = (count: number) => {
    const text = pending.slice(0, count).join('\n');
    pending = pending.slice(count);
    // The parser takes the number of columns from the first line, so a line of separators comes first.
    const head = header === undefined ? '' : `${','.repeat(header.width - 1)}\n`;
    for (const record of parseRecords(name, head + text, begin - (head === '' ? 1 : 2)).slice(head === '' ? 0 : 1))
      takeRecord(record);
    begin += count;
    bytes = pending.reduce((sum, { length }) => sum + length, 0);
    whole = 0;
  };
  const takeLine = ({ bytes: piece, start, end, number }: Line) => {
    const text = piece.toString('utf8', start, end);
    pending.push(number === 1 ? text.replace(/^\ufeff/, '') : text);
    bytes += end - start;
    if (text.split('"').length % 2 === 0) isOpen = !isOpen;
    // Inside a cell, a quote is an ordinary character, so the closing quote may be missing.
    if (!isOpen || bytes > MAX_PARSED_BYTES) whole = pending.length;
  };
  try {
    await forEachLine(readPieces(path), takeLine, { longest: PIECE_BYTES, pause: async () => parseLines(whole) });
  } catch (error) {
    if (error instanceof NotTextError) throw new BrokenResultError(name, error.line, error.message);
    throw error;
  }
  parseLines(pending.length);
  if (header === undefined) throw new BrokenResultError(name, undefined, 'is empty');
  return { ...header, hasDayFirst };
}

function parseRawToolsHeader(name: string, { cells, line }: CsvRecord): Header {
  const header = parseTableHeader(cells);
  const missing = ['RawFile', 'DateAcquired'].filter((column) => header.find(column) === undefined);
  if (cells.length === 1 && cells[0]?.includes(';')) throw new BrokenResultError(name, line, describeSemicolons('commas'));
  if (missing.length > 0)
    throw new BrokenResultError(name, line, `is not the header of this table: it has no column ${missing.join(', ')}`);
  return header;
}

function parseRecords(name: string, text: string, linesBefore: number): CsvRecord[] {
  try {
    return parseCsvText(text).map(({ line, cells }) => ({ line: line + linesBefore, cells }));
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenResultError(name, error.line + linesBefore, error.message);
    throw error;
  }
}

function computeValues(name: string, { cells, line }: CsvRecord, header: RawToolsHeader): RawToolsValues {
  const values: ColumnValues = {};
  const getCell = (column: string): string => cells[header.find(column) ?? -1]?.trim() ?? '';
  const throwBrokenCell = (column: string, advice = ''): never => {
    throw new BrokenResultError(name, line, `${column} cannot be read: ${truncateText(getCell(column), 40)}${advice}`);
  };
  for (const { name: column, kind } of QUALITY_COLUMNS.filter(({ source }) => source === 'QcDataTable.csv')) {
    if (COMPUTED_COLUMNS.has(column)) continue;
    if (kind === 'string') setColumnValue(values, column, getCell(column) || null);
    else {
      const number = parseTableNumber(getCell(column));
      if (number === undefined || (kind === 'integer' && number !== null && !Number.isSafeInteger(number)))
        throwBrokenCell(column);
      setColumnValue(values, column, number as number | null);
    }
  }
  setColumnValue(values, 'RawFilePath', splitPath(getCell('RawFile')).folder || null);
  const time = parseAcquisitionTime(getCell('DateAcquired'), header.hasDayFirst);
  if (time === undefined && parseTableNumber(getCell('DateAcquired')) !== null)
    throwBrokenCell('DateAcquired', '. Write dates such as 2026-11-05 14:30:00');
  if (time === undefined) return { values, acquiredAt: null };
  return { values: { ...values, ...computeAcquisitionColumns(time) }, acquiredAt: formatLocalTime(time) };
}

function describeDuplicateName(one: string, other: string): string {
  return `has two raw files with the same name, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them`;
}

function splitPath(path: string): { folder: string; file: string } {
  const at = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return { folder: path.slice(0, Math.max(at, 0)), file: path.slice(at + 1) };
}
