/** Tests that the JSON Schema of an entity agrees with its validation (docs/requirements.md, S5). */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import type { Entity, Profile } from '../profile.ts';
import { parseProfile } from '../reading/profile-file.ts';
import { corruptData, createRandomObject } from '../testing-random-data.ts';
import { createSeededRandom } from '../testing-seeded-random.ts';
import { createEntityRules, isDatasetCheck } from './entity-rules.ts';
import { getServedSchema } from './json-schema.ts';
import { validateObject } from './validate.ts';

/** A profile with all types, constraints and kinds of rules. */
const fullProfile = parseProfile(
  `name: everything
version: '1'
root_entity: Root
entities:
  Root:
    fields:
      - {name: id, type: string, required: true, constraints: {pattern: '^[a-z]+$', min_length: 2, max_length: 6}}
      - {name: text, type: string, constraints: {min_length: 3}}
      - {name: choice, type: string, constraints: {enum: [one, two, three]}}
      - {name: whole, type: integer, required: true, constraints: {minimum: 0}}
      - {name: part, type: float, constraints: {minimum: -1, maximum: 1}}
      - {name: flag, type: boolean}
      - {name: must_flag, type: boolean, required: true}
      - {name: day, type: date}
      - {name: must_day, type: date, required: true}
      - {name: moment, type: datetime}
      - {name: must_moment, type: datetime, required: true}
      - {name: link, type: uri}
      - {name: must_link, type: uri, required: true}
      - {name: term, type: ontology_term}
      - {name: must_term, type: ontology_term, required: true}
      - {name: words, type: list, items: string, constraints: {min_items: 1, max_items: 3, pattern: '^[a-z]*$', max_length: 5}}
      - {name: days, type: list, items: date}
      - {name: numbers, type: list, items: number, required: true, constraints: {maximum: 10}}
      - {name: child, type: entity, items: Child}
      - {name: must_child, type: entity, items: Child, required: true}
      - {name: children, type: list, items: Child}
      - {name: many, type: list, items: Child}
      - {name: self, type: entity, items: Root}
  Child:
    fields:
      - {name: name, type: string, required: true}
      - {name: end, type: integer}
      - {name: start, type: integer}
      - {name: root_id, type: string, parent_ref: Root.id}
      - {name: extra, type: string}
      - {name: tags, type: list, items: string}
validation_rules:
  - {name: text_form, applies_to: Root, field: text, pattern: 'a'}
  - {name: text_form_too, applies_to: Root, field: text, pattern: 'b'}
  - {name: choice_again, field: choice, enum: [two, three, four]}
  - {name: whole_range, field: whole, maximum: 100}
  - {name: part_range, field: part, minimum: 0}
  - {name: many_children, field: many, min_items: 1, max_items: 2}
  - {name: words_form, field: words, pattern: '^[^z]*$'}
  - {name: extra_required, field: extra, condition: required}
  - {name: together, condition: (day AND moment) OR (NOT day AND NOT moment)}
  - {name: children_or_words, condition: children OR words OR NOT (link AND part)}
  - {name: tagged_name, condition: tags OR NOT end}
  - {name: start_before_end, condition: end >= start}
  - {name: name_once, field: name, unique_within: parent}
`,
  'everything.yaml',
);

const subjects: readonly (readonly [string, Profile, Entity])[] = [
  ...[...fullProfile.entities.values()].map((entity) => [`${fullProfile.id} ${entity.name}`, fullProfile, entity] as const),
  ...loadCatalog().entries.flatMap(({ profile }) =>
    [...profile.entities.values()].map((entity) => [`${profile.id} ${entity.name}`, profile, entity] as const),
  ),
];

/** Compiles the served schema as a client would: strictly, and without code of this project. */
function compileClientValidator(profile: Profile, entity: Entity): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, strictTypes: true });
  addFormats.default(ajv);
  return ajv.compile(JSON.parse(getServedSchema(profile, entity.name).bytes.toString('utf8')));
}

/** Rules that JSON Schema cannot express. */
function listInexpressibleRules(profile: Profile): ReadonlySet<string> {
  return new Set(
    [...profile.entities.values()].flatMap((entity) => {
      const { declared, checks } = createEntityRules(profile, entity);
      return [...declared, ...checks.filter(isDatasetCheck)].map(({ rule }) => rule);
    }),
  );
}

describe('The served JSON Schema and the validation', () => {
  for (const [index, [name, profile, entity]] of subjects.entries()) {
    // The quick run tests this profile and some entities of the others.
    const tags = profile === fullProfile || index % 6 === 0 ? [] : ['full'];
    test(`agree on valid and invalid random data for ${name}`, { tags }, () => {
      const client = compileClientValidator(profile, entity);
      const inexpressible = listInexpressibleRules(profile);
      const random = createSeededRandom(entity.fields.length * 1_000 + profile.rules.length);
      const rounds = profile === fullProfile ? 2_000 : 60;
      const disagreements: unknown[] = [];
      let valid = 0;
      for (let round = 0; round < rounds; round += 1) {
        const data = createRandomObject(profile, entity, random);
        if (round % 3 > 0) corruptData(data, random);
        const ours = validateObject(profile, entity.name, data).errors.filter(({ rule }) => !inexpressible.has(rule));
        const theirs = client(data);
        if (theirs) valid += 1;
        if (theirs !== (ours.length === 0)) disagreements.push({ ours, theirs: client.errors, data });
      }
      expect(disagreements.slice(0, 3)).toEqual([]);
      // The comparison is meaningful only if the random data contains both valid and invalid objects.
      expect(valid).toBeGreaterThan(rounds / 10);
      expect(valid).toBeLessThan(rounds);
    });
  }
});
