/**
 * Tests that the examples of the MIAPPE checklist are valid in both versions, for the validation and for the served JSON
 * Schema.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { isKnownName } from '../known-names.ts';
import type { Profile } from '../profile.ts';
import { getServedSchema } from './json-schema.ts';
import { listWarnings, validateObject } from './validate.ts';

const catalog = loadCatalog();
const findProfile = (version: string) => catalog.find('miappe', version)?.profile as Profile;

const STUDY = { unique_id: 'S', investigation_id: 'I', title: 'Maugio 2022' };
const UNIT = { unique_id: 'plot:894', study_id: 'EBI:12345678' };
const MATERIAL = { study_id: 'S' };
const FILE = { unique_id: 'D', study_id: 'S', name: 'd.txt' };
const LOCATION = { unique_id: 'L', study_id: 'S', name: 'Mauguio' };

const EXAMPLES: readonly (readonly [entity: string, data: Record<string, unknown>])[] = [
  ['Study', { ...STUDY, unique_id: 'EBI:12345678' }],
  ['Study', { ...STUDY, unique_id: 'http://phenome-fppn.fr/maugio/2013/t2351' }],
  ['Study', { ...STUDY, start_date: '2002-04-04' }],
  ['Study', { ...STUDY, start_date: '2006-09-27T10:23:21+00:00' }],
  ['Study', { ...STUDY, latitude: 43.619264, longitude: 3.967454, altitude: '100 m' }],
  ['Study', { ...STUDY, altitude: '-3.5m' }],
  ['Study', { ...STUDY, altitude: 100 }],
  ['Study', { ...STUDY, experimental_design_type: 'CO_715:0000145' }],
  ['Study', { ...STUDY, growth_facility_type: 'CO_715:0000162' }],
  ['BiologicalMaterial', { ...MATERIAL, unique_id: 'INRA:W95115_inra_2001' }],
  ['BiologicalMaterial', { ...MATERIAL, unique_id: 'Rothamsted:rres_GK090847', organism: 'NCBITAXON:4577' }],
  ['BiologicalMaterial', { ...MATERIAL, unique_id: 'm', biological_material_altitude: '10 m' }],
  ['ObservationUnit', { ...UNIT }],
  ['ObservationUnit', { ...UNIT, observation_unit_type: 'study' }],
  ['ObservationUnit', { ...UNIT, observation_unit_type: 'sub-block' }],
  ['ObservationUnit', { ...UNIT, observation_unit_type: 'tray' }],
  ['ObservedVariable', { unique_id: 'Ant_Cmp_Cday', study_id: 'S', name: 'Anthesis', trait: 't', method: 'm', scale: 's' }],
  ['Location', { ...LOCATION, country: 'FR', country_code: 'FR' }],
  ['Location', { ...LOCATION, country: 'France', country_code: 'FRA' }],
  ['Study', { ...STUDY, map_of_experimental_design: 'map_of_the_field.png' }],
  ['Study', { ...STUDY, map_of_experimental_design: 'https://example.org/plan.xls' }],
  ['Study', { ...STUDY, altitude: '-500 m' }],
  ['Study', { ...STUDY, altitude: '9000.0 m' }],
  ['DataFile', { ...FILE, link: 'd_POPYOMICS-POP2-F.txt' }],
  ['DataFile', { ...FILE, link: 'data/plot heights.csv' }],
  ['DataFile', { ...FILE, link: 'HTTPS://example.org/d.csv' }],
  ['DataFile', { ...FILE, link: 'FTP://example.org/d.csv' }],
  ['Person', { name: 'Ada', orcid: '0000-0001-6494-0008' }],
  ['Person', { name: 'Ada', orcid: 'orcid.org/0000-0002-7054-800X' }],
  ['Person', { name: 'Ada', orcid: 'https://orcid.org/0000-0002-7054-800X' }],
];

describe.each(['1.1', '1.2'])('The validation of MIAPPE %s', (version) => {
  const profile = findProfile(version);
  const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: false }));

  it.each(EXAMPLES)("accepts the checklist's %s %j", (entity, data) => {
    expect(validateObject(profile, entity, data).errors).toEqual([]);
    const { $id: _id, ...schema } = getServedSchema(profile, entity).schema;
    expect(ajv.validate(schema, data)).toBe(true);
  });

  it.each([
    ['a space at its end', 'plot '],
    ['a control character', 'plot\u0007'],
    ['only spaces', '  '],
  ])('rejects an identifier with %s and reports one clear error', (_what, unique_id) => {
    const { errors } = validateObject(profile, 'ObservationUnit', { unique_id, study_id: 'S' });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ field: 'unique_id', rule: 'pattern', message: expect.not.stringContaining('^[') });
  });

  it.each([
    ['Study', { ...STUDY, altitude: '10000 m' }, 'altitude_range', '10000 m is too large. The maximum is 9000.'],
    ['Study', { ...STUDY, altitude: '9000.01 m' }, 'altitude_range', '9000.01 m is too large. The maximum is 9000.'],
    ['Study', { ...STUDY, altitude: '-501 m' }, 'altitude_range', '-501 m is too small. The minimum is -500.'],
    ['Study', { ...STUDY, altitude: '-0500.1m' }, 'altitude_range', '-0500.1m is too small. The minimum is -500.'],
    ['Location', { ...LOCATION, country_code: 'XX' }, 'country_code_vocabulary', 'is not one of: AF,'],
    ['Location', { ...LOCATION, country_code: 'UK' }, 'country_code_vocabulary', 'is not one of: AF,'],
    ['Location', { ...LOCATION, country_code: 'JJJ' }, 'country_code_vocabulary', 'is not one of: AF,'],
    ['DataFile', { ...FILE, link: 'gopher://example.org/d.csv' }, 'datafile_link_format', 'or the name of a file'],
  ])('rejects the %s %j with a specific message', (entity, data, rule, words) => {
    const { errors } = validateObject(profile, entity, data);
    expect(errors).toMatchObject([{ rule, message: expect.stringContaining(words) }]);
    const { $id: _id, ...schema } = getServedSchema(profile, entity).schema;
    expect(ajv.validate(schema, data)).toBe(false);
  });

  it.each(['100 ft', 'high', '100 m 5', 'm'])('rejects the altitude %j', (altitude) => {
    expect(validateObject(profile, 'Study', { ...STUDY, altitude }).errors).toMatchObject([
      { field: 'altitude', rule: 'type' },
    ]);
  });

  it.each([
    'CC BY-SA 4.0',
    'CC-BY-SA-4.0',
    'cc by sa 4.0',
    'cc-by-4',
    'MIT',
    'Unreported',
    'https://creativecommons.org/licenses/by/4.0/',
  ])('accepts the license %s', (license) => {
    const investigation = { unique_id: 'I', title: 'x', license };
    expect(listWarnings(profile, 'Investigation', investigation).filter(({ field }) => field === 'license')).toEqual([]);
  });

  it('warns of values outside open vocabularies, and of missing recommended fields', () => {
    const unit = { ...UNIT, observation_unit_type: 'tray' };
    expect(validateObject(profile, 'ObservationUnit', unit).valid).toBe(true);
    expect(listWarnings(profile, 'ObservationUnit', unit)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'observation_unit_type', rule: 'observation_unit_type_vocabulary' }),
      ]),
    );
    expect(listWarnings(profile, 'ObservationUnit', UNIT)).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'observation_unit_type', rule: 'recommended' })]),
    );
    const odd = { ...LOCATION, country: 'Atlantis' };
    expect(listWarnings(profile, 'Location', odd).map(({ rule }) => rule)).toContain('country_vocabulary');
    const investigation = { unique_id: 'I', title: 'x', license: 'ask me' };
    expect(listWarnings(profile, 'Investigation', investigation).map(({ rule }) => rule)).toContain('license_uri_format');
  });

  it('reports each error only once', () => {
    const wrong = { ...STUDY, latitude: 100, longitude: 5 };
    expect(validateObject(profile, 'Study', wrong).errors.map(({ rule }) => rule)).toEqual(['maximum']);
    const person = { name: 'Ada', email: 'nobody' };
    const { errors } = validateObject(profile, 'Person', person);
    expect(errors).toMatchObject([{ field: 'email', rule: 'pattern', message: expect.stringContaining('email address') }]);
    expect(validateObject(profile, 'Study', { ...STUDY, start_date: 'soon' }).errors.map(({ rule }) => rule)).toEqual([
      'format',
    ]);
  });

  it('checks references to the investigation and to the factor anywhere in the data', () => {
    const data = {
      unique_id: 'I',
      title: 'x',
      contacts: [{ name: 'Ada' }],
      studies: [
        {
          ...STUDY,
          investigation_id: 'other',
          factors: [{ unique_id: 'F', study_id: 'S', name: 'Water' }],
          observation_units: [
            { unique_id: 'U', study_id: 'S', factor_values: [{ unique_id: 'V', factor_id: 'G', value: 'dry' }] },
            { unique_id: 'W', study_id: 'S', factor_values: [{ unique_id: 'X', factor_id: 'F', value: 'wet' }] },
          ],
        },
      ],
    };
    expect(validateObject(profile, 'Investigation', data).errors.map(({ field }) => field)).toEqual([
      'studies[0].investigation_id',
      'studies[0].observation_units[0].factor_values[0].factor_id',
    ]);
    expect(validateObject(profile, 'Study', STUDY).valid).toBe(true);
  });
});

/** The person entities with an email address in all profiles, with their other required fields. */
const PEOPLE = catalog.entries.flatMap(({ profile }) =>
  [...profile.entities.values()].flatMap((entity) =>
    entity.fields
      .filter(({ name }) => name === 'email' || name.endsWith('_email'))
      .map(({ name }): [string, string, string] => [profile.id, entity.name, name]),
  ),
);

