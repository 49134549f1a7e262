// Formats numbers, plurals, units and times exactly as the server does; the browser's own language would add another format to
// the page. src/web/for-people/browser-words.test.ts compares both.

const number = new Intl.NumberFormat('en-US');

/** Formats a whole number with thousands separators. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** The noun for a number of items; `several` is an irregular plural. */
export function chooseWord(value: number, one: string, several = `${one}s`): string {
  return value === 1 ? one : several;
}

/** A number of things: `1 member`, `4,907 rows`. */
export function formatQuantity(value: number, one: string, several?: string): string {
  return `${formatNumber(value)} ${chooseWord(value, one, several)}`;
}

/** A size with its unit, in powers of 1,000. */
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

/** A moment: `2026-03-05 09:32 UTC`. */
export function formatTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
