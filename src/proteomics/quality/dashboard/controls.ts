/** The controls of the page Quality: one line for what people change daily, the rest folded. */
import { baselineOf } from '../guide-sets/store.ts';
import { groupsOf, isPlottable, METRICS } from '../metrics/catalog.ts';
import type { Metric } from '../metrics/metric.ts';
import type { QualityRun } from '../quality-runs.ts';
import { groupChoices } from '../sample-groups.ts';
import { comparisonOf, comparisonText, type TrendReading } from '../trend/trend-reading.ts';
import type { DashboardParameters } from './run-filter.ts';

/** Something to choose. */
export interface DashboardChoice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** Choices under a heading. */
export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly DashboardChoice[];
}

/** A select of one of a few. */
export interface SelectModel {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly DashboardChoice[];
}

/** The controls. */
export interface ControlsModel {
  readonly metrics: readonly ChoiceGroup[];
  readonly compare: readonly ChoiceGroup[];
  readonly rules: SelectModel;
  readonly chart: SelectModel;
  readonly x: SelectModel;
  /** Without choices where no sample metadata tells runs apart. */
  readonly colors: SelectModel;
  readonly columns: readonly ChoiceGroup[];
  readonly sort: string;
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

/** Columns that the table of runs shows in its own way. */
export const SHOWN_ANYWAY: readonly string[] = ['RawFile', 'Index', 'Flagged', 'Use Downstream'];

/** Fills the controls. */
export function controlsModel(
  query: DashboardParameters,
  columns: readonly string[],
  { trend, guideSets, all }: TrendReading,
  tracked: readonly Metric[],
): ControlsModel {
  const { metric, x, chart, rules } = trend.question;
  const compare = comparisonText(comparisonOf(query, 'automatic')).toLowerCase();
  const baseline = baselineOf(guideSets);
  const ownLabel = `Own limits, else ${baseline === undefined ? 'what is usual' : `the baseline ${baseline.name}`}`;
  const sets = guideSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === compare }));
  return {
    metrics: groupsOf([...METRICS, ...tracked].filter(isPlottable)).map(({ name, metrics }) => ({
      name,
      choices: metrics.map(({ column, title }) => ({ value: column, label: title, isChosen: column === metric.column })),
    })),
    compare: [
      { name: 'Limits', choices: choicesOf([['', ownLabel], ...COMPARED], compare) },
      ...(sets.length === 0 ? [] : [{ name: 'Reference sets', choices: sets }]),
    ],
    rules: { name: 'rules', label: 'Rules', choices: choicesOf(RULES, rules) },
    chart: { name: 'chart', label: 'Chart', choices: choicesOf(CHARTS, chart) },
    colors: { name: 'color_by', label: 'Color by', choices: colorsOf(all, query.color_by ?? '') },
    x: { name: 'x', label: 'Along', choices: choicesOf(AXES, x) },
    columns: groupsOf([...METRICS, ...tracked]).map(({ name, metrics }) => ({
      name,
      choices: metrics
        .filter(({ column }) => !SHOWN_ANYWAY.includes(column))
        .map(({ column, title }) => ({ value: column, label: title, isChosen: columns.includes(column) })),
    })),
    sort: query.sort ?? '-Index',
  };
}

function colorsOf(runs: readonly QualityRun[], chosen: string): readonly DashboardChoice[] {
  const names = groupChoices(runs).map(({ name }) => name);
  const all = chosen === '' || names.includes(chosen) ? names : [...names, chosen];
  return all.length === 0 ? [] : choicesOf([['', 'Instrument'], ...all.map((name) => [name, name] as const)], chosen);
}

function choicesOf(choices: readonly (readonly [value: string, label: string])[], chosen: string): readonly DashboardChoice[] {
  return choices.map(([value, label]) => ({ value, label, isChosen: value === chosen }));
}
