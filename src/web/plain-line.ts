/** Matches control characters, line endings, and marks that change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/** Returns one line of at most `longest` characters: single spaces, no control characters, no split surrogate pairs. */
export function formatPlainLine(text: string, longest: number): string {
  // Discards most of a long string first, to save time.
  const beginning = text.slice(0, 4 * longest);
  const plain = beginning.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  return [...plain].slice(0, longest).join('').trim();
}
