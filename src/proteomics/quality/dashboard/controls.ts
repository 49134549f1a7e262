/** Builds the controls of the page Quality: daily settings in one line, the others collapsed. */

import { groupMetrics, isPlottable, METRICS } from '../metrics/catalog.ts';
import type { Metric } from '../metrics/metric.ts';
import { hasValue, type QualityRun } from '../quality-runs.ts';
import { describeBaselines } from '../reference-sets/store.ts';
import { listGroupChoices } from '../sample-groups.ts';
import { formatComparison, readComparison, type TrendReading } from '../trend/trend-reading.ts';
import type { DashboardParameters } from './run-filter.ts';

/** An option of a select, with value and label. */
export interface DashboardChoice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

const CHARTS = [
  ['individuals', 'Values'],
  ['moving_range', 'Moving range'],
  ['ewma', 'Weighted moving average (EWMA)'],
  ['cusum', 'Cumulative sum (CUSUM)'],
] as const;
const RULES = [
  ['none', 'None'],
  ['nelson', 'Nelson'],
  ['westgard', 'Westgard'],
] as const;
const AXES = [
  ['index', 'Order of acquisition'],
  ['time', 'Time'],
] as const;
const COMPARED = [
  ['usual', 'Usual range of the runs'],
  ['moving_range', 'Moving range of the runs'],
  ['settings', "The pipeline's own limits"],
  ['none', 'No limits'],
] as const;

/** Columns that the table of runs always shows in a fixed place. */
export const SHOWN_ANYWAY: readonly string[] = ['RawFile', 'Index', 'Flagged', 'Use Downstream'];

/** Returns the view model of the controls above the charts. */
export function buildControls(
  query: DashboardParameters,
  columns: readonly string[],
  { trend, referenceSets, all, shown }: TrendReading,
  tracked: readonly Metric[],
) {
  const { metric, x, chart, rules } = trend.question;
  const compare = formatComparison(readComparison(query, 'automatic')).toLowerCase();
  const ownLabel = `Own limits, else ${describeBaselines(referenceSets) || 'what is usual'}`;
  const sets = referenceSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === compare }));
  const selected = new Set([metric.column, ...columns, ...SHOWN_ANYWAY]);
  // Omits metrics without a value, because their chart would be empty.
  const present = [...METRICS, ...tracked].filter(({ column }) => selected.has(column) || hasValue(shown, column));
  return {
    metrics: groupMetrics(present.filter(isPlottable)).map(({ name, metrics }) => ({
      name,
      choices: metrics.map(({ column, title }) => ({ value: column, label: title, isChosen: column === metric.column })),
    })),
    compare: [
      { name: 'Limits', choices: toChoices([['', ownLabel], ...COMPARED], compare) },
      ...(sets.length === 0 ? [] : [{ name: 'Reference sets', choices: sets }]),
    ],
    rules: { name: 'rules', label: 'Rules', choices: toChoices(RULES, rules) },
    chart: { name: 'chart', label: 'Chart', choices: toChoices(CHARTS, chart) },
    // Empty if no sample metadata distinguishes runs.
    colors: { name: 'color_by', label: 'Color by', choices: listColors(all, query.color_by ?? '') },
    x: { name: 'x', label: 'Along', choices: toChoices(AXES, x) },
    columns: groupMetrics(present).map(({ name, metrics }) => ({
      name,
      choices: metrics
        .filter(({ column }) => !SHOWN_ANYWAY.includes(column))
        .map(({ column, title }) => ({ value: column, label: title, isChosen: columns.includes(column) })),
    })),
    sort: query.sort ?? '-Index',
  };
}

function listColors(runs: readonly QualityRun[], chosen: string): readonly DashboardChoice[] {
  const names = listGroupChoices(runs).map(({ name }) => name);
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  return all.length === 0 ? [] : toChoices([['', 'Instrument'], ...all.map((name) => [name, name] as const)], chosen);
}

function toChoices(choices: readonly (readonly [value: string, label: string])[], chosen: string): readonly DashboardChoice[] {
  return choices.map(([value, label]) => ({ value, label, isChosen: value === chosen }));
}
