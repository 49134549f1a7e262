/** Words of terms as they are compared. */

/** Small letters and digits without accents, words apart by one space. */
export function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** All that a term is found by, each on its line, the identifier first. */
export function termWordsOf({ id, label, synonyms }: { id: string; label: string; synonyms: readonly string[] }): string {
  return [id, label, ...synonyms].map(keyOf).join('\n');
}

/** What PostgreSQL is asked for: every word, complete or begun (to_tsquery). Empty where nothing is asked. */
export function textQuery(text: string): string {
  const words = keyOf(text).split(' ');
  return words.flatMap((word) => (word === '' ? [] : [`${word}:*`])).join(' & ');
}
