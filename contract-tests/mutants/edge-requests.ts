/** Generates requests at both sides of every limit that a document sets for an operation. */
import fc from 'fast-check';
import type { FuzzBody, FuzzOperation, FuzzParameter } from '../fuzz/fuzz-operations.ts';
import { type Draft, FORM_TYPE, JSON_TYPE } from '../fuzz/requests.ts';
import { addExamples, generateValidDrafts, type KnownValues } from '../fuzz/valid-requests.ts';
import type { Hints } from '../fuzz/valid-values.ts';
import { createFullValue, generateEdgeValues } from './edge-values.ts';
import { UNKNOWN_NAME } from './schema-mutants.ts';

const SEED = 6;

/** Returns requests on both sides of every limit. Equal documents lead to equal requests. Only JSON and form bodies vary. */
export function generateEdgeRequests(operation: FuzzOperation, known: KnownValues): Draft[] {
  const [usual] = fc.sample(generateValidDrafts(operation, known, { existing: true }), { seed: SEED, numRuns: 1 });
  if (usual === undefined) return [];
  const needed = new Set(operation.parameters.filter(({ required }) => required).map(({ name }) => name));
  const base: Draft = {
    ...usual,
    query: usual.query.filter(([name]) => needed.has(name)),
    headers: Object.fromEntries(Object.entries(usual.headers).filter(([name]) => name === 'Accept' || needed.has(name))),
  };
  const varied = [...operation.parameters.flatMap((parameter) => draftParameterEdges(base, parameter, known.hints)), base];
  const bodies = operation.bodies.flatMap((body) => draftBodyEdges(base, body, known.hints));
  const { body: _body, ...bodiless } = base;
  return [
    ...varied,
    { ...base, query: [...base.query, [UNKNOWN_NAME, '1']] },
    ...bodies,
    ...(operation.bodies.length > 0 ? [bodiless, { ...base, body: { type: 'text/plain', bytes: Buffer.from('x') } }] : []),
  ];
}

function draftParameterEdges(base: Draft, parameter: FuzzParameter, hints: Hints): Draft[] {
  const { name, schema, required } = parameter;
  const listHints: Hints = (one) => [...hints(one), ...parameter.examples].flat();
  const options = { hints: listHints, name };
  const values = generateEdgeValues(schema, createFullValue(schema, options), options).filter(
    (value) => value !== null && isParameterValue(value),
  );
  if (parameter.in === 'path') {
    // An empty path value, or one of dots, would lead to another operation.
    const texts = values.map(String).filter((text) => !/^\.*$/.test(text));
    return texts.map((text) => ({ ...base, path: { ...base.path, [name]: text } }));
  }
  if (parameter.in === 'header') {
    const texts = values.map(String).filter((text) => /^[\x21-\x7e]+$/.test(text) && text.length < 8_000);
    const { [name]: _value, ...others } = base.headers;
    return [...texts.map((text) => ({ ...base, headers: { ...base.headers, [name]: text } })), { ...base, headers: others }];
  }
  const others = base.query.filter(([own]) => own !== name);
  const formatPairs = (value: unknown) => [value].flat().map((one): readonly [string, string] => [name, String(one)]);
  const drafts = values.map((value) => ({ ...base, query: [...others, ...formatPairs(value)] }));
  // The server rejects longer addresses without reading them.
  const short = drafts.filter(({ query }) => query.flat().join('').length < 8_000);
  return required ? [...short, { ...base, query: others }] : short;
}

function draftBodyEdges(base: Draft, body: FuzzBody, hints: Hints): Draft[] {
  const { type, schema } = body;
  if (type !== JSON_TYPE && type !== FORM_TYPE) return [];
  const options = { hints: addExamples(body, hints), name: '' };
  const [example] = body.examples;
  const made = createFullValue(schema, options);
  const isObject = typeof example === 'object' && !Array.isArray(example);
  const full = isObject ? { ...(made as object), ...example } : made;
  const values = [...body.examples, ...generateEdgeValues(schema, full, options)];
  const writable = type === JSON_TYPE ? values : values.filter(isFormValue);
  return writable.map((value) => ({ ...base, body: { type, value } }));
}

/** Returns whether a parameter or form field can express a value: a scalar, or a non-empty list of scalars. */
function isParameterValue(value: unknown): boolean {
  return [value].flat().every((one) => typeof one !== 'object') && !(Array.isArray(value) && value.length === 0);
}

/** Returns whether a form can express a value, which must not be null. */
function isFormValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((field) => field !== null && isParameterValue(field));
}
