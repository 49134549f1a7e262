import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import type { Entity } from '../../profiles/profile.ts';
import { formatDisplayName } from '../words.ts';
import { type Control, createControl } from './controls.ts';
import { type EditorField, listFields } from './fields.ts';
import { createFormBody, formatExampleValue } from './form-model.ts';
import { createPrefill } from './prefill.ts';

const catalog = loadCatalog();
const findEntry = (id: string) => {
  const [name = '', version = ''] = id.split('/');
  const entry = catalog.find(name, version);
  if (entry === undefined) throw new Error(`there is no profile ${id}`);
  return entry;
};
const miappe = findEntry('miappe/1.1');
const findType = (name: string, entry = miappe) => entry.profile.entities.get(name) as Entity;
const findField = (type: string, name: string): EditorField =>
  listFields(miappe.profile, findType(type)).find(({ field }) => field.name === name) as EditorField;
const createTestControl = (type: string, name: string, state: Partial<Parameters<typeof createControl>[1]> = {}): Control =>
  createControl(findField(type, name), {
    value: undefined,
    problems: [],
    example: '',
    isFromParent: false,
    room: 1_000,
    ...state,
  });

describe('A field of a form', () => {
  it('is required, recommended or optional as the profile states', () => {
    const tiers = ['title', 'start_date', 'altitude'].map((name) => findField('Study', name).described.tier);
    expect(tiers).toEqual(['required', 'recommended', 'optional']);
  });

  it('has the vocabulary of a rule if it has none itself', () => {
    expect(findField('ObservationUnit', 'entry_type').described.options).toEqual(['test', 'check', 'filler']);
  });

  it('has the bounds of a rule', () => {
    expect(findField('Study', 'altitude').described).toMatchObject({ minimum: -500, maximum: 9000 });
  });

  it('refers to the target that a rule declares', () => {
    expect(findField('Event', 'observation_unit_ids').described.reference).toEqual({
      target_type: 'ObservationUnit',
      target_field: 'unique_id',
    });
  });

  it('refers to the type that its name contains if the profile declares no target', () => {
    expect(findField('Study', 'investigation_id').described.reference?.target_type).toBe('Investigation');
  });

  it('describes its requirements', () => {
    expect(findField('Study', 'unique_id').demands).toEqual([
      'Use printable text without spaces at its ends.',
      '1 to 100 characters',
    ]);
  });

  it('describes its type only once', () => {
    const labels = ['start_date', 'latitude'].map((name) => createTestControl('Study', name).demands[0]);
    expect(labels).toEqual([expect.stringMatching(/^Write a date/), 'a number']);
    expect(createTestControl('Study', 'start_date').demands).toHaveLength(1);
    for (const value of [undefined, 'spring'])
      expect(createTestControl('Investigation', 'submission_date', { value }).demands).toEqual([
        'Write a date, such as 2024-03-01.',
      ]);
  });

  it('lists the rules that combine it with other fields', () => {
    expect(findField('Study', 'end_date').rules).toHaveLength(1);
    expect(findField('Study', 'title').rules).toEqual([]);
  });

  it('shows its term with a link', () => {
    expect(findField('Study', 'title').described).toMatchObject({
      ontology_term: 'PPEO:hasName',
      term_url: 'http://purl.org/ppeo/PPEO.owl#hasName',
    });
  });

  it('has a display name', () => {
    expect(['unique_id', 'decimalLatitude', 'orcid', 'DOI'].map(formatDisplayName)).toEqual([
      'Unique ID',
      'Decimal latitude',
      'ORCID',
      'DOI',
    ]);
  });
});

