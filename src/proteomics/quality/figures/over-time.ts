/** What a run found in the course of its retention time: counts and medians in stretches of equal length. */
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import { medianOf } from '../statistics/values.ts';
import type { FigureTable } from './figure.ts';

/** Stretches that a run is cut into. */
const STRETCHES = 60;
/** More identifications are not kept; those beyond it replace earlier ones by chance, so that all stand for all. */
const MAX_CACHED = 200_000;

/** Identifications with their retention times in minutes, in bounded memory. */
export class Elutions {
  readonly #times: number[] = [];
  readonly #values: number[] = [];
  #seen = 0;
  #state = 1;

  add(time: number, value: number): void {
    this.#seen += 1;
    if (this.#times.length < MAX_CACHED) {
      this.#times.push(time);
      this.#values.push(value);
      return;
    }
    // Park and Miller's generator: the same file always gives the same figure.
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    const place = Math.floor((this.#state / 2_147_483_647) * this.#seen);
    if (place < MAX_CACHED) [this.#times[place], this.#values[place]] = [time, value];
  }

  /** The middle of each stretch in minutes, with what `told` says of its values, its length in minutes and the share that was kept. */
  stretches(told: (values: readonly number[], minutes: number, kept: number) => number | null): FigureTable['rows'] {
    if (this.#times.length === 0) return [];
    const first = this.#times.reduce((low, time) => Math.min(low, time));
    const last = this.#times.reduce((high, time) => Math.max(high, time));
    const minutes = (last - first) / STRETCHES || 1;
    const bins = Array.from({ length: STRETCHES }, (): number[] => []);
    for (const [index, time] of this.#times.entries())
      bins[Math.min(STRETCHES - 1, Math.floor((time - first) / minutes))]?.push(this.#values[index] as number);
    const kept = this.#times.length / this.#seen;
    return bins.map((values, index) => [first + (index + 0.5) * minutes, told(values, minutes, kept)]);
  }
}

/** How many there are in each minute of a stretch. */
export function countPerMinute(values: readonly number[], minutes: number, kept: number): number {
  return Math.round(values.length / kept / minutes);
}

/** The median of a stretch; null without a value. */
export function medianIn(values: readonly number[]): number | null {
  return values.length === 0 ? null : medianOf(values);
}

/** Identifications in each minute. */
export function identificationsOverTime(path: string): Promise<FigureTable | undefined> {
  return overTime(path, null, 'Identifications per minute', countPerMinute);
}

/** The median of a column of evidence.txt. */
export function medianOverTime(path: string, column: string, title: string, factor = 1): Promise<FigureTable | undefined> {
  return overTime(path, column, title, (values) => (values.length === 0 ? null : medianOf(values) * factor));
}

async function overTime(
  path: string,
  column: string | null,
  title: string,
  told: Parameters<Elutions['stretches']>[0],
): Promise<FigureTable | undefined> {
  const elutions = new Elutions();
  let isThere = false;
  await readTable(
    { name: 'evidence.txt', path },
    {
      required: [],
      begin(header) {
        const time = header.find('Retention time') ?? header.find('Calibrated retention time');
        const place = column === null ? time : header.find(column);
        isThere = time !== undefined && place !== undefined;
        return (row: TableRow) => {
          const at = time === undefined ? null : row.number(time);
          const value = place === undefined ? null : row.number(place);
          if (at !== null && Number.isFinite(at) && value !== null && Number.isFinite(value)) elutions.add(at, value);
        };
      },
    },
  );
  return isThere ? { columns: ['Retention time [min]', title], rows: elutions.stretches(told) } : undefined;
}

/** What MaxQuant calls the ways of identification, and what they are. */
const WAYS: readonly (readonly [type: RegExp, name: string])[] = [
  [/^(TOF-)?MULTI-MSMS$/, 'own spectra'],
  [/^(TOF-)?MULTI-SECPEP$/, 'second peptide'],
  [/^(TOF-)?MULTI-MATCH(-MSMS)?$/, 'matched between runs'],
  [/^MSMS$/, 'spectrum without a feature'],
];

/** How the peptides of evidence.txt were identified, in percent. */
export async function waysOfIdentification(path: string): Promise<FigureTable | undefined> {
  const counts = new Map<string, number>();
  let isThere = false;
  await readTable(
    { name: 'evidence.txt', path },
    {
      required: [],
      begin(header) {
        const place = header.find('Type');
        isThere = place !== undefined;
        return (row: TableRow) => {
          if (place === undefined) return;
          const type = row.text(place).trim();
          const name = WAYS.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
          counts.set(name, (counts.get(name) ?? 0) + 1);
        };
      },
    },
  );
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!isThere || total === 0) return undefined;
  const names = [...WAYS.map(([, name]) => name), ...(counts.has('other') ? ['other'] : [])];
  return {
    columns: ['Identified by', 'Identifications [%]'],
    rows: names.map((name) => [name, Math.round((10_000 * (counts.get(name) ?? 0)) / total) / 100]),
  };
}
