/** View model of the field, for views/partials/typed-name. */
export interface TypedName {
  readonly name: string;
  readonly value: string;
  readonly isWrong: boolean;
}

/** Returns whether the typed text is the name. Spaces are collapsed, because pages show several spaces as one. */
export function isTypedName(typed: string, name: string): boolean {
  return normalizeTypedName(typed) === normalizeTypedName(name);
}

function normalizeTypedName(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}
