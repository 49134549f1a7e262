/** Parses the scale of a variable, which MIAPPE describes as free text. Only unambiguous scales restrict values. */
import { isDate } from '../../profiles/validation/formats.ts';
import type { Values } from '../entities/entity-values.ts';
import { type BrapiObjects, toTextOrNull } from './members.ts';

export interface ReadScale {
  readonly dataType: BrapiObjects['BrapiScale']['dataType'];
  /** Permitted values; empty if all values of the data type are permitted. */
  readonly categories: readonly BrapiObjects['BrapiCategory'][];
  readonly minimum?: string;
  readonly maximum?: string;
}

const DATE = /^(date|calendar date|yyyy-mm-dd|iso 8601( date)?)$/i;
const TEXT = /^(text|free text|string|comment|remarks?|notes?|code|barcode)$/i;
const RANGE = /^(-?\d+(?:\.\d+)?)\s*(?:-|–|to|\.\.)\s*(-?\d+(?:\.\d+)?)$/;

export function parseScale(data: Values): ReadScale {
  const name = toTextOrNull(data.scale)?.trim() ?? '';
  const categories = parseCategories(name) ?? parseCategories(toTextOrNull(data.scale_description) ?? '');
  if (categories !== undefined) {
    const isOrdinal = categories.every(({ value }) => NUMBER.test(value));
    return { dataType: isOrdinal ? 'Ordinal' : 'Nominal', categories };
  }
  if (name === '' || TEXT.test(name)) return { dataType: 'Text', categories: [] };
  if (DATE.test(name)) return { dataType: 'Date', categories: [] };
  const [, minimum, maximum] = RANGE.exec(name) ?? [];
  if (minimum === undefined || maximum === undefined) return { dataType: 'Numerical', categories: [] };
  return { dataType: 'Numerical', categories: [], minimum, maximum };
}

/** Returns the categories of a list such as `1=low; 5=high`; undefined for other text. */
function parseCategories(text: string): BrapiObjects['BrapiCategory'][] | undefined {
  const found = text.split(/[;,]/).map(parseCategory);
  const read = found.filter((one) => one !== undefined);
  return found.length < 2 || read.length < found.length ? undefined : read;
}

function parseCategory(text: string): BrapiObjects['BrapiCategory'] | undefined {
  const at = text.search(/[=:]/);
  const [value, label] = [text.slice(0, Math.max(0, at)).trim(), text.slice(at + 1).trim()];
  const isComplete = value !== '' && label !== '' && value.length <= 100 && label.length <= 200 && !label.includes('=');
  return isComplete ? { value, label } : undefined;
}

const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** BrAPI's value for missing data. */
const MISSING_VALUE = 'NA';

/** Returns an error message; undefined if the scale permits the value. */
export function findValueProblem(scale: ReadScale, value: string): string | undefined {
  if (value === MISSING_VALUE) return undefined;
  const { dataType, categories, minimum, maximum } = scale;
  if (categories.length > 0) {
    // Field Book separates multiple categories by colons.
    const permitted = new Set(categories.flatMap(({ value: own, label }) => [own, label]));
    const isPermitted = permitted.has(value) || value.split(':').every((part) => permitted.has(part.trim()));
    return isPermitted ? undefined : `must be one of ${categories.map((one) => one.value).join(', ')}`;
  }
  if (dataType === 'Date')
    // `Date.parse` converts 30 February to 1 March.
    return DAY.test(value) && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
      ? undefined
      : 'must be a date such as 2026-06-12';
  if (dataType !== 'Numerical') return undefined;
  if (!NUMBER.test(value.trim())) return 'must be a number';
  const number = Number(value);
  const isInside = number >= Number(minimum ?? -Infinity) && number <= Number(maximum ?? Infinity);
  return isInside ? undefined : `must be from ${minimum} to ${maximum}`;
}
