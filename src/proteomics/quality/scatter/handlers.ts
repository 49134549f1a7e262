import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getRunPath } from '../../page.ts';
import { buildPlotLinks } from '../addresses.ts';
import { readMetricChoice } from '../metric-choice.ts';
import { readPlottableMetrics, requirePlottableMetric } from '../metrics/catalog.ts';
import type { PlottableMetric } from '../metrics/metric.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import { describeRun, replyWithPlotPage } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { createColumnFormat, formatValue } from '../plots/scale.ts';
import { drawScatter, type ScatterPoint } from '../plots/scatter-plot.ts';
import { createPlotRun, getNumericValues, hasValue, isUsedForLimits } from '../quality-runs.ts';
import { listParameters, type RunChoice } from '../run-choice.ts';
import { findScope, formatPipelineName, type Scope } from '../scope.ts';
import type { Value } from '../statistics/values.ts';
import { appendUnit } from '../trend/trend-answer.ts';
import { readTrend } from '../trend/trend-reading.ts';
import { computeReadingVerdict } from '../verdict/verdict-reading.ts';

interface ScatterParameters extends RunChoice {
  readonly metric?: string;
  readonly against?: string;
}

type Scatter = Awaited<ReturnType<typeof readScatter>>;

const SIZE = { width: 1200, height: 520 };
/** Maximum runs in the drawing, the latest ones. The table and the files contain all runs. */
const MAX_POINTS = 2_000;

export function createScatterHandlers(context: ProteomicsContext) {
  return {
    getQcScatter: (call) =>
      handlePlotRequest(context, call, readScatter, { formatNumbers: formatQcScatter, formatCsv, drawSvg }),
    showQcScatter: async ({ path, query }) => replyWithScatterPage(context, await findScope(context, path), query),
  } satisfies Partial<ProteomicsHandlers>;
}

/** Reads two metrics; by default, the first two of the pipeline. @throws the errors of readTrend */
async function readScatter(scope: Scope, query: ScatterParameters) {
  const { ten } = await readMetricChoice(scope.pool, scope.pipeline);
  const metric = requirePlottableMetric(query.metric ?? ten[0] ?? '');
  const against = requirePlottableMetric(query.against ?? ten.find((column) => column !== metric.column) ?? '', 'against');
  const reading = await readTrend(scope, { ...query, metric: metric.column }, [against.column], 'automatic');
  const verdict = computeReadingVerdict(reading, [metric, against]);
  const { shown } = reading;
  return {
    scope,
    metric,
    against,
    reading,
    /** The verdict on both metrics. */
    verdict,
    y: getNumericValues(shown, metric.column),
    x: getNumericValues(shown, against.column),
  };
}

async function replyWithScatterPage(context: ProteomicsContext, scope: Scope, query: ScatterParameters) {
  const scatter = await readScatter(scope, query);
  const { metric, against, reading, y, x } = scatter;
  const { all, shown } = reading;
  const count = shown.filter((_, at) => y[at] !== null && x[at] !== null).length;
  const chosen = [metric.column, against.column];
  const present = (await readPlottableMetrics(scope.pool, scope.pipeline)).filter(
    ({ column }) => chosen.includes(column) || hasValue(shown, column),
  );
  const createField = (name: string, label: string, selected: PlottableMetric) => ({
    name,
    label,
    kind: 'select' as const,
    options: present.map(({ column, title }) => ({ value: column, label: title, isChosen: column === selected.column })),
  });
  const formats = [y, x].map(createColumnFormat);
  const formatCell = (value: Value | undefined, of: number) => (value == null ? '' : (formats[of]?.(value) ?? ''));
  return replyWithPlotPage(context, scope, {
    tab: 'scatter',
    title: 'Scatter',
    lead: 'Two metrics of each run. Click a point to open its run.',
    choice: query,
    fields: [createField('metric', 'Metric', metric), createField('against', 'Against', against)],
    all,
    shown,
    nothing: count > 0 ? '' : 'None of these runs has a value of both metrics. Select other metrics.',
    plot: {
      title: `${metric.title} against ${against.title}`,
      note:
        count > MAX_POINTS ? `the latest ${MAX_POINTS} of ${count} runs` : `${count} of ${shown.length} runs have both values`,
      drawing: count === 0 ? '' : drawSvg(scatter, { setting: 'page', ...SIZE, id: 'scatter' }, formatPipelineName(scope)),
      links: buildPlotLinks(
        'scatter',
        scope,
        [['metric', metric.column], ['against', against.column], ...listParameters(query)],
        SIZE,
      ),
    },
    heads: [metric, against].map(({ title, unit }) => ({ label: appendUnit(title, unit), path: '' })),
    createRowCells: (_run, row) => [y[row], x[row]].map((value, of) => ({ text: formatCell(value, of), note: '' })),
  });
}

function formatQcScatter({ metric, against, reading, y, x }: Scatter): components['schemas']['QcScatter'] {
  return {
    metric: metric.column,
    against: against.column,
    runs: reading.shown.map(createPlotRun),
    values: [...y],
    against_values: [...x],
  };
}

function formatCsv({ metric, against, reading, y, x }: Scatter): string {
  const rows = reading.shown.map(({ name, acquiredAt }, at) => [name, acquiredAt, y[at] ?? null, x[at] ?? null]);
  return formatCsvTable(['RawFile', 'Acquired', metric.column, against.column], rows);
}

function drawSvg(scatter: Scatter, sheet: PlotSheet, where: string): string {
  const { metric, against, reading } = scatter;
  const points = listPoints(scatter).slice(-MAX_POINTS);
  const { series } = reading;
  return drawScatter(sheet, {
    caption: {
      title: `${metric.title} against ${against.title}`,
      subtitle: where,
      description: `${formatQuantity(points.length, 'run')}. Out of limits: ${points.filter(({ position }) => position !== 'inside').length}.`,
    },
    xTitle: appendUnit(against.title, against.unit),
    yTitle: appendUnit(metric.title, metric.unit),
    points,
    series: series.all.length > 1 ? series.all.map(({ name }) => name) : [],
  });
}

/** Returns the runs that have both values. A run is out of limits if one of its values is; the tooltip names the metric. */
function listPoints({ scope, metric, against, reading, verdict, y, x }: Scatter): readonly ScatterPoint[] {
  const { all, getKey } = reading.series;
  const places = new Map(all.map(({ key }, place) => [key, place]));
  return reading.shown.flatMap((run, at): ScatterPoint[] => {
    const [up, across] = [y[at] ?? null, x[at] ?? null];
    if (up === null || across === null) return [];
    const out = verdict.metrics.filter(({ isBad }) => isBad[at] === true);
    const outside = out.map((one) => `${one.metric.title} ${one.positions[at]} its limits`);
    return [
      {
        x: across,
        y: up,
        path: getRunPath(scope.project, scope.pipeline, run.uuid),
        name: run.name,
        words: [
          describeRun(run),
          `${metric.title}: ${formatValue(up)}`,
          `${against.title}: ${formatValue(across)}`,
          ...outside,
        ].join(' · '),
        position: out[0]?.positions[at] ?? 'inside',
        flagged: run.flagged,
        useDownstream: isUsedForLimits(run),
        series: all.length > 1 ? (places.get(getKey(run) ?? '') ?? null) : null,
      },
    ];
  });
}
