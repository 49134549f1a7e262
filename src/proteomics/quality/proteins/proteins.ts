import type pg from 'pg';
import { BadRequestError } from '../../../contract/errors.ts';
import type { ProteomicsContext } from '../../context.ts';
import { type Client, type PipelineRow, removeExtension } from '../../records.ts';
import { readProteinGroups } from '../../results/protein-groups.ts';
import { buildNamesCondition, readProteinTables } from '../../results/protein-tables.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { type RunChoice, selectRuns } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import type { Value } from '../statistics/values.ts';

export const REPORTERS = 'Reporter intensity corrected';

/** 400: no protein table contains the column, or numbered columns with this prefix. */
export class UnknownColumnError extends BadRequestError {}

export interface ProteinParameters extends RunChoice {
  readonly protein_names?: readonly string[];
  readonly column?: string;
  readonly normalised?: 'yes' | 'no';
}

/** A protein with one row per run, and one value per column. */
export interface ProteinCourse {
  readonly name: string;
  readonly values: readonly (readonly Value[])[];
}

export interface Proteins {
  readonly columns: readonly string[];
  readonly isNormalised: boolean;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  readonly proteins: readonly ProteinCourse[];
}

/** Reads the values of proteins. An unknown protein has no values. @throws BadRequestError if a column is unknown */
export async function readProteins(
  context: ProteomicsContext,
  scope: Scope,
  parameters: ProteinParameters,
  signal: AbortSignal,
): Promise<Proteins> {
  const names = [...new Set(parameters.protein_names ?? [])];
  const column = parameters.column ?? REPORTERS;
  const { all, shown, isNormalised } = await readProteinsWithoutValues(scope, parameters);
  const { columns, rows } = await translateColumnError(() =>
    readProteinGroups(context, scope.pipeline, {
      columns: [column],
      proteinNames: names,
      dataRange: countArrivals(all, shown),
      signal,
    }),
  );
  const [rawFile, name, ...numbers] = columns;
  const found = new Map<string, readonly Value[]>();
  for (let row = 0; row < rows; row += 1) {
    const key = createKey(removeExtension(getColumnText(rawFile, row)), getColumnText(name, row));
    const values = numbers.map((one) => getColumnNumber(one, row));
    // Several groups of a file can begin with the same protein. The first one is used.
    if (!found.has(key)) found.set(key, isNormalised ? normalizeValues(values) : values);
  }
  const none = numbers.map(() => null);
  return {
    columns: numbers.map((one) => one.name),
    isNormalised,
    all,
    shown,
    proteins: names.map((one) => ({ name: one, values: shown.map((run) => found.get(createKey(run.name, one)) ?? none) })),
  };
}

/** Returns the names and runs without values, for a page that shows an error. */
export async function readProteinsWithoutValues({ pool, pipeline }: Scope, parameters: ProteinParameters): Promise<Proteins> {
  const all = await readRuns(pool, pipeline, []);
  const shown = selectRuns(all, parameters);
  const values = shown.map(() => []);
  return {
    columns: [],
    isNormalised: parameters.normalised === 'yes',
    all,
    shown,
    proteins: [...new Set(parameters.protein_names ?? [])].map((name) => ({ name, values })),
  };
}

/** Returns the number of latest uploads that contain all shown runs; at least one. */
function countArrivals(all: readonly QualityRun[], shown: readonly QualityRun[]): number {
  const first = shown.reduce((least, { arrival }) => Math.min(least, arrival), Number.POSITIVE_INFINITY);
  return Math.max(1, all.filter(({ arrival }) => arrival >= first).length);
}

/** Names the parameter in the error as this page does, because the operation for tables has different parameters. */
async function translateColumnError<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BadRequestError) || !error.message.startsWith('columns: ')) throw error;
    throw new UnknownColumnError(error.message.replace(/^columns: /, 'column: '), { cause: error });
  }
}

function normalizeValues(values: readonly Value[]): readonly Value[] {
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
  return values.map((value) => (value === null || sum === 0 ? null : value / sum));
}

interface Readable {
  formatCell(row: number): string;
}

function getColumnText(column: Readable | undefined, row: number): string {
  return column === undefined ? '' : String(JSON.parse(column.formatCell(row)) ?? '');
}

function getColumnNumber(column: Readable, row: number): Value {
  const value: unknown = JSON.parse(column.formatCell(row));
  return typeof value === 'number' ? value : null;
}

function createKey(run: string, name: string): string {
  return `${run.toLowerCase()}\n${name}`;
}

interface ProteinToChoose {
  readonly name: string;
  /** Number of raw files that contain the protein, among the latest {@link COUNTED_RUNS}. */
  readonly runs: number;
  readonly score: number | null;
  readonly intensity: number | null;
}

/** Number of latest raw files in which proteins are counted, because counting in all would be slow. */
export const COUNTED_RUNS = 100;

/** Returns proteins ordered by strength, and the total. */
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
       from proteomics_protein_groups g where raw_file_uuid = any($1::uuid[]) and ${buildNamesCondition('$2')} group by name`,
    [counted.map(({ uuid }) => uuid), found.map(({ name }) => name)],
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const nothing = { runs: 0, score: null, intensity: null };
  return { items: found.map(({ name }) => byName.get(name) ?? { name, ...nothing }), total: found[0]?.total ?? 0 };
}

/** Patterns of columns with quantities, in order of preference. A prefix matches all numbered columns. */
const QUANTITIES: readonly RegExp[] = [
  /^Reporter intensity corrected( \d+)?$/,
  /^PG\.MaxLFQ$/,
  /MaxLFQ/i,
  /^PG\.Quantity$/,
  /^LFQ intensity/,
  /^Intensity$/,
  /intensity|quantity|abundance|area/i,
];
/** Number of latest raw files whose columns are listed. */
const NEWEST = 20;
/** Maximum number of columns, because tables of many experiments have thousands. */
const MAX_COLUMNS = 1_000;

/** Returns the numeric columns in the order of the newest tables. */
export async function listNumericColumns(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<readonly string[]> {
  const tables = await readProteinTables(client, pipeline, NEWEST);
  return [
    ...new Set(tables.flatMap(({ columns }) => columns.flatMap(({ name, kind }) => (kind === 'number' ? [name] : [])))),
  ].slice(0, MAX_COLUMNS);
}

/** Returns the column to show by default; empty if no protein table has numbers. */
export async function findDefaultColumn(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<string> {
  const numeric = await listNumericColumns(client, pipeline);
  const found = QUANTITIES.flatMap((pattern) => numeric.find((name) => pattern.test(name)) ?? [])[0] ?? numeric[0] ?? '';
  return found.startsWith(REPORTERS) ? REPORTERS : found;
}
