/** Draws runs by the values of two metrics. */
import {
  type Area,
  type Caption,
  drawFrame,
  drawLine,
  drawText,
  drawValueAxis,
  measureHeading,
  type PlotSheet,
} from './frame.ts';
import { chooseRadius, drawLegend, drawPoint, type RunPoint } from './points.ts';
import { createLinearScale } from './scale.ts';
import { shortenToWidth, writeElement } from './svg.ts';

/** A run with the values of both metrics. */
export interface ScatterPoint extends RunPoint {
  readonly x: number;
  readonly y: number;
  /** Path of the run's page, for drawings on pages. The table of the page has the same links for the keyboard. */
  readonly path: string;
}

/** Caption, axes and points of a drawing. */
export interface ScatterDrawing {
  readonly caption: Caption;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly points: readonly ScatterPoint[];
  /** Names of the series; empty if there is a single one. */
  readonly series: readonly string[];
}

/** Draws the points with both axes and a legend. */
export function drawScatter(sheet: PlotSheet, { caption, xTitle, yTitle, points, series }: ScatterDrawing): string {
  const { setting, width, height } = sheet;
  const area: Area = { left: 84, right: width - 16, top: measureHeading(sheet) + 30, bottom: height - 74 };
  const across = createLinearScale(
    points.map(({ x }) => x),
    [area.left, area.right],
    Math.max(2, (area.right - area.left) / 110),
  );
  const up = createLinearScale(
    points.map(({ y }) => y),
    [area.bottom, area.top],
    Math.max(2, (area.bottom - area.top) / 45),
  );
  // Points are larger than in a trend, because values of two metrics spread over the area.
  const radius = Math.max(3, chooseRadius(points.length / 2, area.right - area.left));
  const drawn = points.map((point) => {
    const shape = drawPoint(setting, point, across.at(point.x), up.at(point.y), radius);
    return setting === 'page' ? writeElement('a', { href: point.path, tabindex: -1, 'aria-label': point.words }, shape) : shape;
  });
  return drawFrame(
    sheet,
    { ...caption, hasLinks: true },
    drawValueAxis(sheet, area, up, yTitle),
    ...across.ticks.flatMap((tick) => [
      drawLine(setting, 'grid', across.at(tick), area.top, across.at(tick), area.bottom),
      drawText(setting, 'label', across.at(tick), area.bottom + 18, across.label(tick), 'middle'),
    ]),
    drawLine(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    drawText(setting, 'strong', (area.left + area.right) / 2, area.bottom + 38, shortenToWidth(xTitle, width - 40), 'middle'),
    ...drawn,
    drawLegend(setting, { looks: points, series, hasGaps: false }, area.left, height - 10),
  );
}
