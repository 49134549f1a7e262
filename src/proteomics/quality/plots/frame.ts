/** Draws the frame of plots: size, heading, axes, grid, and text for screen readers. */
import { escapeMarkup } from '../../../web/markup-text.ts';
import { createPen } from './paint.ts';
import type { RunAxis } from './run-axis.ts';
import type { Scale } from './scale.ts';
import { roundCoordinate, type Setting, shortenToWidth, writeElement } from './svg.ts';

export interface PlotSheet {
  readonly setting: Setting;
  readonly width: number;
  readonly height: number;
  /** ID of the drawing, and prefix of IDs inside; unique in the page. */
  readonly id: string;
  /** Horizontal bounds of the content, which stacked plots share. By default, the labels determine them. */
  readonly sides?: { readonly left: number; readonly right: number };
}

export interface Caption {
  readonly title: string;
  /** Text below the title; only in files. */
  readonly subtitle: string;
  readonly description: string;
}

export interface DrawnCaption extends Caption {
  /** True for a drawing with links. It must not have the role of an image, which would hide the links. */
  readonly hasLinks?: boolean;
  readonly data?: Readonly<Record<`data-${string}`, string | number>>;
}

/** Bounds of the content in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Minimum width in pixels of areas with a tooltip, because users cannot point at narrower ones. */
export const MIN_HOVER_SIZE = 0.7;

/** Returns the height of the heading in pixels; 0 on pages, which have their own headings. */
export function measureHeading({ setting }: PlotSheet): number {
  return setting === 'page' ? 0 : 46;
}

export function drawFrame(
  sheet: PlotSheet,
  { data = {}, hasLinks = false, ...caption }: DrawnCaption,
  ...content: readonly string[]
): string {
  const { setting, width, height, id } = sheet;
  const pen = createPen(setting);
  const [titleId, descriptionId] = [`${id}-title`, `${id}-description`];
  const heading = [
    pen.rect('ground', { x: 0, y: 0, width, height }),
    pen.text('title', 12, 22, shortenToWidth(caption.title, width - 24, 16)),
    pen.text('subtitle', 12, 40, shortenToWidth(caption.subtitle, width - 24)),
  ];
  return writeElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: hasLinks && pen.isPage ? 'group' : 'img',
      'aria-labelledby': `${titleId} ${descriptionId}`,
      ...(pen.isPage ? { class: 'plot', id, ...data } : {}),
    },
    writeElement('title', { id: titleId }, escapeMarkup(caption.title)),
    writeElement('desc', { id: descriptionId }, escapeMarkup(caption.description)),
    ...(pen.isPage ? [] : heading),
    ...content,
  );
}

/** Returns data attributes with the content area and the axis, for scripts. */
export function createAreaAttributes(
  { left, right, top, bottom }: Area,
  by: 'index' | 'time',
): NonNullable<DrawnCaption['data']> {
  return {
    'data-left': roundCoordinate(left),
    'data-right': roundCoordinate(right),
    'data-top': roundCoordinate(top),
    'data-bottom': roundCoordinate(bottom),
    'data-by': by,
  };
}

export function drawValueAxis(sheet: PlotSheet, area: Area, scale: Scale, title: string): string {
  const pen = createPen(sheet.setting);
  return [
    ...scale.ticks.map((tick) => pen.line('grid', area.left, scale.at(tick), area.right, scale.at(tick))),
    ...scale.ticks.map((tick) => pen.text('label', area.left - 8, scale.at(tick) + 4, scale.label(tick), 'end')),
    title === '' ? '' : pen.text('strong', pen.isPage ? 0 : 12, area.top - 10, shortenToWidth(title, sheet.width * 0.6)),
  ].join('');
}

export function drawRunAxis({ setting }: PlotSheet, { left, right, bottom }: Area, axis: RunAxis): string {
  const pen = createPen(setting);
  return [
    pen.line('axis', left, bottom, right, bottom),
    ...axis.ticks.flatMap(({ at, label, below }) => [
      pen.line('axis', at, bottom, at, bottom + 5),
      pen.text('label', at, bottom + 18, label, 'middle'),
      below === '' ? '' : pen.text('label', at, bottom + 32, below, 'middle'),
    ]),
    pen.text('label', (left + right) / 2, bottom + 50, axis.title, 'middle'),
  ].join('');
}
