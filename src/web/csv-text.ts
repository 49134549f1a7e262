/**
 * Tables as CSV (RFC 4180). A text that a spreadsheet program would take for a formula gets an apostrophe in front (CWE-1236), which an
 * import takes away again; so does a text that begins with apostrophes before such a sign.
 */
import papaparse from 'papaparse';

/** A value of a cell; null leaves it empty. */
export type CsvCell = string | number | boolean | null;

/** Signs that make a formula of what begins with them (docs/requirements.md, H9). A number that is negative is no formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A header line and the rows. */
export function csvTable(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return csvLines([columns, ...rows]);
}

/** Lines with their ends. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  const written = rows.map((cells) => cells.map((cell) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : cell)));
  return `${papaparse.unparse(written, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** The text that was guarded. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
