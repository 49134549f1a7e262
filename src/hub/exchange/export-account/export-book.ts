/** The account of an export: the list of omitted and changed values. */
import { shortenText } from '../../../profiles/profile.ts';

export interface LeftOut {
  /** Describes the entities of a type, or the values of a field. */
  readonly what: string;
  readonly count: number;
}

/** Changed values with the same reason. */
export interface ChangedInFile extends LeftOut {
  /** Describes the first value: its entity, its text in the project, and its text in the file. */
  readonly place: string;
  readonly shown: string;
  readonly written: string;
  readonly reason: string;
}

/** The most frequent kinds come first. */
export interface ExportAccount {
  readonly left_out: readonly LeftOut[];
  readonly changed: readonly ChangedInFile[];
}

/** Maximum number of listed kinds of changes. */
const MAX_LISTED = 1_000;

/** Records the account while a file is written. Exporters must call `change` for each changed value. */
export class ExportBook {
  readonly #leftOut = new Map<string, number>();
  readonly #changed = new Map<string, { -readonly [Name in keyof ChangedInFile]: ChangedInFile[Name] }>();

  leaveOut(what: string, count = 1): void {
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + count);
  }

  change(change: Omit<ChangedInFile, 'count'>): void {
    const key = JSON.stringify([change.what, change.reason]);
    const known = this.#changed.get(key);
    if (known !== undefined) known.count += 1;
    else if (this.#changed.size < MAX_LISTED)
      this.#changed.set(key, { ...change, shown: shortenText(change.shown), written: shortenText(change.written), count: 1 });
  }

  account(): ExportAccount {
    const left = [...this.#leftOut].map(([what, count]) => ({ what, count }));
    const compareByCount = (one: LeftOut, other: LeftOut) => other.count - one.count;
    return { left_out: left.toSorted(compareByCount), changed: [...this.#changed.values()].toSorted(compareByCount) };
  }
}

/** Returns the value of a header (RFC 9651, dictionary). */
export function formatAccountHeader({ left_out, changed }: ExportAccount): string {
  const sum = (parts: readonly LeftOut[]) => parts.reduce((total, { count }) => total + count, 0);
  return `left_out=${sum(left_out)}, changed=${sum(changed)}`;
}
