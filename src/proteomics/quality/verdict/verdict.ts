/** Computes the verdict: runs out of limits, likely causes, and metrics that became worse. */
import { max } from 'd3-array';
import type { OwnLimit } from '../limits/store.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { getNumericValue, getNumericValues, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import type { SampleType } from '../sample-types/rules.ts';
import { findBetterSide, findLastRun, groupBySampleType, groupBySeries, narrowToSeries } from '../sample-types/series.ts';
import { type Change, findLatestChange } from '../statistics/changes.ts';
import { findOutliers } from '../statistics/outliers.ts';
import { compareRunToLimits, findLimits, isOutOnBadSide, type LimitsFound, type LimitsWanted } from '../trend/limits-for.ts';
import { type Cause, type CauseRule, type DeviationSide, suggestCauses } from './causes.ts';

export interface VerdictData {
  readonly metrics: readonly PlottableMetric[];
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** The runs from which limits and changes are computed; by default, the shown runs. */
  readonly basis?: readonly QualityRun[];
  readonly referenceSet: ReferenceSet | null;
  readonly referenceSets: readonly ReferenceSet[];
  readonly own: readonly OwnLimit[];
  readonly limits: LimitsWanted;
}

export type JudgedMetric = ReturnType<typeof computeMetricVerdict>;

/** A run that is out of limits on a worse side, with the metrics and likely causes. */
export interface OutRun {
  readonly run: QualityRun;
  /** Index among the shown runs. */
  readonly at: number;
  readonly metrics: readonly PlottableMetric[];
  readonly causes: readonly CauseRule[];
  /** True if the run needs a decision. */
  readonly isWaiting: boolean;
  readonly isNew: boolean;
}

/** A run that is within all limits, but unusual over several metrics together. */
export interface OutlierRun {
  readonly run: QualityRun;
  readonly isNew: boolean;
  readonly distance: number;
  /** Metrics with their share of the squared distance, the largest first. */
  readonly reasons: readonly { readonly metric: PlottableMetric; readonly share: number }[];
}

export interface IncompleteRun {
  readonly run: QualityRun;
  /** Empty if the run has no values at all. */
  readonly metrics: readonly PlottableMetric[];
}

/** A cause, or `other` for runs with an unknown cause. */
export type CauseGroup = Cause | 'other';

export function findCauseGroup({ causes: [first] }: OutRun): CauseGroup {
  return first?.cause ?? 'other';
}

export interface Verdict {
  readonly state: 'good' | 'watch' | 'old' | 'out' | 'empty';
  readonly metrics: readonly JudgedMetric[];
  /** Runs out of limits, reviewed or not, oldest first. */
  readonly out: readonly OutRun[];
  /** Runs that are unusual within their limits, oldest first. They are suggestions, which change neither state nor marks. */
  readonly outliers: readonly OutlierRun[];
  /** Number of new runs; see computeVerdict. */
  readonly fresh: number;
  /** New runs without a value for metrics that most runs of their sample type have. */
  readonly incomplete: readonly IncompleteRun[];
  /** Number of new runs with values but without limits, because their series has too few runs. */
  readonly unjudged: number;
  /** True if the last run of a series is new, and is incomplete, without limits, or out of limits without a decision. */
  readonly isLastOut: boolean;
  /** Number of runs that determine the usual range: the maximum over the sample types of new runs. Null for other limits. */
  readonly limitRuns: number | null;
  /** True if one of the shown runs has a value, with or without limits. */
  readonly hasValues: boolean;
}

const DAY_MS = 86_400_000;

