/**
 * Converts values to cells of tables, and cells to values. A value stays equal when it is written and read again, even after
 * a spreadsheet program has saved it. An import compares each cell with the cell of the current value, and imports only
 * changed cells.
 */
import { type Field, getContent } from '../../profiles/profile.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { readText } from '../entities/entity-values.ts';
import { formatListCell, parseListText } from './list-text.ts';

/** The content of a cell; null if it is empty. */
export type Cell = string | number | boolean | null;

/** Maximum length of a cell in spreadsheet programs. Longer strings are truncated, and an import recognizes truncated strings. */
export const MAX_CELL_LENGTH = 32_767;

/** Returns whether a cell looks empty: no text, or only invisible characters (spaces of every width, zero-width characters). */
export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && UNSEEN.test(cell));
}

const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

/** Returns the cell of a value. Lists are written in one cell; a list in a single-value field is written as JSON. */
export function formatCell(field: Field, value: unknown): Cell {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (field.type === 'list') return formatTextCell(isListText(value) ? formatListCell([value].flat()) : JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return formatTextCell(typeof value === 'string' ? value : JSON.stringify(value));
}

function isListText(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so a spreadsheet, cannot carry them
const UNWRITABLE_SIGN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const UNWRITABLE = new RegExp(UNWRITABLE_SIGN.source, 'g');

/** Returns a string with uniform line ends, and without characters that XML forbids. */
export function formatTextCell(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '\ufffd');
}

/** Truncates a cell to the maximum length in spreadsheets. */
export function shortenCell(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > MAX_CELL_LENGTH ? cell.slice(0, MAX_CELL_LENGTH).toWellFormed() : cell;
}

/** Describes what a text or list cell loses; undefined if nothing. */
export function describeCellLoss(
  field: Field,
  value: unknown,
  longest: number,
): { readonly shown: string; readonly written: string; readonly reason: string } | undefined {
  const shown = Array.isArray(value) ? value.map(String).join('; ') : String(value);
  const cell = String(formatCell(field, value) ?? '');
  if (cell.length > longest) {
    const reason = `A cell of a spreadsheet can contain at most ${formatNumber(longest)} characters. The rest is cut off.`;
    return {
      shown: `${formatNumber(cell.length)} characters: ${shown}`,
      written: `${formatNumber(longest)} characters`,
      reason,
    };
  }
  if (UNWRITABLE_SIGN.test(shown) || !shown.isWellFormed())
    return { shown, written: cell, reason: 'Tables and XML cannot contain control characters. They are replaced by \ufffd.' };
  return shown.includes('\r') ? { shown, written: cell, reason: 'Line ends in cells become line feeds.' } : undefined;
}

/** Returns the value of a cell's text; null for an empty cell. A string that does not match the field's type stays a string. */
export function parseCellValue(field: Field, cell: Cell): unknown {
  if (cell === null || cell === '') return null;
  const content = getContent(field);
  const type = content.kind === 'scalar' ? content.type : 'string';
  const text = formatCellText(cell);
  if (field.type === 'list') return parseListText(text).map((item) => readText(type, item));
  // Text fields read numbers as strings, because a spreadsheet has no quotes to mark digits as text.
  const isNoText = type === 'integer' || type === 'float' || type === 'boolean';
  return typeof cell === 'string' || !isNoText ? readText(type, text) : cell;
}

/** Number of digits that spreadsheet programs store. */
const DIGITS = 15;

function formatCellText(cell: Exclude<Cell, null>): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(DIGITS))) : String(cell);
}

/** Returns whether two cells are equal. Spreadsheet programs store about 15 digits of a number. */
export function isSameCell(one: Cell, other: Cell): boolean {
  const [left, right] = [formatPlain(one), formatPlain(other)];
  if (left === right) return true;
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = left.trim() !== '' && right.trim() !== '' && Number.isFinite(a) && Number.isFinite(b);
  // Strings of digits, such as 007, are compared as strings unless one of the cells is a number.
  const isNumeric = typeof one === 'number' || typeof other === 'number';
  return areNumbers && isNumeric && Math.abs(a - b) <= 1e-14 * Math.max(Math.abs(a), Math.abs(b));
}

/** Returns a string that is equal for equal cells, except for numbers that differ only in their last digits. */
export function toComparable(cell: Cell): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(14))) : formatPlain(cell);
}

function formatPlain(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell).replaceAll(/\r\n?/g, '\n');
}
