import { type Area, type Caption, drawFrame, drawValueAxis, measureHeading, type PlotSheet } from './frame.ts';
import { createPen } from './paint.ts';
import { chooseRadius, drawLegend, drawPoint, type RunPoint } from './points.ts';
import { createLinearScale } from './scale.ts';
import { shortenToWidth, writeElement } from './svg.ts';

export interface ScatterPoint extends RunPoint {
  readonly x: number;
  readonly y: number;
  /** Path of the run page, for drawings on pages. The table of the page has the same links for the keyboard. */
  readonly path: string;
}

export interface ScatterDrawing {
  readonly caption: Caption;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly points: readonly ScatterPoint[];
  /** Names of the series; empty for a single series. */
  readonly series: readonly string[];
}

export function drawScatter(sheet: PlotSheet, { caption, xTitle, yTitle, points, series }: ScatterDrawing): string {
  const pen = createPen(sheet.setting);
  const { width, height } = sheet;
  const area: Area = { left: 84, right: width - 16, top: measureHeading(sheet) + 30, bottom: height - 74 };
  const { left, right, top, bottom } = area;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const across = createLinearScale(xs, [left, right], Math.max(2, (right - left) / 110));
  const up = createLinearScale(ys, [bottom, top], Math.max(2, (bottom - top) / 45));
  // Points are larger than in a trend, because they are farther apart.
  const radius = Math.max(3, chooseRadius(points.length / 2, right - left));
  const drawn = points.map((point) => {
    const shape = drawPoint(pen, point, across.at(point.x), up.at(point.y), radius);
    return pen.isPage ? writeElement('a', { href: point.path, tabindex: -1, 'aria-label': point.words }, shape) : shape;
  });
  return drawFrame(
    sheet,
    { ...caption, hasLinks: true },
    drawValueAxis(sheet, area, up, yTitle),
    ...across.ticks.flatMap((tick) => [
      pen.line('grid', across.at(tick), top, across.at(tick), bottom),
      pen.text('label', across.at(tick), bottom + 18, across.label(tick), 'middle'),
    ]),
    pen.line('axis', left, bottom, right, bottom),
    pen.text('strong', (left + right) / 2, bottom + 38, shortenToWidth(xTitle, width - 40), 'middle'),
    ...drawn,
    drawLegend(pen, { looks: points, series, hasGaps: false }, left, height - 10),
  );
}
