/** Compares runs with the limits of a pipeline that apply to their sample type. */
import { type QualityRun, readNumberOf } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import { groupBySampleType, narrowToSampleType } from '../sample-types/series.ts';
import { type LimitPosition, locateValue } from '../statistics/control-chart.ts';
import { type AppliedLimit, applyLimit } from './judgement.ts';
import type { OwnLimit } from './store.ts';

/** Positions of runs relative to the limits, by metric, then by UUID of the run. */
type Judgement = ReadonlyMap<string, ReadonlyMap<string, LimitPosition>>;

/** Compares all runs with the limits that apply to their sample type. */
export function compareRunsWithLimits(
  limits: readonly OwnLimit[],
  all: readonly QualityRun[],
  referenceSets: readonly ReferenceSet[],
): Judgement {
  return new Map(
    limits.map((ownLimit) => {
      const { metric } = ownLimit;
      const positions = [...groupBySampleType(all).keys()].flatMap((type): [string, LimitPosition][] => {
        const data = narrowToSampleType({ all, basis: all, referenceSet: null, referenceSets, ownLimit }, type);
        const { ofRun } = data.ownLimit === null ? NO_LIMIT : applyLimit(ownLimit, data.all, data.referenceSets);
        return data.all.map((run) => [run.uuid, locateValue(readNumberOf(run, metric), ofRun.get(run.uuid) ?? null)]);
      });
      return [metric, new Map(positions)];
    }),
  );
}

const NO_LIMIT: AppliedLimit = { ofRun: { get: () => null }, next: null };