describe('A control of a form', () => {
  it('has the kind that suits the type of its field', () => {
    const kinds = [
      createTestControl('Study', 'title'),
      createTestControl('Study', 'description'),
      createTestControl('Study', 'latitude'),
      createTestControl('Investigation', 'submission_date'),
      createTestControl('Study', 'start_date'),
      createTestControl('ObservationUnit', 'entry_type'),
      createTestControl('ObservationUnit', 'biological_material_id'),
    ].map(({ kind }) => kind);
    expect(kinds).toEqual(['text', 'long', 'number', 'date', 'date', 'choice', 'reference']);
  });

  it('keeps a value that its list does not contain', () => {
    const { inputs } = createTestControl('ObservationUnit', 'entry_type', { value: 'cellar' });
    expect(inputs[0]?.choices.find(({ value }) => value === 'cellar')?.label).toBe('cellar (not in the list)');
  });

  it('shows the text of an invalid date unchanged', () => {
    const { kind, inputs } = createTestControl('Investigation', 'submission_date', { value: 'last spring' });
    expect([kind, inputs[0]?.value]).toEqual(['date', 'last spring']);
  });

  it('has an input for each list item, and empty ones for new items', () => {
    const { inputs, filled } = createTestControl('Study', 'observation_unit_level_hierarchy', { value: ['block', 'plot'] });
    expect([inputs.map(({ value }) => value), filled]).toEqual([['block', 'plot', '', ''], 2]);
  });

  it('shows a single value of a list field as its only item', () => {
    expect(createTestControl('Study', 'observation_unit_level_hierarchy', { value: 'plot' }).inputs[0]?.value).toBe('plot');
  });

  it('shows an error of an item at the item', () => {
    const problems = [{ field: 'observation_unit_level_hierarchy[1]', message: 'No text.', rule: 'type' }];
    const { inputs, errors } = createTestControl('Study', 'observation_unit_level_hierarchy', {
      value: ['block', 5],
      problems,
    });
    expect([errors, inputs.map((input) => input.errors)]).toEqual([[], [[], ['No text.'], [], []]]);
  });

  it('has an ID for each input, to which errors can link', () => {
    const { id, inputs } = createTestControl('Study', 'observation_unit_level_hierarchy', { value: ['block', 'plot'] });
    expect([id, inputs[0]?.id, inputs[1]?.id]).toEqual([
      'field-observation_unit_level_hierarchy',
      'field-observation_unit_level_hierarchy',
      'field-observation_unit_level_hierarchy-2',
    ]);
  });
});

describe('A form of an entity', () => {
  const createBody = (data: Record<string, unknown>, problems: Parameters<typeof createFormBody>[0]['problems'] = []) =>
    createFormBody({ entry: miappe, entity: findType('Study'), data, problems, fromParent: new Set() });

  it('has its fields in sections, each in the order of the profile', () => {
    const [required] = createBody({}).sections;
    expect(required?.controls.map(({ name }) => name)).toEqual(['unique_id', 'investigation_id', 'title']);
    expect(createBody({}).sections.map(({ tier }) => tier)).toEqual(['required', 'recommended', 'optional']);
  });

  it('counts fields with values', () => {
    expect(createBody({ unique_id: 'STU-1', title: '' }).sections[0]?.filled).toBe(1);
  });

  it('links each error to its control', () => {
    const { problems } = createBody({}, [
      { field: 'title', message: 'It is required.', rule: 'required' },
      { field: 'observation_unit_level_hierarchy[2]', message: 'No text.', rule: 'type' },
      { field: 'left_over', message: 'There is no such field.', rule: 'additional_properties' },
    ]);
    expect(problems.map(({ anchor, label }) => [anchor, label])).toEqual([
      ['#field-title', 'Title'],
      ['#field-observation_unit_level_hierarchy-3', 'Observation unit level hierarchy'],
      ['', 'left_over'],
    ]);
  });

  it('shows examples as placeholders and never as values', () => {
    const title = createBody({}).sections[0]?.controls.find(({ name }) => name === 'title');
    expect([title?.inputs[0]?.value, title?.example]).toEqual(['', formatExampleValue(miappe, findType('Study'), 'title')]);
    expect(title?.example).toContain('Barley');
  });

  it('can be created for every entity type of every profile', () => {
    const parts = catalog.entries.flatMap((entry) =>
      [...entry.profile.entities.values()].map((entity) =>
        createFormBody({ entry, entity, data: {}, problems: [], fromParent: new Set() }),
      ),
    );
    expect(parts.every(({ sections }) => sections.every(({ controls }) => controls.length > 0))).toBe(true);
  });
});

describe('A prefilled value of a form', () => {
  const investigation = { entityType: 'Investigation', data: { unique_id: 'INV-1' } };
  const study = { entityType: 'Study', data: { unique_id: 'STU-1' } };

  it("is the parent's identifier in the field that refers to it", () => {
    expect(createPrefill(miappe.profile, findType('ObservationUnit'), [investigation, study]).data).toEqual({
      study_id: 'STU-1',
    });
  });

  it('is the identifier of the nearest ancestor, and never of another entity', () => {
    const { data } = createPrefill(miappe.profile, findType('Person'), [investigation]);
    expect(data).toEqual({ investigation_id: 'INV-1' });
  });

  it('is the profile version in the field for that version', () => {
    expect(createPrefill(miappe.profile, findType('Investigation'), []).data).toEqual({ miappe_version: '1.1' });
  });

  it('is empty, but its field is marked, if the parent has no identifier yet', () => {
    const { data, fromParent } = createPrefill(miappe.profile, findType('Study'), [{ entityType: 'Investigation', data: {} }]);
    expect([data, [...fromParent]]).toEqual([{}, ['investigation_id']]);
  });

  it('follows declared references to a parent', () => {
    const isa = findEntry('isa/1.0');
    const { data } = createPrefill(isa.profile, findType('Protocol', isa), [
      { entityType: 'Study', data: { identifier: 'S1' } },
    ]);
    expect(data).toEqual({ study_id: 'S1' });
  });
});
