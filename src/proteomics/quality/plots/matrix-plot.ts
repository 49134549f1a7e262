/** Draws a grid of shaded cells by run: light for usual or few, dark for unusual or many. */
import {
  type Area,
  type Caption,
  createAreaAttributes,
  drawFrame,
  drawRunAxis,
  MIN_HOVER_SIZE,
  measureHeading,
  type PlotSheet,
} from './frame.ts';
import { createPen, joinPoints, type Pen, type Point, SHADES, STYLES, selectShade } from './paint.ts';
import { createRunAxis } from './run-axis.ts';
import { estimateWidth, roundCoordinate, type Setting, shortenToWidth, writeElement } from './svg.ts';

/** `step` is a shade from 0 (light) to 5 (dark), or null without a value. */
export interface MatrixCell {
  readonly step: number | null;
  /** Sign of a highlighted cell, which does not depend on color. Small cells have none. */
  readonly sign: 'high' | 'low' | '';
}

export interface MatrixRun {
  readonly name: string;
  readonly time: string | null;
  /** Text of the tooltip. */
  readonly words: string;
  readonly cells: readonly MatrixCell[];
}

export interface MatrixDrawing {
  readonly caption: Caption;
  /** Row names, from top to bottom. */
  readonly lines: readonly string[];
  readonly runs: readonly MatrixRun[];
  /** Values at the ends of the scale in the legend: lightest and darkest shade. */
  readonly legend: readonly [string, string];
  /** Link and key of each row on pages; absent in files. */
  readonly links?: readonly { readonly path: string; readonly key: string }[];
  /** True to widen the columns of few runs up to WIDEST. */
  readonly isStretched?: boolean;
}

/** Maximum column width in pixels. Wider columns would look like bars. */
const WIDEST = 72;

export function drawMatrix(sheet: PlotSheet, drawing: MatrixDrawing): string {
  const pen = createPen(sheet.setting);
  const own = Math.min(sheet.width * 0.4, Math.max(60, ...drawing.lines.map((text) => estimateWidth(text) + 20)));
  const { left, right } = sheet.sides ?? { left: own, right: sheet.width - 40 };
  const area: Area = {
    left,
    right: drawing.isStretched === true ? right : left + Math.min(right - left, drawing.runs.length * WIDEST),
    top: measureHeading(sheet) + 8,
    bottom: sheet.height - 86,
  };
  const times = drawing.runs.map(({ time }) => time);
  const axis = createRunAxis(times, 'index', [area.left, area.right]);
  const width = (area.right - area.left) / Math.max(1, drawing.runs.length);
  const height = (area.bottom - area.top) / Math.max(1, drawing.lines.length);
  const cell: CellPlace = { left: area.left, top: area.top, width, height };
  return drawFrame(
    sheet,
    { ...drawing.caption, data: createAreaAttributes(area, 'index') },
    ...drawShades(sheet.setting, mergeColumns(drawing.runs, area.right - area.left), cell, area),
    drawMissing(pen, drawing.runs, cell),
    width >= 9 && height >= 11 ? drawSigns(pen, drawing.runs, cell) : '',
    // Above the cells, because scripts move the names in narrow windows.
    ...drawing.lines.map((text, row) => {
      const y = area.top + (row + 0.5) * height + 4;
      const name = pen.text('label', area.left - 8, y, shortenToWidth(text, left - 12), 'end');
      const link = drawing.links?.[row];
      return !pen.isPage || link === undefined
        ? name
        : writeElement('g', { 'data-path': link.path, 'data-key': link.key }, name);
    }),
    drawRunAxis(sheet, area, axis),
    ...(width < MIN_HOVER_SIZE ? [] : drawing.runs).map((run, column) =>
      pen.hover({ x: area.left + column * width, y: area.top, width, height: area.bottom - area.top }, run),
    ),
    drawKey(pen, sheet.height, drawing.legend, area),
  );
}

interface CellPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum column width in pixels. Below it, several runs share a column. */
const MIN_COLUMN_WIDTH = 2;

