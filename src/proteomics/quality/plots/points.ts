/** Draws runs as points, whose shape and fill show the state of the run without color. */
import type { LimitPosition } from '../statistics/control-chart.ts';
import { type Pen, type PlotPart, SERIES, selectSeriesPart } from './paint.ts';
import { estimateWidth, formatNumber, writeElement } from './svg.ts';

export interface PointMark {
  readonly position: LimitPosition;
  /** True if the value is outside the limits on the better side. */
  readonly isBetter?: boolean;
  readonly flagged: boolean;
  readonly useDownstream: boolean;
  readonly breaksRule?: boolean;
  /** Index of the instrument; null if all runs have the same instrument. */
  readonly series?: number | null;
}

export interface RunPoint extends PointMark {
  readonly name: string;
  readonly words: string;
}

/** Returns the radius of points in pixels. */
export function chooseRadius(count: number, width: number): number {
  const room = width / Math.max(1, count);
  return Math.min(4.5, Math.max(2.2, room * 0.4));
}

export function drawPoint(pen: Pen, point: RunPoint, x: number, y: number, radius: number): string {
  const attributes = pen.isPage ? { class: 'plot-point', 'data-raw-file': point.name, 'data-x': x, 'data-y': y } : {};
  return writeElement('g', attributes, pen.title(point.words), drawMark(pen, point, x, y, radius));
}

const INSIDE: PointMark = { position: 'inside', flagged: false, useDownstream: true };

/** Returns whether a value is outside its limits. */
export const isOutside = ({ position }: Pick<PointMark, 'position'>) => position === 'above' || position === 'below';

/** Text in the legend, appearance, and condition of each mark. */
const MARKS: readonly (readonly [text: string, look: Partial<PointMark>, isMarked: (mark: PointMark) => boolean])[] = [
  ['inside', {}, (mark) => !isOutside(mark)],
  ['above the limit', { position: 'above' }, (mark) => mark.position === 'above' && mark.isBetter !== true],
  ['below the limit', { position: 'below' }, (mark) => mark.position === 'below' && mark.isBetter !== true],
  ['above, better', { position: 'above', isBetter: true }, (mark) => mark.position === 'above' && mark.isBetter === true],
  ['below, better', { position: 'below', isBetter: true }, (mark) => mark.position === 'below' && mark.isBetter === true],
  ['excluded or in maintenance', { useDownstream: false }, ({ useDownstream }) => !useDownstream],
  ['flagged', { flagged: true }, ({ flagged }) => flagged],
  ['breaks a rule', { breaksRule: true }, ({ breaksRule }) => breaksRule === true],
];

/** Draws the legend of the used marks. `series` contains the names of several instruments. */
export function drawLegend(
  pen: Pen,
  {
    looks,
    series,
    hasGaps,
  }: { readonly looks: readonly PointMark[]; readonly series: readonly string[]; readonly hasGaps: boolean },
  x: number,
  y: number,
): string {
  const used = MARKS.slice(series.length === 0 ? 0 : 1).filter(([, , isMarked]) => looks.some(isMarked));
  const entries = [
    ...series.map((text, place) => [text, { series: place }] as const),
    ...used.map(([text, mark]) => [text, mark] as const),
  ];
  let left = x;
  const marks = entries.map(([text, mark]) => {
    const markLeft = left;
    left += estimateWidth(text) + 34;
    return drawMark(pen, { ...INSIDE, ...mark }, markLeft + 6, y - 4, 4.5) + pen.text('label', markLeft + 18, y, text);
  });
  return marks.join('') + (hasGaps ? drawGap(pen, left + 6, y) + pen.text('label', left + 14, y, 'no value') : '');
}

export function drawGap(pen: Pen, x: number, bottom: number): string {
  return pen.line('gap', x, bottom - 9, x, bottom);
}

function drawMark(pen: Pen, mark: PointMark, x: number, y: number, radius: number): string {
  const { position, isBetter, flagged, useDownstream, breaksRule, series } = mark;
  const isOut = isOutside(mark);
  const used = isOut ? (isBetter === true ? 'dot-better' : 'dot-out') : selectSeriesPart('dot', series ?? null);
  const part: PlotPart = useDownstream ? used : isOut && isBetter !== true ? 'dot-left-out' : 'dot-left';
  const size = isOut ? Math.max(4, radius) * 1.35 : radius;
  const outline = isOut ? createArrow(position === 'above', isBetter) : OUTLINES[(series ?? 0) % SERIES];
  const more = size < 3 ? { 'stroke-width': 0.5 } : {};
  const foot = y - Math.max(3, radius) - 1;
  return [
    breaksRule === true ? pen.circle('rule', x, y, size + 3) : '',
    outline === undefined ? pen.circle(part, x, y, size, more) : pen.path(part, drawOutline(outline, x, y, size), more),
    flagged ? pen.path('flag', `M${formatNumber(x)} ${formatNumber(foot)}v-11l7 3l-7 3`) : '',
  ].join('');
}

/** Outlines that distinguish instruments without color: circle, square, diamond, cross. Corners are relative, in radii. */
const OUTLINES: readonly (readonly number[] | undefined)[] = [
  undefined,
  [-0.9, -0.9, 1.8, 0, 0, 1.8, -1.8, 0],
  [0, -1.3, 1.3, 1.3, -1.3, 1.3, -1.3, -1.3],
  [-0.45, -1.3, 0.9, 0, 0, 0.85, 0.85, 0, 0, 0.9, -0.85, 0, 0, 0.85, -0.9, 0, 0, -0.85, -0.85, 0, 0, -0.9, 0.85, 0],
];

/** Returns a triangle. Better values have a notch, because some people see no difference between red and green. */
function createArrow(isUp: boolean, isNotched = false): readonly number[] {
  const sign = isUp ? -1 : 1;
  const base = isNotched ? [1, 0.8 * sign, 1, -0.8 * sign] : [2, 0];
  return [-1, -0.7 * sign, ...base, -1, 1.7 * sign];
}

function drawOutline(outline: readonly number[], x: number, y: number, size: number): string {
  const [firstX = 0, firstY = 0, ...steps] = outline.map((radii) => radii * size);
  return `M${formatNumber(x + firstX)} ${formatNumber(y + firstY)}l${steps.map(formatNumber).join(' ')}z`;
}
