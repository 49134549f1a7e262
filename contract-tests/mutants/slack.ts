/** Finds parts of a schema that were never recorded, which can mean that the document allows too much. */
import type { JsonObject } from '../../src/contract/documents/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';

/** Maximum number of examined items or members. */
const MAX_PARTS = 50;

const BOUNDS: readonly (readonly [
  keyword: 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems',
  of: (value: unknown) => number | undefined,
])[] = [
  ['minimum', (value) => (typeof value === 'number' ? value : undefined)],
  ['maximum', (value) => (typeof value === 'number' ? value : undefined)],
  ['minLength', (value) => (typeof value === 'string' ? [...value].length : undefined)],
  ['maxLength', (value) => (typeof value === 'string' ? [...value].length : undefined)],
  ['minItems', (value) => (Array.isArray(value) ? value.length : undefined)],
  ['maxItems', (value) => (Array.isArray(value) ? value.length : undefined)],
];

/**
 * Returns everything that a schema allows but no value shows, by place: `/state value "failed"`. Omits places without a value.
 * A bound is shown if a value equals it. The result does not contain its number, so that schemas which differ only in an
 * unreached bound have the same result.
 */
export function findUntestedConstraints(check: SchemaCheck, schema: Schema, values: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  visitSchemaValues(schema, values, '');
  return found;

  function visitSchemaValues(reference: Schema, seen: readonly unknown[], place: string): void {
    if (seen.length === 0) return;
    const own = check.resolveSchema(reference);
    const addFinding = (what: string) => found.add(`${place} ${what}`);
    if (own.nullable === true && !seen.includes(null)) addFinding('null');
    const given = seen.filter((value) => value !== null);
    for (const value of own.enum ?? []) {
      if (!given.some((one) => JSON.stringify(one) === JSON.stringify(value)) && value !== null)
        addFinding(`value ${JSON.stringify(value)}`);
    }
    if (own.type === 'number' && given.every((value) => Number.isInteger(value))) addFinding('fraction');
    for (const [keyword, of] of BOUNDS) {
      if (own[keyword] !== undefined && !given.some((value) => of(value) === own[keyword])) addFinding(keyword);
    }
    if (own.type === 'string' && isAnyText(own)) {
      const form = findCommonFormat(given);
      if (form !== undefined) addFinding(`other than ${form}`);
    }
    if (own.type === 'string' && check.listProblems(own, '', { closed: false }).length === 0 && !given.includes(''))
      addFinding('empty text');
    for (const [finding, isAllowed, isSeen] of EXTREMES) if (isAllowed(own) && !given.some(isSeen)) addFinding(finding);
    const lists = given.filter((value) => Array.isArray(value));
    if (own.items !== undefined)
      visitSchemaValues(
        own.items,
        lists.flatMap((list) => list.slice(0, MAX_PARTS)),
        `${place}/[]`,
      );
    const objects = given.filter(
      (value): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value),
    );
    visitMembers(own, objects, place, addFinding);
    for (const part of own.allOf ?? []) visitSchemaValues(part, given, place);
    for (const [index, choice] of [...(own.oneOf ?? []), ...(own.anyOf ?? [])].entries()) {
      const fitting = given.filter((value) => check.listProblems(choice, value, { closed: false }).length === 0);
      if (fitting.length === 0) addFinding(`alternative ${index}`);
      visitSchemaValues(choice, fitting, `${place}|${index}`);
    }
  }

  function visitMembers(own: Schema, objects: readonly JsonObject[], place: string, report: (what: string) => void): void {
    const { properties = {}, required = [], additionalProperties } = own;
    if (objects.length === 0) return;
    for (const [name, property] of Object.entries(properties)) {
      const having = objects.filter((one) => Object.hasOwn(one, name));
      if (having.length === 0) report(`property ${name}`);
      else if (having.length === objects.length && !required.includes(name)) report(`property ${name} absent`);
      visitSchemaValues(
        property,
        having.map((one) => one[name]),
        `${place}/${name}`,
      );
    }
    if (additionalProperties === undefined || additionalProperties === false) return;
    const free = objects.flatMap((one) =>
      Object.keys(one)
        .filter((name) => !Object.hasOwn(properties, name))
        .slice(0, MAX_PARTS)
        .map((name) => [name, one[name]] as const),
    );
    if (free.length === 0) report('other members');
    if (typeof additionalProperties === 'object')
      visitSchemaValues(
        additionalProperties,
        free.map(([, value]) => value),
        `${place}/{}`,
      );
    // Reports recorded members that the document does not name, unless the object has no defined members.
    else if (Object.keys(properties).length > 0) for (const [name] of free) report(`unnamed ${name}`);
  }
}

/** The smallest values that a schema without lower bounds allows. */
const EXTREMES: readonly (readonly [
  finding: string,
  isAllowed: (schema: Schema) => boolean,
  isSeen: (value: unknown) => boolean,
])[] = [
  [
    'empty list',
    ({ type, minItems = 0 }) => type === 'array' && minItems === 0,
    (value) => Array.isArray(value) && value.length === 0,
  ],
  ['zero', ({ minimum = 0, ...rest }) => isNumber(rest) && minimum <= 0, (value) => value === 0],
  ['negative', ({ minimum = -1, ...rest }) => isNumber(rest) && minimum < 0, (value) => typeof value === 'number' && value < 0],
];

const isAnyText = (schema: Schema) => schema.enum === undefined && schema.format === undefined && schema.pattern === undefined;
const isNumber = (schema: Schema) => (schema.type === 'integer' || schema.type === 'number') && schema.enum === undefined;

const FORMS: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['date-time', /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['address', /^(https?:\/)?\/\S*$/],
  ['email', /^\S+@\S+$/],
  ['one word', /^\S+$/],
];

/** Returns the format that all strings have, if the schema allows any string. */
function findCommonFormat(values: readonly unknown[]): string | undefined {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length === 0 ? undefined : FORMS.find(([, pattern]) => texts.every((text) => pattern.test(text)))?.[0];
}
