/** What replicates tell together, which no run tells alone. */
import { ENGINES } from '../../engines/engine.ts';
import { group, type Metric } from './metric.ts';

/** Every table of protein groups has an intensity. */
const ORIGINS = [
  { engine: 'maxquant' as const, file: 'proteinGroups.txt', column: 'Intensity', filter: null },
  ...ENGINES.map((engine) => ({ engine, file: 'protein groups of the run', column: 'Intensity', filter: null })),
];

/** Values of a group of runs (`GET /api/samples/variation`); a run by itself has none. */
export const VARIATION_METRICS: readonly Metric[] = group('Replicates', null, [
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
