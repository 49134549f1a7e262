/** Draws stacked panels with a common x axis of runs, one per measure or protein. */
import {
  type Area,
  type Caption,
  drawFrame,
  drawRunAxis,
  drawValueAxis,
  MIN_HOVER_SIZE,
  measureHeading,
  type PlotSheet,
} from './frame.ts';
import { createPen, joinPoints, type Point } from './paint.ts';
import { drawGap } from './points.ts';
import { createRunAxis, type RunAxis } from './run-axis.ts';
import { createLinearScale, createLogScale } from './scale.ts';
import { shortenToWidth } from './svg.ts';

/** A number, or a range with its median. */
export interface PanelValue {
  readonly middle: number | null;
  readonly range?: readonly [number, number];
}

export interface Panel {
  readonly title: string;
  readonly values: readonly PanelValue[];
  readonly isLog: boolean;
}

export interface PanelsDrawing {
  readonly caption: Caption;
  readonly runs: readonly { readonly name: string; readonly time: string | null; readonly words: string }[];
  readonly panels: readonly Panel[];
}

/** Margins and minimum height of panels, in pixels. */
const PANEL = { left: 84, gap: 34, below: 62, least: 40 };

/** Returns a height in pixels at which all panels are readable. */
export function choosePanelsHeight(panels: number): number {
  return 70 + panels * 110;
}

export function drawPanels(sheet: PlotSheet, { caption, runs, panels }: PanelsDrawing): string {
  const top = measureHeading(sheet) + 8;
  const right = sheet.width - 24;
  const room = Math.max(PANEL.least, (sheet.height - top - PANEL.below) / Math.max(1, panels.length));
  const times = runs.map(({ time }) => time);
  const axis = createRunAxis(times, 'index', [PANEL.left, right]);
  const areas = panels.map(
    (_, index): Area => ({
      left: PANEL.left,
      right,
      top: top + index * room + PANEL.gap,
      bottom: top + (index + 1) * room - 4,
    }),
  );
  const last = areas.at(-1) ?? { left: PANEL.left, right, top, bottom: top + room };
  const width = (right - PANEL.left) / Math.max(1, runs.length);
  return drawFrame(
    sheet,
    caption,
    ...panels.map((panel, index) => drawPanel(sheet, areas[index] as Area, panel, axis)),
    drawRunAxis(sheet, last, axis),
    ...(width < MIN_HOVER_SIZE ? [] : runs).map((run, index) =>
      createPen(sheet.setting).hover(
        { x: (axis.places[index] ?? 0) - width / 2, y: top, width, height: last.bottom - top },
        run,
      ),
    ),
  );
}

function drawPanel(sheet: PlotSheet, area: Area, { title, values, isLog }: Panel, axis: RunAxis): string {
  const pen = createPen(sheet.setting);
  const numbers = values.flatMap(({ middle, range }) => [...(middle === null ? [] : [middle]), ...(range ?? [])]);
  const scale = isLog
    ? createLogScale(numbers, [area.bottom, area.top])
    : createLinearScale(numbers, [area.bottom, area.top], Math.max(3, (area.bottom - area.top) / 24));
  const radius = Math.min(3.5, Math.max(1.5, (area.right - area.left) / Math.max(1, values.length) / 2.6));
  const points = values.map(({ middle }, index): Point | null =>
    middle === null || (isLog && middle <= 0) ? null : [axis.places[index] ?? 0, scale.at(middle)],
  );
  const whiskers = values.flatMap(({ range }, index): (Point | null)[] => {
    const x = axis.places[index] ?? 0;
    return range === undefined || (isLog && range[0] <= 0) ? [] : [[x, scale.at(range[0])], [x, scale.at(range[1])], null];
  });
  return [
    pen.text('strong', pen.isPage ? 0 : 12, area.top - 16, shortenToWidth(title, sheet.width - 24)),
    drawValueAxis(sheet, area, scale, ''),
    pen.line('axis', area.left, area.bottom, area.right, area.bottom),
    pen.path('thread', joinPoints(points)),
    pen.path('whisker', joinPoints(whiskers)),
    ...points.map((point, index) =>
      point === null
        ? drawGap(pen, axis.places[index] ?? 0, area.bottom)
        : pen.circle('dot', ...point, radius, radius < 3 ? { 'stroke-width': 0.5 } : {}),
    ),
  ].join('');
}
