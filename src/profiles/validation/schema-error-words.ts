/** What Ajv finds, in the product's rule names and in words for people. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { describe, lengthOf, listed, quoted, shortName, written } from '../value-words.ts';

/** Name of the check as `/validate` reports it (docs/requirements.md, S4). */
const ruleOfKeyword: Readonly<Record<string, string>> = {
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

const nameOfType: Readonly<Record<string, string>> = {
  string: 'A text',
  integer: 'A whole number',
  number: 'A number',
  boolean: 'true or false',
  array: 'A list',
  object: 'An object',
};

const nameOfFormat: Readonly<Record<string, string>> = {
  date: 'A date of the calendar as YYYY-MM-DD',
  'date-time': 'A date (YYYY-MM-DD) or a date and time (YYYY-MM-DDThh:mm:ss, with or without a zone)',
  uri: 'An absolute address such as https://example.org/data, other scripts and blanks escaped,',
  'ontology-term': 'A term such as PO:0009012, or its http(s) address,',
};

/** Rule name of a finding; keywords that only profile files use keep their name. */
export function ruleOf(error: ErrorObject): string {
  return ruleOfKeyword[error.keyword] ?? error.keyword;
}

/** One sentence on a finding: what was expected, and in short what came. */
export function sentenceOn(error: ErrorObject, value: unknown): string {
  const limit = String(error.params.limit);
  switch (error.keyword) {
    case 'required':
      return `${quoted(String(error.params.missingProperty))} is required.`;
    case 'type':
      return typeSentence(String(error.params.type), value);
    case 'format':
      return `${nameOfFormat[String(error.params.format)] ?? error.params.format} is expected, not ${quoted(String(value))}.`;
    case 'pattern':
      return `${quoted(String(value))} does not have the form ${error.params.pattern}.`;
    case 'minLength':
      return `At least ${count(limit, 'character')} expected, not ${lengthOf(String(value))}.`;
    case 'maxLength':
      return `At most ${count(limit, 'character')} expected, not ${lengthOf(String(value))}.`;
    case 'minimum':
      return `${written(value)} is too small; the least is ${limit}.`;
    case 'maximum':
      return `${written(value)} is too large; the greatest is ${limit}.`;
    case 'enum':
      return `${quoted(String(value))} is not one of: ${listed(error.params.allowedValues as string[])}.`;
    case 'minItems':
      return `At least ${count(limit, 'item')} expected, not ${lengthOfList(value)}.`;
    case 'maxItems':
      return `At most ${count(limit, 'item')} expected, not ${lengthOfList(value)}.`;
    case 'minProperties':
      return `At least ${count(limit, 'member')} expected.`;
    case 'uniqueItems':
      return `Items ${error.params.j} and ${error.params.i} are the same.`;
    case 'additionalProperties':
      return `There is no ${quoted(shortName(String(error.params.additionalProperty)))} here.`;
    default:
      return `The value ${error.message ?? 'is not valid'}.`;
  }
}

function typeSentence(type: string, value: unknown): string {
  const hint = type === 'string' && (typeof value === 'number' || typeof value === 'boolean') ? '; put it in quotes' : '';
  return `${nameOfType[type] ?? type} is expected, not ${describe(value)}${hint}.`;
}

function count(limit: string, noun: string): string {
  return limit === '1' ? `1 ${noun} is` : `${limit} ${noun}s are`;
}

function lengthOfList(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}
