/** Measures QcDataTable.csv of RawTools. Values are copied, except for the time of acquisition and the path. */
import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { CsvError, type CsvRecord, readCsv } from '../../web/csv/records.ts';
import { createNameKey } from '../records.ts';
import { computeAcquisitionColumns, formatLocalTime, readAcquisitionTime } from './acquisition-time.ts';
import { QUALITY_COLUMNS } from './columns.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { type Header, readHeader } from './reading/header.ts';
import { readTableNumber } from './reading/numbers.ts';
import { type ResultFile, shortenCell } from './reading/table-file.ts';
import { type ColumnValues, setColumnValue } from './spike-in.ts';

/** The table has a line of one kilobyte per raw file. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Columns that are not a copy of the cell of the same name. */
const MADE: ReadonlySet<string> = new Set(['Index', 'RawFilePath', ...Object.keys(computeAcquisitionColumns(0))]);

/** Values of the table. */
export interface RawToolsValues {
  readonly values: ColumnValues;
  /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`; null if missing. */
  readonly acquiredAt: string | null;
}

/**
 * Columns from QcDataTable.csv: the cells of the same names in the row of the raw file; RawFilePath is the folder in the table. A single row
 * always counts; among several the name decides.
 *
 * @throws BrokenResultError
 */
export async function measureRawTools(file: ResultFile, rawFileName: string): Promise<RawToolsValues> {
  const { header, rows } = await readRawTools(file);
  const row = findRow(file.name, rows, header, rawFileName);
  return row === undefined ? { values: {}, acquiredAt: null } : computeValues(file.name, row, header);
}

/**
 * Returns the names of the raw files in the table with extension, in its order.
 *
 * @throws BrokenResultError, also if two raw files with the same name are in different folders
 */
export async function listRawToolsFiles(file: ResultFile): Promise<readonly string[]> {
  const { header, rows } = await readRawTools(file);
  const paths = new Map<string, string>();
  for (const { cells, line } of rows) {
    const path = cells[header.find('RawFile') as number]?.trim() ?? '';
    if (path === '') continue;
    const key = createNameKey(splitPath(path).file);
    const before = paths.get(key);
    if (before !== undefined && before !== path)
      throw new BrokenResultError(file.name, line, describeTwoOfOneName(before, path));
    paths.set(key, path);
  }
  return [...paths.values()].map((path) => splitPath(path).file);
}

async function readRawTools({
  name,
  path,
}: ResultFile): Promise<{ readonly header: Header; readonly rows: readonly CsvRecord[] }> {
  const [first, ...rows] = parseRecords(name, await readWholeText(name, path));
  if (first === undefined) throw new BrokenResultError(name, undefined, 'is empty');
  const header = readHeader(first.cells);
  for (const required of ['RawFile', 'DateAcquired'])
    if (header.find(required) === undefined)
      throw new BrokenResultError(name, first.line, `is no header of this table: it has no column ${required}`);
  const wrong = rows.find(({ cells }) => cells.length !== header.width);
  if (wrong !== undefined)
    throw new BrokenResultError(
      name,
      wrong.line,
      `has ${wrong.cells.length} cells where the header names ${header.width} columns`,
    );
  return { header, rows };
}

async function readWholeText(name: string, path: string): Promise<string> {
  if ((await stat(path)).size > MAX_BYTES) throw new BrokenResultError(name, undefined, 'is larger than 32 MiB');
  const bytes = await readFile(path);
  const before = (at: number) => bytes.subarray(0, at).toString('latin1').split('\n').length;
  const binary = bytes.indexOf(0);
  if (binary !== -1) throw new BrokenResultError(name, before(binary), 'holds binary content');
  if (!isUtf8(bytes)) throw new BrokenResultError(name, undefined, 'is not UTF-8');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

function parseRecords(name: string, text: string): CsvRecord[] {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenResultError(name, error.line, error.message);
    throw error;
  }
}

function findRow(name: string, rows: readonly CsvRecord[], header: Header, rawFileName: string): CsvRecord | undefined {
  if (rows.length <= 1) return rows[0];
  const wanted = createNameKey(rawFileName);
  const pathOf = ({ cells }: CsvRecord) => cells[header.find('RawFile') as number]?.trim() ?? '';
  const own = rows.filter((row) => createNameKey(splitPath(pathOf(row)).file) === wanted);
  const row = own.at(-1);
  const other = own.find((one) => row !== undefined && pathOf(one) !== pathOf(row));
  if (other !== undefined && row !== undefined)
    throw new BrokenResultError(name, row.line, describeTwoOfOneName(pathOf(other), pathOf(row)));
  if (row === undefined)
    throw new BrokenResultError(name, undefined, `has ${rows.length} rows, none of them of ${rawFileName}`);
  return row;
}

function computeValues(name: string, { cells, line }: CsvRecord, header: Header): RawToolsValues {
  const values: ColumnValues = {};
  const cell = (column: string): string => cells[header.find(column) ?? -1]?.trim() ?? '';
  const refuse = (column: string): never => {
    throw new BrokenResultError(name, line, `${column} cannot be read: ${shortenCell(cell(column))}`);
  };
  for (const { name: column, kind } of QUALITY_COLUMNS.filter(({ source }) => source === 'QcDataTable.csv')) {
    if (MADE.has(column)) continue;
    if (kind === 'string') setColumnValue(values, column, cell(column) || null);
    else {
      const number = readTableNumber(cell(column));
      if (number === undefined || (kind === 'integer' && number !== null && !Number.isSafeInteger(number))) refuse(column);
      setColumnValue(values, column, number as number | null);
    }
  }
  setColumnValue(values, 'RawFilePath', splitPath(cell('RawFile')).folder || null);
  const time = readAcquisitionTime(cell('DateAcquired'));
  if (time === undefined && readTableNumber(cell('DateAcquired')) !== null) refuse('DateAcquired');
  if (time === undefined) return { values, acquiredAt: null };
  return { values: { ...values, ...computeAcquisitionColumns(time) }, acquiredAt: formatLocalTime(time) };
}

function describeTwoOfOneName(one: string, other: string): string {
  return `has two raw files with the same name, ${one.slice(-300)} and ${other.slice(-300)}. Rename one of them`;
}

/** Splits a path of any operating system. */
function splitPath(path: string): { folder: string; file: string } {
  const at = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return { folder: path.slice(0, Math.max(at, 0)), file: path.slice(at + 1) };
}
