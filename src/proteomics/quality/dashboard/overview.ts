/** The upper part of the page Quality: the sentence, the tiles, and chart and heat map over the same runs. */

import { type AddressParameter, addressWith, type PlotLink, plotLinks } from '../addresses.ts';
import { heatmapSvg } from '../heatmap/handlers.ts';
import type { Heatmap, HeatmapCell } from '../heatmap/heatmap.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { scaleInWords } from '../plots/scale.ts';
import { sparkline } from '../plots/sparkline.ts';
import { numberOf, numbersOf, type QualityRun } from '../quality-runs.ts';
import { chosenParameters } from '../run-choice.ts';
import type { Scope } from '../scope.ts';
import { distanceOf, type Usual, usualness, usualOfShown } from '../statistics/usualness.ts';
import { medianOf, presentOf, type Value } from '../statistics/values.ts';
import { nameOf } from '../trend/handlers.ts';
import { countingValues } from '../trend/limits-for.ts';
import { limitWords, trendSvg, trendTitle } from '../trend/trend-answer.ts';
import type { TrendReading } from '../trend/trend-reading.ts';
import { type CauseGroup, causeGroupOf, type JudgedMetric, type OutRun, type Verdict } from '../verdict/verdict.ts';
import { changeWords, sentenceOf } from '../verdict/words.ts';
import type { DashboardParameters } from './run-filter.ts';

/** What the page says first. */
export interface VerdictModel {
  readonly tone: 'good' | 'warning' | 'bad' | '';
  readonly sentence: string;
  /** Names of the runs that wait for a decision. */
  readonly waiting: readonly string[];
  readonly reviewPath: string;
  /** The runs that wait by their likeliest cause, the most frequent first. */
  readonly causes: readonly CauseModel[];
  readonly changes: readonly { readonly text: string; readonly path: string }[];
}

/** Runs that wait for one reason. */
export interface CauseModel {
  readonly name: string;
  /** Their names. */
  readonly runs: readonly string[];
  /** Selects them and shows the trend of the metric that tells of the cause. */
  readonly path: string;
  /** Where to look first; empty where no rule names a cause. */
  readonly rule: string;
  readonly advice: string;
}

/** A metric at a glance; the tile leads to its trend. */
export interface TileModel {
  readonly title: string;
  readonly unit: string;
  readonly last: string;
  readonly median: string;
  /** How many runs wait for a decision for it, as words; empty for none. */
  readonly out: string;
  readonly worst: 'above' | 'below' | null;
  readonly isCurrent: boolean;
  readonly path: string;
  /** A small drawing of the last runs. */
  readonly drawing: string;
}

/** Chart and heat map. */
export interface FigureModel {
  readonly title: string;
  readonly help: string;
  readonly note: string;
  readonly trend: string;
  readonly heatmap: string;
  readonly trendLinks: readonly PlotLink[];
  readonly heatmapLinks: readonly PlotLink[];
  readonly heatmapNumbers: string;
  /** What happened to the instrument, from the newest. */
  readonly events: readonly { readonly at: string; readonly text: string }[];
}

/** Size of the two plots on the page; they share their sides, so that each run stands below itself. */
const WIDTH = 1200;
const SIDES = { left: 150, right: 1090 };
const TREND_HEIGHT = 236;
const LINE = 15;
/** How many runs a small drawing shows. */
const COURSE = 30;
const MAX_CHANGES = 3;

/** Says what is to be decided. */
export function verdictModel(verdict: Verdict, basis: readonly QualityRun[], state: State): VerdictModel {
  const waiting = verdict.out.filter(({ isWaiting }) => isWaiting);
  return {
    tone: verdict.state === 'out' ? 'bad' : verdict.state === 'old' ? 'warning' : verdict.state === 'good' ? 'good' : '',
    sentence: sentenceOf(verdict),
    waiting: waiting.map(({ run }) => run.name),
    reviewPath: `${state({ pick: 'out', offset: '' })}#runs-heading`,
    causes: [...Map.groupBy(waiting, causeGroupOf)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([group, runs]) => causeModel(group, runs, state)),
    changes: verdict.metrics
      .filter(({ change }) => change !== null)
      .slice(0, MAX_CHANGES)
      .map((judged) => ({
        text: changeWords(judged, basis),
        path: state({ metric: judged.metric.column, offset: '' }),
      })),
  };
}

