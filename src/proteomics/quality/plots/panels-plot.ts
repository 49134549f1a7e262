/** Small plots one above the other with one axis of runs: a panel for each measure or each protein. */

import { markupText } from '../../../web/markup-text.ts';
import { type Area, type Caption, drawing, headingRoom, line, type PlotSheet, round, runAxisBelow, words } from './frame.ts';
import { paint } from './paint.ts';
import { gapMark } from './points.ts';
import { type RunAxis, runAxis } from './run-axis.ts';
import { linearScale, logScale } from './scale.ts';
import { element, fitting, type Setting } from './svg.ts';

/** A value of a panel: one number, or the range of several with their middle. */
export interface PanelValue {
  readonly middle: number | null;
  /** Lowest and highest of several numbers. */
  readonly range?: readonly [number, number];
}

/** A panel. */
export interface Panel {
  readonly title: string;
  readonly values: readonly PanelValue[];
  /** Whether values are drawn by their powers of ten. */
  readonly isLog: boolean;
}

/** What is drawn. */
export interface PanelsDrawing {
  readonly caption: Caption;
  readonly runs: readonly { readonly name: string; readonly time: string | null; readonly words: string }[];
  readonly panels: readonly Panel[];
}

/** Room around the panels, and what one needs, in pixels. */
const PANEL = { left: 84, gap: 34, below: 62, least: 40 };

/** Nobody points at less than this, in pixels. */
const MIN_HOVER_SIZE = 0.7;

/** A height at which this many panels can be read. */
export function heightFor(panels: number): number {
  return 70 + panels * 110;
}

/** Draws the panels. */
export function panelsPlot(sheet: PlotSheet, { caption, runs, panels }: PanelsDrawing): string {
  const top = headingRoom(sheet) + 8;
  const right = sheet.width - 24;
  const room = Math.max(PANEL.least, (sheet.height - top - PANEL.below) / Math.max(1, panels.length));
  const axis = runAxis(
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
  return drawing(
    sheet,
    caption,
    ...panels.map((panel, index) => panelOf(sheet, areas[index] as Area, panel, axis)),
    runAxisBelow(sheet, last, axis),
    ...(right - PANEL.left < runs.length * MIN_HOVER_SIZE
      ? []
      : runs.map((run, index) =>
          pointer(sheet.setting, run, axis.places[index] ?? 0, top, last.bottom, (right - PANEL.left) / runs.length),
        )),
  );
}

function panelOf(sheet: PlotSheet, area: Area, { title, values, isLog }: Panel, axis: RunAxis): string {
  const { setting } = sheet;
  const numbers = values.flatMap(({ middle, range }) => [...(middle === null ? [] : [middle]), ...(range ?? [])]);
  const scale = isLog
    ? logScale(numbers, [area.bottom, area.top])
    : linearScale(numbers, [area.bottom, area.top], Math.max(3, (area.bottom - area.top) / 24));
  const radius = Math.min(3.5, Math.max(1.5, (area.right - area.left) / Math.max(1, values.length) / 2.6));
  let isOpen = false;
  const thread = values
    .map(({ middle }, index) => {
      const isDrawn = middle !== null && (!isLog || middle > 0);
      const command = isOpen ? 'L' : 'M';
      isOpen = isDrawn;
      return isDrawn ? `${command}${round(axis.places[index] ?? 0)} ${round(scale.at(middle))}` : '';
    })
    .join('');
  const whiskers = values
    .map(({ range }, index) =>
      range === undefined || (isLog && range[0] <= 0)
        ? ''
        : `M${round(axis.places[index] ?? 0)} ${round(scale.at(range[0]))}V${round(scale.at(range[1]))}`,
    )
    .join('');
  return [
    words(setting, 'strong', setting === 'page' ? 0 : 12, area.top - 16, fitting(title, sheet.width - 24)),
    ...scale.ticks.map((tick) => line(setting, 'grid', area.left, scale.at(tick), area.right, scale.at(tick))),
    ...scale.ticks.map((tick) => words(setting, 'label', area.left - 8, scale.at(tick) + 4, scale.label(tick), 'end')),
    line(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    thread === '' ? '' : element('path', { d: thread, ...paint(setting, 'thread') }),
    whiskers === '' ? '' : element('path', { d: whiskers, ...paint(setting, 'whisker') }),
    ...values.map(({ middle }, index) => {
      const x = axis.places[index] ?? 0;
      if (middle === null || (isLog && middle <= 0)) return gapMark(setting, x, area.bottom);
      return element('circle', {
        cx: x,
        cy: scale.at(middle),
        r: radius,
        ...paint(setting, 'dot'),
        ...(radius < 3 ? { 'stroke-width': 0.5 } : {}),
      });
    }),
  ].join('');
}

/** Something to point at, over all panels. */
function pointer(
  setting: Setting,
  run: { name: string; words: string },
  x: number,
  top: number,
  bottom: number,
  width: number,
): string {
  const attributes = setting === 'page' ? { class: 'plot-run', 'data-raw-file': run.name } : {};
  return element(
    'rect',
    { x: x - width / 2, y: top, width, height: bottom - top, fill: 'none', 'pointer-events': 'all', ...attributes },
    element('title', {}, markupText(run.words)),
  );
}
