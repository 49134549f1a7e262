/** Builds the upper part of the page Quality: verdict, tiles, trend and heat map of the same runs. */
import { waitForTurn } from '../../../contract/next-turn.ts';
import { getWrittenMinute, joinItems } from '../../../web/for-people/words.ts';
import { describeSilence, getSilencesPath } from '../../alerts/silences/handlers.ts';
import { isSilencedMetric, type Silence } from '../../alerts/silences/store.ts';
import { getRunPath } from '../../page.ts';
import { type AddressParameter, buildAddress, buildPlotLinks } from '../addresses.ts';
import { drawHeatmap } from '../heatmap/handlers.ts';
import { computeCell, computeUsualRange, type HeatmapCell } from '../heatmap/heatmap.ts';
import { isCount, type PlottableMetric } from '../metrics/metric.ts';
import { formatValue } from '../plots/scale.ts';
import { drawSparkline } from '../plots/sparkline.ts';
import { isUsedForLimits, type QualityRun } from '../quality-runs.ts';
import { listParameters } from '../run-choice.ts';
import { SAMPLE_TYPES } from '../sample-types/rules.ts';
import { groupBySampleType, groupBySeries } from '../sample-types/series.ts';
import { formatPipelineName, type Scope } from '../scope.ts';
import { computeShownRange } from '../statistics/usualness.ts';
import type { Value } from '../statistics/values.ts';
import { listCountingValues } from '../trend/limits-for.ts';
import { describeLimits, drawTrendSvg, formatTrendTitle, isBetterThanLimits } from '../trend/trend-answer.ts';
import type { TrendReading } from '../trend/trend-reading.ts';
import { type CauseGroup, findCauseGroup, type JudgedMetric, type OutRun, type Verdict } from '../verdict/verdict.ts';
import { judgeSampleTypes, readTiles } from '../verdict/verdict-reading.ts';
import { describeLastingChange, describeOutlier, formatVerdictSentence } from '../verdict/words.ts';
import type { DashboardParameters } from './run-filter.ts';

/** Width of both plots in pixels. Their margins are equal, so that a run has the same x position. */
const WIDTH = 1200;
const X_RANGE = { left: 150, right: 1060 };
const TREND_HEIGHT = 236;
const LINE_HEIGHT = 15;
/** Height of axis and legend of the heat map in pixels. */
const HEATMAP_MARGIN = 94;
const SPARKLINE_RUNS = 30;
const MAX_OUTLIERS = 3;

export function buildVerdictModel(
  verdict: Verdict,
  { basis }: Pick<TrendReading, 'basis'>,
  state: State,
  { scope, silences }: { readonly scope: Scope; readonly silences: readonly Silence[] },
) {
  const waiting = verdict.out.filter(({ isWaiting }) => isWaiting);
  const causes = [...Map.groupBy(waiting, findCauseGroup)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([group, runs]) => ({ group, ...buildCause(group, runs, scope, state), silence: describeSilences(runs, silences) }));
  const endPath = state({ pick: '' });
  return {
    tone: TONES[verdict.state],
    sentence: formatVerdictSentence(verdict),
    isWatched: verdict.state === 'watch',
    waiting: waiting.map(({ run }) => run.name),
    reviewPath: `${state({ pick: 'out', offset: '' })}#runs-heading`,
    // Runs that need a decision, grouped by most likely cause, the most frequent cause first.
    causes: causes.map((cause, index) => {
      const next = causes[(index + 1) % causes.length];
      return { ...cause, nextPath: next === undefined || next === cause ? endPath : next.path };
    }),
    outliers: verdict.outliers
      .filter(({ isNew }) => isNew)
      .slice(-MAX_OUTLIERS)
      .map((outlier) => ({
        name: outlier.run.name,
        path: getRunPath(scope.project, scope.pipeline, outlier.run.uuid),
        reasons: describeOutlier(outlier),
      })),
    changes: verdict.metrics
      .filter(({ change }) => change !== null)
      .map((judged) => ({
        text: describeLastingChange(judged, basis),
        path: state({ metric: judged.metric.column, offset: '' }),
      })),
  };
}

