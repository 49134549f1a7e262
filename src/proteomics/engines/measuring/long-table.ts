/** Measures tables with one row per identification in a run. */
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { findDateOrder, formatLocalTime, parseAcquisitionTime } from '../../ingestion/acquisition-time.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import {
  describeTwoFilesOfOneRun,
  extractFileName,
  type Formula,
  type FormulaCondition,
  findWholeRuns,
  isComputable,
  type LongTable,
  listColumns,
} from '../formulas/formula.ts';
import { findTableColumns, LINE_COLUMN, type PlacedColumn, writeCleanTable } from './clean-table.ts';
import { findDamagedRowGroup, findRowWithText } from './damaged-rows.ts';
import { findLackingResource, quoteName, quoteText, streamRows } from './database.ts';
import { measureTargets } from './experiments.ts';
import {
  EmptyTableError,
  type FileRuns,
  type FileToMeasure,
  type MeasuringJob,
  type MetricValues,
  requireFewRuns,
} from './job.ts';
import { createProteinTables, type ProteinTables } from './protein-tables.ts';

/** Additional column with the run name. `Run` is a column of DIA-NN, and names are case-insensitive. */
const RUN_COLUMN = 'run_of_row';
/** Maximum rows that are measured at a time, because medians need much memory. */
const ROWS_AT_ONCE = 1_000_000;

interface Loaded {
  readonly connection: DuckDBConnection;
  readonly table: LongTable;
  readonly present: ReadonlySet<string>;
  readonly name: string;
  readonly filter: string;
}

export interface LongTablePlace extends Pick<MeasuringJob, 'folder' | 'run' | 'targets'> {
  readonly number: number;
  readonly isForTargets: boolean;
}

/** Returns values and protein groups by run. `place.run` is the name for a file without run names. @throws BrokenResultError */
export async function measureLongTable(
  connection: DuckDBConnection,
  table: LongTable,
  file: FileToMeasure,
  place: LongTablePlace,
): Promise<FileRuns> {
  const { folder, number, targets, isForTargets } = place;
  const loaded = await loadTable(connection, table, file, place);
  const values = new Map<string, MetricValues>();
  const proteins = createProteinTables(join(folder, `proteins-${number}`));
  const analysis = isForTargets ? {} : await measureAnalysis(loaded);
  for (const batch of await listBatches(loaded, file)) {
    for (const name of batch.names) values.set(name, { ...analysis });
    if (table.targets !== undefined) {
      const rows = `select * from ${loaded.name} where ${batch.where} and ${loaded.filter}`;
      await measureTargets({ connection, rows, run: RUN_COLUMN, present: loaded.present }, table.targets, targets, values);
    }
    if (isForTargets) continue;
    for (const over of ['filtered', 'once', 'all'] as const) await measureRuns(loaded, over, batch, values);
    await writeProteins(loaded, batch, proteins);
  }
  return {
    values,
    proteins: await proteins.end(),
    rawData: await readRawDataNames(loaded),
    acquired: await readTimes(loaded),
  };
}

async function loadTable(
  connection: DuckDBConnection,
  table: LongTable,
  file: FileToMeasure,
  { folder, number, run }: Pick<LongTablePlace, 'folder' | 'number' | 'run'>,
): Promise<Loaded> {
  const columns = findTableColumns(table.columns, file.columns);
  const { source, count } =
    file.format === 'parquet' ? openParquetSource(file, columns) : await writeTextSource(file, columns, folder, number);
  const { present, computed } = listPresentColumns(table, columns);
  const expression = table.run.find((sql) => isComputable(sql, present)) ?? (run === null ? undefined : quoteText(run));
  if (expression === undefined) throw new BrokenResultError(file.name, undefined, NO_RUN);
  const name = `t${number}`;
  const added = computed.map(([column, sql]) => `${sql} as ${quoteName(column)}`).join(', ');
  const rows = `select *${added === '' ? '' : `, ${added}`} from (${source})`;
  try {
    // Sorting allows reading a large table run by run. Small tables are read completely.
    const order = count > ROWS_AT_ONCE ? ` order by ${RUN_COLUMN}` : '';
    await connection.run(
      `create table ${name} as select *, coalesce(${expression}, '') as ${RUN_COLUMN} from (${rows})${order}`,
    );
  } catch (cause) {
    throw new BrokenResultError(file.name, undefined, await explainFailure(cause, connection, file, columns));
  }
  const filter = joinConditions(table.filter, present);
  const loaded = { connection, table, present, name, filter };
  for await (const [runs] of streamRows(connection, `select count(distinct ${RUN_COLUMN})::double from ${name}`))
    requireFewRuns(file.name, Number(runs));
  await requireRunNames(loaded, file);
  await replacePartialRunNames(loaded);
  return loaded;
}

