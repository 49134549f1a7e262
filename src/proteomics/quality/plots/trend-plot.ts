/** Draws the trend of a metric: points, limits, gaps and annotations. */
import { escapeMarkup } from '../../../web/markup-text.ts';
import type { ControlLimits } from '../statistics/control-chart.ts';
import type { Value } from '../statistics/values.ts';
import { countLanes, LANE, layOutEvents, type PlaceableEvent, type PlacedEvent } from './event-lanes.ts';
import {
  type Area,
  type Caption,
  describeArea,
  drawFrame,
  drawLine,
  drawRunAxis,
  drawText,
  drawValueAxis,
  measureHeading,
  type PlotSheet,
  roundCoordinate,
} from './frame.ts';
import { getPartAttributes, selectSeriesPart } from './paint.ts';
import { chooseRadius, drawGap, drawLegend, drawPoint, type RunPoint } from './points.ts';
import { createRunAxis, type RunAxis } from './run-axis.ts';
import { createLinearScale, formatValue, type Scale } from './scale.ts';
import { estimateWidth, writeElement } from './svg.ts';

/** A run of a trend, with its value and limits. */
export interface TrendPoint extends RunPoint {
  readonly time: string | null;
  readonly value: Value;
  /** Limits that apply to this value, if any. */
  readonly limits: ControlLimits | null;
  /** True if the run belongs to the reference set of the limits. */
  readonly isReference: boolean;
}

/** An annotation of the instrument, as drawn in a trend. */
export interface TrendEvent {
  readonly at: string;
  /** End of a window, which is drawn as a band; null or absent for a moment. */
  readonly until?: string | null;
  readonly label: string;
}

/** A step or drift, with the run where it began. */
export interface TrendChange {
  /** Index of the run among the points. */
  readonly at: number;
  readonly label: string;
}

/** Caption, points, limits and events of a drawing. */
export interface TrendDrawing {
  readonly caption: Caption;
  /** Title of the y axis, with the unit. */
  readonly valueTitle: string;
  readonly by: 'index' | 'time';
  readonly points: readonly TrendPoint[];
  /** Names of the instruments if there are several. */
  readonly series: readonly string[];
  readonly events: readonly TrendEvent[];
  readonly turn: TrendChange | null;
  /** True to draw the labels of runs. A plot above another plot with the same axis has none. */
  readonly hasAxis: boolean;
  /** True if the limits are constant. Otherwise each value has its own limits, drawn as steps. */
  readonly steady: boolean;
  /** True if adjacent runs are not comparable, so that no line connects them. */
  readonly isMixed?: boolean;
}

/** Above this many runs, ordinary points are drawn as one path. */
const MAX_SINGLE_POINTS = 1500;

/** Distance between the content area and its labels, in pixels. */
const LABEL_GAP = 6;

