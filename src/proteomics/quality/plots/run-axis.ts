/** The axis of runs: one after another, or at their times by the instrument's clock. */

import { extent, ticks } from 'd3-array';
import { writtenDay } from '../../../web/for-people/words.ts';
import type { AxisSpan } from './scale.ts';

/** A place on the axis with its label; `below` is a second line. */
export interface RunTick {
  readonly at: number;
  readonly label: string;
  readonly below: string;
}

/** Where runs stand. */
export interface RunAxis {
  readonly title: string;
  /** Pixel of each run; null for a run that has no place, as its time is not known. */
  readonly places: readonly (number | null)[];
  readonly ticks: readonly RunTick[];
  /** Pixel of a moment `YYYY-MM-DDTHH:MM:SS`; null outside of what the runs span. */
  placeOf(moment: string): number | null;
}

/** Pixels that a day takes as a label, with the room to the next one. */
const LABEL_WIDTH = 80;

const DAY = 86_400_000;

/** Makes the axis. `times` are those of the runs, null where not known; runs come in their order. */
export function runAxis(times: readonly (string | null)[], by: 'index' | 'time', span: AxisSpan): RunAxis {
  return by === 'time' ? byTime(times, span) : byIndex(times, span);
}

/** Milliseconds of the instrument's clock, which knows no zone. */
export function axisMomentOf(time: string): number {
  return Date.parse(`${time}Z`);
}

function byIndex(times: readonly (string | null)[], [from, to]: AxisSpan): RunAxis {
  const step = (to - from) / Math.max(1, times.length);
  const at = (index: number) => from + (index + 0.5) * step;
  const numbers = ticks(1, Math.max(2, times.length), Math.max(2, Math.floor((to - from) / 160)));
  const whole = numbers.filter((value) => Number.isInteger(value) && value >= 1 && value <= times.length);
  // The first run is always named, and whoever has no room beside it is not.
  const others = whole.filter((value) => (value - 1) * step >= LABEL_WIDTH);
  const shown = times.length === 0 ? [] : [1, ...others];
  const known = times.filter((time) => time !== null);
  return {
    title: 'Run, in the order of acquisition',
    places: times.map((_, index) => at(index)),
    ticks: shown.map((value) => ({ at: at(value - 1), label: String(value), below: writtenDay(times[value - 1] ?? '') })),
    placeOf(moment) {
      const before = known.filter((time) => time < moment).length;
      return known.length === 0 ? null : from + before * step;
    },
  };
}

function byTime(times: readonly (string | null)[], [from, to]: AxisSpan): RunAxis {
  const moments = times.map((time) => (time === null ? null : axisMomentOf(time)));
  const known = moments.filter((moment) => moment !== null);
  const [first = 0, last = 0] = extent(known);
  const room = Math.max((last - first) * 0.02, DAY / 24);
  const [low, high] = known.length === 0 ? [0, DAY] : [first - room, last + room];
  const at = (moment: number) => from + ((moment - low) / (high - low)) * (to - from);
  return {
    title: "Time of acquisition, by the instrument's clock",
    places: moments.map((moment) => (moment === null ? null : at(moment))),
    ticks:
      known.length === 0
        ? []
        : timeTicks(low, high, Math.max(2, Math.floor((to - from) / 100))).map((tick) => ({ ...tick, at: at(tick.at) })),
    placeOf(moment) {
      const place = axisMomentOf(moment);
      return place < low || place > high ? null : at(place);
    },
  };
}

const HOUR = DAY / 24;
const STEPS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY];
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Moments at full hours, days, weeks or months. */
export function timeTicks(low: number, high: number, count: number): readonly RunTick[] {
  const step = STEPS.find((candidate) => (high - low) / candidate <= count);
  if (step === undefined) return monthTicks(low, high, count);
  // Weeks begin on Mondays; 1970-01-05 was one.
  const origin = step >= 7 * DAY ? 4 * DAY : 0;
  const first = Math.ceil((low - origin) / step) * step + origin;
  const moments = Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, index) => first + index * step,
  );
  return moments.map((moment) => {
    const text = new Date(moment).toISOString();
    const [day, time] = [writtenDay(text), text.slice(11, 16)];
    if (step >= DAY) return { at: moment, label: day.slice(5), below: day.slice(0, 4) };
    return { at: moment, label: time, below: day };
  });
}

function monthTicks(low: number, high: number, count: number): readonly RunTick[] {
  const months = (moment: number) => new Date(moment).getUTCFullYear() * 12 + new Date(moment).getUTCMonth();
  const [first, last] = [months(low), months(high)];
  const step = MONTHS.find((candidate) => (last - first) / candidate <= count) ?? 1200;
  const numbers = Array.from({ length: last - first + 2 }, (_, index) => first + index).filter((month) => month % step === 0);
  return numbers
    .map((month) => ({ at: Date.UTC(Math.floor(month / 12), month % 12), month }))
    .filter(({ at }) => at >= low && at <= high)
    .map(({ at }) => {
      const day = new Date(at).toISOString();
      return step >= 12 ? { at, label: day.slice(0, 4), below: '' } : { at, label: day.slice(0, 7), below: '' };
    });
}
