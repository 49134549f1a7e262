/** Reads sample metadata in SDRF-Proteomics: tab-separated, with repeatable columns, one row for each sample of a run. */
import { decodeText } from '../web/csv/dialect.ts';
import { QUOTED_CELL, unquoteCell } from '../web/csv/tab-records.ts';

export function joinLines(text: string): string {
  return text.replaceAll(/[\t\r\n]+/g, ' ');
}

/** Reason for a changed value, as shown to users. */
export const ONE_LINE = 'A cell of this format has one line. Line breaks and tabs become spaces.';

/** A row with its line in the file, from 1. */
export interface SdrfRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SampleSheet {
  readonly columns: readonly string[];
  readonly rows: readonly SdrfRow[];
}

export class SheetError extends Error {
  /** Line in the file, from 1; undefined for the whole file. */
  readonly line: number | undefined;

  constructor(line: number | undefined, reason: string) {
    super(line === undefined ? `The file ${reason}.` : `Line ${line} ${reason}.`);
    this.line = line;
  }
}

const MAX_COLUMNS = 500;
const MAX_ROWS = 100_000;

function decodeContent(bytes: Buffer): string {
  try {
    return decodeText(bytes, { fatal: true });
  } catch {
    throw new SheetError(undefined, 'is not UTF-8');
  }
}

/** Parses a table. `unpacked` receives the cells below the header before empty ones are dropped. @throws SheetError */
export function parseSampleSheet(content: string | Buffer, reportUnpacked?: (cells: readonly string[]) => void): SampleSheet {
  const text = (typeof content === 'string' ? content : decodeContent(content)).replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new SheetError(undefined, 'contains binary data');
  const lines = text.split(/\r\n|\n|\r/).map((line, at) => ({ line: at + 1, cells: line.split('\t').map(unquoteCell) }));
  const [header, ...rest] = lines;
  if (reportUnpacked !== undefined) for (const { cells } of rest) reportUnpacked(cells);
  if (header === undefined || !header.cells.some((name) => name.trim().toLowerCase() === 'source name'))
    throw new SheetError(1, 'is not an SDRF header: it has no column "source name", or its cells are not separated by tabs');
  if (header.cells.length > MAX_COLUMNS) throw new SheetError(1, `has more than ${MAX_COLUMNS} columns`);
  // Spreadsheet programs leave trailing tabs.
  const width = header.cells.findLastIndex((name) => name.trim() !== '') + 1;
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new SheetError(undefined, 'has no rows');
  if (rows.length > MAX_ROWS) throw new SheetError(undefined, `has more than ${MAX_ROWS} rows`);
  for (const { line, cells } of rows) {
    const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (used > width) throw new SheetError(line, `has ${used} cells, but the header has ${width} columns`);
  }
  return {
    columns: header.cells.slice(0, width),
    rows: rows.map(({ line, cells }) => ({ line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') })),
  };
}

export function formatSheet({ columns, rows }: SampleSheet): string {
  const quoteCell = (cell: string) => {
    const line = joinLines(cell);
    // Readers would remove the quotes of a line that looks quoted.
    return QUOTED_CELL.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
  };
  return `${[columns, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(quoteCell).join('\t')).join('\n')}\n`;
}

/** Parses a term such as `NT=Trypsin;AC=MS:1001251`. Parts may have any order and spaces. A plain string is the name. */
export function parseSdrfTerm(cell: string): { readonly name: string; readonly accession: string | undefined } {
  const parts = new Map(
    cell.split(';').flatMap((part) => {
      const [, key, value] = /^\s*([A-Za-z]{2})\s*=(.*)$/.exec(part) ?? [];
      return key === undefined ? [] : [[key.toUpperCase(), (value ?? '').trim()] as const];
    }),
  );
  return { name: parts.get('NT') ?? cell.trim(), accession: parts.get('AC') };
}

export interface SheetProblem {
  /** Code of the standard validator, if any. */
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** Line of the file, from 1; null for the whole table. */
  readonly line: number | null;
  /** Column name; null for a whole row. The place counts from 1; null also for a missing column. */
  readonly column: string | null;
  readonly place: number | null;
  /** The error and its fix, in one sentence. */
  readonly message: string;
}

/** Extensions of raw data and archives: `a.raw`, `a.raw.zip`, `a.d.tar.gz`, `a.mzML.gz`. */
const ENDING = /\.(raw|d|mzml|wiff2?)(\.(gz|zip|tar|tar\.gz))?$/i;

/** Returns the key of a run: the file name without extensions of raw files and archives, in lower case and Unicode NFC. */
export function getRunKey(name: string): string {
  return name.normalize('NFC').trim().replace(ENDING, '').toLowerCase();
}
