import { describe, expect, it } from 'vitest';
import type { Entity } from '../../profiles/profile.ts';
import { getBuiltInProfile } from '../entities/testing-project.ts';
import { findConflicts, removeOtherValues } from './conflict.ts';

const profile = getBuiltInProfile();
const study = profile.entities.get('Study') as Entity;
const before = { title: 'Wheat', latitude: 10, description: 'old' };
const listDifferences = (sent: Record<string, unknown>, saved: Record<string, unknown>, base: object | undefined = before) =>
  findConflicts(profile, study, { sent, saved, before: base as Record<string, unknown> | undefined });

describe('Two states of an entity', () => {
  it('differ in the fields whose sent value differs', () => {
    const found = listDifferences({ title: 'Mine', latitude: 10 }, { title: 'Theirs', latitude: 10, altitude: 4 });
    expect(found.map(({ name, yours, theirs }) => [name, yours, theirs])).toEqual([['title', ['Mine'], ['Theirs']]]);
  });

  it('propose the value of the user who changed it', () => {
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

  it('report a field as changed by both if the version that was read is unknown', () => {
    expect(listDifferences({ title: 'Mine' }, { title: 'Theirs' }, undefined)[0]?.changedBy).toBe('both');
  });

  it('are equal if one value is empty and the other is absent', () => {
    expect(
      listDifferences({ title: 'Wheat', description: null, observation_unit_level_hierarchy: null }, { title: 'Wheat' }),
    ).toEqual([]);
  });

  it('show a list item by item', () => {
    const [hierarchy] = listDifferences({ observation_unit_level_hierarchy: ['a', 'b'] }, {});
    expect([hierarchy?.yours, hierarchy?.theirs]).toEqual([['a', 'b'], []]);
  });
});

describe('A choice between two states', () => {
  it("removes the fields with the other user's value", () => {
    const sent = { title: 'Mine', _use_title: 'theirs', latitude: '5', _use_latitude: 'yours' };
    expect(Object.keys(removeOtherValues(sent)).filter((name) => !name.startsWith('_'))).toEqual(['latitude']);
  });
});