/** Computes the verdict. New runs are those in the 24 hours before the last one, by the instrument's clock or the upload. */
export function computeVerdict(data: VerdictData): Verdict {
  const { shown } = data;
  const metrics = data.metrics.map((metric) => computeMetricVerdict(metric, data));
  // An unknown time becomes NaN, which `max` ignores.
  const lastTime = max(shown, ({ acquiredAt }) => Date.parse(`${acquiredAt}Z`)) ?? 0;
  const lastUpload = max(shown, ({ uploadedAt }) => uploadedAt) ?? 0;
  // If the last run has only a day, the whole day before it counts.
  const period = lastTime % DAY_MS === 0 ? DAY_MS + 1 : DAY_MS;
  const isNew = ({ acquiredAt, uploadedAt }: QualityRun) =>
    acquiredAt === null ? lastUpload - uploadedAt < DAY_MS : lastTime - Date.parse(`${acquiredAt}Z`) < period;
  const out = shown.flatMap((run, index): OutRun[] => {
    const bad = metrics.filter((one) => one.isBad[index]);
    if (bad.length === 0) return [];
    const sides = new Map(bad.map(({ metric, positions }) => [metric.column, positions[index] as DeviationSide]));
    return [
      {
        run,
        at: index,
        metrics: bad.map(({ metric }) => metric),
        causes: suggestCauses(sides, run.sampleType),
        isWaiting: needsDecision(run),
        isNew: isNew(run),
      },
    ];
  });
  const waiting = out.filter((one) => one.isWaiting);
  const fresh = shown.filter(isNew);
  const incomplete = listIncompleteRuns(data, fresh);
  const hasNoLimits = (run: QualityRun, index: number) =>
    isNew(run) &&
    data.limits === 'automatic' &&
    metrics.every(({ positions }) => positions[index] === null) &&
    metrics.some(({ metric }) => getNumericValue(run, metric.column) !== null);
  const unjudged = shown.filter(hasNoLimits);
  return {
    state: chooseState(metrics, waiting),
    metrics,
    out,
    outliers: listOutliers(data, out).map((one) => ({ ...one, isNew: isNew(one.run) })),
    fresh: fresh.length,
    incomplete,
    unjudged: unjudged.length,
    isLastOut: [...[...waiting, ...incomplete].map(({ run }) => run), ...unjudged].some(
      (run) => isNew(run) && findLastRun(groupBySeries(shown).get(run.series) ?? []) === run,
    ),
    limitRuns: countLimitRuns(metrics, fresh),
    hasValues: data.metrics.some(({ column }) => getNumericValues(shown, column).some((value) => value !== null)),
  };
}

/** Minimum share of runs with a metric at which a missing value is unusual. */
const USUALLY = 0.8;

function listIncompleteRuns({ metrics, shown, basis = shown }: VerdictData, fresh: readonly QualityRun[]): IncompleteRun[] {
  const usual = new Map(
    [...groupBySeries(basis.filter(needsDecision))].map(([key, runs]) => {
      const type = getSampleType(runs);
      const hasUsualValue = ({ column }: PlottableMetric) =>
        getNumericValues(runs, column).filter((value) => value !== null).length >= USUALLY * runs.length;
      return [key, metrics.filter((metric) => findBetterSide(metric, type) !== null && hasUsualValue(metric))] as const;
    }),
  );
  return fresh.filter(needsDecision).flatMap((run): IncompleteRun[] => {
    if (metrics.every(({ column }) => getNumericValue(run, column) === null)) return [{ run, metrics: [] }];
    const lacking = (usual.get(run.series) ?? []).filter(({ column }) => getNumericValue(run, column) === null);
    return lacking.length === 0 ? [] : [{ run, metrics: lacking }];
  });
}

function countLimitRuns(metrics: readonly JudgedMetric[], fresh: readonly QualityRun[]): number | null {
  const counts = [...groupBySeries(fresh).keys()].flatMap((key) => {
    const found = metrics.flatMap(({ foundOf }) => foundOf.get(key) ?? []);
    return found.some(({ method }) => method !== 'usual') ? [] : [max(found, ({ limits }) => limits?.count ?? 0) ?? 0];
  });
  return max(counts) ?? null;
}

/** Minimum share of a metric in the distance to be listed as a reason. */
const MIN_SHARE = 0.05;

/** Returns the outliers of each series, among shown runs that are within limits and have no decision. */
function listOutliers(
  { metrics, shown, basis = shown }: VerdictData,
  out: readonly OutRun[],
): readonly Omit<OutlierRun, 'isNew'>[] {
  const known = new Set(out.map(({ run }) => run.uuid));
  const found = [...groupBySeries(basis).values()].flatMap((runs) => {
    const type = getSampleType(runs);
    const judged = metrics.flatMap((metric) => {
      const better = findBetterSide(metric, type);
      return better === null ? [] : [{ metric, better, values: getNumericValues(runs, metric.column) }];
    });
    const outliers = findOutliers(judged, runs.map(isUsedForLimits));
    return outliers.flatMap(({ at, distance, shares }) => {
      const reasons = judged.flatMap(({ metric }, index) => {
        const share = shares[index] ?? 0;
        return share < MIN_SHARE ? [] : [{ metric, share }];
      });
      return [[(runs[at] as QualityRun).uuid, { distance, reasons: reasons.toSorted((a, b) => b.share - a.share) }] as const];
    });
  });
  const byRun = new Map(found);
  return shown.flatMap((run) => {
    const outlier = byRun.get(run.uuid);
    return outlier === undefined || known.has(run.uuid) || !needsDecision(run) ? [] : [{ run, ...outlier }];
  });
}

