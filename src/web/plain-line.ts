/** Text of strangers as one line that can be stored and shown. */

/** Controls, line ends, and marks that turn the direction of what stands around them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

/** One line of whole characters with single spaces, without control characters, of at most `longest` characters. What it gave it gives again. */
export function plainLine(text: string, longest: number): string {
  // What stands far behind is not worth the time.
  const near = text.slice(0, 4 * longest);
  const plain = near.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  return [...plain].slice(0, longest).join('').trim();
}
