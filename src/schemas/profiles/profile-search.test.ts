import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import { splitSearchWords } from '../../web/table-order.ts';
import { searchProfiles } from './page.ts';

const { entries } = loadCatalog({ only: 'miappe' });

describe('A search of the profiles', () => {
  it('finds fields by display names, the exact name first', () => {
    const { fields } = searchProfiles(entries, splitSearchWords('start date'));
    expect(fields[0]?.field.name).toBe('start_date');
  });

  it('finds entities by their descriptions', () => {
    const { entities } = searchProfiles(entries, splitSearchWords('seed lot'));
    expect(entities.map(({ entity }) => entity.name)).toContain('BiologicalMaterial');
  });

  it('finds a field by its codename', () => {
    const { fields } = searchProfiles(entries, splitSearchWords('investigationDbId'));
    expect(fields.some(({ profile, field }) => profile.version === '1.2' && field.codename === 'investigationDbId')).toBe(true);
  });

  it('lists matching names before matching descriptions', () => {
    const { fields } = searchProfiles(entries, splitSearchWords('latitude'));
    const byName = fields.map(({ field }) => field.name.includes('latitude'));
    expect(byName).toEqual(byName.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('finds nothing if the query has no word', () => {
    expect(searchProfiles(entries, [])).toEqual({ profiles: [], entities: [], fields: [] });
  });
});
