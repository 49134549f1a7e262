import { describe, expect, it } from 'vitest';
import { outlineOf } from '../editor/outline.ts';
import { parentChoices } from '../editor/parents.ts';
import { nextWithErrors, referenceChoices, siblingsOf } from '../editor/relatives.ts';
import { builtInProfile, exampleData, rowsOf } from '../entities/testing-project.ts';
import { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { rowsFor } from './table-rows.ts';

const profile = builtInProfile();
const snapshot = new ProjectSnapshot(profile, rowsOf(profile, exampleData('miappe/1.1')), 1);
const unitType = profile.entities.get('ObservationUnit');
const labels = (question: Parameters<typeof rowsFor>[1]) => rowsFor(snapshot, question).map(({ label }) => label);
const [greenhouse, field] = rowsFor(snapshot, { entityType: 'Study' });
if (greenhouse === undefined || field === undefined || unitType === undefined) throw new Error('the example has two studies');

describe('the rows of a table', () => {
  it('stand in the order of the tree', () => {
    expect(labels({ entityType: 'ObservationUnit' }).slice(6, 10)).toEqual(['POT-07', 'POT-08', 'PLOT-1', 'PLOT-2']);
  });

  it('are sorted by a field, numbers in texts by their size', () => {
    const units = rowsFor(snapshot, { entityType: 'ObservationUnit', sort: '-unique_id' });
    expect(units.map(({ label }) => label).slice(0, 5)).toEqual(['POT-08', 'POT-07', 'POT-06', 'POT-05', 'POT-04']);
  });

  it('have those without a value last, whichever way they are sorted', () => {
    const isEmptyLast = (sort: string) => {
      const values = rowsFor(snapshot, { entityType: 'Event', sort }).map(({ data }) => data.end_date ?? '');
      const firstEmpty = values.indexOf('');
      return firstEmpty > 0 && values.slice(firstEmpty).every((value) => value === '');
    };
    expect([isEmptyLast('end_date'), isEmptyLast('-end_date')]).toEqual([true, true]);
  });

  it('can be those inside an entity, at any depth', () => {
    expect(rowsFor(snapshot, { entityType: 'Sample', within: greenhouse.id })).not.toHaveLength(0);
    expect(
      rowsFor(snapshot, { entityType: 'ObservationUnit', within: field.id }).every(({ parentId }) => parentId === field.id),
    ).toBe(true);
  });

  it('are found by their label and by their values, in any case', () => {
    expect(labels({ entityType: 'ObservationUnit', q: 'plot-3' })).toEqual(['PLOT-3']);
    expect(labels({ entityType: 'Person', q: 'ALEX@example' })).toEqual(['Alex Example']);
  });

  it('can be those with errors', () => {
    const [unit] = rowsFor(snapshot, { entityType: 'ObservationUnit' });
    if (unit === undefined) throw new Error('the example has units');
    const broken = snapshot.withRow({ ...unit, data: { ...unit.data, unique_id: ' not an id' } });
    expect(rowsFor(broken, { entityType: 'ObservationUnit', onlyErrors: true }).map(({ id }) => id)).toEqual([unit.id]);
  });
});

describe('what stands around an entity', () => {
  it('are its siblings in the same list', () => {
    const { previous, next, place, total } = siblingsOf(snapshot, field);
    expect([previous?.id, next, place, total]).toEqual([greenhouse.id, undefined, 2, 2]);
  });

  it('are others with errors: the next one, and the first behind the last', () => {
    const isLate = { start_date: 'soon' };
    const wrong = [greenhouse, field].reduce((now, row) => now.withRow({ ...row, data: { ...row.data, ...isLate } }), snapshot);
    const nextOf = (whole: ProjectSnapshot, { id }: { readonly id: string }) => nextWithErrors(whole, id)?.id;
    expect([nextOf(wrong, greenhouse), nextOf(wrong, field), nextOf(snapshot, field)]).toEqual([
      field.id,
      greenhouse.id,
      undefined,
    ]);
  });

  it('is what references can name', () => {
    const [materials] = referenceChoices(snapshot, ['BiologicalMaterial']);
    expect(materials?.choices.map(({ value }) => value)).toContain('BD-GH-2023-GP');
  });

  it('are the places for new ones, within one part where one part is shown', () => {
    expect(parentChoices(snapshot, unitType, undefined).map(({ id }) => id)).toEqual([greenhouse.id, field.id]);
    expect(parentChoices(snapshot, unitType, field).map(({ id }) => id)).toEqual([field.id]);
  });

  it('brings along what follows from a place', () => {
    expect(parentChoices(snapshot, unitType, field)[0]?.prefill).toEqual({ study_id: 'BD-FIELD-2023' });
  });

  it('is no place that holds one only and is taken', () => {
    const location = profile.entities.get('Location');
    if (location === undefined) throw new Error('there are locations');
    const taken = rowsFor(snapshot, { entityType: 'Location' }).map(({ parentId }) => parentId);
    expect(parentChoices(snapshot, location, undefined).filter(({ id }) => taken.includes(id))).toEqual([]);
  });
});

describe('the outline of a project', () => {
  const outline = outlineOf(snapshot, 'project', true);
  const top = outline.tops[0]?.lines[0];

  it('begins with the root and has what is in it field by field', () => {
    expect(top?.groups.map(({ label, total }) => [label, total])).toEqual([
      ['Contacts', 2],
      ['Studies', 2],
    ]);
  });

  it('offers what there is room for, to whoever may edit', () => {
    expect(top?.adds.map(({ label }) => label)).toEqual(['Person (contacts)', 'Study (studies)']);
    expect(outlineOf(snapshot, 'project', false).tops[0]?.lines[0]?.adds).toEqual([]);
  });

  it('cuts long lists of large projects and leads to their tables', () => {
    const study = { ...exampleData('miappe/1.1') };
    const units = Array.from({ length: 400 }, (_, index) => ({ unique_id: `U-${index}`, study_id: 'S' }));
    const data = { ...study, contacts: [], studies: [{ unique_id: 'S', title: 'Large', observation_units: units }] };
    const large = outlineOf(new ProjectSnapshot(profile, rowsOf(profile, data), 1), 'project', true);
    const group = large.tops[0]?.lines[0]?.groups[0]?.lines[0]?.groups[0];
    expect([group?.total, group?.lines.length, large.isCut]).toEqual([400, 10, true]);
    expect(group?.tablePath).toContain('/table/ObservationUnit?parent_id=');
  });

  it('counts the errors inside a list', () => {
    const [unit] = rowsFor(snapshot, { entityType: 'ObservationUnit' });
    if (unit === undefined) throw new Error('the example has units');
    const broken = snapshot.withRow({ ...unit, data: { ...unit.data, unique_id: ' not an id' } });
    const studies = outlineOf(broken, 'project', true).tops[0]?.lines[0]?.groups[1];
    expect(studies?.errors).toBe(broken.errorsOf(unit.id).length);
  });
});
