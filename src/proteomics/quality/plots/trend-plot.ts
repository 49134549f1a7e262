import type { ControlLimits } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import {
  type Area,
  type Caption,
  createAreaAttributes,
  drawFrame,
  drawRunAxis,
  drawValueAxis,
  measureHeading,
  type PlotSheet,
} from './frame.ts';
import { createPen, joinPoints, type Pen, type Point, selectSeriesPart } from './paint.ts';
import { chooseRadius, drawGap, drawLegend, drawPoint, type RunPoint } from './points.ts';
import { createRunAxis, type RunAxis } from './run-axis.ts';
import { createLinearScale, formatValue, type Scale } from './scale.ts';
import { estimateWidth, shortenToWidth, writeElement } from './svg.ts';

export interface PlaceableEvent {
  readonly x: number;
  readonly label: string;
  /** Text that is shown if the label does not fit, such as the number of an annotation. */
  readonly short: string;
}

/** An event with its position, and with the label or the short text, depending on the space. */
export interface PlacedEvent<Event extends PlaceableEvent> {
  readonly event: Event;
  readonly text: string;
  /** Lane 0 is next to the plot. */
  readonly lane: number;
  readonly isLeft: boolean;
}

export const LANE = 15;

const MAX_LANES = 4;
/** Maximum number of lanes for short labels. */
const MAX_SHORT_LANES = 8;
/** Possible widths of a label in pixels: full, then shortened. */
const WIDTHS = [300, 170, 90];
const GAP = 8;

