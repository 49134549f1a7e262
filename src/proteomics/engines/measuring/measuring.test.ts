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
  folder = await mkdtemp(join(tmpdir(), 'engine-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const REPORT = join(FIXTURES, 'diann-1.9/report.tsv');
const report = readFileSync(REPORT, 'utf8');
const parquet = readFileSync(join(FIXTURES, 'diann-2/report.parquet'));

function writeFile(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const mapCells = (text: string, change: (cells: string[], line: number) => string[]) =>
  text
    .split('\n')
    .map((line, number) => (line === '' ? '' : change(line.split('\t'), number).join('\t')))
    .join('\n');
const removeColumn = (name: string) => {
  const at = report.split('\n', 1)[0]?.split('\t').indexOf(name) ?? -1;
  return mapCells(report, (line) => line.filter((_cell, place) => place !== at));
};

describe('A report in another dialect', () => {
  let same: Awaited<ReturnType<typeof measureInThisProcess>> | undefined;
  it.each([
    ['with its columns in another order', (text: string) => mapCells(text, (line) => line.toReversed())],
    ['with unknown columns', (text: string) => mapCells(text, (line, number) => [`mine ${number}`, ...line, 'x'])],
    ['with Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'with decimal commas',
      (text: string) =>
        mapCells(text, (line, number) =>
          number === 0 ? line : line.map((cell) => (/^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell)),
        ),
    ],
    ['without a final line break', (text: string) => text.trimEnd()],
    [
      'with its rows in another order',
      (text: string) => [text.split('\n')[0], ...text.trimEnd().split('\n').slice(1).reverse(), ''].join('\n'),
    ],
    ['without the path of its runs', () => removeColumn('File.Name')],
  ])('has the same values %s', async (_how, change) => {
    const changed = await measureInThisProcess([writeFile('report.tsv', change(report))], null, measureFiles);
    const listValues = ({ runs }: typeof changed) =>
      Object.fromEntries(runs.map(({ name, values }) => [name, roundValues(values)]));
    same ??= await measureInThisProcess([REPORT]);
    expect(listValues(changed)).toEqual(listValues(same));
  });
});

describe('An unreadable file', () => {
  it.each([
    ['a truncated line', report.slice(0, 60_000), /^report\.tsv, line \d+: is cut short/],
    [
      'text in a numeric column',
      mapCells(report, (line, number) =>
        number === 7 ? line.map((cell) => (/^[\d.e+-]+$/.test(cell) ? 'many' : cell)) : line,
      ),
      /^report\.tsv, line 8: .+ is not a number: many/,
    ],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(report), Buffer.from([0xff, 0xfe, 0x0a])]),
      /^report\.tsv, line 242: is not UTF-8/,
    ],
    ['a header without rows', `${report.split('\n', 1)[0]}\n`, /^report\.tsv: has a header but no rows/],
    [
      'too many cells',
      mapCells(report, (line, number) => (number === 3 ? [...line, 'x', 'y'] : line)),
      /^report\.tsv, line 4: has 62 cells/,
    ],
    [
      'a row without a run',
      mapCells(report, (line, number) => (number === 5 ? line.map((cell, at) => (at < 2 ? '' : cell)) : line)),
      /^report\.tsv, line 6: has a row without a run/,
    ],
  ])('is rejected for %s, and the error states the place', async (_what, content, message) => {
    await expect(measureInThisProcess([writeFile('report.tsv', content)])).rejects.toThrow(message);
  });

  it('is listed as unused if it is a log of DIA-NN that ends before results were saved', async () => {
    const log = 'DIA-NN 1.9 (Data)\nLoading run D:\\a.raw\nReport saved to D:\\report-first-pass.tsv.\nLoading run D:\\a.raw\n';
    const listReasons = async (text: string) =>
      (await measureInThisProcess([writeFile('report.log.txt', text)])).unused.map(({ reason }) => reason);
    expect(await listReasons(log)).toEqual([expect.stringMatching(/^ends before results were saved/)]);
    expect(await listReasons(`${log}Stats report saved to D:\\report.stats.tsv.\n`)).toEqual([]);
  });

  it('is rejected if it is a Parquet file with damaged pages', async () => {
    const broken = Buffer.from(parquet);
    broken.fill(0xaa, 4, 60_000);
    await expect(measureInThisProcess([writeFile('report.parquet', broken)])).rejects.toThrow(/^report\.parquet: /);
  });

  it('is rejected if neither it nor the request names a run', async () => {
    await expect(measureInThisProcess([join(FIXTURES, 'fragpipe/protein.tsv')])).rejects.toThrow(
      'protein.tsv: contains no run name',
    );
  });

  it('is rejected if it contradicts another file about the same run', async () => {
    const other = report.split('\n').slice(0, 120).join('\n');
    await expect(measureInThisProcess([REPORT, writeFile('again.tsv', `${other}\n`)])).rejects.toThrow(
      /^again\.tsv: contains the run LFQ_.*, which is also in /,
    );
  });
});

