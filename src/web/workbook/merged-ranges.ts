/** Ranges of merged cells (ECMA-376, part 1, 18.3.1.55), which a sheet lists behind its rows. */

/** A range over several rows; rows are counted from 1, columns from 0. */
export interface MergedRange {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

/** What people merge by hand; a sheet with more is read without. */
const MOST_RANGES = 100_000;
/** Characters behind the rows in which the list stands. */
const LONGEST_LIST = 20_000_000;

/** Reads those of a sheet that go over several rows, by their first row. The markup of its cells is passed over. */
export async function readMergedRanges(
  pieces: AsyncIterable<Uint8Array>,
): Promise<ReadonlyMap<number, readonly MergedRange[]>> {
  const decoder = new TextDecoder();
  let list = '';
  let isInList = false;
  for await (const piece of pieces) {
    const before = list.length;
    const text: string = list + decoder.decode(piece, { stream: true });
    const begin: number = isInList ? 0 : text.search(/<(?:\w+:)?mergeCells\b/);
    isInList = begin !== -1;
    // The name can be cut by the end of a piece.
    list = isInList ? text.slice(begin) : text.slice(-OVERLAP);
    if (list.length > LONGEST_LIST || (isInList && END.test(text.slice(Math.max(0, before - OVERLAP))))) break;
  }
  const ranges = new Map<number, MergedRange[]>();
  let count = 0;
  for (const [, column = '', from, to] of isInList ? partOf(list).matchAll(RANGE) : []) {
    const range = { first: Number(from), last: Number(to), column: columnNumber(column) };
    count += 1;
    if (range.last <= range.first || count > MOST_RANGES) continue;
    const known = ranges.get(range.first);
    if (known === undefined) ranges.set(range.first, [range]);
    else known.push(range);
  }
  return ranges;
}

/** The list alone: what stands behind it refers to cells as well. */
function partOf(text: string): string {
  const end = text.search(END);
  return end === -1 ? text : text.slice(0, end);
}

const OVERLAP = 200;
const END = /<\/(?:\w+:)?mergeCells\s*>/;
const RANGE = /\bref=["']\$?([A-Za-z]{1,3})\$?(\d{1,7}):\$?[A-Za-z]{1,3}\$?(\d{1,7})["']/g;

/** A column by its letters, from 0. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.toUpperCase().charCodeAt(0) - 64;
  return column - 1;
}
