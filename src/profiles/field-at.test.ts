import { describe, expect, it } from 'vitest';
import { loadCatalog } from './catalog/catalog.ts';
import { findFieldByPath } from './field-at.ts';
import type { Entity, Profile } from './profile.ts';

const profile = loadCatalog({ only: 'miappe' }).find('miappe', '1.1')?.profile as Profile;
const investigation = profile.entities.get('Investigation') as Entity;

describe('The field at a path', () => {
  it('is found through lists and nested entities', () => {
    const found = findFieldByPath(profile, investigation, 'studies[3].geographic_location.latitude');
    expect(`${found?.entity.name}.${found?.field.name}`).toBe('Location.latitude');
  });

  it('is the list field for an item of plain values', () => {
    expect(findFieldByPath(profile, investigation, 'associated_publications[0]')?.field.name).toBe('associated_publications');
  });

  it.each(['', 'nowhere', 'studies[0].nowhere', 'title.nowhere'])('is undefined for "%s"', (path) => {
    expect(findFieldByPath(profile, investigation, path)).toBeUndefined();
  });
});
