/**
 * Detects changes of raw files without reading them. `changed_in` of each row is the last transaction that wrote the row or a
 * dependent row (migration 0018). A change that an earlier check could not see has a number of at least the horizon of that
 * check. Some unchanged rows also have such a number, and count as changed.
 */
import type { Client } from '../records.ts';

export interface SeenRuns {
  /** Number of the oldest running transaction. */
  readonly horizon: string;
  /** Number of deletions as a string, because a deleted row stores no transaction. */
  readonly deletions: string;
}

export interface CurrentRuns extends SeenRuns {
  /** True if there was a change since the earlier check, or if there was no earlier check. */
  readonly isChanged: boolean;
  /** Text that changes with the limits, reference sets and name rules of the pipeline. */
  readonly settings: string;
}

/** The upper bound excludes transaction numbers of another cluster, which a restored database can contain. */
const SELECT = `
  select p.uuid, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select deletions::text from proteomics_pipelines l where l.uuid = p.uuid) as deletions,
      p.horizon is null or exists (select from proteomics_raw_files r where r.pipeline_uuid = p.uuid and r.changed_in >= p.horizon
        and r.changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint) as "hasNew",
      concat_ws(' ', (select changed_at from proteomics_limit_changes c where c.pipeline_uuid = p.uuid),
        (select max(changed_at) from proteomics_guide_sets g where g.pipeline_uuid = p.uuid),
        (select concat(sample_rules::text, instrument_rules::text) from proteomics_pipelines l where l.uuid = p.uuid)) as settings
    from unnest($1::uuid[], $2::bigint[]) as p (uuid, horizon)`;

/** Must not be called in a transaction, so that only committed rows count. `seen`: the earlier check of a pipeline. */
export async function readChangedRuns(
  client: Client,
  pipelines: readonly string[],
  seen: (pipeline: string) => SeenRuns | undefined,
): Promise<ReadonlyMap<string, CurrentRuns>> {
  const { rows } = await client.query<Omit<CurrentRuns, 'isChanged'> & { uuid: string; hasNew: boolean }>(SELECT, [
    pipelines,
    pipelines.map((pipeline) => seen(pipeline)?.horizon ?? null),
  ]);
  return new Map(
    rows.map(({ uuid, hasNew, ...now }) => [uuid, { ...now, isChanged: hasNew || now.deletions !== seen(uuid)?.deletions }]),
  );
}
