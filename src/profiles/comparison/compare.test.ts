import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import type { Profile } from '../profile.ts';
import { createTestingProfile } from '../testing-profile.ts';
import { compareProfiles } from './compare.ts';

const catalog = loadCatalog();

function readBuiltInProfiles(...ids: string[]): Profile[] {
  return ids.map((id) => {
    const [name = '', version = ''] = id.split('/');
    return catalog.find(name, version)?.profile as Profile;
  });
}

/** Compares two profiles of one entity with one field each. */
function comparePair(one: object, other: object, name = 'number') {
  return compareProfiles([
    createTestingProfile({ name: 'one', entities: { Thing: { fields: [{ name: 'number', type: 'string', ...one }] } } }),
    createTestingProfile({ name: 'other', entities: { Thing: { fields: [{ name, type: 'string', ...other }] } } }),
  ]);
}

describe('A comparison of built-in profiles', () => {
  it.each([
    [['miappe/1.1'], [14, 14, 0, 0, 149, 149, 0, 0]],
    [
      ['miappe/1.1', 'miappe/1.2'],
      [14, 14, 0, 4, 162, 147, 2, 0],
    ],
    [
      ['miappe/1.1', 'isa/1.0'],
      [30, 6, 24, 6, 274, 0, 12, 2],
    ],
    [
      ['miappe/1.1', 'miappe/1.2', 'isa/1.0'],
      [30, 6, 16, 14, 287, 0, 147, 2],
    ],
  ])('has the expected counts for %j', (ids, expected) => {
    expect(Object.values(compareProfiles(readBuiltInProfiles(...ids)).statistics)).toEqual(expected);
  });

  it('finds the two conflicts of miappe and isa', () => {
    const conflicts = compareProfiles(readBuiltInProfiles('miappe/1.1', 'isa/1.0')).entity_diffs.flatMap(
      ({ entity_name, field_diffs }) =>
        field_diffs.filter(({ is_conflict }) => is_conflict).map(({ field_name }) => `${entity_name}.${field_name}`),
    );
    expect(conflicts).toEqual(['FactorValue.value', 'Study.factors']);
  });

  it('lists entities and their fields by name', () => {
    const { entity_diffs } = compareProfiles(readBuiltInProfiles('isa/1.0', 'jerm/1.0'));
    const names = entity_diffs.map(({ entity_name }) => entity_name);
    const fields = entity_diffs[0]?.field_diffs.map(({ field_name }) => field_name) ?? [];
    expect([names, fields]).toEqual([names.toSorted(), fields.toSorted()]);
  });

  it('keeps the order of the entities of a single profile', () => {
    const [profile] = readBuiltInProfiles('miappe/1.1') as [Profile];
    expect(compareProfiles([profile]).entity_diffs.map(({ entity_name }) => entity_name)).toEqual([...profile.entities.keys()]);
  });
});

describe('A compared field', () => {
  it('is unchanged if only its codename differs', () => {
    expect(comparePair({}, { codename: 'no' }).entity_diffs[0]?.diff_type).toBe('unchanged');
  });

  it.each([
    [{ type: 'integer' }, ['type']],
    [{ required: true }, ['required']],
    [{ type: 'list', items: 'string' }, ['type', 'items']],
  ])('is in conflict if the other profile has %j', (other, attributes) => {
    expect(comparePair({}, other).entity_diffs[0]?.field_diffs[0]).toMatchObject({
      diff_type: 'conflict',
      is_conflict: true,
      attributes_changed: attributes,
    });
  });

  it.each([
    [{ recommended: true }, 'recommended'],
    [{ description: 'Another text.' }, 'description'],
    [{ constraints: { min_length: 2 } }, 'constraints'],
    [{ unique_within: 'parent' }, 'unique_within'],
    [{ ontology_term: 'https://example.org/term' }, 'ontology_term'],
  ])('is modified if the other profile has %j', (other, attribute) => {
    expect(comparePair({}, other).entity_diffs[0]?.field_diffs[0]).toMatchObject({
      diff_type: 'modified',
      is_conflict: false,
      attributes_changed: [attribute],
    });
  });

  it('is added if only a later profile has it', () => {
    const [, added] = compareProfiles([
      createTestingProfile({ name: 'one', entities: { Thing: { fields: [{ name: 'a', type: 'string' }] } } }),
      createTestingProfile({
        name: 'other',
        entities: {
          Thing: {
            fields: [
              { name: 'a', type: 'string' },
              { name: 'b', type: 'string' },
            ],
          },
        },
      }),
    ]).entity_diffs.flatMap(({ field_diffs }) => field_diffs);
    expect(added).toMatchObject({ diff_type: 'added', profiles: { 'one/1.0': null, 'other/1.0': { name: 'b' } } });
  });

  it('is matched case-insensitively, and has the spelling of the first profile', () => {
    expect(comparePair({}, {}, 'Number').entity_diffs[0]?.field_diffs.map(({ field_name }) => field_name)).toEqual(['number']);
  });
});

describe('A compared entity', () => {
  const createProfileWithEntities = (name: string, ...entities: string[]) =>
    createTestingProfile({
      name,
      root_entity: 'Root',
      entities: Object.fromEntries(
        ['Root', ...entities].map((entity) => [entity, { fields: [{ name: 'id', type: 'string' }] }]),
      ),
    });
  const listStandings = (...profiles: Profile[]) =>
    Object.fromEntries(compareProfiles(profiles).entity_diffs.map(({ entity_name, diff_type }) => [entity_name, diff_type]));

  it('is added, removed or unchanged relative to the first of two profiles', () => {
    expect(listStandings(createProfileWithEntities('one', 'Old'), createProfileWithEntities('other', 'New'))).toEqual({
      Root: 'unchanged',
      Old: 'removed',
      New: 'added',
    });
  });

  it('is modified if one of two later profiles lacks it', () => {
    expect(
      listStandings(
        createProfileWithEntities('one', 'Some'),
        createProfileWithEntities('two', 'Some'),
        createProfileWithEntities('three'),
      ),
    ).toMatchObject({
      Some: 'modified',
    });
  });

  it('is returned with the names of the profiles that have it', () => {
    const { entity_diffs } = compareProfiles([createProfileWithEntities('one', 'Old'), createProfileWithEntities('other')]);
    expect(entity_diffs.find(({ entity_name }) => entity_name === 'Old')?.profiles).toEqual(['one/1.0']);
  });
});
