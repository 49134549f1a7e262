import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readIdentificationsOverTime, readIdentificationTypes, readMedianOverTime } from './over-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-over-time-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeEvidence(name: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const path = join(folder, `${name}.txt`);
  writeFileSync(path, [columns, ...rows].map((row) => row.join('\t')).join('\n'));
  return path;
}

const COLUMNS = ['Sequence', 'Raw file', 'Type', 'Retention time', 'Intensity'];
const createRow = (time: number, intensity: number | string, type = 'MULTI-MSMS') => ['AK', 'a', type, time, intensity];

describe('A series over retention time', () => {
  it('counts identifications per minute in intervals of equal length', async () => {
    const path = writeEvidence('counts', COLUMNS, [createRow(0, 1), createRow(0.5, 1), createRow(120, 1)]);
    const table = await readIdentificationsOverTime(path);
    expect(table?.rows).toHaveLength(60);
    expect([table?.rows[0], table?.rows[59]]).toEqual([
      [1, 1],
      [119, 1],
    ]);
  });

  it('returns the median of each interval, and null for an interval without identifications', async () => {
    const path = writeEvidence('medians', COLUMNS, [
      createRow(0, 2),
      createRow(0.1, 8),
      createRow(0.2, 4),
      createRow(60, 7),
      createRow(0.3, 'NaN'),
    ]);
    const rows = (await readMedianOverTime(path, 'Intensity', 'Median intensity'))?.rows;
    expect(rows?.map(([, value]) => value).filter((value) => value !== null)).toEqual([4, 7]);
  });

  it('is undefined if a column is missing, and empty if no row has a value', async () => {
    expect(
      await readMedianOverTime(writeEvidence('narrow', COLUMNS, [createRow(1, 1)]), 'Retention length', 'Width'),
    ).toBeUndefined();
    expect((await readIdentificationsOverTime(writeEvidence('empty', COLUMNS, [])))?.rows).toEqual([]);
  });
});

describe('Identification types', () => {
  it('are returned as percentages, including matches between runs', async () => {
    const types = ['MULTI-MSMS', 'MULTI-MSMS', 'MULTI-MATCH', 'SOMETHING'];
    const path = writeEvidence(
      'ways',
      COLUMNS,
      types.map((type) => createRow(1, 1, type)),
    );
    expect((await readIdentificationTypes(path))?.rows).toEqual([
      ['own spectra', 50],
      ['second peptide', 0],
      ['matched between runs', 25],
      ['spectrum without a feature', 0],
      ['other', 25],
    ]);
  });
});
