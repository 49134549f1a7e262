/**
 * Whether anything has changed among the raw files of a pipeline, without reading them. Each row notes in `changed_in` which transaction wrote it
 * or something that hangs on it last (migration 0018). Whatever a look did not see was written by a transaction that had not ended by
 * then, and so has a number that is not below the look's horizon; as transactions that were under way then may have been seen already, more is called changed
 * than was.
 */
import type { Client } from '../records.ts';

/** What a look at the raw files of a pipeline has seen. */
export interface SeenRuns {
  /** The first transaction that had not ended. */
  readonly horizon: string;
  /** Deletions of raw files so far, as text: what is deleted notes nothing itself. */
  readonly deletions: string;
}

/** The same, now. */
export interface RunsNow extends SeenRuns {
  /** Whether something has changed since the earlier look, or there was none. */
  readonly isChanged: boolean;
  /** Whether some raw files are gone since. */
  readonly hasLost: boolean;
  /** Changes with the limits and the reference sets of the pipeline. */
  readonly settings: string;
}

/** Condition that a row of raw files `r` was changed since a horizon. Numbers from another database cluster may lie ahead of this one's. */
export const changedSince = (horizon: string) =>
  `r.changed_in >= ${horizon} and r.changed_in < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

const LOOK = `
  select p.uuid, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select deletions::text from proteomics_pipelines l where l.uuid = p.uuid) as deletions,
      p.horizon is null or exists (select from proteomics_raw_files r where r.pipeline_uuid = p.uuid and ${changedSince('p.horizon')}) as "hasNew",
      concat_ws(' ', (select changed_at from proteomics_limit_changes c where c.pipeline_uuid = p.uuid),
        (select max(changed_at) from proteomics_guide_sets g where g.pipeline_uuid = p.uuid)) as settings
    from unnest($1::uuid[], $2::bigint[]) as p (uuid, horizon)`;

/** Looks at pipelines, by their UUIDs; `seen` tells what an earlier look saw. Outside of transactions, which see what is not committed. */
export async function readChangedRuns(
  client: Client,
  pipelines: readonly string[],
  seen: (pipeline: string) => SeenRuns | undefined,
): Promise<ReadonlyMap<string, RunsNow>> {
  const { rows } = await client.query<Omit<RunsNow, 'isChanged' | 'hasLost'> & { uuid: string; hasNew: boolean }>(LOOK, [
    pipelines,
    pipelines.map((pipeline) => seen(pipeline)?.horizon ?? null),
  ]);
  return new Map(
    rows.map(({ uuid, hasNew, ...now }) => {
      const hasLost = now.deletions !== seen(uuid)?.deletions;
      return [uuid, { ...now, hasLost, isChanged: hasNew || hasLost }];
    }),
  );
}