const TONES = { out: 'bad', watch: 'warning', old: 'warning', good: 'good', empty: '' } as const;

/** Returns the sample types to choose from; none if all runs have one type and no type is selected. */
export function buildTypes(
  reading: TrendReading,
  metrics: readonly PlottableMetric[],
  { sample_type: selected }: DashboardParameters,
  state: State,
) {
  if (groupBySampleType(reading.all).size === 1) return [];
  return judgeSampleTypes(reading, metrics).map(({ type, runs, verdict }) => ({
    name: SAMPLE_TYPES[type],
    count: runs.length,
    tone: TONES[verdict.state],
    sentence: formatVerdictSentence(verdict),
    // Address that selects this type. For the selected type, the address that removes the selection.
    path: state({ sample_type: type === selected ? '' : type, offset: '' }),
    isCurrent: type === selected,
  }));
}

/** Returns the metrics that indicate the most likely cause of a run; without a cause, all metrics out of limits. */
function listIndicatingMetrics({ metrics, causes: [cause] }: OutRun): readonly PlottableMetric[] {
  if (cause === undefined) return metrics;
  return metrics.filter(({ column }) => cause.signs.some((sign) => sign.metrics.includes(column)));
}

/** Describes the silences that apply to the metrics and instruments of these runs; empty if there are none. */
function describeSilences(runs: readonly OutRun[], silences: readonly Silence[]): string {
  const ofRuns = runs.map((out) => {
    const found = listIndicatingMetrics(out).map(({ column }) =>
      silences.find((one) => isSilencedMetric(one, column, out.run.instrument)),
    );
    return found.includes(undefined) ? [] : (found as readonly Silence[]);
  });
  const silent = ofRuns.filter((found) => found.length > 0).length;
  if (silent === 0) return '';
  const part = silent === runs.length ? '' : `${silent} of ${runs.length} runs: `;
  return `${part}${[...new Set(ofRuns.flat())].map(describeSilence).join(' ')}`;
}

function buildCause(group: CauseGroup, runs: readonly OutRun[], scope: Scope, state: State) {
  const cause = runs[0]?.causes[0];
  const indicating = runs.flatMap(listIndicatingMetrics);
  const metric = indicating[0]?.column ?? '';
  const titles = [...new Set(indicating.map(({ title }) => title))];
  return {
    name: cause?.name ?? 'other',
    runs: runs.map(({ run }) => run.name),
    path: state({ metric, pick: group, offset: '' }),
    rule: cause?.rule ?? `No rule explains ${joinItems(titles)}.`,
    advice: cause?.advice ?? 'Open a run to compare its values with the usual ones.',
    silencePath: getSilencesPath(scope, group === 'other' ? metric : group),
  };
}

export type State = (changes: Readonly<Record<string, string>>) => string;

export function buildTiles(verdict: Verdict, reading: TrendReading, current: string, scope: Scope, state: State) {
  const { run, tiles } = readTiles(verdict, reading);
  return {
    type: run === undefined ? '' : SAMPLE_TYPES[run.sampleType],
    run: run?.name ?? '',
    path: run === undefined ? '' : getRunPath(scope.project, scope.pipeline, run.uuid),
    at: getWrittenMinute(run?.acquiredAt ?? ''),
    metrics: tiles.map(({ judged: { metric, waiting, worst }, last, median, values }) => ({
      title: metric.title,
      // Titles of counts already contain the unit.
      unit: metric.unit.length <= 3 ? metric.unit : '',
      last: formatShort(last),
      median: formatShort(median),
      out: waiting === 0 ? '' : `${waiting} out`,
      worst,
      isCurrent: metric.column === current,
      path: state({ metric: metric.column, offset: '' }),
      drawing: drawSparkline(values.slice(-SPARKLINE_RUNS)),
    })),
  };
}

