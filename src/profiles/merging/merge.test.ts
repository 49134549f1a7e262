import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import type { Constraints, Profile } from '../profile.ts';
import { createProfile, parseProfile } from '../reading/profile-file.ts';
import { createTestingProfile } from '../testing-profile.ts';
import { type Merge, type MergeOrder, mergeProfiles, UnknownResolutionError } from './merge.ts';
import { UnknownStrategyError } from './merge-entity.ts';

const catalog = loadCatalog();
const findBuiltIn = (name: string, version: string) => catalog.find(name, version)?.profile as Profile;
const mergeByStrategy = (profiles: readonly Profile[], strategy: string, more: Partial<MergeOrder> = {}) =>
  mergeProfiles({ profiles, strategy, name: 'merged', version: '1.0', ...more });
const findField = ({ file }: Merge, entity: string, field: string) =>
  createProfile(structuredClone(file))
    .entities.get(entity)
    ?.fields.find(({ name }) => name === field);

/** Creates the profiles `one`, `two` … with one entity type. Each has one field. */
function createProfiles(...fields: object[]): Profile[] {
  const names = ['one', 'two', 'three'];
  return fields.map((field, index) =>
    createTestingProfile({
      name: names[index] as string,
      entities: { Thing: { fields: [{ name: 'value', type: 'string', ...field }] } },
    }),
  );
}

describe('The merge of miappe/1.1 and isa/1.0', () => {
  const profiles = [findBuiltIn('miappe', '1.1'), findBuiltIn('isa', '1.0')];

  it.each([
    ['first_wins', true, 'Factor'],
    ['last_wins', false, 'StudyFactor'],
    ['most_restrictive', true, 'Factor'],
    ['least_restrictive', false, 'Factor'],
    ['prefer_isa', false, 'StudyFactor'],
    ['prefer_isa/1.0', false, 'StudyFactor'],
    ['prefer_miappe', true, 'Factor'],
  ])('resolves its two conflicts by the strategy %s', (strategy, required, items) => {
    const merged = mergeByStrategy(profiles, strategy);
    expect([findField(merged, 'FactorValue', 'value')?.required, findField(merged, 'Study', 'factors')?.items]).toEqual([
      required,
      items,
    ]);
  });

  it('drops no field', () => {
    const { file } = mergeByStrategy(profiles, 'first_wins');
    const fields = Object.values(file.entities).reduce((sum, entity) => sum + entity.fields.length, 0);
    expect([Object.keys(file.entities).length, fields]).toEqual([30, 274]);
  });

  it('counts the fields that the strategy resolved', () => {
    expect(mergeByStrategy(profiles, 'most_restrictive').resolutionsApplied).toBe(14);
  });

  it('reports fields and entities from the second profile', () => {
    const { warnings } = mergeByStrategy(profiles, 'first_wins');
    expect(warnings).toContainEqual({ entity: 'Assay', message: 'Entity added from isa/1.0.' });
  });
});

describe('A merged profile', () => {
  const entries = catalog.entries.map(({ profile }) => profile);
  const pairs = entries.map((profile, index) => [profile, entries[(index + 3) % entries.length]] as [Profile, Profile]);

  it.each(pairs.map(([one, other]) => [one.id, other.id, one, other] as const))(
    'is unchanged after it is written as YAML and read again: %s and %s',
    (_one, _other, one, other) => {
      const merged = mergeByStrategy([one, other], 'most_restrictive');
      expect(parseProfile(merged.yaml, 'merged').file).toEqual(merged.file);
    },
  );

  it.each(pairs.map(([one, other]) => [one.id, other.id, one, other] as const))(
    'has every field of both profiles even if the last one wins: %s and %s',
    (_one, _other, one, other) => {
      const { file } = mergeByStrategy([one, other], 'last_wins');
      const missing = [one, other].flatMap((profile) =>
        [...profile.entities.values()].flatMap((entity) =>
          entity.fields
            .filter(
              ({ name }) =>
                !file.entities[entity.name]?.fields.some((field) => field.name.toLowerCase() === name.toLowerCase()),
            )
            .map(({ name }) => `${entity.name}.${name}`),
        ),
      );
      expect(missing).toEqual([]);
    },
  );

  it('begins in YAML with its name on a separate line', () => {
    expect(mergeByStrategy(createProfiles({}, {}), 'first_wins', { name: 'my-lab' }).yaml).toMatch(
      /^name: my-lab\nversion: "1.0"\n/,
    );
  });
});

