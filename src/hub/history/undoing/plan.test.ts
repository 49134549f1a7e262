import { describe, expect, it } from 'vitest';
import type { ReversibleDifference } from './differences.ts';
import { type PresentPlace, planUndo } from './plan.ts';

const createDifference = (entityId: string, parts: Partial<ReversibleDifference>): ReversibleDifference => ({
  entityId,
  entityType: 'Plot',
  label: `Label of ${entityId}`,
  before: null,
  after: 1,
  moved: false,
  parentId: null,
  parentField: null,
  position: 0,
  latest: 1,
  changedBy: null,
  ...parts,
});

function createTestPlan(
  differences: readonly ReversibleDifference[],
  ...present: readonly (readonly [string, string | null])[]
) {
  const places = present.map(([id, parentId]): [string, PresentPlace] => [
    id,
    { id, entityType: 'Plot', label: `Label of ${id}`, parentId, parentField: parentId === null ? null : 'plots' },
  ]);
  const { remove, insert, update, retained } = planUndo(differences, {
    places: new Map(places),
    holdsOne: (_type, field) => field === 'place',
  });
  const listIds = (list: readonly ReversibleDifference[]) => list.map(({ entityId }) => entityId);
  return {
    remove: listIds(remove),
    insert: listIds(insert),
    update: listIds(update),
    retained: retained.map((one) => `${one.difference.entityId}: ${one.reason}`),
  };
}

const NOTHING = { remove: [], insert: [], update: [], retained: [] };

describe('A plan to undo', () => {
  it('deletes created entities, restores deleted ones, and reverts changed ones', () => {
    const differences = [
      createDifference('new', {}),
      createDifference('gone', { before: 1, after: null }),
      createDifference('other', { before: 1, after: 2 }),
    ];
    expect(createTestPlan(differences, ['new', null], ['other', null])).toEqual({
      ...NOTHING,
      remove: ['new'],
      insert: ['gone'],
      update: ['other'],
    });
  });

  it('keeps entities that a user changed or deleted later', () => {
    const differences = [createDifference('a', { changedBy: 'Ada' }), createDifference('b', { before: 1, changedBy: 'Bob' })];
    expect(createTestPlan(differences, ['a', null])).toEqual({
      ...NOTHING,
      retained: ['a: Ada changed it later.', 'b: Bob deleted it later.'],
    });
  });

  it('keeps the ancestors of later entities', () => {
    const differences = [createDifference('top', {}), createDifference('in', {}), createDifference('free', {})];
    expect(createTestPlan(differences, ['top', null], ['in', 'top'], ['later', 'in'], ['free', null])).toEqual({
      ...NOTHING,
      remove: ['free'],
      retained: ['in: It contains Label of later, which stays.', 'top: It contains Label of in, which stays.'],
    });
  });

  it('deletes an entity if it also deletes all of its children', () => {
    expect(
      createTestPlan([createDifference('top', {}), createDifference('in', {})], ['top', null], ['in', 'top']).remove,
    ).toEqual(['top', 'in']);
  });

  it('deletes an entity whose child moves back to another place', () => {
    const back = createDifference('child', { before: 1, after: 2, moved: true, parentId: 'old', parentField: 'plots' });
    expect(createTestPlan([createDifference('new', {}), back], ['old', null], ['new', null], ['child', 'new'])).toMatchObject({
      remove: ['new'],
      update: ['child'],
    });
  });

  it('restores no entity into a deleted parent, nor its descendants', () => {
    const differences = [
      createDifference('in', { before: 1, after: null, parentId: 'gone', parentField: 'plots' }),
      createDifference('deeper', { before: 1, after: null, parentId: 'in', parentField: 'plots' }),
    ];
    expect(createTestPlan(differences)).toEqual({
      ...NOTHING,
      retained: ['in: Its parent was deleted.', 'deeper: Its parent was deleted.'],
    });
  });

  it('restores a parent together with its children', () => {
    const differences = [
      createDifference('in', { before: 1, after: null, parentId: 'top', parentField: 'plots' }),
      createDifference('top', { before: 1, after: null }),
    ];
    expect(createTestPlan(differences).insert).toEqual(['in', 'top']);
  });

  it('restores no entity to a place that is taken', () => {
    const differences = [createDifference('old', { before: 1, after: null, parentId: 'top', parentField: 'place' })];
    const places = new Map<string, PresentPlace>([
      ['top', { id: 'top', entityType: 'Trial', label: 'top', parentId: null, parentField: null }],
      ['new', { id: 'new', entityType: 'Place', label: 'new', parentId: 'top', parentField: 'place' }],
    ]);
    const { retained } = planUndo(differences, { places, holdsOne: () => true });
    expect(retained.map(({ reason }) => reason)).toEqual(['Another entity is in its place.']);
  });

  it('moves no entity back into its own descendant', () => {
    const back = createDifference('a', { before: 1, after: 2, moved: true, parentId: 'b', parentField: 'plots' });
    expect(createTestPlan([back], ['a', null], ['b', 'a']).retained).toEqual(['a: Its parent is now inside it.']);
  });
});