/** Formats a number; from one million with three digits and a power of ten. */
function formatShort(value: Value): string {
  if (value === null) return '–';
  return formatValue(Math.abs(value) >= 1e6 ? Number(value.toPrecision(3)) : value);
}

export async function drawPlots(
  scope: Scope,
  query: DashboardParameters,
  reading: TrendReading,
  { metrics }: Verdict,
  state: State,
) {
  const { trend, shown, basis, all, referenceSet, annotations } = reading;
  const { metric, x, chart, limits, rules } = trend.question;
  const runs = listParameters(query);
  const set: AddressParameter = ['guide_set', limits === 'guide_set' ? (referenceSet?.uuid ?? '') : ''];
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
  const sheet = { setting: 'page', width: WIDTH, sides: X_RANGE } as const;
  const trendPlot = drawTrendSvg(
    reading,
    { ...sheet, height: TREND_HEIGHT, id: 'trend' },
    formatPipelineName(scope),
    x === 'time',
  );
  await waitForTurn();
  const height = HEATMAP_MARGIN + metrics.length * LINE_HEIGHT;
  const heatmap = {
    metrics: metrics.map((one) => one.metric),
    referenceSets: referenceSet === null ? [] : [referenceSet],
    all,
    shown,
    cells: computeCells(metrics, shown, basis),
  };
  const heatmapLinks = buildPlotLinks('heatmap', scope, ofHeatmap, { width: WIDTH, height: 110 + metrics.length * 28 });
  return {
    title: formatTrendTitle(trend),
    note: [describeLimits(trend), describeCounts(reading)].filter((text) => text !== '').join(' · '),
    trend: trendPlot,
    heatmap: drawHeatmap(heatmap, { ...sheet, height, id: 'heatmap' }, formatPipelineName(scope), {
      isStretched: true,
      links: metrics.map((one) => ({ path: state({ metric: one.metric.column, offset: '' }), key: one.metric.column })),
    }),
    trendLinks: buildPlotLinks('trend', scope, [...parameters, ['rules', rules], ...runs], { width: WIDTH, height: 440 }),
    heatmapLinks,
    heatmapNumbers: buildAddress(heatmapLinks.find(({ label }) => label === 'JSON')?.path ?? '', []),
    events: annotations.toReversed().map(({ at, text }) => ({ at: getWrittenMinute(at), text })),
  };
}

/** Describes the numbers of runs. Excluded runs and runs in maintenance are counted separately. */
function describeCounts({ trend }: TrendReading): string {
  const counting = trend.values.filter(({ run }) => isUsedForLimits(run));
  const bad = counting.filter((value) => value.isBad).length;
  const better = counting.filter(isBetterThanLimits).length;
  const excluded = trend.values.filter(({ run }) => !run.useDownstream).length;
  const inMaintenance = trend.values.length - counting.length - excluded;
  return [
    bad === 0 ? '' : `${bad} outside`,
    better === 0 ? '' : `${better} better than usual`,
    excluded === 0 ? '' : `${excluded} excluded`,
    inMaintenance === 0 ? '' : `${inMaintenance} in maintenance`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

function computeCells(
  metrics: readonly JudgedMetric[],
  shown: readonly QualityRun[],
  basis: readonly QualityRun[],
): readonly (readonly HeatmapCell[])[] {
  const series = [...groupBySeries(basis)];
  const usual = metrics.map(
    ({ metric, foundOf }) =>
      new Map(
        series.map(([key, runs]) => {
          const found = foundOf.get(key);
          const range = found === undefined ? null : computeUsualRange(found);
          return [key, range ?? computeShownRange(listCountingValues(metric.column, runs), isCount(metric))];
        }),
      ),
  );
  return shown.map((run, index) =>
    metrics.map(({ metric, foundOf, isBad }, place): HeatmapCell => {
      const better = foundOf.get(run.series)?.isChosen ? 'target' : undefined;
      return { ...computeCell(run, metric, usual[place]?.get(run.series) ?? null, better), isOut: isBad[index] === true };
    }),
  );
}
