/** The account of an import: each value of the file is placed, changed (stored in another form) or left out, with a reason. */
import type { components } from '../../../../../generated/hub/types.d.ts';
import { quoteText } from '../../../../profiles/profile.ts';
import { chooseWord, formatNumber, formatQuantity, joinFirstItems } from '../../../../web/for-people/words.ts';
import { TextTrace } from './text-trace.ts';

type Schemas = components['schemas'];

export interface ImportAccount {
  readonly account: Schemas['HubImportAccount'];
  readonly changed: Schemas['HubImportChangedValue'][];
  readonly left_out: Schemas['HubImportLeftOut'][];
  /** Notes on unexpected content. Absent in previews of earlier versions. */
  readonly notes?: string[];
}

/** Account of previews that were stored without an account. */
export const NO_ACCOUNT: ImportAccount = {
  account: { values: 0, placed: 0, changed: 0, left_out: 0 },
  changed: [],
  left_out: [],
};

export interface ChangedValue {
  readonly entityType: string;
  readonly field: string;
  readonly shown: string;
  readonly stored: string;
  /** Reason in one sentence. The list groups equal reasons of a field. */
  readonly reason: string;
  /** Number of values in the file; 1 by default. */
  readonly values?: number;
}

export interface LeftOutPart {
  /** Entity type of the part; empty for a part without a type. */
  readonly entityType?: string;
  /** Reason in one sentence. The list groups equal reasons. */
  readonly reason: string;
  /** Number of values in the file; 1 by default. */
  readonly values?: number;
}

/** Maximum number of kinds in a list. The counts include all kinds. */
const MAX_LISTED = 200;
const MAX_PLACE_LENGTH = 1_000;
/** Maximum number of listed values without an outcome. The count includes further values. */
const MAX_NAMED = 5;
const MAX_VALUE_LENGTH = 1_000;
const MAX_REASON_LENGTH = 2_000;

/**
 * Records the outcomes while a file is read and compared. A reader of a format must do this:
 * 1. Call `recordFound` for all non-empty values before interpreting or dropping any: cells of a table, or
 * `iterateValues` otherwise.
 * 2. Report the outcome of each value. `recordRowOutcomes` records `stated`, `besides` and `leftOut` of rows. For a part
 * without a row, yield a `createOmittedPart`, which also appears among the rows. For other values, call `recordStored`,
 * `recordChange` or `recordOmission`.
 * A row has `sources` if a field combines several values, and `shown` if the file shows a string that differs from `stated`.
 * The numbers must be equal: found = placed + changed + left out. A difference is an error in a reader, and the account reports
 * it as omitted values or as a note.
 */
export class AccountBook {
  #found = 0;
  #placed = 0;
  #changed = 0;
  #leftOut = 0;
  #unlisted = 0;
  readonly texts = new TextTrace();
  readonly #notes: string[] = [];
  readonly #changes = new Map<string, Schemas['HubImportChangedValue']>();
  readonly #partsLeftOut = new Map<string, Schemas['HubImportLeftOut']>();

  /** Adds a note about unexpected content that is imported, such as hidden rows. */
  addNote(text: string): void {
    if (this.#notes.length < MAX_LISTED) this.#notes.push(limitListText(text, MAX_REASON_LENGTH));
  }

  /** Counts values whose outcome is recorded later. */
  recordFound(values: number): void {
    this.#found += values;
  }

  /** Subtracts column names from the found values. */
  recordHeaders(values: number): void {
    this.#found -= values;
  }

  /** Records values that are stored as displayed, or that define how to read other values. */
  recordStored(values = 1): void {
    this.#placed += values;
  }

  /** Records values that are stored in another format. @param place position such as `Study!C3` or `line 7` */
  recordChange(place: string, { entityType, field, shown, stored, reason, values = 1 }: ChangedValue): void {
    this.#changed += values;
    const key = JSON.stringify([entityType, field, reason]);
    const known = this.#changes.get(key);
    if (known !== undefined) known.values += values;
    else if (this.#isListed(this.#changes, values))
      this.#changes.set(key, {
        place: limitListText(place, MAX_PLACE_LENGTH),
        entity_type: entityType,
        field,
        shown: limitListText(shown, MAX_VALUE_LENGTH),
        stored: limitListText(stored, MAX_VALUE_LENGTH),
        reason: limitListText(reason, MAX_REASON_LENGTH),
        values,
      });
  }

  /** Records omitted values. @param place position such as `sheet Notes`, `line 1, column 3`, or a file in an archive */
  recordOmission(place: string, { entityType = '', reason, values = 1 }: LeftOutPart): void {
    this.#leftOut += values;
    const key = JSON.stringify([entityType, reason]);
    const known = this.#partsLeftOut.get(key);
    if (known !== undefined) {
      known.places += 1;
      known.values += values;
    } else if (this.#isListed(this.#partsLeftOut, values))
      this.#partsLeftOut.set(key, {
        place: limitListText(place, MAX_PLACE_LENGTH),
        entity_type: entityType,
        reason: limitListText(reason, MAX_REASON_LENGTH),
        places: 1,
        values,
      });
  }

  /** Returns whether a list can contain another kind. Above the maximum, kinds are only counted. */
  #isListed(list: ReadonlyMap<string, unknown>, values: number): boolean {
    if (list.size < MAX_LISTED) return true;
    this.#unlisted += values;
    return false;
  }

  /** Returns the complete account. Values without an outcome count as omitted. @param fileName place of these values */
  completeAccount(fileName: string): ImportAccount {
    const others = this.texts.countOtherCells();
    this.#placed += others.stored;
    if (others.leftOut > 0)
      this.recordOmission(fileName, { reason: 'These cells repeat values that are left out.', values: others.leftOut });
    const missing = this.#found + this.texts.cellCount - this.#placed - this.#changed - this.#leftOut;
    const lost = this.texts.listMissing();
    const untraced = Math.max(
      missing,
      [...lost.values()].reduce((sum, values) => sum + values, 0),
    );
    if (untraced > 0) {
      const named = lost.size === 0 ? '' : ` Some of them: ${joinFirstItems([...lost.keys()].map(quoteText), MAX_NAMED)}.`;
      this.recordOmission(fileName, {
        reason: `${formatNumber(untraced)} of the file's values could not be traced. Compare the saved data with the file.${named}`,
        values: untraced,
      });
    }
    if (missing < 0 && this.#found > 0)
      this.#notes.push(
        `${formatQuantity(-missing, 'value')} of the file ${chooseWord(-missing, 'is', 'are')} counted twice. Compare the saved data with the file.`,
      );
    if (this.#unlisted > 0)
      this.#notes.push(
        `The lists are shortened: ${formatNumber(this.#unlisted)} more values have reasons that are not listed.`,
      );
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

function limitListText(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}
