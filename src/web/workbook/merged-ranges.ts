/** Ranges of merged cells (ECMA-376, part 1, 18.3.1.55), which a sheet lists behind its rows. */
import { BadRequestError } from '../../contract/errors.ts';
import { numberText } from '../for-people/words.ts';
import type { SheetRow, WorkbookCell } from './sheet.ts';

/** A range over several rows; rows are counted from 1, columns from 0. */
export interface MergedRange {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

/** Far more than people merge by hand. */
const MAX_RANGES = 50_000;
/** Steps that merged cells may cost: far more than real files have cells below the first of a merged range. */
const MAX_STEPS = 2_000_000;
/** Characters behind the rows in which the list stands: a range takes about 30. */
const MAX_LIST_LENGTH = 5_000_000;

/** Limits of merged cells over all sheets of a file. */
export class MergeBudget {
  #ranges = 0;
  #steps = 0;

  /** @throws BadRequestError for more ranges than any real file has */
  addRange(): void {
    this.#ranges += 1;
    if (this.#ranges > MAX_RANGES) throw tooManyRanges();
  }

  /** @throws BadRequestError when merged cells make far more of the file than it holds */
  addSteps(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS)
      throw new BadRequestError(
        `Merged cells stand for more than ${numberText(MAX_STEPS)} values; split them and send the file again.`,
      );
  }
}

/**
 * Reads those of a sheet that go over several rows, by their first row. The markup of its cells is passed over.
 * @throws BadRequestError for more ranges than the budget has
 */
export async function readMergedRanges(
  pieces: AsyncIterable<Uint8Array>,
  budget: MergeBudget,
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
    if (isInList && END.test(text.slice(Math.max(0, before - OVERLAP)))) break;
    if (list.length > MAX_LIST_LENGTH) throw tooManyRanges();
  }
  const ranges = new Map<number, MergedRange[]>();
  for (const [, column = '', from, to] of isInList ? partOf(list).matchAll(RANGE) : []) {
    const range = { first: Number(from), last: Number(to), column: columnNumber(column) };
    budget.addRange();
    if (range.last <= range.first) continue;
    const known = ranges.get(range.first);
    if (known === undefined) ranges.set(range.first, [range]);
    else known.push(range);
  }
  return ranges;
}

function tooManyRanges(): BadRequestError {
  return new BadRequestError(
    `The file has more than ${numberText(MAX_RANGES)} merged cells; split them and send the file again.`,
  );
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

/** The values of merged cells that go on in the rows below. */
export class MergedValues {
  readonly #ranges: ReadonlyMap<number, readonly MergedRange[]>;
  /** By their column: ranges do not overlap, and where a broken sheet has some that do, the later one counts. */
  readonly #open = new Map<number, { readonly last: number; readonly value: WorkbookCell }>();
  readonly #budget: MergeBudget;

  constructor(ranges: ReadonlyMap<number, readonly MergedRange[]>, budget: MergeBudget) {
    this.#ranges = ranges;
    this.#budget = budget;
  }

  /**
   * A row with the values that reach into it; a cell that holds one of its own keeps it.
   * @throws BadRequestError when merged cells make far more of the sheet than it holds
   */
  fill(number: number, cells: WorkbookCell[]): SheetRow {
    if (this.#ranges.size === 0) return { number, cells };
    const beginning = this.#ranges.get(number) ?? [];
    // Each row meets each open range, and row numbers may repeat.
    this.#budget.addSteps(this.#open.size + beginning.length);
    const merged = new Set<number>();
    for (const [column, { last, value }] of this.#open) {
      if (last < number) this.#open.delete(column);
      else if ((cells[column] ?? null) === null) {
        cells[column] = value;
        merged.add(column);
      }
    }
    for (const { column, last } of beginning) {
      const value = merged.has(column) ? null : (cells[column] ?? null);
      if (value !== null) this.#open.set(column, { last, value });
    }
    return merged.size === 0 ? { number, cells } : { number, cells, merged };
  }
}
