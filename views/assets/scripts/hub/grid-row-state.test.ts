import { describe, expect, it } from 'vitest';
import type { Entity } from './api.ts';
import {
  applyForeignState,
  applySavedState,
  createNewRow,
  createSavedRow,
  getNextPlace,
  isDeleted,
  isDeletedOnServer,
  isDirty,
  isUsable,
  markDeleted,
  markForDeletion,
  type Row,
  resolveConflict,
  unmarkForDeletion,
} from './grid-row-state.ts';

const STUDY = { id: 'study', field: 'samples', label: 'Study 1', prefill: { study_id: 'S1' } };
const OTHER_STUDY = { id: 'other', field: 'samples', label: 'Study 2', prefill: { study_id: 'S2' } };

function createTestRow(): Row {
  const known = { id: 'row', version: 1, label: 'Row', data: { name: 'before' }, problems: [], warnings: [], descendants: 0 };
  return createSavedRow({ ...known, parentId: 'study', parentLabel: 'Study 1' });
}

function createTestEntity(data: Record<string, unknown>, version = 2): Entity {
  return {
    id: 'row',
    project_id: 'project',
    entity_type: 'Sample',
    label: 'Row as saved',
    parent_id: 'study',
    parent_field: 'samples',
    position: 0,
    version,
    data,
    errors: [],
    completeness: { required_filled: 0, required_total: 0, filled: 0, total: 0 },
    descendants: 3,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    updated_by: 'Somebody else',
  };
}

describe('A new row', () => {
  it('is saved only if it has a value beyond the prefilled ones', () => {
    const row = createNewRow(STUDY, new Map(Object.entries(STUDY.prefill)));
    expect(isDirty(row)).toBe(false);
    row.edits.set('name', null);
    expect(isDirty(row)).toBe(false);
    row.edits.set('name', 'A');
    expect(isDirty(row)).toBe(true);
  });

  it('becomes a saved row of its parent after the response', () => {
    const row = createNewRow(STUDY, new Map([['name', 'A']]));
    applySavedState(row, createTestEntity({ name: 'A' }));
    expect(row).toMatchObject({ id: 'row', version: 2, state: { is: 'saved' }, parentLabel: 'Study 1', descendants: 3 });
    expect(isDirty(row)).toBe(false);
  });

  it('keeps values that were typed during the save', () => {
    const row = createNewRow(STUDY, new Map([['name', 'later']]));
    applySavedState(row, createTestEntity({ name: 'A' }), []);
    expect([...row.edits]).toEqual([['name', 'later']]);
    expect(isDirty(row)).toBe(true);
  });
});

describe('A saved row', () => {
  it('is unsaved after a move, and keeps its new position after the save', () => {
    const row = createTestRow();
    row.movesTo = OTHER_STUDY;
    expect([isDirty(row), getNextPlace(row)]).toEqual([true, OTHER_STUDY]);
    applySavedState(row, { ...createTestEntity({ name: 'before' }), parent_id: 'other' });
    expect(row).toMatchObject({ movesTo: undefined, parentId: 'other', parentLabel: 'Study 2' });
  });

  it('is deleted by the next save if the user marked it during a save', () => {
    const row = createTestRow();
    markForDeletion(row);
    applySavedState(row, createTestEntity({ name: 'before' }));
    expect(row.state).toEqual({ is: 'leaving' });
  });

  it('is deleted and restored locally before the save, and on the server after it', () => {
    const row = createTestRow();
    markForDeletion(row);
    expect([isDeleted(row), isUsable(row), isDirty(row)]).toEqual([true, false, true]);
    unmarkForDeletion(row);
    expect([row.state.is, isDirty(row)]).toEqual(['saved', false]);
    markForDeletion(row);
    markDeleted(row, 'away');
    expect([row.state.is, isDirty(row), isDeletedOnServer(row)]).toEqual(['away', false, true]);
    unmarkForDeletion(row);
    expect([row.state.is, isDirty(row), isDeletedOnServer(row)]).toEqual(['returning', true, true]);
    markForDeletion(row);
    expect(row.state.is).toBe('away');
    unmarkForDeletion(row);
    applySavedState(row, createTestEntity({ name: 'before' }), []);
    expect([row.state.is, isDirty(row)]).toEqual(['saved', false]);
  });

  it('has no changes to save if another user deleted it', () => {
    const row = createTestRow();
    row.edits.set('name', 'mine');
    markDeleted(row, 'lost');
    unmarkForDeletion(row);
    expect([row.state.is, row.edits.size, isDirty(row), isUsable(row)]).toEqual(['lost', 0, false, false]);
  });
});

describe('A row that another user saved', () => {
  it('gets the saved values if it has no different changes', () => {
    const row = createTestRow();
    row.edits.set('name', 'theirs');
    expect(applyForeignState(row, createTestEntity({ name: 'theirs' }))).toBe(true);
  });

  it.each(['mine', 'theirs'] as const)('requires a decision if values differ: %s', (side) => {
    const row = createTestRow();
    row.edits.set('name', 'mine');
    expect(applyForeignState(row, createTestEntity({ name: 'theirs' }))).toBe(false);
    expect(row.state.is).toBe('contested');
    resolveConflict(row, side);
    expect(row).toMatchObject({ state: { is: 'saved' }, version: 2, data: { name: 'theirs' } });
    expect([...row.edits]).toEqual(side === 'mine' ? [['name', 'mine']] : []);
  });

  it.each([
    ['mine', 'leaving'],
    ['theirs', 'saved'],
  ] as const)('gets, by the choice "%s", the state %s if this user marked it for deletion', (side, state) => {
    const row = createTestRow();
    markForDeletion(row);
    expect(applyForeignState(row, createTestEntity({ name: 'theirs' }))).toBe(false);
    expect(isDeleted(row)).toBe(true);
    resolveConflict(row, side);
    expect(row.state.is).toBe(state);
  });

  it('can be marked and unmarked before the user decides', () => {
    const row = createTestRow();
    row.edits.set('name', 'mine');
    applyForeignState(row, createTestEntity({ name: 'theirs' }));
    markForDeletion(row);
    expect(row.state).toMatchObject({ is: 'contested', mine: 'leaving' });
    unmarkForDeletion(row);
    expect(row.state).toMatchObject({ is: 'contested', mine: 'saved' });
  });
});
