/**
 * The account of an import: every value of the file is placed (stored as the file shows it), changed (stored in another form) or left out.
 * Changed and left-out values are reported with place and reason.
 */
import type { components } from '../../../../../generated/hub/types.d.ts';
import { WrittenScalar } from '../../../../profiles/reading/written-scalar.ts';
import { numberText } from '../../../../web/for-people/words.ts';
import { isEmptyCell } from '../../cells.ts';

type Schemas = components['schemas'];

/** An account as it is kept with a preview and answered. */
export interface ImportAccount {
  readonly account: Schemas['HubImportAccount'];
  readonly changed: Schemas['HubImportChangedValue'][];
  readonly left_out: Schemas['HubImportLeftOut'][];
  /** Left out in previews of an earlier version. */
  readonly notes?: string[];
}

/** An account of nothing, for previews that were kept without one. */
export const NO_ACCOUNT: ImportAccount = {
  account: { values: 0, placed: 0, changed: 0, left_out: 0 },
  changed: [],
  left_out: [],
};

/** A value that is stored in another form. */
export interface ChangedValue {
  readonly entityType: string;
  readonly field: string;
  /** What the file shows. */
  readonly shown: string;
  readonly stored: string;
  /** A sentence. Equal reasons of a field are reported together. */
  readonly reason: string;
  /** Values of the file behind it, one unless it is said. */
  readonly values?: number;
}

/** A part of the file that is not stored. */
export interface LeftOutPart {
  /** The type that it belongs to, empty where it belongs to none. */
  readonly entityType?: string;
  /** A sentence. Equal reasons are reported together. */
  readonly reason: string;
  /** Values of the file in it, one unless it is said. */
  readonly values?: number;
}

/** Kinds of changes, and of what is left out, that are listed. The numbers count all. */
const MAX_LISTED = 200;
const MAX_PLACE_LENGTH = 1_000;
const MAX_VALUE_LENGTH = 1_000;
const MAX_REASON_LENGTH = 2_000;

/**
 * Keeps the account while a file is read and compared. A reader of a format does two things:
 *
 * 1. It calls `found` for everything in the file that is not empty, before it interprets any of it. A table counts cells, other formats
 *    count single values (`valuesIn`).
 * 2. It says what becomes of each. Most is said by the rows that the reader yields, and `settleRows` books it: the values of `said`, the
 *    values `besides` them, and what the row lists as `leftOut`. A part that becomes no row is a `leftOutPart`, which is shown among the
 *    rows, too. Whatever is in no row is booked directly, by `placed`, `changed` or `leftOut`.
 *
 * A row whose field is made of several values of the file says so in `sources`; one whose file shows something else than `said`
 * has, in `shown`. Values that were found and not booked are told as left out, so that a mistake in a reader is not silent.
 */
export class AccountBook {
  #found = 0;
  #placed = 0;
  #changed = 0;
  #leftOut = 0;
  readonly #notes: string[] = [];
  readonly #changes = new Map<string, Schemas['HubImportChangedValue']>();
  readonly #partsLeftOut = new Map<string, Schemas['HubImportLeftOut']>();

  /** Tells something that is no loss, and may surprise: that hidden rows are imported. */
  note(text: string): void {
    if (this.#notes.length < MAX_LISTED) this.#notes.push(tidy(text, MAX_REASON_LENGTH));
  }

  /** Counts values that stand in the file, whatever becomes of them. */
  found(values: number): void {
    this.#found += values;
  }

  /** Books values that are stored as the file shows them, or that only say how the others are to be read. */
  placed(values = 1): void {
    this.#placed += values;
  }

  /** Books a value that is stored in another form. @param place where it stands, like `Study!C3` or `line 7` */
  changed(place: string, { entityType, field, shown, stored, reason, values = 1 }: ChangedValue): void {
    this.#changed += values;
    const key = JSON.stringify([entityType, field, reason]);
    const known = this.#changes.get(key);
    if (known !== undefined) known.values += values;
    else if (this.#changes.size < MAX_LISTED)
      this.#changes.set(key, {
        place: tidy(place, MAX_PLACE_LENGTH),
        entity_type: entityType,
        field,
        shown: tidy(shown, MAX_VALUE_LENGTH),
        stored: tidy(stored, MAX_VALUE_LENGTH),
        reason: tidy(reason, MAX_REASON_LENGTH),
        values,
      });
  }

  /** Books a part that is not stored. @param place where it stands, like `sheet Notes`, `line 1, column 3` or a file of an archive */
  leftOut(place: string, { entityType = '', reason, values = 1 }: LeftOutPart): void {
    this.#leftOut += values;
    const key = JSON.stringify([entityType, reason]);
    const known = this.#partsLeftOut.get(key);
    if (known !== undefined) {
      known.places += 1;
      known.values += values;
    } else if (this.#partsLeftOut.size < MAX_LISTED)
      this.#partsLeftOut.set(key, {
        place: tidy(place, MAX_PLACE_LENGTH),
        entity_type: entityType,
        reason: tidy(reason, MAX_REASON_LENGTH),
        places: 1,
        values,
      });
  }

  /** The account as a whole; what was found and not booked is left out. @param fileName the place of that */
  close(fileName: string): ImportAccount {
    const missing = this.#found - this.#placed - this.#changed - this.#leftOut;
    if (missing > 0)
      this.leftOut(fileName, {
        reason: `${numberText(missing)} of the file's values could not be traced. Compare the saved data with the file.`,
        values: missing,
      });
    return {
      account: {
        values: this.#placed + this.#changed + this.#leftOut,
        placed: this.#placed,
        changed: this.#changed,
        left_out: this.#leftOut,
      },
      changed: [...this.#changes.values()],
      left_out: [...this.#partsLeftOut.values()],
      notes: this.#notes,
    };
  }
}

/** How many single values a value of a data set holds; texts without visible characters are none. */
export function valuesIn(value: unknown): number {
  if (typeof value === 'string') return isEmptyCell(value) ? 0 : 1;
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'object' || value instanceof WrittenScalar) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 0);
}

function tidy(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}
