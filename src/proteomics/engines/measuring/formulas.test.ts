// @module-tag full
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureFiles } from './measure.ts';
import { FIXTURES, measured } from './testing-measuring.ts';

type Values = Record<string, Record<string, number>>;

const files = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => existsSync(join(FIXTURES, `${name}.expected.json`)))
  .sort();
const expectedOf = (file: string) => JSON.parse(readFileSync(join(FIXTURES, `${file}.expected.json`), 'utf8')) as Values;
const python = process.env.PYTHON;

/** Relative to the value where that is larger than 1: sums are taken in another order. */
function differences(actual: Values, expected: Values): string[] {
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

describe('the formulas of search engines', () => {
  it.each(files)('give for %s what an independent program computes', async (file) => {
    // The formulas are the same in a process apart, which native code has for files of Parquet.
    const measure = file.endsWith('.parquet') ? undefined : measureFiles;
    const { runs } = await measured([join(FIXTURES, file)], 'SampleA_1', measure);
    expect(differences(Object.fromEntries(runs.map(({ name, values }) => [name, values])), expectedOf(file))).toEqual([]);
  });

  describe.skipIf(python === undefined)('computed today by that program', () => {
    let today: Record<string, Values>;
    beforeAll(() => {
      // It is started once: loading what it computes with takes longer than all files.
      const said = execFileSync(
        python as string,
        ['scripts/independent-engines.py', '--each', 'SampleA_1', ...files.map((file) => join(FIXTURES, file))],
        { encoding: 'utf8', maxBuffer: 64_000_000 },
      );
      today = JSON.parse(said) as Record<string, Values>;
    });

    it.each(files)('are the same for %s', (file) => {
      expect(differences(today[join(FIXTURES, file)] ?? {}, expectedOf(file))).toEqual([]);
    });
  });
});
