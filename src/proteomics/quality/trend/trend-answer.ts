import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { formatQcAnnotation } from '../annotations/handlers.ts';
import { ANNOTATION_KINDS } from '../annotations/store.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { isOutside } from '../plots/points.ts';
import { formatValue } from '../plots/scale.ts';
import { drawTrend, type TrendPoint } from '../plots/trend-plot.ts';
import { createPlotRun, describeAcquisition, isUsedForLimits } from '../quality-runs.ts';
import type { RunSeries } from '../sample-groups.ts';
import type { ControlLimits } from '../statistics/control-chart.ts';
import { describeRule } from '../statistics/run-rules.ts';
import { getUsualWidth } from '../statistics/usualness.ts';
import type { Trend, TrendChart, TrendValue } from './trend.ts';
import { readTrend, type TrendReading } from './trend-reading.ts';

function formatQcTrend({ trend, annotations }: TrendReading): components['schemas']['QcTrend'] {
  const { question, values } = trend;
  return {
    metric: question.metric.column,
    title: question.metric.title,
    unit: question.metric.unit,
    x: question.x,
    chart: question.chart,
    runs: values.map(({ run }) => createPlotRun(run)),
    values: values.map(({ value }) => value),
    outside: values.map(({ position }) => position),
    rules: values.map(({ rules }) => [...rules]),
    change: convertQcChange(trend),
    limits: formatQcTrendLimits(trend),
    annotations: annotations.map(formatQcAnnotation),
  };
}

function formatTrendCsv({ trend }: TrendReading): string {
  const { question, values } = trend;
  const chart = CHART_TITLES[question.chart];
  const column = chart === '' ? question.metric.column : `${chart} of ${question.metric.column}`;
  return formatCsvTable(
    ['RawFile', 'AcquiredAt', column, 'Outside', 'LowerLimit', 'UpperLimit', 'Flagged', 'Use Downstream', 'Sample Type'],
    values.map(({ run, value, position, limits }) => [
      run.name,
      run.acquiredAt,
      value,
      position,
      limits?.lower ?? null,
      limits?.upper ?? null,
      run.flagged,
      run.useDownstream,
      run.sampleType,
    ]),
  );
}

/** Draws a trend. `where` is the name of the pipeline. `hasAxis` is false if a plot below has the axis labels. */
export function drawTrendSvg(
  { trend, annotations, series }: TrendReading,
  sheet: PlotSheet,
  where: string,
  hasAxis = true,
): string {
  const { question, change } = trend;
  const title = formatTrendTitle(trend);
  const reference = new Set(trend.referenceSet?.members.map(({ uuid }) => uuid));
  const here = new Set(trend.values.map(({ run }) => series.getKey(run)));
  const present = series.all.filter(({ key }) => here.has(key));
  const several = { ...series, all: present.length > 1 ? present : [] };
  return drawTrend(sheet, {
    caption: { title, subtitle: `${where} · ${describeLimits(trend)}`, description: describeTrend(trend) },
    valueTitle: appendUnit(title, question.chart === 'cusum' ? 'sigmas' : question.metric.unit),
    by: question.x,
    steady: trend.isSteady,
    isMixed: trend.isMixed,
    // The limits of several series would alternate from run to run, so they are not drawn.
    points: trend.values.map((value) =>
      createTrendPoint(trend.isMixed ? { ...value, limits: null } : value, question.metric.unit, reference, several),
    ),
    series: several.all.map(({ name }) => name),
    events: annotations.map(({ at, until, excludesRuns, ...annotation }) => ({
      at,
      until: until ?? (excludesRuns ? OPEN_END : null),
      label: `${ANNOTATION_KINDS[annotation.kind]}: ${annotation.text}`,
    })),
    change: change === null ? null : { at: change.at, label: `${change.kind === 'step' ? 'Step' : 'Drift'} begins` },
    hasAxis,
  });
}

export function formatTrendTitle({ question }: Trend): string {
  const { chart, metric } = question;
  return CHART_TITLES[chart] === '' ? metric.title : `${CHART_TITLES[chart]} of ${metric.title}`;
}

const CHART_TITLES: Readonly<Record<TrendChart, string>> = {
  individuals: '',
  moving_range: 'Moving range',
  cusum: 'Cumulative sum',
  ewma: 'Weighted moving average',
};

/** Appends the unit, unless the title ends with it. */
export function appendUnit(title: string, unit: string | null): string {
  return unit === null || title.toLowerCase().endsWith(unit) ? title : `${title} [${unit}]`;
}

