import { describe, expect, it } from 'vitest';
import { testingProfile } from '../testing-profile.ts';
import { type CatalogueEntry, catalogueOf } from './catalogue.ts';
import { createGrowingCatalogue } from './growing-catalogue.ts';

const entry = (name: string, version = '1.0'): CatalogueEntry => ({
  profile: testingProfile({ name, version, entities: { Thing: { fields: [{ name: 'id', type: 'string' }] } } }),
  origin: 'site',
  text: '',
  example: () => undefined,
});

const grown = () => createGrowingCatalogue(catalogueOf([entry('first')]));

describe('A growing catalogue', () => {
  it('finds what was added, in its place among the others', () => {
    const catalogue = grown();
    catalogue.replaceAdded([entry('early', '2.0'), entry('early', '1.10')]);
    expect([catalogue.names, catalogue.versions('EARLY'), catalogue.find('early', '2.0')?.profile.id]).toEqual([
      ['early', 'first'],
      ['1.10', '2.0'],
      'early/2.0',
    ]);
  });

  it('has nothing left of what was replaced, and always what it began with', () => {
    const catalogue = grown();
    catalogue.replaceAdded([entry('early')]);
    catalogue.replaceAdded([entry('other')]);
    expect(catalogue.entries.map(({ profile }) => profile.id)).toEqual(['first/1.0', 'other/1.0']);
  });

  it('reports a change when the new profiles can be found already', () => {
    const catalogue = grown();
    const seen: (readonly string[])[] = [];
    catalogue.onChange(() => seen.push(catalogue.names));
    catalogue.replaceAdded([entry('early')]);
    expect(seen).toEqual([['early', 'first']]);
  });
});