interface Box {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

/** Assigns lanes to the labels of events. If space is limited, the latest events have priority. */
export function layOutEvents<Event extends PlaceableEvent>(
  events: readonly Event[],
  { left, right }: { readonly left: number; readonly right: number },
): readonly PlacedEvent<Event>[] {
  const boxes: Box[] = [];
  const placed = events.toReversed().map((event): PlacedEvent<Event> => {
    const labels = [...WIDTHS.map((width) => shortenToWidth(event.label, width)), event.short];
    for (const text of labels) {
      const long = estimateWidth(text) + 3;
      for (const lane of Array(text === event.short ? MAX_SHORT_LANES : MAX_LANES).keys())
        for (const isLeft of [false, true]) {
          const box = { lane, from: isLeft ? event.x - long : event.x, to: isLeft ? event.x : event.x + long };
          if (box.from < left || box.to > right || !touchesNoLabel(box, boxes)) continue;
          boxes.push(box);
          return { event, text, lane, isLeft };
        }
    }
    // Without a free lane, the label overlaps others.
    return { event, text: event.short, lane: 0, isLeft: event.x + estimateWidth(event.short) + 3 > right };
  });
  return placed.toReversed();
}

export function countLanes(placed: readonly PlacedEvent<PlaceableEvent>[]): number {
  return placed.length === 0 ? 0 : 1 + Math.max(...placed.map(({ lane }) => lane));
}

/** Returns whether a label overlaps no label of its lane. Lines may cross it, because labels have an outline. */
function touchesNoLabel(box: Box, others: readonly Box[]): boolean {
  return others.every((other) => other.lane !== box.lane || box.to + GAP < other.from || other.to + GAP < box.from);
}

export interface TrendPoint extends RunPoint {
  readonly time: string | null;
  readonly value: Value;
  /** Limits that apply to this value; null if there are none. */
  readonly limits: ControlLimits | null;
  readonly isReference: boolean;
}

export interface TrendEvent {
  readonly at: string;
  /** End of a window, which is drawn as a band; null or absent for an event without duration. */
  readonly until?: string | null;
  readonly label: string;
}

export interface TrendChange {
  /** Index of the first run of the change among the points. */
  readonly at: number;
  readonly label: string;
}

export interface TrendDrawing {
  readonly caption: Caption;
  /** Title of the y axis, with the unit. */
  readonly valueTitle: string;
  readonly by: 'index' | 'time';
  readonly points: readonly TrendPoint[];
  readonly series: readonly string[];
  readonly events: readonly TrendEvent[];
  readonly change: TrendChange | null;
  /** True to draw the axis labels. False if a plot below has the same axis. */
  readonly hasAxis: boolean;
  /** True if all runs have the same limits. Otherwise, limits are drawn as steps. */
  readonly steady: boolean;
  /** True if adjacent runs are not comparable, and must not be connected by a line. */
  readonly isMixed?: boolean;
}

/** Above this number of runs, ordinary points are drawn as one path. */
const MAX_SINGLE_POINTS = 1500;

/** Distance between the content area and its labels, in pixels. */
const LABEL_GAP = 6;

export function drawTrend(sheet: PlotSheet, drawing: TrendDrawing): string {
  const { points, events, change, hasAxis } = drawing;
  const pen = createPen(sheet.setting);
  const limits = points.findLast((point) => point.limits !== null)?.limits ?? null;
  const { left, right } = sheet.sides ?? { left: 74, right: sheet.width - measureLimitLabels(limits) };
  const times = points.map(({ time }) => time);
  const axis = createRunAxis(times, drawing.by, [left, right]);
  const changeX = change === null ? null : (axis.places[change.at] ?? null);
  const marks: readonly EventMark[] = [
    ...events.flatMap(({ at, label, until = null }, index) => {
      const x = axis.locateRun(at) ?? (until === null ? null : left);
      return x === null
        ? []
        : [{ x, label, short: String(index + 1), words: `${at.replace('T', ' ')} · ${label}`, part: 'event' as const }];
    }),
    ...(change === null || changeX === null
      ? []
      : [{ x: changeX, label: change.label, short: change.label, words: change.label, part: 'change' as const }]),
  ].toSorted((one, other) => one.x - other.x);
  const labels = layOutEvents(marks, { left, right: sheet.width });
  const top = measureHeading(sheet) + (hasAxis ? 28 : 14) + countLanes(labels) * LANE;
  const bottom = Math.max(top + 20, sheet.height - (hasAxis ? 90 : 34));
  const area: Area = { left, right, top, bottom };
  const scale = createLinearScale(listValues(points), [bottom, top], Math.max(2, (bottom - top) / 55));
  const placed = points.flatMap((point, index) => {
    const x = axis.places[index] ?? null;
    return x === null ? [] : [{ point, x }];
  });
  const radius = chooseRadius(placed.length, right - left);
  // In a long series, ordinary runs are drawn as one path per style, and have no tooltip.
  const isOrdinary = ({ point }: Placed) =>
    point.value !== null && point.useDownstream && !point.flagged && point.position !== 'above' && point.position !== 'below';
  const [ordinary, single] =
    placed.length > MAX_SINGLE_POINTS ? [placed.filter(isOrdinary), placed.filter((one) => !isOrdinary(one))] : [[], placed];
  const thread = thinPoints(placed).map(({ point, x }): Point | null =>
    point.value === null ? null : [x, scale.at(point.value)],
  );
  const looks = placed.filter(({ point }) => point.value !== null).map(({ point }) => point);
  return drawFrame(
    sheet,
    { ...drawing.caption, data: createAreaAttributes(area, drawing.by) },
    drawReferenceShade(pen, area, placed),
    ...drawWindows(pen, area, axis, events),
    drawValueAxis(sheet, { ...area, top: measureHeading(sheet) + 24 }, scale, hasAxis ? drawing.valueTitle : ''),
    drawing.steady ? drawSteadyLimits(pen, area, scale, limits) : drawSteppedLimits(pen, area, scale, placed),
    drawEventLines(pen, area, labels),
    drawing.isMixed === true ? '' : pen.path('thread', joinPoints(thread)),
    hasAxis ? drawRunAxis(sheet, area, axis) : pen.line('axis', left, bottom, right, bottom),
    ...drawDensePoints(pen, ordinary, scale),
    ...single.map(({ point, x }) =>
      point.value === null ? drawGap(pen, x, bottom) : drawPoint(pen, point, x, scale.at(point.value), radius),
    ),
    drawLegend(pen, { looks, series: drawing.series, hasGaps: looks.length < placed.length }, left, sheet.height - 8),
  );
}

function drawDensePoints(pen: Pen, placed: readonly Placed[], scale: Scale): readonly string[] {
  const byLook = Map.groupBy(placed, ({ point }) => selectSeriesPart('crowd', point.series ?? null));
  return [...byLook].map(([part, dots]) => {
    // Points in the same pixel are drawn only once.
    const marks = new Set(dots.map(({ point, x }) => `M${Math.round(x)} ${Math.round(scale.at(point.value ?? 0))}h0`));
    return pen.path(part, [...marks].join(''));
  });
}

interface Placed {
  readonly point: TrendPoint;
  readonly x: number;
}

function listValues(points: readonly TrendPoint[]): number[] {
  return points.flatMap(({ value, limits }) =>
    [value, limits?.lower ?? null, limits?.upper ?? null].filter((one) => one !== null),
  );
}

/** Selects the first, lowest, highest and last run of each pixel column, which look the same as all runs. */
function thinPoints(placed: readonly Placed[]): readonly Placed[] {
  if (placed.length <= MAX_SINGLE_POINTS) return placed;
  const byPixel = Map.groupBy(placed, ({ x }) => Math.round(x));
  return [...byPixel.values()].flatMap((runs) => {
    const measured = runs.filter(({ point }) => point.value !== null);
    const [first, last] = [measured[0], measured.at(-1)];
    if (first === undefined || last === undefined) return runs.slice(0, 1);
    const getHeight = ({ point }: Placed) => point.value as number;
    const lowest = measured.reduce((low, one) => (getHeight(one) < getHeight(low) ? one : low));
    const highest = measured.reduce((high, one) => (getHeight(one) > getHeight(high) ? one : high));
    return [...new Set([first, lowest, highest, last])].toSorted((one, other) => one.x - other.x);
  });
}

function drawSteadyLimits(pen: Pen, area: Area, scale: Scale, limits: ControlLimits | null): string {
  if (limits === null) return '';
  const { centre, sigma } = limits;
  const bands = centre === null || sigma === null ? [] : [3, 2, 1].map((times) => [centre, times * sigma] as const);
  return [
    ...bands.map(([middle, half]) => {
      const y = Math.max(area.top - 12, scale.at(middle + half));
      const height = Math.max(0, Math.min(area.bottom, scale.at(middle - half)) - y);
      return pen.rect('band', { x: area.left, y, width: area.right - area.left, height });
    }),
    ...listLabeledLimits(limits).map(({ value, part }) =>
      pen.line(part, area.left, scale.at(value), area.right, scale.at(value)),
    ),
    drawLimitLabels(pen, area, scale, limits),
  ].join('');
}

/** Returns the existing limits from top to bottom. */
function listLabeledLimits(limits: ControlLimits | null) {
  return [
    { value: limits?.upper ?? null, part: 'limit' as const, name: 'upper' },
    { value: limits?.centre ?? null, part: 'centre' as const, name: 'center' },
    { value: limits?.lower ?? null, part: 'limit' as const, name: 'lower' },
  ].flatMap(({ value, part, name }) => (value === null ? [] : [{ value, part, text: `${name} ${formatValue(value)}` }]));
}

function measureLimitLabels(limits: ControlLimits | null): number {
  return Math.max(40, ...listLabeledLimits(limits).map(({ text }) => LABEL_GAP + Math.ceil(estimateWidth(text)) + LABEL_GAP));
}

function drawLimitLabels(pen: Pen, area: Area, scale: Scale, limits: ControlLimits | null): string {
  const named = listLabeledLimits(limits);
  const places = spreadLabels(named.map(({ value }) => scale.at(value) + 4));
  return named
    .map(({ part, text }, at) => pen.text(part === 'limit' ? 'bad' : 'strong', area.right + LABEL_GAP, places[at] ?? 0, text))
    .join('');
}

function drawSteppedLimits(pen: Pen, area: Area, scale: Scale, placed: readonly Placed[]): string {
  const drawSteps = (part: 'limit' | 'centre', read: (limits: ControlLimits) => Value) => {
    const steps = placed.flatMap(({ point, x }, index): (Point | null)[] => {
      const value = point.limits === null ? null : read(point.limits);
      if (value === null) return [null];
      const from = index === 0 ? area.left : (x + (placed[index - 1]?.x ?? x)) / 2;
      const to = index === placed.length - 1 ? area.right : (x + (placed[index + 1]?.x ?? x)) / 2;
      return [
        [from, scale.at(value)],
        [to, scale.at(value)],
      ];
    });
    return pen.path(part, joinPoints(steps));
  };
  const last = placed.findLast(({ point }) => point.limits !== null)?.point.limits ?? null;
  return [
    drawSteps('limit', ({ upper }) => upper),
    drawSteps('centre', ({ centre }) => centre),
    drawSteps('limit', ({ lower }) => lower),
    drawLimitLabels(pen, area, scale, last),
  ].join('');
}

/** Moves labels apart, because each label needs 14 pixels. @param places sorted from top to bottom */
function spreadLabels(places: readonly number[]): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    const at = Math.max(place, free);
    free = at + 14;
    return at;
  });
}