function listPresentColumns(table: LongTable, columns: readonly PlacedColumn[]) {
  const present = new Set(columns.map(({ name }) => name));
  const computed = Object.entries(table.computed ?? {}).filter(
    ([name, sql]) => !present.has(name) && isComputable(sql, present),
  );
  for (const [name] of computed) present.add(name);
  return { present, computed };
}

/** Counts in tables with one row per run. */
const STATED_COUNT = /^(stats_)?(precursors|proteins|protein_groups)$/;

/** Returns the IDs of all counts that a table with these columns has. They are zero if it has no rows. */
export function listCounts(table: LongTable, written: readonly string[]): readonly string[] {
  const { present } = listPresentColumns(table, findTableColumns(table.columns, written));
  return table.formulas
    .filter(
      ({ id, sql, over }) =>
        (sql.startsWith('count(') || STATED_COUNT.test(id)) && over !== 'analysis' && isComputable(sql, present),
    )
    .map(({ id }) => id);
}

const NO_RUN = 'contains no run name. Import it together with the psm.tsv of its experiment, or specify raw_file';

interface Source {
  readonly source: string;
  readonly count: number;
}

function openParquetSource(file: FileToMeasure, columns: readonly PlacedColumn[]): Source {
  const list = columns.map(({ name, type, written }) => {
    const number = `${quoteName(written)}::double`;
    // NaN and infinity are missing values, as in text files.
    const cast =
      type === 'number' ? `case when isfinite(${number}) then ${number} end` : `nullif(${quoteName(written)}::varchar, '')`;
    return `${cast} as ${quoteName(name)}`;
  });
  const source = `select ${list.join(', ')}, file_row_number as ${LINE_COLUMN} from read_parquet(${quoteText(file.path)}, file_row_number = true)`;
  return { source, count: file.rows ?? 0 };
}

async function writeTextSource(
  file: FileToMeasure,
  columns: readonly PlacedColumn[],
  folder: string,
  number: number,
): Promise<Source> {
  const path = join(folder, `clean-${number}.tsv`);
  const { rows: count } = await writeCleanTable(file, columns, path);
  const types = columns.map(({ name, type }) => `${quoteText(name)}: ${quoteText(type === 'number' ? 'DOUBLE' : 'VARCHAR')}`);
  const source = `select * from read_csv(${quoteText(path)}, delim = '\\t', header = false, quote = '', escape = '', nullstr = '', auto_detect = false,
    max_line_size = 20000000, columns = {${[...types, `${quoteText(LINE_COLUMN)}: 'BIGINT'`].join(', ')}})`;
  return { source, count };
}

/** Explains a failed query without local paths. */
async function explainFailure(
  cause: unknown,
  connection: DuckDBConnection,
  file: FileToMeasure,
  columns: readonly PlacedColumn[],
): Promise<string> {
  if (findLackingResource(cause) !== undefined) throw cause;
  const message = cause instanceof Error ? cause.message : '';
  const isParquet = file.format === 'parquet';
  if (/Conversion Error|Could not convert/i.test(message))
    return (isParquet ? await findRowWithText(connection, file, columns) : undefined) ?? 'contains text in a column of numbers';
  const place = isParquet ? await findDamagedRowGroup(file, columns) : undefined;
  return `cannot be read as a Parquet file: ${place ?? 'a row group is damaged or cut short'}`;
}

function joinConditions(conditions: readonly FormulaCondition[], present: ReadonlySet<string>): string {
  const held = conditions.filter(({ sql }) => isComputable(sql, present)).map(({ sql }) => sql);
  return held.length === 0 ? 'true' : held.join(' and ');
}

