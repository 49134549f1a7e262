// @module-tag full
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE, type Laboratory, startLaboratory } from '../proteomics/results/testing-laboratory.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { findResults } from './import/result-folders.ts';
import { createTestFolder, RUN_SUMMARY } from './import/testing-folder.ts';
import { runImportCommand } from './import.ts';

const { folder, writeTestFile } = createTestFolder();

describe('A folder of results of other engines', () => {
  const fixtures = join(import.meta.dirname, '../proteomics/engines/fixtures');
  const readFound = async () =>
    (await findResults(folder)).map(({ rawFile, label, files }) => [
      rawFile,
      label.replace(basename(folder), 'TOP'),
      files.length,
    ]);

  it('can contain a folder for each analysis, with files of any name', async () => {
    mkdirSync(join(folder, 'batch1'));
    mkdirSync(join(folder, 'batch2'));
    cpSync(join(fixtures, 'diann-2/report.parquet'), join(folder, 'batch1/diann_report.parquet'));
    cpSync(join(fixtures, 'diann-stats/report.stats.tsv'), join(folder, 'batch1/diann_report.stats.tsv'));
    cpSync(join(fixtures, 'sage/results.sage.tsv'), join(folder, 'batch2/results.sage.tsv'));
    writeTestFile('batch1/report-lib.tsv', 'ProductMz\tPrecursorMz\n');
    writeTestFile('batch1/notes.txt', 'nothing');
    writeTestFile('batch1/picture.parquet', 'PAR1');
    expect(await readFound()).toEqual([
      // The server lists the unreadable table.
      [undefined, 'DIA-NN in TOP/batch1', 3],
      [undefined, 'Sage in TOP/batch2', 1],
    ]);
  });

  it('can contain experiments of FragPipe, which form one analysis, next to results of MaxQuant', async () => {
    for (const experiment of ['A_1', 'B_1']) {
      mkdirSync(join(folder, 'fp', experiment), { recursive: true });
      cpSync(join(fixtures, 'fragpipe/psm.tsv'), join(folder, 'fp', experiment, 'psm.tsv'));
    }
    cpSync(join(fixtures, 'fragpipe/combined_protein.tsv'), join(folder, 'fp/combined_protein.tsv'));
    writeTestFile('a.raw/summary.txt');
    expect(await readFound()).toEqual([
      ['a.raw', 'a.raw', 1],
      [undefined, 'FragPipe in TOP/fp', 3],
    ]);
  });

  it('provides only the DIA-NN results of a DIA analysis of FragPipe, regardless of case', async () => {
    mkdirSync(join(folder, 'DIANN-Output'));
    cpSync(join(fixtures, 'diann-1.9/report.tsv'), join(folder, 'DIANN-Output/report.tsv'));
    cpSync(join(fixtures, 'fragpipe/psm.tsv'), join(folder, 'psm.tsv'));
    expect(await readFound()).toEqual([[undefined, 'DIA-NN in TOP/DIANN-Output', 1]]);
  });

  it('provides the list of runs of a DIA analysis of FragPipe, but no list without results', async () => {
    mkdirSync(join(folder, 'fp/diann-output'), { recursive: true });
    cpSync(join(fixtures, 'diann-1.9/report.tsv'), join(folder, 'fp/diann-output/report.tsv'));
    writeTestFile('fp/fragpipe-files.fp-manifest', 'D:\\blank.raw\t\t\tDIA\n');
    writeTestFile('sage/results.json', '{\n"mzml_paths": ["/d/x.mzML"] }');
    expect(await readFound()).toEqual([[undefined, 'DIA-NN in TOP/fp/diann-output', 2]]);
  });

  it('can contain MaxQuant files with names in any letter case', async () => {
    writeTestFile('a.raw/Summary.TXT');
    writeTestFile('a.raw/EVIDENCE.txt');
    writeTestFile('b.raw/qcdatatable.CSV');
    expect(await readFound()).toEqual([
      ['a.raw', 'a.raw', 2],
      ['b.raw', 'b.raw', 1],
    ]);
  });
});

