/** Problems of sample metadata. */

/** A problem. */
export interface SheetProblem {
  /** As the validator of the standard names it, where it has a name for it. */
  readonly code: string;
  readonly level: 'error' | 'warning';
  /** Line of the file, from 1; null for the table as a whole. */
  readonly line: number | null;
  /** Name of the column; null for a row as a whole. Its place from 1; null for a column that is missing, too. */
  readonly column: string | null;
  readonly place: number | null;
  /** A sentence. */
  readonly message: string;
}