describe.each(PEOPLE)('An email address in %s, %s.%s', (id, entity, field) => {
  const [name = '', version = ''] = id.split('/');
  const profile = catalog.find(name, version)?.profile as Profile;
  const listComplaints = (email: string) =>
    validateObject(profile, entity, { [field]: email }).errors.filter((error) => error.field === field);

  it.each([
    "o'neil@example.org",
    'alex&co@example.org',
    'a/b@example.org',
    'a.b+c@mail.example.co',
    'x@xn--bcher-kva.xn--p1ai',
  ])('can be %s', (email) => {
    expect(listComplaints(email)).toEqual([]);
  });

  it.each([
    'alex@example..org',
    'alex..b@example.org',
    '.alex@example.org',
    'alex.@example.org',
    'alex@-example.org',
    'alex@example',
    'a b@example.org',
  ])('cannot be %s', (email) => {
    expect(listComplaints(email)).toMatchObject([{ rule: expect.stringMatching(/pattern|format/) }]);
  });
});

describe('The names in public lists', () => {
  it.each([
    'NL',
    'nld',
    'Netherlands',
    'the Netherlands',
    'Côte d’Ivoire',
    "Cote d'Ivoire",
    'USA',
    'United Kingdom',
    'Türkiye',
  ])('contain the country %s', (name) => {
    expect(isKnownName('country', name)).toBe(true);
  });

  it.each(['Atlantis', 'XX', ''])('do not contain the country %j', (name) => {
    expect(isKnownName('country', name)).toBe(false);
  });

  it.each(['CC', 'by', 'none of your business'])('do not contain the license %j', (name) => {
    expect(isKnownName('license', name)).toBe(false);
  });
});
