/** Bars, boxes and lines of one run. */

import { markupText } from '../../../web/markup-text.ts';
import { type Area, type Caption, drawing, headingRoom, line, type PlotSheet, round, valueAxis, words } from './frame.ts';
import { paint } from './paint.ts';
import { linearScale, type Scale } from './scale.ts';
import { element, fitting, widthOf } from './svg.ts';

/** What is drawn. Rows hold the place on the axis first: a number for lines, a text or number for bars and boxes. */
export interface FigureDrawing {
  readonly caption: Caption;
  readonly kind: 'line' | 'bar' | 'box';
  readonly xTitle: string;
  readonly yTitle: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Draws a figure. */
export function figurePlot(sheet: PlotSheet, picture: FigureDrawing): string {
  const { setting } = sheet;
  const area: Area = { left: 72, right: sheet.width - 16, top: headingRoom(sheet) + 30, bottom: sheet.height - 50 };
  const numbers = picture.rows.flatMap((row) => row.slice(1).filter((value) => typeof value === 'number'));
  const scale = linearScale(
    numbers,
    [area.bottom, area.top],
    Math.max(2, (area.bottom - area.top) / 45),
    picture.kind !== 'box',
  );
  const content = { line: curve, bar: bars, box: boxes }[picture.kind](sheet, area, scale, picture.rows);
  return drawing(
    sheet,
    picture.caption,
    valueAxis(sheet, area, scale, picture.yTitle),
    content,
    line(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    words(
      setting,
      'label',
      (area.left + area.right) / 2,
      sheet.height - 10,
      fitting(picture.xTitle, sheet.width - 40),
      'middle',
    ),
  );
}

type Rows = FigureDrawing['rows'];

function bars(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { at, width } = places(area, rows.length);
  const shapes = rows.map(([name, value], index) => {
    if (typeof value !== 'number') return '';
    const y = scale.at(value);
    const title = element('title', {}, markupText(`${name}: ${scale.label(value)}`));
    return element(
      'rect',
      { x: at(index) - width / 2, y, width, height: Math.max(0, scale.at(0) - y), ...paint(sheet.setting, 'bar') },
      title,
    );
  });
  return shapes.join('') + names(sheet, area, rows);
}

function boxes(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { setting } = sheet;
  const { at, width } = places(area, rows.length);
  const shapes = rows.map((row, index) => {
    const [low, first, middle, third, high] = row.slice(1).map((value) => (typeof value === 'number' ? scale.at(value) : null));
    if (low == null || first == null || middle == null || third == null || high == null) return '';
    const [x, half] = [at(index), Math.min(20, width / 2)];
    return [
      element('path', {
        d: `M${round(x)} ${round(low)}V${round(first)}M${round(x)} ${round(third)}V${round(high)}`,
        ...paint(setting, 'whisker'),
      }),
      element('rect', { x: x - half, y: third, width: 2 * half, height: Math.max(0, first - third), ...paint(setting, 'box') }),
      line(setting, 'whisker', x - half, middle, x + half, middle),
    ].join('');
  });
  return shapes.join('') + names(sheet, area, rows);
}

function curve(sheet: PlotSheet, area: Area, scale: Scale, rows: Rows): string {
  const { setting } = sheet;
  const points = rows.flatMap(([x, y]) => (typeof x === 'number' && typeof y === 'number' ? [[x, y] as const] : []));
  const across = linearScale(
    points.map(([x]) => x),
    [area.left, area.right],
    Math.max(2, (area.right - area.left) / 80),
  );
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(across.at(x))} ${round(scale.at(y))}`).join('');
  return [
    ...across.ticks.map((tick) => words(setting, 'label', across.at(tick), area.bottom + 18, across.label(tick), 'middle')),
    element('path', { d, ...paint(setting, 'whisker') }),
  ].join('');
}

/** Names below the bars, as many as have room. */
function names({ setting }: PlotSheet, area: Area, rows: Rows): string {
  const { at } = places(area, rows.length);
  const room = (area.right - area.left) / Math.max(1, rows.length);
  const widest = Math.max(1, ...rows.map(([name]) => widthOf(String(name)) + 8));
  const every = Math.max(1, Math.ceil(widest / room));
  return rows
    .map(([name], index) =>
      index % every === 0 ? words(setting, 'label', at(index), area.bottom + 18, String(name), 'middle') : '',
    )
    .join('');
}

function places(area: Area, count: number) {
  const step = (area.right - area.left) / Math.max(1, count);
  return { at: (index: number) => area.left + (index + 0.5) * step, width: Math.max(1, step * (count > 12 ? 0.92 : 0.6)) };
}
