import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readChromatogram } from './handlers.ts';

const readText = (text: string) => readChromatogram(Readable.from([Buffer.from(text)]), 'Total ion current');

describe('readChromatogram', () => {
  it('skips the header and malformed lines', async () => {
    const { rows } = await readText('RetentionTime\tIntensity\r\n0.1\t5\r\n0.2\tx\r\n\r\n0.3\t7\r\n');
    expect(rows).toEqual([
      [0.1, 5],
      [0.3, 7],
    ]);
  });

  it('returns the most intense spectrum of each interval, so that no peak is lost', async () => {
    const lines = Array.from({ length: 30_000 }, (_, index) => `${index / 1000}\t${index === 12_345 ? 9e9 : 1}`);
    const { rows } = await readText(lines.join('\n'));
    expect(rows).toHaveLength(1000);
    expect(rows).toContainEqual([12.345, 9e9]);
  });
});
