/** Measures a table of one row for each thing that was seen in a run. */
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import {
  columnsIn,
  type Formula,
  type FormulaCondition,
  fileNameOf,
  isAnswerable,
  type LongTable,
  twoFilesOfOneRun,
  wholeRuns,
} from '../formulas/formula.ts';
import { ORDER, type PlacedColumn, placedColumns, writeCleanTable } from './clean-table.ts';
import { damagedRowGroup, rowWithText } from './damaged-rows.ts';
import { named, roomLacking, rowsOf, sqlQuoted } from './database.ts';
import { measureTargets } from './experiments.ts';
import { type FileRuns, type FileToMeasure, type MeasuringJob, type MetricValues, requireFewRuns } from './job.ts';
import { createProteinTables, type ProteinTables } from './protein-tables.ts';

/** Column of the run's name. Names of columns know no case, and DIA-NN has a Run. */
const RUN = 'run_of_row';
/** Above so many rows runs are measured a few at a time, so that the memory of medians has an end. */
const ROWS_AT_ONCE = 1_000_000;

interface Loaded {
  readonly connection: DuckDBConnection;
  readonly table: LongTable;
  readonly present: ReadonlySet<string>;
  /** Name of the table in the database. */
  readonly name: string;
  /** Conditions of rows that pass the filter of the run. */
  readonly kept: string;
}

/** Where a table is measured, and what for. */
export interface LongTablePlace extends Pick<MeasuringJob, 'folder' | 'run' | 'targets'> {
  readonly number: number;
  readonly isForTargets: boolean;
}

/**
 * Values of every run, and their tables of protein groups.
 * @param place names the run of a file that names none
 * @throws BrokenResultError
 */
export async function measureLongTable(
  connection: DuckDBConnection,
  table: LongTable,
  file: FileToMeasure,
  place: LongTablePlace,
): Promise<FileRuns> {
  const { folder, number, targets, isForTargets } = place;
  const loaded = await load(connection, table, file, place);
  const values = new Map<string, MetricValues>();
  const proteins = createProteinTables(join(folder, `proteins-${number}`));
  const analysis = isForTargets ? {} : await analysisValues(loaded);
  for (const batch of await batches(loaded, file)) {
    for (const name of batch.names) values.set(name, { ...analysis });
    if (table.targets !== undefined) {
      const rows = `select * from ${loaded.name} where ${batch.where} and ${loaded.kept}`;
      await measureTargets({ connection, rows, run: RUN, present: loaded.present }, table.targets, targets, values);
    }
    if (isForTargets) continue;
    for (const over of ['kept', 'once', 'all'] as const) await measureRuns(loaded, over, batch, values);
    await writeProteins(loaded, batch, proteins);
  }
  return { values, proteins: await proteins.end(), rawData: await rawDataOf(loaded) };
}

async function load(
  connection: DuckDBConnection,
  table: LongTable,
  file: FileToMeasure,
  { folder, number, run }: Pick<LongTablePlace, 'folder' | 'number' | 'run'>,
): Promise<Loaded> {
  const columns = placedColumns(table.columns, file.columns);
  const { source, count } =
    file.format === 'parquet' ? parquetSource(file, columns) : await textSource(file, columns, folder, number);
  const present = new Set(columns.map(({ name }) => name));
  const computed = Object.entries(table.computed ?? {}).filter(
    ([name, sql]) => !present.has(name) && isAnswerable(sql, present),
  );
  for (const [name] of computed) present.add(name);
  const expression = table.run.find((sql) => isAnswerable(sql, present)) ?? (run === null ? undefined : sqlQuoted(run));
  if (expression === undefined) throw new BrokenResultError(file.name, undefined, NO_RUN);
  const name = `t${number}`;
  const added = computed.map(([column, sql]) => `${sql} as ${named(column)}`).join(', ');
  const rows = `select *${added === '' ? '' : `, ${added}`} from (${source})`;
  try {
    // Sorted tables are read run by run; small ones are read whole anyway.
    const order = count > ROWS_AT_ONCE ? ` order by ${RUN}` : '';
    await connection.run(`create table ${name} as select *, coalesce(${expression}, '') as ${RUN} from (${rows})${order}`);
  } catch (cause) {
    throw new BrokenResultError(file.name, undefined, await reasonOf(cause, connection, file, columns));
  }
  const kept = conditionsOf(table.kept, present);
  const loaded = { connection, table, present, name, kept };
  // Before anything is done for each of them.
  for await (const [runs] of rowsOf(connection, `select count(distinct ${RUN})::double from ${name}`))
    requireFewRuns(file.name, Number(runs));
  await requireRuns(loaded, file);
  await joinParts(loaded);
  return loaded;
}

