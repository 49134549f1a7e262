/** Formats numbers, plurals, units and dates, so that they look the same on every page. */

const number = new Intl.NumberFormat('en-US');
/** British English, so that there is no comma before the last "and". */
const list = new Intl.ListFormat('en-GB');
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Formats a whole number with thousands separators: `4,907`. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** Returns the noun for a number of items, such as `member` or `rows`. `several` is an irregular plural. */
export function chooseWord(value: number, one: string, several = `${one}s`): string {
  return value === 1 ? one : several;
}

/** Formats a number of items, such as `1 member`, `4,907 rows` or `0 entities`. */
export function formatQuantity(value: number, one: string, several?: string): string {
  return `${formatNumber(value)} ${chooseWord(value, one, several)}`;
}

/** Formats a share from 0 to 1 in percent, such as `98 %`. Rounding never leads to 0 % or 100 %. */
export function formatPercent(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return '99 %';
  return percent === 0 && share > 0 ? '1 %' : `${percent} %`;
}

/** Formats a size with its unit, in powers of 1,000, such as `5 MB` or `1.2 GB`. */
export function formatSize(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 10 ? 0 : 1;
  return `${formatNumber(Number(value.toFixed(digits)))} ${units[unit]}`;
}

/** Formats the day of a date in UTC, such as `2026-03-05`. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Formats a date in UTC, such as `2026-03-05 09:32 UTC`. */
export function formatTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Returns the date of a timestamp in ISO 8601, in its time zone, such as `2026-03-05`. */
export function getLocalDate(moment: string): string {
  return moment.slice(0, 10);
}

/** Returns date and minute of an ISO 8601 timestamp in its zone, as `2026-03-05 09:32`; only the date for midnight. */
export function getWrittenMinute(moment: string): string {
  return moment
    .replace(/T00:00:00$/, '')
    .slice(0, 16)
    .replace('T', ' ');
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formats a date relative to now, such as `3 days ago`, `in 2 weeks` or `just now`. */
export function formatAgo(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1_000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (step === undefined) return 'just now';
  return relative.format(Math.trunc(seconds / step[1]), step[0]);
}

/** Joins items for a sentence, such as `a`, `a and b` or `a, b and c`. */
export function joinItems(items: readonly string[]): string {
  return list.format(items);
}

/** Joins the first items, followed by `…` if there are more, such as `a, b, …`. */
export function joinFirstItems(items: readonly (string | number)[], most: number): string {
  return `${items.slice(0, most).join(', ')}${items.length > most ? ', …' : ''}`;
}

/** A date for the element `time`. */
export interface DisplayDate {
  readonly iso: string;
  /** Date and time in words, such as `2026-03-05 09:32 UTC`. */
  readonly text: string;
  readonly day: string;
}

export function createDisplayDate(date: Date): DisplayDate {
  return { iso: date.toISOString(), text: formatTimestamp(date), day: formatDay(date) };
}
