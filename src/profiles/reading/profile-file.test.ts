import { describe, expect, test } from 'vitest';
import { findEntity, formatTitle } from '../profile.ts';
import { ProfileError, parseProfile } from './profile-file.ts';

const profileFiles = `name: seeds
version: '1.0'
root_entity: Batch
entities:
  Batch:
    fields:
      - {name: identifier, type: string, required: true}
      - {name: harvest_date, type: date}
      - {name: test_date, type: date}
      - {name: mass, type: float, constraints: {minimum: 0, maximum: 100}}
      - {name: germination_tests, type: list, items: GerminationTest}
  GerminationTest:
    fields:
      - {name: batch_id, type: string, reference: Batch.identifier}
      - {name: rate, type: integer}
validation_rules:
  - {name: test_after_harvest, applies_to: Batch, condition: test_date >= harvest_date}
`;

function listProblems(text: string, expected?: { name: string; version: string }): readonly string[] {
  try {
    parseProfile(text, 'profile.yaml', expected);
  } catch (error) {
    if (error instanceof ProfileError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Returns the profile with one string replaced, which must exist. */
function replaceText(from: string, to: string): string {
  expect(profileFiles).toContain(from);
  return profileFiles.replace(from, to);
}

describe('A profile file', () => {
  test('is read with its entities and fields in order, and with defaults', () => {
    const profile = parseProfile(profileFiles, 'profile.yaml', { name: 'seeds', version: '1.0' });
    expect([...profile.entities.keys()]).toEqual(['Batch', 'GerminationTest']);
    expect(profile.display_name).toBe('seeds 1.0');
    expect(profile.entities.get('Batch')?.fields[1]).toEqual({
      name: 'harvest_date',
      type: 'date',
      required: false,
      recommended: false,
      description: '',
      constraints: {},
    });
    expect(profile.rules[0]?.applies_to).toEqual(['Batch']);
  });

  test('is immutable after reading', () => {
    const profile = parseProfile(profileFiles, 'profile.yaml');
    expect(() => {
      (profile.rules as unknown[]).push({});
    }).toThrow(TypeError);
  });

  test('defines entities that can be found by names in any letter case and in snake_case', () => {
    const profile = parseProfile(profileFiles, 'profile.yaml');
    for (const name of ['GerminationTest', 'germination_test', 'germinationtest', 'GERMINATIONTEST']) {
      expect(findEntity(profile, name)?.name).toBe('GerminationTest');
    }
    expect(findEntity(profile, 'batches')).toBeUndefined();
    expect(findEntity(profile, 'constructor')).toBeUndefined();
  });
});

describe('A broken profile file', () => {
  test.each([
    ['a syntax error', '  Batch:\n', '  Batch: [\n', /^profile\.yaml:\d+:\d+: Not valid YAML/],
    [
      'a key that does not exist',
      "version: '1.0'",
      "version: '1.0'\nauthor: x",
      /^profile\.yaml:3:1: the profile: There is no "author" here\.$/,
    ],
    [
      'a version that is a number',
      "version: '1.0'",
      'version: 1.0',
      /^profile\.yaml:2:1: version: Must be text, not the number 1\. Put it in quotes\.$/,
    ],
    [
      'an unknown type',
      'type: float',
      'type: double',
      /^profile\.yaml:10:\d+: entities\.Batch\.fields\[3\]\.type: "double" is not one of: string,/,
    ],
    [
      'an unknown key of a field',
      'type: float',
      'type: float, widget: box',
      /^profile\.yaml:10:\d+: entities\.Batch\.fields\[3\]: There is no "widget" here\.$/,
    ],
    [
      'an entity that a rule names twice',
      'applies_to: Batch',
      'applies_to: [Batch, GerminationTest, Batch]',
      /applies_to: Items \[0\] and \[2\] are the same\.$/m,
    ],
    ['an invalid entity name', '  GerminationTest:', '  germination test:', /the name "germination test" is not accepted/],
    ['a duplicate entity', '  GerminationTest:', '  Batch:', /^profile\.yaml:12:3: The member "Batch" occurs twice\.$/],
    [
      'a duplicate field',
      'name: test_date',
      'name: harvest_date',
      /^profile\.yaml:9:\d+: Batch\.harvest_date: there are two fields with this name$/m,
    ],
    [
      'a field name that all JavaScript objects have',
      'name: test_date',
      'name: constructor',
      /Batch\.constructor: this name is reserved by JavaScript/,
    ],
    [
      'an unknown entity in a list',
      'items: GerminationTest',
      'items: Germination',
      /"Germination" is neither an entity of this profile nor a plain type/,
    ],
    ['an entity field without entity', 'type: list, items: GerminationTest', 'type: entity', /items must name the entity/],
    [
      'items of a plain field',
      'type: integer',
      'type: integer, items: string',
      /items is for lists and entities, not for integer/,
    ],
    ['a reference to an unknown entity', 'Batch.identifier', 'Lot.identifier', /there is no entity "Lot" to refer to/],
    ['a reference to an unknown field', 'Batch.identifier', 'Batch.number', /Batch has no field "number" to refer to/],
    ['a minimum above the maximum', 'minimum: 0', 'minimum: 101', /minimum 101 is above maximum 100/],
    ['a bound of another type', 'minimum: 0,', 'min_length: 1,', /min_length is for texts, not for float/],
    [
      'an empty vocabulary',
      'name: identifier, type: string',
      'name: identifier, type: string, constraints: {enum: []}',
      /Add at least 1 item\. There are none\./,
    ],
    [
      'a malformed pattern',
      'name: identifier, type: string',
      "name: identifier, type: string, constraints: {pattern: '[a'}",
      /the pattern "\[a" cannot be used/,
    ],
    [
      'a pattern that is not a regular language',
      'name: identifier, type: string',
      "name: identifier, type: string, constraints: {pattern: '(a+)\\1'}",
      /back-references/,
    ],
    [
      'a root entity that does not exist',
      'root_entity: Batch',
      'root_entity: Lot',
      /^profile\.yaml:3:1: the root entity "Lot" does not exist$/,
    ],
    ['a rule for an unknown entity', 'applies_to: Batch', 'applies_to: Lot', /there is no entity "Lot"/],
    [
      'a rule on an unknown field',
      'condition: test_date >= harvest_date',
      'field: color, pattern: x',
      /no entity that the rule applies to has a field "color"/,
    ],
    ['a rule without a requirement', 'condition: test_date >= harvest_date', 'description: none', /the rule has no condition/],
    ['a rule without field', 'condition: test_date >= harvest_date', 'minimum: 1', /minimum needs a field/],
    [
      'a rule of another type',
      'condition: test_date >= harvest_date',
      'field: mass, pattern: x',
      /pattern is for texts, but "mass" contains none/,
    ],
    [
      'a condition that does not parse',
      'test_date >= harvest_date',
      'test_date AND',
      /unsupported syntax at character 14: a field name is expected/,
    ],
    ['a condition on an unknown field', 'test_date >= harvest_date', 'test_date OR color', /has a field "color"/],
    [
      'a comparison of unlike values',
      'test_date >= harvest_date',
      'test_date >= mass',
      /only two dates or two numbers can be compared/,
    ],
    [
      'a comparison inside a condition',
      'test_date >= harvest_date',
      'mass OR test_date >= harvest_date',
      /a comparison cannot be combined/,
    ],
  ])('is rejected if it has %s, and the error contains file, line and reason', (_what, from, to, reason) => {
    expect(listProblems(replaceText(from, to)).join('\n')).toMatch(reason);
  });

  test('is rejected if it does not match its folder', () => {
    expect(listProblems(profileFiles, { name: 'seeds', version: '1.1' })).toEqual([
      'profile.yaml:2:1: the version is "1.0", but the folder is "1.1"',
    ]);
  });

  test('is rejected with an error that lists all of its problems', () => {
    const text = replaceText('items: GerminationTest', 'items: Germination').replace('Batch.identifier', 'Lot.identifier');
    expect(listProblems(text)).toHaveLength(2);
  });

  test('is rejected with only one problem for an invalid name', () => {
    expect(listProblems(replaceText('  GerminationTest:', '  germination test:'))).toHaveLength(1);
  });

  test('is rejected if two rules have the same name', () => {
    const text = `${profileFiles}  - {name: test_after_harvest, field: rate, minimum: 0}\n`;
    expect(listProblems(text).join()).toMatch(/there are two rules named "test_after_harvest"/);
  });
});

describe('The display name of a field or entity', () => {
  test.each([
    ['unique_id', 'Unique Id'],
    ['decimalLatitude', 'Decimal Latitude'],
    ['occurrenceID', 'Occurrence ID'],
    ['title', 'Title'],
  ])('is, for the name %s, the text %s', (name, title) => {
    expect(formatTitle(name)).toBe(title);
  });
});