async function requireRunNames(loaded: Loaded, file: FileToMeasure): Promise<void> {
  const { connection, name } = loaded;
  for await (const [line] of streamRows(
    connection,
    `select min(${LINE_COLUMN})::double from ${name} where trim(${RUN_COLUMN}) = ''`,
  ))
    if (line !== null)
      throw new BrokenResultError(file.name, file.format === 'text' ? Number(line) : undefined, 'has a row without a run');
  await requireOneFile(loaded, file);
}

/** @throws BrokenResultError for files of the same name: they are different runs, whose values must not be summed */
async function requireOneFile({ connection, table, present, name }: Loaded, file: FileToMeasure): Promise<void> {
  const path = table.path?.find((sql) => isComputable(sql, present));
  if (path === undefined) return;
  const sql = `select ${RUN_COLUMN}, min(${path}), max(${path}) from ${name} group by ${RUN_COLUMN}
    having count(distinct lower(replace(${path}, '\\', '/'))) > 1 order by ${RUN_COLUMN} limit 1`;
  for await (const [run, one, other] of streamRows(connection, sql))
    throw new BrokenResultError(file.name, undefined, describeTwoFilesOfOneRun(String(run), String(one), String(other)));
}

async function readRawDataNames({ connection, table, present, name }: Loaded): Promise<ReadonlyMap<string, string>> {
  const path = table.path?.find((sql) => isComputable(sql, present));
  const files = new Map<string, string>();
  if (path === undefined) return files;
  for await (const [run, file] of streamRows(
    connection,
    `select ${RUN_COLUMN}, min(${path}) from ${name} group by ${RUN_COLUMN}`,
  ))
    files.set(String(run), extractFileName(String(file)));
  return files;
}

/** Returns times by run. Returns none if the order of day and month is ambiguous in all of them. */
async function readTimes({ connection, table, present, name }: Loaded): Promise<ReadonlyMap<string, string>> {
  const { acquired = '' } = table;
  const texts = new Map<string, string>();
  if (!present.has(acquired)) return texts;
  const sql = `select ${RUN_COLUMN}, min(${quoteName(acquired)}) from ${name} group by ${RUN_COLUMN}`;
  for await (const [run, text] of streamRows(connection, sql)) texts.set(String(run), String(text ?? ''));
  const order = findDateOrder([...texts.values()]);
  // Only countries with AM and PM write the month first.
  if (order === 'unclear' && ![...texts.values()].some((text) => /[AP]M$/i.test(text))) return new Map();
  return new Map(
    [...texts].flatMap(([run, text]) => {
      const time = parseAcquisitionTime(text, order === 'day_first');
      return time === undefined ? [] : [[run, formatLocalTime(time)] as const];
    }),
  );
}

async function replacePartialRunNames({ connection, table, name }: Loaded): Promise<void> {
  if (table.part === undefined) return;
  const names: string[] = [];
  for await (const [run] of streamRows(connection, `select distinct ${RUN_COLUMN} from ${name}`)) names.push(String(run));
  for (const [part, run] of findWholeRuns(names, table.part))
    await connection.run(`update ${name} set ${RUN_COLUMN} = ${quoteText(run)} where ${RUN_COLUMN} = ${quoteText(part)}`);
}

interface Batch {
  readonly names: readonly string[];
  /** SQL condition that selects the rows of a batch. */
  readonly where: string;
}

async function listBatches({ connection, name }: Loaded, file: FileToMeasure): Promise<Batch[]> {
  const all: Batch[] = [];
  let names: string[] = [];
  let rows = 0;
  const closeRange = () => {
    if (names.length > 0)
      all.push({
        names,
        where: `${RUN_COLUMN} between ${quoteText(names[0] as string)} and ${quoteText(names.at(-1) as string)}`,
      });
    names = [];
    rows = 0;
  };
  for await (const [run, count] of streamRows(
    connection,
    `select ${RUN_COLUMN}, count(*)::double from ${name} group by ${RUN_COLUMN} order by ${RUN_COLUMN}`,
  )) {
    if (rows + Number(count) > ROWS_AT_ONCE) closeRange();
    names.push(String(run));
    rows += Number(count);
  }
  closeRange();
  if (all.length === 0) throw new EmptyTableError(file.name, undefined, 'has a header but no rows');
  return all;
}

