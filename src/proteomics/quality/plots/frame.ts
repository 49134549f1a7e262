/** What every plot has around its content: size, heading, axes, grid, and its words for screen readers. */

import { markupText } from '../../../web/markup-text.ts';
import { type PlotPart, paint } from './paint.ts';
import type { RunAxis } from './run-axis.ts';
import type { Scale } from './scale.ts';
import { element, fitting, type Setting } from './svg.ts';

/** How a plot is to be drawn. */
export interface PlotSheet {
  readonly setting: Setting;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Id of the drawing on a page, and beginning of those within it; must be unique in a page. */
  readonly id: string;
  /** Where the content begins and ends across; by default as its labels need it. Plots above one another share theirs. */
  readonly sides?: { readonly left: number; readonly right: number };
}

/** What a plot says of itself. */
export interface Caption {
  readonly title: string;
  /** Drawn under the title in files, where no page explains. */
  readonly subtitle: string;
  /** What a screen reader is told: what is to be seen. */
  readonly description: string;
}

/** What is said of a drawing, and what scripts are told of it. */
export interface DrawnCaption extends Caption {
  readonly data?: Readonly<Record<`data-${string}`, string | number>>;
}

/** The part of a sheet that holds the content, in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Room that the heading takes, in pixels. Pages have headings of their own. */
export function headingRoom({ setting }: PlotSheet): number {
  return setting === 'page' ? 0 : 46;
}

/** The whole drawing. */
export function drawing(sheet: PlotSheet, { data = {}, ...caption }: DrawnCaption, ...content: readonly string[]): string {
  const { setting, width, height, id } = sheet;
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${titleId} ${descriptionId}`,
      class: setting === 'page' ? 'plot' : undefined,
      id: setting === 'page' ? id : undefined,
      ...(setting === 'page' ? data : {}),
    },
    element('title', { id: titleId }, markupText(caption.title)),
    element('desc', { id: descriptionId }, markupText(caption.description)),
    ...(setting === 'page'
      ? []
      : [element('rect', { width, height, ...paint(setting, 'ground') }), ...heading(sheet, caption)]),
    ...content,
  );
}

/** A text at a place. */
export function words(
  setting: Setting,
  part: PlotPart,
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return element(
    'text',
    { x, y, 'text-anchor': anchor === 'start' ? undefined : anchor, ...paint(setting, part) },
    markupText(text),
  );
}

/** A straight line. */
export function line(setting: Setting, part: PlotPart, x1: number, y1: number, x2: number, y2: number): string {
  return element('path', { d: `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, ...paint(setting, part) });
}

/** The axis of values at the left, with its grid and title. */
export function valueAxis(sheet: PlotSheet, area: Area, scale: Scale, title: string): string {
  const { setting } = sheet;
  const ticks = scale.ticks.map((tick) => ({ y: scale.at(tick), text: scale.label(tick) }));
  return [
    ...ticks.map(({ y }) => line(setting, 'grid', area.left, y, area.right, y)),
    ...ticks.map(({ y, text }) => words(setting, 'label', area.left - 8, y + 4, text, 'end')),
    ...(title === ''
      ? []
      : [words(setting, 'strong', setting === 'page' ? 0 : 12, area.top - 10, fitting(title, sheet.width * 0.6))]),
  ].join('');
}

/** The axis of runs at the bottom. */
export function runAxisBelow(sheet: PlotSheet, area: Area, axis: RunAxis): string {
  const { setting } = sheet;
  return [
    line(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    ...axis.ticks.flatMap(({ at, label, below }) => [
      line(setting, 'axis', at, area.bottom, at, area.bottom + 5),
      words(setting, 'label', at, area.bottom + 18, label, 'middle'),
      ...(below === '' ? [] : [words(setting, 'label', at, area.bottom + 32, below, 'middle')]),
    ]),
    words(setting, 'label', (area.left + area.right) / 2, area.bottom + 50, axis.title, 'middle'),
  ].join('');
}

/** A coordinate inside of a path. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function heading({ setting, width }: PlotSheet, { title, subtitle }: Caption): readonly string[] {
  return [
    words(setting, 'title', 12, 22, fitting(title, width - 24, 16)),
    words(setting, 'subtitle', 12, 40, fitting(subtitle, width - 24)),
  ];
}
