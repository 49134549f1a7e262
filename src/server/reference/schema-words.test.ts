import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/documents/document.ts';
import { describeType, listDemandsWithItems } from './schema-tree.ts';

describe('The description of a type', () => {
  it.each<[JsonObject, JsonObject | undefined, string]>([
    [{ type: 'string' }, undefined, 'text'],
    [{ type: 'string', format: 'uuid', nullable: true }, undefined, 'UUID or null'],
    [{ type: 'array' }, { type: 'string', format: 'date' }, 'list of dates'],
    [{ type: 'array' }, { properties: {} }, 'list of objects'],
    [{ oneOf: [] }, undefined, 'one of several'],
    [{}, undefined, 'anything'],
  ])('is, for %j with items %j, the text %s', (schema, items, words) => {
    expect(describeType(schema, items)).toBe(words);
  });
});

describe('The description of a constraint', () => {
  const listWords = (schema: JsonObject, items?: JsonObject) =>
    listDemandsWithItems(schema, items).map((demand) => [demand.words, ...demand.codes].join(' '));

  it.each<[JsonObject, string[]]>([
    [{ minLength: 1, maxLength: 100 }, ['1 to 100 characters']],
    [{ minLength: 8, maxLength: 8 }, ['exactly 8 characters']],
    [{ minLength: 1 }, ['at least 1 character']],
    [{ minItems: 0, maxItems: 10_000 }, ['at most 10,000 items']],
    [{ minimum: 0, exclusiveMinimum: true, maximum: 10 }, ['above 0, at most 10']],
    [{ maximum: Number.MAX_SAFE_INTEGER }, []],
    [{ enum: ['a', ''] }, ['one of a ""']],
    [{ enum: ['a'] }, ['always a']],
    [{ pattern: '^a+$' }, ['matches ^a+$']],
    [{ default: 20 }, ['when absent 20']],
    [{ uniqueItems: true }, ['unique items']],
  ])('is, for %j, the text %j', (schema, expected) => {
    expect(listWords(schema)).toEqual(expected);
  });

  it('states whether the constraint applies to the items of a list', () => {
    expect(listWords({ type: 'array', maxItems: 3 }, { maxLength: 5 })).toEqual([
      'at most 3 items',
      'each at most 5 characters',
    ]);
  });
});
