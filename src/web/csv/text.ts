/**
 * Tables as CSV (RFC 4180). A text that a spreadsheet program would read as a formula gets an apostrophe in front (CWE-1236),
 * which an import removes again. The same holds for a text with apostrophes before such a sign.
 */
import papaparse from 'papaparse';

/** A value of a cell; null leaves it empty. */
export type CsvCell = string | number | boolean | null;

/** Signs that start a formula (docs/requirements.md, H9). A negative number is no formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A header line and the rows. */
export function formatCsvTable(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return formatCsvLines([columns, ...rows]);
}

/** Lines with their ends. */
export function formatCsvLines(rows: readonly (readonly CsvCell[])[]): string {
  const written = rows.map((cells) => cells.map((cell) => (typeof cell === 'boolean' ? String(cell).toUpperCase() : cell)));
  return `${papaparse.unparse(written, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** The text that was guarded. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
