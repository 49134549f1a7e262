// @module-tag full
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureFiles } from './measure.ts';
import { FIXTURES, measured } from './testing-measuring.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engine-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const REPORT = join(FIXTURES, 'diann-1.9/report.tsv');
const report = readFileSync(REPORT, 'utf8');
const parquet = readFileSync(join(FIXTURES, 'diann-2/report.parquet'));

/** Writes a file under a name, and gives its path. */
function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const cells = (text: string, change: (cells: string[], line: number) => string[]) =>
  text
    .split('\n')
    .map((line, number) => (line === '' ? '' : change(line.split('\t'), number).join('\t')))
    .join('\n');
const withoutFirst = (name: string) => {
  const at = report.split('\n', 1)[0]?.split('\t').indexOf(name) ?? -1;
  return cells(report, (line) => line.filter((_cell, place) => place !== at));
};

describe('a report in another dialect', () => {
  let same: Awaited<ReturnType<typeof measured>> | undefined;
  it.each([
    ['with its columns in another order', (text: string) => cells(text, (line) => line.toReversed())],
    ['with columns that nobody knows', (text: string) => cells(text, (line, number) => [`mine ${number}`, ...line, 'x'])],
    ['with line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'with decimal commas',
      (text: string) =>
        cells(text, (line, number) =>
          number === 0 ? line : line.map((cell) => (/^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell)),
        ),
    ],
    ['without an end of its last line', (text: string) => text.trimEnd()],
    [
      'with its rows in another order',
      (text: string) => [text.split('\n')[0], ...text.trimEnd().split('\n').slice(1).reverse(), ''].join('\n'),
    ],
    ['without the path of its runs', () => withoutFirst('File.Name')],
  ])('gives the same values %s', async (_how, change) => {
    const changed = await measured([file('report.tsv', change(report))], null, measureFiles);
    const valuesOf = ({ runs }: typeof changed) => Object.fromEntries(runs.map(({ name, values }) => [name, rounded(values)]));
    same ??= await measured([REPORT]);
    expect(valuesOf(changed)).toEqual(valuesOf(same));
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['a line cut short', report.slice(0, 60_000), /^report\.tsv, line \d+: is cut short/],
    [
      'a text where a number belongs',
      cells(report, (line, number) => (number === 7 ? line.map((cell) => (/^[\d.e+-]+$/.test(cell) ? 'many' : cell)) : line)),
      /^report\.tsv, line 8: .+ is not a number: many/,
    ],
    [
      'bytes that are no text',
      Buffer.concat([Buffer.from(report), Buffer.from([0xff, 0xfe, 0x0a])]),
      /^report\.tsv, line 242: is not UTF-8/,
    ],
    ['a header alone', `${report.split('\n', 1)[0]}\n`, /^report\.tsv: has a header and no rows/],
    [
      'too many cells',
      cells(report, (line, number) => (number === 3 ? [...line, 'x', 'y'] : line)),
      /^report\.tsv, line 4: has 62 cells/,
    ],
    [
      'a row without a run',
      cells(report, (line, number) => (number === 5 ? line.map((cell, at) => (at < 2 ? '' : cell)) : line)),
      /^report\.tsv, line 6: has a row without a run/,
    ],
  ])('is refused for %s, with its name and line', async (_what, content, message) => {
    await expect(measured([file('report.tsv', content)])).rejects.toThrow(message);
  });

  it('is refused when the pages of a Parquet file are damaged', async () => {
    const broken = Buffer.from(parquet);
    broken.fill(0xaa, 4, 60_000);
    await expect(measured([file('report.parquet', broken)])).rejects.toThrow(/^report\.parquet: /);
  });

  it('is refused when it names no run, and nothing else does', async () => {
    await expect(measured([join(FIXTURES, 'fragpipe/protein.tsv')])).rejects.toThrow('protein.tsv: names no run');
  });

  it('is refused when another file holds the same run', async () => {
    await expect(measured([REPORT, file('again.tsv', report)])).rejects.toThrow(
      /^again\.tsv: holds the run LFQ_.*, as .* does/,
    );
  });
});

describe('a report of channels', () => {
  it('takes a channel of a run for a sample of its own, with the filter of channels', async () => {
    const text = cells(report, (line, number) => [
      ...line,
      ...(number === 0 ? ['Channel', 'Channel.Q.Value'] : [number % 2 === 0 ? 'L' : 'H', '0.5']),
    ]);
    const { runs } = await measured([file('report.tsv', text)]);
    expect(runs).toHaveLength(12);
    expect(runs.map(({ name }) => name.slice(-2))).toContain('-H');
    expect(runs.map(({ values }) => values.precursors)).toEqual(runs.map(() => 0));
  });
});

describe('files of one analysis', () => {
  it('tell together what each of them tells', async () => {
    const { runs, version } = await measured([
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

  it('lend a table without a name the run of the spectra beside it', async () => {
    const { runs } = await measured(['psm', 'protein', 'combined_ion'].map((name) => join(FIXTURES, `fragpipe/${name}.tsv`)));
    const [first] = runs.filter(({ files }) => files.length === 3 || files.includes(1));
    expect(first?.values).toMatchObject({ protein_groups: 20, psms: expect.any(Number) });
  });

  it('are measured run by run where they have many rows', async () => {
    const { runs } = await measured([join(FIXTURES, 'diann-2/report.parquet')]);
    expect(runs).toHaveLength(6);
    expect(runs.every(({ proteins }) => proteins !== null)).toBe(true);
  });
});

/** Sums may be taken in another order. */
function rounded(values: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, Number(value.toPrecision(10))]));
}
