import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import type { Signature } from '../../people/signatures.ts';
import type { Client } from '../../records.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import { findReferenceSet } from '../reference-sets/store.ts';
import { DEFAULT_SIGMAS } from '../statistics/control-chart.ts';

/** Members that the method does not use are null. */
export type OwnLimit = components['schemas']['QcLimit'];

export type OwnLimits = Awaited<ReturnType<typeof readLimits>>;

/** Maximum absolute value of a bound, so that differences of bounds are finite. */
const MAX_BOUND = 1e100;

/** 400: `member` names the invalid member. */
export class LimitError extends BadRequestError {
  readonly member: keyof OwnLimit;
  constructor(member: keyof OwnLimit, detail: string) {
    super(`${member}: ${detail}`);
    this.member = member;
  }
}

export async function readLimits(client: Client, pipelineUuid: string) {
  const { rows } = await client.query<OwnLimit>(
    'select metric, method, guide_set_uuid as guide_set, sigmas, lower, upper from proteomics_limits where pipeline_uuid = $1 order by metric',
    [pipelineUuid],
  );
  const changes = await client.query<{ changed_by: string; changed_at: Date }>(
    'select changed_by, changed_at from proteomics_limit_changes where pipeline_uuid = $1',
    [pipelineUuid],
  );
  const [change] = changes.rows;
  return { limits: rows, changedBy: change?.changed_by ?? null, changedAt: change?.changed_at ?? null };
}

export async function replaceLimits(
  client: Client,
  pipelineUuid: string,
  limits: readonly OwnLimit[],
  signature: Signature,
  now: Date,
): Promise<void> {
  await recordLimitsChange(client, pipelineUuid, signature, now);
  await client.query('delete from proteomics_limits where pipeline_uuid = $1', [pipelineUuid]);
  for (const limit of limits) await writeLimit(client, pipelineUuid, limit);
}

export async function setLimit(
  client: Client,
  pipelineUuid: string,
  limit: OwnLimit,
  signature: Signature,
  now: Date,
): Promise<void> {
  await recordLimitsChange(client, pipelineUuid, signature, now);
  await client.query('delete from proteomics_limits where pipeline_uuid = $1 and metric = $2', [pipelineUuid, limit.metric]);
  await writeLimit(client, pipelineUuid, limit);
}

export async function removeLimit(
  client: Client,
  pipelineUuid: string,
  metric: string,
  signature: Signature,
  now: Date,
): Promise<void> {
  await recordLimitsChange(client, pipelineUuid, signature, now);
  await client.query('delete from proteomics_limits where pipeline_uuid = $1 and metric = $2', [pipelineUuid, metric]);
}

/** Returns the limit with default sigmas. @throws LimitError; NotFoundError for a reference set of another pipeline */
export async function checkLimit(client: Client, pipelineUuid: string, limit: OwnLimit): Promise<OwnLimit> {
  const { metric, method, guide_set, sigmas, lower, upper } = limit;
  requirePlottableMetric(metric);
  for (const member of ['lower', 'upper'] as const)
    if (Math.abs(limit[member] ?? 0) > MAX_BOUND)
      throw new LimitError(member, `must lie between ${-MAX_BOUND} and ${MAX_BOUND}.`);
  if (method === 'fixed') {
    if (guide_set !== null) throw new LimitError('guide_set', 'fixed bounds do not use a reference set.');
    if (sigmas !== null) throw new LimitError('sigmas', 'fixed bounds do not use a factor.');
    if (lower === null && upper === null) throw new LimitError('lower', 'enter a lower bound, an upper bound or both.');
    if (lower !== null && upper !== null && lower > upper) throw new LimitError('upper', 'is below the lower bound.');
    return limit;
  }
  if (lower !== null || upper !== null)
    throw new LimitError(lower === null ? 'upper' : 'lower', 'is allowed only with fixed bounds.');
  if (method === 'moving_range') {
    if (guide_set !== null) throw new LimitError('guide_set', 'is allowed only with limits of a reference set.');
    return { ...limit, sigmas: sigmas ?? DEFAULT_SIGMAS };
  }
  if (guide_set === null) throw new LimitError('guide_set', 'choose a reference set.');
  await findReferenceSet(client, guide_set, pipelineUuid);
  return { ...limit, sigmas: sigmas ?? DEFAULT_SIGMAS };
}

/** Records author and time of a change. Locks the limits of the pipeline, so that changes are serialized. */
async function recordLimitsChange(client: Client, pipelineUuid: string, by: Signature, now: Date): Promise<void> {
  await client.query(
    `insert into proteomics_limit_changes (pipeline_uuid, changed_by, changed_by_uuid, changed_at) values ($1, $2, $3, $4)
     on conflict (pipeline_uuid) do update set changed_by = $2, changed_by_uuid = $3, changed_at = $4`,
    [pipelineUuid, by.changedBy, by.changedByUuid, now],
  );
}

async function writeLimit(client: Client, pipelineUuid: string, limit: OwnLimit): Promise<void> {
  await client.query(
    `insert into proteomics_limits (pipeline_uuid, metric, method, guide_set_uuid, sigmas, lower, upper)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [pipelineUuid, limit.metric, limit.method, limit.guide_set, limit.sigmas, limit.lower, limit.upper],
  );
}
