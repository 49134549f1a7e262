import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findResults } from './result-folders.ts';
import { createTestFolder, RUN_SUMMARY } from './testing-folder.ts';

const { folder, writeTestFile } = createTestFolder();

describe('A folder of results', () => {
  const readFound = async (below = '') =>
    (await findResults(join(folder, below))).map(({ label, files }) => [label, ...files.map(({ name }) => name).sort()]);

  it('contains one folder for each raw file, with the folders of its tools', async () => {
    writeTestFile('output/b.raw/maxquant/summary.txt');
    writeTestFile('output/b.raw/rawtools_qc/QcDataTable.csv');
    writeTestFile('output/a.raw/maxquant/peptides.txt');
    expect(await readFound()).toEqual([
      ['a.raw', 'peptides.txt'],
      ['b.raw', 'QcDataTable.csv', 'summary.txt'],
    ]);
  });

  it('can contain folders without an extension, which give raw files their names', async () => {
    writeTestFile('first/combined/txt/summary.txt');
    writeTestFile('second/evidence.txt');
    expect(await readFound()).toEqual([
      ['first', 'summary.txt'],
      ['second', 'evidence.txt'],
    ]);
  });

  it('can contain compressed tables of MaxQuant and of other engines', async () => {
    writeTestFile('output/a.raw/maxquant/peptides.txt.gz', gzipSync(RUN_SUMMARY));
    writeTestFile('diann/report.stats.tsv.gz', gzipSync('File.Name\tPrecursors.Identified\nb.raw\t5\n'));
    writeTestFile('diann/unicode.stats.tsv', Buffer.from('\ufeffFile.Name\tPrecursors.Identified\nb.raw\t5\n', 'utf16le'));
    expect(await readFound()).toEqual([
      ['a.raw', 'peptides.txt.gz'],
      [`DIA-NN in ${basename(folder)}/diann`, 'diann/report.stats.tsv.gz', 'diann/unicode.stats.tsv'],
    ]);
  });

  it.each([
    [['04/03/2026', '25/03/2026'], 'day_first'],
    [['04/03/2026', '03/25/2026'], 'month_first'],
    [['04/03/2026', '05/03/2026'], undefined],
    [['04/03/2026', '03/25/2026', '25/03/2026'], undefined],
  ])('has the same order of day and month in all RawTools tables: %s', async (dates, order) => {
    for (const [at, date] of dates.entries())
      writeTestFile(`run-${at}.raw/QcDataTable.csv`, `RawFile,DateAcquired\nC:\\run-${at}.raw,${date} 10:00:00\n`);
    const found = await findResults(folder);
    expect(found.map(({ dateOrder }) => dateOrder)).toEqual(dates.map(() => order));
  });

  it('can contain the results of a single raw file', async () => {
    writeTestFile('only.raw/maxquant/summary.txt');
    writeTestFile('other/txt/summary.txt');
    expect([await readFound('only.raw'), await readFound('other')]).toEqual([
      [['only.raw', 'summary.txt']],
      [['MaxQuant in other', 'summary.txt']],
    ]);
  });

  it('is not treated as a raw file if a program chose its name', async () => {
    writeTestFile('project/combined/txt/summary.txt');
    const listNames = async (below: string) =>
      (await findResults(join(folder, below))).map(({ rawFile, otherwise, label }) => [rawFile, otherwise, label]);
    expect([await listNames('project'), await listNames('project/combined'), await listNames('project/combined/txt')]).toEqual([
      [[undefined, 'project.raw', 'MaxQuant in project']],
      [[undefined, undefined, 'MaxQuant in combined']],
      [[undefined, undefined, 'MaxQuant in txt']],
    ]);
    writeTestFile('runs/QcDataTable.csv');
    expect(await listNames('runs')).toEqual([[undefined, 'runs.raw', 'RawTools in runs']]);
  });

  it('can contain other files', async () => {
    writeTestFile('a.raw/maxquant/allPeptides.txt');
    writeTestFile('a.raw/maxquant/summary.txt');
    writeTestFile('notes.md');
    expect(await readFound()).toEqual([['a.raw', 'summary.txt']]);
  });

  it('provides only the file nearest to the top folder if two files have the same name', async () => {
    writeTestFile('a.raw/summary.txt', 'higher');
    writeTestFile('a.raw/copy/summary.txt', 'deeper');
    const [results] = await findResults(folder);
    expect(results?.files.map(({ path }) => path)).toEqual([join(folder, 'a.raw/summary.txt')]);
  });
});