describe('A report with several channels', () => {
  it('provides separate values for each channel of a run, filtered by the Q value of the channel', async () => {
    const text = mapCells(report, (line, number) => [
      ...line,
      ...(number === 0 ? ['Channel', 'Channel.Q.Value'] : [number % 2 === 0 ? 'L' : 'H', '0.5']),
    ]);
    const { runs } = await measureInThisProcess([writeFile('report.tsv', text)]);
    expect(runs).toHaveLength(12);
    expect(runs.map(({ name }) => name.slice(-2))).toContain('-H');
    expect(runs.map(({ values }) => values.precursors)).toEqual(runs.map(() => 0));
  });
});

describe('Files of one analysis', () => {
  it('are merged by run', async () => {
    const { runs, version } = await measureInThisProcess([
      REPORT,
      join(FIXTURES, 'diann-stats/report.stats.tsv'),
      join(FIXTURES, 'diann-1.9/report.log.txt'),
    ]);
    expect(version).toBe('1.9');
    expect(runs.find(({ name }) => name.endsWith('A_Sample_Alpha_01'))?.values).toMatchObject({
      stats_precursors: 78856,
      log_precursors: 78856,
      log_warnings: 2,
    });
    expect(runs).toHaveLength(6);
  });

  it.each([
    ['the statistics of DIA-NN', 'diann-stats/report.stats.tsv', 'diann-2/report.parquet', ['precursors', 'protein_groups']],
    ['the statistics of AlphaDIA', 'alphadia-2/stat.tsv', 'alphadia-2/precursors.parquet', ['peptides', 'peptidoforms']],
  ])('have counts of 0 for a run that only %s list, without identifications', async (_what, list, main, ids) => {
    const [head, row] = readFileSync(join(FIXTURES, list), 'utf8').split('\n');
    const cells = (row ?? '').split('\t').map((_cell, at) => (at === 0 ? 'failed' : '0'));
    const path = writeFile(list.split('/')[1] ?? '', [head, row, cells.join('\t'), ''].join('\n'));
    const { runs } = await measureInThisProcess([path, join(FIXTURES, main)]);
    const values = runs.find(({ name }) => name === 'failed')?.values ?? {};
    expect(ids.map((id) => values[id])).toEqual(ids.map(() => 0));
    expect(values.experiment_precursors).toBeUndefined();
  });

  it('have no counts for an identified run that the main table lacks', async () => {
    const stats = readFileSync(join(FIXTURES, 'diann-stats/report.stats.tsv'), 'utf8').replace('Alpha_01.raw', 'Other.raw');
    const { runs } = await measureInThisProcess([REPORT, writeFile('report.stats.tsv', stats)]);
    expect(runs.find(({ name }) => name.endsWith('Other'))?.values.precursors).toBeUndefined();
  });

  it.each([
    ['a psm.tsv', ['fragpipe/psm.tsv', 'fragpipe/protein.tsv'], 'fragpipe-newer/psm.tsv'],
    ['a matrix', ['diann-1.9/report.tsv'], 'diann-matrices/report.pg_matrix.tsv'],
    ['statistics', ['alphadia-2/precursors.parquet'], 'alphadia-2/stat.tsv'],
  ])('are imported without %s if the table has no rows, and the reason is reported', async (_what, files, other) => {
    const empty = writeFile('empty.tsv', `${readFileSync(join(FIXTURES, other), 'utf8').split('\n', 1)[0]}\n`);
    const { runs, unused } = await measureInThisProcess([empty, ...files.map((file) => join(FIXTURES, file))]);
    expect([runs.length > 0, unused]).toEqual([true, [{ file: 'empty.tsv', reason: 'has a header but no rows' }]]);
  });

  it('can include a table without run names, whose values belong to the run of the spectra', async () => {
    const { runs } = await measureInThisProcess(
      ['psm', 'protein', 'combined_ion'].map((name) => join(FIXTURES, `fragpipe/${name}.tsv`)),
    );
    const [first] = runs.filter(({ files }) => files.length === 3 || files.includes(1));
    expect(first?.values).toMatchObject({ protein_groups: 20, psms: expect.any(Number) });
  });

  it('yield all runs of a Parquet report, each with its proteins', async () => {
    const { runs } = await measureInThisProcess([join(FIXTURES, 'diann-2/report.parquet')]);
    expect(runs).toHaveLength(6);
    expect(runs.every(({ proteins }) => proteins !== null)).toBe(true);
  });
});