/** Returns whether a run needs a decision: it is neither flagged, excluded nor in a maintenance window. */
export function needsDecision(run: Pick<QualityRun, 'flagged' | 'useDownstream' | 'inMaintenance'>): boolean {
  return !run.flagged && isUsedForLimits(run);
}

function chooseState(metrics: readonly JudgedMetric[], waiting: readonly OutRun[]): Verdict['state'] {
  if (metrics.every(({ positions }) => positions.every((position) => position === null))) return 'empty';
  if (waiting.some(({ isNew }) => isNew)) return 'out';
  if (waiting.length > 0) return 'old';
  return metrics.some(({ change }) => change !== null) ? 'watch' : 'good';
}

export function computeMetricVerdict(metric: PlottableMetric, data: VerdictData) {
  const { all, shown, basis = shown, referenceSet, referenceSets, own } = data;
  const ownLimit = own.find((limit) => limit.metric === metric.column) ?? null;
  const limitKind = data.limits === 'none' ? 'automatic' : data.limits;
  const series = [...groupBySeries(basis)].map(([key, runs]) => {
    const narrowed = narrowToSeries({ all, basis, referenceSet, referenceSets, ownLimit }, runs[0] as QualityRun);
    const found = findLimits(metric, limitKind, narrowed);
    const better = findBetterSide(metric, getSampleType(runs));
    return { key, found, better, change: findWorsening({ ...metric, better }, found, runs, basis) };
  });
  const seriesOf = new Map(series.map((one) => [one.key, one]));
  const values = getNumericValues(shown, metric.column);
  const positions = shown.map((run, index) => {
    const found = seriesOf.get(run.series)?.found;
    return found === undefined ? null : compareRunToLimits(found, run, values[index] ?? null);
  });
  const bad = shown.map(({ series: key }, index) => {
    const of = seriesOf.get(key);
    return of !== undefined && isOutOnBadSide(positions[index] ?? null, of.found, of.better);
  });
  const waiting = shown.flatMap((run, index) => (bad[index] && needsDecision(run) ? [index] : []));
  return {
    metric,
    foundOf: new Map(series.map(({ key, found }) => [key, found])),
    /** Positions in the order of the shown runs. */
    positions,
    isBad: bad,
    /** Number of runs that are out of limits on a worse side and need a decision. */
    waiting: waiting.length,
    /** Side of the latest such run; null if there is none. */
    worst: waiting.length === 0 ? null : (positions[waiting.at(-1) as number] as DeviationSide),
    /** The lasting change for the worse, with its index in the basis; null if there is none. */
    change: series.reduce<Change | null>(
      (last, { change }) => (change !== null && change.at > (last?.at ?? -1) ? change : last),
      null,
    ),
  };
}

/** Returns a step or drift away from the center toward a worse side, with its index among all runs; otherwise null. */
function findWorsening(
  { column, better }: Pick<PlottableMetric, 'column'> & { readonly better: PlottableMetric['better'] | null },
  { limits }: LimitsFound,
  series: readonly QualityRun[],
  basis: readonly QualityRun[],
): Change | null {
  if (better === null || isReplacedSeries(series, basis)) return null;
  const change = findLatestChange(getNumericValues(series, column), series.map(isUsedForLimits));
  const run = change === null ? undefined : series[change.at];
  if (change === null || run === undefined) return null;
  const { before, after } = change;
  const [centre, sigma] = [limits?.centre ?? before, limits?.sigma ?? 0];
  // A drift can cross the center and increases sigma. So a quarter of the change beyond the center also suffices.
  const isAway = (after - centre) * Math.sign(after - before) > Math.min(sigma, Math.abs(after - before) / 4);
  const isWorse = better === 'target' || (better === 'higher') === after < before;
  return isAway && isWorse ? { ...change, at: series === basis ? change.at : basis.indexOf(run) } : null;
}

/** Number of later runs of a sample type after which the instrument of a series is considered replaced. */
const MIN_LATER_RUNS = 15;

function isReplacedSeries(series: readonly QualityRun[], basis: readonly QualityRun[]): boolean {
  const ofType = groupBySampleType(basis).get(getSampleType(series)) ?? series;
  return !ofType.slice(-MIN_LATER_RUNS).some((run) => run.series === series[0]?.series);
}

const getSampleType = ([first]: readonly QualityRun[]): SampleType => first?.sampleType ?? 'sample';
