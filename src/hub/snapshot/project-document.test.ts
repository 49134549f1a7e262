import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { createEntityRows, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import { createProjectObjects, parseDocumentChanges } from './check-project.ts';

const miappe = getBuiltInProfile();
const withExamples = loadCatalog()
  .entries.filter((entry) => entry.getExample() !== undefined)
  .map(({ profile }) => profile.id);

const createDocument = (profile: Profile, rows: readonly EntityRow[]) => createProjectObjects(profile, rows).tops[0]?.data;

describe('The data set of a project', () => {
  it.each(withExamples)('is unchanged after it is split into entities: %s', (id) => {
    const profile = getBuiltInProfile(id);
    const example = readExampleData(id);
    expect(createDocument(profile, createEntityRows(profile, example))).toEqual(example);
  });

  it('has the properties of each object in the order of the profile', () => {
    const rows = createEntityRows(miappe, { studies: [{ title: 'T', unique_id: 'S' }], title: 'All', unique_id: 'I' });
    const document = createDocument(miappe, rows);
    expect(JSON.stringify(document)).toBe('{"unique_id":"I","title":"All","studies":[{"unique_id":"S","title":"T"}]}');
  });

  it('has entities without a parent at the top level, by type and then by position', () => {
    const rows = createEntityRows(miappe, { unique_id: 'I', studies: [{ unique_id: 'S', persons: [{ name: 'Alex' }] }] });
    const { tops } = createProjectObjects(miappe, rows.slice(1).reverse());
    expect(tops.map(({ entityType, data }) => [entityType, data])).toEqual([
      ['Study', { unique_id: 'S', persons: [{ name: 'Alex' }] }],
    ]);
  });

  it.each([
    [[], 'The data set: must be an object of the type Investigation.'],
    [{ color: 'red' }, 'The data set: Investigation has no field "color".'],
    [{ studies: {} }, 'studies: must be a list of Study objects.'],
    [{ studies: ['S'] }, 'studies[0]: must be an object of the type Study.'],
    [{ studies: [{ geographic_location: [] }] }, 'studies[0].geographic_location: must be an object of the type Location.'],
    [{ studies: [{}, { color: 1 }] }, 'studies[1]: Study has no field "color".'],
  ])('cannot be read from %j, and the error names the property', (data, detail) => {
    expect(() => parseDocumentChanges(miappe, data)).toThrow(detail);
  });

  it('creates no entities from empty fields', () => {
    expect(parseDocumentChanges(miappe, { studies: null, contacts: [] })).toHaveLength(1);
  });
});
