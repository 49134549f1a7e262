/**
 * Values in the cells of a table, and texts of cells back into values. What is written here and read again, by this server or by
 * a spreadsheet program in between, is the same value; so an import compares a cell with what would be written for the value that
 * is there, and takes over only the changed cells.
 */
import { contentOf, type Field } from '../../profiles/profile.ts';
import { numberText } from '../../web/for-people/words.ts';
import { readText } from '../entities/entity-values.ts';
import { exchangeListText, itemsOf } from './list-text.ts';

/** What stands in a cell; null: nothing. */
export type Cell = string | number | boolean | null;

/** Spreadsheet programs take no longer text in one cell; what is longer is cut there, which an import recognizes. */
export const MAX_CELL_LENGTH = 32_767;

/** Whether a cell shows nothing: no text, or signs that cannot be seen (spaces of every width, zero-width characters). */
export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && UNSEEN.test(cell));
}

const UNSEEN = /^[\s\p{Z}\p{Cf}]*$/u;

/** The cell of a value. Lists stand in one cell; a list where one value is expected is written as JSON. */
export function exchangeCellOf(field: Field, value: unknown): Cell {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (field.type === 'list') return textCell(isListText(value) ? exchangeListText([value].flat()) : JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return textCell(typeof value === 'string' ? value : JSON.stringify(value));
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

function textCell(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '\ufffd');
}

/** As much of a cell as a spreadsheet holds. */
export function cutCell(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > MAX_CELL_LENGTH ? cell.slice(0, MAX_CELL_LENGTH).toWellFormed() : cell;
}

/** What the cell of a text or list does not hold of it; undefined where it holds all. Line ends of every kind are the same. */
export function cellLoss(
  field: Field,
  value: unknown,
  longest: number,
): { readonly shown: string; readonly written: string; readonly reason: string } | undefined {
  const shown = Array.isArray(value) ? value.map(String).join('; ') : String(value);
  const cell = String(exchangeCellOf(field, value) ?? '');
  if (cell.length > longest) {
    const reason = `A cell of a spreadsheet holds ${numberText(longest)} characters. The rest is cut.`;
    return { shown: `${numberText(cell.length)} characters: ${shown}`, written: `${numberText(longest)} characters`, reason };
  }
  const isLost = UNWRITABLE_SIGN.test(shown) || !shown.isWellFormed();
  return isLost ? { shown, written: cell, reason: 'Tables hold no control characters. They become \ufffd.' } : undefined;
}

/** The value that the text of a cell stands for; null for an empty one. What cannot be read as the field's type stays text. */
export function valueIn(field: Field, cell: Cell): unknown {
  if (cell === null || cell === '') return null;
  const content = contentOf(field);
  const type = content.kind === 'scalar' ? content.type : 'string';
  const text = cellText(cell);
  if (field.type === 'list') return itemsOf(text).map((item) => readText(type, item));
  // A field of text takes the digits of a number: a spreadsheet has no quotes that could make a text of it.
  const isNoText = type === 'integer' || type === 'float' || type === 'boolean';
  return typeof cell === 'string' || !isNoText ? readText(type, text) : cell;
}

/** Digits of a number that spreadsheet programs keep. */
const DIGITS = 15;

function cellText(cell: Exclude<Cell, null>): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(DIGITS))) : String(cell);
}

/** Whether two cells say the same. Spreadsheet programs keep about 15 digits of a number. */
export function isSameCell(one: Cell, other: Cell): boolean {
  const [left, right] = [plainText(one), plainText(other)];
  if (left === right) return true;
  const [a, b] = [Number(left), Number(right)];
  const areNumbers = left.trim() !== '' && right.trim() !== '' && Number.isFinite(a) && Number.isFinite(b);
  // Texts of digits, like 007, are compared as texts unless one of the cells is a number.
  const isNumeric = typeof one === 'number' || typeof other === 'number';
  return areNumbers && isNumeric && Math.abs(a - b) <= 1e-14 * Math.max(Math.abs(a), Math.abs(b));
}

/** A text that is the same for cells that say the same, but for numbers that differ in their last digits. */
export function comparable(cell: Cell): string {
  return typeof cell === 'number' ? String(Number(cell.toPrecision(14))) : plainText(cell);
}

function plainText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell).replaceAll(/\r\n?/g, '\n');
}
