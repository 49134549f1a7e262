/** Compares the variation of replicates with an independent program. */
// @module-tag full
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, buildProteinTable, type Laboratory, startLaboratory } from '../results/testing-laboratory.ts';

const REPORT = join(import.meta.dirname, '../engines/fixtures/diann-1.9/report.tsv');
const python = process.env.PYTHON;

interface Group {
  readonly value: string;
  readonly runs: number;
  readonly proteins: number;
  readonly median_cv_percent: number | null;
  readonly cv_below_20_share: number | null;
}

describeWithDatabase('The variation of replicates', () => {
  let lab: Laboratory;
  let dataDir: string;
  let user: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-variation-'));
    lab = await startLaboratory({ DATA_DIR: dataDir });
    const made = await fetch(`${lab.address}/api/admin/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'one@lab.example', name: 'One' }),
    });
    user = ((await made.json()) as { uuid: string }).uuid;
  });
  afterAll(async () => {
    await lab.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const describeRuns = async (pipeline: string, groups: readonly (readonly [file: string, value: string])[]) => {
    const lines = groups.map(([file, value]) => `${file}\t${file}\t${file}\t${value}`);
    const content = ['source name\tassay name\tcomment[data file]\tfactor value[group]', ...lines].join('\n');
    const body = JSON.stringify({ project: lab.project, pipeline, file_name: 'x.sdrf.tsv', content, user });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${lab.address}/api/samples`, { method: 'PUT', headers, body })).status).toBe(200);
  };
  const readVariation = async (pipeline: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ project: lab.project, pipeline, by: 'group', ...more });
    const answer = await fetch(`${lab.address}/api/qc/variation?${query}`);
    return { status: answer.status, body: (await answer.json()) as { groups: Group[]; detail?: string } };
  };

  it('is computed from protein group intensities, without zeros and single values', async () => {
    const intensities: Readonly<Record<string, readonly string[]>> = {
      a1: ['100', '10', '0', '5'],
      a2: ['110', '20', '7', '5'],
      a3: ['120', '30', '', '5'],
      b1: ['1', '1', '1', '1'],
    };
    for (const [run, [one = '', two = '', three = '', four = '']] of Object.entries(intensities))
      await lab.importFiles(`${run}.raw`, {
        'proteinGroups.txt': buildProteinTable(
          ...(['P1', 'P2', 'P3', 'P4'] as const).map(
            (name, at) =>
              [name, '9', [one, two, three, four][at] as string, '1', '1'] as [string, string, string, string, string],
          ),
        ),
      });
    await describeRuns(lab.pipeline, [
      ...(['a1', 'a2', 'a3'] as const).map((run) => [`${run}.raw`, 'A'] as const),
      ['b1.raw', 'B'],
    ]);
    // P1 has the standard deviation 10 and the mean 110; P2 has 10 and 20. P3 occurs in only one run, and P4 does not vary.
    const { body } = await readVariation(lab.pipeline);
    expect(body.groups).toEqual([
      {
        value: 'A',
        runs: 3,
        proteins: 3,
        median_cv_percent: expect.closeTo(1000 / 110, 9),
        cv_below_20_share: expect.closeTo(2 / 3, 9),
      },
      { value: 'B', runs: 1, proteins: 0, median_cv_percent: null, cv_below_20_share: null },
    ]);
    const page = await (await fetch(`${lab.address}/proteomics/projects/${lab.project}/${lab.pipeline}/samples`)).text();
    expect(page).toContain('9.09 %');
    await describeRuns(lab.pipeline, [
      ['a1.raw', 'A'],
      ['a2.raw', 'A'],
      ['a2.raw', 'B'],
    ]);
    expect((await readVariation(lab.pipeline)).body.groups).toMatchObject([{ value: 'A', runs: 1 }]);
    const unknown = await readVariation(lab.pipeline, { by: 'age' });
    expect([unknown.status, unknown.body.detail]).toEqual([400, 'by: no sample has a factor or characteristic age.']);
  });

  it.skipIf(python === undefined && process.env.CI === undefined)(
    'equals the result of an independent program for a DIA-NN report',
    async () => {
      const { slug, uuid } = await lab.createPipeline('DIA');
      const form = buildImportForm(uuid, '', { 'report.tsv': readFileSync(REPORT) });
      form.delete('raw_file');
      const imported = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
      const { raw_files } = (await imported.json()) as { raw_files: { raw_file: string }[] };
      const groups = raw_files.map(({ raw_file }) => [raw_file, /Condition_([AB])/.exec(raw_file)?.[1] ?? ''] as const);
      await describeRuns(slug, groups);
      const file = join(dataDir, 'groups.json');
      writeFileSync(file, JSON.stringify(Object.fromEntries(groups)));
      const output = execFileSync(python as string, ['scripts/independent-engines.py', '--variation', REPORT, file], {
        encoding: 'utf8',
      });
      const expected = JSON.parse(output) as Record<string, Omit<Group, 'value' | 'runs'>>;
      const { body } = await readVariation(slug);
      expect(body.groups.map(({ value, runs }) => [value, runs])).toEqual([
        ['A', 3],
        ['B', 3],
      ]);
      for (const { value, proteins, median_cv_percent, cv_below_20_share } of body.groups) {
        expect(proteins).toBe(expected[value]?.proteins);
        expect(median_cv_percent).toBeCloseTo(expected[value]?.median_cv_percent ?? Number.NaN, 6);
        expect(cv_below_20_share).toBeCloseTo(expected[value]?.cv_below_20_share ?? Number.NaN, 6);
      }
      expect(body.groups[0]?.proteins).toBeGreaterThan(3);
    },
  );
});
