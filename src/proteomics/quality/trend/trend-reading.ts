/** Reads from the database what a trend is computed from. */
import { BadRequestError } from '../../../contract/errors.ts';
import { type Instrument, instrumentsOf } from '../../projects/instruments/store.ts';
import { type Annotation, readAnnotations } from '../annotations/store.ts';
import { findGuideSet, type GuideSet, readGuideSets } from '../guide-sets/store.ts';
import { type OwnLimits, readLimits } from '../limits/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { plottableMetric } from '../metrics/catalog.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenRuns, type RunChoice, seriesOfChoice } from '../run-choice.ts';
import { type RunSeries, seriesOf } from '../sample-groups.ts';
import type { Scope } from '../scope.ts';
import type { RuleSet } from '../statistics/run-rules.ts';
import type { LimitsWanted } from './limits-for.ts';
import { type Trend, type TrendChart, trendOf } from './trend.ts';

/** The parameters of a trend as they stand in the address. */
export interface TrendParameters extends RunChoice, ComparisonParameters {
  readonly metric?: string;
  readonly x?: 'index' | 'time';
  readonly chart?: TrendChart;
  readonly rules?: RuleSet;
  /** Factor or characteristic that runs are told apart by; the instruments where it is empty. */
  readonly color_by?: string;
}

/** Where a trend is read. */
export interface ReadFrom extends Pick<Scope, 'pool'> {
  readonly pipeline: Pick<Scope['pipeline'], 'uuid'>;
}

/** A trend, and everything around it. */
export interface TrendReading {
  readonly trend: Trend;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** Those that limits and changes are computed from: the runs shown, and those that a closer look leaves out. */
  readonly basis: readonly QualityRun[];
  /** In the time that the runs shown span. */
  readonly annotations: readonly Annotation[];
  readonly guideSets: readonly GuideSet[];
  /** The reference set that was asked for. */
  readonly guideSet: GuideSet | null;
  readonly own: OwnLimits;
  /** Those of all raw files of the pipeline, by name. */
  readonly instruments: readonly Instrument[];
  /** What the drawing tells apart by color and shape. */
  readonly series: RunSeries;
}

/**
 * Reads and computes. `columns` are read beside the metric's, for tables; `otherwise` are the limits where none are asked for. Throws BadRequestError for a metric that cannot be drawn
 * and for limits by no reference set, NotFoundError for a reference set that the pipeline does not have.
 */
export async function readTrend(
  { pool, pipeline }: ReadFrom,
  parameters: TrendParameters,
  columns: readonly string[] = [],
  otherwise: LimitsWanted = 'moving_range',
): Promise<TrendReading> {
  const { x = 'index', chart = 'individuals', rules = 'none' } = parameters;
  const { limits, guideSet: wanted } = comparisonOf(parameters, otherwise);
  const metric = plottableMetric(parameters.metric ?? (await readMetricChoice(pool, pipeline)).first);
  if (limits === 'guide_set' && wanted === '') throw new BadRequestError('guide_set is required for limits=guide_set.');
  const guideSet = wanted === '' ? null : await findGuideSet(pool, wanted, pipeline.uuid);
  const [guideSets, own] = await Promise.all([readGuideSets(pool, pipeline.uuid), readLimits(pool, pipeline.uuid)]);
  const wantedColumns = [metric.column, ...columns, ...own.limits.map(({ metric: column }) => column)];
  const all = await readRuns(pool, pipeline, [...new Set(wantedColumns)]);
  const shown = chosenRuns(all, parameters);
  const basis = seriesOfChoice(all, parameters);
  const ownLimit = own.limits.find((limit) => limit.metric === metric.column) ?? null;
  const instruments = await instrumentsOf(pool, all);
  return {
    trend: trendOf({ metric, x, chart, limits, rules }, shown, { all, basis, guideSet, guideSets, ownLimit }),
    all,
    basis,
    shown,
    annotations: await annotationsIn(pool, pipeline.uuid, shown),
    guideSets,
    guideSet,
    own,
    instruments,
    series: seriesOf(all, instruments, parameters.color_by),
  };
}

async function annotationsIn(
  pool: Scope['pool'],
  pipelineUuid: string,
  runs: readonly QualityRun[],
): Promise<readonly Annotation[]> {
  const times = runs.flatMap(({ acquiredAt }) => (acquiredAt === null ? [] : [acquiredAt]));
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { items } = await readAnnotations(pool, pipelineUuid, { from: first.slice(0, 10), to: last.slice(0, 10) });
  return items.filter(({ at }) => at >= first && at <= last);
}

/** The parameters as they stand in the address. */
interface ComparisonParameters {
  readonly limits?: LimitsWanted;
  readonly guide_set?: string;
  /** A word as for `limits`, or the UUID of a reference set; wins. */
  readonly compare?: string;
}

/** Limits with the UUID of the reference set that they are from; empty for none. */
interface TrendComparison {
  readonly limits: LimitsWanted;
  readonly guideSet: string;
}

/** Reads the choice. On a page, choosing a reference set is enough to be measured against it. */
export function comparisonOf(
  { compare = '', limits, guide_set = '' }: ComparisonParameters,
  otherwise: LimitsWanted,
): TrendComparison {
  if (compare.length === 36) return { limits: 'guide_set', guideSet: compare };
  if (compare !== '') return { limits: compare as LimitsWanted, guideSet: '' };
  if (otherwise === 'automatic' && guide_set !== '' && (limits ?? otherwise) === 'automatic')
    return { limits: 'guide_set', guideSet: guide_set };
  return { limits: limits ?? otherwise, guideSet: guide_set };
}

/** The choice as `compare` says it; empty for the page's own. */
export function comparisonText({ limits, guideSet }: TrendComparison): string {
  return limits === 'guide_set' ? guideSet : limits === 'automatic' ? '' : limits;
}
