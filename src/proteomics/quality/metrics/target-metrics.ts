/** Defines the metrics of targets. Each ID contains the kind and name of its target, so that descriptions need no query. */
import { ENGINES } from '../../engines/engine.ts';
import { formatMetricId, parseMetricId, TARGET_MEASURES, type Target, type TargetMeasure } from '../../targets/target.ts';
import { CATALOG } from './catalog-file.ts';
import type { Metric, PlottableMetric } from './metric.ts';
import measures from './target-measures.json' with { type: 'json' };

const MEASURES = measures as Readonly<
  Record<TargetMeasure, Pick<PlottableMetric, 'title' | 'unit' | 'better' | 'what' | 'change' | 'formula'>>
>;

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

/** Tables of protein groups that contain an intensity. */
const ORIGINS = [
  { engine: 'maxquant' as const, file: 'proteinGroups.txt', column: 'Intensity', filter: null },
  ...ENGINES.map((engine) => ({ engine, file: 'protein groups of the run', column: 'Intensity', filter: null })),
];

/** Metrics of groups of runs (`GET /api/samples/variation`). */
export const VARIATION_METRICS: readonly Metric[] = CATALOG.replicates.map((metric) => ({
  ...metric,
  origins: ORIGINS.map((source) => ({ source, formula: metric.formula })),
}));
