/** The time of acquisition: the instrument's local clock, without a zone, and the columns that spell it. */
import type { ColumnValues } from './spike-in.ts';

/** `10/25/2019 17:40:21`, as RawTools writes it everywhere; with AM or PM from builds that follow the machine's language. */
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?: ([AP])M)?$/i;
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?$/;

const MS_A_DAY = 86_400_000;
const NS_A_MS = 1_000_000;

/** Milliseconds from 1970-01-01 00:00 of the same clock; undefined for what is no such time. */
export function readAcquisitionTime(text: string): number | undefined {
  const american = AMERICAN.exec(text.trim());
  if (american !== null) {
    const [, month, day, year, hour, minute, second, half] = american;
    return timeOf(year, month, day, half === undefined ? hour : hourOfHalf(hour, half), minute, second);
  }
  const iso = ISO.exec(text.trim());
  if (iso === null) return undefined;
  const [, year, month, day, hour, minute, second] = iso;
  return timeOf(year, month, day, hour, minute, second);
}

/**
 * DateAcquired in nanoseconds, and its spellings: Date YYYY-MM-DD, Day YYYY-DDD, Week YYYY-WW with the calendar's
 * year beside the ISO week (ISO 8601), Month YYYY-M without a leading zero, Year.
 */
export function acquisitionColumns(time: number): ColumnValues {
  const date = new Date(time);
  const year = String(date.getUTCFullYear());
  const dayOfYear = Math.floor((time - Date.UTC(date.getUTCFullYear(), 0, 1)) / MS_A_DAY) + 1;
  return {
    DateAcquired: time * NS_A_MS,
    Date: date.toISOString().slice(0, 10),
    Day: `${year}-${String(dayOfYear).padStart(3, '0')}`,
    Week: `${year}-${String(isoWeek(time)).padStart(2, '0')}`,
    Month: `${year}-${date.getUTCMonth() + 1}`,
    Year: year,
  };
}

/** Local time as `YYYY-MM-DDTHH:MM:SS`. */
export function localTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** The week of a day is that of its Thursday. */
function isoWeek(time: number): number {
  const day = new Date(time).getUTCDay() || 7;
  const thursday = time + (4 - day) * MS_A_DAY;
  const yearOfThursday = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - yearOfThursday) / (7 * MS_A_DAY)) + 1;
}

function hourOfHalf(hour: string | undefined, half: string): string | undefined {
  const number = Number(hour);
  if (number < 1 || number > 12) return undefined;
  return String((number % 12) + (half.toUpperCase() === 'P' ? 12 : 0));
}

function timeOf(...parts: (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = Number.NaN, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(time) || year < 1970 || year > 2199) return undefined;
  const date = new Date(time);
  // A thirteenth month or a 25th hour would have moved on to the next.
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  return isSame && minute < 60 && second < 60 ? time : undefined;
}
