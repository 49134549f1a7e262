/** Text that PostgreSQL can store. */

/** Returns the text with replacement characters for what PostgreSQL cannot store: NUL and unpaired surrogates. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
