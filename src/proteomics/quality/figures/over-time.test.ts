import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { identificationsOverTime, medianOverTime, waysOfIdentification } from './over-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-over-time-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with the columns that are given, and rows of their values. */
function evidence(name: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const path = join(folder, `${name}.txt`);
  writeFileSync(path, [columns, ...rows].map((row) => row.join('\t')).join('\n'));
  return path;
}

const COLUMNS = ['Sequence', 'Raw file', 'Type', 'Retention time', 'Intensity'];
const row = (time: number, intensity: number | string, type = 'MULTI-MSMS') => ['AK', 'a', type, time, intensity];

describe('The course of a run', () => {
  it('counts identifications per minute, in stretches of equal length', async () => {
    const path = evidence('counts', COLUMNS, [row(0, 1), row(0.5, 1), row(120, 1)]);
    const table = await identificationsOverTime(path);
    expect(table?.rows).toHaveLength(60);
    expect([table?.rows[0], table?.rows[59]]).toEqual([
      [1, 1],
      [119, 1],
    ]);
  });

  it('takes the median of a stretch, and none where nothing was found', async () => {
    const path = evidence('medians', COLUMNS, [row(0, 2), row(0.1, 8), row(0.2, 4), row(60, 7), row(0.3, 'NaN')]);
    const rows = (await medianOverTime(path, 'Intensity', 'Median intensity'))?.rows;
    expect(rows?.map(([, value]) => value).filter((value) => value !== null)).toEqual([4, 7]);
  });

  it('is not there where a column is missing, and empty where no row has a value', async () => {
    expect(await medianOverTime(evidence('narrow', COLUMNS, [row(1, 1)]), 'Retention length', 'Width')).toBeUndefined();
    expect((await identificationsOverTime(evidence('empty', COLUMNS, [])))?.rows).toEqual([]);
  });
});

describe('The ways of identification', () => {
  it('are told in percent, matches between runs among them', async () => {
    const types = ['MULTI-MSMS', 'MULTI-MSMS', 'MULTI-MATCH', 'SOMETHING'];
    const path = evidence(
      'ways',
      COLUMNS,
      types.map((type) => row(1, 1, type)),
    );
    expect((await waysOfIdentification(path))?.rows).toEqual([
      ['own spectra', 50],
      ['second peptide', 0],
      ['matched between runs', 25],
      ['spectrum without a feature', 0],
      ['other', 25],
    ]);
  });
});
