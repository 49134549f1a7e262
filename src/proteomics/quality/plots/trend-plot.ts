/** The course of a metric over the runs: points, limits, gaps, and what happened to the instrument. */
import { markupText } from '../../../web/markup-text.ts';
import type { ControlLimits } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import { LANE, lanesOf, type PlaceableEvent, type PlacedEvent, placeEvents } from './event-lanes.ts';
import {
  type Area,
  type Caption,
  drawing,
  headingRoom,
  line,
  type PlotSheet,
  round,
  runAxisBelow,
  valueAxis,
  words,
} from './frame.ts';
import { ofSeries, paint } from './paint.ts';
import { gapMark, legend, pointMark, type RunPoint, radiusFor } from './points.ts';
import { runAxis } from './run-axis.ts';
import { linearScale, type Scale, scaleInWords } from './scale.ts';
import { element, widthOf } from './svg.ts';

/** A run of a trend. */
export interface TrendPoint extends RunPoint {
  readonly time: string | null;
  readonly value: Value;
  /** Limits that this value was measured against; null for none. */
  readonly limits: ControlLimits | null;
  /** Whether it belongs to the reference set that the limits are from. */
  readonly isReference: boolean;
}

/** Something that happened to the instrument. */
export interface TrendEvent {
  readonly at: string;
  readonly label: string;
}

/** A step or drift, at the run where it began. */
export interface TrendChange {
  /** Place of the run among the points. */
  readonly at: number;
  readonly label: string;
}

/** What is drawn. */
export interface TrendDrawing {
  readonly caption: Caption;
  /** Title of the axis of values, with the unit. */
  readonly valueTitle: string;
  readonly by: 'index' | 'time';
  readonly points: readonly TrendPoint[];
  /** Names of the instruments, where there are several. */
  readonly series: readonly string[];
  readonly events: readonly TrendEvent[];
  readonly turn: TrendChange | null;
  /** Whether the runs are named below; not where another plot below it has the same axis. */
  readonly hasAxis: boolean;
  /** Whether the limits are the same for all; else each value has its own, and the lines go in steps. */
  readonly steady: boolean;
}

/** So many runs are drawn one by one. */
const MAX_SINGLE_POINTS = 1500;

/** Pixels between the area and what stands beside it. */
const LABEL_GAP = 6;