interface EventMark extends PlaceableEvent {
  readonly words: string;
  readonly part: 'event' | 'change';
}

/** Draws vertical lines with their labels. If a label does not fit, the tooltip contains it. */
function drawEventLines(pen: Pen, area: Area, labels: readonly PlacedEvent<EventMark>[]): string {
  const drawMark = ({ words }: EventMark, mark: string) =>
    writeElement('g', pen.isPage ? { class: 'plot-event-mark' } : {}, pen.title(words), mark);
  const getHeight = (lane: number) => area.top - 8 - lane * LANE;
  const strokes = labels.map(({ event, text, lane }) => {
    const top = text === '' ? area.top - 6 : getHeight(lane) + 2;
    return drawMark(event, pen.line(event.part, event.x, top, event.x, area.bottom));
  });
  const texts = labels.map(({ event, text, lane, isLeft }) => {
    const x = isLeft ? event.x - 3 : event.x + 3;
    const label = pen.text(`${event.part}-label`, x, getHeight(lane), text, isLeft ? 'end' : undefined);
    return text === '' ? '' : drawMark(event, label);
  });
  return [...strokes, ...texts].join('');
}

/** Draws maintenance windows, which can extend beyond the first and the last run. */
function drawWindows(pen: Pen, { left, right, top, bottom }: Area, axis: RunAxis, events: readonly TrendEvent[]) {
  return events.flatMap(({ at, until = null, label }) => {
    if (until === null) return [];
    const x = axis.locateRun(at) ?? left;
    const width = Math.max(2, (axis.locateRun(until) ?? right) - x);
    return [pen.rect('window', { x, y: top, width, height: bottom - top }, `${at.replace('T', ' ')} · ${label}`)];
  });
}

/** Shades the runs of the reference set. Adjacent runs share one area. */
function drawReferenceShade(pen: Pen, area: Area, placed: readonly Placed[]): string {
  const half = (area.right - area.left) / Math.max(1, placed.length) / 2;
  const stretches: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const { point, x } of placed) {
    const last = stretches.at(-1);
    if (point.isReference && isOpen && last !== undefined) last.to = x + half;
    else if (point.isReference) stretches.push({ from: x - half, to: x + half });
    isOpen = point.isReference;
  }
  return stretches
    .map(({ from, to }) => pen.rect('reference', { x: from, y: area.top, width: to - from, height: area.bottom - area.top }))
    .join('');
}
