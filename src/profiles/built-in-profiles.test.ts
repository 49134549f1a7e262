import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadCatalog } from './catalog/catalog.ts';
import { countFields, getContent, type Profile } from './profile.ts';
import { parseProfile } from './reading/profile-file.ts';
import { validateObject } from './validation/validate.ts';

const catalog = loadCatalog();
const profiles = catalog.entries.map((entry) => [entry.profile.id, entry] as const);

/** Numbers of entities and fields of each standard in its profile. */
const counts: readonly (readonly [string, number, number, string])[] = [
  ['cropxr-phenotyping/0.0.5', 11, 101, 'Investigation'],
  ['cropxr-sequencing/0.0.7', 14, 167, 'Investigation'],
  ['darwin-core/1.0', 10, 189, 'Occurrence'],
  ['dissco/0.4', 16, 261, 'DigitalSpecimen'],
  ['ena/1.0', 11, 107, 'Study'],
  ['isa/1.0', 22, 139, 'Investigation'],
  ['isa-miappe-combined/1.0', 25, 202, 'Investigation'],
  ['isa-miappe-combined/2.0', 26, 218, 'Investigation'],
  ['jerm/1.0', 24, 229, 'Project'],
  ['miappe/1.1', 14, 149, 'Investigation'],
  ['miappe/1.2', 14, 162, 'Investigation'],
  ['sdrf-proteomics/1.1', 2, 167, 'Dataset'],
];

describe('The built-in profiles', () => {
  test('contain all entities and fields of the standards', () => {
    expect(
      catalog.entries.map(({ profile }) => [profile.id, profile.entities.size, countFields(profile), profile.root_entity]),
    ).toEqual(counts);
  });

  test.each(profiles)(
    'have a valid example of every entity that the root can contain: %s',
    (_id, { profile, getExample: example }) => {
      const data = example()?.data;
      expect(validateObject(profile, profile.root_entity, data).errors).toEqual([]);
      expect(listEntities(profile, profile.root_entity, data)).toEqual(listReachable(profile));
    },
  );

  test.each(profiles)('have valid examples of single entities: %s', (_id, { profile }) => {
    for (const entity of profile.entities.values()) {
      if (entity.example !== undefined) expect(validateObject(profile, entity.name, entity.example).errors).toEqual([]);
    }
  });

  test.each(profiles)('describe every entity, field and rule: %s', (_id, { profile }) => {
    const described = [
      profile,
      ...profile.entities.values(),
      ...profile.rules,
      ...[...profile.entities.values()].flatMap(({ fields }) => fields),
    ];
    expect(described.filter(({ description }) => description.trim().length < 10)).toEqual([]);
  });

  test.each(profiles)('define the prefix of each of their terms: %s', (_id, { profile }) => {
    const terms = [...profile.entities.values()].flatMap((entity) =>
      [entity, ...entity.fields].map(({ ontology_term: term }) => term ?? ''),
    );
    const prefixes = new Set(terms.filter((term) => term !== '' && !/^https?:/.test(term)).map((term) => term.split(':')[0]));
    expect([...prefixes].filter((prefix) => !Object.hasOwn(profile.prefixes, prefix ?? ''))).toEqual([]);
  });

  test.each(profiles)('are unchanged when they are written as YAML and read again: %s', (_id, { profile }) => {
    expect(parseProfile(stringify(profile.file), 'again.yaml')).toEqual(profile);
    expect(parse(stringify(profile.file))).toEqual(profile.file);
  });
});

function listReachable(profile: Profile): readonly string[] {
  const names = new Set([profile.root_entity]);
  for (const name of names) {
    for (const field of profile.entities.get(name)?.fields ?? []) {
      const content = getContent(field);
      if (content.kind === 'entity') names.add(content.entity);
    }
  }
  return [...names].toSorted();
}

function listEntities(profile: Profile, root: string, data: unknown): readonly string[] {
  const names = new Set<string>();
  const visitValue = (name: string, value: unknown): void => {
    names.add(name);
    for (const field of profile.entities.get(name)?.fields ?? []) {
      const content = getContent(field);
      if (content.kind === 'scalar') continue;
      for (const item of [(value as Record<string, unknown>)[field.name] ?? []].flat()) visitValue(content.entity, item);
    }
  };
  visitValue(root, data);
  return [...names].toSorted();
}
