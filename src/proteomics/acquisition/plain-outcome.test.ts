import { describe, expect, it } from 'vitest';
import { plainOutcome } from './measure-raw-data.ts';

describe('What a reader tells of raw data', () => {
  const measured = (values: Record<string, number | string>, instrument: string | null = null) =>
    plainOutcome({ acquisition: { values, acquiredAt: '2025-03-04T11:12:13', instrument } });

  it('is passed on when it is plain', () => {
    const values = { spectra: 12, precursor_charges: '[2, 3]' };
    const acquisition = { values, acquiredAt: '2025-03-04T11:12:13', instrument: 'timsTOF HT' };
    expect(plainOutcome({ acquisition })).toEqual({ acquisition });
  });

  it.each([
    ['a text as a number', { spectra: 'many' }],
    ['no number', { spectra: Number.NaN }],
    ['a number as a text', { precursor_charges: 2 }],
    ['a text that is too long', { precursor_charges: '2'.repeat(1_001) }],
    ['a text with NUL', { precursor_charges: '[2\0]' }],
    ['half a character', { precursor_charges: '[\ud83d]' }],
    ['a value that nobody knows', { unheard: 1 }],
  ])('loses %s, and says so', (_what, values) => {
    const note = `Skipped because they are not values of a run: ${Object.keys(values)[0]}.`;
    expect(measured(values)).toEqual({
      acquisition: { values: {}, acquiredAt: '2025-03-04T11:12:13', instrument: null, note },
    });
  });

  it('has a name of the instrument of 200 whole characters at most', () => {
    const outcome = measured({}, ` ${'😀'.repeat(250)}`);
    expect('acquisition' in outcome && outcome.acquisition?.instrument).toBe('😀'.repeat(200));
  });

  it('has a problem without control characters', () => {
    expect(plainOutcome({ problem: 'no such table: a\0\n\ud83d b' })).toEqual({ problem: 'no such table: a b' });
  });
});
