import { getNumericValue, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import {
  type ControlLimits,
  computeEarlierLimits,
  computeSigmaLimits,
  createFixedLimits,
  DEFAULT_SIGMAS,
} from '../statistics/control-chart.ts';
import type { OwnLimit } from './store.ts';

export interface AppliedLimit {
  /** Bounds by UUID of the run, because a moving range depends on the earlier runs. */
  readonly ofRun: { get(uuid: string): ControlLimits | null | undefined };
  /** Bounds for the next run. */
  readonly next: ControlLimits | null;
}

/** @param all all raw files of the pipeline in the order of acquisition */
export function applyLimit(
  limit: OwnLimit,
  all: readonly QualityRun[],
  referenceSets: readonly Pick<ReferenceSet, 'uuid' | 'members'>[],
): AppliedLimit {
  if (limit.method === 'moving_range') {
    const values = all.map((run) => getNumericValue(run, limit.metric));
    const limits = computeEarlierLimits(values, limit.sigmas ?? DEFAULT_SIGMAS, all.map(isUsedForLimits));
    return { ofRun: new Map(all.map(({ uuid }, index) => [uuid, limits[index] ?? null])), next: limits.at(-1) ?? null };
  }
  const limits =
    limit.method === 'fixed'
      ? createFixedLimits(limit.lower, limit.upper)
      : computeReferenceLimits(
          limit.metric,
          all,
          referenceSets.find(({ uuid }) => uuid === limit.guide_set),
          limit.sigmas ?? DEFAULT_SIGMAS,
        );
  return { ofRun: { get: () => limits }, next: limits };
}

/** Uses mean and standard deviation of a reference set. Returns null if too few of its runs have a value. */
export function computeReferenceLimits(
  metric: string,
  all: readonly QualityRun[],
  referenceSet: Pick<ReferenceSet, 'members'> | undefined,
  sigmas: number,
): ControlLimits | null {
  const members = new Set(referenceSet?.members.map(({ uuid }) => uuid));
  return computeSigmaLimits(
    all.filter(({ uuid }) => members.has(uuid)).map((run) => getNumericValue(run, metric)),
    sigmas,
  );
}
