/** Draws stacked panels with a common axis of runs, one per measure or protein. */

import { escapeMarkup } from '../../../web/markup-text.ts';
import {
  type Area,
  type Caption,
  drawFrame,
  drawLine,
  drawRunAxis,
  drawText,
  measureHeading,
  type PlotSheet,
  roundCoordinate,
} from './frame.ts';
import { getPartAttributes } from './paint.ts';
import { drawGap } from './points.ts';
import { createRunAxis, type RunAxis } from './run-axis.ts';
import { createLinearScale, createLogScale } from './scale.ts';
import { type Setting, shortenToWidth, writeElement } from './svg.ts';

/** A value of a panel: a number, or a range with its median. */
export interface PanelValue {
  readonly middle: number | null;
  /** Minimum and maximum. */
  readonly range?: readonly [number, number];
}

/** A panel with its title and one value per run. */
export interface Panel {
  readonly title: string;
  readonly values: readonly PanelValue[];
  /** True if the scale is logarithmic. */
  readonly isLog: boolean;
}

/** Caption, runs and panels of a drawing. */
export interface PanelsDrawing {
  readonly caption: Caption;
  readonly runs: readonly { readonly name: string; readonly time: string | null; readonly words: string }[];
  readonly panels: readonly Panel[];
}

/** Margins and minimum height of panels, in pixels. */
const PANEL = { left: 84, gap: 34, below: 62, least: 40 };

/** Minimum width in pixels of areas with a tooltip. Narrower areas are too small to point at. */
const MIN_HOVER_SIZE = 0.7;

/** Returns a height in pixels at which this many panels are readable. */
export function choosePanelsHeight(panels: number): number {
  return 70 + panels * 110;
}

/** Returns a plot as SVG with one panel per metric above a common axis of runs. */
export function drawPanels(sheet: PlotSheet, { caption, runs, panels }: PanelsDrawing): string {
  const top = measureHeading(sheet) + 8;
  const right = sheet.width - 24;
  const room = Math.max(PANEL.least, (sheet.height - top - PANEL.below) / Math.max(1, panels.length));
  const axis = createRunAxis(
    runs.map(({ time }) => time),
    'index',
    [PANEL.left, right],
  );
  const areas = panels.map(
    (_, index): Area => ({
      left: PANEL.left,
      right,
      top: top + index * room + PANEL.gap,
      bottom: top + (index + 1) * room - 4,
    }),
  );
  const last = areas.at(-1) ?? { left: PANEL.left, right, top, bottom: top + room };
  return drawFrame(
    sheet,
    caption,
    ...panels.map((panel, index) => drawPanel(sheet, areas[index] as Area, panel, axis)),
    drawRunAxis(sheet, last, axis),
    ...(right - PANEL.left < runs.length * MIN_HOVER_SIZE
      ? []
      : runs.map((run, index) =>
          drawHoverArea(sheet.setting, run, axis.places[index] ?? 0, top, last.bottom, (right - PANEL.left) / runs.length),
        )),
  );
}

function drawPanel(sheet: PlotSheet, area: Area, { title, values, isLog }: Panel, axis: RunAxis): string {
  const { setting } = sheet;
  const numbers = values.flatMap(({ middle, range }) => [...(middle === null ? [] : [middle]), ...(range ?? [])]);
  const scale = isLog
    ? createLogScale(numbers, [area.bottom, area.top])
    : createLinearScale(numbers, [area.bottom, area.top], Math.max(3, (area.bottom - area.top) / 24));
  const radius = Math.min(3.5, Math.max(1.5, (area.right - area.left) / Math.max(1, values.length) / 2.6));
  let isOpen = false;
  const thread = values
    .map(({ middle }, index) => {
      const isDrawn = middle !== null && (!isLog || middle > 0);
      const command = isOpen ? 'L' : 'M';
      isOpen = isDrawn;
      return isDrawn ? `${command}${roundCoordinate(axis.places[index] ?? 0)} ${roundCoordinate(scale.at(middle))}` : '';
    })
    .join('');
  const whiskers = values
    .map(({ range }, index) =>
      range === undefined || (isLog && range[0] <= 0)
        ? ''
        : `M${roundCoordinate(axis.places[index] ?? 0)} ${roundCoordinate(scale.at(range[0]))}V${roundCoordinate(scale.at(range[1]))}`,
    )
    .join('');
  return [
    drawText(setting, 'strong', setting === 'page' ? 0 : 12, area.top - 16, shortenToWidth(title, sheet.width - 24)),
    ...scale.ticks.map((tick) => drawLine(setting, 'grid', area.left, scale.at(tick), area.right, scale.at(tick))),
    ...scale.ticks.map((tick) => drawText(setting, 'label', area.left - 8, scale.at(tick) + 4, scale.label(tick), 'end')),
    drawLine(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    thread === '' ? '' : writeElement('path', { d: thread, ...getPartAttributes(setting, 'thread') }),
    whiskers === '' ? '' : writeElement('path', { d: whiskers, ...getPartAttributes(setting, 'whisker') }),
    ...values.map(({ middle }, index) => {
      const x = axis.places[index] ?? 0;
      if (middle === null || (isLog && middle <= 0)) return drawGap(setting, x, area.bottom);
      return writeElement('circle', {
        cx: x,
        cy: scale.at(middle),
        r: radius,
        ...getPartAttributes(setting, 'dot'),
        ...(radius < 3 ? { 'stroke-width': 0.5 } : {}),
      });
    }),
  ].join('');
}

/** Draws an invisible area over all panels, which shows the tooltip of a run. */
function drawHoverArea(
  setting: Setting,
  run: { name: string; words: string },
  x: number,
  top: number,
  bottom: number,
  width: number,
): string {
  const attributes = setting === 'page' ? { class: 'plot-run', 'data-raw-file': run.name } : {};
  return writeElement(
    'rect',
    { x: x - width / 2, y: top, width, height: bottom - top, fill: 'none', 'pointer-events': 'all', ...attributes },
    writeElement('title', {}, escapeMarkup(run.words)),
  );
}