/** Draws a trend. */
export function trendPlot(sheet: PlotSheet, picture: TrendDrawing): string {
  const { points, events, turn } = picture;
  const { setting } = sheet;
  const limits = points.findLast((point) => point.limits !== null)?.limits ?? null;
  const { left, right } = sheet.sides ?? { left: 74, right: sheet.width - roomBeside(limits) };
  const axis = runAxis(
    points.map(({ time }) => time),
    picture.by,
    [left, right],
  );
  const turned = turn === null ? null : (axis.places[turn.at] ?? null);
  const marks: readonly EventMark[] = [
    ...events.flatMap(({ at, label }, index) => {
      const x = axis.placeOf(at);
      return x === null
        ? []
        : [{ x, label, short: String(index + 1), words: `${at.replace('T', ' ')} · ${label}`, part: 'event' as const }];
    }),
    ...(turn === null || turned === null
      ? []
      : [{ x: turned, label: turn.label, short: turn.label, words: turn.label, part: 'turn' as const }]),
  ].toSorted((one, other) => one.x - other.x);
  const labels = placeEvents(marks, { left, right: sheet.width });
  const top = headingRoom(sheet) + (picture.hasAxis ? 28 : 14) + lanesOf(labels) * LANE;
  const area: Area = { left, right, top, bottom: Math.max(top + 20, sheet.height - (picture.hasAxis ? 90 : 34)) };
  const scale = linearScale(valuesIn(points), [area.bottom, area.top], Math.max(2, (area.bottom - area.top) / 55));
  const placed = points.flatMap((point, index) => {
    const x = axis.places[index] ?? null;
    return x === null ? [] : [{ point, x }];
  });
  const radius = radiusFor(placed.length, area.right - area.left);
  // Of a crowd only what stands out can be pointed at; the others are one path, however many they are.
  const isOrdinary = ({ point }: Placed) =>
    point.value !== null && point.useDownstream && !point.flagged && point.standing !== 'above' && point.standing !== 'below';
  const [ordinary, single] =
    placed.length > MAX_SINGLE_POINTS ? [placed.filter(isOrdinary), placed.filter((one) => !isOrdinary(one))] : [[], placed];
  return drawing(
    sheet,
    {
      ...picture.caption,
      data: {
        'data-left': round(area.left),
        'data-right': round(area.right),
        'data-top': round(area.top),
        'data-bottom': round(area.bottom),
        'data-by': picture.by,
      },
    },
    referenceShade(sheet, area, placed),
    valueAxis(sheet, { ...area, top: headingRoom(sheet) + 24 }, scale, picture.hasAxis ? picture.valueTitle : ''),
    picture.steady ? steadyLimits(sheet, area, scale, limits) : steppedLimits(sheet, area, scale, placed),
    eventLines(sheet, area, labels),
    element('path', { d: thread(thinned(placed), scale), ...paint(setting, 'thread') }),
    picture.hasAxis ? runAxisBelow(sheet, area, axis) : line(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    ...crowds(sheet, ordinary, scale),
    ...single.map(({ point, x }) =>
      point.value === null ? gapMark(setting, x, area.bottom) : pointMark(setting, point, x, scale.at(point.value), radius),
    ),
    legend(
      setting,
      {
        looks: placed.filter(({ point }) => point.value !== null).map(({ point }) => point),
        series: picture.series,
        hasGaps: placed.some(({ point }) => point.value === null),
      },
      area.left,
      sheet.height - 8,
    ),
  );
}

/** Dots without words, one path for each look. */
function crowds({ setting }: PlotSheet, placed: readonly Placed[], scale: Scale): readonly string[] {
  const byLook = Map.groupBy(placed, ({ point }) => ofSeries('crowd', point.series ?? null));
  return [...byLook].map(([part, dots]) => {
    // Dots on the same pixel are one.
    const d = [...new Set(dots.map(({ point, x }) => `M${Math.round(x)} ${Math.round(scale.at(point.value ?? 0))}h0`))].join(
      '',
    );
    return element('path', { d, ...paint(setting, part) });
  });
}

interface Placed {
  readonly point: TrendPoint;
  readonly x: number;
}

/** Everything that must be in sight. */
function valuesIn(points: readonly TrendPoint[]): number[] {
  return points.flatMap(({ value, limits }) =>
    [value, limits?.lower ?? null, limits?.upper ?? null].filter((one) => one !== null),
  );
}

/** Of a crowd the first, the lowest, the highest and the last run of each pixel: the line through them looks the same as that through all. */
function thinned(placed: readonly Placed[]): readonly Placed[] {
  if (placed.length <= MAX_SINGLE_POINTS) return placed;
  const byPixel = Map.groupBy(placed, ({ x }) => Math.round(x));
  return [...byPixel.values()].flatMap((runs) => {
    const told = runs.filter(({ point }) => point.value !== null);
    const [first, last] = [told[0], told.at(-1)];
    if (first === undefined || last === undefined) return runs.slice(0, 1);
    const heightOf = ({ point }: Placed) => point.value as number;
    const lowest = told.reduce((low, one) => (heightOf(one) < heightOf(low) ? one : low));
    const highest = told.reduce((high, one) => (heightOf(one) > heightOf(high) ? one : high));
    return [...new Set([first, lowest, highest, last])].toSorted((one, other) => one.x - other.x);
  });
}

/** The line through neighbors; a run without a value interrupts it. */
function thread(placed: readonly Placed[], scale: Scale): string {
  let isOpen = false;
  return placed
    .map(({ point, x }) => {
      const command = isOpen ? 'L' : 'M';
      isOpen = point.value !== null;
      return point.value === null ? '' : `${command}${round(x)} ${round(scale.at(point.value))}`;
    })
    .join('');
}

function steadyLimits({ setting }: PlotSheet, area: Area, scale: Scale, limits: ControlLimits | null): string {
  if (limits === null) return '';
  const { centre, sigma } = limits;
  const bands =
    centre === null || sigma === null
      ? []
      : [3, 2, 1].map((sigmas) => [centre - sigmas * sigma, centre + sigmas * sigma] as const);
  return [
    ...bands.map(([low, high]) => {
      const y = Math.max(area.top - 12, scale.at(high));
      const height = Math.max(0, Math.min(area.bottom, scale.at(low)) - y);
      return element('rect', { x: area.left, y, width: area.right - area.left, height, ...paint(setting, 'band') });
    }),
    ...namedLimits(limits).map(({ value, part }) =>
      line(setting, part, area.left, scale.at(value), area.right, scale.at(value)),
    ),
    limitLabels(setting, area, scale, limits),
  ].join('');
}

/** The limits that there are, from top to bottom, with what stands beside them. */
function namedLimits(limits: ControlLimits | null) {
  return [
    { value: limits?.upper ?? null, part: 'limit' as const, name: 'upper' },
    { value: limits?.centre ?? null, part: 'centre' as const, name: 'center' },
    { value: limits?.lower ?? null, part: 'limit' as const, name: 'lower' },
  ].flatMap(({ value, part, name }) => (value === null ? [] : [{ value, part, text: `${name} ${scaleInWords(value)}` }]));
}

/** Pixels right of the area: what the names of the limits take. */
function roomBeside(limits: ControlLimits | null): number {
  return Math.max(40, ...namedLimits(limits).map(({ text }) => LABEL_GAP + Math.ceil(widthOf(text)) + LABEL_GAP));
}

function limitLabels(setting: PlotSheet['setting'], area: Area, scale: Scale, limits: ControlLimits | null): string {
  const named = namedLimits(limits);
  const places = apart(named.map(({ value }) => scale.at(value) + 4));
  return named
    .map(({ part, text }, index) =>
      words(setting, part === 'limit' ? 'bad' : 'strong', area.right + LABEL_GAP, places[index] ?? 0, text),
    )
    .join('');
}

/** Limits that change from run to run. */
function steppedLimits({ setting }: PlotSheet, area: Area, scale: Scale, placed: readonly Placed[]): string {
  const path = (read: (limits: ControlLimits) => Value) => {
    let isOpen = false;
    return placed
      .map(({ point, x }, index) => {
        const value = point.limits === null ? null : read(point.limits);
        if (value === null) {
          isOpen = false;
          return '';
        }
        const from = index === 0 ? area.left : (x + (placed[index - 1]?.x ?? x)) / 2;
        const to = index === placed.length - 1 ? area.right : (x + (placed[index + 1]?.x ?? x)) / 2;
        const begin = isOpen ? 'L' : 'M';
        isOpen = true;
        return `${begin}${round(from)} ${round(scale.at(value))}L${round(to)} ${round(scale.at(value))}`;
      })
      .join('');
  };
  const last = placed.findLast(({ point }) => point.limits !== null)?.point.limits ?? null;
  return [
    element('path', { d: path(({ upper }) => upper), ...paint(setting, 'limit') }),
    element('path', { d: path(({ centre }) => centre), ...paint(setting, 'centre') }),
    element('path', { d: path(({ lower }) => lower), ...paint(setting, 'limit') }),
    limitLabels(setting, area, scale, last),
  ].join('');
}

/** Labels one below the other need 14 pixels each; the given ones come from top to bottom. */
function apart(places: readonly number[]): readonly number[] {
  let free = Number.NEGATIVE_INFINITY;
  return places.map((place) => {
    const at = Math.max(place, free);
    free = at + 14;
    return at;
  });
}

interface EventMark extends PlaceableEvent {
  readonly words: string;
  readonly part: 'event' | 'turn';
}

/** Vertical lines with a label above. One without room for its label keeps its line and says everything when pointed at. */
function eventLines({ setting }: PlotSheet, area: Area, labels: readonly PlacedEvent<EventMark>[]): string {
  const marks = labels.map(({ event: { x, words: all, part }, text, lane, isLeft }) => {
    const y = area.top - 8 - lane * LANE;
    const told = (...content: readonly string[]) =>
      element('g', setting === 'page' ? { class: 'plot-event-mark' } : {}, element('title', {}, markupText(all)), ...content);
    return {
      stroke: told(line(setting, part, x, text === '' ? area.top - 6 : y + 2, x, area.bottom)),
      label:
        text === '' ? '' : told(words(setting, `${part}-label`, isLeft ? x - 3 : x + 3, y, text, isLeft ? 'end' : 'start')),
    };
  });
  return [...marks.map(({ stroke }) => stroke), ...marks.map(({ label }) => label)].join('');
}

/** A shade behind the runs of the reference set; neighbors share one. */
function referenceShade({ setting }: PlotSheet, area: Area, placed: readonly Placed[]): string {
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
    .map(({ from, to }) =>
      element('rect', {
        x: from,
        y: area.top,
        width: to - from,
        height: area.bottom - area.top,
        ...paint(setting, 'reference'),
      }),
    )
    .join('');
}
