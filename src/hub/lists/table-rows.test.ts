import { describe, expect, it } from 'vitest';
import { listValueFields } from '../editor/fields.ts';
import { getOutline, listParentChoices } from '../editor/outline.ts';
import { findNextWithErrors, findSiblings, listReferenceChoices } from '../editor/relatives.ts';
import { createEntityRows, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { createTableRow, findRows, searchRows } from './table-rows.ts';

const profile = getBuiltInProfile();
const snapshot = new ProjectSnapshot(profile, createEntityRows(profile, readExampleData('miappe/1.1')), 1);
const unitType = profile.entities.get('ObservationUnit');
const listLabels = (question: Parameters<typeof searchRows>[1]) => searchRows(snapshot, question).map(({ label }) => label);
const [greenhouse, field] = searchRows(snapshot, { entityType: 'Study' });
if (greenhouse === undefined || field === undefined || unitType === undefined) throw new Error('the example has two studies');

describe('The rows of a table', () => {
  it('have the order of the tree', () => {
    expect(listLabels({ entityType: 'ObservationUnit' }).slice(6, 10)).toEqual(['POT-07', 'POT-08', 'PLOT-1', 'PLOT-2']);
  });

  it('are sorted by a field, with numbers in strings by value', () => {
    const units = searchRows(snapshot, { entityType: 'ObservationUnit', sort: '-unique_id' });
    expect(units.map(({ label }) => label).slice(0, 5)).toEqual(['POT-08', 'POT-07', 'POT-06', 'POT-05', 'POT-04']);
  });

  it('have empty values last in both directions', () => {
    const isEmptyLast = (sort: string) => {
      const values = searchRows(snapshot, { entityType: 'Event', sort }).map(({ data }) => data.end_date ?? '');
      const firstEmpty = values.indexOf('');
      return firstEmpty > 0 && values.slice(firstEmpty).every((value) => value === '');
    };
    expect([isEmptyLast('end_date'), isEmptyLast('-end_date')]).toEqual([true, true]);
  });

  it('are grouped by value, ignoring case', () => {
    const [first] = searchRows(snapshot, { entityType: 'ObservationUnit' });
    if (first === undefined) throw new Error('the example has units');
    const mixed = snapshot.withRow({ ...first, data: { ...first.data, observation_unit_type: 'Pot' } });
    const question = { entityType: 'ObservationUnit', group: 'observation_unit_type', sort: '-unique_id' };
    const { rows, groups } = findRows(mixed, question);
    expect(groups.map(({ value, rows: count }) => [value.toLowerCase(), count])).toEqual([
      ['plot', 4],
      ['pot', 8],
    ]);
    expect(rows.map(({ label }) => label).slice(3, 5)).toEqual(['PLOT-1', 'POT-08']);
  });

  it('without a value are a separate group at the end', () => {
    const { groups } = findRows(snapshot, { entityType: 'Event', group: 'end_date' });
    expect(groups.at(-1)?.value).toBe('');
  });

  it('can be limited to the descendants of an entity', () => {
    expect(searchRows(snapshot, { entityType: 'Sample', within: greenhouse.id })).not.toHaveLength(0);
    expect(
      searchRows(snapshot, { entityType: 'ObservationUnit', within: field.id }).every(({ parentId }) => parentId === field.id),
    ).toBe(true);
  });

  it('are found by labels and values, case-insensitively', () => {
    expect(listLabels({ entityType: 'ObservationUnit', q: 'plot-3' })).toEqual(['PLOT-3']);
    expect(listLabels({ entityType: 'Person', q: 'ALEX@example' })).toEqual(['Alex Example']);
  });

  it('can be limited to those with errors', () => {
    const [unit] = searchRows(snapshot, { entityType: 'ObservationUnit' });
    if (unit === undefined) throw new Error('the example has units');
    const broken = snapshot.withRow({ ...unit, data: { ...unit.data, unique_id: ' not an id' } });
    expect(searchRows(broken, { entityType: 'ObservationUnit', onlyErrors: true }).map(({ id }) => id)).toEqual([unit.id]);
  });
});

describe('A row of a table', () => {
  const readRow = (data: object) => {
    const [unit] = searchRows(snapshot, { entityType: 'ObservationUnit' });
    if (unit === undefined) throw new Error('the example has units');
    const row = { ...unit, data: { ...unit.data, ...data } };
    return createTableRow(snapshot.withRow(row), row, listValueFields(profile, unitType), false);
  };

  it('marks a value that differs from a recommendation, and suggests the likely value', () => {
    const { cells, warnings, errorCount } = readRow({ observation_unit_type: 'plottt' });
    expect(cells.filter(({ className }) => className.includes('is-doubtful')).map(({ name }) => name)).toEqual([
      'observation_unit_type',
    ]);
    expect([warnings, errorCount]).toEqual([expect.stringContaining('Did you mean \\"plot\\"?'), 0]);
  });

  it('marks the fields that the profile recommends, because empty ones have a sign', () => {
    const marked = readRow({}).cells.filter(({ className }) => className.includes('is-recommended'));
    expect(marked.map(({ name }) => name)).toContain('observation_unit_type');
    expect(marked.map(({ name }) => name)).not.toContain('unique_id');
  });

  it('marks neither recommended values nor empty recommended fields', () => {
    expect(readRow({ observation_unit_type: 'plot' }).warnings).toBe('');
    expect(readRow({ observation_unit_type: undefined }).warnings).toBe('');
  });
});

describe('The context of an entity', () => {
  it('includes its siblings in the same list', () => {
    const { previous, next, place, total } = findSiblings(snapshot, field);
    expect([previous?.id, next, place, total]).toEqual([greenhouse.id, undefined, 2, 2]);
  });

  it('includes the next entity with errors, which is the first one after the last', () => {
    const isLate = { start_date: 'soon' };
    const wrong = [greenhouse, field].reduce((now, row) => now.withRow({ ...row, data: { ...row.data, ...isLate } }), snapshot);
    const findNext = (whole: ProjectSnapshot, { id }: { readonly id: string }) => findNextWithErrors(whole, id)?.id;
    expect([findNext(wrong, greenhouse), findNext(wrong, field), findNext(snapshot, field)]).toEqual([
      field.id,
      greenhouse.id,
      undefined,
    ]);
  });

  it('includes the possible targets of references', () => {
    const [materials] = listReferenceChoices(snapshot, ['BiologicalMaterial']);
    expect(materials?.choices.map(({ value }) => value)).toContain('BD-GH-2023-GP');
  });

  it('includes the places for new entities, limited to the displayed part of the table', () => {
    expect(listParentChoices(snapshot, unitType, undefined).map(({ id }) => id)).toEqual([greenhouse.id, field.id]);
    expect(listParentChoices(snapshot, unitType, field).map(({ id }) => id)).toEqual([field.id]);
  });

  it('includes the values to prefill in a new entity at each place', () => {
    expect(listParentChoices(snapshot, unitType, field)[0]?.prefill).toEqual({ study_id: 'BD-FIELD-2023' });
  });

  it('excludes a single-entity field that already has an entity', () => {
    const location = profile.entities.get('Location');
    if (location === undefined) throw new Error('there are locations');
    const taken = searchRows(snapshot, { entityType: 'Location' }).map(({ parentId }) => parentId);
    expect(listParentChoices(snapshot, location, undefined).filter(({ id }) => taken.includes(id))).toEqual([]);
  });
});

describe('The outline of a project', () => {
  const outline = getOutline(snapshot, 'project', true);
  const top = outline.tops[0]?.lines[0];

  it('begins with the root and lists contents by field', () => {
    expect(top?.groups.map(({ label, total }) => [label, total])).toEqual([
      ['Contacts', 2],
      ['Studies', 2],
    ]);
  });

  it('offers to add entities to lists that are not full, only to users who may edit', () => {
    expect(top?.adds.map(({ label }) => label)).toEqual(['Person (contacts)', 'Study (studies)']);
    expect(getOutline(snapshot, 'project', false).tops[0]?.lines[0]?.adds).toEqual([]);
  });

  it('shortens long lists of large projects and links to their tables', () => {
    const study = { ...readExampleData('miappe/1.1') };
    const units = Array.from({ length: 400 }, (_, index) => ({ unique_id: `U-${index}`, study_id: 'S' }));
    const data = { ...study, contacts: [], studies: [{ unique_id: 'S', title: 'Large', observation_units: units }] };
    const large = getOutline(new ProjectSnapshot(profile, createEntityRows(profile, data), 1), 'project', true);
    const group = large.tops[0]?.lines[0]?.groups[0]?.lines[0]?.groups[0];
    expect([group?.total, group?.lines.length, large.isCut]).toEqual([400, 10, true]);
    expect(group?.tablePath).toContain('/table/ObservationUnit?parent_id=');
  });

  it('counts the errors inside a list', () => {
    const [unit] = searchRows(snapshot, { entityType: 'ObservationUnit' });
    if (unit === undefined) throw new Error('the example has units');
    const broken = snapshot.withRow({ ...unit, data: { ...unit.data, unique_id: ' not an id' } });
    const studies = getOutline(broken, 'project', true).tops[0]?.lines[0]?.groups[1];
    expect(studies?.errors).toBe(broken.listErrors(unit.id).length);
  });
});
