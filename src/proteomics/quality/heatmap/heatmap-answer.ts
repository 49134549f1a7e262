/** A heat map as numbers, as a table, and as a drawing. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { csvTable } from '../../../web/csv/text.ts';
import { runWords } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { type MatrixCell, type MatrixPicture, matrixPlot } from '../plots/matrix-plot.ts';
import { SHADES } from '../plots/paint.ts';
import { plotRunOf } from '../quality-runs.ts';
import type { Heatmap, HeatmapCell } from './heatmap.ts';

/** From this score on a cell stands out: 3 SD or MAD away on the bad side. */
const STANDS_OUT = Math.exp(-(3 ** 2) / 2);

/** Scores at which the shades begin, from light to dark: 1, 1.5, 2, 2.5 and 3 SD or MAD away. */
const STEPS = [1, 1.5, 2, 2.5, 3].map((distance) => Math.exp(-(distance ** 2) / 2));

/** The contract's numbers. */
export function heatmapNumbers({ metrics, shown, cells }: Heatmap): components['schemas']['QcHeatmap'] {
  return {
    metrics: metrics.map(({ column, title, unit, better }) => ({ column, title, unit, better })),
    runs: shown.map(plotRunOf),
    scores: cells.map((row) => row.map(({ score }) => score)),
    values: cells.map((row) => row.map(({ value }) => value)),
  };
}

/** The same as CSV: a line for each run and metric. */
export function heatmapCsv({ metrics, shown, cells }: Heatmap): string {
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
  options: Pick<MatrixPicture, 'links' | 'isStretched'> = {},
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
    legend: ['usual', '1', '1.5', '2', '2.5', '3 SD or MAD from usual'],
    runs: shown.map((run, row) => ({
      name: run.name,
      time: run.acquiredAt,
      // Only asked for where the run is wide enough to be pointed at.
      get words() {
        const far = metrics.filter((_, place) => standsOut(cells[row]?.[place])).map(({ title }) => `${title} far from usual`);
        return [runWords(run), ...far].join(' · ');
      },
      cells: (cells[row] ?? []).map(shadeOf),
    })),
  });
}

/** What a cell's score says in words. */
export function scoreWords({ score, distance }: HeatmapCell): string {
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
