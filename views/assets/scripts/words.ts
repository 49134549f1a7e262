// Formats numbers, plurals, units and times as the server does, regardless of the browser's language.
// src/web/for-people/browser-words.test.ts checks that both give the same results.

const number = new Intl.NumberFormat('en-US');

/** Formats a whole number with thousands separators. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** Returns the noun for a number of items, such as `member` or `rows`. `several` is an irregular plural. */
export function chooseWord(value: number, one: string, several = `${one}s`): string {
  return value === 1 ? one : several;
}

/** Formats a number of items, such as `1 member` or `4,907 rows`. */
export function formatQuantity(value: number, one: string, several?: string): string {
  return `${formatNumber(value)} ${chooseWord(value, one, several)}`;
}

/** Formats a size with its unit in powers of 1,000, such as `5 MB`. */
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

/** Formats a time in UTC, such as `2026-03-05 09:32 UTC`. */
export function formatTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
