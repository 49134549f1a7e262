import { describe, expect, it } from 'vitest';
import { type QualityRun, sortRunsByColumn } from './quality-runs.ts';

/** Runs in the order of acquisition. Their names contain a date without a time. */
const RUNS = ['25_01', '25_02', '26_03', '26_04', 'unknown'].map((name) => ({
  name,
  acquiredAt: name === 'unknown' ? null : `2025-10-${name.slice(0, 2)}T00:00:00`,
})) as unknown as readonly QualityRun[];
const sortNames = (sort: string) => sortRunsByColumn(RUNS, sort).map(({ name }) => name);

describe('Runs sorted by time of acquisition', () => {
  it('have the reverse order if the latest is first, also within a day', () => {
    expect(sortNames('Index')).toEqual(['25_01', '25_02', '26_03', '26_04', 'unknown']);
    expect(sortNames('-Index')).toEqual(['26_04', '26_03', '25_02', '25_01', 'unknown']);
    expect(sortNames('-DateAcquired')).toEqual(sortNames('-Index'));
  });
});
