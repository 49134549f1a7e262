/** Corrected reporter intensities of a spike-in over the channels of one row. */
import { listOfNumbers, Spread } from './reading/numbers.ts';

/** Values of quality-control columns, by name; a missing value has no member. */
export type ColumnValues = Record<string, number | string>;

/** Adds a value unless it is missing. */
export function put(values: ColumnValues, column: string, value: number | string | null): void {
  if (value !== null) values[column] = value;
}

/** Whether a channel has no intensity: empty or zero. */
export function isMissing(intensity: number | null): boolean {
  return intensity === null || intensity === 0;
}

/**
 * `_ave`, `_sd` and `_cv` of a row's channels: mean and population standard deviation, zeros included and empty cells not, and the one in
 * per cent of the other; without channels, or with a mean of zero for the last, missing.
 */
export function putReporterSpread(values: ColumnValues, prefix: string, channels: readonly (number | null)[]): void {
  const spread = new Spread();
  for (const intensity of channels) spread.add(intensity);
  const { mean, populationSd } = spread;
  put(values, `${prefix}_ave`, mean);
  put(values, `${prefix}_sd`, populationSd);
  if (mean !== null && mean !== 0 && populationSd !== null) put(values, `${prefix}_cv`, (populationSd / mean) * 100);
}

/** Per channel how many of the rows have no intensity, as the text of a list; missing without channels. */
export function missingByChannel(rows: readonly (readonly (number | null)[])[]): string | null {
  const [first] = rows;
  if (first === undefined || first.length === 0) return null;
  return listOfNumbers(first.map((_, channel) => rows.filter((row) => isMissing(row[channel] ?? null)).length));
}
