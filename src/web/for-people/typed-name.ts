/** A name that is typed before something is deleted. */

/** The field for it, as views/partials/typed-name shows it. */
export interface TypedName {
  /** The name to type. */
  readonly name: string;
  /** The typed text. */
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
