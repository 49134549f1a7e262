/** Parses acquisition times, which are local times of the instrument, and computes the columns that depend on them. */
import type { ColumnValues } from './spike-in.ts';

/** Matches `10/25/2019 17:40:21` of RawTools, also with other separators, AM or PM, and without seconds. */
const YEAR_LAST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}) (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ([AP])M)?$/i;
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?$/;

const MS_A_DAY = 86_400_000;
const NS_A_MS = 1_000_000;

/** Returns whether a time with the year last certainly begins with the day: `25/10/2019 …`, or dots or hyphens. */
export function isDayFirst(text: string): boolean {
  const [, first, sign] = YEAR_LAST.exec(text.trim()) ?? [];
  return sign !== undefined && (sign !== '/' || Number(first) > 12);
}

export type DateOrder = 'day_first' | 'month_first';

/** Returns the order of day and month; `unclear` if the dates allow both, undefined if they are equal in both or missing. */
export function findDateOrder(texts: readonly string[]): DateOrder | 'unclear' | undefined {
  if (texts.some(isDayFirst)) return 'day_first';
  const dates = texts.flatMap((text) => {
    const date = YEAR_LAST.exec(text.trim());
    return date === null ? [] : [date];
  });
  if (dates.some(([, , , second]) => Number(second) > 12)) return 'month_first';
  return dates.some(([, first, , second]) => Number(first) !== Number(second)) ? 'unclear' : undefined;
}

/** Returns milliseconds since 1970 in local time; undefined if invalid. `hasDayFirst` reads `03/04/2020` as 3 April. */
export function parseAcquisitionTime(text: string, hasDayFirst = false): number | undefined {
  const yearLast = YEAR_LAST.exec(text.trim());
  if (yearLast !== null) {
    const [, first, , second, year, hour, minute, seconds = '00', half] = yearLast;
    const [day, month] = hasDayFirst || isDayFirst(text) ? [first, second] : [second, first];
    return createLocalTime(year, month, day, half === undefined ? hour : convertHour(hour, half), minute, seconds);
  }
  const iso = ISO.exec(text.trim());
  if (iso === null) return undefined;
  const [, year, month, day, hour, minute, second] = iso;
  return createLocalTime(year, month, day, hour, minute, second);
}

/** Value of `acquired_by` if the time comes from the raw file name. Otherwise, it is the name of the user who set the time. */
export const TIME_FROM_NAME = 'file name';

const DATE_IN_NAME = /(?<!\d)(20\d\d)([-_.]?)([01]\d)\2([0-3]\d)(?:[-_T ]?([0-2]\d)[-_.]?([0-5]\d)(?:[-_.]?([0-5]\d))?)?(?!\d)/;

/** Words before a date that is not that of acquisition, as in `HeLa_batch_20251103`. */
const OTHER_DATE = /(batch|lot|pool|prep|digest|plate|sample|born|dob)[-_. ]*$/i;

/**
 * Returns the date in a raw file name, with the time. Dates are most likely that of acquisition, unless a word says otherwise.
 * At the start, the century can be missing, as in `190219_HeLa`. Dates in the future are ignored.
 */
export function findTimeInName(name: string): { readonly time: string; readonly isLikely: boolean } | undefined {
  const found = DATE_IN_NAME.exec(name) ?? DATE_IN_NAME.exec(name.replace(/^(?=\d{6}[-_. ])/, '20'));
  if (found === null) return undefined;
  const [, year, , month, day, hour, minute = '00', second = '00'] = found;
  const time = `${year}-${month}-${day}T${hour ?? '00'}:${minute}:${second}`;
  if ((parseAcquisitionTime(time) ?? Number.POSITIVE_INFINITY) > Date.now() + MS_A_DAY) return undefined;
  return { time, isLikely: hour !== undefined || !OTHER_DATE.test(name.slice(0, found.index)) };
}

/** Value of `acquired_by` if the time comes from a folder that is named after a date. */
export const TIME_FROM_FOLDER = 'folder name';

/** Matches a folder name that is only a date. In longer names, the date is often that of the search or of a project's start. */
const DAY_FOLDER = /^(20)?\d\d([-_.]?)[01]\d\2[0-3]\d$/;

/** Returns acquired_at and acquired_by of a new raw file, by its name or folder. A result file replaces them later. */
export function parseTimeInName(
  name: string,
  folderPath = '',
): readonly [acquiredAt: string | null, acquiredBy: string | null] {
  const found = findTimeInName(name);
  if (found?.isLikely === true) return [found.time, TIME_FROM_NAME];
  const day = folderPath.split('/').findLast((folder) => DAY_FOLDER.test(folder));
  const ofFolder = day === undefined ? undefined : findTimeInName(`${day}_`);
  return ofFolder === undefined ? [null, null] : [ofFolder.time, TIME_FROM_FOLDER];
}

/**
 * Returns DateAcquired in nanoseconds, and its parts: Date YYYY-MM-DD, Day YYYY-DDD, Week YYYY-WW with the calendar year and the
 * week of ISO 8601, Month YYYY-M without a leading zero, and Year.
 */
export function computeAcquisitionColumns(time: number): ColumnValues {
  const date = new Date(time);
  const year = String(date.getUTCFullYear());
  const dayOfYear = Math.floor((time - Date.UTC(date.getUTCFullYear(), 0, 1)) / MS_A_DAY) + 1;
  return {
    DateAcquired: time * NS_A_MS,
    Date: date.toISOString().slice(0, 10),
    Day: `${year}-${String(dayOfYear).padStart(3, '0')}`,
    Week: `${year}-${String(computeIsoWeek(time)).padStart(2, '0')}`,
    Month: `${year}-${date.getUTCMonth() + 1}`,
    Year: year,
  };
}

export function formatLocalTime(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}

/** Returns the ISO 8601 week, which is the week of the year that contains its Thursday. */
function computeIsoWeek(time: number): number {
  const day = new Date(time).getUTCDay() || 7;
  const thursday = time + (4 - day) * MS_A_DAY;
  const yearOfThursday = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - yearOfThursday) / (7 * MS_A_DAY)) + 1;
}

function convertHour(hour: string | undefined, half: string): string | undefined {
  const number = Number(hour);
  if (number < 1 || number > 12) return undefined;
  return String((number % 12) + (half.toUpperCase() === 'P' ? 12 : 0));
}

function createLocalTime(...parts: (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = Number.NaN, minute = 0, second = 0] = parts.map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(time) || year < 1970 || year > 2199) return undefined;
  const date = new Date(time);
  // Date.UTC would convert an invalid month or hour to a different date.
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCHours() === hour;
  return isSame && minute < 60 && second < 60 ? time : undefined;
}
