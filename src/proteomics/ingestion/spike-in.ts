import { formatNumberList, Spread } from './reading/numbers.ts';

/** Values of quality-control columns. Missing values are absent. */
export type ColumnValues = Record<string, number | string>;

/** Sets the value of a column. Null is a missing value and is ignored. */
export function setColumnValue(values: ColumnValues, column: string, value: number | string | null): void {
  if (value !== null) values[column] = value;
}

/** Returns whether a channel has no intensity: MaxQuant writes an empty cell or zero. */
export function isMissingIntensity(intensity: number | null): boolean {
  return intensity === null || intensity === 0;
}

/** Adds mean (`_ave`), standard deviation (`_sd`) and `_cv` (percent) of channels. Zeros count, empty cells do not. */
export function setReporterSpread(values: ColumnValues, prefix: string, channels: readonly (number | null)[]): void {
  const spread = new Spread();
  for (const intensity of channels) spread.addValue(intensity);
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
