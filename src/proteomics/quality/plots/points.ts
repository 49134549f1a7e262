/** Draws runs as points. Shape and fill show the state of a run; color only adds to them. */

import { escapeMarkup } from '../../../web/markup-text.ts';
import type { LimitPosition } from '../statistics/control-chart.ts';
import { drawText } from './frame.ts';
import { getPartAttributes, type PlotPart, SERIES, selectSeriesPart } from './paint.ts';
import { estimateWidth, formatNumber, type Setting, type SvgAttributes, writeElement } from './svg.ts';

/** The properties of a run that determine its shape and fill. */
export interface PointLook {
  readonly position: LimitPosition;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** True if it breaks a rule over several runs. */
  readonly breaksRule?: boolean;
  /** Index of the instrument; null if all runs have the same instrument. */
  readonly series?: number | null;
}

/** A run as a point, with the name of the raw file for scripts and the text of its tooltip. */
export interface RunPoint extends PointLook {
  readonly name: string;
  readonly words: string;
}

/** Returns the radius in pixels that suits a number of points. */
export function chooseRadius(count: number, width: number): number {
  const room = width / Math.max(1, count);
  return Math.min(4.5, Math.max(2.2, room * 0.4));
}

/** Draws a run at a position. */
export function drawPoint(setting: Setting, point: RunPoint, x: number, y: number, radius: number): string {
  const content = writeElement('title', {}, escapeMarkup(point.words)) + drawLook(setting, point, x, y, radius);
  return setting === 'page'
    ? writeElement('g', { class: 'plot-point', 'data-raw-file': point.name, 'data-x': x, 'data-y': y }, content)
    : writeElement('g', {}, content);
}

/** Draws the legend of the marks in use. `series` contains the names of the instruments if there are several. */
export function drawLegend(
  setting: Setting,
  {
    looks,
    series,
    hasGaps,
  }: { readonly looks: readonly PointLook[]; readonly series: readonly string[]; readonly hasGaps: boolean },
  x: number,
  y: number,
): string {
  const entries = [
    ...series.map((text, place) => ({ text, look: { ...INSIDE, series: place }, isThere: true })),
    {
      text: 'inside',
      look: INSIDE,
      isThere: series.length === 0 && looks.some(({ position }) => position !== 'above' && position !== 'below'),
    },
    {
      text: 'above the limit',
      look: { ...INSIDE, position: 'above' as const },
      isThere: looks.some(({ position }) => position === 'above'),
    },
    {
      text: 'below the limit',
      look: { ...INSIDE, position: 'below' as const },
      isThere: looks.some(({ position }) => position === 'below'),
    },
    {
      text: 'excluded or in maintenance',
      look: { ...INSIDE, useDownstream: false },
      isThere: looks.some(({ useDownstream }) => !useDownstream),
    },
    { text: 'flagged', look: { ...INSIDE, flagged: true }, isThere: looks.some(({ flagged }) => flagged) },
    {
      text: 'breaks a rule',
      look: { ...INSIDE, breaksRule: true },
      isThere: looks.some(({ breaksRule }) => breaksRule === true),
    },
  ].filter(({ isThere }) => isThere);
  let left = x;
  const marks = entries.map(({ text, look: shown }) => {
    const place = left;
    left += estimateWidth(text) + 34;
    return drawLook(setting, shown, place + 6, y - 4, 4.5) + drawText(setting, 'label', place + 18, y, text);
  });
  const gap = hasGaps ? drawGap(setting, left + 6, y) + drawText(setting, 'label', left + 14, y, 'no value') : '';
  return marks.join('') + gap;
}

/** Draws a run without a value: a short stroke on the axis. */
export function drawGap(setting: Setting, x: number, bottom: number): string {
  return writeElement('path', { d: `M${formatNumber(x)} ${formatNumber(bottom - 9)}v9`, ...getPartAttributes(setting, 'gap') });
}

const INSIDE: PointLook = { position: 'inside', flagged: false, useDownstream: true };

function drawLook(
  setting: Setting,
  { position, flagged, useDownstream, breaksRule, series = null }: PointLook,
  x: number,
  y: number,
  radius: number,
): string {
  const isOut = position === 'above' || position === 'below';
  const part: PlotPart = useDownstream
    ? isOut
      ? 'dot-out'
      : selectSeriesPart('dot', series)
    : isOut
      ? 'dot-left-out'
      : 'dot-left';
  const size = isOut ? Math.max(4, radius) * 1.35 : radius;
  const sign = position === 'above' ? -1 : 1;
  const shape = isOut
    ? writeElement('path', { d: drawTriangle(x, y, size * sign), ...getPartAttributes(setting, part) })
    : drawInside(series, x, y, size, { ...getPartAttributes(setting, part), ...(size < 3 ? { 'stroke-width': 0.5 } : {}) });
  const ring =
    breaksRule === true ? writeElement('circle', { cx: x, cy: y, r: size + 3, ...getPartAttributes(setting, 'rule') }) : '';
  return flagged
    ? ring + shape + writeElement('path', { d: drawFlag(x, y, Math.max(3, radius)), ...getPartAttributes(setting, 'flag') })
    : ring + shape;
}

/** Draws a circle, square, diamond or cross, so that instruments differ without color. */
function drawInside(series: number | null, x: number, y: number, size: number, attributes: SvgAttributes): string {
  const outline = OUTLINES[(series ?? 0) % SERIES];
  if (outline === undefined) return writeElement('circle', { cx: x, cy: y, r: size, ...attributes });
  const [[firstX, firstY], ...steps] = outline;
  const formatPosition = (across: number, down: number) => `${formatNumber(across * size)} ${formatNumber(down * size)}`;
  const d = `M${formatNumber(x + firstX * size)} ${formatNumber(y + firstY * size)}${steps.map(([across, down]) => `l${formatPosition(across, down)}`).join('')}z`;
  return writeElement('path', { d, ...attributes });
}

type Step = readonly [across: number, down: number];

/**
 * Outlines of the shapes, in multiples of the radius: each corner relative to the previous one, the first relative to
 * the center. Undefined stands for a circle.
 */
const OUTLINES: readonly (readonly [Step, ...Step[]] | undefined)[] = [
  undefined,
  [
    [-0.9, -0.9],
    [1.8, 0],
    [0, 1.8],
    [-1.8, 0],
  ],
  [
    [0, -1.3],
    [1.3, 1.3],
    [-1.3, 1.3],
    [-1.3, -1.3],
  ],
  [
    ...([
      [-0.45, -1.3],
      [0.9, 0],
      [0, 0.85],
      [0.85, 0],
      [0, 0.9],
      [-0.85, 0],
    ] as const),
    ...([
      [0, 0.85],
      [-0.9, 0],
      [0, -0.85],
      [-0.85, 0],
      [0, -0.9],
      [0.85, 0],
    ] as const),
  ],
];

/** Draws a triangle: up for a negative size, down for a positive size. */
function drawTriangle(x: number, y: number, size: number): string {
  const half = Math.abs(size);
  return `M${formatNumber(x - half)} ${formatNumber(y - size * 0.7)}h${formatNumber(2 * half)}l${formatNumber(-half)} ${formatNumber(size * 1.7)}z`;
}

/** Draws a flag on a pole above the point. */
function drawFlag(x: number, y: number, radius: number): string {
  const foot = y - radius - 1;
  return `M${formatNumber(x)} ${formatNumber(foot)}v-11l7 3l-7 3`;
}
