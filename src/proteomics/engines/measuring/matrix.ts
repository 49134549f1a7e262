/** Measures matrices in one pass: counts per run, and completeness of the matrix. */
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import { describeTwoFilesOfOneRun, extractFileName, extractRunName } from '../formulas/formula.ts';
import type { MatrixTable } from '../formulas/matrix.ts';
import { findLackingResource, quoteText } from './database.ts';
import { EmptyTableError, type FileRuns, type FileToMeasure, type MetricValues } from './job.ts';
import { createProteinTables, type ProteinTables } from './protein-tables.ts';

interface RunColumns {
  readonly run: string;
  readonly written: string;
  /** Index of the column with the quantity. */
  readonly at: number;
  readonly matchType: number;
  readonly spectralCount: number;
  quantified: number;
  spectra: number;
  byMsms: number;
  byMbr: number;
  unmatched: number;
}

export async function measureMatrix(
  connection: DuckDBConnection,
  table: MatrixTable,
  file: FileToMeasure,
  { folder, number }: { readonly folder: string; readonly number: number },
): Promise<FileRuns> {
  const text = file.format === 'text' ? file : await convertToText(connection, file, join(folder, `matrix-${number}.tsv`));
  const runs = findRunColumns(table, file);
  const whole = { any: 0, all: 0, filled: 0, atOnePercent: 0 };
  const proteins = createProteinTables(join(folder, `proteins-${number}`));
  const protein = findProteinColumns(table, file);
  if (protein !== undefined) proteins.setColumns(protein.names);
  const findColumn = (name: string | undefined) => (name === undefined ? -1 : file.columns.indexOf(name));
  const [qValue, decoy] = [findColumn(table.qValue), findColumn(table.decoy)];
  const waiting: [run: string, cells: readonly unknown[]][] = [];
  let rows = 0;
  const addRow = (row: TableRow) => {
    rows += 1;
    if (decoy !== -1 && isTrue(row.getText(decoy))) return;
    let filled = 0;
    for (const columns of runs) {
      const quantity = row.getNumber(columns.at) ?? 0;
      countKinds(columns, row);
      if (quantity <= 0) continue;
      filled += 1;
      columns.quantified += 1;
      if (protein !== undefined) waiting.push([columns.run, protein.cells(row, quantity)]);
    }
    if (filled > 0) whole.any += 1;
    if (filled === runs.length) whole.all += 1;
    whole.filled += filled;
    const q = qValue === -1 ? null : row.getNumber(qValue);
    if (q !== null && q <= 0.01) whole.atOnePercent += 1;
  };
  const writeProteins = async () => {
    await writeProteinRows(proteins, waiting);
    waiting.length = 0;
  };
  // Some programs omit empty cells at the end of a line. These runs have no values there.
  const fewestCells = Math.min(...runs.map(({ at }) => at));
  await readTable(text, {
    required: [],
    separator: text.separator,
    fewestCells,
    handleHeader: () => addRow,
    pause: writeProteins,
  });
  await writeProteins();
  if (rows === 0) throw new EmptyTableError(file.name, undefined, 'has a header but no rows');
  const values = new Map(runs.map((columns) => [columns.run, computeValues(table, columns, runs.length, whole)]));
  const rawData = new Map(runs.map(({ run, written }): [string, string] => [run, extractFileName(written)]));
  return { values, proteins: await proteins.end(), rawData };
}

async function writeProteinRows(proteins: ProteinTables, rows: readonly [string, readonly unknown[]][]): Promise<void> {
  for (const [run, cells] of rows) await proteins.addRow(run, cells);
}

async function convertToText(connection: DuckDBConnection, file: FileToMeasure, path: string): Promise<FileToMeasure> {
  try {
    await connection.run(
      `copy (from read_parquet(${quoteText(file.path)})) to ${quoteText(path)} (format csv, delimiter '\\t', header, quote '')`,
    );
  } catch (cause) {
    if (findLackingResource(cause) !== undefined) throw cause;
    throw new BrokenResultError(file.name, undefined, 'cannot be read as a Parquet file: a row group is damaged or cut short');
  }
  return { ...file, path, format: 'text', separator: '\t' };
}

