import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ResultFileName } from './columns.ts';
import { measureFile } from './measure.ts';
import { BrokenResultError } from './reading/broken-result.ts';
import { MAX_LINE_LENGTH } from './reading/lines.ts';

const measured = { spikeIns: { qc1_sequence: 'A', qc2_sequence: 'B', protein: 'C' }, rawFileName: 'run.raw' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concordat-broken-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readRefusal(name: ResultFileName, content: string | Buffer): Promise<BrokenResultError> {
  const path = join(folder, name);
  await writeFile(path, content);
  try {
    await measureFile({ name, path }, measured);
  } catch (error) {
    if (error instanceof BrokenResultError) return error;
    throw error;
  }
  throw new Error('the file was taken');
}

const PEPTIDES = 'Sequence\tMissed cleavages\tLast amino acid\n';

/** Problem, file, content and error message of each broken file. */
const broken: [string, ResultFileName, string | Buffer, string][] = [
  ['an empty file', 'peptides.txt', '', 'peptides.txt: is empty.'],
  [
    'only a byte order mark',
    'peptides.txt',
    '\ufeff',
    'peptides.txt, line 1: is not the header of this table: it has no column Sequence.',
  ],
  [
    'no header',
    'peptides.txt',
    'AAADLLGQPLYK\t0\tK\n',
    'peptides.txt, line 1: is not the header of this table: it has no column Sequence.',
  ],
  [
    'another table',
    'evidence.txt',
    PEPTIDES,
    'evidence.txt, line 1: is not the header of this table: it has no column Charge.',
  ],
  [
    'an archive',
    'peptides.txt',
    Buffer.concat([Buffer.from('PK\u0003\u0004\n'), Buffer.from([0, 1, 2, 0])]),
    'peptides.txt, line 1: is not the header of this table: it has no column Sequence.',
  ],
  ['binary content', 'peptides.txt', `${PEPTIDES}A\t0\tK\nB\t\0\tR\n`, 'peptides.txt, line 3: contains binary data.'],
  [
    'another encoding',
    'peptides.txt',
    Buffer.from(`${PEPTIDES}A\t0\tK\n\u00b5\t0\tK\n`, 'latin1'),
    'peptides.txt, line 3: is not UTF-8.',
  ],
  [
    'a truncated last line',
    'peptides.txt',
    `${PEPTIDES}A\t0\tK\nB\t0`,
    'peptides.txt, line 3: is cut short: it has 2 cells, but the header has 3 columns.',
  ],
  [
    'a last line that is truncated in columns that are not read',
    'peptides.txt',
    `${PEPTIDES.replace('\n', '\tMass\tScore\n')}A\t0\tK\t1\t2\nB\t0\tK\t`,
    'peptides.txt, line 3: is cut short: it has 4 cells, but the header has 5 columns.',
  ],
  [
    'semicolons between cells',
    'peptides.txt',
    'Sequence;Missed cleavages;Last amino acid\nA;0;K\n',
    'peptides.txt, line 1: separates cells by semicolons. Save it with tabs.',
  ],
  [
    'semicolons between cells of a table that names raw files',
    'evidence.txt',
    'Sequence;Raw file\nA;b\n',
    'evidence.txt, line 1: separates cells by semicolons. Save it with tabs.',
  ],
  [
    'semicolons between cells of the table of RawTools',
    'QcDataTable.csv',
    'RawFile;DateAcquired\na;b\n',
    'QcDataTable.csv, line 1: separates cells by semicolons. Save it with commas.',
  ],
  [
    'a line broken in two',
    'peptides.txt',
    `${PEPTIDES}A\t0\nK\nB\t0\tK\n`,
    'peptides.txt, line 2: has 2 cells, but the header has 3 columns.',
  ],
  [
    'an extra cell',
    'peptides.txt',
    `${PEPTIDES}A\t0\tK\t7\n`,
    'peptides.txt, line 2: has 4 cells, but the header has 3 columns.',
  ],
  [
    'text instead of a number',
    'peptides.txt',
    `${PEPTIDES}A\tmany\tK\n`,
    'peptides.txt, line 2: Missed cleavages is not a number: many.',
  ],
  [
    'shifted columns',
    'proteinGroups.txt',
    'Protein IDs\tMajority protein IDs\tSequence coverage [%]\nP\tP\tTrue;True\n',
    'proteinGroups.txt, line 2: Sequence coverage [%] is not a number: True;True.',
  ],
  ['an empty table of RawTools', 'QcDataTable.csv', '', 'QcDataTable.csv: is empty.'],
  [
    'a table of RawTools without its header',
    'QcDataTable.csv',
    '10/25/2019 17:40:21,x.raw\n',
    'QcDataTable.csv, line 1: is not the header of this table: it has no column RawFile, DateAcquired.',
  ],
  [
    'a truncated table of RawTools',
    'QcDataTable.csv',
    'RawFile,DateAcquired,TotalScans\nx.raw,10/25/20',
    'QcDataTable.csv, line 2: has 2 cells, but the header has 3 columns.',
  ],
  [
    'an invalid time',
    'QcDataTable.csv',
    'RawFile,DateAcquired\nx.raw,13/25/2019 17:40:21\n',
    'QcDataTable.csv, line 2: DateAcquired cannot be read: 13/25/2019 17:40:21. Write dates such as 2026-11-05 14:30:00.',
  ],
  [
    'a fractional number of scans',
    'QcDataTable.csv',
    'RawFile,DateAcquired,TotalScans\nx.raw,,7.5\n',
    'QcDataTable.csv, line 2: TotalScans cannot be read: 7.5.',
  ],
  [
    'an unterminated quote',
    'QcDataTable.csv',
    'RawFile,DateAcquired\n"x.raw,\n',
    'QcDataTable.csv, line 2: opens a quote that is never closed.',
  ],
  [
    'rows of other raw files only',
    'QcDataTable.csv',
    'RawFile,DateAcquired\na.raw,\nb.raw,\n',
    'QcDataTable.csv: has 2 rows, but none for run.raw.',
  ],
  ['binary content in CSV', 'QcDataTable.csv', 'RawFile,DateAcquired\n\0', 'QcDataTable.csv, line 2: contains binary data.'],
];

describe('A broken result file', () => {
  it.each(broken)('is rejected with file, line and reason in the error: %s', async (_, name, content, sentence) => {
    const refusal = await readRefusal(name, content);
    expect(refusal.message).toBe(sentence);
    expect(refusal.status).toBe(400);
    expect(refusal.file).toBe(name);
  });

  it.each([
    ['plain rows', '', ''],
    ['a quote inside of each row', 'a"b', 'a"b'],
    ['a quote inside of the first row', 'a"b', ''],
  ])('is rejected, with the line in the error, if it is a long RawTools table with %s', async (_what, first, note) => {
    const parse = vi.spyOn(papaparse, 'parse');
    const formatRow = (text: string) => `x.raw,,${text},${'y'.repeat(1_000)}\n`;
    const rows = formatRow(first) + formatRow(note).repeat(4_999);
    const { message } = await readRefusal('QcDataTable.csv', `RawFile,DateAcquired,Note,More\n${rows}x.raw\n`);
    expect(message).toBe('QcDataTable.csv, line 5002: has 1 cell, but the header has 4 columns.');
    const lengths = parse.mock.calls.map(([text]) => (text as unknown as string).length);
    parse.mockRestore();
    expect([lengths.length > 1, Math.max(...lengths) < 3_200_000]).toEqual([true, true]);
  });

  it('is rejected as soon as a line is too long, before the line is complete', async () => {
    const refusal = await readRefusal(
      'peptides.txt',
      Buffer.concat([Buffer.from(PEPTIDES), Buffer.alloc(MAX_LINE_LENGTH + 2, 0x41)]),
    );
    expect(refusal.message).toBe('peptides.txt, line 2: is longer than 16384 KiB.');
  });

  it('is rejected if it has too many columns', async () => {
    expect((await readRefusal('peptides.txt', '\t'.repeat(30_000))).message).toContain('names more than 20000 columns');
  });

  it('is rejected with a short excerpt in the message', async () => {
    const { message } = await readRefusal('peptides.txt', `${PEPTIDES}A\t${'x'.repeat(100_000)}\tK\n`);
    expect(message.length).toBeLessThan(200);
  });
});
