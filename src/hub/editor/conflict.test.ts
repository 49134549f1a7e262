import { describe, expect, it } from 'vitest';
import type { Entity } from '../../profiles/profile.ts';
import { getBuiltInProfile } from '../entities/testing-project.ts';
import { findConflicts, removeOtherValues } from './conflict.ts';

const profile = getBuiltInProfile();
const study = profile.entities.get('Study') as Entity;
const before = { title: 'Wheat', latitude: 10, description: 'old' };
const listDifferences = (sent: Record<string, unknown>, saved: Record<string, unknown>, base: object | undefined = before) =>
  findConflicts(profile, study, { sent, saved, before: base as Record<string, unknown> | undefined });

describe('Two versions of an entity', () => {
  it('are compared only in the fields that the form sent', () => {
    const found = listDifferences({ title: 'Mine', latitude: 10 }, { title: 'Theirs', latitude: 10, altitude: 4 });
    expect(found.map(({ name, yours, theirs }) => [name, yours, theirs])).toEqual([['title', ['Mine'], ['Theirs']]]);
  });

  it('have the changed value preselected in each field', () => {
    const found = listDifferences(
      { title: 'Mine', latitude: 10, description: 'mine' },
      { title: 'Wheat', latitude: 12, description: 'theirs' },
    );
    expect(found.map(({ name, changedBy, chosen }) => [name, changedBy, chosen])).toEqual([
      ['title', 'you', 'yours'],
      ['description', 'both', 'yours'],
      ['latitude', 'them', 'theirs'],
    ]);
  });

  it('count as changed by both users if the original version is unknown', () => {
    expect(listDifferences({ title: 'Mine' }, { title: 'Theirs' }, undefined)[0]?.changedBy).toBe('both');
  });

  it('are equal if a value is empty in one and absent in the other', () => {
    expect(
      listDifferences({ title: 'Wheat', description: null, observation_unit_level_hierarchy: null }, { title: 'Wheat' }),
    ).toEqual([]);
  });

  it('show the items of a list field separately', () => {
    const [hierarchy] = listDifferences({ observation_unit_level_hierarchy: ['a', 'b'] }, {});
    expect([hierarchy?.yours, hierarchy?.theirs]).toEqual([['a', 'b'], []]);
  });
});

describe('A choice between two versions', () => {
  it('removes the fields in which the user selected the other version', () => {
    const sent = { title: 'Mine', _use_title: 'theirs', latitude: '5', _use_latitude: 'yours' };
    expect(Object.keys(removeOtherValues(sent)).filter((name) => !name.startsWith('_'))).toEqual(['latitude']);
  });
});
