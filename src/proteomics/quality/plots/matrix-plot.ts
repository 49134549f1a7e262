/** Runs against something else as a grid of shades: light for usual or few, dark for unusual or many. */

import { markupText } from '../../../web/markup-text.ts';
import { type Area, type Caption, drawing, headingRoom, type PlotSheet, round, runAxisBelow, words } from './frame.ts';
import { type PlotPart, paint, SHADES, shade } from './paint.ts';
import { runAxis } from './run-axis.ts';
import { element, fitting, type Setting, widthOf } from './svg.ts';

/** A cell: its shade from 0 (light) to 5 (dark), null for no value, and a sign that tells it without color. */
export interface MatrixCell {
  readonly step: number | null;
  /** `high` and `low` mark cells that stand out; drawn where there is room. */
  readonly sign: 'high' | 'low' | '';
}

/** A column of the grid. */
export interface MatrixRun {
  readonly name: string;
  readonly time: string | null;
  /** Everything about the run, for pointing at it. */
  readonly words: string;
  readonly cells: readonly MatrixCell[];
}

/** What is drawn. */
export interface MatrixDrawing {
  readonly caption: Caption;
  /** Names of the lines, from the top. */
  readonly lines: readonly string[];
  readonly runs: readonly MatrixRun[];
  /** What the shades mean, from light to dark. */
  readonly legend: readonly string[];
  /** Where scripts let each line lead to, and what they know it by; none in files. */
  readonly links?: readonly { readonly path: string; readonly key: string }[];
  /** Whether few runs fill the whole width; not wider than WIDEST each otherwise. */
  readonly isStretched?: boolean;
}

/** Widest column of a grid, in pixels: few runs do not make bars. */
const WIDEST = 72;

/** Nobody points at less than this, in pixels. */
const MIN_HOVER_SIZE = 0.7;

/** Draws a grid. */
export function matrixPlot(sheet: PlotSheet, picture: MatrixDrawing): string {
  const { setting } = sheet;
  const own = Math.min(sheet.width * 0.4, Math.max(60, ...picture.lines.map((text) => widthOf(text) + 20)));
  const { left, right } = sheet.sides ?? { left: own, right: sheet.width - 40 };
  const area: Area = {
    left,
    right: picture.isStretched === true ? right : left + Math.min(right - left, picture.runs.length * WIDEST),
    top: headingRoom(sheet) + 8,
    bottom: sheet.height - 86,
  };
  const times = picture.runs.map(({ time }) => time);
  const axis = runAxis(times, 'index', [area.left, area.right]);
  const width = (area.right - area.left) / Math.max(1, picture.runs.length);
  const height = (area.bottom - area.top) / Math.max(1, picture.lines.length);
  const place: CellPlace = { left: area.left, top: area.top, width, height };
  return drawing(
    sheet,
    {
      ...picture.caption,
      data: {
        'data-left': round(area.left),
        'data-right': round(area.right),
        'data-top': round(area.top),
        'data-bottom': round(area.bottom),
        'data-by': 'index',
      },
    },
    ...picture.lines.map((text, row) => {
      const name = words(setting, 'label', area.left - 8, area.top + (row + 0.5) * height + 4, fitting(text, left - 12), 'end');
      const link = picture.links?.[row];
      return setting === 'file' || link === undefined
        ? name
        : element('g', { 'data-path': link.path, 'data-key': link.key }, name);
    }),
    ...shades(setting, columnsOf(picture.runs, area.right - area.left), place, area),
    missing(setting, picture.runs, place),
    ...(width >= 9 && height >= 11 ? [signs(setting, picture.runs, place)] : []),
    runAxisBelow(sheet, area, axis),
    ...(width < MIN_HOVER_SIZE ? [] : picture.runs.map((run, column) => pointer(setting, run, column, area, place))),
    key(sheet, picture.legend, area),
  );
}

interface CellPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a column, where there are more runs than pixels. */
const MIN_COLUMN_WIDTH = 2;

