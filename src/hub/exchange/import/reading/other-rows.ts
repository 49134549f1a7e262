/** Rows of a table that are not data, and hints at tables that begin below it. */
import { quoteText } from '../../../../profiles/profile.ts';
import type { AccountBook } from '../account/account-book.ts';
import type { RecognizedColumn } from './headers.ts';
import type { IncomingCell } from './incoming.ts';
import { getTrimmedText, isShown } from './shown-cells.ts';

interface NumberedCells {
  readonly cells: readonly IncomingCell[];
  readonly number?: number;
}

/** Finds the rows of a table that are not data, and tables that begin below it. */
export class OtherRows {
  readonly #sheet: string | undefined;
  readonly #hasComments: boolean;
  readonly #headers: readonly string[];
  readonly #columns: readonly RecognizedColumn[];
  readonly #account: AccountBook;
  #last: number | undefined;
  #isFirst = true;
  #hasGap = false;

  /**
   * @param sheet name of the sheet; undefined for a text file, in which an empty line means nothing
   * @param hasComments true if all rows that begin with # are comments
   */
  constructor(
    sheet: string | undefined,
    hasComments: boolean,
    { headers, columns, account }: { headers: readonly string[]; columns: readonly RecognizedColumn[]; account: AccountBook },
  ) {
    this.#sheet = sheet;
    this.#hasComments = hasComments;
    this.#headers = headers;
    this.#columns = columns;
    this.#account = account;
  }

  /**
   * Returns why a row is left out; undefined for data.
   * @param values number of values in the row
   */
  explain({ cells, number }: NumberedCells, values: number): string | undefined {
    if (values === 0) return undefined;
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (this.#sheet !== undefined && number !== undefined) this.#noteGap(this.#sheet, number);
    const start = cells.findIndex((cell) => isShown(cell ?? null));
    const firstText = getTrimmedText(cells[start]);
    // The first value of most rows shows that they are data.
    if (!isFirst && firstText !== this.#headers[start] && !firstText.startsWith('#')) return undefined;
    const filled = cells.flatMap((cell, at) => (isShown(cell ?? null) ? [[at, getTrimmedText(cell)] as const] : []));
    if (filled.length > 1 && filled.every(([at, text]) => text !== '' && text === this.#headers[at])) return REPEATED_HEAD;
    if (firstText === '#units') return undefined;
    // An identifier such as #12 can be the only value of a row.
    const isRemark = filled.length === 1 && this.#headers.length > 1 && !/^#\d+$/.test(firstText);
    if (firstText.startsWith('#') && (isRemark || this.#hasComments)) return COMMENT_ROW;
    return isFirst && filled.every(([at, text]) => /^\D+$/.test(text) && this.#hasNumbers(at)) ? UNITS_ROW : undefined;
  }

  /** A second table of a sheet is not recognized, but an empty row may precede it. */
  #noteGap(sheet: string, number: number): void {
    if (this.#last !== undefined && number > this.#last + 1 && !this.#hasGap) {
      this.#hasGap = true;
      this.#account.note(
        `Row ${number} of the sheet ${quoteText(sheet)} follows an empty row. The rows below are read as rows of the same table. If another table begins there, move it to its own sheet.`,
      );
    }
    this.#last = number;
  }

  #hasNumbers(at: number): boolean {
    const meaning = this.#columns[at]?.meaning;
    if (meaning?.kind !== 'field') return false;
    const { type, constraints } = meaning.field;
    return NUMERIC.has(String(type)) || constraints.unit !== undefined;
  }
}

const NUMERIC: ReadonlySet<string> = new Set(['float', 'integer', 'date', 'datetime']);
const REPEATED_HEAD = 'The row repeats the names of the columns.';
const COMMENT_ROW = 'The row is a comment, which begins with #.';
const UNITS_ROW = 'The row below the names of the columns contains only units or formats.';
