/**
 * Caches values of runs, so that a page over 10,000 runs reads only changed rows from the database. Each request checks for changes
 * (changed-runs.ts). A row of values is identified by its version in PostgreSQL (`xmin` and `ctid`), which changes with every write of any process.
 */
import type pg from 'pg';
import type { Client, PipelineRow } from '../records.ts';
import type { QualityValue } from '../results/quality-table.ts';
import { buildChangedSinceCondition, type CurrentRuns, readChangedRuns, type SeenRuns } from './changed-runs.ts';
import type { SampleType } from './sample-types/rules.ts';

/** Values of a run by column. Missing values are absent. */
export type HeldValues = Readonly<Record<string, QualityValue>>;

/** A run as cached, without its values. */
export interface HeldRun {
  readonly uuid: string;
  readonly name: string;
  /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`; null while unknown. */
  readonly acquiredAt: string | null;
  /** Name of the instrument in the results; null while unknown. */
  readonly instrument: string | null;
  /** Number of the upload, counted over the whole server. */
  readonly arrival: number;
  /** Creation time in milliseconds since 1970. */
  readonly uploadedAt: number;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** Sample type that a user set; null if the rules of the pipeline decide. */
  readonly chosenType: SampleType | null;
  /** UUID of the user who uploaded the raw file; null for an import. */
  readonly user: string | null;
  /** PostgreSQL's version of the row of values; null if there are no values. */
  readonly version: string | null;
}

interface CachedValues {
  readonly version: string;
  readonly values: HeldValues;
}

/** A run with its values. */
export type RunWithValues = HeldRun & { readonly values: HeldValues };

interface OfPipeline {
  readonly held: ReadonlyMap<string, CachedValues>;
  /** Result of the last check for changes. */
  readonly seen: SeenRuns;
  /** The runs as of this check. */
  readonly runs: readonly RunWithValues[];
}

/** Cached runs by pipeline, the most recently used last. */
type Memory = Map<string, OfPipeline>;

/** Maximum number of cached runs. A run takes 2 kB, and derived data about the same. */
const MAX_RUNS = 20_000;

/** Caches by pool, because tests use several databases. */
const memories = new WeakMap<pg.Pool, Memory>();
/** Caches by connection of a pool. */
const ofConnections = new WeakMap<pg.PoolClient, Memory>();

const NO_VALUES: HeldValues = {};
const VERSION = `q.xmin::text || q.ctid::text`;

/** Returns all runs of a pipeline with values, in the order of arrival. Returns the same list while nothing changes. */
export async function readCachedRuns(client: Client, pipeline: Pick<PipelineRow, 'uuid'>): Promise<readonly RunWithValues[]> {
  const { uuid } = pipeline;
  if (!('totalCount' in client)) {
    // A transaction must not share its uncommitted rows. It uses cached values of the same version.
    const rows = await readRows(client, uuid);
    return addValues(client, rows, ofConnections.get(client)?.get(uuid)?.held).then(({ runs }) => runs);
  }
  const memory = findMemory(client);
  const last = memory.get(uuid);
  const now = (await readChangedRuns(client, [uuid], () => last?.seen)).get(uuid) as CurrentRuns;
  if (last !== undefined && !now.isChanged) {
    cachePipeline(memory, uuid, last);
    return last.runs;
  }
  const rows = last === undefined || now.hasLost ? await readRows(client, uuid) : await refreshRows(client, uuid, last);
  // A change of a run's state also changes its row.
  const read =
    last !== undefined && isSame(rows, last.runs)
      ? { held: last.held, runs: last.runs }
      : await addValues(client, rows, last?.held);
  cachePipeline(memory, uuid, { ...read, seen: now });
  return read.runs;
}

const ROWS = `
  select r.uuid, r.name, r.acquired_at as "acquiredAt", r.instrument, r.arrival::float8 as arrival,
      floor(extract(epoch from r.uploaded_at) * 1000)::float8 as "uploadedAt", r.flagged, r.use_downstream as "useDownstream", r.sample_type as "chosenType",
      r.user_uuid as "user", ${VERSION} as version
    from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid where r.pipeline_uuid = $1`;

async function readRows(client: Client, uuid: string): Promise<readonly HeldRun[]> {
  return (await client.query<HeldRun>(`${ROWS} order by r.arrival`, [uuid])).rows;
}

/** Replaces the changed rows in a list of rows. */
async function refreshRows(client: Client, uuid: string, { runs, seen }: OfPipeline): Promise<readonly HeldRun[]> {
  const { rows } = await client.query<HeldRun>(`${ROWS} and ${buildChangedSinceCondition('$2::bigint')}`, [uuid, seen.horizon]);
  const all = new Map<string, HeldRun>(runs.map((run) => [run.uuid, run]));
  for (const row of rows) all.set(row.uuid, row);
  return [...all.values()].sort((one, other) => one.arrival - other.arrival);
}

async function addValues(
  client: Client,
  rows: readonly HeldRun[],
  before: ReadonlyMap<string, CachedValues> | undefined,
): Promise<Pick<OfPipeline, 'held' | 'runs'>> {
  const missing = rows.filter((run) => run.version !== null && before?.get(run.uuid)?.version !== run.version);
  const read = await readValues(client, missing);
  const held = new Map<string, CachedValues>();
  for (const run of rows) {
    const known = read.get(run.uuid) ?? before?.get(run.uuid);
    if (known !== undefined && run.version !== null) held.set(run.uuid, known);
  }
  return { held, runs: rows.map((run) => ({ ...run, values: held.get(run.uuid)?.values ?? NO_VALUES })) };
}

const FIELDS = [
  'uuid',
  'version',
  'name',
  'acquiredAt',
  'instrument',
  'arrival',
  'uploadedAt',
  'flagged',
  'useDownstream',
  'chosenType',
  'user',
] as const;

function isSame(rows: readonly HeldRun[], runs: readonly HeldRun[]): boolean {
  return rows.length === runs.length && rows.every((row, at) => FIELDS.every((field) => row[field] === runs[at]?.[field]));
}

async function readValues(client: Client, missing: readonly HeldRun[]): Promise<ReadonlyMap<string, CachedValues>> {
  if (missing.length === 0) return new Map();
  const { rows } = await client.query<CachedValues & { uuid: string }>(
    `select q.raw_file_uuid as uuid, ${VERSION} as version, q.values from proteomics_quality_rows q where q.raw_file_uuid = any($1::uuid[])`,
    [missing.map(({ uuid }) => uuid)],
  );
  return new Map(rows.map(({ uuid, version, values }) => [uuid, { version, values }]));
}

function findMemory(pool: pg.Pool): Memory {
  const known = memories.get(pool);
  if (known !== undefined) return known;
  const made: Memory = new Map();
  memories.set(pool, made);
  pool.on('acquire', (connection) => ofConnections.set(connection, made));
  return made;
}

/** Caches the values of a pipeline, and evicts the least recently used pipelines. */
function cachePipeline(memory: Memory, pipeline: string, kept: OfPipeline): void {
  memory.delete(pipeline);
  memory.set(pipeline, kept);
  let sum = [...memory.values()].reduce((total, { runs }) => total + runs.length, 0);
  for (const [oldest, { runs }] of memory) {
    if (sum <= MAX_RUNS) return;
    memory.delete(oldest);
    sum -= runs.length;
  }
}
