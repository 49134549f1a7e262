import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../profiles/catalog/catalog.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { validateSourceText } from './text-result.ts';

const profile = loadCatalog({ only: 'miappe' }).find('miappe', '1.1')?.profile as Profile;
const study = profile.entities.get('Study') as Entity;
const sound = 'unique_id: STU-1\ninvestigation_id: INV-1\ntitle: Trial\n';

describe('The validation of YAML or JSON text', () => {
  it('reports valid data and missing recommended fields', () => {
    const result = validateSourceText(profile, study, sound);
    expect(result).toMatchObject({ kind: 'valid', headline: 'Valid', errors: [] });
    expect(result.hints.map(({ field }) => field)).toContain('start_date');
  });

  it('reports an error at the line and column of its field, in YAML and in JSON', () => {
    const yaml = validateSourceText(profile, study, `${sound}latitude: 91\nlongitude: 0\n`);
    const json = validateSourceText(
      profile,
      study,
      '{"unique_id": "S", "investigation_id": "I", "title": "T",\n "latitude": 91, "longitude": 0}',
    );
    expect([yaml.errors[0], json.errors[0]]).toMatchObject([
      { field: 'latitude', line: 4, column: 1 },
      { field: 'latitude', line: 2, column: 2 },
    ]);
  });

  it('links an error to its field and to the rule of the profile', () => {
    const { errors } = validateSourceText(profile, study, `${sound}start_date: '2024-02-02'\nend_date: '2024-01-01'\n`);
    expect(errors).toMatchObject([
      {
        rule: 'date_range',
        rulePath: '/profiles/miappe/1.1#rule-date_range',
        fieldPath: '/profiles/miappe/1.1/Study#field-end_date',
      },
    ]);
  });

  it('reports the position of a syntax error', () => {
    expect(validateSourceText(profile, study, 'a: 1\nb: [1\n')).toMatchObject({ kind: 'unreadable', errors: [{ field: '' }] });
  });

  it('reports text that does not contain an object', () => {
    expect(validateSourceText(profile, study, '- 1\n- 2\n')).toMatchObject({
      kind: 'invalid',
      errors: [{ field: '', line: 1, rule: 'type' }],
    });
  });

  it('rejects data that is nested deeper than 64 levels', () => {
    const { kind, errors } = validateSourceText(profile, study, `{"events": ${'['.repeat(80)}${']'.repeat(80)}}`);
    expect([kind, errors[0]?.message]).toEqual(['unreadable', expect.stringContaining('64 levels')]);
  });

  it('lists at most 200 errors, and counts the others', () => {
    const text = `${sound}${Array.from({ length: 1_000 }, (_, index) => `unknown_${index}: 1\n`).join('')}`;
    const result = validateSourceText(profile, study, text);
    expect([result.errors.length, result.omitted, result.headline]).toEqual([200, 800, '1,000 errors']);
  });
});
