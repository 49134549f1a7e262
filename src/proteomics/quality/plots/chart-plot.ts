import { area as shadeBelow } from 'd3-shape';
import { type Area, type Caption, drawFrame, drawValueAxis, measureHeading, type PlotSheet } from './frame.ts';
import { createPen, joinPoints, type Pen } from './paint.ts';
import { createLinearScale, type Scale } from './scale.ts';
import { estimateWidth, shortenToWidth } from './svg.ts';

/**
 * Title, axes and rows of a chart. A row has the x position, the value and, for lines, a reference drawn as an area, and a mean:
 * the area between mean and value is filled.
 */
export interface ChartDrawing {
  readonly caption: Caption;
  readonly kind: 'line' | 'bar' | 'box';
  readonly xTitle: string;
  readonly yTitle: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export function drawChart(sheet: PlotSheet, { caption, kind, xTitle, yTitle, rows }: ChartDrawing): string {
  const pen = createPen(sheet.setting);
  const area: Area = { left: 72, right: sheet.width - 16, top: measureHeading(sheet) + 30, bottom: sheet.height - 50 };
  const { left, right, top, bottom } = area;
  const numbers = rows.flatMap((row) => row.slice(1).filter((value) => typeof value === 'number'));
  const scale = createLinearScale(numbers, [bottom, top], Math.max(2, (bottom - top) / 45), kind !== 'box');
  const draw = { line: drawCurve, bar: drawBars, box: drawBoxes }[kind];
  return drawFrame(
    sheet,
    caption,
    drawValueAxis(sheet, area, scale, yTitle),
    draw(pen, area, scale, rows),
    pen.line('axis', left, bottom, right, bottom),
    pen.text('label', (left + right) / 2, sheet.height - 10, shortenToWidth(xTitle, sheet.width - 40), 'middle'),
  );
}

type Rows = ChartDrawing['rows'];

function drawBars(pen: Pen, area: Area, scale: Scale, rows: Rows): string {
  const { at, width } = computePlaces(area, rows.length);
  const shapes = rows.map(([name, value], index) => {
    if (typeof value !== 'number') return '';
    const y = scale.at(value);
    const box = { x: at(index) - width / 2, y, width, height: Math.max(0, scale.at(0) - y) };
    return pen.rect('bar', box, `${name}: ${scale.label(value)}`);
  });
  return shapes.join('') + drawNames(pen, area, rows);
}

function drawBoxes(pen: Pen, area: Area, scale: Scale, rows: Rows): string {
  const { at, width } = computePlaces(area, rows.length);
  const shapes = rows.map((row, index) => {
    const [low, first, middle, third, high] = row.slice(1).map((value) => (typeof value === 'number' ? scale.at(value) : null));
    if (low == null || first == null || middle == null || third == null || high == null) return '';
    const [x, half] = [at(index), Math.min(20, width / 2)];
    return [
      pen.line('whisker', x, low, x, first),
      pen.line('whisker', x, third, x, high),
      pen.rect('box', { x: x - half, y: third, width: 2 * half, height: Math.max(0, first - third) }),
      pen.line('whisker', x - half, middle, x + half, middle),
    ].join('');
  });
  return shapes.join('') + drawNames(pen, area, rows);
}

function drawCurve(pen: Pen, { left, right, bottom }: Area, scale: Scale, rows: Rows): string {
  const positions = rows.flatMap(([x]) => (typeof x === 'number' ? [x] : []));
  const across = createLinearScale(positions, [left, right], Math.max(2, (right - left) / 80));
  const listPoints = (column: number) =>
    rows.flatMap((row): [number, number][] => {
      const [x, y] = [row[0], row[column]];
      return typeof x === 'number' && typeof y === 'number' ? [[across.at(x), scale.at(y)]] : [];
    });
  const shade = shadeBelow().digits(1).y0(bottom)(listPoints(2)) ?? '';
  const [curve, means] = [listPoints(1), listPoints(3)];
  const fillToMean = shadeBelow()
    .digits(1)
    .y0((_, at) => means[at]?.[1] ?? bottom);
  return [
    ...across.ticks.map((tick) => pen.text('label', across.at(tick), bottom + 18, across.label(tick), 'middle')),
    pen.path('reference', shade),
    pen.path('thread', shade),
    means.length === 0 ? pen.path('whisker', joinPoints(curve)) : pen.path('box', fillToMean(curve) ?? ''),
  ].join('');
}

/** Draws the labels of the bars; if they do not all fit, only those of every n-th bar. */
function drawNames(pen: Pen, area: Area, rows: Rows): string {
  const { at } = computePlaces(area, rows.length);
  const room = (area.right - area.left) / Math.max(1, rows.length);
  const widest = Math.max(1, ...rows.map(([name]) => estimateWidth(String(name)) + 8));
  const every = Math.max(1, Math.ceil(widest / room));
  return rows
    .map(([name], index) => (index % every === 0 ? pen.text('label', at(index), area.bottom + 18, String(name), 'middle') : ''))
    .join('');
}

function computePlaces(area: Area, count: number) {
  const step = (area.right - area.left) / Math.max(1, count);
  return { at: (index: number) => area.left + (index + 0.5) * step, width: Math.max(1, step * (count > 12 ? 0.92 : 0.6)) };
}
