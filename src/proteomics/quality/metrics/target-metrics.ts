/** The metrics of tracked peptides and proteins. Their ids say what they are, so that no pipeline has to be asked. */
import { TARGET_MEASURES, type Target, type TargetMeasure, targetMetricId, targetOfMetric } from '../../targets/target.ts';
import type { PlottableMetric } from './metric.ts';

const MEASURES: Readonly<
  Record<TargetMeasure, Pick<PlottableMetric, 'title' | 'unit' | 'better' | 'what' | 'change' | 'formula'>>
> = {
  rt_min: {
    title: 'retention time',
    unit: 'min',
    better: 'target',
    what: 'When it left the column: of its precursor with the largest area.',
    change: 'A shift of all targets together speaks for the column, the gradient or a leak; of one alone, for another peptide.',
    formula: 'retention time of the precursor with the largest area',
  },
  area: {
    title: 'area',
    unit: 'intensity',
    better: 'higher',
    what: 'How much of it was measured, as the search engine counts it.',
    change: 'A fall of all targets together speaks for the spray, a dirty source, or less sample.',
    formula: 'sum over its precursors, of each the largest area',
  },
  ppm: {
    title: 'mass error',
    unit: 'ppm',
    better: 'target',
    what: 'Measured less calculated mass, before calibration where the file tells it.',
    change: 'A shift of all targets together asks for a calibration of the instrument.',
    formula: 'median over its precursors, of each that of the largest area',
  },
};

/** The metric of an id; undefined where it is none of a target. */
export function targetMetric(column: string): PlottableMetric | undefined {
  const found = targetOfMetric(column);
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

/** The metrics of a list, target by target. */
export function targetMetrics(targets: readonly Target[]): readonly PlottableMetric[] {
  return targets.flatMap((target) => TARGET_MEASURES.flatMap((measure) => targetMetric(targetMetricId(target, measure)) ?? []));
}