function causeModel(group: CauseGroup, runs: readonly OutRun[], state: State): CauseModel {
  const cause = runs[0]?.causes[0];
  const tells = ({ column }: PlottableMetric) => cause?.signs.some(({ metrics }) => metrics.includes(column));
  const metrics = runs.flatMap((run) => run.metrics);
  const metric = (metrics.find(tells) ?? metrics[0])?.column ?? '';
  return {
    name: cause?.name ?? 'other',
    runs: runs.map(({ run }) => run.name),
    path: `${state({ metric, pick: group, offset: '' })}#runs-heading`,
    rule: cause?.rule ?? '',
    advice: cause?.advice ?? '',
  };
}

/** Gives the address of the page with some parameters changed. */
export type State = (changes: Readonly<Record<string, string>>) => string;

/** Tiles, chart and heat map. */
export interface Drawn {
  readonly tiles: readonly TileModel[];
  readonly figure: FigureModel;
}

/** By verdict, which stays the same one as long as no run, limit or reference set changes, and by all else that is drawn. */
const known = new WeakMap<Verdict, Map<string, Drawn>>();
/** Addresses whose drawings are kept for a verdict: the usual one, and some metrics that people look at meanwhile. */
const MAX_CACHED = 8;

/** Draws tiles, chart and heat map, or takes them from memory: the page is asked for again and again without a new run. */
export function drawn(scope: Scope, query: DashboardParameters, reading: TrendReading, verdict: Verdict, state: State): Drawn {
  const drawings = known.get(verdict) ?? new Map<string, Drawn>();
  known.set(verdict, drawings);
  const { column } = reading.trend.question.metric;
  const key = JSON.stringify([nameOf(scope), state({}), column, query, reading.annotations, reading.instruments]);
  const before = drawings.get(key);
  if (before !== undefined) return before;
  const made = {
    tiles: tileModels(verdict, reading, column, state),
    figure: figureModel(scope, query, reading, verdict, state),
  };
  if (drawings.size >= MAX_CACHED) drawings.clear();
  drawings.set(key, made);
  return made;
}

function tileModels({ metrics }: Verdict, { shown, basis }: TrendReading, current: string, state: State): readonly TileModel[] {
  const last = shown.findLast(({ acquiredAt }) => acquiredAt !== null) ?? shown.at(-1);
  return metrics.map(({ metric: { column, title, unit }, waiting, worst }) => {
    const value = last === undefined ? null : numberOf(last, column);
    const numbers = numbersOf(shown, column);
    const all = numbersOf(basis, column);
    const middle = middles.get(all) ?? middleOf(countingValues(column, basis));
    middles.set(all, middle);
    return {
      title,
      // Counts say in their title what they count.
      unit: unit.length <= 3 ? unit : '',
      last: value === null ? '–' : shortWords(value),
      median: middle,
      out: waiting === 0 ? '' : `${waiting} out`,
      worst,
      isCurrent: column === current,
      path: state({ metric: column, offset: '' }),
      drawing: sparkline(numbers.slice(-COURSE)),
    };
  });
}

const middles = new WeakMap<readonly Value[], string>();

function middleOf(numbers: readonly Value[]): string {
  const present = presentOf(numbers);
  return present.length === 0 ? '–' : shortWords(medianOf(present));
}

/** A number that fits into a tile: three digits before a power of ten. */
function shortWords(value: number): string {
  return scaleInWords(Math.abs(value) >= 1e6 ? Number(value.toPrecision(3)) : value);
}

