import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { parseProfile } from '../../profiles/reading/profile-file.ts';
import type { EntityRow } from '../entities/store.ts';
import { createEntityRows, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import { checkProject, listErrors } from './check-project.ts';
import { ProjectSnapshot } from './open-snapshot.ts';

const miappe = getBuiltInProfile();
const catalog = loadCatalog();
const withExamples = catalog.entries.filter((entry) => entry.getExample() !== undefined).map(({ profile }) => profile.id);

function createRow(entityType: string, data: Record<string, unknown>, more: Partial<EntityRow> = {}): EntityRow {
  const at = new Date(0);
  const place = { parentId: null, parentField: null, position: 0 };
  const names = { label: String(data.unique_id ?? ''), identifier: '', updatedBy: 'Guest 1' };
  return {
    id: randomUUID(),
    projectId: randomUUID(),
    entityType,
    ...place,
    version: 1,
    data,
    ...names,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

const createPlace = (parent: EntityRow, parentField: string, position = 0) => ({ parentId: parent.id, parentField, position });

function listCheckErrors(rows: readonly EntityRow[], profile = miappe) {
  const check = checkProject(profile, rows);
  return listErrors(check, (id) => rows.find((one) => one.id === id));
}

describe('The check of a project', () => {
  it.each(withExamples)('finds no errors in the example of %s', (id) => {
    const profile = getBuiltInProfile(id);
    expect(listCheckErrors(createEntityRows(profile, readExampleData(id)), profile)).toEqual([]);
  });

  it('reports each error at the entity with the value, under the name of its own field', () => {
    const study = createRow('Study', {
      unique_id: 'S',
      investigation_id: 'I',
      title: 'Wheat',
      observation_unit_level_hierarchy: ['x'],
    });
    const unit = createRow(
      'ObservationUnit',
      { unique_id: 'a\u202eb', study_id: 'S' },
      createPlace(study, 'observation_units'),
    );
    const top = createRow('Investigation', { unique_id: 'I', title: 'All' });
    const errors = listCheckErrors([top, { ...study, ...createPlace(top, 'studies') }, unit]);
    expect(errors).toContainEqual(
      expect.objectContaining({
        node_id: unit.id,
        entity_type: 'ObservationUnit',
        label: expect.any(String),
        field: 'unique_id',
        rule: 'pattern',
      }),
    );
    expect(errors).toContainEqual(expect.objectContaining({ node_id: top.id, field: 'contacts' }));
  });

  it('includes nested entities in the length of a list', () => {
    const top = createRow('Investigation', { unique_id: 'I', title: 'All' });
    const createFields = (rows: readonly EntityRow[]) =>
      listCheckErrors(rows)
        .filter(({ node_id }) => node_id === top.id)
        .map(({ field }) => field);
    expect(createFields([top])).toEqual(['studies', 'contacts']);
    expect(createFields([top, createRow('Study', {}, createPlace(top, 'studies'))])).toEqual(['contacts']);
  });

  it('resolves references in the whole project', () => {
    const study = createRow('Study', { unique_id: 'S', investigation_id: 'I', title: 'One' });
    const other = createRow('Study', { unique_id: 'T', investigation_id: 'I', title: 'Other' });
    const material = createRow(
      'BiologicalMaterial',
      { unique_id: 'M', study_id: 'T' },
      createPlace(other, 'biological_materials'),
    );
    const unit = createRow(
      'ObservationUnit',
      { unique_id: 'U', study_id: 'S', biological_material_id: 'M' },
      createPlace(study, 'observation_units'),
    );
    const listMissingFieldErrors = (rows: readonly EntityRow[]) =>
      listCheckErrors(rows).filter(({ field }) => field === 'biological_material_id');
    expect(listMissingFieldErrors([study, other, material, unit])).toEqual([]);
    expect(listMissingFieldErrors([study, other, unit])).toMatchObject([
      { node_id: unit.id, message: '"M" is not the unique ID of any biological material in the data.' },
    ]);
  });

  it('reports a duplicate value at all entities that have it', () => {
    const study = createRow('Study', { unique_id: 'S' });
    const units = [0, 1].map((position) =>
      createRow(
        'ObservationUnit',
        { unique_id: 'U' },
        { ...createPlace(study, 'observation_units', position), label: `plot ${position}` },
      ),
    );
    const twice = listCheckErrors([study, ...units]).filter(({ rule }) => rule === 'unique_id_uniqueness');
    expect(twice.map(({ label, message }) => [label, message])).toEqual([
      ['plot 0', '"U" is already the unique ID of observation unit plot 1.'],
      ['plot 1', '"U" is already the unique ID of observation unit plot 0.'],
    ]);
  });

  it('reports duplicates among top-level entities', () => {
    const errors = listCheckErrors([createRow('Sample', { unique_id: 'S' }), createRow('Sample', { unique_id: 'S' })]);
    expect(errors.filter(({ rule }) => rule === 'unique_id_uniqueness')).toHaveLength(2);
  });

  it('reports fields and entity types that the profile no longer has', () => {
    const errors = listCheckErrors([createRow('Study', { color: 'red' }), createRow('Plot', {})]);
    expect(errors).toContainEqual(expect.objectContaining({ field: 'color', rule: 'additional_properties' }));
    expect(errors).toContainEqual(expect.objectContaining({ entity_type: 'Plot', field: '', rule: 'type' }));
  });

  it('counts all entities, and those with errors', () => {
    const rows = [
      createRow('Study', {}),
      createRow('Factor', { unique_id: 'F', study_id: 'S', name: 'Water' }),
      createRow('Study', { unique_id: 'S', investigation_id: 'I', title: 'T' }),
      createRow('Investigation', { unique_id: 'I' }),
    ];
    expect(checkProject(miappe, rows)).toMatchObject({ checked: 4, invalid: 2, complete: true });
  });

  it('finds duplicates in the whole data set under different parents', () => {
    const text = `version: "1"
name: shelf
entities:
  Shelf: { fields: [ { name: books, type: list, items: Book } ] }
  Book: { fields: [ { name: isbn, type: string, unique_within: global } ] }
root_entity: Shelf
`;
    const profile = parseProfile(text, 'shelf.yaml', { name: 'shelf', version: '1' });
    const shelves = [createRow('Shelf', {}), createRow('Shelf', {})];
    const books = shelves.map((shelf) => createRow('Book', { isbn: '1' }, createPlace(shelf, 'books')));
    expect(listCheckErrors([...shelves, ...books], profile).map(({ rule }) => rule)).toEqual(['uniqueness', 'uniqueness']);
  });
});

describe('The completeness of a project', () => {
  it('counts fields with values, and required fields that contain entities', () => {
    const top = createRow('Investigation', { unique_id: 'I', title: '' });
    const alone = new ProjectSnapshot(miappe, [top], 0).getCompleteness(top);
    const study = createRow('Study', {}, createPlace(top, 'studies'));
    const snapshot = new ProjectSnapshot(miappe, [top, study], 0);
    expect(alone).toMatchObject({ required_filled: 1, required_total: 4, filled: 1 });
    expect(snapshot.getCompleteness(top)).toEqual({ ...alone, required_filled: 2, filled: 2 });
    expect(snapshot.completeness.required_total).toBe(4 + snapshot.getCompleteness(study).required_total);
  });
});