/** Merges the runs that share a column. The darkest cell is shown. */
function mergeColumns(runs: readonly MatrixRun[], width: number): readonly (readonly MatrixCell[])[] {
  if (runs.length <= Math.max(1, Math.floor(width))) return runs.map(({ cells }) => cells);
  const most = Math.max(1, Math.floor(width / MIN_COLUMN_WIDTH));
  return Array.from({ length: most }, (_, column) => {
    const from = Math.floor((column * runs.length) / most);
    const to = Math.floor(((column + 1) * runs.length) / most);
    return (runs[0]?.cells ?? []).map((_cell, row) => {
      let darkest = runs[from]?.cells[row] as MatrixCell;
      for (let at = from + 1; at < to; at += 1) {
        const one = runs[at]?.cells[row] as MatrixCell;
        if ((one.step ?? -1) > (darkest.step ?? -1)) darkest = one;
      }
      return darkest;
    });
  });
}

/** Draws all cells of a shade as one path, and merges adjacent cells, so that large plots stay small. */
function drawShades(setting: Setting, columns: readonly (readonly MatrixCell[])[], cell: CellPlace, area: Area): string[] {
  const width = (area.right - area.left) / Math.max(1, columns.length);
  const gap = width > 5 ? 1 : 0;
  const paths = Array<string>(SHADES).fill('');
  for (const row of (columns[0] ?? []).keys()) {
    const y = roundCoordinate(cell.top + (row + 0.5) * cell.height - 0.5);
    // End of the path of each shade in this row, because relative moves make the path shorter.
    const ends = new Map<number, number>();
    let from = 0;
    while (from < columns.length) {
      const step = columns[from]?.[row]?.step ?? null;
      let to = from + 1;
      while (gap === 0 && to < columns.length && (columns[to]?.[row]?.step ?? null) === step) to += 1;
      if (step !== null) {
        const start = roundCoordinate(area.left + from * width);
        const length = roundCoordinate((to - from) * width - gap);
        const end = ends.get(step);
        paths[step] += `${end === undefined ? `M${start} ${y}` : `m${roundCoordinate(start - end)} 0`}h${length}`;
        ends.set(step, start + length);
      }
      from = to;
    }
  }
  return paths.map((d, step) => {
    const part = selectShade(step);
    const color = setting === 'file' ? { stroke: STYLES[part].fill, fill: 'none' } : { class: `plot-${part} plot-stroke` };
    return d === '' ? '' : writeElement('path', { d, ...color, 'stroke-width': roundCoordinate(cell.height - 1) });
  });
}

/** Draws a diagonal stroke in each cell without a value. */
function drawMissing(pen: Pen, runs: readonly MatrixRun[], { left, top, width, height }: CellPlace): string {
  const strokes = runs.flatMap(({ cells }, column) =>
    cells.flatMap(({ step }, row): (Point | null)[] => {
      const [x, y] = [left + column * width, top + (row + 1) * height - 2];
      return step === null ? [[x, y], [x + width, y - height + 3], null] : [];
    }),
  );
  return pen.path('hatch', joinPoints(strokes));
}

function drawSigns(pen: Pen, runs: readonly MatrixRun[], cell: CellPlace): string {
  return runs
    .flatMap(({ cells }, column) =>
      cells.map(({ step, sign }, row) => {
        const [x, y] = [cell.left + (column + 0.5) * cell.width - 0.5, cell.top + (row + 0.5) * cell.height + 4];
        const part = (step ?? 0) >= 3 ? 'sign-1' : 'sign-0';
        return sign === '' ? '' : pen.text(part, x, y, sign === 'high' ? '▲' : '▼', 'middle');
      }),
    )
    .join('');
}

function drawKey(pen: Pen, height: number, [lowest, highest]: readonly [string, string], area: Area): string {
  const drawText = (text: string, x: number) => pen.text('label', x, height - 9, text);
  const left = Math.min(area.left, 12);
  const scale = left + estimateWidth(lowest) + 6;
  const right = scale + SHADES * 16 + 6;
  const hatch = right + estimateWidth(highest) + 22;
  const shades = Array.from({ length: SHADES }, (_, index) =>
    pen.rect(selectShade(index), { x: scale + index * 16, y: height - 20, width: 16, height: 12 }),
  );
  const noValue = pen.line('hatch', hatch, height - 8, hatch + 16, height - 20) + drawText('no value', hatch + 22);
  return drawText(lowest, left) + shades.join('') + drawText(highest, right) + noValue;
}
