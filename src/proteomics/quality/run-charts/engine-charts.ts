import type { StoredFiles } from '../../../files/stored-files.ts';
import type { LongTable } from '../../engines/formulas/formula.ts';
import { findEngineTable } from '../../engines/formulas/tables.ts';
import { forEachRow } from '../../engines/measuring/rows-apart.ts';
import { type ReadHead, readHead } from '../../engines/recognition/read-head.ts';
import type { StoredResultFile } from '../../results/table.ts';
import { computeChargeShares } from './chart-tables.ts';
import { ENGINE_COLUMNS, type EngineChartName, type EngineColumns, type RowValue } from './engine-columns.ts';
import { IntegerCounts } from './histogram.ts';
import { computeMedianOrNull, countPerMinute, Elutions } from './over-time.ts';
import type { ChartTable, RunChartName } from './run-chart.ts';

export interface EngineTableFile {
  readonly path: string;
  /** Name of the run; undefined if the table contains only one. */
  readonly run: string | undefined;
  readonly columns: EngineColumns;
  readonly table: LongTable;
  readonly head: ReadHead;
}

/** Maximum bytes of a table, because reading a larger one for a chart would take too long. */
const MAX_BYTES = 300_000_000;
const MAX_ROWS = 2_000_000;

const NAMES: readonly EngineChartName[] = [
  'identifications_over_time',
  'mass_error_over_time',
  'peak_width_over_time',
  'intensity_over_time',
  'charge_states',
];

/** Calls `read` with the stored table of identifications. Returns undefined if there is no such table. */
export async function readEngineTable<T>(
  stored: StoredFiles,
  files: readonly StoredResultFile[],
  keyOf: (file: StoredResultFile) => string,
  read: (table: EngineTableFile) => T | Promise<T>,
): Promise<T | undefined> {
  for (const columns of ENGINE_COLUMNS) {
    const file = files.find(({ engine, kind }) => engine === columns.engine && kind === columns.kind);
    const table = findEngineTable(columns.engine, columns.kind);
    if (file === undefined || table?.shape !== 'long' || file.size > MAX_BYTES) continue;
    const seen = await stored.withPath(keyOf(file), async (path) => {
      const head = await readHead({ name: file.name, path });
      if ((head.rows ?? 0) > MAX_ROWS) return undefined;
      return { value: await read({ path, run: file.run, columns, table, head }) };
    });
    if (seen !== undefined) return seen.value;
  }
  return undefined;
}

export function listEngineCharts({ columns, table, head }: EngineTableFile): readonly EngineChartName[] {
  const hasColumnsFor = (value: RowValue) => value.columns.every((name) => findColumn(table, head.columns, name) !== -1);
  return NAMES.filter((name) => {
    const value = findChartValue(columns, name);
    return value !== undefined && hasColumnsFor(value) && (name === 'charge_states' || hasColumnsFor(columns.time));
  });
}

export function isEngineChart(name: RunChartName): name is EngineChartName {
  return (NAMES as readonly string[]).includes(name);
}

export async function readEngineChart(file: EngineTableFile, name: EngineChartName): Promise<ChartTable | undefined> {
  if (!listEngineCharts(file).includes(name)) return undefined;
  const value = findChartValue(file.columns, name) as RowValue;
  if (name === 'charge_states') {
    const counts = new IntegerCounts();
    await forEachIdentification(file, [value], ([charge = Number.NaN]) => {
      if (charge > 0) counts.addValue(charge, 5);
    });
    return computeChargeShares(counts);
  }
  const elutions = new Elutions();
  const isCount = name === 'identifications_over_time';
  await forEachIdentification(file, [file.columns.time, value], ([time = Number.NaN, one = Number.NaN]) => {
    if (Number.isFinite(time) && Number.isFinite(one)) elutions.addValue(time, one);
  });
  const title = isCount ? 'Identifications per minute' : (value.title ?? 'Median intensity');
  const rows = elutions.listStretches(isCount ? countPerMinute : computeMedianOrNull);
  return { columns: ['Retention time [min]', title], rows, ...(value.title === undefined ? {} : { yTitle: value.title }) };
}

/** Returns the value that a chart shows for an identification. Counts over time use the retention time. */
function findChartValue(columns: EngineColumns, name: EngineChartName): RowValue | undefined {
  return name === 'identifications_over_time' ? columns.time : columns.values[name];
}

/** Calls `take` with the values of each identification of the run. */
async function forEachIdentification(
  { path, run, columns, table, head }: EngineTableFile,
  values: readonly RowValue[],
  take: (values: readonly number[]) => void,
): Promise<void> {
  const { getRun, part } = table;
  const requested = new Set([...values.flatMap((value) => value.columns), ...columns.filtered]);
  const once = columns.once?.find((names) => names.every((name) => findColumn(table, head.columns, name) !== -1)) ?? [];
  for (const name of once) requested.add(name);
  // The name of a run can consist of several columns, so `getRun` is called to record them.
  getRun?.((name) => {
    requested.add(name);
    return '';
  });
  const present = [...requested].flatMap((name) => head.columns[findColumn(table, head.columns, name)] ?? []);
  const isParquet = head.format === 'parquet';
  const seen = new Set<string>();
  let places = new Map<string, number>();
  const form = { isParquet, separator: head.separator, ...(isParquet ? { columns: [...new Set(present)] } : {}) };
  await forEachRow(path, form, (cells, isHeader) => {
    if (isHeader) {
      const trimmed = cells.map((cell) => cell.trim());
      places = new Map([...requested].map((name) => [name, findColumn(table, trimmed, name)]));
      return;
    }
    const getText = (name: string) => cells[places.get(name) ?? -1] ?? '';
    const getNumber = (name: string) => parseNumber(getText(name));
    if (run !== undefined && getRun !== undefined) {
      const name = getRun(getText);
      if (name !== run && (part === undefined || name.replace(part, '') !== run)) return;
    }
    if (!columns.passesFilter(getNumber, getText)) return;
    if (once.length > 0) {
      const key = once.map(getText).join('\t');
      if (seen.has(key)) return;
      seen.add(key);
    }
    take(values.map((value) => value.computeValue(getNumber, getText)));
  });
}

/** Returns the index of a column by any of its names; -1 if it is missing. */
function findColumn({ columns }: LongTable, header: readonly string[], name: string): number {
  const names = [name, ...(columns[name]?.aliases ?? [])];
  return header.findIndex((column) => names.includes(column));
}

/** Parses a number with a decimal point or comma. */
function parseNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
