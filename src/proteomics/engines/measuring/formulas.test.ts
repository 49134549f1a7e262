// @module-tag full
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureFiles } from './measure.ts';
import { FIXTURES, measureInThisProcess } from './testing-measuring.ts';

type Values = Record<string, Record<string, number>>;

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => existsSync(join(FIXTURES, `${name}.expected.json`)))
  .sort();
const readExpected = (file: string) => JSON.parse(readFileSync(join(FIXTURES, `${file}.expected.json`), 'utf8')) as Values;
const python = process.env.PYTHON;

/** Lists values that differ by more than rounding, because sums can be computed in another order. */
function listDifferences(actual: Values, expected: Values): string[] {
  const runs = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...runs].flatMap((run) => {
    const [one, other] = [actual[run] ?? {}, expected[run] ?? {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((id) => {
      const [value = Number.NaN, wanted = Number.NaN] = [one[id], other[id]];
      return Math.abs(value - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted))
        ? []
        : [`${run} ${id}: ${value}, expected ${wanted}`];
    });
  });
}

describe('Formulas of search engines', () => {
  it.each(files)('agree with an independent program on the values of %s', async (file) => {
    // A Parquet file is measured in a separate process with the same formulas.
    const measure = file.endsWith('.parquet') ? undefined : measureFiles;
    const { runs } = await measureInThisProcess([join(FIXTURES, file)], 'SampleA_1', measure);
    expect(listDifferences(Object.fromEntries(runs.map(({ name, values }) => [name, values])), readExpected(file))).toEqual([]);
  });

  describe.skipIf(python === undefined)('Formulas of search engines in an independent program', () => {
    let today: Record<string, Values>;
    beforeAll(() => {
      // Python computes all files in one process, because loading its libraries takes longer than the computation.
      const output = execFileSync(
        python as string,
        ['scripts/independent-engines.py', '--each', 'SampleA_1', ...files.map((file) => join(FIXTURES, file))],
        { encoding: 'utf8', maxBuffer: 64_000_000 },
      );
      today = JSON.parse(output) as Record<string, Values>;
    });

    it.each(files)('still compute the stored values of %s', (file) => {
      expect(listDifferences(today[join(FIXTURES, file)] ?? {}, readExpected(file))).toEqual([]);
    });
  });
});
