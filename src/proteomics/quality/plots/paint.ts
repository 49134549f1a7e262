/** Styles of the parts of a plot: a class on a page (styles/proteomics-plots.css), fixed colors in a file. */
import { line } from 'd3-shape';
import { escapeMarkup } from '../../../web/markup-text.ts';
import { type Setting, type SvgAttributes, writeElement } from './svg.ts';

const FONT = 'DejaVu Sans, Verdana, sans-serif';

/** Color of text in files. Adjacent colors of a plot differ in lightness, so that they differ in gray prints. */
const INK = '#1b2126';
const SOFT = '#53606a';
const LINE = '#dce1e5';
const ACCENT = '#0b6685';
const BAD = '#a32222';
const GOOD = '#1b6637';

/** Outline of labels that lie above lines. */
const RIM = { stroke: '#ffffff', 'stroke-width': 4, 'paint-order': 'stroke' };

export const STYLES = {
  ground: { fill: '#ffffff' },
  title: { fill: INK, 'font-size': 15, 'font-weight': 'bold', 'font-family': FONT },
  subtitle: { fill: SOFT, 'font-size': 12, 'font-family': FONT },
  label: { fill: SOFT, 'font-size': 12, 'font-family': FONT },
  strong: { fill: INK, 'font-size': 12, 'font-family': FONT },
  bad: { fill: BAD, 'font-size': 12, 'font-family': FONT },
  grid: { stroke: LINE, 'stroke-width': 1, fill: 'none' },
  axis: { stroke: '#78838c', 'stroke-width': 1, fill: 'none' },
  band: { fill: ACCENT, 'fill-opacity': 0.06 },
  centre: { stroke: ACCENT, 'stroke-width': 1.25, fill: 'none' },
  limit: { stroke: BAD, 'stroke-width': 1.25, 'stroke-dasharray': '6 4', fill: 'none' },
  thread: { stroke: '#78838c', 'stroke-width': 1, fill: 'none', 'stroke-linejoin': 'round' },
  event: { stroke: '#764d00', 'stroke-width': 1.25, 'stroke-dasharray': '2 3', fill: 'none' },
  'event-label': { fill: '#764d00', 'font-size': 12, 'font-family': FONT, ...RIM },
  change: { stroke: '#5b2a86', 'stroke-width': 1.25, 'stroke-dasharray': '7 3', fill: 'none' },
  'change-label': { fill: '#5b2a86', 'font-size': 12, 'font-family': FONT, ...RIM },
  reference: { fill: GOOD, 'fill-opacity': 0.12 },
  window: { fill: '#764d00', 'fill-opacity': 0.12 },
  rule: { fill: 'none', stroke: '#764d00', 'stroke-width': 1.5 },
  dot: { fill: ACCENT, stroke: '#ffffff', 'stroke-width': 1 },
  'dot-out': { fill: BAD, stroke: '#ffffff', 'stroke-width': 1 },
  'dot-better': { fill: GOOD, stroke: '#ffffff', 'stroke-width': 1 },
  'dot-left': { fill: '#ffffff', stroke: ACCENT, 'stroke-width': 1.5 },
  'dot-left-out': { fill: '#ffffff', stroke: BAD, 'stroke-width': 1.5 },
  'dot-1': { fill: '#93690d', stroke: '#ffffff', 'stroke-width': 1 },
  'dot-2': { fill: '#967cfd', stroke: '#ffffff', 'stroke-width': 1 },
  'dot-3': { fill: '#292c02', stroke: '#ffffff', 'stroke-width': 1 },
  crowd: { stroke: ACCENT, 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' },
  'crowd-1': { stroke: '#93690d', 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' },
  'crowd-2': { stroke: '#967cfd', 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' },
  'crowd-3': { stroke: '#292c02', 'stroke-width': 3, 'stroke-linecap': 'round', fill: 'none' },
  flag: { fill: INK, stroke: INK, 'stroke-width': 1 },
  gap: { stroke: '#78838c', 'stroke-width': 1, fill: 'none' },
  bar: { fill: ACCENT },
  box: { fill: ACCENT, 'fill-opacity': 0.18, stroke: ACCENT, 'stroke-width': 1.25 },
  whisker: { stroke: ACCENT, 'stroke-width': 1.25, fill: 'none' },
  hatch: { stroke: '#b5bec5', 'stroke-width': 1, fill: 'none' },
  'sign-0': { fill: INK, 'font-size': 11, 'font-family': FONT },
  'sign-1': { fill: '#ffffff', 'font-size': 11, 'font-family': FONT },
  shade: { stroke: 'none' },
  'shade-0': { fill: '#eef4f7' },
  'shade-1': { fill: '#cfe2ea' },
  'shade-2': { fill: '#9cc3d3' },
  'shade-3': { fill: '#5d9bb4' },
  'shade-4': { fill: '#256a88' },
  'shade-5': { fill: '#0b3a50' },
} as const satisfies Record<string, SvgAttributes>;

export type PlotPart = keyof typeof STYLES;

export const SHADES = 6;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Pen = ReturnType<typeof createPen>;

/** Returns drawing functions for a page or a file. `more` extends the style of a part. */
export function createPen(setting: Setting) {
  const isPage = setting === 'page';
  const getStyleAttributes = (part: PlotPart): SvgAttributes => (isPage ? { class: `plot-${part}` } : STYLES[part]);
  const drawTitle = (text: string) => writeElement('title', {}, escapeMarkup(text));
  const drawPath = (part: PlotPart, d: string, more: SvgAttributes = {}) =>
    d === '' ? '' : writeElement('path', { d, ...getStyleAttributes(part), ...more });
  return {
    isPage,
    /** Tooltip of the surrounding element. */
    title: drawTitle,
    /** Draws a path; returns an empty string for an empty path. */
    path: drawPath,
    line: (part: PlotPart, x1: number, y1: number, x2: number, y2: number) =>
      drawPath(
        part,
        joinPoints([
          [x1, y1],
          [x2, y2],
        ]),
      ),
    rect: (part: PlotPart, box: Box, tooltip?: string) =>
      writeElement('rect', { ...box, ...getStyleAttributes(part) }, tooltip === undefined ? '' : drawTitle(tooltip)),
    circle: (part: PlotPart, x: number, y: number, radius: number, more: SvgAttributes = {}) =>
      writeElement('circle', { cx: x, cy: y, r: radius, ...getStyleAttributes(part), ...more }),
    text: (part: PlotPart, x: number, y: number, text: string, anchor?: 'middle' | 'end') =>
      writeElement('text', { x, y, 'text-anchor': anchor, ...getStyleAttributes(part) }, escapeMarkup(text)),
    /** Draws an invisible area with the tooltip of a run. Scripts identify the area by the raw file name. */
    hover: (box: Box, { name, words }: { readonly name: string; readonly words: string }) =>
      writeElement(
        'rect',
        { ...box, fill: 'none', 'pointer-events': 'all', ...(isPage ? { class: 'plot-run', 'data-raw-file': name } : {}) },
        drawTitle(words),
      ),
  };
}

export type Point = readonly [x: number, y: number];

/** Joins points to a path. A missing point interrupts the path. */
export function joinPoints(points: readonly (Point | null)[]): string {
  const path = line<Point | null>(
    (point) => point?.[0] ?? 0,
    (point) => point?.[1] ?? 0,
  );
  return path.digits(1).defined((point) => point !== null)(points) ?? '';
}

/** Number of series with a distinct color and shape. Further series repeat them. */
export const SERIES = 4;

/** Returns the style of a point by its series. The first series, and points without a series, have the default style. */
export function selectSeriesPart(part: 'dot' | 'crowd', series: number | null): PlotPart {
  const seriesIndex = (series ?? 0) % SERIES;
  return seriesIndex === 0 ? part : (`${part}-${seriesIndex}` as PlotPart);
}

export function selectShade(step: number) {
  return `shade-${Math.min(SHADES - 1, Math.max(0, Math.floor(step))) as 0 | 1 | 2 | 3 | 4 | 5}` as const;
}
