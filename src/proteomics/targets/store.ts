import { randomUUID } from 'node:crypto';
import { sendJobs } from '../../jobs/job.ts';
import { REFRESH_TARGETS } from '../jobs.ts';
import type { Signature } from '../people/signatures.ts';
import type { Client } from '../records.ts';
import type { Target } from './target.ts';

export interface TrackedTargets {
  /** Version of the list; null before the first change. */
  readonly version: string | null;
  readonly targets: readonly Target[];
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

export type TargetList = Pick<TrackedTargets, 'version' | 'targets'>;

export const NO_TARGETS: TrackedTargets = { version: null, targets: [], changedBy: null, changedAt: null };

/** SQL clauses that select results with values of an earlier list: `r` is the raw file, `s` its results, `t` the list. */
export const WITH_OLD_TARGETS = `from proteomics_targets t join proteomics_raw_files r on r.pipeline_uuid = t.pipeline_uuid
    join proteomics_results s on s.raw_file_uuid = r.uuid
  where s.targets_version is distinct from t.version`;

export async function readTargets(client: Client, pipelineUuid: string): Promise<TrackedTargets> {
  const { rows } = await client.query<TrackedTargets>(
    `select version, targets, changed_by as "changedBy", changed_at as "changedAt" from proteomics_targets where pipeline_uuid = $1`,
    [pipelineUuid],
  );
  return rows[0] ?? NO_TARGETS;
}

export async function readTargetsOfRawFile(client: Client, rawFileUuid: string): Promise<TargetList> {
  const { rows } = await client.query<TargetList>(
    `select t.version, t.targets from proteomics_raw_files r join proteomics_targets t on t.pipeline_uuid = r.pipeline_uuid where r.uuid = $1`,
    [rawFileUuid],
  );
  return rows[0] ?? NO_TARGETS;
}

/** Replaces the list in a transaction, and queues the measurement of results. */
export async function replaceTargets(
  client: Client,
  pipelineUuid: string,
  {
    targets,
    changedBy,
    changedByUuid,
    changedAt,
  }: Signature & { readonly targets: readonly Target[]; readonly changedAt: Date },
): Promise<void> {
  await client.query(
    `insert into proteomics_targets (pipeline_uuid, version, targets, changed_by, changed_at, changed_by_uuid) values ($1, $2, $3, $4, $5, $6)
      on conflict (pipeline_uuid) do update set version = excluded.version, targets = excluded.targets, changed_by = excluded.changed_by,
        changed_at = excluded.changed_at, changed_by_uuid = excluded.changed_by_uuid`,
    [pipelineUuid, randomUUID(), JSON.stringify(targets), changedBy, changedAt, changedByUuid],
  );
  await sendTargetRefreshJob(client, pipelineUuid);
}

export async function sendTargetRefreshJob(client: Client, pipelineUuid: string): Promise<void> {
  await sendJobs(client, REFRESH_TARGETS, [{ data: { pipeline: pipelineUuid }, key: pipelineUuid, replaces: true }]);
}

/** Locks the list until the transaction ends, so that no concurrent change is lost. */
export async function lockTargets(client: Client, pipelineUuid: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`proteomics targets ${pipelineUuid}`]);
}

export async function countRunsWithOldTargets(client: Client, pipelineUuid: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count ${WITH_OLD_TARGETS} and t.pipeline_uuid = $1`,
    [pipelineUuid],
  );
  return rows[0]?.count ?? 0;
}
