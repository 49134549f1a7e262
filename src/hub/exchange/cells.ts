/** Converts values to cells of tables and back, without loss. An import stores only cells that differ from the export. */
import { type Field, getContent } from '../../profiles/profile.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { parseScalarText } from '../entities/entity-values.ts';
import { formatListCell, parseListText } from './list-text.ts';

export type Cell = string | number | boolean | null;

/** Maximum length in characters. Spreadsheet programs truncate longer strings, and imports recognize truncated strings. */
export const MAX_CELL_LENGTH = 32_767;

/** Returns whether a cell contains no visible character. Spaces of all widths and zero-width characters are invisible. */
export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && UNSEEN.test(cell));
}

const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

/** Returns the cell of a value; null if empty. A list becomes a single cell. A list in a field for one value becomes JSON. */
export function formatCell(field: Field, value: unknown): Cell {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (field.type === 'list')
    return formatTextCell([value].flat().every(isScalarValue) ? formatListCell([value].flat()) : JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return formatTextCell(typeof value === 'string' ? value : JSON.stringify(value));
}

function isScalarValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and therefore a spreadsheet, cannot contain these characters
const UNWRITABLE_SIGN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const UNWRITABLE = new RegExp(UNWRITABLE_SIGN.source, 'g');

/** Returns text with LF as line break, and with U+FFFD instead of characters that XML forbids. */
export function formatTextCell(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '\ufffd');
}

export function shortenCell(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > MAX_CELL_LENGTH ? cell.slice(0, MAX_CELL_LENGTH).toWellFormed() : cell;
}

/** Returns the text in the project, the text in the cell, and the reason, if a cell changes a value; undefined if unchanged. */
export function findCellLoss(
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
  return shown.includes('\r') ? { shown, written: cell, reason: 'Line endings in cells become line feeds.' } : undefined;
}

/** Returns the value of a cell; null if empty. A string that does not match the type of the field remains a string. */
export function parseCellValue(field: Field, cell: Cell): unknown {
  if (cell === null || cell === '') return null;
  const content = getContent(field);
  const type = content.kind === 'scalar' ? content.type : 'string';
  const text = typeof cell === 'number' ? String(Number(cell.toPrecision(DIGITS))) : String(cell);
  if (field.type === 'list') return parseListText(text).map((item) => parseScalarText(type, item));
  // Spreadsheet programs store digits as numbers, so text fields convert numbers to strings.
  const isNoText = type === 'integer' || type === 'float' || type === 'boolean';
  return typeof cell === 'string' || !isNoText ? parseScalarText(type, text) : cell;
}

/** Number of significant digits that spreadsheet programs store. */
const DIGITS = 15;

/** Returns whether cells are equal, ignoring the last digits of numbers, because spreadsheet programs store about 15 digits. */
export function isSameCell(one: Cell, other: Cell): boolean {
  const [left, right] = [formatScalarCell(one), formatScalarCell(other)];
  if (left === right) return true;
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = left.trim() !== '' && right.trim() !== '' && Number.isFinite(a) && Number.isFinite(b);
  // Strings of digits, such as 007, are compared as strings unless one cell contains a number.
  const isNumeric = typeof one === 'number' || typeof other === 'number';
  return areNumbers && isNumeric && Math.abs(a - b) <= 1e-14 * Math.max(Math.abs(a), Math.abs(b));
}

/** Returns the same string for equal cells, except for numbers that differ only in their last digits. */
export function convertToComparableText(cell: Cell): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(14))) : formatScalarCell(cell);
}

function formatScalarCell(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell).replaceAll(/\r\n?/g, '\n');
}
