/** What a sheet of a spreadsheet holds, of whichever kind its file is. */
import type { ShownCell } from './number-formats.ts';

/** What a cell holds, or why that is no value. */
export type WorkbookCell = string | number | boolean | null | ShownCell | { readonly problem: string };

/** A row up to its last cell that is not empty, column A first. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly WorkbookCell[];
  /** Columns whose value is that of a merged cell, which stands in a row above. */
  readonly merged?: ReadonlySet<number>;
  /** Whether the row is hidden, and which columns are; left out where nothing is. */
  readonly hidden?: { readonly isRow: boolean; readonly columns: ReadonlySet<number> };
}

/** What people wrote beside a cell. */
export interface SheetComment {
  /** Like `B3`; empty where the file does not say it. */
  readonly address: string;
  readonly text: string;
}

/** A sheet in the order of the workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Its rows that are not empty. Formulas are never evaluated: the results count that are stored with them. */
  rows(): AsyncIterable<SheetRow>;
  readonly isHidden: boolean;
  /** Comments on its cells, which are no rows. */
  comments(): Promise<readonly SheetComment[]>;
}

/** Columns that spreadsheet programs have. */
export const MAX_COLUMNS = 16_384;
