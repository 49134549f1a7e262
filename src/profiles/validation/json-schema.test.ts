import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { trialProfile } from '../testing-profile.ts';
import { UnknownEntityError } from './field-checks.ts';
import { getServedSchema } from './json-schema.ts';

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly required: readonly string[];
  readonly $defs: Readonly<Record<string, ObjectSchema>>;
  readonly [keyword: string]: unknown;
}

function getSchema(entity: string): ObjectSchema {
  return getServedSchema(trialProfile, entity).schema as unknown as ObjectSchema;
}

describe('The schema of an entity', () => {
  test('states its draft, entity and profile', () => {
    expect(getSchema('Trial')).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'urn:concordat:schema:trials:1.0:Trial',
      title: 'Trial',
      description: 'A trial.',
      type: 'object',
      additionalProperties: false,
    });
  });

  test('has the fields in the order of the profile, with a title, a description and an example', () => {
    const { properties } = getSchema('Trial');
    expect(Object.keys(properties).slice(0, 3)).toEqual(['id', 'title', 'start']);
    expect(properties.id).toEqual({
      title: 'Id',
      description: 'Number of the trial.',
      type: 'string',
      minLength: 2,
      maxLength: 8,
      pattern: '^[A-Z0-9-]+$',
    });
    expect(properties.title).toEqual({ title: 'Title', type: 'string', minLength: 1, examples: ['Drought trial'] });
  });

  test('requires the fields that the profile or one of its rules requires', () => {
    expect(getSchema('Trial').required).toEqual(['id', 'title', 'lead', 'plots']);
    expect(getSchema('Visit').required).toEqual(['note']);
  });

  test('lists the required fields of the entity and of nested entities', () => {
    expect(getSchema('Plot').required).toEqual(['id']);
    expect(getSchema('Trial').$defs.Site?.required).toEqual(['name']);
  });

  test('accepts null and the empty string in optional fields', () => {
    expect(getSchema('Trial').properties.start?.anyOf).toEqual([
      { type: 'string', format: 'date' },
      { const: '' },
      { type: 'null' },
    ]);
    expect(getSchema('Person').properties.phone?.anyOf).toEqual([{ type: 'string' }, { type: 'null' }]);
  });

  test('merges the rules of the profile into the fields', () => {
    const { properties } = getSchema('Trial');
    expect(properties.longitude?.anyOf).toContainEqual({ type: 'number', minimum: -180, maximum: 180 });
    expect(properties.kind?.anyOf).toContainEqual({
      type: 'string',
      enum: ['field', 'greenhouse'],
      allOf: [{ enum: ['field', 'glasshouse'] }],
    });
    expect(properties.keywords?.anyOf).toContainEqual({
      type: 'array',
      items: { type: 'string', maxLength: 10, pattern: '^[a-z]+$' },
      maxItems: 3,
    });
    expect(properties.plots).toEqual({ title: 'Plots', type: 'array', items: { $ref: '#/$defs/Plot' }, minItems: 1 });
  });

  test('expresses conditions as schemas of the present fields, under the name of the rule', () => {
    const createPresence = (name: string) => ({ required: [name], properties: { [name]: { not: { enum: [null, ''] } } } });
    expect(getSchema('Person').allOf).toEqual([
      { $comment: 'reachable', anyOf: [createPresence('email'), createPresence('phone')] },
    ]);
  });

  test('lists the rules that it cannot express', () => {
    expect(getSchema('Trial').$comment).toBe(
      'Beyond this schema, validation over the whole data set checks: ends_after_start (A trial ends after it starts).',
    );
    expect(getSchema('Plot').$comment).toBe(
      'Beyond this schema, validation over the whole data set checks: uniqueness; row_once.',
    );
  });

  test('contains exactly the schemas of reachable entities', () => {
    expect(Object.keys(getSchema('Trial').$defs)).toEqual(['Site', 'Person', 'Plot', 'Visit']);
    expect(getSchema('Site').$defs).toBeUndefined();
  });

  test('refers to itself if the entity contains its own type', () => {
    expect(getSchema('Plot').properties.subplots?.anyOf).toContainEqual({ type: 'array', items: { $ref: '#' } });
    expect(getSchema('Trial').$defs.Plot?.properties.subplots?.anyOf).toContainEqual({
      type: 'array',
      items: { $ref: '#/$defs/Plot' },
    });
  });

  test('is created only once, is immutable, and has a strong entity tag', () => {
    const served = getServedSchema(trialProfile, 'Trial');
    expect(getServedSchema(trialProfile, 'Trial')).toBe(served);
    expect(Object.isFrozen(getSchema('Trial').properties.id)).toBe(true);
    expect(JSON.parse(served.bytes.toString())).toEqual(served.schema);
    expect(served.etag).toBe(`"${createHash('sha256').update(served.bytes).digest('hex')}"`);
  });

  test('is not available for an unknown name', () => {
    expect(() => getServedSchema(trialProfile, 'toString')).toThrow(UnknownEntityError);
  });
});
