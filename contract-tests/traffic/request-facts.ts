/**
 * Finds new facts about a request, so that it is stored as a sample: the constraint that an invalid one violates, and the
 * values, members and ends of ranges in a valid one. The mutants need them (contract-tests/mutants/).
 */
import { parse as parseQuery } from 'node:querystring';
import type { JsonObject } from '../../src/contract/documents/document.ts';
import { decodePathSegment } from '../../src/contract/strict-path.ts';
import type { SeenRequest } from './corpus.ts';
import { type Parameter, parseFormBySchema, type RequestJudgement } from './request-check.ts';
import type { Schema, SchemaCheck } from './schema-check.ts';
import { convertTextToType, getMediaType } from './written-values.ts';

const MAX_ITEMS = 20;

/** Returns the constraint that an invalid request violates; undefined if it violates several. */
export function findBrokenConstraint({ breaches }: RequestJudgement): string | undefined {
  const [breach] = breaches;
  return breaches.length === 1 ? breach?.replace(/\/\d+(?=[/ ])/g, '/[]').slice(0, 200) : undefined;
}

/** The inputs of an operation in its document. */
export interface DistinctOperation {
  /** Path template of the operation. */
  path: string;
  parameters: readonly Parameter[];
  /** Schema of the body; undefined without a body. */
  body: Schema | undefined;
}

/** Returns the facts that a valid request shows: `query sort "name"`, `body/title maxLength half`. */
export function listShownFacts(
  check: SchemaCheck,
  { path, parameters, body }: DistinctOperation,
  request: SeenRequest,
): string[] {
  const shown: string[] = [];
  const [address = '', ...rest] = request.url.split('?');
  const query = parseQuery(rest.join('?'), '&', '=', { maxKeys: 0 });
  const steps = address.split('/');
  const inPath = Object.fromEntries(path.split('/').map((step, index) => [step, steps[index]]));
  const given: Record<Parameter['in'], (name: string) => string | string[] | undefined> = {
    query: (name) => query[name],
    header: (name) => request.headers[name.toLowerCase()],
    path: (name) => decodePathSegment(inPath[`{${name}}`]),
    cookie: () => undefined,
  };
  for (const parameter of parameters) {
    const value = given[parameter.in](parameter.name);
    const name = `${parameter.in} ${parameter.name}`;
    if (value === undefined) shown.push(`${name} absent`);
    else {
      const schema = check.resolveSchema(parameter.schema ?? {});
      const item = schema.type === 'array' ? check.resolveSchema(schema.items ?? {}) : schema;
      const read = [value].flat().map((text) => convertTextToType(item, text));
      collectFacts(schema, schema.type === 'array' ? read : read[0], name, []);
    }
  }
  if (body === undefined) shown.push('body absent');
  // Compressed bodies cannot be parsed here.
  if (body !== undefined && request.body !== null && request.headers['content-encoding'] === undefined)
    collectFacts(body, parseBody(check, body, request.body, request), 'body', []);
  return shown;

  function collectFacts(reference: Schema, value: unknown, place: string, above: readonly Schema[]): void {
    const schema = check.resolveSchema(reference);
    if (above.includes(schema)) return;
    const inside = [...above, schema];
    shown.push(value === null ? `${place} null` : place);
    if (schema.enum !== undefined) shown.push(`${place} ${JSON.stringify(value)}`);
    if (typeof value === 'number') addBounds(place, value, schema.minimum, schema.maximum);
    else if (typeof value === 'string') addBounds(place, value.length, schema.minLength, schema.maxLength);
    else if (Array.isArray(value)) {
      addBounds(place, value.length, schema.minItems, schema.maxItems);
      for (const item of value.slice(0, MAX_ITEMS)) collectFacts(schema.items ?? {}, item, `${place}/[]`, inside);
    } else if (typeof value === 'object' && value !== null) collectMembers(schema, value as JsonObject, place, inside);
    for (const part of [...(schema.allOf ?? [])]) collectFacts(part, value, place, inside);
    for (const choice of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
      if (check.listProblems(choice, value, { closed: false }).length === 0) collectFacts(choice, value, place, inside);
  }

  function addBounds(place: string, size: number, least: number | undefined, most: number | undefined): void {
    if (size === least) shown.push(`${place} least`);
    if (most !== undefined && size > most / 2) shown.push(`${place} much`);
    if (size === most) shown.push(`${place} most`);
  }

  function collectMembers(schema: Schema, value: JsonObject, place: string, above: readonly Schema[]): void {
    const { properties = {}, additionalProperties } = schema;
    for (const [name, property] of Object.entries(properties)) {
      if (Object.hasOwn(value, name)) collectFacts(property, value[name], `${place}/${name}`, above);
      else shown.push(`${place}/${name} absent`);
    }
    const free = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
    if (free === undefined) return;
    shown.push(`${place}/{}`);
    if (typeof additionalProperties === 'object') collectFacts(additionalProperties, value[free], `${place}/{}`, above);
  }
}

function parseBody(check: SchemaCheck, schema: Schema, text: string, { headers }: SeenRequest): unknown {
  return getMediaType(headers)?.endsWith('json') === true ? JSON.parse(text) : parseFormBySchema(check, schema, text);
}
