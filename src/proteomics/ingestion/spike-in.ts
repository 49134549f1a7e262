import { formatNumberList, Spread } from './reading/numbers.ts';

/** Values of quality-control columns. Missing values are absent. */
export type ColumnValues = Record<string, number | string>;

/** Ignores a missing value. */
export function setColumnValue(values: ColumnValues, column: string, value: number | string | null): void {
  if (value !== null) values[column] = value;
}

/** Channels without intensity are empty or zero. */
export function isMissingIntensity(intensity: number | null): boolean {
  return intensity === null || intensity === 0;
}

/**
 * Adds `_ave`, `_sd` and `_cv` of the channels of a row: mean and population standard deviation, including zeros and excluding
 * empty cells, and their quotient in percent. Without channels, all are missing; with a mean of zero, only `_cv` is missing.
 */
export function setReporterSpread(values: ColumnValues, prefix: string, channels: readonly (number | null)[]): void {
  const spread = new Spread();
  for (const intensity of channels) spread.add(intensity);
  const { mean, populationSd } = spread;
  setColumnValue(values, `${prefix}_ave`, mean);
  setColumnValue(values, `${prefix}_sd`, populationSd);
  if (mean !== null && mean !== 0 && populationSd !== null) setColumnValue(values, `${prefix}_cv`, (populationSd / mean) * 100);
}

/** Returns the number of rows without intensity in each channel, formatted as a list; null without channels. */
export function formatMissingCounts(rows: readonly (readonly (number | null)[])[]): string | null {
  const [first] = rows;
  if (first === undefined || first.length === 0) return null;
  return formatNumberList(first.map((_, channel) => rows.filter((row) => isMissingIntensity(row[channel] ?? null)).length));
}
