/** Text as PostgreSQL keeps it. */

/** The text with the replacement character where PostgreSQL cannot keep it: NUL, and halves of characters. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
