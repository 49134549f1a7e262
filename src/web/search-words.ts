/** The search of pages: a text must contain every word, in any case. */

/** A part of a text; `hit` if it is a searched word. */
export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a search, in lower case. */
export function wordsOf(q = ''): readonly string[] {
  return [...new Set(q.toLowerCase().split(/\s+/u))].filter((word) => word !== '');
}

/** Returns whether a text has every word. */
export function hasEvery(text: string, words: readonly string[]): boolean {
  const inLowerCase = text.toLowerCase();
  return words.every((word) => inLowerCase.includes(word));
}

/** Puts the items whose title has every word first; otherwise the order stays. */
export function titlesFirst<Item>(
  items: readonly Item[],
  words: readonly string[],
  titleOf: (item: Item) => string,
): readonly Item[] {
  const rank = (item: Item) => Number(hasEvery(titleOf(item), words));
  return items.toSorted((one, other) => rank(other) - rank(one));
}

/** Splits a text at the searched words, to highlight them. */
export function markWords(text: string, words: readonly string[]): readonly Stretch[] {
  const inLowerCase = text.toLowerCase();
  // A text whose lower case is of another length (İ) cannot be cut by its offsets.
  if (words.length === 0 || inLowerCase.length !== text.length) return [{ text, hit: false }];
  const isHit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = inLowerCase.indexOf(word); at !== -1; at = inLowerCase.indexOf(word, at + word.length))
      isHit.fill(1, at, at + word.length);
  }
  const stretches: Stretch[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isHit[end] === isHit[start]) continue;
    stretches.push({ text: text.slice(start, end), hit: isHit[start] === 1 });
    start = end;
  }
  return stretches;
}
