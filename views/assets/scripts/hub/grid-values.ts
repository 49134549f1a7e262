// Converts values of cells to text and back.

import { parseDate } from './grid-days.ts';

/** The type of a column's values. */
interface ValueKind {
  readonly scalar: string | undefined;
  readonly isList: boolean;
}

/** Returns a value as text. Items of a list are joined by semicolons. */
export function formatCellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (Array.isArray(value)) return value.map(formatCellText).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Parses the text of a cell. Returns null for an empty string; invalid text is returned unchanged. */
export function parseCellText({ scalar, isList }: ValueKind, text: string): unknown {
  const plain = text.replaceAll('\r\n', '\n').trim();
  if (plain === '') return null;
  if (!isList) return parseScalar(scalar, plain);
  const items = plain.split(/\s*[;\n]\s*/).filter((item) => item !== '');
  return items.length === 0 ? null : items.map((item) => parseScalar(scalar, item));
}

function parseScalar(scalar: string | undefined, text: string): unknown {
  if (scalar === 'integer' && INTEGER.test(text))
    return Number(text.replace(MINUS, '-').replaceAll(/[ \u00a0\u202f'’.,]/g, ''));
  if (scalar === 'float') return parseNumber(text) ?? text;
  if (scalar === 'date' || scalar === 'datetime') return parseDate(text) ?? text;
  if (scalar === 'boolean' && /^(yes|true)$/i.test(text)) return true;
  if (scalar === 'boolean' && /^(no|false)$/i.test(text)) return false;
  return text;
}

/**
 * Matches integers, with or without groups of three: 12 500, 12'500, 1.234.500, 1,234,500. Does not match ambiguous text, such
 * as 12.500.
 */
const INTEGER = /^[+\u2212-]?(\d{1,15}|\d{1,3}([ \u00a0\u202f'’]\d{3}){1,4}|\d{1,3}(\.\d{3}){2,4}|\d{1,3}(,\d{3}){2,4})$/;
/** The typographic minus sign, which is not on keyboards. */
const MINUS = /^\u2212/;
const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Parses a number in common formats: 12.5, 12,5, 1.234,5 and 1,234.5. Returns undefined for ambiguous text, such as 1,234. */
function parseNumber(text: string): number | undefined {
  const spaceless = text.replace(MINUS, '-').replaceAll(/(?<=\d)[ \u00a0\u202f'’](?=\d{3}(\D|$))/g, '');
  let plain = spaceless;
  if (/^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(spaceless)) plain = spaceless.replaceAll('.', '').replace(',', '.');
  else if (/^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(spaceless)) plain = spaceless.replaceAll(',', '');
  else if (/^[+-]?\d*,\d+(e[+-]?\d{1,3})?$/i.test(spaceless) && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(spaceless))
    plain = spaceless.replace(',', '.');
  return PLAIN.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** Returns whether two values are equal. A missing value equals null. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