/** Draws chart and heat map. */
function figureModel(
  scope: Scope,
  query: DashboardParameters,
  reading: TrendReading,
  { metrics }: Verdict,
  state: State,
): FigureModel {
  const { trend, shown, basis, all, guideSet, annotations } = reading;
  const { metric, x, chart, limits, rules } = trend.question;
  const runs = chosenParameters(query);
  const set: AddressParameter = ['guide_set', limits === 'guide_set' ? (guideSet?.uuid ?? '') : ''];
  const colors: AddressParameter = ['color_by', query.color_by ?? ''];
  const parameters: AddressParameter[] = [
    ['metric', metric.column],
    ['x', x],
    ['chart', chart],
    ['limits', limits],
    set,
    colors,
  ];
  const ofHeatmap: AddressParameter[] = [
    ...metrics.map((one): AddressParameter => ['metrics', one.metric.column]),
    set,
    ...runs,
  ];
  const height = 78 + metrics.length * LINE;
  const heatmap = { metrics: metrics.map((one) => one.metric), guideSet, all, shown, cells: knownCells(metrics, shown, basis) };
  const heatmapLinks = plotLinks('heatmap', scope, ofHeatmap, { width: WIDTH, height: 110 + metrics.length * 28 });
  const sheet = { setting: 'page', width: WIDTH, sides: SIDES } as const;
  return {
    title: trendTitle(trend),
    help: `${metric.what} ${metric.change}`,
    note: [limitWords(trend), countWords(reading)].filter((text) => text !== '').join(' · '),
    trend: trendSvg(reading, { ...sheet, height: TREND_HEIGHT, id: 'trend' }, nameOf(scope), x === 'time'),
    heatmap: heatmapSvg(heatmap, { ...sheet, height, id: 'heatmap' }, nameOf(scope), {
      isStretched: true,
      links: metrics.map((one) => ({ path: state({ metric: one.metric.column, offset: '' }), key: one.metric.column })),
    }),
    trendLinks: plotLinks('trend', scope, [...parameters, ['rules', rules], ...runs], { width: WIDTH, height: 440 }),
    heatmapLinks,
    heatmapNumbers: addressWith(heatmapLinks.find(({ label }) => label === 'JSON')?.path ?? '', []),
    events: annotations.toReversed().map(({ at, text }) => ({ at: at.slice(0, 16).replace('T', ' '), text })),
  };
}

/** Excluded runs are counted by themselves: their values are decided on. */
function countWords({ trend }: TrendReading): string {
  const counting = trend.values.filter(({ run }) => run.useDownstream);
  const bad = counting.filter((value) => value.isBad).length;
  const better = counting.filter(({ standing, isBad }) => !isBad && (standing === 'above' || standing === 'below')).length;
  const excluded = trend.values.length - counting.length;
  return [
    bad === 0 ? '' : `${bad} outside`,
    better === 0 ? '' : `${better} better than usual`,
    excluded === 0 ? '' : `${excluded} excluded`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

const lastCells = new WeakMap<
  readonly QualityRun[],
  { readonly metrics: readonly JudgedMetric[]; readonly cells: Heatmap['cells'] }
>();

/** The cells of the last verdict on these runs, which stays the same one as long as nothing changes. */
function knownCells(
  metrics: readonly JudgedMetric[],
  shown: readonly QualityRun[],
  basis: readonly QualityRun[],
): Heatmap['cells'] {
  const last = lastCells.get(shown);
  if (last?.metrics === metrics) return last.cells;
  const cells = cellsOf(metrics, shown, basis);
  lastCells.set(shown, { metrics, cells });
  return cells;
}

/** How far each value is from the center of the limits that it is judged by. */
function cellsOf(
  metrics: readonly JudgedMetric[],
  shown: readonly QualityRun[],
  basis: readonly QualityRun[],
): readonly (readonly HeatmapCell[])[] {
  const usual = metrics.map(({ metric, found }): Usual | null => {
    const { centre = null, sigma = null } = found.limits ?? {};
    return centre === null || sigma === null
      ? usualOfShown(countingValues(metric.column, basis))
      : { middle: centre, spread: sigma };
  });
  const numbers = metrics.map(({ metric }) => numbersOf(shown, metric.column));
  return shown.map((_, index) =>
    metrics.map(({ metric, found, isBad }, place): HeatmapCell => {
      const value = numbers[place]?.[index] ?? null;
      const middle = usual[place] ?? null;
      return {
        value,
        score: usualness(value, middle, found.isChosen ? 'target' : metric.better),
        distance: value === null || middle === null ? null : distanceOf(value, middle),
        isOut: isBad[index] === true,
      };
    }),
  );
}
