/** Collects omitted and changed values of an export. */
import { shortenText } from '../../../profiles/profile.ts';

export interface LeftOut {
  /** Heading, such as a type of entity, or a type and a field. */
  readonly what: string;
  readonly count: number;
}

/** Changed values with the same reason. */
export interface ChangedInFile extends LeftOut {
  /** Label of the first entity with this change, and the text in project and file. */
  readonly place: string;
  readonly shown: string;
  readonly written: string;
  readonly reason: string;
}

/** Omissions and changes, the most frequent kinds first. */
export interface ExportAccount {
  readonly left_out: readonly LeftOut[];
  readonly changed: readonly ChangedInFile[];
}

/** Maximum length of the list of changes. Changes with the same heading and reason share an item. */
const MAX_LISTED = 1_000;

/** Records omissions and changes while a file is written. Exporters must call `recordChange` for each changed value. */
export class ExportBook {
  readonly #leftOut = new Map<string, number>();
  readonly #changed = new Map<string, { -readonly [Name in keyof ChangedInFile]: ChangedInFile[Name] }>();

  recordOmission(what: string, count = 1): void {
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + count);
  }

  recordChange(change: Omit<ChangedInFile, 'count'>): void {
    const key = JSON.stringify([change.what, change.reason]);
    const known = this.#changed.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.#changed.size < MAX_LISTED)
      this.#changed.set(key, { ...change, shown: shortenText(change.shown), written: shortenText(change.written), count: 1 });
  }

  createAccount(): ExportAccount {
    const left = [...this.#leftOut].map(([what, count]) => ({ what, count }));
    const compareByCount = (one: LeftOut, other: LeftOut) => other.count - one.count;
    return { left_out: left.toSorted(compareByCount), changed: [...this.#changed.values()].toSorted(compareByCount) };
  }
}

/** Returns the value of an HTTP header (RFC 9651, dictionary). */
export function formatAccountHeader({ left_out, changed }: ExportAccount): string {
  const sumCounts = (parts: readonly LeftOut[]) => parts.reduce((total, { count }) => total + count, 0);
  return `left_out=${sumCounts(left_out)}, changed=${sumCounts(changed)}`;
}
