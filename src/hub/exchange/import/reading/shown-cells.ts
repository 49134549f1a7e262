/** Converts spreadsheet cells. Text fields get the displayed text, and number and date fields the stored value. */
import { getLinearPattern } from '../../../../profiles/patterns/linear-pattern.ts';
import { type Field, getContent } from '../../../../profiles/profile.ts';
import { formatLikelyDate, type ShownCell } from '../../../../web/workbook/number-formats.ts';
import type { ProblemCell } from '../../../../web/workbook/sheet.ts';
import { type Cell, isEmptyCell } from '../../cells.ts';
import type { IncomingCell } from './incoming.ts';

export interface ConvertedCell {
  readonly cell: Cell;
  /** The displayed text, if it differs from the value. */
  readonly shown?: string;
  readonly isDate: boolean;
  readonly reason?: string;
}

/** Reason in the account if only the displayed part of a cell is stored. */
export const HIDDEN_PART = 'The cell contains more than it displays. The displayed part is stored.';

export function isProblemCell(cell: IncomingCell): cell is ProblemCell {
  return typeof cell === 'object' && cell !== null && 'problem' in cell;
}

const ERROR = /^(?:#(?:REF|NAME|DIV\/0|VALUE|NULL|NUM|SPILL|CALC|FIELD|BLOCKED|BUSY|GETTING_DATA|N\/A)[!?]?|Err:\d{3})$/;

/** Returns whether a cell contains a failed formula, or text that spreadsheet programs write for a failed formula. */
export function isErrorCell(cell: IncomingCell): boolean {
  return isProblemCell(cell) ? cell.error !== undefined : typeof cell === 'string' && ERROR.test(cell.trim());
}

/** Words for missing values in tables of statistics programs, and terms of INSDC. */
const MISSING =
  /^(?:n\.?\/?a\.?|n\.?d\.?|nan|null|none|missing|unknown|[-\u2013\u2014.?]|not (?:applicable|available|collected|determined|known|measured|provided|recorded))$/i;

/** Returns whether text is a word for a missing value, in a field that cannot contain such words. */
export function isMissingWord(field: Field, text: string): boolean {
  if (!MISSING.test(text) || field.type === 'list') return false;
  const isTyped = field.type === 'date' || field.type === 'datetime' || NO_TEXTS.has(field.type);
  return isTyped || field.constraints.enum?.includes(text) === false;
}

export function formatCellText(cell: Exclude<IncomingCell, ProblemCell>): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell === null ? '' : typeof cell === 'object' ? cell.shown : String(cell);
}

/** Returns the trimmed displayed text; empty for an empty cell or a problem. */
export function getTrimmedText(cell: IncomingCell | undefined): string {
  return cell === undefined || isProblemCell(cell) ? '' : formatCellText(cell).trim();
}

/** Returns the number or date of a cell with a display format; undefined for other cells, and for codes with leading zeros. */
export function getTypedText(cell: IncomingCell): string | undefined {
  if (typeof cell !== 'object' || cell === null || isProblemCell(cell)) return undefined;
  if (cell.isDate) return String(cell.value);
  return typeof cell.value === 'number' && !/^-?0\d/.test(cell.shown) ? String(cell.value) : undefined;
}

const NO_TEXTS: ReadonlySet<string> = new Set(['boolean', 'float', 'integer']);

export function convertCell(field: Field, cell: Exclude<IncomingCell, ProblemCell>): ConvertedCell {
  const content = getContent(field);
  const type = content.kind === 'scalar' ? content.type : 'string';
  if (typeof cell === 'boolean')
    return { cell: NO_TEXTS.has(type) && field.type !== 'list' ? cell : formatCellText(cell), isDate: false };
  const isOfDates = field.type === 'date' || field.type === 'datetime';
  const day = !isOfDates
    ? undefined
    : typeof cell === 'number'
      ? formatLikelyDate(cell)
      : typeof cell === 'object'
        ? cell?.day
        : undefined;
  if (day !== undefined) return { cell: day, shown: formatCellText(cell), isDate: true };
  if (typeof cell === 'number' && isOfDates) return { cell: String(cell), isDate: false };
  if (typeof cell !== 'object' || cell === null) return { cell, isDate: false };
  const converted = convertForType(field, type, cell);
  if (cell.hidden !== undefined && typeof converted !== 'number')
    return { cell: converted, shown: cell.hidden, isDate: cell.isDate, reason: HIDDEN_PART };
  return { cell: converted, isDate: cell.isDate, ...(String(converted) === cell.shown ? {} : { shown: cell.shown }) };
}

function convertForType(field: Field, type: string, { shown, value, isDate }: ShownCell): Cell {
  if (field.type === 'date' || field.type === 'datetime') return value;
  if (field.type !== 'list' && NO_TEXTS.has(type)) return isDate ? shown : value;
  // A text field for dates, by its name or pattern, stores an ISO date with the displayed precision.
  const isOfDates =
    /(?:^|_)date(?:_|$)/.test(field.name) || (matchesFieldPattern(field, value) && !matchesFieldPattern(field, shown));
  if (isDate) return isOfDates ? value : shown;
  // A number with a unit remains a number, because digit grouping and rounding only affect the display.
  if (field.constraints.unit !== undefined) return Number.parseFloat(shown) === value && !shown.includes(',') ? shown : value;
  return shown;
}

function matchesFieldPattern({ constraints: { pattern } }: Field, value: Cell): boolean {
  return pattern !== undefined && getLinearPattern(pattern).test(String(value));
}

/** Returns whether a cell shows a value or an error. */
export function hasDisplayedText(cell: IncomingCell): boolean {
  return isProblemCell(cell) || (typeof cell === 'object' && cell !== null) || !isEmptyCell(cell);
}
