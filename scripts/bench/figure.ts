/** One line of the table. */
export interface Figure {
  what: string;
  measured: string;
  beside: string;
  target: string;
}
