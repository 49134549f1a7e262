/** Metrics of targets. Their IDs contain kind and name, so no database query is needed to describe them. */

import { ENGINES } from '../../engines/engine.ts';
import { formatMetricId, parseMetricId, TARGET_MEASURES, type Target, type TargetMeasure } from '../../targets/target.ts';
import { createGroup, type Metric, type PlottableMetric } from './metric.ts';

const MEASURES: Readonly<
  Record<TargetMeasure, Pick<PlottableMetric, 'title' | 'unit' | 'better' | 'what' | 'change' | 'formula'>>
> = {
  rt_min: {
    title: 'retention time',
    unit: 'min',
    better: 'target',
    what: 'Retention time of its precursor with the largest area.',
    change: 'A shift of all targets together suggests the column, the gradient or a leak; of one alone, for another peptide.',
    formula: 'retention time of the precursor with the largest area',
  },
  area: {
    title: 'area',
    unit: 'intensity',
    better: 'higher',
    what: 'How much of it was measured, as the search engine counts it.',
    change: 'A fall of all targets together suggests the spray, a dirty source, or less sample.',
    formula: 'sum over its precursors, of each the largest area',
  },
  ppm: {
    title: 'mass error',
    unit: 'ppm',
    better: 'target',
    what: 'Measured minus calculated mass, before calibration if the file contains it.',
    change: 'A shift of all targets together asks for a calibration of the instrument.',
    formula: 'median over its precursors, of each that of the largest area',
  },
};

/** Returns the metric of an ID; undefined if it is not the ID of a target metric. */
export function findTargetMetric(column: string): PlottableMetric | undefined {
  const found = parseMetricId(column);
  if (found === undefined) return undefined;
  const { title, what, change, ...measure } = MEASURES[found.measure];
  return {
    ...measure,
    column,
    title: `${found.target.name}, ${title}`,
    group: 'Tracked targets',
    type: 'number',
    description: `${what} ${change}`,
    what,
    change,
    source: null,
    plottable: true,
    accession: null,
    origins: [],
  };
}

/** Returns the metrics of a list of targets, in its order. */
export function listTargetMetrics(targets: readonly Target[]): readonly PlottableMetric[] {
  return targets.flatMap((target) =>
    TARGET_MEASURES.flatMap((measure) => findTargetMetric(formatMetricId(target, measure)) ?? []),
  );
}

/** Every table of protein groups has an intensity column. */
const ORIGINS = [
  { engine: 'maxquant' as const, file: 'proteinGroups.txt', column: 'Intensity', filter: null },
  ...ENGINES.map((engine) => ({ engine, file: 'protein groups of the run', column: 'Intensity', filter: null })),
];

/** Metrics of groups of runs (`GET /api/samples/variation`). A single run has none of them. */
export const VARIATION_METRICS: readonly Metric[] = createGroup('Replicates', null, [
  {
    column: 'median_cv_percent',
    title: 'Median variation of replicates',
    unit: '%',
    better: 'lower',
    plottable: false,
    what: 'Median of the coefficients of variation of the protein groups over the runs of a group. It needs groups of runs from sample metadata, and is no value of a single run.',
    change: 'A rise means that preparation or measurement repeats less well.',
    formula:
      '100 × standard deviation (n − 1) / mean of each protein group with a value in every run of the group; the median of them',
  },
  {
    column: 'cv_below_20_share',
    title: 'Share of protein groups that vary little',
    unit: 'fraction',
    better: 'higher',
    plottable: false,
    what: 'Share of the protein groups whose coefficient of variation over the runs of a group is below 20 %. It needs groups of runs from sample metadata, and is no value of a single run.',
    change: 'A fall means that preparation or measurement repeats less well.',
    formula:
      'protein groups with a coefficient of variation below 20 % / protein groups with a value in every run of the group',
  },
]).map((metric) => ({ ...metric, origins: ORIGINS.map((source) => ({ source, formula: metric.formula })) }));
