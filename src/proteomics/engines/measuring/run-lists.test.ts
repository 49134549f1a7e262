// @module-tag full
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureFiles } from './measure.ts';
import { FIXTURES, measureInThisProcess } from './testing-measuring.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-lists-'));
});
afterAll(() => rm(folder, { recursive: true }));

const REPORT = join(FIXTURES, 'diann-1.9/report.tsv');
const report = readFileSync(REPORT, 'utf8');

function writeFile(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('A run that only a list names', () => {
  const readFixture = (name: string) => readFileSync(join(FIXTURES, name), 'utf8');
  const sage = readFixture('sage/results.sage.tsv');
  const listPaths = (...names: string[]) => names.map((name) => `C:\\\\Läufe 2026\\\\${name}`);
  const sageRun = 'LQSRPAAPPAPGPGQLTLR';
  const formatAlphadiaSettings = (...names: string[]) =>
    `{\n  "version": "0.14.7",\n  "database": {},\n  "mzml_paths": [${names.map((name) => `"${name}"`).join(', ')}]\n}`;
  const dia = 'LFQ_Orbitrap_AIF_Condition_A_Sample_Alpha_01';

  it.each([
    [
      'results.json of Sage',
      'psms',
      { 'r.tsv': sage, 'results.json': formatAlphadiaSettings(...listPaths(`${sageRun}.mzML`, 'blank 1.mzML.gz')) },
    ],
    [
      'results.json, beside a table without rows',
      'psms',
      { 'r.tsv': `${sage.split('\n')[0]}\n`, 'results.json': formatAlphadiaSettings('/d/blank 1.mzML') },
    ],
    [
      'the list of a DIA analysis of FragPipe',
      'precursors',
      {
        'r.tsv': report,
        'f.txt': `D:\\x\\lib.raw\tL\t1\tDDA\nD:\\x\\${dia.toUpperCase()}.raw\t\t\tDIA\nD:\\x\\blank 1.raw\t\t\tDIA-Quant\n`,
      },
    ],
    [
      'the command in the log of DIA-NN',
      'precursors',
      { 'r.tsv': report, 'report.log.txt': `DIA-NN 2.3 (x)\n\ndiann --f /d/${dia}.raw  --f "/d/blank 1.d/" --lib x\n` },
    ],
    [
      'the configuration of AlphaDIA',
      'precursors',
      {
        'r.tsv': readFixture('alphadia-2/stat.tsv'),
        'c.yaml':
          "version: 2\nraw_paths:\n- '/d/20231017_OA2_TiHe_ADIAMA_HeLa_200ng_Evo011_21min_F-40_05.raw'\n- /d/blank 1.raw\nlibrary: x\n",
      },
    ],
    [
      'the setup of Spectronaut',
      'protein_groups',
      {
        'r.tsv': readFixture('spectronaut/report.tsv'),
        's.tsv': '"Reference"\t"Run Label"\t"Condition"\t"Replicate"\t"File Name"\nFalse\tb\tA\t1\tblank 1.raw\n',
      },
    ],
  ])('is imported as a run without identifications: %s', async (_list, metric, files: Record<string, string>) => {
    const { runs, unused } = await measureInThisProcess(Object.entries(files).map(([name, text]) => writeFile(name, text)));
    expect(runs.find(({ name }) => name === 'blank 1')?.values[metric]).toBe(0);
    expect(runs.filter(({ name }) => /lib|^20231017.*05$|^lfq_.*_a_.*01$/i.test(name)).length).toBeLessThan(2);
    expect(unused.filter(({ reason, isUsed }) => isUsed !== true && !reason.includes('no rows'))).toEqual([]);
  });

  const stats = readFixture('diann-stats/report.stats.tsv');
  const statsRuns = [...stats.matchAll(/^\S*?([^\\/\t]+)\.raw\t/gm)].map(([, name]) => name as string);
  const createReport = (runs: readonly string[]) => {
    const [head = '', row = ''] = report.split('\n');
    const at = ['File.Name', 'Run'].map((column) => head.split('\t').indexOf(column));
    const rows = runs.map((run) =>
      row
        .split('\t')
        .map((cell, column) => (at.includes(column) ? run : cell))
        .join('\t'),
    );
    return `${[head, ...rows].join('\n')}\n`;
  };

  it('is mentioned in a note if an incomplete report has no rows of the run', async () => {
    const cut = writeFile('report.tsv', createReport(statsRuns.slice(0, -1)));
    const { unused } = await measureInThisProcess([cut, writeFile('report.stats.tsv', stats)]);
    const reason = `has no rows of ${statsRuns.at(-1)}, which report.stats.tsv names with identifications. It may be incomplete`;
    expect(unused).toEqual([{ file: 'report.tsv', reason, isUsed: true }]);
  });

  it('has counts of 0 if the search found nothing, also with an empty column in a matrix', async () => {
    const failed = statsRuns.at(-1) as string;
    const found = writeFile('report.tsv', createReport(statsRuns.slice(0, -1)));
    const [head = '', ...lines] = stats.trim().split('\n');
    const zero = lines.map((line) =>
      line.includes(failed)
        ? line
            .split('\t')
            .map((cell, at) => (at === 0 ? cell : '0'))
            .join('\t')
        : line,
    );
    const matrix = [
      ['Protein.Group', ...statsRuns],
      ['P1', ...statsRuns.map((run) => (run === failed ? '' : '5'))],
    ];
    const { runs } = await measureInThisProcess([
      found,
      writeFile('report.stats.tsv', [head, ...zero, ''].join('\n')),
      writeFile('report.pg_matrix.tsv', matrix.map((line) => `${line.join('\t')}\n`).join('')),
    ]);
    expect(runs.find(({ name }) => name === failed)?.values.precursors).toBe(0);
  });

  it('is mentioned in a note if a table has another name for the run', async () => {
    const renamed = writeFile('report.tsv', createReport(['renamed', ...statsRuns.slice(1)]));
    const { unused } = await measureInThisProcess([renamed, writeFile('report.stats.tsv', stats)]);
    expect(unused.map(({ reason }) => reason)).toEqual([
      `has no rows of ${statsRuns[0]}, which report.stats.tsv names with identifications. It may be incomplete`,
      'is the only file that names renamed',
    ]);
  });

  it('is not mentioned in a note if all tables name the run', async () => {
    const whole = writeFile('report.tsv', createReport(statsRuns));
    expect((await measureInThisProcess([whole, writeFile('report.stats.tsv', stats)])).unused).toEqual([]);
  });

  it('is not imported without the table of results', async () => {
    await expect(measureInThisProcess([writeFile('results.json', formatAlphadiaSettings('/d/a.mzML'))])).rejects.toThrow(
      'contains no values',
    );
  });

  it('is rejected, with both files in the error, if another run has its name', async () => {
    const list = formatAlphadiaSettings('/d/1/a.mzML', '/d/2/a.mzML');
    await expect(measureInThisProcess([writeFile('r.tsv', sage), writeFile('results.json', list)])).rejects.toThrow(
      '/d/2/a.mzML',
    );
  });
});

describe('An unreadable table', () => {
  const matrix = 'Protein.Group\tGenes\ta.raw\nP1\tG\tmany\n';
  const measureLeniently = (...paths: string[]) => measureInThisProcess(paths, null, measureFiles, [], true);

  it('is listed with the unreadable line if the other tables suffice', async () => {
    const { runs, unused } = await measureLeniently(REPORT, writeFile('report.pg_matrix.tsv', matrix));
    expect([runs.length, unused]).toEqual([
      6,
      [{ file: 'report.pg_matrix.tsv', reason: expect.stringMatching(/not a number: many \(line 2\)$/) }],
    ]);
  });

  it('is rejected if no other table determines the runs', async () => {
    const broken = writeFile('report.tsv', report.replace(/\t[^\t]+\n/, '\n').slice(0, -20));
    await expect(measureLeniently(broken, join(FIXTURES, 'diann-stats/report.stats.tsv'))).rejects.toThrow('report.tsv');
  });
});