describe('The constraints of a merged field', () => {
  const mergeConstraints = (strategy: string, ...constraints: Constraints[]) =>
    findField(
      mergeByStrategy(createProfiles(...constraints.map((each) => ({ constraints: each }))), strategy),
      'Thing',
      'value',
    )?.constraints;

  it.each<[string, Constraints, Constraints, Constraints]>([
    ['most_restrictive', { min_length: 2, max_length: 9 }, { min_length: 3, max_length: 5 }, { min_length: 3, max_length: 5 }],
    ['least_restrictive', { min_length: 2, max_length: 9 }, { min_length: 3, max_length: 5 }, { min_length: 2, max_length: 9 }],
    ['most_restrictive', { max_length: 9 }, {}, { max_length: 9 }],
    ['least_restrictive', { max_length: 9 }, {}, {}],
    ['most_restrictive', { enum: ['a', 'b', 'c'] }, { enum: ['c', 'b'] }, { enum: ['b', 'c'] }],
    ['least_restrictive', { enum: ['a', 'b'] }, { enum: ['c', 'b'] }, { enum: ['a', 'b', 'c'] }],
    ['least_restrictive', { enum: ['a'] }, {}, {}],
    ['most_restrictive', {}, { pattern: '^a' }, { pattern: '^a' }],
    ['least_restrictive', { pattern: '^a' }, {}, {}],
    ['first_wins', { max_length: 9 }, { max_length: 5, min_length: 1 }, { max_length: 9 }],
    ['last_wins', { max_length: 9 }, { min_length: 1 }, { min_length: 1 }],
  ])('are merged by %s from %j and %j to %j', (strategy, one, other, expected) => {
    expect(mergeConstraints(strategy, one, other)).toEqual(expected);
  });

  it('stay those of the first profile, and are reported, if no value satisfies both profiles', () => {
    const merged = mergeByStrategy(
      createProfiles({ constraints: { enum: ['a'] } }, { constraints: { enum: ['b'] } }),
      'most_restrictive',
    );
    expect([findField(merged, 'Thing', 'value')?.constraints, merged.unresolved]).toEqual([
      { enum: ['a'] },
      [{ entity: 'Thing', field: 'value', attribute: 'enum', message: 'no value is allowed by all profiles' }],
    ]);
  });

  it('stay those of the first profile, and are reported, if no length satisfies both profiles', () => {
    const merged = mergeByStrategy(
      createProfiles({ constraints: { min_length: 5 } }, { constraints: { max_length: 3 } }),
      'most_restrictive',
    );
    expect([findField(merged, 'Thing', 'value')?.constraints, merged.unresolved.map(({ attribute }) => attribute)]).toEqual([
      { min_length: 5 },
      ['min_length'],
    ]);
  });

  it('are not counted as resolved while they are in conflict', () => {
    const profiles = createProfiles({ constraints: { enum: ['a'] } }, { constraints: { enum: ['b'] } });
    expect(mergeByStrategy(profiles, 'most_restrictive').resolutionsApplied).toBe(0);
  });

  it('are omitted if the type of the field differs', () => {
    const profiles = createProfiles({ type: 'integer', constraints: { minimum: 1 } }, { constraints: { min_length: 2 } });
    expect(findField(mergeByStrategy(profiles, 'most_restrictive'), 'Thing', 'value')?.constraints).toEqual({ minimum: 1 });
  });
});

describe('A choice for a field in conflict', () => {
  const profiles = createProfiles({ required: true }, { description: 'Theirs.' });

  it('takes the whole field from the selected profile instead of applying the strategy', () => {
    const resolutions = [{ entity: 'thing', field: 'VALUE', profile: 'two/1.0' }];
    const merged = mergeByStrategy(profiles, 'most_restrictive', { resolutions });
    expect(findField(merged, 'Thing', 'value')).toMatchObject({ required: false, description: 'Theirs.' });
  });

  it('is rejected for a field that the profile does not have', () => {
    const resolutions = [{ entity: 'Thing', field: 'other', profile: 'two/1.0' }];
    expect(() => mergeByStrategy(profiles, 'first_wins', { resolutions })).toThrow(UnknownResolutionError);
  });
});

describe('A strategy of a merge', () => {
  it.each(['', 'strictest', 'prefer_', 'prefer_three', 'prefer_one/2.0'])(
    'is rejected if its name is unknown: %j',
    (strategy) => {
      expect(() => mergeByStrategy(createProfiles({}, {}), strategy)).toThrow(UnknownStrategyError);
    },
  );

  it('resolves and counts a field that differs only in being recommended', () => {
    const merged = mergeByStrategy(createProfiles({}, { recommended: true }), 'last_wins');
    expect([merged.resolutionsApplied, findField(merged, 'Thing', 'value')?.recommended]).toEqual([1, true]);
  });

  it('uses the field of the first profile if the preferred profile does not have it', () => {
    const profiles = [
      createTestingProfile({
        name: 'one',
        entities: { Thing: { fields: [{ name: 'a', type: 'string', description: 'One.' }] } },
      }),
      createTestingProfile({
        name: 'two',
        entities: { Thing: { fields: [{ name: 'a', type: 'string', description: 'Two.' }] } },
      }),
      createTestingProfile({ name: 'three', entities: { Thing: { fields: [{ name: 'b', type: 'string' }] } } }),
    ];
    expect(findField(mergeByStrategy(profiles, 'prefer_three'), 'Thing', 'a')?.description).toBe('One.');
  });
});

