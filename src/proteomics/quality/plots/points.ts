/** Runs as points: what a run is like is told by shape and filling, and by color only beside them. */

import { markupText } from '../../../web/markup-text.ts';
import type { Standing } from '../statistics/control-chart.ts';
import { words } from './frame.ts';
import { ofSeries, type PlotPart, paint, SERIES } from './paint.ts';
import { element, number, type Setting, type SvgAttributes, widthOf } from './svg.ts';

/** How a run is shown. */
export interface PointLook {
  readonly standing: Standing;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  /** Whether it breaks a rule over several runs. */
  readonly breaksRule?: boolean;
  /** Place among the instruments, where there are several; null without one. */
  readonly series?: number | null;
}

/** A run as a point; `name` is the raw file's, for scripts, and `words` say everything of it. */
export interface RunPoint extends PointLook {
  readonly name: string;
  readonly words: string;
}

/** Radius of the points when there are this many, in pixels. */
export function radiusFor(count: number, width: number): number {
  const room = width / Math.max(1, count);
  return Math.min(4.5, Math.max(2.2, room * 0.4));
}

/** A run at its place. */
export function pointMark(setting: Setting, point: RunPoint, x: number, y: number, radius: number): string {
  const content = element('title', {}, markupText(point.words)) + look(setting, point, x, y, radius);
  return setting === 'page'
    ? element('g', { class: 'plot-point', 'data-raw-file': point.name, 'data-x': x, 'data-y': y }, content)
    : element('g', {}, content);
}

/** What the marks that occur mean, in a row. `series` are the names of the instruments, where there are several. */
export function legend(
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
      isThere: series.length === 0 && looks.some(({ standing }) => standing !== 'above' && standing !== 'below'),
    },
    {
      text: 'above the limit',
      look: { ...INSIDE, standing: 'above' as const },
      isThere: looks.some(({ standing }) => standing === 'above'),
    },
    {
      text: 'below the limit',
      look: { ...INSIDE, standing: 'below' as const },
      isThere: looks.some(({ standing }) => standing === 'below'),
    },
    {
      text: 'not used downstream',
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
    left += widthOf(text) + 34;
    return look(setting, shown, place + 6, y - 4, 4.5) + words(setting, 'label', place + 18, y, text);
  });
  const gap = hasGaps ? gapMark(setting, left + 6, y) + words(setting, 'label', left + 14, y, 'no value') : '';
  return marks.join('') + gap;
}

/** A run without a value: a short stroke on the axis, and nothing in the plot. */
export function gapMark(setting: Setting, x: number, bottom: number): string {
  return element('path', { d: `M${number(x)} ${number(bottom - 9)}v9`, ...paint(setting, 'gap') });
}

const INSIDE: PointLook = { standing: 'inside', flagged: false, useDownstream: true };

function look(
  setting: Setting,
  { standing, flagged, useDownstream, breaksRule, series = null }: PointLook,
  x: number,
  y: number,
  radius: number,
): string {
  const isOut = standing === 'above' || standing === 'below';
  const part: PlotPart = useDownstream ? (isOut ? 'dot-out' : ofSeries('dot', series)) : isOut ? 'dot-left-out' : 'dot-left';
  const size = isOut ? Math.max(4, radius) * 1.35 : radius;
  const sign = standing === 'above' ? -1 : 1;
  const shape = isOut
    ? element('path', { d: triangle(x, y, size * sign), ...paint(setting, part) })
    : inside(series, x, y, size, { ...paint(setting, part), ...(size < 3 ? { 'stroke-width': 0.5 } : {}) });
  const ring = breaksRule === true ? element('circle', { cx: x, cy: y, r: size + 3, ...paint(setting, 'rule') }) : '';
  return flagged
    ? ring + shape + element('path', { d: pennant(x, y, Math.max(3, radius)), ...paint(setting, 'flag') })
    : ring + shape;
}

/** A circle, a square, a diamond or a cross, so that instruments are told apart without color. */
function inside(series: number | null, x: number, y: number, size: number, attributes: SvgAttributes): string {
  const outline = OUTLINES[(series ?? 0) % SERIES];
  if (outline === undefined) return element('circle', { cx: x, cy: y, r: size, ...attributes });
  const [[firstX, firstY], ...steps] = outline;
  const place = (across: number, down: number) => `${number(across * size)} ${number(down * size)}`;
  const d = `M${number(x + firstX * size)} ${number(y + firstY * size)}${steps.map(([across, down]) => `l${place(across, down)}`).join('')}z`;
  return element('path', { d, ...attributes });
}

type Step = readonly [across: number, down: number];

/** Corners of the shapes, each as the way from the one before, in radii; the first as the way from the middle. A circle has none. */
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

/** Points up for a negative size, down for a positive one. */
function triangle(x: number, y: number, size: number): string {
  const half = Math.abs(size);
  return `M${number(x - half)} ${number(y - size * 0.7)}h${number(2 * half)}l${number(-half)} ${number(size * 1.7)}z`;
}

/** A little flag on a pole above the point. */
function pennant(x: number, y: number, radius: number): string {
  const foot = y - radius - 1;
  return `M${number(x)} ${number(foot)}v-11l7 3l-7 3`;
}