/** Draws a trend as SVG. */
export function drawTrend(sheet: PlotSheet, picture: TrendDrawing): string {
  const { points, events, turn } = picture;
  const { setting } = sheet;
  const limits = points.findLast((point) => point.limits !== null)?.limits ?? null;
  const { left, right } = sheet.sides ?? { left: 74, right: sheet.width - measureLimitLabels(limits) };
  const axis = createRunAxis(
    points.map(({ time }) => time),
    picture.by,
    [left, right],
  );
  const turned = turn === null ? null : (axis.places[turn.at] ?? null);
  const marks: readonly EventMark[] = [
    ...events.flatMap(({ at, label, until = null }, index) => {
      const x = axis.placeOf(at) ?? (until === null ? null : left);
      return x === null
        ? []
        : [{ x, label, short: String(index + 1), words: `${at.replace('T', ' ')} · ${label}`, part: 'event' as const }];
    }),
    ...(turn === null || turned === null
      ? []
      : [{ x: turned, label: turn.label, short: turn.label, words: turn.label, part: 'turn' as const }]),
  ].toSorted((one, other) => one.x - other.x);
  const labels = layOutEvents(marks, { left, right: sheet.width });
  const top = measureHeading(sheet) + (picture.hasAxis ? 28 : 14) + countLanes(labels) * LANE;
  const area: Area = { left, right, top, bottom: Math.max(top + 20, sheet.height - (picture.hasAxis ? 90 : 34)) };
  const scale = createLinearScale(listValues(points), [area.bottom, area.top], Math.max(2, (area.bottom - area.top) / 55));
  const placed = points.flatMap((point, index) => {
    const x = axis.places[index] ?? null;
    return x === null ? [] : [{ point, x }];
  });
  const radius = chooseRadius(placed.length, area.right - area.left);
  // In a long series, only runs of special interest have a tooltip. One path per style contains all others.
  const isOrdinary = ({ point }: Placed) =>
    point.value !== null && point.useDownstream && !point.flagged && point.position !== 'above' && point.position !== 'below';
  const [ordinary, single] =
    placed.length > MAX_SINGLE_POINTS ? [placed.filter(isOrdinary), placed.filter((one) => !isOrdinary(one))] : [[], placed];
  return drawFrame(
    sheet,
    {
      ...picture.caption,
      data: describeArea(area, picture.by),
    },
    drawReferenceShade(sheet, area, placed),
    ...drawWindows(sheet, area, axis, events),
    drawValueAxis(sheet, { ...area, top: measureHeading(sheet) + 24 }, scale, picture.hasAxis ? picture.valueTitle : ''),
    picture.steady ? drawSteadyLimits(sheet, area, scale, limits) : drawSteppedLimits(sheet, area, scale, placed),
    drawEventLines(sheet, area, labels),
    picture.isMixed === true
      ? ''
      : writeElement('path', { d: drawThread(thinPoints(placed), scale), ...getPartAttributes(setting, 'thread') }),
    picture.hasAxis
      ? drawRunAxis(sheet, area, axis)
      : drawLine(setting, 'axis', area.left, area.bottom, area.right, area.bottom),
    ...drawCrowds(sheet, ordinary, scale),
    ...single.map(({ point, x }) =>
      point.value === null ? drawGap(setting, x, area.bottom) : drawPoint(setting, point, x, scale.at(point.value), radius),
    ),
    drawLegend(
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

/** Draws points without tooltips, one path per style. */
function drawCrowds({ setting }: PlotSheet, placed: readonly Placed[], scale: Scale): readonly string[] {
  const byLook = Map.groupBy(placed, ({ point }) => selectSeriesPart('crowd', point.series ?? null));
  return [...byLook].map(([part, dots]) => {
    // Draws points that share a pixel only once.
    const d = [...new Set(dots.map(({ point, x }) => `M${Math.round(x)} ${Math.round(scale.at(point.value ?? 0))}h0`))].join(
      '',
    );
    return writeElement('path', { d, ...getPartAttributes(setting, part) });
  });
}

interface Placed {
  readonly point: TrendPoint;
  readonly x: number;
}

/** Returns all values that must be inside the axis: those of runs and of limits. */
function listValues(points: readonly TrendPoint[]): number[] {
  return points.flatMap(({ value, limits }) =>
    [value, limits?.lower ?? null, limits?.upper ?? null].filter((one) => one !== null),
  );
}

/** Keeps the first, lowest, highest and last run of each pixel of a long series. The line looks the same as with all runs. */
function thinPoints(placed: readonly Placed[]): readonly Placed[] {
  if (placed.length <= MAX_SINGLE_POINTS) return placed;
  const byPixel = Map.groupBy(placed, ({ x }) => Math.round(x));
  return [...byPixel.values()].flatMap((runs) => {
    const told = runs.filter(({ point }) => point.value !== null);
    const [first, last] = [told[0], told.at(-1)];
    if (first === undefined || last === undefined) return runs.slice(0, 1);
    const getHeight = ({ point }: Placed) => point.value as number;
    const lowest = told.reduce((low, one) => (getHeight(one) < getHeight(low) ? one : low));
    const highest = told.reduce((high, one) => (getHeight(one) > getHeight(high) ? one : high));
    return [...new Set([first, lowest, highest, last])].toSorted((one, other) => one.x - other.x);
  });
}

/** Draws the line between adjacent runs. A missing value interrupts it. */
function drawThread(placed: readonly Placed[], scale: Scale): string {
  let isOpen = false;
  return placed
    .map(({ point, x }) => {
      const command = isOpen ? 'L' : 'M';
      isOpen = point.value !== null;
      return point.value === null ? '' : `${command}${roundCoordinate(x)} ${roundCoordinate(scale.at(point.value))}`;
    })
    .join('');
}

function drawSteadyLimits({ setting }: PlotSheet, area: Area, scale: Scale, limits: ControlLimits | null): string {
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
      return writeElement('rect', {
        x: area.left,
        y,
        width: area.right - area.left,
        height,
        ...getPartAttributes(setting, 'band'),
      });
    }),
    ...listLabeledLimits(limits).map(({ value, part }) =>
      drawLine(setting, part, area.left, scale.at(value), area.right, scale.at(value)),
    ),
    drawLimitLabels(setting, area, scale, limits),
  ].join('');
}