const NO_RUN = 'names no run. Import it together with the psm.tsv of its experiment, or say raw_file';

interface Source {
  /** A query for the rows. */
  readonly source: string;
  readonly count: number;
}

function parquetSource(file: FileToMeasure, columns: readonly PlacedColumn[]): Source {
  const list = columns.map(({ name, type, written }) => {
    const cast = type === 'number' ? `${named(written)}::double` : `nullif(${named(written)}::varchar, '')`;
    return `${cast} as ${named(name)}`;
  });
  const source = `select ${list.join(', ')}, file_row_number as ${ORDER} from read_parquet(${sqlQuoted(file.path)}, file_row_number = true)`;
  return { source, count: file.rows ?? 0 };
}

async function textSource(
  file: FileToMeasure,
  columns: readonly PlacedColumn[],
  folder: string,
  number: number,
): Promise<Source> {
  const path = join(folder, `clean-${number}.tsv`);
  const { rows: count } = await writeCleanTable(file, columns, path);
  const types = columns.map(({ name, type }) => `${sqlQuoted(name)}: ${sqlQuoted(type === 'number' ? 'DOUBLE' : 'VARCHAR')}`);
  const source = `select * from read_csv(${sqlQuoted(path)}, delim = '\\t', header = false, quote = '', escape = '', nullstr = '', auto_detect = false,
    max_line_size = 20000000, columns = {${[...types, `${sqlQuoted(ORDER)}: 'BIGINT'`].join(', ')}})`;
  return { source, count };
}

/** Why a file could not be read, and where, without paths of this machine. */
async function reasonOf(
  cause: unknown,
  connection: DuckDBConnection,
  file: FileToMeasure,
  columns: readonly PlacedColumn[],
): Promise<string> {
  if (roomLacking(cause) !== undefined) throw cause;
  const said = cause instanceof Error ? cause.message : '';
  const isParquet = file.format === 'parquet';
  if (/Conversion Error|Could not convert/i.test(said))
    return (isParquet ? await rowWithText(connection, file, columns) : undefined) ?? 'holds text in a column of numbers';
  const place = isParquet ? await damagedRowGroup(file, columns) : undefined;
  return `cannot be read as a Parquet file: ${place ?? 'a row group is damaged or cut short'}`;
}

function conditionsOf(conditions: readonly FormulaCondition[], present: ReadonlySet<string>): string {
  const held = conditions.filter(({ sql }) => isAnswerable(sql, present)).map(({ sql }) => sql);
  return held.length === 0 ? 'true' : held.join(' and ');
}

async function requireRuns(loaded: Loaded, file: FileToMeasure): Promise<void> {
  const { connection, name } = loaded;
  for await (const [line] of rowsOf(connection, `select min(${ORDER})::double from ${name} where trim(${RUN}) = ''`))
    if (line !== null)
      throw new BrokenResultError(file.name, file.format === 'text' ? Number(line) : undefined, 'has a row without a run');
  await requireOneFile(loaded, file);
}

/** Two files of one name are two runs, whose values must not be added up. */
async function requireOneFile({ connection, table, present, name }: Loaded, file: FileToMeasure): Promise<void> {
  const path = table.path?.find((sql) => isAnswerable(sql, present));
  if (path === undefined) return;
  const sql = `select ${RUN}, min(${path}), max(${path}) from ${name} group by ${RUN}
    having count(distinct lower(replace(${path}, '\\', '/'))) > 1 order by ${RUN} limit 1`;
  for await (const [run, one, other] of rowsOf(connection, sql))
    throw new BrokenResultError(file.name, undefined, twoFilesOfOneRun(String(run), String(one), String(other)));
}

async function rawDataOf({ connection, table, present, name }: Loaded): Promise<ReadonlyMap<string, string>> {
  const path = table.path?.find((sql) => isAnswerable(sql, present));
  const files = new Map<string, string>();
  if (path === undefined) return files;
  for await (const [run, file] of rowsOf(connection, `select ${RUN}, min(${path}) from ${name} group by ${RUN}`))
    files.set(String(run), fileNameOf(String(file)));
  return files;
}

async function joinParts({ connection, table, name }: Loaded): Promise<void> {
  if (table.part === undefined) return;
  const names: string[] = [];
  for await (const [run] of rowsOf(connection, `select distinct ${RUN} from ${name}`)) names.push(String(run));
  for (const [part, run] of wholeRuns(names, table.part))
    await connection.run(`update ${name} set ${RUN} = ${sqlQuoted(run)} where ${RUN} = ${sqlQuoted(part)}`);
}

