import { describe, expect, it } from 'vitest';
import { createTestingProfile } from '../../profiles/testing-profile.ts';
import { createGraph, type GraphRow } from './graph-data.ts';

const profile = createTestingProfile({
  name: 'plots',
  entities: {
    Trial: {
      fields: [
        { name: 'id', type: 'string' },
        { name: 'plots', type: 'list', items: 'Plot' },
      ],
    },
    Plot: {
      fields: [
        { name: 'id', type: 'integer' },
        { name: 'trial_id', type: 'string', parent_ref: 'Trial.id' },
        { name: 'beside', type: 'list', items: 'string', reference: 'Plot.id' },
        { name: 'seed', type: 'string' },
      ],
    },
    Seed: { fields: [{ name: 'code', type: 'string' }] },
  },
  validation_rules: [{ name: 'known_seed', applies_to: ['Plot'], field: 'seed', reference: 'Seed.code' }],
});

function createRow(id: string, entityType: string, data: Record<string, unknown>, parent?: [string, string]): GraphRow {
  return { id, entityType, label: `Label of ${id}`, data, parentId: parent?.[0] ?? null, parentField: parent?.[1] ?? null };
}

const listEdges = (...rows: GraphRow[]) =>
  createGraph(profile, rows).edges.map(({ from, label, to }) => `${from} ${label} ${to}`);

describe('The data of a graph', () => {
  it('has a node for each entity, with its label and its type', () => {
    expect(createGraph(profile, [createRow('a', 'Trial', {})]).nodes).toEqual([
      { id: 'a', label: 'Label of a', group: 'Trial' },
    ]);
  });

  it('has edges from parent to child, labeled with the field of the parent', () => {
    expect(listEdges(createRow('a', 'Trial', {}), createRow('b', 'Plot', {}, ['a', 'plots']))).toEqual(['a plots b']);
  });

  it('has edges to all entities in a list, for numbers and strings', () => {
    expect(
      listEdges(
        createRow('a', 'Plot', { id: 1, beside: ['2', 3] }),
        createRow('b', 'Plot', { id: 2 }),
        createRow('c', 'Plot', { id: 3 }),
      ),
    ).toEqual(['a beside b', 'a beside c']);
  });

  it('has edges for references that a rule declares', () => {
    expect(listEdges(createRow('a', 'Plot', { seed: 'X' }), createRow('b', 'Seed', { code: 'X' }))).toEqual(['a seed b']);
  });

  it('has edges for references to the enclosing entity', () => {
    expect(listEdges(createRow('a', 'Trial', { id: 'T' }), createRow('b', 'Plot', { trial_id: 'T' }, ['a', 'plots']))).toEqual([
      'a plots b',
      'b trial_id a',
    ]);
  });

  it('has edges to all entities that share the value, and none for an unknown value', () => {
    expect(
      listEdges(
        createRow('a', 'Plot', { seed: 'X' }),
        createRow('b', 'Seed', { code: 'X' }),
        createRow('c', 'Seed', { code: 'X' }),
        createRow('d', 'Plot', { seed: 'Y' }),
      ),
    ).toEqual(['a seed b', 'a seed c']);
  });

  it('has no edge to a deleted parent', () => {
    expect(listEdges(createRow('b', 'Plot', {}, ['gone', 'plots']))).toEqual([]);
  });

  it('has no edge from an entity to itself, or for an empty value', () => {
    expect(listEdges(createRow('a', 'Plot', { id: 1, beside: ['1', ''] }))).toEqual([]);
  });
});
