/** Defines the metrics of targets. IDs contain kind and name, so descriptions need no database query. */
import { ENGINES } from '../../engines/engine.ts';
import { formatMetricId, parseMetricId, TARGET_MEASURES, type Target, type TargetMeasure } from '../../targets/target.ts';
import { CATALOG } from './catalog-file.ts';
import type { Metric, PlottableMetric } from './metric.ts';

const MEASURES: Readonly<
  Record<TargetMeasure, Pick<PlottableMetric, 'title' | 'unit' | 'better' | 'what' | 'change' | 'formula'>>
> = {
  rt_min: {
    title: 'retention time',
    unit: 'min',
    better: 'target',
    what: 'Retention time of the precursor with the largest area.',
    change:
      'A shift of all targets indicates a problem with the column, the gradient or a leak. A shift of one target can mean that a different peptide was measured.',
    formula: 'retention time of the precursor with the largest area',
  },
  area: {
    title: 'area',
    unit: 'intensity',
    better: 'higher',
    what: 'Sum of the areas of its precursors, as the search engine reports them.',
    change: 'A fall of all targets indicates a problem with the spray, a dirty source or less sample.',
    formula: 'sum over its precursors, of each the largest area',
  },
  ppm: {
    title: 'mass error',
    unit: 'ppm',
    better: 'target',
    what: 'Difference between measured and calculated mass, before calibration if the file contains that value.',
    change: 'A shift of all targets means that the instrument needs calibration.',
    formula: 'median over its precursors, of each that of the largest area',
  },
};

/** Returns the metric of a target by its ID; undefined for other IDs. */
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

export function listTargetMetrics(targets: readonly Target[]): readonly PlottableMetric[] {
  return targets.flatMap((target) =>
    TARGET_MEASURES.flatMap((measure) => findTargetMetric(formatMetricId(target, measure)) ?? []),
  );
}

/** Tables of protein groups. Each has an intensity column. */
const ORIGINS = [
  { engine: 'maxquant' as const, file: 'proteinGroups.txt', column: 'Intensity', filter: null },
  ...ENGINES.map((engine) => ({ engine, file: 'protein groups of the run', column: 'Intensity', filter: null })),
];

/** Metrics of groups of runs (`GET /api/samples/variation`), which single runs do not have. */
export const VARIATION_METRICS: readonly Metric[] = CATALOG.replicates.map((metric) => ({
  ...metric,
  origins: ORIGINS.map((source) => ({ source, formula: metric.formula })),
}));
