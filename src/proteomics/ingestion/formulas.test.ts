import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { QUALITY_COLUMNS, RESULT_FILES } from './columns.ts';
import { type FileValues, measureFile } from './measure.ts';
import type { ColumnValues } from './spike-in.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const measured = {
  spikeIns: { qc1_sequence: 'HVLTSIGEK', qc2_sequence: 'LTILEELR', protein: 'BSA' },
  rawFileName: 'SA001-R3-C-2ulF.raw',
};

async function measureFolder(folder: string): Promise<ColumnValues> {
  const present = RESULT_FILES.filter((name) => readdirSync(folder).includes(name));
  const found: FileValues[] = [];
  for (const name of present) found.push(await measureFile({ name, path: join(folder, name) }, measured));
  return Object.assign({}, ...found.map(({ values }) => values)) as ColumnValues;
}

/** Values that an independent program computed; see fixtures/README.md. */
const readExpected = (file: string) => JSON.parse(readFileSync(join(fixtures, file), 'utf8')) as ColumnValues;

/** Compares values with a tolerance, because sums may be computed in another order. */
function expectSameValues(actual: ColumnValues, expected: ColumnValues) {
  expect(Object.keys(actual).sort()).toEqual(Object.keys(expected).sort());
  for (const [column, value] of Object.entries(expected)) {
    const isInexact = /\((ave|sd|std)\)|_(ave|sd|cv)$|seq_cov/.test(column);
    if (!isInexact) expect(actual[column], column).toBe(value);
    else expect(Math.abs(Number(actual[column]) / Number(value) - 1), column).toBeLessThan(1e-12);
  }
}

describe('Formulas of MaxQuant and RawTools', () => {
  it.each(['tmt11-run', 'contaminants-only'])('agree with an independent program on the values of %s', async (folder) => {
    expectSameValues(await measureFolder(join(fixtures, folder)), readExpected(`${folder}/expected.json`));
  });

  it('fill every column of the result files in a complete run, except one that requires MS3 scans', async () => {
    const values = await measureFolder(join(fixtures, 'tmt11-run'));
    const filled = QUALITY_COLUMNS.filter(({ name, source }) => source !== 'record' && source !== null && name !== 'Index');
    const empty = filled.map(({ name }) => name).filter((name) => values[name] === undefined);
    expect(empty).toEqual(['MedianMs3FillTime(ms)']);
  });

  it('agree with values that were computed manually', async () => {
    const values = await measureFolder(join(fixtures, 'tmt11-run'));
    expect(values).toMatchObject({
      N_protein_groups: 109,
      N_protein_true_hits: 109 - 10 - 14,
      'MS/MS Identified [%]': 32,
      'Av. Absolute Mass Deviation [mDa]': 150530,
      DateAcquired: 1_572_025_221_000_000_000,
      Day: '2019-298',
      qc1_peptide_charges: '[2, 3, 2]',
      N_qc1_missing_values: '[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]',
      N_of_Protein_qc_pepts: "['11;11']",
      N_Protein_qc_missing_values: '[0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]',
      Mean_parent_int_frac: 0.62,
    });
    expect(values['Missed Cleavages [%]']).toBe(100 - 67.57);
  });
});

/** Folder of the complete tables. They are too large for the repository, which contains excerpts. */
const realRun = process.env.REAL_RESULTS;

if (realRun !== undefined) {
  describe('Formulas over the complete tables of a real run', () => {
    it('agree with an independent program', async () => {
      expectSameValues(await measureFolder(realRun), readExpected('whole-run.json'));
    });
  });
}

const noPython = hasPython() ? '' : ' (skipped: there is no python3)';

describe.skipIf(noPython !== '')(`The independent program${noPython}`, { tags: 'full' }, () => {
  it.each(['tmt11-run', 'contaminants-only'])('still prints the expected values of %s', (folder) => {
    const script = join(import.meta.dirname, '../../../scripts/independent-qc.py');
    const printed = execFileSync('python3', [script, join(fixtures, folder)], { encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(readExpected(`${folder}/expected.json`));
  });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