describeWithDatabase('concordat import', () => {
  const TOKEN = 'a-token-of-the-tests-which-is-long';
  let laboratory: Laboratory;
  beforeAll(async () => {
    laboratory = await startLaboratory();
  });
  afterAll(() => laboratory.stop());

  async function runCommand(args: string[], env: Record<string, string> = {}) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const code = await runImportCommand(args, { stdin: process.stdin, stdout, stderr, env });
    stdout.end();
    stderr.end();
    return { code, out: await text(stdout), error: await text(stderr) };
  }
  const importFolder = (...more: string[]) =>
    runCommand([folder, '--pipeline', laboratory.pipelineUuid, '--address', laboratory.address, ...more]);

  it('lists the unused files of a folder', async () => {
    const fixtures = join(import.meta.dirname, '../proteomics/engines/fixtures');
    writeTestFile('notes.md', 'nothing');
    writeTestFile('.DS_Store', 'order of icons');
    writeTestFile('__MACOSX/._report.stats.tsv', 'attributes');
    writeTestFile('run.raw', 'raw');
    writeTestFile('run.d/analysis.tdf', 'raw');
    writeTestFile('waters.raw/_HEADER.TXT', '$$ Version: 01.00');
    writeTestFile('report-lib.tsv', 'ProductMz\tPrecursorMz\n');
    writeTestFile('stats.tsv', '');
    writeTestFile('excel.tsv', Buffer.from('\ufeffRun\tQ.Value\n', 'utf16le'));
    cpSync(join(fixtures, 'diann-stats/report.stats.tsv'), join(folder, 'report.stats.tsv'));
    cpSync(join(fixtures, 'diann-stats/report.stats.tsv'), join(folder, 'same.stats.tsv'));
    const { code, out } = await importFolder();
    expect([
      code,
      out
        .split('\n')
        .filter((line) => line.startsWith('not used'))
        .sort(),
    ]).toEqual([
      0,
      [
        'not used .DS_Store: is hidden or a file of the operating system',
        'not used __MACOSX: is hidden or a file of the operating system',
        'not used excel.tsv: is not a known result file',
        'not used notes.md: is not a known result file',
        'not used report-lib.tsv: is a spectral library or a part of the search, and contains no results of runs',
        'not used run.d/analysis.tdf: is raw data, which concordat upload sends',
        'not used run.raw: is raw data, which concordat upload sends',
        'not used same.stats.tsv: has the same content as report.stats.tsv',
        'not used stats.tsv: is empty',
        'not used waters.raw/_HEADER.TXT: is raw data of Waters, which concordat upload sends',
      ],
    ]);
  });

  it("prints the server's warnings about used files", async () => {
    writeTestFile('QcDataTable.csv', 'RawFile,DateAcquired\nC:\\a\\d1.raw,03/04/2020 17:40:21\n');
    const { code, out } = await importFolder();
    expect([code, out]).toEqual([0, expect.stringMatching(/\ncheck +QcDataTable\.csv: has only dates .*\n1 of 1 imported\n$/)]);
  });

  it('skips unreadable tables of a folder, and prints their paths', async () => {
    cpSync(join(import.meta.dirname, '../proteomics/engines/fixtures/fragpipe/psm.tsv'), join(folder, 'fp/A_1/psm.tsv'));
    writeTestFile('fp/combined_protein.tsv', 'Protein\tCombined Spectral Count\tA1 Intensity\nP\t1\tmany\n');
    writeTestFile('fp/A_1/protein.tsv', 'Protein ID\tProtein Probability\tTotal Peptides\nP\t1\t1\n');
    writeTestFile('run.raw/Summary.txt');
    writeTestFile('run.raw/txt/Peptides.txt', 'Sequence\tMissed cleavages\tLast amino acid\nA\t0');
    const { code, out, error } = await importFolder();
    const unused = out.split('\n').filter((line) => line.startsWith('not used'));
    expect([code, error, unused.map((line) => line.slice(0, line.indexOf(':'))).sort()]).toEqual([
      0,
      '',
      ['not used fp/A_1/protein.tsv', 'not used fp/combined_protein.tsv', 'not used run.raw/txt/Peptides.txt'],
    ]);
  });

  it('prints the path of an unreadable table that determines the runs', async () => {
    writeTestFile('dia/report.tsv', 'Run\tPrecursor.Id\tQ.Value\na\tP2\tmany\n');
    writeTestFile('dia/report.pg_matrix.tsv', 'Protein.Group\ta\nP\t1\n');
    const { code, error } = await importFolder();
    expect([code, error]).toEqual([1, expect.stringContaining(': dia/report.tsv, line 2: Q.Value is not a number')]);
  });

  it('renames a run that two searches of a folder contain, and prints the new name', async () => {
    writeTestFile('January/combined/txt/summary.txt', 'Raw file\tMS\nshared\t10\nfirst\t1\n');
    writeTestFile('February/combined/txt/summary.txt', 'Raw file\tMS\nshared\t20\nother\t2\n');
    const { out } = await importFolder();
    expect(out).toMatch(
      /^imported February, 2 runs: .+\nimported January, 2 runs: .+\n(.+\n)*check {4}January\/combined\/txt\/summary\.txt: contains other runs than raw files of the same name\. Imported shared\.raw as January_shared\.raw\n/,
    );
    const again = await importFolder();
    expect(again.out).toContain('Imported shared.raw as January_shared.raw');
  });

  it.each([
    ['alone', '', 'no result file can be read'],
    ['beside a folder with results', 'day1/run_1.raw/summary.txt', ''],
  ])('fails for a folder with only unreadable tables (%s)', async (_title, good, problem) => {
    if (good !== '') writeTestFile(good, 'Raw file\tMS\nrun_1\t10\n');
    writeTestFile('day2/report.parquet', 'PAR1 cut short');
    writeTestFile('day2/report.stats.tsv', Buffer.from([1, 0, 2, 0]));
    const { code, out, error } = await importFolder();
    expect([code, error.includes(problem), out]).toEqual([
      1,
      true,
      expect.stringMatching(/not used day2\/report\.parquet: is a Parquet file .+\nnot used day2\/report\.stats\.tsv: .+/),
    ]);
  });

  it('imports every search of a folder with several searches', async () => {
    writeTestFile('QC/2025-03/combined/txt/summary.txt', 'Raw file\tMS\nqc_1\t10\nqc_2\t1\n');
    writeTestFile('QC/2025-03/combined/txt/copy/summary.txt', 'Raw file\tMS\nqc_1\t10\n');
    writeTestFile('QC/2025-04/combined/txt/summary.txt', 'Raw file\tMS\nqc_3\t10\nqc_4\t1\n');
    const { out } = await importFolder();
    expect(out.replaceAll(/:.*/g, '')).toBe(
      'imported QC/2025-03, 2 runs\nimported QC/2025-04, 2 runs\nnot used QC/2025-03/combined/txt/copy/summary.txt\n2 of 2 imported\n',
    );
  });

  it('fails if a folder contains an archive, which is not read', async () => {
    writeTestFile('run_1/summary.txt', 'Raw file\tMS\nrun_1\t10\n');
    writeTestFile('more.zip', 'PK');
    const { code, out } = await importFolder();
    expect([code, out]).toEqual([1, expect.stringMatching(/not used more\.zip: .+\n1 of 1 imported, 1 entry not read\n$/)]);
  });

  it('follows links, and lists links and folders that it does not read', async () => {
    const below = Array.from({ length: 10 }, (_, depth) => depth).join('/');
    writeTestFile(`${below}/summary.txt`);
    mkdirSync(join(folder, 'linked.raw'));
    writeTestFile('store/summary.txt', RUN_SUMMARY);
    symlinkSync(join(folder, 'store/summary.txt'), join(folder, 'linked.raw/summary.txt'));
    symlinkSync(join(folder, 'gone.txt'), join(folder, 'broken.txt'));
    symlinkSync(folder, join(folder, 'store/up'));
    const { code, out } = await importFolder();
    expect([code, out.split('\n').filter((line) => !line.includes('imported store'))]).toEqual([
      1,
      [
        'imported linked.raw: 1 column has a value',
        'not used broken.txt: is a link to a file that does not exist',
        'not used 0/1/2/3/4/5/6/7/8: is a folder more than 8 levels below the named one, and is not read',
        'not used store/up: is a link to a folder that is already read',
        '2 of 2 imported, 2 entries not read',
        '',
      ],
    ]);
  });

  it('imports every raw file, and prints a report of each', async () => {
    cpSync(FIXTURE, join(folder, 'output/one.raw/maxquant'), { recursive: true });
    writeTestFile('output/two.raw/maxquant/summary.txt');
    const { code, out, error } = await importFolder();
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(
      /^imported one\.raw: \d+ columns have a value\nimported two\.raw: 1 column has a value\n(not used .*\n)*2 of 2 imported\n$/,
    );
  });

  it('imports an analysis of DIA-NN with all of its runs', async () => {
    mkdirSync(join(folder, 'diann'));
    cpSync(
      join(import.meta.dirname, '../proteomics/engines/fixtures/diann-2/report.parquet'),
      join(folder, 'diann/report.parquet'),
    );
    const { code, out, error } = await importFolder();
    expect([code, error]).toEqual([0, '']);
    expect(out).toMatch(/^imported DIA-NN in .+\/diann, 6 runs: \d+ values\n1 of 1 imported\n$/);
  });

  it('names the run of a MaxQuant folder after its tables, or after the folder if they have no name', async () => {
    writeTestFile('project/combined/txt/summary.txt', RUN_SUMMARY.replace('x', 'HeLa_01'));
    mkdirSync(join(folder, 'unnamed/combined/txt'), { recursive: true });
    cpSync(join(FIXTURE, 'peptides.txt'), join(folder, 'unnamed/combined/txt/peptides.txt'));
    const outputs = [];
    for (const below of ['project/combined', 'unnamed']) {
      const target = ['--pipeline', laboratory.pipelineUuid, '--address', laboratory.address];
      outputs.push((await runCommand([join(folder, below), ...target])).out.split(':')[0]);
    }
    expect(outputs).toEqual(['imported HeLa_01.raw', 'imported unnamed.raw']);
  });

  it('exits with 0 if it imports the same folder again', async () => {
    writeTestFile('again.raw/summary.txt');
    await importFolder();
    expect(await importFolder()).toMatchObject({ code: 0, error: '' });
  });

  it('continues after a rejected raw file, prints the reason, and exits with 1', async () => {
    writeTestFile('broken.raw/summary.txt', '\0\0');
    writeTestFile('fine.raw/summary.txt');
    const { code, out, error } = await importFolder();
    expect([code, out]).toEqual([1, expect.stringContaining('1 of 2 imported')]);
    expect(error).toMatch(/^rejected broken\.raw: .*summary\.txt/);
  });

  it('stops if the pipeline does not exist', async () => {
    writeTestFile('one.raw/summary.txt');
    writeTestFile('two.raw/summary.txt');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const { code, error } = await runCommand([folder, '--pipeline', nowhere, '--address', laboratory.address]);
    expect([code, error.split('\n').length]).toEqual([1, 2]);
  });

  it('reports that no server responds at the address', async () => {
    writeTestFile('one.raw/summary.txt');
    const { code, error } = await runCommand([
      folder,
      '--pipeline',
      laboratory.pipelineUuid,
      '--address',
      'http://127.0.0.1:1',
    ]);
    expect([code, error]).toEqual([1, expect.stringContaining('one.raw')]);
  });

  it('sends the administration token', async () => {
    const guarded = await startLaboratoryWithToken(laboratory, TOKEN);
    writeTestFile('guarded.raw/summary.txt');
    const args = [folder, '--pipeline', laboratory.pipelineUuid, '--address', guarded.address];
    const codes = [
      (await runCommand(args)).code,
      (await runCommand([...args, '--token', TOKEN])).code,
      (await runCommand(args, { ADMIN_TOKEN: TOKEN })).code,
    ];
    await guarded.stop();
    expect(codes).toEqual([1, 0, 0]);
  });

  it('reports a folder without results', async () => {
    writeTestFile('result.mzTab', 'MTD');
    expect(await importFolder()).toEqual({
      code: 1,
      error: expect.stringContaining('no result files'),
      out: 'not used result.mzTab: is not a known result file\n',
    });
  });

  it('reports a missing folder', async () => {
    const { code, error } = await runCommand([join(folder, 'nowhere'), '--pipeline', laboratory.pipelineUuid]);
    expect([code, error]).toEqual([2, expect.stringContaining('ENOENT')]);
  });

  it.each([
    [[], 'Specify one folder.'],
    [['folder'], '--pipeline'],
    [['folder', '--pipeline', 'x', '--address', 'nowhere'], '--address'],
    [['folder', '--nonsense'], 'nonsense'],
  ])('prints its usage for wrong arguments: %j', async (args, reason) => {
    expect(await runCommand(args)).toMatchObject({ code: 2, error: expect.stringContaining(reason) });
  });

  it('prints its usage with --help', async () => {
    expect(await runCommand(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage: concordat import') });
  });
});

async function startLaboratoryWithToken(laboratory: Laboratory, token: string) {
  const { startTestServer } = await import('../../contract-tests/test-server.ts');
  const { database } = laboratory;
  if (database === undefined) throw new Error('no database');
  const dataDir = join(folder, 'data');
  return startTestServer({ ADMIN_TOKEN: token, DATA_DIR: dataDir }, { database });
}
