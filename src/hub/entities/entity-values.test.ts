import { describe, expect, it } from 'vitest';
import { type Entity, findEntity } from '../../profiles/profile.ts';
import { parseProfile } from '../../profiles/reading/profile-file.ts';
import { computeIdentifier, computeLabel } from './entity-names.ts';
import { applyChange, areSameValues, parseFormValues } from './entity-values.ts';
import { getBuiltInProfile } from './testing-project.ts';

const profile = parseProfile(
  `version: "1"
name: things
root_entity: Thing
entities:
  Thing:
    fields:
      - { name: text, type: string }
      - { name: count, type: integer }
      - { name: weight, type: float }
      - { name: flag, type: boolean }
      - { name: day, type: date }
      - { name: link, type: uri }
      - { name: words, type: list, items: string }
      - { name: numbers, type: list, items: int }
      - { name: parts, type: list, items: Thing }
`,
  'things.yaml',
  { name: 'things', version: '1' },
);
const record = profile.entities.get('Thing') as Entity;

describe('The values of a form', () => {
  it.each([
    ['count', '12', 12],
    ['count', ' -3 ', -3],
    ['count', '+7', 7],
    ['count', '1.5', '1.5'],
    ['count', 'twelve', 'twelve'],
    ['count', '12345678901234567890', '12345678901234567890'],
    ['weight', '1.50', 1.5],
    ['weight', '.5', 0.5],
    ['weight', '2e3', 2000],
    ['weight', '1,5', '1,5'],
    ['weight', '0x10', '0x10'],
    ['weight', '1e999', '1e999'],
    ['weight', 'Infinity', 'Infinity'],
    ['weight', '12345678901234567890', '12345678901234567890'],
    ['weight', '100000000000000000000', 1e20],
    ['weight', ' ', ' '],
    ['flag', 'true', true],
    ['flag', 'FALSE', false],
    ['flag', 'on', 'on'],
    ['day', ' 2024-03-01 ', '2024-03-01'],
    ['day', 'soon', 'soon'],
    ['text', ' two\r\nlines ', ' two\nlines '],
    ['text', '12', '12'],
    ['text', '=1+1', '=1+1'],
    ['text', '', null],
    ['count', '', null],
    ['words', 'one', ['one']],
    ['words', ['one', '', 'two'], ['one', 'two']],
    ['words', ['', ''], null],
    ['numbers', ['1', 'two'], [1, 'two']],
    ['count', ['1', '2'], [1, 2]],
  ])('contain, for the field %s and the input %j, the value %j', (name, typed, expected) => {
    expect(parseFormValues(record, { _entity_type: 'Thing', [name]: typed })).toEqual({ [name]: expected });
  });

  it.each([
    ['color', 'color: Thing has no such field.'],
    ['__proto__', '__proto__: Thing has no such field.'],
    ['a b', '"a b": Thing has no such field.'],
    ['parts', 'parts: contains Thing entities. Save each of them separately, with this entity as parent.'],
  ])('are rejected if they contain the field %s', (name, detail) => {
    const fields = JSON.parse(`{ "${name}": "x" }`);
    if (name.startsWith('_')) expect(parseFormValues(record, fields)).toEqual({});
    else expect(() => parseFormValues(record, fields)).toThrow(detail);
    expect(() => applyChange(record, {}, fields, '')).toThrow(detail);
  });
});

describe('A change of values', () => {
  it('keeps other fields: known fields in the order of the profile, then unknown fields', () => {
    const changed = applyChange(record, { old: 1, flag: false, count: 3 }, { text: 'a', count: null, words: [] });
    expect(Object.entries(changed)).toEqual([
      ['text', 'a'],
      ['flag', false],
      ['old', 1],
    ]);
  });

  it('keeps the values 0 and false', () => {
    expect(applyChange(record, {}, { count: 0, flag: false, weight: -0 })).toEqual({ count: 0, flag: false, weight: 0 });
  });

  it('removes empty items of lists', () => {
    expect(applyChange(record, {}, { words: ['', null, 'a'], numbers: 4 })).toEqual({ words: ['a'], numbers: [4] });
  });

  it('depends on values and their types, not on the order of fields', () => {
    expect(areSameValues({ a: 1, b: ['x'] }, { b: ['x'], a: 1 })).toBe(true);
    expect(areSameValues({ a: 1 }, { a: '1' })).toBe(false);
    expect(areSameValues({ a: ['x'] }, { a: ['x', 'y'] })).toBe(false);
    expect(areSameValues({ a: 1 }, { b: 1 })).toBe(false);
  });
});

describe('The label and the identifier of an entity', () => {
  const listNames = (id: string, type: string, data: Record<string, unknown>) => {
    const of = getBuiltInProfile(id);
    const entity = findEntity(of, type) as Entity;
    return [computeLabel(of, entity, data), computeIdentifier(of, entity, data)];
  };
  it.each([
    ['miappe/1.1', 'Study', { unique_id: 'S', title: 'Wheat' }, ['Wheat', 'S']],
    ['miappe/1.1', 'Study', { unique_id: 'S', title: ' ' }, ['S', 'S']],
    ['miappe/1.1', 'Study', {}, ['Study', '']],
    ['isa/1.0', 'Person', { last_name: 'Example', first_name: 'Alex' }, ['Alex Example', '']],
    ['isa/1.0', 'OntologyAnnotation', { term: 'published' }, ['published', '']],
    ['isa/1.0', 'Characteristic', { category: 'body weight', value: '12.4' }, ['body weight: 12.4', '']],
    ['isa/1.0', 'Characteristic', { value: '12.4' }, ['12.4', '']],
    ['ena/1.0', 'SampleAttribute', { tag: 'age', value: '70', units: 'day' }, ['age: 70', '']],
    ['dissco/0.4', 'AgentRole', { type: 'schema:Role', role_name: 'collector' }, ['collector', '']],
    ['cropxr-phenotyping/0.0.5', 'Event', { study_id: 'S', event_type: 'sowing' }, ['sowing', '']],
    ['miappe/1.1', 'Person', { name: 'Alex' }, ['Alex', 'Alex']],
    ['ena/1.0', 'Sample', { alias: 'A', title: 'Leaf' }, ['Leaf', 'A']],
    ['darwin-core/1.0', 'Occurrence', { occurrenceID: 'O-1' }, ['O-1', 'O-1']],
    ['cropxr-phenotyping/0.0.5', 'Study', { study_id: 'S' }, ['S', 'S']],
    ['jerm/1.0', 'Organism', { identifier: 7 }, ['7', '7']],
  ])('are derived for a %s %s from %j as %j', (id, type, data, expected) => {
    expect(listNames(id, type, data)).toEqual(expected);
  });

  it('are shortened to the limits of pages and indexes', () => {
    const [label, identifier] = listNames('miappe/1.1', 'Study', { unique_id: '\u{1f33e}'.repeat(5_000) });
    expect([label?.length, identifier?.length, label?.isWellFormed(), identifier?.isWellFormed()]).toEqual([
      200,
      400,
      true,
      true,
    ]);
  });
});
