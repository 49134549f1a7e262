/** Intensities of proteins across the runs. */
import type pg from 'pg';
import { BadRequestError } from '../../../contract/errors.ts';
import type { ProteomicsContext } from '../../context.ts';
import { type Client, type PipelineRow, stemOf } from '../../records.ts';
import { readProteinGroups } from '../../results/protein-groups.ts';
import { hasName, readProteinTables } from '../../results/protein-tables.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenRuns, type RunChoice } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import type { Value } from '../statistics/values.ts';

/** The column that is shown when nobody chooses. */
export const REPORTERS = 'Reporter intensity corrected';

/** No protein table of the pipeline has the column, nor numbered columns that begin with it. */
export class UnknownColumnError extends BadRequestError {}

/** The parameters as they stand in the address. */
export interface ProteinParameters extends RunChoice {
  readonly protein_names?: readonly string[];
  readonly column?: string;
  readonly normalised?: 'yes' | 'no';
}

/** A protein, a row for each run shown and an entry for each column. */
export interface ProteinCourse {
  readonly name: string;
  readonly values: readonly (readonly Value[])[];
}

/** Proteins across the runs. */
export interface Proteins {
  /** Columns of proteinGroups.txt that the one asked for stands for. */
  readonly columns: readonly string[];
  readonly isNormalised: boolean;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  readonly proteins: readonly ProteinCourse[];
}

/** Reads them. Throws BadRequestError for a column that no table has. A name that occurs nowhere has no values. */
export async function readProteins(
  context: ProteomicsContext,
  scope: Scope,
  parameters: ProteinParameters,
  signal: AbortSignal,
): Promise<Proteins> {
  const names = [...new Set(parameters.protein_names ?? [])];
  const column = parameters.column ?? REPORTERS;
  const { all, shown, isNormalised } = await withoutValues(scope, parameters);
  const { columns, rows } = await withKnownColumn(() =>
    readProteinGroups(context, scope.pipeline, {
      columns: [column],
      proteinNames: names,
      dataRange: rangeOf(all, shown),
      signal,
    }),
  );
  const [rawFile, name, ...numbers] = columns;
  const found = new Map<string, readonly Value[]>();
  for (let row = 0; row < rows; row += 1) {
    const key = keyOf(stemOf(textAt(rawFile, row)), textAt(name, row));
    const values = numbers.map((one) => numberAt(one, row));
    // A name may head more than one group of a file; the first stands for it.
    if (!found.has(key)) found.set(key, isNormalised ? normalised(values) : values);
  }
  const none = numbers.map(() => null);
  return {
    columns: numbers.map((one) => one.name),
    isNormalised,
    all,
    shown,
    proteins: names.map((one) => ({ name: one, values: shown.map((run) => found.get(keyOf(run.name, one)) ?? none) })),
  };
}

/** Names and runs without a value: what a page shows where nothing can be read, or nothing is selected. */
export async function withoutValues({ pool, pipeline }: Scope, parameters: ProteinParameters): Promise<Proteins> {
  const all = await readRuns(pool, pipeline, []);
  const shown = chosenRuns(all, parameters);
  const values = shown.map(() => []);
  return {
    columns: [],
    isNormalised: parameters.normalised === 'yes',
    all,
    shown,
    proteins: [...new Set(parameters.protein_names ?? [])].map((name) => ({ name, values })),
  };
}

/** How many of the last arrivals have all runs that are shown among them; at least one. */
function rangeOf(all: readonly QualityRun[], shown: readonly QualityRun[]): number {
  const first = shown.reduce((least, { arrival }) => Math.min(least, arrival), Number.POSITIVE_INFINITY);
  return Math.max(1, all.filter(({ arrival }) => arrival >= first).length);
}

/** The tables call what they do not have by the name of another operation's member. */
async function withKnownColumn<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BadRequestError) || !error.message.startsWith('columns: ')) throw error;
    throw new UnknownColumnError(error.message.replace(/^columns: /, 'column: '), { cause: error });
  }
}

