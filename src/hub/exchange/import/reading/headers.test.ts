// @module-tag full
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../../profiles/catalog/catalog.ts';
import type { Entity } from '../../../../profiles/profile.ts';
import { getBuiltInProfile } from '../../../entities/testing-project.ts';
import { getColumnKey, recognizeColumns } from './headers.ts';

const miappe = getBuiltInProfile('miappe/1.1');

/** Returns how a header is recognized among the columns of a type, and the filled or suggested field. */
function describeRecognized(type: string, header: string): string {
  const [column] = recognizeColumns(miappe.entities.get(type) as Entity, [header]);
  return `${column?.recognized} ${column === undefined ? '' : getColumnKey(column.meaning) || (column.suggested?.name ?? '')}`.trim();
}

describe('A header with words after the name of a field', () => {
  it.each([
    ['BiologicalMaterial', 'organism (host)', 'organism'],
    ['BiologicalMaterial', 'organism [host]', 'organism'],
    ['BiologicalMaterial', 'organism (宿主)', 'organism'],
    ['BiologicalMaterial', 'accession number (father)', 'accession_number'],
    ['BiologicalMaterial', 'Genus [of mother]', 'genus'],
    ['BiologicalMaterial', 'biological material latitude (seed bank)', 'biological_material_latitude'],
    ['Study', 'Start date (planting)', 'start_date'],
    ['Study', 'Start date (text, planting)', 'start_date'],
  ])('fills no field if the words may change its meaning: %s, %s', (type, header, field) => {
    const found = describeRecognized(type, header);
    expect(['none', `similar ${field}`]).toContain(found);
  });

  it.each([
    ['Study', 'Start date (planting)', 'start_date'],
    ['BiologicalMaterial', 'Genus [of mother]', 'genus'],
    ['BiologicalMaterial', 'organism (host)', 'organism'],
    ['Study', 'altitude (ft)', 'altitude'],
  ])('is suggested for a field: %s, %s', (type, header, field) => {
    expect(describeRecognized(type, header)).toBe(`similar ${field}`);
  });

  it.each([
    'altitude (ft)',
    'altitude (km)',
    'altitude [cm]',
    'altitude km',
    'altitude cm',
    'Altitude (%)',
    'altitude %',
    'altitude (feet)',
    'altitude (m/s)',
    'altitude (m or ft)',
    'latitude (radians)',
    'latitude (m)',
    'longitude (°F)',
    'Start date (h)',
    'title 宿主',
  ])('does not fill the field if the words are not its unit: %s', (header) => {
    expect(describeRecognized('Study', header)).toMatch(/^(?:none|similar)/);
  });

  it.each([
    ['altitude (m)', 'altitude'],
    ['altitude [metres]', 'altitude'],
    ['Altitude (m.a.s.l.)', 'altitude'],
    ['altitude m', 'altitude'],
    ['latitude (decimal degrees)', 'latitude'],
    ['Latitude (°)', 'latitude'],
    ['latitude (WGS 84)', 'latitude'],
    ['longitude deg', 'longitude'],
    ['Geographic location (latitude)', 'latitude'],
    ['Start date (YYYY-MM-DD)', 'start_date'],
    ['Start date (ISO 8601, optional)', 'start_date'],
    ['Study title (required)', 'title'],
    ['Title*', 'title'],
  ])('fills a field if the words name its unit, its format or how to fill it in: %s', (header, field) => {
    expect(describeRecognized('Study', header)).toMatch(new RegExp(`^(?:label|name) ${field}$`));
  });

  it.each(['growth temperature day', 'Growth temperature day (°C)', 'Growth temperature day [degrees Celsius]'])(
    'fills a field whose own name ends with a unit: %s',
    (header) => {
      const profile = getBuiltInProfile('cropxr-sequencing/0.0.7');
      const entity = [...profile.entities.values()].find(({ fields }) =>
        fields.some(({ name }) => name === 'growth_temperature_day'),
      ) as Entity;
      expect(recognizeColumns(entity, [header])).toMatchObject([
        { recognized: 'label', meaning: { field: { name: 'growth_temperature_day' } } },
      ]);
    },
  );
});

describe('A header with a word next to the name of a field', () => {
  const WORDS = 'id identifier number code count host father mother source method type'.split(' ');
  const describeHeader = (name: string) =>
    name
      .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .split(/[_\s]+/)
      .map((word) => (/^id(s|entifiers?)?$/.test(word) ? 'identifier' : word));
  /** Column names of a standard. These names need not contain the words of their fields. */
  const OFFICIAL = ['host scientific name'];

  it.each(loadCatalog().entries.map(({ profile }) => profile.id))('fills no field that is named without the word: %s', (id) => {
    const taken: string[] = [];
    for (const entity of getBuiltInProfile(id).entities.values())
      for (const { name } of entity.fields)
        for (const word of WORDS)
          for (const header of [`${describeHeader(name).join(' ')} ${word}`, `${word} ${describeHeader(name).join(' ')}`]) {
            const [column] = recognizeColumns(entity, [header]);
            const filled = getColumnKey(column?.meaning ?? { kind: 'none' });
            const known = new Set([...describeHeader(filled), ...describeHeader(entity.name)]);
            const isMissing = !known.has(describeHeader(word)[0] ?? '') && !OFFICIAL.includes(header);
            if (filled !== '' && isMissing) taken.push(`${entity.name}: ${header} fills ${filled}`);
          }
    expect(taken).toEqual([]);
  });

  it.each([
    ['BiologicalMaterial', 'genus id', 'genus'],
    ['Study', 'title ID', 'title'],
  ])('is suggested for a field if the word names an identifier: %s, %s', (type, header, field) => {
    expect(describeRecognized(type, header)).toBe(`similar ${field}`);
  });
});

describe('Several columns with the same meaning', () => {
  const listMeanings = (...headers: string[]) =>
    recognizeColumns(miappe.entities.get('BiologicalMaterial') as Entity, headers).map(
      ({ meaning, repeats: first }) => first ?? getColumnKey(meaning),
    );

  it.each([
    [
      ['organism', 'organism'],
      ['organism', 0],
    ],
    [
      ['organism', 'genus', 'Organism', 'organism'],
      ['organism', 'genus', 0, 0],
    ],
    [
      ['ID', 'unique_id'],
      [1, 'unique_id'],
    ],
    [
      ['organism (text)', 'organism'],
      [1, 'organism'],
    ],
  ])('are resolved to the most certain match, to which the others refer: %j', (headers, expected) => {
    expect(listMeanings(...headers)).toEqual(expected);
  });
});
