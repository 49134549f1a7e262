/** Draws bars, box plots and lines of one run. */

import { escapeMarkup } from '../../../web/markup-text.ts';
import {
  type Area,
  type Caption,
  drawFrame,
  drawLine,
  drawText,
  drawValueAxis,
  measureHeading,
  type PlotSheet,
  roundCoordinate,
} from './frame.ts';
import { getPartAttributes } from './paint.ts';
import { createLinearScale, type Scale } from './scale.ts';
import { estimateWidth, shortenToWidth, writeElement } from './svg.ts';

/**
 * Title, axes and rows of a chart. The first element of a row is the position: a number for lines, a string or number
 * for bars and boxes. The third of a line is the height of a reference, drawn as an area.
 */
export interface ChartDrawing {
  readonly caption: Caption;
  readonly kind: 'line' | 'bar' | 'box';
  readonly xTitle: string;
  readonly yTitle: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Draws a chart of a run as SVG. */
export function drawChart(sheet: PlotSheet, picture: ChartDrawing): string {
  const { setting } = sheet;
  const area: Area = { left: 72, right: sheet.width - 16, top: measureHeading(sheet) + 30, bottom: sheet.height - 50 };
  const numbers = picture.rows.flatMap((row) => row.slice(1).filter((value) => typeof value === 'number'));
  const scale = createLinearScale(
    numbers,
    [area.bottom, area.top],
    Math.max(2, (area.bottom - area.top) / 45),
    picture.kind !== 'box',
  );
  const content = { line: drawCurve, bar: drawBars, box: drawBoxes }[picture.kind](sheet, area, scale, picture.rows);
  return drawFrame(
    sheet,
    picture.caption,
    drawValueAxis(sheet, area, scale, picture.yTitle),
    content,
    drawLine(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    drawText(
      setting,
      'label',
      (area.left + area.right) / 2,
      sheet.height - 10,
      shortenToWidth(picture.xTitle, sheet.width - 40),
      'middle',
    ),
  );
}

type Rows = ChartDrawing['rows'];

function drawBars(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { at, width } = computePlaces(area, rows.length);
  const shapes = rows.map(([name, value], index) => {
    if (typeof value !== 'number') return '';
    const y = scale.at(value);
    const title = writeElement('title', {}, escapeMarkup(`${name}: ${scale.label(value)}`));
    return writeElement(
      'rect',
      { x: at(index) - width / 2, y, width, height: Math.max(0, scale.at(0) - y), ...getPartAttributes(sheet.setting, 'bar') },
      title,
    );
  });
  return shapes.join('') + drawNames(sheet, area, rows);
}

function drawBoxes(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { setting } = sheet;
  const { at, width } = computePlaces(area, rows.length);
  const shapes = rows.map((row, index) => {
    const [low, first, middle, third, high] = row.slice(1).map((value) => (typeof value === 'number' ? scale.at(value) : null));
    if (low == null || first == null || middle == null || third == null || high == null) return '';
    const [x, half] = [at(index), Math.min(20, width / 2)];
    return [
      writeElement('path', {
        d: `M${roundCoordinate(x)} ${roundCoordinate(low)}V${roundCoordinate(first)}M${roundCoordinate(x)} ${roundCoordinate(third)}V${roundCoordinate(high)}`,
        ...getPartAttributes(setting, 'whisker'),
      }),
      writeElement('rect', {
        x: x - half,
        y: third,
        width: 2 * half,
        height: Math.max(0, first - third),
        ...getPartAttributes(setting, 'box'),
      }),
      drawLine(setting, 'whisker', x - half, middle, x + half, middle),
    ].join('');
  });
  return shapes.join('') + drawNames(sheet, area, rows);
}

function drawCurve(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { setting } = sheet;
  const across = createLinearScale(
    rows.flatMap(([x]) => (typeof x === 'number' ? [x] : [])),
    [area.left, area.right],
    Math.max(2, (area.right - area.left) / 80),
  );
  const listPoints = (column: number) =>
    rows.flatMap((row) => {
      const [x, y] = [row[0], row[column]];
      return typeof x === 'number' && typeof y === 'number'
        ? [`${roundCoordinate(across.at(x))} ${roundCoordinate(scale.at(y))}`]
        : [];
    });
  const reference = listPoints(2);
  const [first = '', last = ''] = [reference[0], reference.at(-1)].map((point) => point?.split(' ')[0]);
  const shade = `M${first} ${roundCoordinate(area.bottom)}L${reference.join('L')}L${last} ${roundCoordinate(area.bottom)}Z`;
  return [
    ...across.ticks.map((tick) => drawText(setting, 'label', across.at(tick), area.bottom + 18, across.label(tick), 'middle')),
    ...(reference.length === 0
      ? []
      : (['reference', 'thread'] as const).map((part) =>
          writeElement('path', { d: shade, ...getPartAttributes(setting, part) }),
        )),
    writeElement('path', {
      d: listPoints(1).length === 0 ? '' : `M${listPoints(1).join('L')}`,
      ...getPartAttributes(setting, 'whisker'),
    }),
  ].join('');
}

/** Labels the bars that are wide enough for a label. */
function drawNames({ setting }: PlotSheet, area: Area, rows: Rows): string {
  const { at } = computePlaces(area, rows.length);
  const room = (area.right - area.left) / Math.max(1, rows.length);
  const widest = Math.max(1, ...rows.map(([name]) => estimateWidth(String(name)) + 8));
  const every = Math.max(1, Math.ceil(widest / room));
  return rows
    .map(([name], index) =>
      index % every === 0 ? drawText(setting, 'label', at(index), area.bottom + 18, String(name), 'middle') : '',
    )
    .join('');
}

function computePlaces(area: Area, count: number) {
  const step = (area.right - area.left) / Math.max(1, count);
  return { at: (index: number) => area.left + (index + 0.5) * step, width: Math.max(1, step * (count > 12 ? 0.92 : 0.6)) };
}
