/** One row of the table of results. */
export interface Figure {
  what: string;
  measured: string;
  beside: string;
  target: string;
}
