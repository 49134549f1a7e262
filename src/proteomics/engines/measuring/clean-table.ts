/** Extracts the columns of formulas from a text file of any dialect into a table for DuckDB, and validates every line. */
import { open } from 'node:fs/promises';
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import type { EngineColumn } from '../formulas/formula.ts';
import { EmptyTableError, type FileToMeasure } from './job.ts';

export interface PlacedColumn {
  readonly name: string;
  readonly type: EngineColumn['type'];
  readonly written: string;
  /** Index of the column in the file, from 0. */
  readonly at: number;
}

const BUFFER_BYTES = 1_000_000;

/** Finds columns by name or alias. Case is ignored if there is no exact match. */
export function findTableColumns(
  columns: Readonly<Record<string, EngineColumn>>,
  written: readonly string[],
): readonly PlacedColumn[] {
  const lower = written.map((name) => name.toLowerCase());
  const findColumnIndex = (name: string) => {
    const exact = written.indexOf(name);
    return exact === -1 ? lower.indexOf(name.toLowerCase()) : exact;
  };
  return Object.entries(columns).flatMap(([name, { type, aliases = [] }]): PlacedColumn[] => {
    const at = [name, ...aliases].map(findColumnIndex).find((index) => index !== -1);
    return at === undefined ? [] : [{ name, type, at, written: written[at] as string }];
  });
}

/** Additional column with the line number, which preserves the order of the file. */
export const LINE_COLUMN = 'ord';

/** Writes columns in order, then the line number, without a header. @throws BrokenResultError with the line number */
export async function writeCleanTable(
  file: FileToMeasure,
  columns: readonly PlacedColumn[],
  path: string,
): Promise<{ readonly rows: number }> {
  const output = await open(path, 'w');
  let piece = '';
  let rows = 0;
  const flushPiece = async () => {
    await output.appendFile(piece);
    piece = '';
  };
  const writeRow = (row: TableRow) => {
    for (const { type, at } of columns)
      piece += `${type === 'number' ? (row.getNumber(at) ?? '') : joinLines(row.getText(at))}\t`;
    piece += `${row.line.number}\n`;
    rows += 1;
  };
  try {
    await readTable(file, {
      required: [],
      separator: file.separator,
      // Some programs omit empty cells at the end of a line.
      fewestCells: Math.max(...columns.map(({ at }) => at + 1)),
      handleHeader: () => writeRow,
      pause: async () => {
        if (piece.length >= BUFFER_BYTES) await flushPiece();
      },
    });
    await flushPiece();
  } finally {
    await output.close();
  }
  if (rows === 0) throw new EmptyTableError(file.name, undefined, 'has a header but no rows');
  return { rows };
}

/** Replaces tabs and line endings by spaces. They are allowed in CSV and Parquet cells, but not in a tab-separated table. */
export function joinLines(text: string): string {
  return /[\t\r\n]/.test(text) ? text.replace(/[\t\r\n]+/g, ' ') : text;
}
