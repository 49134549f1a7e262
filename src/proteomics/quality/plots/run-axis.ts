/** Computes the x axis of runs, by index or by local time of the instrument. */
import { extent, ticks } from 'd3-array';
import { getLocalDate } from '../../../web/for-people/words.ts';
import type { AxisSpan } from './scale.ts';

/** A tick of the axis. `below` is the second line of its label. */
export interface RunTick {
  readonly at: number;
  readonly label: string;
  readonly below: string;
}

export interface RunAxis {
  readonly title: string;
  /** X position of each run; null if the time is unknown. */
  readonly places: readonly (number | null)[];
  readonly ticks: readonly RunTick[];
  /** Returns the x position of a time `YYYY-MM-DDTHH:MM:SS`; null outside of the range of runs. */
  locateRun(moment: string): number | null;
}

/** Width of a date label with its margin, in pixels. */
const LABEL_WIDTH = 80;

const DAY = 86_400_000;

/** @param times time of each run in order; null if unknown */
export function createRunAxis(times: readonly (string | null)[], by: 'index' | 'time', span: AxisSpan): RunAxis {
  return by === 'time' ? createTimeAxis(times, span) : createIndexAxis(times, span);
}

/** Returns milliseconds of instrument-local time, which has no time zone. */
export function parseAxisTime(time: string): number {
  return Date.parse(`${time}Z`);
}

function createIndexAxis(times: readonly (string | null)[], [from, to]: AxisSpan): RunAxis {
  const step = (to - from) / Math.max(1, times.length);
  const getPosition = (index: number) => from + (index + 0.5) * step;
  const numbers = ticks(1, Math.max(2, times.length), Math.max(2, Math.floor((to - from) / 160)));
  const whole = numbers.filter((value) => Number.isInteger(value) && value >= 1 && value <= times.length);
  // The first run always has a label. Further labels must not overlap.
  const others = whole.filter((value) => (value - 1) * step >= LABEL_WIDTH);
  const shown = times.length === 0 ? [] : [1, ...others];
  const known = times.filter((time) => time !== null);
  return {
    title: 'Run, in the order of acquisition',
    places: times.map((_, index) => getPosition(index)),
    ticks: shown.map((value) => ({
      at: getPosition(value - 1),
      label: String(value),
      below: getLocalDate(times[value - 1] ?? ''),
    })),
    locateRun(moment) {
      const before = known.filter((time) => time < moment).length;
      return known.length === 0 ? null : from + before * step;
    },
  };
}

function createTimeAxis(times: readonly (string | null)[], [from, to]: AxisSpan): RunAxis {
  const moments = times.map((time) => (time === null ? null : parseAxisTime(time)));
  const known = moments.filter((moment) => moment !== null);
  const [first = 0, last = 0] = extent(known);
  const room = Math.max((last - first) * 0.02, DAY / 24);
  const [low, high] = known.length === 0 ? [0, DAY] : [first - room, last + room];
  const getPosition = (moment: number) => from + ((moment - low) / (high - low)) * (to - from);
  return {
    title: "Acquisition time (instrument's local time)",
    places: moments.map((moment) => (moment === null ? null : getPosition(moment))),
    ticks:
      known.length === 0
        ? []
        : createTimeTicks(low, high, Math.max(2, Math.floor((to - from) / 100))).map((tick) => ({
            ...tick,
            at: getPosition(tick.at),
          })),
    locateRun(moment) {
      const axisTime = parseAxisTime(moment);
      return axisTime < low || axisTime > high ? null : getPosition(axisTime);
    },
  };
}

const HOUR = DAY / 24;
const STEPS = [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 7 * DAY, 14 * DAY];
const MONTHS = [1, 2, 3, 6, 12, 24, 60, 120];

/** Returns ticks at full hours, days, weeks or months. */
export function createTimeTicks(low: number, high: number, count: number): readonly RunTick[] {
  const step = STEPS.find((candidate) => (high - low) / candidate <= count);
  if (step === undefined) return createMonthTicks(low, high, count);
  // Weeks begin on Mondays, of which 1970-01-05 is one.
  const origin = step >= 7 * DAY ? 4 * DAY : 0;
  const first = Math.ceil((low - origin) / step) * step + origin;
  const moments = Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, index) => first + index * step,
  );
  return moments.map((moment) => {
    const text = new Date(moment).toISOString();
    const [day, time] = [getLocalDate(text), text.slice(11, 16)];
    if (step >= DAY) return { at: moment, label: day.slice(5), below: day.slice(0, 4) };
    return { at: moment, label: time, below: day };
  });
}

function createMonthTicks(low: number, high: number, count: number): readonly RunTick[] {
  const countMonths = (moment: number) => new Date(moment).getUTCFullYear() * 12 + new Date(moment).getUTCMonth();
  const [first, last] = [countMonths(low), countMonths(high)];
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
