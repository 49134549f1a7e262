import { BadRequestError } from '../../../contract/errors.ts';
import { findInstruments } from '../../projects/instruments/store.ts';
import { type Annotation, readAnnotations } from '../annotations/store.ts';
import { readLimits } from '../limits/store.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { requirePlottableMetric } from '../metrics/catalog.ts';
import { type QualityRun, readRuns } from '../quality-runs.ts';
import { findReferenceSet, readReferenceSets } from '../reference-sets/store.ts';
import { type RunChoice, selectRuns, selectSeries } from '../run-choice.ts';
import { groupSeries } from '../sample-groups.ts';
import type { Scope } from '../scope.ts';
import type { RuleSet } from '../statistics/run-rules.ts';
import type { LimitsWanted } from './limits-for.ts';
import { computeTrend, type TrendChart } from './trend.ts';

export interface TrendParameters extends RunChoice, ComparisonParameters {
  readonly metric?: string;
  readonly x?: 'index' | 'time';
  readonly chart?: TrendChart;
  readonly rules?: RuleSet;
  /** Factor or characteristic by which runs are colored; empty to color by instrument. */
  readonly color_by?: string;
}

export interface ReadFrom extends Pick<Scope, 'pool'> {
  readonly pipeline: Pick<Scope['pipeline'], 'uuid'>;
}

export type TrendReading = Awaited<ReturnType<typeof readTrend>>;

/** Computes a trend. `columns`: further columns to read; `otherwise`: default limits. @throws BadRequestError, NotFoundError */
export async function readTrend(
  { pool, pipeline }: ReadFrom,
  parameters: TrendParameters,
  columns: readonly string[] = [],
  otherwise: LimitsWanted = 'moving_range',
) {
  const { x = 'index', chart = 'individuals', rules = 'none' } = parameters;
  const { limits, referenceSet: wanted } = parseComparison(parameters, otherwise);
  const metric = requirePlottableMetric(parameters.metric ?? (await readMetricChoice(pool, pipeline)).first);
  if (limits === 'guide_set' && wanted === '') throw new BadRequestError('guide_set is required for limits=guide_set.');
  const referenceSet = wanted === '' ? null : await findReferenceSet(pool, wanted, pipeline.uuid);
  const [referenceSets, own] = await Promise.all([readReferenceSets(pool, pipeline.uuid), readLimits(pool, pipeline.uuid)]);
  const wantedColumns = [metric.column, ...columns, ...own.limits.map(({ metric: column }) => column)];
  const all = await readRuns(pool, pipeline, [...new Set(wantedColumns)]);
  const shown = selectRuns(all, parameters);
  const basis = selectSeries(all, parameters);
  const ownLimit = own.limits.find((limit) => limit.metric === metric.column) ?? null;
  const instruments = await findInstruments(pool, all);
  return {
    trend: computeTrend({ metric, x, chart, limits, rules }, shown, { all, basis, referenceSet, referenceSets, ownLimit }),
    all,
    /** The runs of the series, from which limits and changes are computed. The shown runs can be a part of them. */
    basis,
    shown,
    /** Annotations between the first and the last shown run, and overlapping maintenance windows. */
    annotations: await readAnnotationsOfRuns(pool, pipeline.uuid, shown),
    referenceSets,
    referenceSet,
    own,
    instruments,
    series: groupSeries(all, { instruments, shown }, parameters.color_by),
  };
}

async function readAnnotationsOfRuns(
  pool: Scope['pool'],
  pipelineUuid: string,
  runs: readonly QualityRun[],
): Promise<readonly Annotation[]> {
  const times = runs.flatMap(({ acquiredAt }) => (acquiredAt === null ? [] : [acquiredAt]));
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return [];
  return (await readAnnotations(pool, pipelineUuid, { reaching: [first, last], newestFirst: true })).items.toReversed();
}

interface ComparisonParameters {
  readonly limits?: LimitsWanted;
  readonly guide_set?: string;
  /** A source of limits, or the UUID of a reference set. Overrides `limits` and `guide_set`. */
  readonly compare?: string;
}

/** `referenceSet` is a UUID; empty for other sources of limits. */
interface TrendComparison {
  readonly limits: LimitsWanted;
  readonly referenceSet: string;
}

/** Parses the selected comparison. If the default is `automatic`, a reference set without `limits` determines the limits. */
export function parseComparison(
  { compare = '', limits, guide_set = '' }: ComparisonParameters,
  otherwise: LimitsWanted,
): TrendComparison {
  if (compare.length === 36) return { limits: 'guide_set', referenceSet: compare };
  if (compare !== '') return { limits: compare as LimitsWanted, referenceSet: '' };
  if (otherwise === 'automatic' && guide_set !== '' && (limits ?? otherwise) === 'automatic')
    return { limits: 'guide_set', referenceSet: guide_set };
  return { limits: limits ?? otherwise, referenceSet: guide_set };
}

/** Returns the value of `compare`; empty for the default. */
export function formatComparison({ limits, referenceSet }: TrendComparison): string {
  return limits === 'guide_set' ? referenceSet : limits === 'automatic' ? '' : limits;
}
