import { BadRequestError } from '../../contract/errors.ts';
import { formatNumber } from '../for-people/words.ts';
import type { ShownCell } from './number-formats.ts';

/** Explains why a cell has no value. */
export interface ProblemCell {
  readonly problem: string;
  /** Error in the cell, such as `#N/A`. */
  readonly error?: string;
}

export type WorkbookCell = string | number | boolean | null | ShownCell | ProblemCell;

export function createErrorCell(error: string): WorkbookCell {
  return { problem: `contains the error ${error}`, error };
}

/** The value of a formula without a stored result. */
export const NO_RESULT: WorkbookCell = {
  problem: 'contains a formula without its result; open and save the file in a spreadsheet program',
};
export const NO_NUMBER: WorkbookCell = { problem: 'contains a number that cannot be read' };

export interface SheetRow {
  readonly number: number;
  readonly cells: readonly WorkbookCell[];
  /** Columns whose value comes from a merged cell in a row above. */
  readonly merged?: ReadonlySet<number>;
  /** The hidden row or columns; absent if nothing is hidden. */
  readonly hidden?: { readonly isRow: boolean; readonly columns: ReadonlySet<number> };
  /** Addresses in HYPERLINK formulas. */
  readonly links?: readonly string[];
}

export function addRowNotes(row: SheetRow, hidden: NonNullable<SheetRow['hidden']>, links: readonly string[] = []): SheetRow {
  const isHidden = hidden.isRow || hidden.columns.size > 0;
  return { ...row, ...(isHidden ? { hidden } : {}), ...(links.length > 0 ? { links } : {}) };
}

export interface SheetComment {
  /** Address of the cell, such as `B3`; empty if it is not in the file. */
  readonly address: string;
  readonly text: string;
}

export interface SheetDrawings {
  readonly pictures: number;
  readonly charts: number;
  /** Text in boxes and other shapes. */
  readonly texts: readonly string[];
}

/** The totals row of a table. Columns are counted from 0. */
export interface TotalsRow {
  readonly row: number;
  readonly first: number;
  readonly last: number;
}

/** Content of a sheet outside its cells. */
export interface SheetExtras {
  readonly comments: readonly SheetComment[];
  /** Headers, footers, and messages that programs show for a selected cell. */
  readonly texts: readonly string[];
  /** Web addresses of links on cells. Links in formulas of .xlsx are in the rows. */
  readonly links: readonly string[];
  readonly drawings: SheetDrawings;
  /** Properties of the whole file; only on its first sheet. */
  readonly properties: readonly string[];
  /** Totals rows of the tables on the sheet. OpenDocument has none. */
  readonly totals?: readonly TotalsRow[];
}

/** A sheet. Chart sheets have no rows. */
export interface WorkbookSheet {
  readonly name: string;
  /** Returns the rows that are not empty. Formulas have their stored results and are not evaluated. */
  rows(): AsyncIterable<SheetRow>;
  readonly isHidden: boolean;
  extras(): Promise<SheetExtras>;
}

/** Stands for a field in a header or footer, such as the page number. */
export const PAGE_FIELD = '\ufffc';

/** Returns the text of a header, footer or message. Returns an empty list for page numbers, such as "Page 1 of 2". */
export function listPageTexts(text: string): readonly string[] {
  const parts = text.split(PAGE_FIELD);
  const isOwn = parts.length === 1 || parts.some((part) => /\p{L}[^\p{L}]+\p{L}|\d/u.test(part));
  const words = parts.join('').trim();
  return isOwn && words !== '' ? [words] : [];
}

/** Maximum number of columns, as in spreadsheet programs. */
export const MAX_COLUMNS = 16_384;
export const MAX_EXTRAS = 100_000;

/** Returns the address in a HYPERLINK formula: a string or expression; undefined for a reference to another cell. */
export function findFormulaLink(formula: string | undefined): string | undefined {
  if (formula === undefined) return undefined;
  const [, expression = ''] = /\bHYPERLINK\(\s*((?:"(?:[^"]|"")*"|[^",;()]|\([^()]*\))+)/i.exec(formula) ?? [];
  const [, text] = /^"((?:[^"]|"")*)"\s*$/.exec(expression) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  return expression.includes('"') ? expression.trim() : undefined;
}

/** A merged range. Rows are counted from 1, columns from 0. */
export interface MergedRange {
  readonly first: number;
  readonly last: number;
  readonly column: number;
}

/** Maximum number of merged ranges, far above real files. */
const MAX_RANGES = 50_000;
/** Maximum number of steps for merged cells, far above real files. */
const MAX_STEPS = 2_000_000;
/** Maximum length of all strings of cells, each time that the cells are read. A small file can repeat one long string. */
const MAX_CHARACTERS = 2_000_000_000;

/** Limits the work for merged cells and repeated strings over all sheets of a file. */
export class WorkbookBudget {
  #ranges = 0;
  #steps = 0;
  #characters = 0;

  /** Counts characters of cells whose string the file contains only once. @throws BadRequestError above MAX_CHARACTERS */
  addCharacters(count: number): void {
    this.#characters += count;
    if (this.#characters > MAX_CHARACTERS)
      throw new BadRequestError(
        `The cells contain more than ${formatNumber(MAX_CHARACTERS)} characters. Upload the spreadsheet in parts.`,
      );
  }

  /** Counts a range. @throws BadRequestError above MAX_RANGES */
  addRange(): void {
    this.#ranges += 1;
    if (this.#ranges > MAX_RANGES) throw createTooManyRangesError();
  }

  /** Counts steps. @throws BadRequestError above MAX_STEPS */
  addSteps(steps: number): void {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS)
      throw new BadRequestError(
        `Merged cells contain more than ${formatNumber(MAX_STEPS)} values; split them and upload the file again.`,
      );
  }
}

export function createTooManyRangesError(): BadRequestError {
  return new BadRequestError(
    `The file has more than ${formatNumber(MAX_RANGES)} merged cells; split them and upload the file again.`,
  );
}

/** Converts the letters of a column to its index, from 0. */
export function parseColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.toUpperCase().charCodeAt(0) - 64;
  return column - 1;
}

/** Fills merged cells with the value of their first cell. */
export class MergedValues {
  /** Ranges that begin in a later row, by their first row. */
  readonly #ranges = new Map<number, MergedRange[]>();
  /** Ranges that contain the current row, by column. If ranges overlap in an invalid sheet, the later one applies. */
  readonly #open = new Map<number, { readonly last: number; readonly value: WorkbookCell }>();
  readonly #budget: WorkbookBudget;

  constructor(budget: WorkbookBudget, ranges: readonly MergedRange[] = []) {
    this.#budget = budget;
    for (const range of ranges) this.addMerge(range);
  }

  /** Adds a range. Ranges of a single row need no values. */
  addMerge(range: MergedRange): void {
    if (range.last <= range.first) return;
    const known = this.#ranges.get(range.first);
    if (known === undefined) this.#ranges.set(range.first, [range]);
    else known.push(range);
  }

  /** Returns a row with the values of merged cells. @throws BadRequestError above MAX_STEPS */
  fillRow(number: number, cells: WorkbookCell[]): SheetRow {
    if (this.#ranges.size === 0) return { number, cells };
    const beginning = this.#ranges.get(number) ?? [];
    // Each row visits all open ranges, and row numbers may repeat, so the total work must be limited.
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