/** Returns the formula of each metric: the first one whose columns exist. */
function selectFormulas({ table, present }: Loaded, over: NonNullable<Formula['over']>): Formula[] {
  const first = new Map<string, Formula>();
  for (const formula of table.formulas)
    if (!first.has(formula.id) && isComputable(formula.sql, present)) first.set(formula.id, formula);
  return [...first.values()].filter((formula) => (formula.over ?? 'filtered') === over);
}

async function measureRuns(
  loaded: Loaded,
  over: 'filtered' | 'once' | 'all',
  { names, where }: Batch,
  values: ReadonlyMap<string, MetricValues>,
): Promise<void> {
  const { connection, table, present, name, filter } = loaded;
  const formulas = selectFormulas(loaded, over);
  if (formulas.length === 0) return;
  const once = over === 'once' ? table.once?.find((sql) => isComputable(sql, present)) : undefined;
  const rows = `select * from ${name} where ${where}${over === 'all' ? '' : ` and ${filter}`}${
    once === undefined ? '' : ` qualify row_number() over (partition by ${RUN_COLUMN}, ${once} order by ${LINE_COLUMN}) = 1`
  }`;
  const list = formulas.map(({ sql }) => `(${sql})::double`).join(', ');
  const measured = new Map<string, readonly unknown[]>();
  for await (const [run, ...cells] of streamRows(
    connection,
    `select ${RUN_COLUMN}, ${list} from (${rows}) group by ${RUN_COLUMN}`,
  ))
    measured.set(String(run), cells);
  for (const run of names) {
    const held = values.get(run) ?? {};
    const cells = measured.get(run);
    for (const [at, formula] of formulas.entries()) setMetricValue(held, formula, cells?.[at]);
  }
}

/** Sets the value of a metric. Without matching rows, counts are 0 and medians are missing. */
function setMetricValue(values: MetricValues, { id, sql }: Formula, value: unknown): void {
  if (typeof value === 'number' && Number.isFinite(value)) values[id] = value;
  else if (sql.startsWith('count(')) values[id] = 0;
}

async function measureAnalysis(loaded: Loaded): Promise<MetricValues> {
  const { connection, name, filter } = loaded;
  const formulas = selectFormulas(loaded, 'analysis');
  const values: MetricValues = {};
  if (formulas.length === 0) return values;
  const list = formulas.map(({ sql }) => `(${sql})::double`).join(', ');
  for await (const cells of streamRows(connection, `select ${list} from ${name} where ${filter}`))
    for (const [at, formula] of formulas.entries()) setMetricValue(values, formula, cells[at]);
  return values;
}

async function writeProteins(
  { connection, table, present, name, filter }: Loaded,
  { where }: Batch,
  tables: ProteinTables,
): Promise<void> {
  const source = table.proteins;
  if (source === undefined || !present.has(source.name)) return;
  const group = quoteName(source.name);
  const columns = Object.entries(source.columns).filter(([, sql]) => listColumns(sql).length > 0 && isComputable(sql, present));
  const score = source.score !== undefined && isComputable(source.score, present) ? source.score : 'null';
  const intensity = source.intensity.find((sql) => isComputable(sql, present)) ?? 'null';
  tables.setColumns([source.name, ...columns.map(([column]) => column)]);
  const list = [group, ...columns.map(([, sql]) => sql)].join(', ');
  const conditions = `${where} and ${filter} and ${joinConditions(source.where ?? [], present)} and coalesce(${group}, '') <> ''`;
  const sql = `select ${RUN_COLUMN}, ${group}, ${score}, ${intensity}, ${list} from ${name} where ${conditions} group by ${RUN_COLUMN}, ${group} order by ${RUN_COLUMN}, ${group}`;
  for await (const [run, protein, scored, amount, ...cells] of streamRows(connection, sql))
    await tables.addRow(String(run), [protein, scored, amount, ...cells]);
}
