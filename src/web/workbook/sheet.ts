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
}

/** A sheet in the order of the workbook. */
export interface WorkbookSheet {
  readonly name: string;
  /** Its rows that are not empty. Formulas are never evaluated: the results count that are stored with them. */
  rows(): AsyncIterable<SheetRow>;
}

/** Columns that spreadsheet programs have. */
export const MOST_COLUMNS = 16_384;
