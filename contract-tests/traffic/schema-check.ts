/**
 * Validates values against the schemas of an OpenAPI 3.0 document. Schemas are interpreted instead of compiled, because mutants
 * change them often. Objects with defined properties can be treated as closed.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type ContractDocument, type JsonObject, resolveReference } from '../../src/contract/documents/document.ts';

/** The parts of an OpenAPI 3.0 schema that the documents use. */
export interface Schema {
  $ref?: string;
  type?: string;
  nullable?: boolean;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  minProperties?: number;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  not?: Schema;
}

/** Options for objects. */
export interface Strictness {
  /**
   * True if an object schema with properties and without a rule about others forbids other members. Its `allOf` is merged
   * first.
   */
  closed: boolean;
}

/** The check of a document's values. */
export interface SchemaCheck {
  /** Returns the errors of a value as `/place message`; at most a few dozen. */
  listProblems(schema: Schema, value: unknown, strictness: Strictness): string[];
  /** Resolves the reference of a schema. */
  resolveSchema(schema: Schema): Schema;
}

/** Member names that a schema allows, including those in its `allOf`. */
interface Names {
  known: Set<string>;
  isOpen: boolean;
}

const MAX_PROBLEMS = 30;

export function createSchemaCheck(document: ContractDocument): SchemaCheck {
  const targets = new WeakMap<Schema, Schema>();
  const patterns = new Map<string, RegExp>();

  function resolveSchema(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const known = targets.get(schema);
    if (known !== undefined) return known;
    const target = resolveReference(document, schema as JsonObject) as Schema;
    targets.set(schema, target);
    return target;
  }

  function getPattern(source: string): RegExp {
    const known = patterns.get(source);
    if (known !== undefined) return known;
    const made = new RegExp(source, 'u');
    patterns.set(source, made);
    return made;
  }

  /** Validates a value. `names` receives the member names for the parent schema; undefined at the top. */
  function checkValue(reference: Schema, value: unknown, place: string, out: string[], closed: boolean, names?: Names): void {
    if (out.length >= MAX_PROBLEMS) return;
    const schema = resolveSchema(reference);
    // Null must also be in the enum (OpenAPI 3.0.3, "Clarify Semantics of nullable").
    if (value === null && schema.nullable === true && schema.enum?.includes(null) !== false) return;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isComposed = schema.allOf !== undefined || schema.oneOf !== undefined || schema.anyOf !== undefined;
    const own = names ?? (closed && isComposed && isObject ? { known: new Set<string>(), isOpen: false } : undefined);
    if (schema.type !== undefined && !hasType(schema.type, value)) {
      out.push(`${place} must be ${schema.type}`);
      return;
    }
    if (schema.enum !== undefined && !schema.enum.some((allowed) => isSame(allowed, value))) {
      out.push(`${place} must be one of ${JSON.stringify(schema.enum).slice(0, 200)}`);
    }
    if (typeof value === 'string') checkText(schema, value, place, out);
    else if (typeof value === 'number') checkNumber(schema, value, place, out);
    else if (Array.isArray(value)) checkList(schema, value, place, out, closed);
    else if (isObject) checkObject(schema, value as JsonObject, place, out, closed, own);
    for (const part of schema.allOf ?? []) checkValue(part, value, place, out, closed, own);
    if (schema.oneOf !== undefined) checkChoice(schema.oneOf, value, place, out, closed, own, true);
    if (schema.anyOf !== undefined) checkChoice(schema.anyOf, value, place, out, closed, own, false);
    if (schema.not !== undefined && conformsToSchema(schema.not, value))
      out.push(`${place} must not be what the contract excludes`);
    if (own !== undefined && own !== names && own.known.size > 0 && !own.isOpen) {
      for (const name of Object.keys(value as JsonObject)) {
        if (!own.known.has(name)) out.push(`${place}/${name} is not documented`);
      }
    }
  }

  function conformsToSchema(schema: Schema, value: unknown): boolean {
    const out: string[] = [];
    checkValue(schema, value, '', out, false);
    return out.length === 0;
  }

  function checkText(schema: Schema, value: string, place: string, out: string[]): void {
    const { minLength, maxLength, pattern, format } = schema;
    if (maxLength !== undefined && value.length > maxLength && countCharacters(value) > maxLength) {
      out.push(`${place} must have at most ${maxLength} characters`);
    }
    if (minLength !== undefined && value.length < 2 * minLength && countCharacters(value) < minLength) {
      out.push(`${place} must have at least ${minLength} characters`);
    }
    if (pattern !== undefined && !getPattern(pattern).test(value)) out.push(`${place} must match ${pattern}`);
    if (format !== undefined && !hasFormat(format, value)) out.push(`${place} must be of the format ${format}`);
  }

  function checkList(schema: Schema, value: readonly unknown[], place: string, out: string[], closed: boolean): void {
    const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
    if (value.length < minItems) out.push(`${place} must have at least ${minItems} items`);
    if (value.length > maxItems) out.push(`${place} must have at most ${maxItems} items`);
    if (schema.uniqueItems === true && new Set(value.map((item) => JSON.stringify(item))).size < value.length) {
      out.push(`${place} must not have an item twice`);
    }
    if (items === undefined) return;
    for (let index = 0; index < value.length && out.length < MAX_PROBLEMS; index += 1) {
      checkValue(items, value[index], `${place}/${index}`, out, closed);
    }
  }

  function checkObject(schema: Schema, value: JsonObject, place: string, out: string[], closed: boolean, names?: Names): void {
    const { properties, required = [], additionalProperties } = schema;
    for (const name of required) if (!Object.hasOwn(value, name)) out.push(`${place} must have ${name}`);
    const members = Object.keys(value);
    if (schema.minProperties !== undefined && members.length < schema.minProperties) {
      out.push(`${place} must have at least ${schema.minProperties} members`);
    }
    if (schema.maxProperties !== undefined && members.length > schema.maxProperties) {
      out.push(`${place} must have at most ${schema.maxProperties} members`);
    }
    if (names !== undefined) {
      for (const name of Object.keys(properties ?? {})) names.known.add(name);
      if (additionalProperties !== undefined && additionalProperties !== false) names.isOpen = true;
    }
    const isClosedAlone = closed && names === undefined && properties !== undefined && additionalProperties === undefined;
    for (const name of members) {
      const property = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property !== undefined) checkValue(property, value[name], `${place}/${name}`, out, closed);
      else if (additionalProperties === false) out.push(`${place}/${name} is not documented`);
      else if (typeof additionalProperties === 'object')
        checkValue(additionalProperties, value[name], `${place}/${name}`, out, closed);
      else if (isClosedAlone) out.push(`${place}/${name} is not documented`);
    }
  }

  function checkChoice(
    branches: readonly Schema[],
    value: unknown,
    place: string,
    out: string[],
    closed: boolean,
    names: Names | undefined,
    onlyOne: boolean,
  ): void {
    let fewest: string[] | undefined;
    let fitting = 0;
    for (const branch of branches) {
      const found: string[] = [];
      const inside: Names = { known: new Set(), isOpen: false };
      checkValue(branch, value, place, found, closed, names === undefined ? undefined : inside);
      if (found.length === 0) {
        fitting += 1;
        if (names !== undefined) {
          for (const name of inside.known) names.known.add(name);
          names.isOpen ||= inside.isOpen;
        }
      } else if (fewest === undefined || found.length < fewest.length) fewest = found;
    }
    if (fitting === 0) out.push(...(fewest ?? [`${place} is not one of what the contract offers`]));
    else if (onlyOne && fitting > 1) out.push(`${place} is ${fitting} of what the contract offers, and must be one`);
  }

  return {
    resolveSchema,
    listProblems(schema, value, { closed }) {
      const out: string[] = [];
      checkValue(schema, value, '', out, closed);
      return out;
    },
  };
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b));
}

