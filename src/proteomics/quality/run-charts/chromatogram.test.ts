import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readChromatogram } from './handlers.ts';

const readText = (text: string) => readChromatogram(Readable.from([Buffer.from(text)]), 'Total ion current');

describe('readChromatogram', () => {
  it('skips the header and malformed lines', async () => {
    const { rows } = await readText('RetentionTime\tIntensity\r\n0.1\t5\r\n0.2\tx\r\n\r\n0.3\t7\r\n');
    expect(rows).toEqual([
      [0.1, 5, 5],
      [0.3, 7, 7],
    ]);
  });

  it('returns maximum and mean of 1,000 equal intervals of time, so that neither a peak nor the area is lost', async () => {
    // The second half has ten times as many spectra per minute. Spectrum 12,345 is at 12.345 min, with 4 others in its interval.
    const times = Array.from({ length: 30_000 }, (_, index) =>
      index < 15_000 ? index / 1000 : 15 + (index - 15_000) / 10_000,
    );
    const { columns, rows } = await readText(times.map((time, index) => `${time}\t${index === 12_345 ? 1001 : 1}`).join('\n'));
    expect(columns).toEqual(['Retention time [min]', 'Total ion current', 'Total ion current, mean']);
    expect(rows).toHaveLength(1000);
    expect(rows.filter(([time]) => Number(time) < 15)).toHaveLength(910);
    const [peak, ...others] = rows.toSorted(([, one], [, other]) => Number(other) - Number(one));
    expect(peak).toEqual([12.345, 1001, expect.closeTo(1 + 1000 / 16, -1)]);
    expect(new Set(others.map(([, maximum, mean]) => `${maximum} ${mean}`))).toEqual(new Set(['1 1']));
    expect(await readText(rows.map((row) => row.join('\t')).join('\n'))).toEqual({ columns, rows });
  });

  it('keeps all spectra at one time', async () => {
    const { rows } = await readText(Array.from({ length: 1_500 }, (_, index) => `3\t${index}`).join('\n'));
    expect(rows).toEqual([[3, 1_499, 749.5]]);
  });
});
