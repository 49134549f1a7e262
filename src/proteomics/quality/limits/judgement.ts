/** Measuring runs against a pipeline's own limits. */
import type { GuideSet } from '../guide-sets/store.ts';
import { numberOf, type QualityRun } from '../quality-runs.ts';
import {
  type ControlLimits,
  fixedLimits,
  guideSetLimits,
  limitsBefore,
  type Standing,
  standingOf,
  USUAL_SIGMAS,
} from '../statistics/control-chart.ts';
import type { OwnLimit } from './store.ts';

/** A limit with what it comes to. */
export interface AppliedLimit {
  /** The bounds for each run, by its UUID. Runs are measured against those before them where the method is the moving range. */
  readonly ofRun: { get(uuid: string): ControlLimits | null | undefined };
  /** The bounds for the run that comes next. */
  readonly next: ControlLimits | null;
}

/** What a limit comes to. `all` are all raw files of the pipeline in the order of acquisition. */
export function applyLimit(
  limit: OwnLimit,
  all: readonly QualityRun[],
  guideSets: readonly Pick<GuideSet, 'uuid' | 'members'>[],
): AppliedLimit {
  if (limit.method === 'moving_range') {
    const values = all.map((run) => numberOf(run, limit.metric));
    const counts = all.map(({ useDownstream }) => useDownstream);
    const limits = limitsBefore(values, limit.sigmas ?? USUAL_SIGMAS, counts);
    return { ofRun: new Map(all.map(({ uuid }, index) => [uuid, limits[index] ?? null])), next: limits.at(-1) ?? null };
  }
  const limits =
    limit.method === 'fixed'
      ? fixedLimits(limit.lower, limit.upper)
      : limitsOfGuideSet(
          limit.metric,
          all,
          guideSets.find(({ uuid }) => uuid === limit.guide_set),
          limit.sigmas ?? USUAL_SIGMAS,
        );
  return { ofRun: { get: () => limits }, next: limits };
}

/** Mean and standard deviation of a metric over a reference set; null when too few of its runs have a value. */
export function limitsOfGuideSet(
  metric: string,
  all: readonly QualityRun[],
  guideSet: Pick<GuideSet, 'members'> | undefined,
  sigmas: number,
): ControlLimits | null {
  const members = new Set(guideSet?.members.map(({ uuid }) => uuid));
  return guideSetLimits(
    all.filter(({ uuid }) => members.has(uuid)).map((run) => numberOf(run, metric)),
    sigmas,
  );
}

/** Which side of each limit each run is on: metric, then UUID of the run. */
export type Judgement = ReadonlyMap<string, ReadonlyMap<string, Standing>>;

/** Measures all runs against all limits. */
export function judge(
  limits: readonly OwnLimit[],
  all: readonly QualityRun[],
  guideSets: readonly Pick<GuideSet, 'uuid' | 'members'>[],
): Judgement {
  return new Map(
    limits.map((limit) => {
      const { ofRun } = applyLimit(limit, all, guideSets);
      return [
        limit.metric,
        new Map(all.map((run) => [run.uuid, standingOf(numberOf(run, limit.metric), ofRun.get(run.uuid) ?? null)])),
      ];
    }),
  );
}

/** Metrics in which a run is outside of its limits. */
export function metricsOutside(judgement: Judgement, uuid: string): readonly string[] {
  return [...judgement].filter(([, ofRun]) => ['above', 'below'].includes(ofRun.get(uuid) ?? '')).map(([metric]) => metric);
}
