/** Types and constraints of JSON Schema (as OpenAPI 3.0.3 has it) in words. */

import type { JsonObject } from '../../contract/documents/document.ts';
import { countOf, numberText } from '../../web/for-people/words.ts';

/** A demand: words, and the code that they are about. */
export interface Demand {
  readonly words: string;
  /** Values shown as code; empty if the words are enough. */
  readonly codes: readonly string[];
}

const FORMATS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  uuid: ['UUID', 'UUIDs'],
  date: ['date', 'dates'],
  'date-time': ['date and time', 'dates and times'],
  uri: ['URI', 'URIs'],
  email: ['e-mail address', 'e-mail addresses'],
  binary: ['file', 'files'],
};

const TYPES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['text', 'texts'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['true or false', 'truth values'],
  object: ['object', 'objects'],
  array: ['list', 'lists'],
};

/** The type of a value, like `list of UUIDs or null`; `items` is the schema of a list's items, already resolved. */
export function typeWords(schema: JsonObject, items?: JsonObject): string {
  const words = schema.type === 'array' ? `list${items === undefined ? '' : ` of ${pair(items)[1]}`}` : pair(schema)[0];
  return schema.nullable === true ? `${words} or null` : words;
}

function pair(schema: JsonObject): readonly [string, string] {
  if (isChoice(schema)) return ['one of several', 'several kinds'];
  const format = schema.type === 'string' ? FORMATS[String(schema.format)] : undefined;
  return (
    format ?? TYPES[String(schema.type)] ?? (schema.properties === undefined ? ['anything', 'anything'] : ['object', 'objects'])
  );
}

/** Returns whether a schema offers alternatives. */
export function isChoice(schema: JsonObject): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined;
}

/** The rules of a value in addition to its type. */
function demandsOf(schema: JsonObject): Demand[] {
  const { enum: allowed, pattern, default: preset, multipleOf, uniqueItems } = schema;
  const demands: Demand[] = [];
  const say = (words: string, ...codes: unknown[]) => demands.push({ words, codes: codes.map(code) });
  if (Array.isArray(allowed)) say(allowed.length === 1 ? 'always' : 'one of', ...allowed);
  const length = span(schema.minLength, schema.maxLength, 'character');
  if (length !== '') say(length);
  const range = getRange(schema);
  if (range !== '') say(range);
  const size = span(schema.minItems, schema.maxItems, 'item');
  if (size !== '') say(size);
  const members = span(schema.minProperties, schema.maxProperties, 'member');
  if (members !== '') say(members);
  if (multipleOf !== undefined) say('a multiple of', multipleOf);
  if (uniqueItems === true) say('no item twice');
  if (pattern !== undefined) say('matches', pattern);
  if (preset !== undefined) say('when absent', preset);
  return demands;
}

/** The rules of a value, and those of each item of a list. */
export function demandsWithItems(schema: JsonObject, items?: JsonObject): Demand[] {
  const ofEach = demandsOf(items ?? {}).map(({ words, codes }) => ({ words: `each ${words}`, codes }));
  return [...demandsOf(schema), ...ofEach];
}

function code(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function span(least: unknown, most: unknown, what: string): string {
  const [from, to] = [least, most].map((one) => (typeof one === 'number' ? one : undefined));
  if (to === undefined) return from === undefined || from === 0 ? '' : `at least ${countOf(from, what)}`;
  if (from === to) return `exactly ${countOf(to, what)}`;
  return from === undefined || from === 0 ? `at most ${countOf(to, what)}` : `${numberText(from)} to ${countOf(to, what)}`;
}

function getRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string {
  const from = typeof minimum === 'number' ? `${exclusiveMinimum === true ? 'above' : 'at least'} ${numberText(minimum)}` : '';
  // The largest safe integer of JSON readers is no rule of the field.
  const isBound = typeof maximum === 'number' && maximum !== Number.MAX_SAFE_INTEGER;
  const to = isBound ? `${exclusiveMaximum === true ? 'below' : 'at most'} ${numberText(maximum)}` : '';
  return [from, to].filter((words) => words !== '').join(', ');
}
