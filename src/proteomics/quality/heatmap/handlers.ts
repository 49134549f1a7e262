import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity, joinItems } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getPipelinePath } from '../../page.ts';
import { type AddressParameter, buildAddress, buildPlotLinks } from '../addresses.ts';
import { readPlottableMetrics } from '../metrics/catalog.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import { describeRun, replyWithPlotPage } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { drawMatrix, type MatrixCell, type MatrixDrawing } from '../plots/matrix-plot.ts';
import { SHADES } from '../plots/paint.ts';
import { createColumnFormat } from '../plots/scale.ts';
import { createPlotRun } from '../quality-runs.ts';
import { describeBaselines, readReferenceSets } from '../reference-sets/store.ts';
import { listParameters } from '../run-choice.ts';
import { findScope, formatPipelineName, type Scope } from '../scope.ts';
import { type Heatmap, type HeatmapCell, type HeatmapParameters, readHeatmap } from './heatmap.ts';

export function createHeatmapHandlers(context: ProteomicsContext) {
  return {
    getQcHeatmap: (call) =>
      handlePlotRequest(context, call, readHeatmap, { formatNumbers: formatQcHeatmap, formatCsv, drawSvg: drawHeatmap }),
    showQcHeatmap: async ({ path, query }) => replyWithHeatmapPage(context, await findScope(context, path), query),
  } satisfies Partial<ProteomicsHandlers>;
}

async function replyWithHeatmapPage(context: ProteomicsContext, scope: Scope, query: HeatmapParameters) {
  const heatmap = await readHeatmap(scope, query);
  const { metrics, all, shown, cells } = heatmap;
  const [referenceSets, plottable] = await Promise.all([
    readReferenceSets(scope.pool, scope.pipeline.uuid),
    readPlottableMetrics(scope.pool, scope.pipeline),
  ]);
  const size = { width: 1200, height: 110 + Math.max(3, metrics.length) * 28 };
  const parameters: AddressParameter[] = [
    ...(query.metrics ?? []).map((metric): AddressParameter => ['metrics', metric]),
    ['guide_set', query.guide_set ?? ''],
    ...listParameters(query),
  ];
  const formats = metrics.map((_, index) => createColumnFormat(cells.map((row) => row[index]?.value ?? null)));
  return replyWithPlotPage(context, scope, {
    tab: 'heatmap',
    title: 'Heat map',
    lead: 'Darker cells are further from the median on the bad side. Arrows mark values 3 SD or MAD away.',
    choice: query,
    fields: [
      {
        name: 'guide_set',
        label: 'Compared with',
        kind: 'select',
        options: [
          { value: '', label: describeBaselines(referenceSets) || 'The whole series', isChosen: !query.guide_set },
          ...referenceSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === query.guide_set })),
        ],
      },
      {
        name: 'metrics',
        label: 'Metrics',
        kind: 'checks',
        options: plottable.map(({ column, title }) => ({
          value: column,
          label: title,
          isChosen: metrics.some((metric) => metric.column === column),
        })),
      },
    ],
    all,
    shown,
    nothing: '',
    plot: {
      title: 'Heat map of runs and metrics',
      note: describeComparison(heatmap),
      drawing: drawHeatmap(heatmap, { setting: 'page', ...size, id: 'heatmap' }, formatPipelineName(scope)),
      links: buildPlotLinks('heatmap', scope, parameters, size),
    },
    heads: metrics.map(({ column, title }) => ({
      label: title,
      path: buildAddress(getPipelinePath(scope.project, scope.pipeline, 'trend'), [
        ['metric', column],
        ...listParameters(query),
      ]),
    })),
    createRowCells: (_run, row) =>
      (cells[row] ?? []).map((cell, index) => ({
        text: cell.value === null ? '' : (formats[index]?.(cell.value) ?? ''),
        note: describeScore(cell),
      })),
  });
}

/** Maximum score of highlighted cells. It corresponds to 3 SD or MAD from the center, on the bad side. */
const STANDS_OUT = Math.exp(-(3 ** 2) / 2);

