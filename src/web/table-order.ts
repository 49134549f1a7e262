/** Sorts tables by a parameter of their address: `sort=name` ascending, `sort=-name` descending. */
import { BadRequestError } from '../contract/errors.ts';

export interface SortColumn<Row> {
  /** Name of the column in the address. */
  readonly key: string;
  readonly label: string;
  readonly getValue: (row: Row) => string | number;
  /** True for numbers, which are right-aligned, and sorted descending first. */
  readonly isNumber?: boolean;
  readonly className?: string;
}

/** Compares strings case-insensitively; numbers within strings by value. */
export const inOrder: Intl.Collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the rows in the requested order, or in the given order by default. The sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortColumn<Row>[],
  sort: string | undefined,
): readonly Row[] {
  const column = columns.find(({ key }) => key === getSortKey(sort));
  if (column === undefined) return rows;
  const sign = isDescending(sort) ? -1 : 1;
  return rows.toSorted((a, b) => sign * compareValues(column.getValue(a), column.getValue(b)));
}

/** Returns the headings of a table. `address` returns the address of the page with a sort order. */
export function createSortHeaders<Row>(
  columns: readonly SortColumn<Row>[],
  sort: string | undefined,
  address: (sort: string) => string,
) {
  return columns.map(({ key, label, isNumber = false, className = '' }) => {
    const direction = getSortKey(sort) === key ? (isDescending(sort) ? 'descending' : 'ascending') : 'none';
    const first = isNumber ? 'descending' : 'ascending';
    const next = direction === 'none' ? first : direction === 'ascending' ? 'descending' : 'ascending';
    return {
      key,
      label,
      className: [className, isNumber ? 'number' : ''].filter((name) => name !== '').join(' '),
      direction,
      first,
      path: address(next === 'descending' ? `-${key}` : key),
    };
  });
}

function getSortKey(sort: string | undefined): string | undefined {
  return sort?.replace(/^-/, '');
}

function isDescending(sort: string | undefined): boolean {
  return sort?.startsWith('-') ?? false;
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : inOrder.compare(String(a), String(b));
}

/** A part of a string. `hit` is true if it matches the search. */
export interface MarkedText {
  readonly text: string;
  readonly hit: boolean;
}

/** Maximum number of words of a search. Each is compared with every text. */
const MAX_WORDS = 12;

/** Returns the distinct words of a search in lower case. @throws BadRequestError above the maximum */
export function splitSearchWords(q = ''): readonly string[] {
  const words = [...new Set(q.toLowerCase().split(/\s+/u))].filter((word) => word !== '');
  if (words.length > MAX_WORDS) throw new BadRequestError(`A search can have at most ${MAX_WORDS} different words.`);
  return words;
}

export function containsAllWords(text: string, words: readonly string[]): boolean {
  const inLowerCase = text.toLowerCase();
  return words.every((word) => inLowerCase.includes(word));
}

/** Moves items whose title contains every word to the front. Otherwise, the order stays. */
export function moveTitleMatchesFirst<Item>(
  items: readonly Item[],
  words: readonly string[],
  titleOf: (item: Item) => string,
): readonly Item[] {
  const rankItem = (item: Item) => Number(containsAllWords(titleOf(item), words));
  return items.toSorted((one, other) => rankItem(other) - rankItem(one));
}

export function splitAtMatches(text: string, words: readonly string[]): readonly MarkedText[] {
  const inLowerCase = text.toLowerCase();
  // If lower case changes the length (as for İ), the offsets do not fit.
  if (words.length === 0 || inLowerCase.length !== text.length) return [{ text, hit: false }];
  const isHit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = inLowerCase.indexOf(word); at !== -1; at = inLowerCase.indexOf(word, at + word.length))
      isHit.fill(1, at, at + word.length);
  }
  const stretches: MarkedText[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isHit[end] === isHit[start]) continue;
    stretches.push({ text: text.slice(start, end), hit: isHit[start] === 1 });
    start = end;
  }
  return stretches;
}
