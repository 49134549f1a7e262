/** Draws the frame of plots: size, heading, axes, grid, and text for screen readers. */

import { escapeMarkup } from '../../../web/markup-text.ts';
import { getPartAttributes, type PlotPart } from './paint.ts';
import type { RunAxis } from './run-axis.ts';
import type { Scale } from './scale.ts';
import { type Setting, shortenToWidth, writeElement } from './svg.ts';

/** Size of a plot, and whether it is for a page or a file. */
export interface PlotSheet {
  readonly setting: Setting;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** ID of the drawing and prefix of the IDs inside it; unique in the page. */
  readonly id: string;
  /** Horizontal bounds of the content. By default, the labels determine them. Stacked plots have the same bounds. */
  readonly sides?: { readonly left: number; readonly right: number };
}

/** Title and description of a plot. */
export interface Caption {
  readonly title: string;
  /** Text below the title, in files only. */
  readonly subtitle: string;
  /** Description for screen readers. */
  readonly description: string;
}

/** Caption and data attributes of a drawing. */
export interface DrawnCaption extends Caption {
  /** True for a drawing with links on a page. It cannot be an image, because links in images cannot be followed. */
  readonly hasLinks?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number>>;
}

/** Bounds of the content area in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the height of the heading in pixels; 0 on pages, which have their own headings. */
export function measureHeading({ setting }: PlotSheet): number {
  return setting === 'page' ? 0 : 46;
}

/** Returns the complete SVG of a plot. */
export function drawFrame(
  sheet: PlotSheet,
  { data = {}, hasLinks = false, ...caption }: DrawnCaption,
  ...content: readonly string[]
): string {
  const { setting, width, height, id } = sheet;
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  return writeElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: hasLinks && setting === 'page' ? 'group' : 'img',
      'aria-labelledby': `${titleId} ${descriptionId}`,
      class: setting === 'page' ? 'plot' : undefined,
      id: setting === 'page' ? id : undefined,
      ...(setting === 'page' ? data : {}),
    },
    writeElement('title', { id: titleId }, escapeMarkup(caption.title)),
    writeElement('desc', { id: descriptionId }, escapeMarkup(caption.description)),
    ...(setting === 'page'
      ? []
      : [writeElement('rect', { width, height, ...getPartAttributes(setting, 'ground') }), ...drawHeading(sheet, caption)]),
    ...content,
  );
}

/** Returns the data attributes by which scripts find the content area and its axis. */
export function describeArea({ left, right, top, bottom }: Area, by: 'index' | 'time'): NonNullable<DrawnCaption['data']> {
  return {
    'data-left': roundCoordinate(left),
    'data-right': roundCoordinate(right),
    'data-top': roundCoordinate(top),
    'data-bottom': roundCoordinate(bottom),
    'data-by': by,
  };
}

/** Draws text at a position, in the style of a part. */
export function drawText(
  setting: Setting,
  part: PlotPart,
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return writeElement(
    'text',
    { x, y, 'text-anchor': anchor === 'start' ? undefined : anchor, ...getPartAttributes(setting, part) },
    escapeMarkup(text),
  );
}

/** Draws a straight line in the style of a part. */
export function drawLine(setting: Setting, part: PlotPart, x1: number, y1: number, x2: number, y2: number): string {
  return writeElement('path', {
    d: `M${roundCoordinate(x1)} ${roundCoordinate(y1)}L${roundCoordinate(x2)} ${roundCoordinate(y2)}`,
    ...getPartAttributes(setting, part),
  });
}

/** Draws the y axis with grid and title. */
export function drawValueAxis(sheet: PlotSheet, area: Area, scale: Scale, title: string): string {
  const { setting } = sheet;
  const ticks = scale.ticks.map((tick) => ({ y: scale.at(tick), text: scale.label(tick) }));
  return [
    ...ticks.map(({ y }) => drawLine(setting, 'grid', area.left, y, area.right, y)),
    ...ticks.map(({ y, text }) => drawText(setting, 'label', area.left - 8, y + 4, text, 'end')),
    ...(title === ''
      ? []
      : [drawText(setting, 'strong', setting === 'page' ? 0 : 12, area.top - 10, shortenToWidth(title, sheet.width * 0.6))]),
  ].join('');
}

/** Draws the axis of runs at the bottom. */
export function drawRunAxis(sheet: PlotSheet, area: Area, axis: RunAxis): string {
  const { setting } = sheet;
  return [
    drawLine(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    ...axis.ticks.flatMap(({ at, label, below }) => [
      drawLine(setting, 'axis', at, area.bottom, at, area.bottom + 5),
      drawText(setting, 'label', at, area.bottom + 18, label, 'middle'),
      ...(below === '' ? [] : [drawText(setting, 'label', at, area.bottom + 32, below, 'middle')]),
    ]),
    drawText(setting, 'label', (area.left + area.right) / 2, area.bottom + 50, axis.title, 'middle'),
  ].join('');
}

/** Rounds a coordinate of a path to shorten it. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}

function drawHeading({ setting, width }: PlotSheet, { title, subtitle }: Caption): readonly string[] {
  return [
    drawText(setting, 'title', 12, 22, shortenToWidth(title, width - 24, 16)),
    drawText(setting, 'subtitle', 12, 40, shortenToWidth(subtitle, width - 24)),
  ];
}