/** Scores at which the shades begin, from light to dark. They correspond to 1, 1.5, 2, 2.5 and 3 SD or MAD from the center. */
const STEPS = [1, 1.5, 2, 2.5, 3].map((distance) => Math.exp(-(distance ** 2) / 2));

function formatQcHeatmap({ metrics, shown, cells }: Heatmap): components['schemas']['QcHeatmap'] {
  return {
    metrics: metrics.map(({ column, title, unit, better }) => ({ column, title, unit, better })),
    runs: shown.map(createPlotRun),
    scores: cells.map((row) => row.map(({ score }) => score)),
    values: cells.map((row) => row.map(({ value }) => value)),
  };
}

/** Writes one line per run and metric. */
function formatCsv({ metrics, shown, cells }: Heatmap): string {
  return formatCsvTable(
    ['RawFile', 'Metric', 'Value', 'Score'],
    shown.flatMap((run, row) =>
      metrics.map(({ column }, index) => {
        const cell = cells[row]?.[index];
        return [run.name, column, cell?.value ?? null, cell?.score ?? null];
      }),
    ),
  );
}

export function drawHeatmap(
  heatmap: Heatmap,
  sheet: PlotSheet,
  where: string,
  options: Pick<MatrixDrawing, 'links' | 'isStretched'> = {},
): string {
  const { metrics, shown, cells } = heatmap;
  const compared = describeComparison(heatmap);
  const outside = cells.reduce((sum, row) => sum + row.filter(isHighlighted).length, 0);
  return drawMatrix(sheet, {
    ...options,
    caption: {
      title: 'Heat map of runs and metrics',
      subtitle: `${where} · ${compared}`,
      description: `${formatQuantity(shown.length, 'run')}, ${formatQuantity(metrics.length, 'metric')}, ${compared}. ${formatQuantity(outside, 'value is', 'values are')} 3 SD or MAD away or more, on the bad side if the metric has one.`,
    },
    lines: metrics.map(({ title }) => title),
    legend: ['usual', '3 SD (or MAD) or more'],
    runs: shown.map((run, row) => ({
      name: run.name,
      time: run.acquiredAt,
      // Computed on demand, because only wide columns show the text.
      get words() {
        const far = metrics.filter((_, index) => isHighlighted(cells[row]?.[index])).map(({ title }) => `${title} outliers`);
        return [describeRun(run), ...far].join(' · ');
      },
      cells: (cells[row] ?? []).map(chooseCell),
    })),
  });
}

function describeComparison({ referenceSets }: Heatmap): string {
  if (referenceSets.length === 0) return 'compared with the whole series';
  return `compared with the reference ${referenceSets.length === 1 ? 'set' : 'sets'} ${joinItems(referenceSets.map(({ name }) => name))}`;
}

function describeScore({ score, distance }: HeatmapCell): string {
  if (score === null || distance === null) return '';
  const far = Number.isFinite(distance) ? formatSigned(distance) : 'beyond measure';
  return `${far}${isHighlighted({ score }) ? ' far' : ''}`;
}

function formatSigned(distance: number): string {
  const text = Math.abs(distance).toFixed(1);
  return text === '0.0' ? text : `${distance > 0 ? '+' : '−'}${text}`;
}

function isHighlighted(cell: Pick<HeatmapCell, 'score' | 'isOut'> | undefined): boolean {
  return cell?.isOut ?? (cell !== undefined && cell.score !== null && cell.score <= STANDS_OUT);
}

const NOTHING: MatrixCell = { step: null, sign: '' };
function chooseCell({ score, distance, isOut }: HeatmapCell): MatrixCell {
  if (score === null || distance === null) return NOTHING;
  let step = 0;
  while (step < STEPS.length && score <= (STEPS[step] as number)) step += 1;
  const isFar = isOut ?? score <= STANDS_OUT;
  return { step: Math.min(SHADES - 1, step), sign: isFar ? (distance > 0 ? 'high' : 'low') : '' };
}