/** Each value divided by the sum over the channels. */
function normalised(values: readonly Value[]): readonly Value[] {
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return values.map((value) => (value === null || sum === 0 ? null : value / sum));
}

interface Readable {
  json(row: number): string;
}

function textAt(column: Readable | undefined, row: number): string {
  return column === undefined ? '' : String(JSON.parse(column.json(row)) ?? '');
}

function numberAt(column: Readable, row: number): Value {
  const value: unknown = JSON.parse(column.json(row));
  return typeof value === 'number' ? value : null;
}

function keyOf(run: string, name: string): string {
  return `${run.toLowerCase()}\n${name}`;
}

/** A protein in the table to choose from. */
interface ProteinToChoose {
  readonly name: string;
  /** In how many of the latest {@link COUNTED_RUNS} raw files it occurs. */
  readonly runs: number;
  readonly score: number | null;
  readonly intensity: number | null;
}

/** The latest raw files that are counted over: of ten thousand, the rows of a page's names would lie in as many places of the disk. */
export const COUNTED_RUNS = 100;

/** A page of them, the strongest first, and how many there are on all pages. */
export async function readProteinChoice(
  pool: Pick<pg.Pool, 'query'>,
  pipelineUuid: string,
  { search, limit, offset }: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<{ items: readonly ProteinToChoose[]; total: number }> {
  const [{ rows: found }, { rows: counted }] = await Promise.all([
    pool.query<{ name: string; total: number }>(
      `select name, (count(*) over ())::int as total from proteomics_protein_names
         where pipeline_uuid = $1 and position('CON__' in name) = 0 and position('REV__' in name) = 0
           and position(lower($2) in lower(name)) > 0
         order by score desc nulls last, name limit $3 offset $4`,
      [pipelineUuid, search.replaceAll('\0', ''), limit, offset],
    ),
    pool.query<{ uuid: string }>(
      `select uuid from proteomics_raw_files where pipeline_uuid = $1 and use_downstream order by arrival desc limit ${COUNTED_RUNS}`,
      [pipelineUuid],
    ),
  ]);
  const { rows } = await pool.query<ProteinToChoose>(
    `select name, count(distinct raw_file_uuid)::int as runs, avg(score) as score, avg(intensity) as intensity
       from proteomics_protein_groups g where raw_file_uuid = any($1::uuid[]) and ${hasName('$2')} group by name`,
    [counted.map(({ uuid }) => uuid), found.map(({ name }) => name)],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const nothing = { runs: 0, score: null, intensity: null };
  return { items: found.map(({ name }) => byName.get(name) ?? { name, ...nothing }), total: found[0]?.total ?? 0 };
}

/** What tables call the quantity of a protein group, the best first; beginnings stand for the numbered columns. */
const QUANTITIES: readonly RegExp[] = [
  /^Reporter intensity corrected( \d+)?$/,
  /^PG\.MaxLFQ$/,
  /MaxLFQ/i,
  /^PG\.Quantity$/,
  /^LFQ intensity/,
  /^Intensity$/,
  /intensity|quantity|abundance|area/i,
];
/** The tables of so many last raw files decide. */
const NEWEST = 20;
/** A table of many experiments has thousands. */
const MAX_COLUMNS = 1_000;

/** Columns of numbers in the newest tables, in the order of the first that has them. */
export async function numericColumns(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<readonly string[]> {
  const tables = await readProteinTables(client, pipeline, NEWEST);
  return [
    ...new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name, kind }) => (kind === 'number' ? [name] : [])))),
  ].slice(0, MAX_COLUMNS);
}

/** Finds it. */
export async function usualColumn(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<string> {
  const numeric = await numericColumns(client, pipeline);
  const found = QUANTITIES.flatMap((pattern) => numeric.find((name) => pattern.test(name)) ?? [])[0];
  return found === undefined || found.startsWith(REPORTERS) ? REPORTERS : found;
}
