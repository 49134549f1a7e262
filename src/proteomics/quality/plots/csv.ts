/** Tables as CSV (RFC 4180) that a spreadsheet shows and does not run. */

/** A value of a cell. */
export type Cell = string | number | boolean | null;

/**
 * A header line and the rows, each ended by CR LF. A missing value is an empty cell. Texts that a spreadsheet would take for a formula
 * get an apostrophe in front (CWE-1236); numbers are left as they are.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
