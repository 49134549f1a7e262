import { describe, expect, it } from 'vitest';
import { sanitizeOutcome } from './measure-raw-data.ts';

describe('sanitizeOutcome', () => {
  const sanitizeValues = (values: Record<string, number | string>, instrument: string | null = null) =>
    sanitizeOutcome({ acquisition: { values, acquiredAt: '2025-03-04T11:12:13', instrument } });

  it('returns a valid outcome unchanged', () => {
    const values = { spectra: 12, precursor_charges: '[2, 3]' };
    const acquisition = { values, acquiredAt: '2025-03-04T11:12:13', instrument: 'timsTOF HT' };
    expect(sanitizeOutcome({ acquisition })).toEqual({ acquisition });
  });

  it.each([
    ['a string in place of a number', { spectra: 'many' }],
    ['NaN', { spectra: Number.NaN }],
    ['a number in place of a string', { precursor_charges: 2 }],
    ['a string that is too long', { precursor_charges: '2'.repeat(1_001) }],
    ['a string with NUL', { precursor_charges: '[2\0]' }],
    ['an unpaired surrogate', { precursor_charges: '[\ud83d]' }],
    ['an unknown value', { unheard: 1 }],
  ])('removes %s, and adds a note', (_what, values) => {
    const note = `Skipped because they are not values of a run: ${Object.keys(values)[0]}.`;
    expect(sanitizeValues(values)).toEqual({
      acquisition: { values: {}, acquiredAt: '2025-03-04T11:12:13', instrument: null, note },
    });
  });

  it('limits the name of the instrument to 200 characters', () => {
    const outcome = sanitizeValues({}, ` ${'😀'.repeat(250)}`);
    expect('acquisition' in outcome && outcome.acquisition?.instrument).toBe('😀'.repeat(200));
  });

  it('removes control characters from the text of a problem', () => {
    expect(sanitizeOutcome({ problem: 'no such table: a\0\n\ud83d b' })).toEqual({ problem: 'no such table: a b' });
  });
});
