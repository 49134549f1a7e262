/** What a file wants to be: rows of a table, or the objects of a nested data set, in one form. */
import type { Cell } from '../cells.ts';

/** Where a row wants to stand. `unsaid`: the file does not tell. */
export type IncomingParent =
  | { readonly kind: 'unsaid' }
  | { readonly kind: 'top' }
  /** An entity of the project, or a name that another row of the file has in its column `_id`. */
  | { readonly kind: 'id'; readonly id: string }
  /** Another row of the file. */
  | { readonly kind: 'row'; readonly row: IncomingRow };

/** A value as the file says it. */
export interface IncomingValue {
  /** null: the field is to be empty. */
  readonly value: unknown;
  /** Whether it is what would have been written for the value that is there. */
  readonly says: (stored: unknown) => boolean;
}

/** One entity as the file has it. */
export interface IncomingRow {
  /** Where it stands in the file, like `Study!3`, `line 2` or `entities[0].studies[1]`. */
  readonly place: string;
  /** Exact name of the type. */
  readonly entityType: string;
  readonly id: string | null;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  /** By field; a field that the file does not have is not among them. */
  readonly values: ReadonlyMap<string, IncomingValue>;
  /** Members of the file for which the profile has no place. */
  readonly leftOut: readonly string[];
  /** Why the row cannot be taken at all. */
  readonly refusal?: string;
}

/** Rows of one entity type, as a sheet or a CSV file has them. */
export interface IncomingTable {
  readonly entityType: string;
  readonly head: readonly Cell[];
  /** Rows with their places; formulas are no values. */
  readonly rows: Iterable<{ readonly place: string; readonly cells: readonly IncomingCell[] }>;
}

/** A cell, or that it holds something that is no value. */
export type IncomingCell = Cell | { readonly problem: string };
