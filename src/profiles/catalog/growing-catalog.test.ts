import { describe, expect, it } from 'vitest';
import { createTestingProfile } from '../testing-profile.ts';
import { type CatalogEntry, createCatalog, createGrowingCatalog } from './catalog.ts';

const createEntry = (name: string, version = '1.0'): CatalogEntry => ({
  profile: createTestingProfile({ name, version, entities: { Thing: { fields: [{ name: 'id', type: 'string' }] } } }),
  origin: 'site',
  text: '',
  getExample: () => undefined,
});

const createGrownCatalog = () => createGrowingCatalog(createCatalog([createEntry('first')]));

describe('A growing catalog', () => {
  it('finds added profiles at their sorted position among the others', () => {
    const catalog = createGrownCatalog();
    catalog.replaceAdded([createEntry('early', '2.0'), createEntry('early', '1.10')]);
    expect([catalog.names, catalog.listVersions('EARLY'), catalog.find('early', '2.0')?.profile.id]).toEqual([
      ['early', 'first'],
      ['1.10', '2.0'],
      'early/2.0',
    ]);
  });

  it('replaces the added profiles, but keeps those with which it started', () => {
    const catalog = createGrownCatalog();
    catalog.replaceAdded([createEntry('early')]);
    catalog.replaceAdded([createEntry('other')]);
    expect(catalog.entries.map(({ profile }) => profile.id)).toEqual(['first/1.0', 'other/1.0']);
  });

  it('announces a change only when the new profiles can be found', () => {
    const catalog = createGrownCatalog();
    const seen: (readonly string[])[] = [];
    catalog.onChange(() => seen.push(catalog.names));
    catalog.replaceAdded([createEntry('early')]);
    expect(seen).toEqual([['early', 'first']]);
  });
});