describe('A duplicate file of an analysis', () => {
  it('is omitted with a reason if it has the same values', async () => {
    const { runs, unused } = await measureInThisProcess([REPORT, writeFile('again.tsv', report)]);
    expect(runs.map(({ files }) => files)).toEqual(runs.map(() => [0]));
    expect(unused).toEqual([{ file: 'again.tsv', reason: expect.stringMatching(/^has the same content as /) }]);
  });

  it('is omitted if it is a first-pass file, regardless of its values', async () => {
    const first = writeFile('report-first-pass.tsv', `${report.split('\n').slice(0, 120).join('\n')}\n`);
    const { unused } = await measureInThisProcess([first, REPORT]);
    expect(unused.map((one) => one.file)).toEqual(['report-first-pass.tsv']);
  });

  it('is omitted if it is the matrix of unique genes', async () => {
    const unique = join(FIXTURES, 'diann-matrices/report.unique_genes_matrix.tsv');
    const genes = writeFile('report.gg_matrix.tsv', readFileSync(unique, 'utf8').split('\n').slice(0, 4).join('\n'));
    const { unused } = await measureInThisProcess([unique, genes]);
    expect(unused).toEqual([{ file: expect.stringContaining('unique'), reason: expect.stringContaining('matrix of genes') }]);
  });
});

describe('Two raw files with the same name', () => {
  const splitIntoTwoFolders = (text: string) =>
    mapCells(text, (line, number) =>
      line.map((cell, at) => (number > 0 && at === 0 ? `D:\\day ${number % 2}\\HeLa.raw` : cell)),
    );
  const refusal = /two files of the run HeLa, .*day 0.*HeLa\.raw and .*day 1.*HeLa\.raw/;

  it.each([
    [
      'report of DIA-NN',
      () =>
        splitIntoTwoFolders(
          mapCells(report, (line, number) => (number === 0 ? line : line.map((cell, at) => (at === 1 ? 'HeLa' : cell)))),
        ),
    ],
    ['report of DIA-NN 1.7', () => splitIntoTwoFolders(readFileSync(join(FIXTURES, 'diann-1.7/report.tsv'), 'utf8'))],
    ['statistics of DIA-NN', () => splitIntoTwoFolders(readFileSync(join(FIXTURES, 'diann-stats/report.stats.tsv'), 'utf8'))],
    ['matrix', () => 'Protein.Group\tGenes\tD:\\day 0\\HeLa.raw\tD:\\day 1\\HeLa.raw\nP1\tG\t1\t2\n'],
    ['log', () => 'DIA-NN 2.1.0 Academia  (Data)\nLoading run D:\\day 0\\HeLa.raw\nLoading run D:\\day 1\\HeLa.raw\n'],
  ])('are rejected, and the error contains both paths: %s', async (_what, content) => {
    await expect(measureInThisProcess([writeFile('table.tsv', content())])).rejects.toThrow(refusal);
  });
});

