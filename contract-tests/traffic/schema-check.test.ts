import { Ajv, type ValidateFunction } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type ContractDocument, type JsonObject, readDocument } from '../../src/contract/documents/document.ts';
import { createSeededRandom, type SeededRandom } from '../../src/profiles/testing-seeded-random.ts';
import { OWN_DOCUMENTS, PLATFORM_DOCUMENT } from './documents.ts';
import { createSchemaCheck, type Schema } from './schema-check.ts';

const document: ContractDocument = {
  openapi: '3.0.3',
  info: { title: 'x', version: '1' },
  paths: {},
  components: {
    schemas: {
      Named: { type: 'object', properties: { name: { type: 'string' } } },
      Open: { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: true },
      Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
    },
  },
};
const { listProblems } = createSchemaCheck(document);
const named = { $ref: '#/components/schemas/Named' };
const listClosedProblems = (schema: Schema, value: unknown) => listProblems(schema, value, { closed: true });

describe('A closed object', () => {
  it('may not have a property that its schema does not name', () => {
    expect(listClosedProblems(named, { name: 'a', age: 3 })).toEqual(['/age is not documented']);
  });

  it('may have any properties if its schema names none', () => {
    expect(listClosedProblems({ type: 'object' }, { age: 3 })).toEqual([]);
  });

  it('is open if its schema allows additional properties', () => {
    expect(listClosedProblems({ $ref: '#/components/schemas/Open' }, { age: 3 })).toEqual([]);
  });

  it('may have the properties of all parts of its allOf', () => {
    const schema: Schema = { allOf: [named, { type: 'object', properties: { age: { type: 'integer' } } }] };
    expect([
      listClosedProblems(schema, { name: 'a', age: 3 }),
      listClosedProblems(schema, { name: 'a', age: 3, size: 1 }),
    ]).toEqual([[], ['/size is not documented']]);
  });

  it('is open if one part of its allOf is open', () => {
    expect(listClosedProblems({ allOf: [named, { $ref: '#/components/schemas/Open' }] }, { size: 1 })).toEqual([]);
  });

  it('may have the properties of the matching alternative', () => {
    const age: Schema = { type: 'object', required: ['age'], properties: { age: { type: 'integer' } } };
    const size: Schema = { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } };
    expect([
      listClosedProblems({ oneOf: [age, size] }, { age: 1 }),
      listClosedProblems({ oneOf: [age, size] }, { age: 1, name: 'a' }),
    ]).toEqual([[], ['/name is not documented']]);
  });

  it('can be recursive', () => {
    const tree = { $ref: '#/components/schemas/Tree' };
    expect(listClosedProblems(tree, { children: [{ children: [{ leaf: 1 }] }] })).toEqual([
      '/children/0/children/0/leaf is not documented',
    ]);
  });

  it('is open in a request, unless the document forbids additional properties', () => {
    expect(listProblems(named, { age: 3 }, { closed: false })).toEqual([]);
  });
});

describe('A null value', () => {
  it('is allowed only if the schema is nullable', () => {
    expect([
      listClosedProblems({ type: 'string', nullable: true }, null),
      listClosedProblems({ type: 'string' }, null),
    ]).toEqual([[], [' must be string']]);
  });

  it('is allowed beside an enum only if the enum contains it', () => {
    const createEnum = (...values: unknown[]): Schema => ({ type: 'string', nullable: true, enum: values });
    expect([listClosedProblems(createEnum('above', null), null), listClosedProblems(createEnum('above'), null)]).toEqual([
      [],
      [expect.any(String)],
    ]);
  });
});

/** Creates a function that validates values of components with Ajv. */
function createAjvCheck(contract: ContractDocument): (name: string, value: unknown) => boolean {
  const ajv = new Ajv({ strict: false, allErrors: false, logger: false });
  (addFormats as unknown as (instance: Ajv) => void)(ajv);
  ajv.addSchema(contract as object, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  return (name, value) => {
    const validate = compiled.get(name) ?? ajv.compile({ $ref: `contract#/components/schemas/${name}` });
    compiled.set(name, validate);
    return validate(value);
  };
}

/** Yields the examples of components, and of bodies that are components. */
function* iterateExamples(contract: ContractDocument): Generator<{ name: string; value: unknown }> {
  const pending: unknown[] = [contract];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { schema, example, examples } = node as {
      schema?: Schema;
      example?: unknown;
      examples?: Record<string, { value: unknown }>;
    };
    const name = schema?.$ref?.split('/').at(-1);
    if (name !== undefined) {
      if (example !== undefined) yield { name, value: example };
      for (const { value } of Object.values(examples ?? {})) yield { name, value };
    }
    pending.push(...Object.values(node));
  }
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    const { example } = schema as { example?: unknown };
    if (example !== undefined) yield { name, value: example };
  }
}

/** Values near the limits of schemas. */
const ODD: readonly unknown[] = [
  null,
  '',
  'x',
  0,
  -1,
  1.5,
  9e15,
  true,
  [],
  {},
  '2026-03-05',
  'urn:x',
  '\u{1f33e}'.repeat(150),
  [null],
  { a: 1 },
];

/** Returns a value in which one place is changed, removed or added. */
function changeValue(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return random.pick(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(ODD)];
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? changeValue(item, random) : item));
  }
  const members = Object.entries(value as JsonObject);
  const change = random.below(4);
  if (change === 0 || members.length === 0) return { ...value, [random.pick(['extra', 'name', 'id'])]: random.pick(ODD) };
  const at = random.below(members.length);
  if (change === 1) return Object.fromEntries(members.filter((_, index) => index !== at));
  return Object.fromEntries(members.map(([name, item], index) => [name, index === at ? changeValue(item, random) : item]));
}

describe.each([...OWN_DOCUMENTS, PLATFORM_DOCUMENT])('The schema check for the document %s', (name) => {
  it('agrees with Ajv on every example, and on thousands of examples with one change each', { tags: 'full' }, () => {
    const contract = readDocument(name);
    const check = createSchemaCheck(contract);
    const isValid = createAjvCheck(contract);
    const random = createSeededRandom(20_261_121);
    const examples = [...iterateExamples(contract)];
    const different: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      for (const { name: component, value } of examples) {
        const tried = round === 0 ? value : changeValue(value, random);
        const ours = check.listProblems({ $ref: `#/components/schemas/${component}` }, tried, { closed: false });
        if ((ours.length === 0) !== isValid(component, tried)) different.push(`${component} ${JSON.stringify(tried)}: ${ours}`);
      }
    }
    expect(different.slice(0, 5)).toEqual([]);
    expect(examples.length).toBeGreaterThan(0);
  });
});