/** Finds the columns of runs, which follow the last known column or have a suffix of the table. */
function findRunColumns(
  { meta, suffix, matchType, spectralCount }: MatrixTable,
  { name, columns }: FileToMeasure,
): RunColumns[] {
  const places = columns.flatMap((column, at) => {
    if (suffix === undefined) return column === '' || meta.includes(column) ? [] : [{ written: column, at }];
    return column.endsWith(suffix) && !isOtherQuantity(column, suffix, columns)
      ? [{ written: column.slice(0, -suffix.length), at }]
      : [];
  });
  if (places.length === 0) throw new BrokenResultError(name, 1, 'has no column for a run');
  const found = places.map(({ written, at }) => ({
    run: suffix === undefined ? extractRunName(written) : written,
    written,
    at,
    matchType: matchType === true ? columns.indexOf(`${written} Match Type`) : -1,
    spectralCount: spectralCount === undefined ? -1 : columns.indexOf(`${written}${spectralCount}`),
    quantified: 0,
    spectra: 0,
    byMsms: 0,
    byMbr: 0,
    unmatched: 0,
  }));
  const twice = found.find(({ run }, at) => found.findIndex((other) => other.run === run) !== at);
  if (twice !== undefined) {
    const [one, other] = found.filter(({ run }) => run === twice.run).map(({ at }) => columns[at] ?? '');
    throw new BrokenResultError(name, 1, describeTwoFilesOfOneRun(twice.run, one ?? '', other ?? ''));
  }
  return found;
}

/** Returns whether a column has another quantity: `A1 MaxLFQ Intensity` is of sample `A1` if `A1 Intensity` exists. */
function isOtherQuantity(column: string, suffix: string, columns: readonly string[]): boolean {
  const sample = column.slice(0, -suffix.length);
  const shorter = sample.replace(/ (MaxLFQ|MaxLFQ Unique|Unique|Total|Razor)$/, '');
  return shorter !== sample && columns.includes(`${shorter}${suffix}`);
}

function countKinds(columns: RunColumns, row: TableRow): void {
  if (columns.spectralCount !== -1) columns.spectra += row.getNumber(columns.spectralCount) ?? 0;
  if (columns.matchType === -1) return;
  const type = row.getText(columns.matchType);
  if (type === 'MS/MS') columns.byMsms += 1;
  else if (type === 'MBR') columns.byMbr += 1;
  else if (type === 'unmatched') columns.unmatched += 1;
}

function findProteinColumns({ protein }: MatrixTable, { columns }: FileToMeasure) {
  if (protein === undefined) return undefined;
  const at = columns.indexOf(protein.name);
  const others = protein.columns.filter((name) => columns.includes(name));
  const score = protein.score === undefined ? -1 : columns.indexOf(protein.score);
  const indexes = [at, ...others.map((name) => columns.indexOf(name))];
  return {
    names: [protein.name, ...others],
    cells: (row: TableRow, quantity: number): unknown[] => [
      row.getText(at),
      score === -1 ? null : row.getNumber(score),
      quantity,
      ...indexes.map((index) => row.getText(index)),
    ],
  };
}

function computeValues(
  { rows, qValue }: MatrixTable,
  columns: RunColumns,
  runs: number,
  whole: { readonly any: number; readonly all: number; readonly filled: number; readonly atOnePercent: number },
): MetricValues {
  return {
    [`${rows}_quantified`]: columns.quantified,
    [`${rows}_in_any_run`]: whole.any,
    [`${rows}_in_all_runs`]: whole.all,
    ...(whole.any === 0 ? {} : { data_completeness: whole.filled / (whole.any * runs) }),
    ...(columns.matchType === -1
      ? {}
      : { ions_by_msms: columns.byMsms, ions_by_mbr: columns.byMbr, ions_unmatched: columns.unmatched }),
    ...(columns.spectralCount === -1 ? {} : { spectral_count: columns.spectra }),
    ...(qValue === undefined ? {} : { matrix_rows_at_0_01: whole.atOnePercent }),
  };
}

function isTrue(text: string): boolean {
  return text === '1' || text.toLowerCase() === 'true' || text === '1.0';
}
