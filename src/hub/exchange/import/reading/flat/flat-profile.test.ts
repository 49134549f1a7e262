import { describe, expect, it } from 'vitest';
import { getBuiltInProfile } from '../../../../entities/testing-project.ts';
import { flattenProfile } from './flat-profile.ts';

describe('flattenProfile', () => {
  it.each(['miappe/1.1', 'miappe/1.2', 'ena/1.0'])('returns the same template columns for a copy of %s', (id) => {
    const profile = getBuiltInProfile(id);
    const listColumns = (name: string) =>
      [...flattenProfile({ ...profile, id: `${name}/1.0`, name }).entities.values()].map(({ fields }) => fields);
    expect(listColumns('our-lab')).toEqual(listColumns(profile.name));
  });

  it('returns fewer columns for a profile without the ontology of MIAPPE', () => {
    const { ontology: _ontology, ...profile } = getBuiltInProfile('miappe/1.1');
    const count = (one: Parameters<typeof flattenProfile>[0]) =>
      [...flattenProfile(one).entities.values()].flatMap(({ fields }) => fields).length;
    expect(count({ ...profile, name: 'our-lab' })).toBeLessThan(count(getBuiltInProfile('miappe/1.1')));
  });
});
