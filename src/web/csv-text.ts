/**
 * Tables as CSV (RFC 4180). A text that a spreadsheet program would take for a formula gets an apostrophe in front (CWE-1236), which an
 * import takes away again; so does a text that begins with apostrophes before such a sign.
 */

/** A value of a cell; null leaves it empty. */
export type CsvCell = string | number | boolean | null;

/** Signs that make a formula of what begins with them (docs/requirements.md, H9). */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A header line and the rows. */
export function csvTable(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [columns, ...rows].map(csvLine).join('');
}

/** A line with its end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  // A number that is negative is no formula.
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text that was guarded. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}
