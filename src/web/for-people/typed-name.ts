/** A name that is typed before something is deleted. */

/** The field for it, as views/partials/typed-name shows it. */
export interface TypedName {
  /** What has to be typed. */
  readonly name: string;
  /** What was typed. */
  readonly value: string;
  readonly isWrong: boolean;
}

/** Whether it is the name that was asked for: spaces that follow each other are seen as one, and count as one. */
export function isTypedName(typed: string, name: string): boolean {
  return asSeen(typed) === asSeen(name);
}

function asSeen(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
}
