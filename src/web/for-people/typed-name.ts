/** Checks a name that the user types before a deletion. */

/** View model of the field, for views/partials/typed-name. */
export interface TypedName {
  /** The name that the user must type. */
  readonly name: string;
  /** The text that the user typed. */
  readonly value: string;
  readonly isWrong: boolean;
}

/** Returns whether the typed text is the name. Consecutive spaces are treated as one, because pages show them as one. */
export function isTypedName(typed: string, name: string): boolean {
  return normalizeTypedName(typed) === normalizeTypedName(name);
}

function normalizeTypedName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}