interface Batch {
  readonly names: readonly string[];
  /** Condition of the batch's rows. */
  readonly where: string;
}

async function batches({ connection, name }: Loaded, file: FileToMeasure): Promise<Batch[]> {
  const all: Batch[] = [];
  let names: string[] = [];
  let rows = 0;
  const close = () => {
    if (names.length > 0)
      all.push({ names, where: `${RUN} between ${sqlQuoted(names[0] as string)} and ${sqlQuoted(names.at(-1) as string)}` });
    names = [];
    rows = 0;
  };
  for await (const [run, count] of rowsOf(
    connection,
    `select ${RUN}, count(*)::double from ${name} group by ${RUN} order by ${RUN}`,
  )) {
    if (rows + Number(count) > ROWS_AT_ONCE) close();
    names.push(String(run));
    rows += Number(count);
  }
  close();
  if (all.length === 0) throw new BrokenResultError(file.name, undefined, 'has no rows');
  return all;
}

/** The first formula of each metric whose columns the table has. */
function answerable({ table, present }: Loaded, over: NonNullable<Formula['over']>): Formula[] {
  const first = new Map<string, Formula>();
  for (const formula of table.formulas)
    if (!first.has(formula.id) && isAnswerable(formula.sql, present)) first.set(formula.id, formula);
  return [...first.values()].filter((formula) => (formula.over ?? 'kept') === over);
}

async function measureRuns(
  loaded: Loaded,
  over: 'kept' | 'once' | 'all',
  { names, where }: Batch,
  values: ReadonlyMap<string, MetricValues>,
): Promise<void> {
  const { connection, table, present, name, kept } = loaded;
  const formulas = answerable(loaded, over);
  if (formulas.length === 0) return;
  const once = over === 'once' ? table.once?.find((sql) => isAnswerable(sql, present)) : undefined;
  const rows = `select * from ${name} where ${where}${over === 'all' ? '' : ` and ${kept}`}${
    once === undefined ? '' : ` qualify row_number() over (partition by ${RUN}, ${once} order by ${ORDER}) = 1`
  }`;
  const list = formulas.map(({ sql }) => `(${sql})::double`).join(', ');
  const measured = new Map<string, readonly unknown[]>();
  for await (const [run, ...cells] of rowsOf(connection, `select ${RUN}, ${list} from (${rows}) group by ${RUN}`))
    measured.set(String(run), cells);
  for (const run of names) {
    const held = values.get(run) ?? {};
    const cells = measured.get(run);
    for (const [at, formula] of formulas.entries()) put(held, formula, cells?.[at]);
  }
}

/** A run in which nothing passes counts 0, and has no medians. */
function put(values: MetricValues, { id, sql }: Formula, value: unknown): void {
  if (typeof value === 'number' && Number.isFinite(value)) values[id] = value;
  else if (sql.startsWith('count(')) values[id] = 0;
}

async function analysisValues(loaded: Loaded): Promise<MetricValues> {
  const { connection, name, kept } = loaded;
  const formulas = answerable(loaded, 'analysis');
  const values: MetricValues = {};
  if (formulas.length === 0) return values;
  const list = formulas.map(({ sql }) => `(${sql})::double`).join(', ');
  for await (const cells of rowsOf(connection, `select ${list} from ${name} where ${kept}`))
    for (const [at, formula] of formulas.entries()) put(values, formula, cells[at]);
  return values;
}

async function writeProteins(
  { connection, table, present, name, kept }: Loaded,
  { where }: Batch,
  tables: ProteinTables,
): Promise<void> {
  const source = table.proteins;
  if (source === undefined || !present.has(source.name)) return;
  const group = named(source.name);
  const columns = Object.entries(source.columns).filter(([, sql]) => columnsIn(sql).length > 0 && isAnswerable(sql, present));
  const score = source.score !== undefined && isAnswerable(source.score, present) ? source.score : 'null';
  const intensity = source.intensity.find((sql) => isAnswerable(sql, present)) ?? 'null';
  tables.columns([source.name, ...columns.map(([column]) => column)]);
  const list = [group, ...columns.map(([, sql]) => sql)].join(', ');
  const conditions = `${where} and ${kept} and ${conditionsOf(source.where ?? [], present)} and coalesce(${group}, '') <> ''`;
  const sql = `select ${RUN}, ${group}, ${score}, ${intensity}, ${list} from ${name} where ${conditions} group by ${RUN}, ${group} order by ${RUN}, ${group}`;
  for await (const [run, protein, scored, amount, ...cells] of rowsOf(connection, sql))
    await tables.row(String(run), [protein, scored, amount, ...cells]);
}