describe('FragPipe tables', () => {
  const buildPsmTable = (...rows: readonly (readonly [run: string, protein: string])[]) =>
    [
      'Spectrum\tSpectrum File\tPeptide\tHyperscore\tProtein',
      ...rows.map(([run, protein], at) => `${run}.${at}.${at}.2\tx\tPEPTIDE\t30\t${protein}`),
      '',
    ].join('\n');
  const createProtein = (...names: string[]) =>
    [
      'Protein\tProtein ID\tTotal Peptides\tIndistinguishable Proteins',
      ...names.map((name) => `${name}\t${name}\t2\t`),
      '',
    ].join('\n');

  it.each([
    ['in order', ['psm-a', 'protein-a', 'psm-b', 'protein-b']],
    ['in any order', ['protein-b', 'protein-a', 'psm-a', 'psm-b']],
  ])('contain protein groups of the runs of their own experiment if they are uploaded %s', async (_how, order) => {
    const texts: Record<string, string> = {
      'psm-a': buildPsmTable(['a1', 'P1'], ['a2', 'P2']),
      'psm-b': buildPsmTable(['b1', 'P1'], ['b1', 'P3']),
      'protein-a': createProtein('P1', 'P2', 'P4'),
      'protein-b': createProtein('P1', 'P3'),
    };
    const { runs } = await measureInThisProcess(order.map((name) => writeFile(`${name}.tsv`, texts[name] ?? '')));
    expect(Object.fromEntries(runs.map(({ name, values }) => [name, values.protein_groups]))).toEqual({ a1: 3, a2: 3, b1: 2 });
  });

  it.each([
    ['the spectra first', ['psm-a', 'protein-a', 'psm-b', 'protein-b']],
    ['the proteins first', ['protein-a', 'psm-a', 'protein-b', 'psm-b']],
  ])('are assigned in the order of upload if the experiments have the same proteins, with %s', async (_how, order) => {
    const texts: Record<string, string> = {
      'psm-a': buildPsmTable(['a1', 'P1']),
      'psm-b': buildPsmTable(['b1', 'P1']),
      'protein-a': createProtein('P1', 'P2'),
      'protein-b': createProtein('P1'),
    };
    const { runs } = await measureInThisProcess(order.map((name) => writeFile(`${name}.tsv`, texts[name] ?? '')));
    expect(Object.fromEntries(runs.map(({ name, values }) => [name, values.protein_groups]))).toEqual({ a1: 2, b1: 1 });
  });

  it('are omitted if they contain the proteins of an experiment without spectra', async () => {
    const names = [buildPsmTable(['a1', 'P1']), buildPsmTable(['b1', 'P3']), createProtein('P7')];
    const { unused } = await measureInThisProcess(names.map((text, at) => writeFile(`${at}.tsv`, text)));
    expect(unused).toEqual([{ file: '2.tsv', reason: expect.stringContaining('psm.tsv') }]);
  });

  it('are reported as incomplete if they lack proteins that their spectra name', async () => {
    const files = { 'psm.tsv': buildPsmTable(['a1', 'P1'], ['a1', 'P2']), 'protein.tsv': createProtein('P1') };
    const { unused } = await measureInThisProcess(Object.entries(files).map(([name, text]) => writeFile(name, text)));
    const reason = 'lacks 1 of 2 proteins in psm.tsv. It may be incomplete';
    expect(unused).toEqual([{ file: 'protein.tsv', reason, isUsed: true }]);
    const others = [writeFile('2.tsv', buildPsmTable(['b1', 'P3'])), writeFile('3.tsv', createProtein('P3'))];
    const both = await measureInThisProcess([
      ...others,
      writeFile('psm.tsv', files['psm.tsv']),
      writeFile('protein.tsv', files['protein.tsv']),
    ]);
    expect(both.unused).toEqual([{ file: 'protein.tsv', reason }]);
  });

  it('are not assigned to spectra of another experiment', async () => {
    const names = [buildPsmTable(['a1', 'P1']), createProtein('P7', 'P8'), createProtein('P1')];
    const { runs, unused } = await measureInThisProcess(names.map((text, at) => writeFile(`${at}.tsv`, text)));
    expect([runs[0]?.values.protein_groups, unused.map(({ file }) => file)]).toEqual([1, ['1.tsv']]);
  });

  it.each([
    ['no identifications if all spectra are there', '', { a1: 1, a2: 0 }, []],
    ['no values if spectra are missing', 'D:\\raw\\b1.raw\tB\t1\tDDA\n', { a1: 1 }, ['files.fp-manifest']],
  ])('yield, for a run that only the list of files names, %s', async (_how, more, expected, omitted) => {
    const list = `D:\\raw\\a1.raw\tA\t1\tDDA\r\nD:\\raw\\a2.raw\tA\t1\tDDA\n${more}`;
    const { runs, unused } = await measureInThisProcess([
      writeFile('psm.tsv', buildPsmTable(['a1', 'P1'])),
      writeFile('files.fp-manifest', list),
    ]);
    expect(Object.fromEntries(runs.map(({ name, values }) => [name, values.psms]))).toEqual(expected);
    expect(unused.filter(({ isUsed }) => isUsed !== true).map(({ file }) => file)).toEqual(omitted);
  });

  it('cause a report of the runs without results if the list of files cannot be used', async () => {
    const list = 'D:\\raw\\a1.raw\tA\t1\tDDA\nD:\\raw\\b1.raw\tB\t1\tDDA\n';
    const { unused } = await measureInThisProcess([
      writeFile('psm.tsv', buildPsmTable(['a1', 'P1'])),
      writeFile('files.fp-manifest', list),
    ]);
    expect(unused.map(({ reason }) => reason)).toEqual([expect.stringMatching(/experiments .+ Without results: b1$/)]);
  });

  it('provide the share of labeled spectra even without the column Quan Usage', async () => {
    const psm = readFileSync(join(FIXTURES, 'fragpipe-tmt/psm.tsv'), 'utf8');
    const measureShare = async (text: string) =>
      (await measureInThisProcess([writeFile('psm.tsv', text)])).runs[0]?.values.labelled_psm_share;
    expect(await measureShare(psm.replace('Quan Usage', 'other'))).toBe(await measureShare(psm));
  });

  it('belong to one run if DIA-Umpire split its spectra', async () => {
    const { runs } = await measureInThisProcess([
      writeFile('psm.tsv', buildPsmTable(['x_Q1', 'P1'], ['x_Q2', 'P1'], ['x_Q3', 'P1'], ['HeLa_Q1', 'P1'])),
    ]);
    expect(runs.map(({ name, values }) => [name, values.psms])).toEqual([
      ['HeLa_Q1', 1],
      ['x', 3],
    ]);
  });

  it('yield values even in the format of an older version', async () => {
    const head =
      'Protein\tProtein ID\tSummarized Total Spectral Count\ta_1 Total Spectral Count\ta_1 Total Intensity\ta_1 Razor Intensity';
    const { runs } = await measureInThisProcess([
      writeFile('combined_protein.tsv', `${head}\nP1\tP1\t4\t4\t9\t7\t\nP2\tP2\t1\t1\t3\t0\t\n`),
    ]);
    expect(runs.map(({ name, values }) => [name, values.protein_groups_quantified, values.spectral_count])).toEqual([
      ['a_1', 1, 5],
    ]);
  });
});

