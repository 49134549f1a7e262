/** The heat map for programs and for people. */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import { csvTable } from '../../../web/csv/text.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { type AddressParameter, addressWith, plotLinks } from '../addresses.ts';
import { baselineOf, readGuideSets } from '../guide-sets/store.ts';
import { readPlottable } from '../metrics/catalog.ts';
import { plotPage, runWords } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { type MatrixCell, type MatrixDrawing, matrixPlot } from '../plots/matrix-plot.ts';
import { SHADES } from '../plots/paint.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { scaleInWords } from '../plots/scale.ts';
import { plotRunOf } from '../quality-runs.ts';
import { chosenParameters } from '../run-choice.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { nameOf } from '../trend/handlers.ts';
import { type Heatmap, type HeatmapCell, type HeatmapParameters, readHeatmap } from './heatmap.ts';

/** Handlers of the heat map. */
export function heatmapHandlers(context: ProteomicsContext) {
  return {
    async getQcHeatmap({ query }) {
      const scope = await scopeOf(context, query);
      const heatmap = await readHeatmap(scope, query);
      return plotReply(query, {
        numbers: () => heatmapNumbers(heatmap),
        csv: () => heatmapCsv(heatmap),
        svg: (sheet) => heatmapSvg(heatmap, sheet, nameOf(scope)),
      });
    },
    async showQcHeatmap({ path, query }) {
      const scope = await scopeOf(context, path);
      return { status: 200, type: 'text/html', content: await heatmapPage(context, scope, query) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function heatmapPage(context: ProteomicsContext, scope: Scope, query: HeatmapParameters): Promise<string> {
  const heatmap = await readHeatmap(scope, query);
  const { metrics, guideSet, all, shown, cells } = heatmap;
  const [guideSets, plottable] = await Promise.all([
    readGuideSets(scope.pool, scope.pipeline.uuid),
    readPlottable(scope.pool, scope.pipeline),
  ]);
  const baseline = baselineOf(guideSets);
  const size = { width: 1200, height: 110 + Math.max(3, metrics.length) * 28 };
  const parameters: AddressParameter[] = [
    ...(query.metrics ?? []).map((metric): AddressParameter => ['metrics', metric]),
    ['guide_set', query.guide_set ?? ''],
    ...chosenParameters(query),
  ];
  return plotPage(context, scope, {
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
          {
            value: '',
            label: baseline === undefined ? 'the whole series' : `the baseline, ${baseline.name}`,
            isChosen: !query.guide_set,
          },
          ...guideSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === query.guide_set })),
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
      title: 'Runs against metrics',
      note: guideSet === null ? 'compared with the whole series' : `compared with the reference set ${guideSet.name}`,
      drawing: heatmapSvg(heatmap, { setting: 'page', ...size, id: 'heatmap' }, nameOf(scope)),
      links: plotLinks('heatmap', scope, parameters, size),
    },
    heads: metrics.map(({ column, title }) => ({
      label: title,
      path: addressWith(pipelinePath(scope.project, scope.pipeline, 'trend'), [['metric', column], ...chosenParameters(query)]),
    })),
    rowCells: (_run, row) =>
      (cells[row] ?? []).map((cell) => ({ text: cell.value === null ? '' : scaleInWords(cell.value), note: scoreWords(cell) })),
  });
}

/** From this score on a cell stands out: 3 SD or MAD away on the bad side. */
const STANDS_OUT = Math.exp(-(3 ** 2) / 2);

/** Scores at which the shades begin, from light to dark: 1, 1.5, 2, 2.5 and 3 SD or MAD away. */
const STEPS = [1, 1.5, 2, 2.5, 3].map((distance) => Math.exp(-(distance ** 2) / 2));

/** The contract's numbers. */
function heatmapNumbers({ metrics, shown, cells }: Heatmap): components['schemas']['QcHeatmap'] {
  return {
    metrics: metrics.map(({ column, title, unit, better }) => ({ column, title, unit, better })),
    runs: shown.map(plotRunOf),
    scores: cells.map((row) => row.map(({ score }) => score)),
    values: cells.map((row) => row.map(({ value }) => value)),
  };
}

/** The same as CSV: a line for each run and metric. */
function heatmapCsv({ metrics, shown, cells }: Heatmap): string {
  return csvTable(
    ['RawFile', 'Metric', 'Value', 'Score'],
    shown.flatMap((run, row) =>
      metrics.map(({ column }, place) => {
        const cell = cells[row]?.[place];
        return [run.name, column, cell?.value ?? null, cell?.score ?? null];
      }),
    ),
  );
}

/** The drawing. */
export function heatmapSvg(
  { metrics, guideSet, shown, cells }: Heatmap,
  sheet: PlotSheet,
  where: string,
  options: Pick<MatrixDrawing, 'links' | 'isStretched'> = {},
): string {
  const compared = guideSet === null ? 'compared with the whole series' : `compared with the reference set ${guideSet.name}`;
  const outside = cells.reduce((sum, row) => sum + row.filter(standsOut).length, 0);
  return matrixPlot(sheet, {
    ...options,
    caption: {
      title: 'Runs against metrics',
      subtitle: `${where} · ${compared}`,
      description: `${shown.length} runs, ${metrics.length} metrics, ${compared}. ${outside} values are 3 SD or MAD away or more, on the bad side where there is one.`,
    },
    lines: metrics.map(({ title }) => title),
    legend: ['usual', '1', '1.5', '2', '2.5', '3 SD (or MAD) from the median'],
    runs: shown.map((run, row) => ({
      name: run.name,
      time: run.acquiredAt,
      // Only asked for where the run is wide enough to be pointed at.
      get words() {
        const far = metrics.filter((_, place) => standsOut(cells[row]?.[place])).map(({ title }) => `${title} outliers`);
        return [runWords(run), ...far].join(' · ');
      },
      cells: (cells[row] ?? []).map(shadeOf),
    })),
  });
}

/** What a cell's score says in words. */
function scoreWords({ score, distance }: HeatmapCell): string {
  if (score === null || distance === null) return '';
  const far = Number.isFinite(distance) ? signed(distance) : 'beyond measure';
  return `${far}${standsOut({ score }) ? ' far' : ''}`;
}

function signed(distance: number): string {
  const text = Math.abs(distance).toFixed(1);
  return text === '0.0' ? text : `${distance > 0 ? '+' : '−'}${text}`;
}

function standsOut(cell: Pick<HeatmapCell, 'score' | 'isOut'> | undefined): boolean {
  return cell?.isOut ?? (cell !== undefined && cell.score !== null && cell.score <= STANDS_OUT);
}

const NOTHING: MatrixCell = { step: null, sign: '' };
const shaded = (sign: MatrixCell['sign']): readonly MatrixCell[] =>
  Array.from({ length: SHADES }, (_, step) => ({ step, sign }));
/** The few cells that there are: three hundred thousand of them in a large picture are these. */
const CELLS: Readonly<Record<MatrixCell['sign'], readonly MatrixCell[]>> = {
  high: shaded('high'),
  low: shaded('low'),
  '': shaded(''),
};

function shadeOf({ score, distance, isOut }: HeatmapCell): MatrixCell {
  if (score === null || distance === null) return NOTHING;
  let step = 0;
  while (step < STEPS.length && score <= (STEPS[step] as number)) step += 1;
  const isFar = isOut ?? score <= STANDS_OUT;
  return CELLS[isFar ? (distance > 0 ? 'high' : 'low') : ''][Math.min(SHADES - 1, step)] as MatrixCell;
}
