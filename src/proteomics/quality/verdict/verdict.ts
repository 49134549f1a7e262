/** Whether to measure: which runs are out, what that suggests, and which metrics have become worse to stay. */
import { max } from 'd3-array';
import type { GuideSet } from '../guide-sets/store.ts';
import type { OwnLimit } from '../limits/store.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { numbersOf, type QualityRun } from '../quality-runs.ts';
import { type Change, latestChange } from '../statistics/changes.ts';
import type { Standing } from '../statistics/control-chart.ts';
import { isBad, type LimitsFound, type LimitsWanted, limitsFor, standingWith } from '../trend/limits-for.ts';
import { type Cause, type CauseRule, causesOf, type DeviationSide } from './causes.ts';

/** What a verdict is made from. */
export interface VerdictData {
  readonly metrics: readonly PlottableMetric[];
  /** All raw files of the pipeline, in the order of acquisition. */
  readonly all: readonly QualityRun[];
  /** Those that were asked for. */
  readonly shown: readonly QualityRun[];
  /** Those that limits and changes are computed from; the runs shown without it. */
  readonly basis?: readonly QualityRun[];
  readonly guideSet: GuideSet | null;
  readonly guideSets: readonly GuideSet[];
  readonly own: readonly OwnLimit[];
  /** What the runs are compared with. */
  readonly limits: LimitsWanted;
}

/** A metric with where each run shown stands. */
export interface JudgedMetric {
  readonly metric: PlottableMetric;
  readonly found: LimitsFound;
  /** In the order of the runs shown. */
  readonly standings: readonly Standing[];
  readonly isBad: readonly boolean[];
  /** How many runs are out on a bad side and wait for a decision. */
  readonly waiting: number;
  /** Side of the worst of these; null without any. */
  readonly worst: DeviationSide | null;
  /** What has become worse to stay, with its place in the basis; null when nothing has. */
  readonly change: Change | null;
}

/** A run that is out. */
export interface OutRun {
  readonly run: QualityRun;
  /** Its place among the runs shown. */
  readonly at: number;
  readonly metrics: readonly PlottableMetric[];
  readonly causes: readonly CauseRule[];
  /** Whether nobody has flagged or excluded it yet. */
  readonly isWaiting: boolean;
  readonly isNew: boolean;
}

/** What the runs of a review have in common: their likeliest cause, or that no rule names one. */
export type CauseGroup = Cause | 'other';

/** Returns the group of a run. */
export function causeGroupOf({ causes: [first] }: OutRun): CauseGroup {
  return first?.cause ?? 'other';
}

/** The verdict. */
export interface Verdict {
  readonly state: 'good' | 'old' | 'out' | 'empty';
  readonly metrics: readonly JudgedMetric[];
  /** Runs that are out, decided on or not, from the oldest to the newest. */
  readonly out: readonly OutRun[];
  /** How many runs are new. */
  readonly fresh: number;
  /** Whether the last run is out and waits for a decision. */
  readonly isLastOut: boolean;
  /** Whether a run shown has a value of a metric, be there limits for it or not. */
  readonly hasValues: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Judges. Runs are new in the 24 hours that end with the last one, by the instrument's clock; where no run tells when it was acquired, as with
 * results of engines alone, by their uploads.
 */
export function verdictOf(data: VerdictData): Verdict {
  const { shown } = data;
  const metrics = data.metrics.map((metric) => judged(metric, data));
  const isTimed = shown.some(({ acquiredAt }) => acquiredAt !== null);
  const momentOf = ({ acquiredAt, uploadedAt }: QualityRun) =>
    isTimed ? (acquiredAt === null ? null : Date.parse(`${acquiredAt}Z`)) : uploadedAt;
  const since = (max(shown, momentOf) ?? Number.POSITIVE_INFINITY) - DAY_MS;
  const isNew = (run: QualityRun) => (momentOf(run) ?? Number.NEGATIVE_INFINITY) > since;
  const out = shown.flatMap((run, index): OutRun[] => {
    const bad = metrics.filter((one) => one.isBad[index]);
    if (bad.length === 0) return [];
    const sides = new Map(bad.map(({ metric, standings }) => [metric.column, standings[index] as DeviationSide]));
    return [
      {
        run,
        at: index,
        metrics: bad.map(({ metric }) => metric),
        causes: causesOf(sides),
        isWaiting: isWaiting(run),
        isNew: isNew(run),
      },
    ];
  });
  const waiting = out.filter((one) => one.isWaiting);
  return {
    state: stateOf(metrics, waiting),
    metrics,
    out,
    fresh: shown.filter(isNew).length,
    isLastOut: waiting.at(-1)?.at === shown.length - 1,
    hasValues: data.metrics.some(({ column }) => numbersOf(shown, column).some((value) => value !== null)),
  };
}

/** Whether nobody has decided on a run yet. */
export function isWaiting({ flagged, useDownstream }: Pick<QualityRun, 'flagged' | 'useDownstream'>): boolean {
  return !flagged && useDownstream;
}

function stateOf(metrics: readonly JudgedMetric[], waiting: readonly OutRun[]): Verdict['state'] {
  if (metrics.every(({ standings }) => standings.every((standing) => standing === null))) return 'empty';
  if (waiting.some(({ isNew }) => isNew)) return 'out';
  return waiting.length > 0 ? 'old' : 'good';
}

function judged(metric: PlottableMetric, data: VerdictData): JudgedMetric {
  const { all, shown, basis = shown, guideSet, guideSets, own } = data;
  const ownLimit = own.find((limit) => limit.metric === metric.column) ?? null;
  const wanted = data.limits === 'none' ? 'automatic' : data.limits;
  const found = limitsFor(metric, wanted, { all, basis, guideSet, guideSets, ownLimit });
  const values = numbersOf(shown, metric.column);
  const standings = shown.map((run, index) => standingWith(found, run, values[index] ?? null));
  const bad = standings.map((standing) => isBad(standing, found, metric));
  const waiting = shown.flatMap((run, index) => (bad[index] && isWaiting(run) ? [index] : []));
  return {
    metric,
    found,
    standings,
    isBad: bad,
    waiting: waiting.length,
    worst: waiting.length === 0 ? null : (standings[waiting.at(-1) as number] as DeviationSide),
    change: worsening(metric, found, basis),
  };
}

/** A step or drift that ends away from where the limits have their center, on a side that matters. */
function worsening({ column, better }: PlottableMetric, { limits }: LimitsFound, basis: readonly QualityRun[]): Change | null {
  const change = latestChange(
    numbersOf(basis, column),
    basis.map(({ useDownstream }) => useDownstream),
  );
  if (change === null) return null;
  const { before, after } = change;
  const [centre, sigma] = [limits?.centre ?? before, limits?.sigma ?? 0];
  const isAway = Math.abs(after - centre) > sigma && Math.abs(after - centre) > Math.abs(before - centre);
  const isWorse = better === 'target' || (better === 'higher') === after < before;
  return isAway && isWorse ? change : null;
}
