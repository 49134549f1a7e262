import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSubmissionCommand } from './submission.ts';

const PROTEOMICS = join(import.meta.dirname, '../proteomics');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordat-submission-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function runCommand(...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runSubmissionCommand(args, { stdin: process.stdin, stdout, stderr, env: {} });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), error: await text(stderr) };
}
const writeTestFile = (name: string, content = 'content') => writeFileSync(join(folder, name), content);
const readProblems = async () =>
  (await runCommand(folder)).out.split('\n').filter((line) => /^(error|warning|note):/.test(line));

/** Creates a complete folder: an analysis by DIA-NN with its raw files and samples. */
function createCompleteFolder(): void {
  cpSync(join(import.meta.dirname, '../sdrf/fixtures/PXD010698.sdrf.tsv'), join(folder, 'PXD010698.sdrf.tsv'));
  const rows = readFileSync(join(folder, 'PXD010698.sdrf.tsv'), 'utf8').trim().split('\n');
  const place = (rows[0] as string).split('\t').indexOf('comment[data file]');
  for (const row of rows.slice(1)) writeTestFile(row.split('\t')[place] as string);
  cpSync(join(PROTEOMICS, 'engines/fixtures/diann-1.9/report.tsv'), join(folder, 'report.tsv'));
  cpSync(join(PROTEOMICS, 'engines/fixtures/diann-1.9/report.log.txt'), join(folder, 'report.log.txt'));
  writeTestFile('human.fasta', '>x\nPEPTIDE\n');
}

describe('concordat submission', () => {
  it('finds no problem in a complete folder', async () => {
    createCompleteFolder();
    const { code, out } = await runCommand(folder);
    expect([code, out.split('\n').at(-2)]).toEqual([0, 'all required files and data are present']);
    expect(out).toMatch(/^ANALYSIS +report\.tsv$/m);
    expect(out).toMatch(/^METADATA +PXD010698\.sdrf\.tsv$/m);
    expect(out).toMatch(/^FASTA +human\.fasta$/m);
  });

  it('writes the checksums in the format of PRIDE, except that of the checksum file itself', async () => {
    writeTestFile('a.raw');
    for (const _again of [1, 2]) await runCommand(folder, '--checksums');
    expect(readFileSync(join(folder, 'checksum.txt'), 'utf8')).toBe(
      '# SHA-1 Checksum \na.raw\t040f06fd774092478d450774f5ba30c5da78acc8\n',
    );
  });

  it('lists all missing files', async () => {
    expect(await readProblems()).toEqual([
      'error: There is no raw file. Pack a .d folder as one .d.zip or .d.tar.gz.',
      'error: There are no results of a search engine.',
      'warning: There is no FASTA file. Add it, or name the public file that was searched.',
      'warning: There is no sample metadata (*.sdrf.tsv).',
    ]);
    expect((await runCommand(folder)).code).toBe(1);
  });

  it('lists unsupported file names and file types', async () => {
    createCompleteFolder();
    writeTestFile('Prüfung 1.raw');
    writeTestFile('.hidden');
    writeTestFile('old.rar');
    writeTestFile('nothing.txt', '');
    mkdirSync(join(folder, 'run.d'));
    expect((await readProblems()).filter((line) => line.startsWith('error'))).toEqual([
      'error: .hidden is hidden. Remove it.',
      expect.stringMatching(/Prüfung 1\.raw has characters other than/),
      'error: nothing.txt is empty.',
      expect.stringMatching(/old\.rar is a \.rar archive/),
      expect.stringMatching(/run\.d is a folder/),
    ]);
  });

  it('lists the missing files of a search engine', async () => {
    createCompleteFolder();
    rmSync(join(folder, 'report.log.txt'));
    cpSync(join(PROTEOMICS, 'engines/fixtures/diann-2/report.parquet'), join(folder, 'report.parquet'));
    expect(await readProblems()).toEqual([
      'error: The results of DIA-NN lack the log (report.log.txt).',
      expect.stringMatching(/^note: PRIDE's rules as written/),
    ]);
  });

  it('compares raw files with the sample metadata, without their extensions', async () => {
    createCompleteFolder();
    writeTestFile('unknown.raw');
    const sheet = join(folder, 'PXD010698.sdrf.tsv');
    const content = readFileSync(sheet, 'utf8');
    const [first = ''] = /[^\t/]+\.raw/i.exec(content) ?? [];
    writeFileSync(sheet, content.replaceAll(first, 'elsewhere.raw'));
    expect(await readProblems()).toEqual([
      'error: The sample metadata names elsewhere.raw, which is missing here.',
      `warning: ${first} has no row in the sample metadata.`,
      'warning: unknown.raw has no row in the sample metadata.',
    ]);
  });

  it.each([[[]], [['a', 'b']], [['--nonsense']]])('prints its usage for wrong arguments: %j', async (args) => {
    expect(await runCommand(...args)).toMatchObject({ code: 2, error: expect.stringContaining('Usage: concordat submission') });
  });

  it('reports a missing folder', async () => {
    expect(await runCommand(join(folder, 'nowhere'))).toMatchObject({ code: 2, error: expect.stringContaining('ENOENT') });
  });
});