describe('A Spectronaut report', () => {
  it('has a count of precursors, computed from the columns that it contains', async () => {
    const head = 'R.FileName\tPEP.StrippedSequence\tEG.ModifiedPeptide\tFG.Charge\tFG.Id\tFG.MS2Quantity';
    const rows = ['x\tAK\t_AK_\t2\t_AK_.2\t10', 'x\tAK\t_AK_\t3\t_AK_.3\t5', 'x\tAK\t_AK_\t3\t_AK_.3\t5'];
    const omitColumn = (column: number) =>
      [head, ...rows]
        .map((line) =>
          line
            .split('\t')
            .filter((_cell, at) => at !== column)
            .join('\t'),
        )
        .join('\n');
    for (const text of [omitColumn(-1), omitColumn(4)]) {
      const { runs } = await measureInThisProcess([writeFile('report.tsv', `${text}\n`)]);
      expect(runs[0]?.values).toMatchObject({ precursors: 2, peptidoforms: 1, mean_charge: 2.5, total_quantity: 15 });
    }
  });
});

describe('A matrix whose lines are trimmed', () => {
  it('has no value for omitted cells', async () => {
    const { runs } = await measureInThisProcess([
      writeFile('pg.tsv', 'Protein.Group\tGenes\tA\tB\nP1\tG\t1\t2\nP2\tG\t3\nP3\tG\n'),
    ]);
    expect(runs.map(({ values }) => values.protein_groups_quantified)).toEqual([2, 1]);
  });

  it('is rejected if its last line ends within a cell', async () => {
    await expect(
      measureInThisProcess([writeFile('pg.tsv', 'Protein.Group\tGenes\tA\tB\nP1\tG\t1\t2\nP2\tG\t3')]),
    ).rejects.toThrow('pg.tsv, line 3: is cut short');
  });
});

/** Rounds values for comparison, because sums may be computed in another order. */
function roundValues(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, Number(value.toPrecision(10))]));
}
