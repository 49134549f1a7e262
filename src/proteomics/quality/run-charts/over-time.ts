/** Computes counts and medians of identifications in equal intervals of retention time. */
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import { computeMedian } from '../statistics/values.ts';
import type { ChartTable } from './run-chart.ts';

/** Number of intervals of retention time. */
const STRETCHES = 60;
/** Maximum identifications in memory. If there are more, a random sample is used. */
const MAX_CACHED = 200_000;

export class Elutions {
  readonly #times: number[] = [];
  readonly #values: number[] = [];
  #seen = 0;
  #state = 1;

  addValue(time: number, value: number): void {
    this.#seen += 1;
    if (this.#times.length < MAX_CACHED) {
      this.#times.push(time);
      this.#values.push(value);
      return;
    }
    // Park and Miller's generator, so that a file always leads to the same chart.
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    const place = Math.floor((this.#state / 2_147_483_647) * this.#seen);
    if (place < MAX_CACHED) [this.#times[place], this.#values[place]] = [time, value];
  }

  /** Returns the middle of each interval, and the result of `reported` for its values. `minutes`: length of an interval. */
  listStretches(
    reported: (values: readonly number[], minutes: number, sampledShare: number) => number | null,
  ): ChartTable['rows'] {
    if (this.#times.length === 0) return [];
    const first = this.#times.reduce((low, time) => Math.min(low, time));
    const last = this.#times.reduce((high, time) => Math.max(high, time));
    const minutes = (last - first) / STRETCHES || 1;
    const bins = Array.from({ length: STRETCHES }, (): number[] => []);
    for (const [index, time] of this.#times.entries())
      bins[Math.min(STRETCHES - 1, Math.floor((time - first) / minutes))]?.push(this.#values[index] as number);
    const sampledShare = this.#times.length / this.#seen;
    return bins.map((values, index) => [first + (index + 0.5) * minutes, reported(values, minutes, sampledShare)]);
  }
}

export function countPerMinute(values: readonly number[], minutes: number, sampledShare: number): number {
  return Math.round(values.length / sampledShare / minutes);
}

export function computeMedianOrNull(values: readonly number[]): number | null {
  return values.length === 0 ? null : computeMedian(values);
}

export function readIdentificationsOverTime(path: string): Promise<ChartTable | undefined> {
  return readOverTime(path, null, 'Identifications per minute', countPerMinute);
}

export function readMedianOverTime(path: string, column: string, title: string, factor = 1): Promise<ChartTable | undefined> {
  return readOverTime(path, column, title, (values) => (values.length === 0 ? null : computeMedian(values) * factor));
}

async function readOverTime(
  path: string,
  column: string | null,
  title: string,
  reported: Parameters<Elutions['listStretches']>[0],
): Promise<ChartTable | undefined> {
  const elutions = new Elutions();
  let isThere = false;
  await readTable(
    { name: 'evidence.txt', path },
    {
      required: [],
      handleHeader(header) {
        const time = header.find('Retention time') ?? header.find('Calibrated retention time');
        const place = column === null ? time : header.find(column);
        isThere = time !== undefined && place !== undefined;
        return (row: TableRow) => {
          const at = time === undefined ? null : row.getNumber(time);
          const value = place === undefined ? null : row.getNumber(place);
          if (at !== null && Number.isFinite(at) && value !== null && Number.isFinite(value)) elutions.addValue(at, value);
        };
      },
    },
  );
  return isThere ? { columns: ['Retention time [min]', title], rows: elutions.listStretches(reported) } : undefined;
}

/** Identification types of MaxQuant, with their labels. */
const IDENTIFICATION_TYPES: readonly (readonly [type: RegExp, name: string])[] = [
  [/^(TOF-)?MULTI-MSMS$/, 'own spectra'],
  [/^(TOF-)?MULTI-SECPEP$/, 'second peptide'],
  [/^(TOF-)?MULTI-MATCH(-MSMS)?$/, 'matched between runs'],
  [/^MSMS$/, 'spectrum without a feature'],
];

/** Returns the share of each identification type in evidence.txt, in percent. */
export async function readIdentificationTypes(path: string): Promise<ChartTable | undefined> {
  const counts = new Map<string, number>();
  let isThere = false;
  await readTable(
    { name: 'evidence.txt', path },
    {
      required: [],
      handleHeader(header) {
        const place = header.find('Type');
        isThere = place !== undefined;
        return (row: TableRow) => {
          if (place === undefined) return;
          const type = row.getText(place).trim();
          const name = IDENTIFICATION_TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
          counts.set(name, (counts.get(name) ?? 0) + 1);
        };
      },
    },
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!isThere || total === 0) return undefined;
  const names = [...IDENTIFICATION_TYPES.map(([, name]) => name), ...(counts.has('other') ? ['other'] : [])];
  return {
    columns: ['Identified by', 'Identifications [%]'],
    rows: names.map((name) => [name, Math.round((10_000 * (counts.get(name) ?? 0)) / total) / 100]),
  };
}
