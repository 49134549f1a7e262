/** The content of spreadsheets, independent of their format. */
import type { ShownCell } from './number-formats.ts';

/** The value of a cell, or why it has none. */
export type WorkbookCell = string | number | boolean | null | ShownCell | { readonly problem: string };

/** A row up to its last cell that is not empty, column A first. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly WorkbookCell[];
  /** Columns with the value of a merged cell from a row above. */
  readonly merged?: ReadonlySet<number>;
  /** The hidden row and columns; absent if nothing is hidden. */
  readonly hidden?: { readonly isRow: boolean; readonly columns: ReadonlySet<number> };
}

/** A comment on a cell. */
export interface SheetComment {
  /** Such as `B3`; empty if the file does not contain it. */
  readonly address: string;
  readonly text: string;
}

/** A sheet in the order of the workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Returns the rows that are not empty. Formulas have their stored results; they are never evaluated. */
  rows(): AsyncIterable<SheetRow>;
  readonly isHidden: boolean;
  /** Returns the comments on its cells. */
  comments(): Promise<readonly SheetComment[]>;
  /** Returns the addresses on the web that its cells link to. */
  links(): Promise<readonly string[]>;
}

/** Columns that spreadsheet programs have. */
export const MAX_COLUMNS = 16_384;
/** Comments of a sheet that are read. */
export const MAX_COMMENTS = 100_000;