describe('A rule in a merged profile', () => {
  const createProfileWithRules = (name: string, entities: Record<string, unknown>, ...validation_rules: object[]) =>
    createTestingProfile({ name, entities, validation_rules });
  const thing = { Thing: { fields: [{ name: 'value', type: 'string' }] } };
  const part = { ...thing, Part: { fields: [{ name: 'value', type: 'string' }] } };
  const listRules = ({ file }: Merge) => file.validation_rules?.map(({ name, applies_to }) => [name, applies_to]);

  it('applies only to entities of its own profile, even if it is for all entities', () => {
    const merged = mergeByStrategy(
      [
        createProfileWithRules('one', thing, { name: 'form', field: 'value', pattern: 'a' }),
        createProfileWithRules('two', part),
      ],
      'first_wins',
    );
    expect(listRules(merged)).toEqual([['form', ['Thing']]]);
  });

  it('is merged with a rule that has the same name and requirement', () => {
    const rule = { name: 'form', field: 'value', pattern: 'a' };
    expect(
      listRules(
        mergeByStrategy([createProfileWithRules('one', thing, rule), createProfileWithRules('two', part, rule)], 'first_wins'),
      ),
    ).toEqual([['form', ['Thing', 'Part']]]);
  });

  it('is renamed if a rule of the same name has a different requirement', () => {
    const merged = mergeByStrategy(
      [
        createProfileWithRules('one', thing, { name: 'form', field: 'value', pattern: 'a' }),
        createProfileWithRules('two', part, { name: 'form', field: 'value', pattern: 'b' }),
      ],
      'first_wins',
    );
    expect(listRules(merged)).toEqual([
      ['form', ['Thing']],
      ['form_two', ['Part']],
    ]);
  });

  it('is removed and reported if no data can satisfy it', () => {
    const number = { Thing: { fields: [{ name: 'value', type: 'integer' }] } };
    const merged = mergeByStrategy(
      [
        createProfileWithRules('one', thing),
        createProfileWithRules('two', number, { name: 'positive', field: 'value', minimum: 1 }),
      ],
      'first_wins',
    );
    expect([listRules(merged), merged.warnings.map(({ message }) => message)]).toEqual([
      [],
      [
        'Differing type resolved by first_wins.',
        'Omitted, because no data can satisfy it: rule positive: minimum is for numbers, but "value" contains none.',
      ],
    ]);
  });
});

describe('Names that differ only in case', () => {
  const one = createTestingProfile({ name: 'one', entities: { Plot: { fields: [{ name: 'plotId', type: 'string' }] } } });
  const two = createTestingProfile({
    name: 'two',
    entities: {
      PLOT: {
        fields: [
          { name: 'plotid', type: 'string' },
          { name: 'beside', type: 'string', reference: 'PLOT.plotid' },
        ],
      },
    },
    validation_rules: [{ name: 'both', applies_to: ['PLOT'], condition: 'plotid AND beside' }],
  });

  it('have the spelling of the first profile everywhere', () => {
    const { file } = mergeByStrategy([one, two], 'first_wins');
    expect([file.entities.Plot?.fields.map(({ name, reference }) => [name, reference]), file.validation_rules]).toEqual([
      [
        ['plotId', undefined],
        ['beside', 'Plot.plotId'],
      ],
      [{ name: 'both', applies_to: ['Plot'], condition: 'plotId AND beside' }],
    ]);
  });
});

describe('A prefix with two meanings', () => {
  const createProfileWithTerm = (name: string, iri: string) =>
    createTestingProfile({
      name,
      prefixes: { x: iri },
      entities: { [name === 'one' ? 'One' : 'Two']: { ontology_term: 'x:1', fields: [{ name: 'a', type: 'string' }] } },
    });

  it('is replaced by full URLs in the profile with lower precedence', () => {
    const { file } = mergeByStrategy(
      [createProfileWithTerm('one', 'https://one.example/'), createProfileWithTerm('two', 'https://two.example/')],
      'first_wins',
    );
    expect(file.entities.Two?.ontology_term).toBe('https://two.example/1');
  });
});
