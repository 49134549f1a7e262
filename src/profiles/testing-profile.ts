/** A small profile for tests: field trials with all kinds of rules. */
import { stringify } from 'yaml';
import type { Profile } from './profile.ts';
import { parseProfile } from './reading/profile-file.ts';
import { type ValidationError, validateObject } from './validation/validate.ts';

export const trialProfileText = `name: trials
version: '1.0'
display_name: Trials 1.0
root_entity: Trial
entities:
  Trial:
    description: A trial.
    fields:
      - {name: id, type: string, required: true, description: Number of the trial., constraints: {pattern: '^[A-Z0-9-]+$', min_length: 2, max_length: 8}}
      - {name: title, type: string, required: true, example: Drought trial}
      - {name: start, type: date, recommended: true}
      - {name: end, type: datetime}
      - {name: latitude, type: float, constraints: {minimum: -90, maximum: 90}}
      - {name: longitude, type: float}
      - {name: replicates, type: integer}
      - {name: irrigated, type: boolean}
      - {name: licence, type: uri}
      - {name: crop, type: ontology_term}
      - {name: kind, type: string, constraints: {enum: [field, greenhouse]}}
      - {name: keywords, type: list, items: string, constraints: {max_items: 3, max_length: 10}}
      - {name: site, type: entity, items: Site}
      - {name: lead, type: entity, items: Person, required: true}
      - {name: people, type: list, items: Person, recommended: true}
      - {name: plots, type: list, items: Plot}
      - {name: visits, type: list, items: Visit}
  Site:
    fields:
      - {name: name, type: string, required: true}
      - {name: trial_id, type: string}
  Person:
    fields:
      - {name: name, type: string, required: true}
      - {name: email, type: string}
      - {name: phone, type: string}
      - {name: trial_id, type: string, parent_ref: Trial.id}
  Plot:
    fields:
      - {name: id, type: string, required: true, unique_within: global}
      - {name: row, type: integer}
      - {name: yield_kg, type: float, recommended: true}
      - {name: subplots, type: list, items: Plot}
  Visit:
    fields:
      - {name: plot_ids, type: list, items: string, reference: Plot.id}
      - {name: visitor, type: entity, items: Person, reference: Person.name}
      - {name: note, type: string}
validation_rules:
  - {name: ends_after_start, description: A trial ends after it starts., applies_to: Trial, condition: end >= start}
  - {name: coordinates, description: Latitude and longitude come together., condition: (latitude AND longitude) OR (NOT latitude AND NOT longitude)}
  - {name: longitude_range, field: longitude, minimum: -180, maximum: 180}
  - {name: kind_vocabulary, field: kind, enum: [field, glasshouse]}
  - {name: email_form, description: An address has an at sign., field: email, pattern: '@'}
  - {name: keyword_form, field: keywords, pattern: '^[a-z]+$'}
  - {name: trial_has_plots, applies_to: [Trial], field: plots, min_items: 1}
  - {name: reachable, applies_to: Person, condition: email OR phone}
  - {name: row_once, applies_to: Plot, field: row, unique_within: parent}
  - {name: site_trial, applies_to: Site, field: trial_id, reference: Trial.id}
  - {name: note_needed, applies_to: Visit, field: note, condition: required}
`;

export const trialProfile: Profile = parseProfile(trialProfileText, 'trials.yaml');

export function createValidTrial(): Record<string, unknown> {
  return {
    id: 'T-1',
    title: 'Drought trial',
    start: '2024-03-01',
    end: '2024-09-30T12:00',
    latitude: 0,
    longitude: 5.5,
    replicates: 4,
    irrigated: false,
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    crop: 'NCBITaxon:4565',
    kind: 'field',
    keywords: ['wheat'],
    site: { name: 'North field', trial_id: 'T-1' },
    lead: { name: 'Alex Example', email: 'alex@example.org', trial_id: 'T-1' },
    people: [{ name: 'Kim Example', phone: '1', trial_id: 'T-1' }],
    plots: [
      { id: 'P-1', row: 1 },
      { id: 'P-2', row: 2, subplots: [{ id: 'P-2a', row: 1 }] },
    ],
    visits: [{ plot_ids: ['P-1', 'P-2a'], visitor: { name: 'Kim Example', phone: '1' }, note: 'dry' }],
  };
}

/** Modifies a valid trial. */
export type Change = (trial: Record<string, unknown>) => void;

/** Returns the errors of a valid trial after a change. */
export function findErrors(change: Change): readonly ValidationError[] {
  const trial = createValidTrial();
  change(trial);
  return validateObject(trialProfile, 'Trial', trial).errors;
}

/** Returns the errors of a valid trial after a change, as `field rule`. */
export function listErrorsOfChange(change: Change): readonly string[] {
  return findErrors(change).map(({ field, rule }) => `${field} ${rule}`);
}

/** Returns the object at the end of keys. */
export function getNestedObject(
  trial: Record<string, unknown>,
  ...keys: readonly (string | number)[]
): Record<string, unknown> {
  return keys.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], trial) as Record<
    string,
    unknown
  >;
}

/** Creates a profile from members of a profile file. Its version is 1.0, and its root is the first entity by default. */
export function createTestingProfile(file: {
  name: string;
  entities: Record<string, unknown>;
  [member: string]: unknown;
}): Profile {
  const [root_entity] = Object.keys(file.entities);
  return parseProfile(stringify({ version: '1.0', root_entity, ...file }), 'test');
}