/** The cells of the columns that can be told apart: where there are more runs than pixels, the darkest of each column. */
function columnsOf(runs: readonly MatrixRun[], width: number): readonly (readonly MatrixCell[])[] {
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

/** All cells of a shade as one path of broad strokes, neighbors together where they touch: thousands of cells stay small. */
function shades(setting: Setting, columns: readonly (readonly MatrixCell[])[], place: CellPlace, area: Area): string[] {
  const width = (area.right - area.left) / Math.max(1, columns.length);
  const gap = width > 5 ? 1 : 0;
  const paths = Array<string>(SHADES).fill('');
  for (const row of (columns[0] ?? []).keys()) {
    const y = round(place.top + (row + 0.5) * place.height - 0.5);
    // Where the path of a shade ended in this row: what follows is told by its distance, in half the letters.
    const ends = new Map<number, number>();
    let from = 0;
    while (from < columns.length) {
      const step = columns[from]?.[row]?.step ?? null;
      let to = from + 1;
      while (gap === 0 && to < columns.length && (columns[to]?.[row]?.step ?? null) === step) to += 1;
      if (step !== null) {
        const start = round(area.left + from * width);
        const length = round((to - from) * width - gap);
        const end = ends.get(step);
        paths[step] += `${end === undefined ? `M${start} ${y}` : `m${round(start - end)} 0`}h${length}`;
        ends.set(step, start + length);
      }
      from = to;
    }
  }
  return paths.map((d, step) => {
    const { fill, class: name } = paint(setting, shade(step));
    const color = setting === 'file' ? { stroke: fill, fill: 'none' } : { class: `${name} plot-stroke` };
    return d === '' ? '' : element('path', { d, ...color, 'stroke-width': round(place.height - 1) });
  });
}

/** A stroke from corner to corner where there is no value. */
function missing(setting: Setting, runs: readonly MatrixRun[], place: CellPlace): string {
  let d = '';
  for (let column = 0; column < runs.length; column += 1)
    for (let row = 0; row < (runs[column]?.cells.length ?? 0); row += 1) {
      if (runs[column]?.cells[row]?.step !== null) continue;
      const [x, y] = [place.left + column * place.width, place.top + (row + 1) * place.height - 2];
      d += `M${round(x)} ${round(y)}L${round(x + place.width)} ${round(y - place.height + 3)}`;
    }
  return d === '' ? '' : element('path', { d, ...paint(setting, 'hatch') });
}

function signs(setting: Setting, runs: readonly MatrixRun[], place: CellPlace): string {
  return runs
    .flatMap(({ cells }, column) => cells.map((cell, row) => ({ cell, column, row })))
    .filter(({ cell }) => cell.sign !== '')
    .map(({ cell, column, row }) => {
      const part: PlotPart = (cell.step ?? 0) >= 3 ? 'sign-1' : 'sign-0';
      const [x, y] = [place.left + (column + 0.5) * place.width - 0.5, place.top + (row + 0.5) * place.height + 4];
      return words(setting, part, x, y, cell.sign === 'high' ? '▲' : '▼', 'middle');
    })
    .join('');
}

/** Something to point at, over the whole height. */
function pointer(setting: Setting, run: MatrixRun, column: number, area: Area, place: CellPlace): string {
  const attributes = setting === 'page' ? { class: 'plot-run', 'data-raw-file': run.name } : {};
  return element(
    'rect',
    {
      x: area.left + column * place.width,
      y: area.top,
      width: place.width,
      height: area.bottom - area.top,
      fill: 'none',
      'pointer-events': 'all',
      ...attributes,
    },
    element('title', {}, markupText(run.words)),
  );
}

/** The shades with their meaning. */
function key({ setting, height }: PlotSheet, legend: readonly string[], area: Area): string {
  let x = Math.min(area.left, 12);
  return [...legend, 'no value']
    .map((text, index) => {
      const at = x;
      x += widthOf(text) + 38;
      const box =
        index < legend.length
          ? element('rect', { x: at, y: height - 20, width: 16, height: 12, ...paint(setting, shade(index)) })
          : element('path', { d: `M${at} ${height - 8}l16 -12`, ...paint(setting, 'hatch') });
      return box + words(setting, 'label', at + 22, height - 9, text);
    })
    .join('');
}