export function describeLimits({ question, limits, method, referenceSet, isSteady, isMixed }: Trend): string {
  if (question.limits === 'none') return 'no limits';
  if (isMixed) return 'limits of each sample type and instrument';
  if (limits === null) return question.limits === 'settings' ? 'no limit of its own' : 'too few values for limits';
  if (method === 'usual')
    return `limits by the usual range of ${limits.count} runs (median ± ${getUsualWidth(limits.count)} MAD)`;
  if (method === 'fixed') return 'fixed limits';
  if (method === 'guide_set')
    return `limits by the reference set ${referenceSet?.name ?? ''} (${limits.count} runs${question.limits === 'settings' ? ', own limit' : ''})`;
  return isSteady ? `limits by the moving range of ${limits.count} runs` : 'own limits by the moving range of earlier runs';
}

/** Returns whether a value is outside the limits on the better side. */
export function isBetterThanLimits(value: Pick<TrendValue, 'position' | 'isBad'>): boolean {
  return !value.isBad && isOutside(value);
}

/** Returns the lines of a tooltip, with the series if there are several. */
function describeValue({ run, value, position, isBad, rules }: TrendValue, unit: string, series: string): string {
  const marks = [
    position === 'above' ? 'above the limit' : position === 'below' ? 'below the limit' : '',
    isBetterThanLimits({ position, isBad }) ? 'better' : '',
    ...rules.map(describeRule),
    run.flagged ? 'flagged' : '',
    run.useDownstream ? '' : 'not used downstream',
    run.inMaintenance ? 'in maintenance' : '',
  ].filter((mark) => mark !== '');
  const what = value === null ? 'no value' : `${formatValue(value)} ${unit}`;
  const also = series === '' ? [] : [series];
  return [run.name, describeAcquisition(run), what, ...marks, ...also].join(' · ');
}

/** End of an open window, which is later than any run. */
const OPEN_END = '9999-12-31T00:00:00';

function createTrendPoint(
  value: TrendValue,
  unit: string,
  reference: ReadonlySet<string>,
  { all, getKey }: RunSeries,
): TrendPoint {
  const { run, position, limits, rules } = value;
  const key = getKey(run);
  const series = all.findIndex((one) => one.key === key);
  return {
    name: run.name,
    // Computed on demand, because only single points show the text.
    get words() {
      return describeValue(value, unit, all[series]?.name ?? '');
    },
    time: run.acquiredAt,
    value: value.value,
    limits,
    position,
    isBetter: isBetterThanLimits(value),
    flagged: run.flagged,
    useDownstream: isUsedForLimits(run),
    breaksRule: rules.length > 0,
    isReference: reference.has(run.uuid),
    series: series === -1 ? null : series,
  };
}

function convertQcChange({ change, values }: Trend): components['schemas']['QcTrend']['change'] {
  const run = change === null ? undefined : values[change.at]?.run;
  if (change === null || run === undefined) return null;
  const { kind, before, after } = change;
  return { kind, raw_file: run.name, acquired_at: run.acquiredAt, before, after };
}

function describeTrend(trend: Trend): string {
  const { values } = trend;
  const present = values.filter(({ value }) => value !== null);
  const numbers = present.map(({ value }) => value as number);
  const outside = present.filter((one) => isUsedForLimits(one.run) && isOutside(one));
  const range =
    numbers.length === 0
      ? 'No run has a value.'
      : `Values from ${formatValue(numbers.reduce((a, b) => Math.min(a, b)))} to ${formatValue(numbers.reduce((a, b) => Math.max(a, b)))}.`;
  const out = values.every(({ limits }) => limits === null)
    ? ''
    : ` ${formatQuantity(outside.length, 'run is', 'runs are')} outside.`;
  return `${formatQuantity(values.length, 'run')}, ${values.length - present.length} without a value. ${range} ${capitalizeText(describeLimits(trend))}.${out}`;
}

function formatQcTrendLimits({ limits, method, referenceSet }: Trend): components['schemas']['QcTrend']['limits'] {
  if (limits === null || method === null) return null;
  return {
    method,
    guide_set: referenceSet?.uuid ?? null,
    runs: limits.count,
    centre: limits.centre,
    sigma: limits.sigma,
    lower: limits.lower,
    upper: limits.upper,
    bands: computeBands(limits),
  };
}

function computeBands({ centre, sigma }: ControlLimits) {
  if (centre === null || sigma === null) return [];
  return [1, 2, 3].map((sigmas) => ({ sigmas, lower: centre - sigmas * sigma, upper: centre + sigmas * sigma }));
}

function capitalizeText(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function createTrendHandlers(context: ProteomicsContext) {
  return {
    getQcTrend: (call) =>
      handlePlotRequest(context, call, readTrend, {
        formatNumbers: formatQcTrend,
        formatCsv: formatTrendCsv,
        drawSvg: drawTrendSvg,
      }),
  } satisfies Partial<ProteomicsHandlers>;
}
