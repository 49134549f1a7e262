/** Computes the verdict: runs out of limits, their likely causes, and metrics that became worse. */
import { max } from 'd3-array';
import type { OwnLimit } from '../limits/store.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { getNumericValue, getNumericValues, isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import type { ReferenceSet } from '../reference-sets/store.ts';
import type { SampleType } from '../sample-types/rules.ts';
import { findBetterSide, groupBySampleType, groupBySeries, narrowToSeries } from '../sample-types/series.ts';
import { type Change, findLatestChange } from '../statistics/changes.ts';
import { findOutliers } from '../statistics/outliers.ts';
import { compareRunToLimits, findLimits, isOutOnBadSide, type LimitsFound, type LimitsWanted } from '../trend/limits-for.ts';
import { type Cause, type CauseRule, type DeviationSide, suggestCauses } from './causes.ts';

export interface VerdictData {
  readonly metrics: readonly PlottableMetric[];
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** The basis of limits and changes; by default the shown runs. */
  readonly basis?: readonly QualityRun[];
  readonly referenceSet: ReferenceSet | null;
  readonly referenceSets: readonly ReferenceSet[];
  readonly own: readonly OwnLimit[];
  readonly limits: LimitsWanted;
}

export type JudgedMetric = ReturnType<typeof computeMetricVerdict>;

/** A run out of limits on a bad side, with metrics and likely causes. */
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

/** A run inside its limits that is unusual over several metrics together. */
export interface OutlierRun {
  readonly run: QualityRun;
  readonly isNew: boolean;
  readonly distance: number;
  /** Metrics with their share in the squared distance, the largest first. */
  readonly reasons: readonly { readonly metric: PlottableMetric; readonly share: number }[];
}

export interface IncompleteRun {
  readonly run: QualityRun;
  readonly metrics: readonly PlottableMetric[];
}

/** `other` groups runs of unknown cause. */
export type CauseGroup = Cause | 'other';

export function findCauseGroup({ causes: [first] }: OutRun): CauseGroup {
  return first?.cause ?? 'other';
}

export interface Verdict {
  readonly state: 'good' | 'watch' | 'old' | 'out' | 'empty';
  readonly metrics: readonly JudgedMetric[];
  /** Runs out of limits, reviewed or not, oldest first. */
  readonly out: readonly OutRun[];
  /** Unusual runs inside their limits, oldest first. Suggestions only, which change neither state nor marks. */
  readonly outliers: readonly OutlierRun[];
  /** Number of runs of the last 24 hours. */
  readonly fresh: number;
  /** New runs without a value of metrics that most runs of their sample type have. */
  readonly incomplete: readonly IncompleteRun[];
  /** Number of new runs with values but without any limits, because their series has too few runs. */
  readonly unjudged: number;
  /** True if the last run of any series is new, and incomplete, without limits, or out of limits without a decision. */
  readonly isLastOut: boolean;
  /** Number of runs that determine the usual range: the maximum over the sample types of new runs. Null for other limits. */
  readonly limitRuns: number | null;
  /** True if a shown run has a value of any metric, with or without limits. */
  readonly hasValues: boolean;
}

const DAY_MS = 86_400_000;

/**
 * New runs are those of the 24 hours before the last run, by the clock of the instrument. Runs without an acquisition time, as
 * with results of engines alone or a raw file that is cut off, are new in the 24 hours before the last upload.
 */
export function computeVerdict(data: VerdictData): Verdict {
  const { shown } = data;
  const metrics = data.metrics.map((metric) => computeMetricVerdict(metric, data));
  // An unknown time is not a number, which max ignores.
  const lastTime = max(shown, ({ acquiredAt }) => Date.parse(`${acquiredAt}Z`)) ?? 0;
  const lastUpload = max(shown, ({ uploadedAt }) => uploadedAt) ?? 0;
  // If only the day of the last run is known, the whole day before counts.
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
      (run) => isNew(run) && groupBySeries(shown).get(run.series)?.at(-1) === run,
    ),
    limitRuns: countLimitRuns(metrics, fresh),
    hasValues: data.metrics.some(({ column }) => getNumericValues(shown, column).some((value) => value !== null)),
  };
}

/** If at least this share of runs has a metric, a missing value is unusual. */
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

/** Minimum share of the distance for a metric to be a reason. */
const MIN_SHARE = 0.05;

/** Finds outliers per series, among shown runs inside their limits without a decision. */
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

/** Flags, exclusions and maintenance windows are decisions. */
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
    /** By series. */
    foundOf: new Map(series.map(({ key, found }) => [key, found])),
    /** In the order of the shown runs. */
    positions,
    isBad: bad,
    /** Number of runs that are out on a bad side and need a decision. */
    waiting: waiting.length,
    /** Side of the latest of these runs; null without such runs. */
    worst: waiting.length === 0 ? null : (positions[waiting.at(-1) as number] as DeviationSide),
    /** A lasting change for the worse, with its index in the basis; null without a change. */
    change: series.reduce<Change | null>(
      (last, { change }) => (change !== null && change.at > (last?.at ?? -1) ? change : last),
      null,
    ),
  };
}

/** Returns a step or drift away from the center, on a bad side of the metric, with its index among all runs. */
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
  // The center can be within the drift, so the level before may be as far from it on the other side. The drift widens limits.
  const isAway = (after - centre) * Math.sign(after - before) > Math.min(sigma, Math.abs(after - before) / 4);
  const isWorse = better === 'target' || (better === 'higher') === after < before;
  return isAway && isWorse ? { ...change, at: series === basis ? change.at : basis.indexOf(run) } : null;
}

/** Number of later runs of its sample type after which the instrument of a series counts as replaced. */
const MIN_LATER_RUNS = 15;

function isReplacedSeries(series: readonly QualityRun[], basis: readonly QualityRun[]): boolean {
  const ofType = groupBySampleType(basis).get(getSampleType(series)) ?? series;
  return !ofType.slice(-MIN_LATER_RUNS).some((run) => run.series === series[0]?.series);
}

const getSampleType = ([first]: readonly QualityRun[]): SampleType => first?.sampleType ?? 'sample';
