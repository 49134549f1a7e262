/** What a file wants to be: rows of a table, or the objects of a nested data set, in one form. Plain data, so that threads can pass it on. */
import type { ShownCell } from '../../../../web/workbook/number-formats.ts';
import type { Cell } from '../../cells.ts';

/** Where a row wants to stand. `unsaid`: the file does not tell. */
export type IncomingParent =
  | { readonly kind: 'unsaid' }
  | { readonly kind: 'top' }
  /** An entity of the project, or a name that another row of the file has in its column `_id`. */
  | { readonly kind: 'id'; readonly id: string }
  /** Another row of the file by its number, from 0. */
  | { readonly kind: 'row'; readonly number: number };

/** A number such as `1.234` or `1,234`. */
export interface DoubtfulNumber {
  readonly text: string;
  /** What it is where its sign stands between thousands. */
  readonly thousands: string;
  /** What the other numbers of the file suggest. */
  readonly suggestion: string | undefined;
}

/** One entity as the file has it. */
export interface IncomingRow {
  /** Where it stands in the file, like `Study!3`, `line 2` or `entities[0].data.studies[1]`. */
  readonly place: string;
  /** Exact name of the type. */
  readonly entityType: string;
  readonly id: string | null;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  /** How `said` is written: as cells of a table, or as values. */
  readonly notation: 'cells' | 'values';
  /** By field, null for one that is to be empty; a field that the file does not have is not among them. */
  readonly said: ReadonlyMap<string, unknown>;
  /** Members of the file for which the profile has no place, with the items in those that are lists, and the values of the file in them. */
  readonly leftOut: readonly { readonly name: string; readonly count: number; readonly values: number }[];
  /** What the file shows, by field, where `said` is something else. */
  readonly shown?: ReadonlyMap<string, string>;
  /** Fields whose cells hold dates, whatever they show. */
  readonly dateCells?: readonly string[];
  /** Numbers that can be thousands or fractions, by field. */
  readonly doubtful?: ReadonlyMap<string, DoubtfulNumber>;
  /** Why a field has another value than the file shows, by field, where that does not follow from the two. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** Values of the file behind a field, where these are not one for a cell, or the single values of a value (`valuesIn`). */
  readonly sources?: ReadonlyMap<string, number>;
  /** Values of the file that stand in the row beside those of its fields: where it goes, what it is refused for, what is left out. */
  readonly besides?: number;
  /** The table that it stands in, as ReadTable calls it. */
  readonly table?: string;
  /** Why the row cannot be taken at all. */
  readonly refusal?: string;
  /** It is no row, but a part of the file for which the profile has no place, a sheet or a column: what is left out, in words. */
  readonly leaveOut?: string;
}

/** A cell, one of a spreadsheet that shows its number in a form of its own, or that it holds something that is no value. */
export type IncomingCell = Cell | ShownCell | { readonly problem: string };

/**
 * A part of the file that is left out.
 * @param entityType of the sheet or table that it belongs to, empty where that is none
 * @param values of the file in it
 */
export function leftOutPart(place: string, entityType: string, leaveOut: string, values: number): IncomingRow {
  return {
    place,
    entityType,
    id: null,
    parent: { kind: 'unsaid' },
    parentField: null,
    notation: 'cells',
    said: new Map(),
    leftOut: [],
    leaveOut,
    besides: values,
  };
}