/** Returns the length in code points (JSON Schema Validation, section 6.3.1). */
function countCharacters(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}

function checkNumber(schema: Schema, value: number, place: string, out: string[]): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  if (minimum !== undefined && (value < minimum || (exclusiveMinimum === true && value === minimum))) {
    out.push(`${place} must be at least ${minimum}`);
  }
  if (maximum !== undefined && (value > maximum || (exclusiveMaximum === true && value === maximum))) {
    out.push(`${place} must be at most ${maximum}`);
  }
  if (multipleOf !== undefined && !Number.isInteger(value / multipleOf))
    out.push(`${place} must be a multiple of ${multipleOf}`);
  if (format === 'int32' && Math.trunc(value) !== (value | 0)) out.push(`${place} must be of the format int32`);
}

type Format = RegExp | ((text: string) => boolean) | { type?: string; validate: RegExp | ((text: string) => boolean) } | true;

/** UUIDs of RFC 9562. The library also accepts URNs. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a string has a format. Unknown formats accept all strings (JSON Schema Validation, section 7). */
function hasFormat(name: string, value: string): boolean {
  const format = name === 'uuid' ? UUID : ((fullFormats as Record<string, unknown>)[name] as Format | undefined);
  if (format === undefined || format === true || ('type' in format && format.type === 'number')) return true;
  const test = 'validate' in format ? format.validate : format;
  return test instanceof RegExp ? test.test(value) : test(value);
}
