/** Translates Ajv errors into rule names and sentences. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { formatDisplayName } from '../name-words.ts';
import { describeCharacters, describePatternForm } from '../patterns/pattern-words.ts';
import { countCodePoints, describeValue, formatScalar, formatVocabulary, quoteText, shortenName } from '../profile.ts';

/** Rule name in the response of `/validate` (docs/requirements.md, S4). */
const KEYWORD_RULES: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'type',
  format: 'format',
  pattern: 'pattern',
  minLength: 'min_length',
  maxLength: 'max_length',
  minimum: 'minimum',
  maximum: 'maximum',
  enum: 'enum',
  minItems: 'min_items',
  maxItems: 'max_items',
  additionalProperties: 'additional_properties',
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const FORMAT_ADVICE: Readonly<Record<string, string>> = {
  date: 'is not a date. Write YYYY-MM-DD, such as 2024-03-01.',
  'date-time': 'is not a date or time. Write YYYY-MM-DD, or YYYY-MM-DDThh:mm:ss with or without a zone.',
  uri: 'is not an absolute address. Use one such as https://example.org/data, with spaces and other scripts escaped.',
  'ontology-term': 'is not a term. Use one such as PO:0009012, or its http(s) address.',
};

/** Returns the rule name of an error. Keywords of profile files keep their name. */
export function getRuleName(error: ErrorObject): string {
  return KEYWORD_RULES[error.keyword] ?? error.keyword;
}

/** Returns a sentence with the expected value and a short form of the actual value. `form` is the pattern in words. */
export function describeError(error: ErrorObject, value: unknown, form?: string): string {
  const limit = String(error.params.limit);
  switch (error.keyword) {
    case 'required':
      return `${formatDisplayName(String(error.params.missingProperty))} is required.`;
    case 'type':
      return describeTypeError(String(error.params.type), value);
    case 'format':
      return `${quoteText(String(value))} ${FORMAT_ADVICE[String(error.params.format)] ?? `is not a valid ${error.params.format}.`}`;
    case 'pattern':
      return `${quoteText(String(value))} ${describePatternError(String(error.params.pattern), form)}`;
    case 'minLength':
      return `Use at least ${formatLimit(limit, 'character')}, not ${countCodePoints(String(value))}.`;
    case 'maxLength':
      return `Use at most ${formatLimit(limit, 'character')}, not ${countCodePoints(String(value))}.`;
    case 'minimum':
      return `${formatScalar(value)} is too small. The minimum is ${limit}.`;
    case 'maximum':
      return `${formatScalar(value)} is too large. The maximum is ${limit}.`;
    case 'enum':
      return `${quoteText(String(value))} is not one of: ${formatVocabulary(error.params.allowedValues as string[])}.`;
    case 'minItems':
      return describeFewItems(limit, countItems(value));
    case 'maxItems':
      return describeManyItems(limit, countItems(value));
    case 'minProperties':
      return `Add at least ${formatLimit(limit, 'member')}.`;
    case 'uniqueItems':
      return `Items [${error.params.j}] and [${error.params.i}] are the same.`;
    case 'additionalProperties':
      return `There is no ${quoteText(shortenName(String(error.params.additionalProperty)))} here.`;
    default:
      return `The value ${error.message ?? 'is not valid'}.`;
  }
}

/** Returns the predicate of a sentence about a string that does not match a pattern. */
export function describePatternError(pattern: string, form?: string): string {
  const allowed = describeCharacters(pattern);
  if (form === undefined && allowed !== undefined) return `contains characters other than ${allowed}.`;
  return `is not accepted. ${form ?? describePatternForm(pattern)}`;
}

export function describeFewItems(least: number | string, length: number): string {
  return `Add at least ${formatLimit(String(least), 'item')}. There ${length === 1 ? 'is 1' : `are ${length === 0 ? 'none' : length}`}.`;
}

export function describeManyItems(most: number | string, length: number): string {
  return `Keep at most ${formatLimit(String(most), 'item')}. There ${length === 1 ? 'is 1' : `are ${length}`}.`;
}

function describeTypeError(type: string, value: unknown): string {
  const hint = type === 'string' && (typeof value === 'number' || typeof value === 'boolean') ? ' Put it in quotes.' : '';
  return `Must be ${TYPE_NAMES[type] ?? type}, not ${describeValue(value)}.${hint}`;
}

function formatLimit(limit: string, noun: string): string {
  return limit === '1' ? `1 ${noun}` : `${limit} ${noun}s`;
}

function countItems(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
