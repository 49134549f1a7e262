/** Limits imports in all formats, because the content must fit into memory. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { formatNumber } from '../../../../web/for-people/words.ts';
import type { IncomingCell, IncomingRow } from './incoming.ts';

export interface ReadingLimits {
  readonly rows: number;
  /** Maximum number of non-empty values. */
  readonly values: number;
  /** Maximum total length of all values. A spreadsheet can repeat one long string a million times. */
  readonly characters: number;
  /** Maximum size of the unpacked file in bytes. */
  readonly unpacked: number;
  readonly entries: number;
}

/** Permits 100,000 rows of the entity type with the most fields. */
export const READING_LIMITS: ReadingLimits = {
  rows: 250_000,
  values: 5_000_000,
  characters: 100_000_000,
  unpacked: 600_000_000,
  entries: 1_000,
};

export class ReadingCount {
  readonly #limits: ReadingLimits;
  #rows = 0;
  #values = 0;
  #characters = 0;

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  /** Counts a row and its values. @throws BadRequestError above a limit */
  countRow({ stated, leftOut }: IncomingRow): void {
    this.#rows += 1;
    this.#values += leftOut.length;
    for (const value of stated.values()) this.#addValue(value as IncomingCell);
    this.#rejectExcess('rows', this.#rows);
    this.#rejectExcess('values', this.#values);
    this.#rejectExcess('characters', this.#characters);
  }

  #addValue(value: unknown): void {
    if (value === null) return;
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    this.#values += items.length;
    for (const item of items) if (typeof item === 'string') this.#characters += item.length;
  }

  #rejectExcess(what: 'rows' | 'values' | 'characters', count: number): void {
    const most = this.#limits[what];
    if (count > most) throw createTooManyError(what, most);
  }
}

export function createTooManyError(what: string, most: number): BadRequestError {
  return new BadRequestError(`The file has more than ${formatNumber(most)} ${what}. Import it in parts.`);
}
