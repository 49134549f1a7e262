import { getNumericValue, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import { groupBySampleType, narrowToSampleType } from '../sample-types/series.ts';
import { compareToLimits, type LimitPosition } from '../statistics/control-chart.ts';
import { applyLimit } from './judgement.ts';
import type { OwnLimit } from './store.ts';

/** Returns positions by UUID; null without a value, or without a limit for the sample type. */
export function compareRunsWithLimit(
  ownLimit: OwnLimit,
  all: readonly QualityRun[],
  referenceSets: readonly ReferenceSet[],
): ReadonlyMap<string, LimitPosition> {
  const positions = [...groupBySampleType(all).keys()].flatMap((type): [string, LimitPosition][] => {
    const data = narrowToSampleType({ all, basis: all, referenceSet: null, referenceSets, ownLimit }, type);
    const applied = data.ownLimit === null ? null : applyLimit(ownLimit, data.all, data.referenceSets);
    return data.all.map((run) => [
      run.uuid,
      compareToLimits(getNumericValue(run, ownLimit.metric), applied?.ofRun.get(run.uuid) ?? null),
    ]);
  });
  return new Map(positions);
}