/** Returns the limits that exist, from top to bottom, with their labels. */
function listLabeledLimits(limits: ControlLimits | null) {
  return [
    { value: limits?.upper ?? null, part: 'limit' as const, name: 'upper' },
    { value: limits?.centre ?? null, part: 'centre' as const, name: 'center' },
    { value: limits?.lower ?? null, part: 'limit' as const, name: 'lower' },
  ].flatMap(({ value, part, name }) => (value === null ? [] : [{ value, part, text: `${name} ${formatValue(value)}` }]));
}

/** Returns the width of the limit labels in pixels. */
function measureLimitLabels(limits: ControlLimits | null): number {
  return Math.max(40, ...listLabeledLimits(limits).map(({ text }) => LABEL_GAP + Math.ceil(estimateWidth(text)) + LABEL_GAP));
}

function drawLimitLabels(setting: PlotSheet['setting'], area: Area, scale: Scale, limits: ControlLimits | null): string {
  const named = listLabeledLimits(limits);
  const places = spreadLabels(named.map(({ value }) => scale.at(value) + 4));
  return named
    .map(({ part, text }, index) =>
      drawText(setting, part === 'limit' ? 'bad' : 'strong', area.right + LABEL_GAP, places[index] ?? 0, text),
    )
    .join('');
}

/** Draws limits that change from run to run. */
function drawSteppedLimits({ setting }: PlotSheet, area: Area, scale: Scale, placed: readonly Placed[]): string {
  const drawLimitPath = (read: (limits: ControlLimits) => Value) => {
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
        return `${begin}${roundCoordinate(from)} ${roundCoordinate(scale.at(value))}L${roundCoordinate(to)} ${roundCoordinate(scale.at(value))}`;
      })
      .join('');
  };
  const last = placed.findLast(({ point }) => point.limits !== null)?.point.limits ?? null;
  return [
    writeElement('path', { d: drawLimitPath(({ upper }) => upper), ...getPartAttributes(setting, 'limit') }),
    writeElement('path', { d: drawLimitPath(({ centre }) => centre), ...getPartAttributes(setting, 'centre') }),
    writeElement('path', { d: drawLimitPath(({ lower }) => lower), ...getPartAttributes(setting, 'limit') }),
    drawLimitLabels(setting, area, scale, last),
  ].join('');
}

/** Moves labels apart, because each needs 14 pixels. The positions are sorted from top to bottom. */
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
  readonly part: 'event' | 'turn';
}

/** Draws vertical lines with a label above. If there is no room for the label, the tooltip contains it. */
function drawEventLines({ setting }: PlotSheet, area: Area, labels: readonly PlacedEvent<EventMark>[]): string {
  const marks = labels.map(({ event: { x, words: all, part }, text, lane, isLeft }) => {
    const y = area.top - 8 - lane * LANE;
    const writeGroup = (...content: readonly string[]) =>
      writeElement(
        'g',
        setting === 'page' ? { class: 'plot-event-mark' } : {},
        writeElement('title', {}, escapeMarkup(all)),
        ...content,
      );
    return {
      stroke: writeGroup(drawLine(setting, part, x, text === '' ? area.top - 6 : y + 2, x, area.bottom)),
      label:
        text === ''
          ? ''
          : writeGroup(drawText(setting, `${part}-label`, isLeft ? x - 3 : x + 3, y, text, isLeft ? 'end' : 'start')),
    };
  });
  return [...marks.map(({ stroke }) => stroke), ...marks.map(({ label }) => label)].join('');
}

/** Shades maintenance windows, which may begin before and end after the runs. */
function drawWindows({ setting }: PlotSheet, area: Area, axis: RunAxis, events: readonly TrendEvent[]): readonly string[] {
  return events.flatMap(({ at, until = null, label }) => {
    if (until === null) return [];
    const x = axis.placeOf(at) ?? area.left;
    const width = Math.max(2, (axis.placeOf(until) ?? area.right) - x);
    const title = writeElement('title', {}, escapeMarkup(`${at.replace('T', ' ')} · ${label}`));
    return [
      writeElement(
        'rect',
        { x, y: area.top, width, height: area.bottom - area.top, ...getPartAttributes(setting, 'window') },
        title,
      ),
    ];
  });
}

/** Shades the runs of the reference set, adjacent runs together. */
function drawReferenceShade({ setting }: PlotSheet, area: Area, placed: readonly Placed[]): string {
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
      writeElement('rect', {
        x: from,
        y: area.top,
        width: to - from,
        height: area.bottom - area.top,
        ...getPartAttributes(setting, 'reference'),
      }),
    )
    .join('');
}
