/** Caches the runs of pipelines and derived data until a change (see changed-runs.ts). */
import type pg from 'pg';
import { memoize } from '../../memoize.ts';
import type { Client, PipelineRow } from '../records.ts';
import type { QualityValue } from '../results/quality-table.ts';
import { type CurrentRuns, readChangedRuns, type SeenRuns } from './changed-runs.ts';
import type { SampleType } from './sample-types/rules.ts';

export interface RunWithValues {
  readonly uuid: string;
  readonly name: string;
  /** Instrument-local time as `YYYY-MM-DDTHH:MM:SS`; null if unknown. */
  readonly acquiredAt: string | null;
  readonly instrument: string | null;
  /** Number of the upload. Numbers are assigned in the order of uploads to the server. */
  readonly arrival: number;
  /** Milliseconds since 1970. */
  readonly uploadedAt: number;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  readonly chosenType: SampleType | null;
  /** UUID of the user who uploaded the raw file; null for an import. */
  readonly user: string | null;
  /** Values by column. Missing values are absent. */
  readonly values: Readonly<Record<string, QualityValue>>;
}

interface CachedPipeline {
  readonly seen: SeenRuns;
  readonly runs: readonly RunWithValues[];
}

/** Maximum number of cached runs, which limits the memory. */
const MAX_RUNS = 20_000;

/** Cached pipelines. The last one was used most recently. */
const getMemory = memoize((_pool: pg.Pool) => new Map<string, CachedPipeline>());

/** Returns runs in the order of upload. Returns the same list until there is a change. */
export async function readCachedRuns(client: Client, { uuid }: Pick<PipelineRow, 'uuid'>): Promise<readonly RunWithValues[]> {
  // In a transaction, uncommitted rows are visible, which must not be cached.
  if (!('totalCount' in client)) return readRunsWithValues(client, uuid);
  const memory = getMemory(client);
  const last = memory.get(uuid);
  const seen = (await readChangedRuns(client, [uuid], () => last?.seen)).get(uuid) as CurrentRuns;
  const runs = last === undefined || seen.isChanged ? await readRunsWithValues(client, uuid) : last.runs;
  cachePipeline(memory, uuid, { seen, runs });
  return runs;
}

async function readRunsWithValues(client: Client, uuid: string): Promise<readonly RunWithValues[]> {
  const { rows } = await client.query<RunWithValues>(
    `select r.uuid, r.name, r.acquired_at as "acquiredAt", r.instrument, r.arrival::float8 as arrival,
        floor(extract(epoch from r.uploaded_at) * 1000)::float8 as "uploadedAt", r.flagged, r.use_downstream as "useDownstream",
        r.sample_type as "chosenType", r.user_uuid as "user", coalesce(q.values, '{}') as values
      from proteomics_raw_files r left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.pipeline_uuid = $1 order by r.arrival`,
    [uuid],
  );
  return rows;
}

function cachePipeline(memory: Map<string, CachedPipeline>, pipeline: string, cached: CachedPipeline): void {
  memory.delete(pipeline);
  memory.set(pipeline, cached);
  let sum = [...memory.values()].reduce((total, { runs }) => total + runs.length, 0);
  for (const [oldest, { runs }] of memory) {
    if (sum <= MAX_RUNS) return;
    memory.delete(oldest);
    sum -= runs.length;
  }
}
