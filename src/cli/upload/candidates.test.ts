import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeFingerprint, findCandidates, getCandidateKey } from './candidates.ts';
import { openState } from './state-file.ts';
import { createTarLayout } from './tar-layout.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordat-candidates-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeTestFile(path: string, content: string | Buffer = 'content'): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const readFound = async () => (await findCandidates(folder)).map(({ key, name }) => `${key} as ${name}`);

describe('The runs found in a folder', () => {
  it('are files of raw data, including those in subfolders', async () => {
    for (const name of ['b.raw', 'a.mzML.gz', '2025/may/C.RAW', 'notes.txt', 'x.d.zip', '.hidden.raw', 'report.tsv'])
      writeTestFile(name);
    expect(await readFound()).toEqual([
      '2025/may/C.RAW as C.RAW',
      'a.mzML.gz as a.mzML.gz',
      'b.raw as b.raw',
      'x.d.zip as x.d.zip',
    ]);
  });

  it('include folders of Bruker and Agilent once their acquisition has begun', async () => {
    writeTestFile('tims.d/analysis.tdf');
    writeTestFile('tims.d/analysis.tdf_bin');
    writeTestFile('tims.d/1234.m/microTOFQImpacTemAcquisition.method');
    writeTestFile('agilent.d/AcqData/MSScan.bin');
    writeTestFile('begun.d/analysis.tdf-journal');
    expect(await readFound()).toEqual(['agilent.d as agilent.d.tar', 'tims.d as tims.d.tar']);
    const [, tims] = await findCandidates(folder);
    expect(tims?.parts.map(({ inside }) => inside)).toEqual([
      'tims.d/1234.m/microTOFQImpacTemAcquisition.method',
      'tims.d/analysis.tdf',
      'tims.d/analysis.tdf_bin',
    ]);
  });

  it('include a Sciex run with all of its files', async () => {
    for (const name of ['s1.wiff', 's1.wiff.scan', 's1.wiff2', 's10.wiff', 'only.wiff2']) writeTestFile(name);
    expect(await readFound()).toEqual(['only.wiff2 as only.wiff2', 's1.wiff as s1.wiff.tar', 's10.wiff as s10.wiff']);
  });

  it('include folders of Waters, but not folders of results', async () => {
    writeTestFile('waters.raw/_FUNC001.DAT');
    writeTestFile('results.raw/maxquant/summary.txt');
    expect(await readFound()).toEqual(['waters.raw as waters.raw.tar']);
  });

  it('exclude links and vanished files', async () => {
    writeTestFile('real/run.raw');
    symlinkSync(join(folder, 'real'), join(folder, 'linked'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.raw'));
    expect(await readFound()).toEqual(['real/run.raw as run.raw']);
  });

  it('have a different fingerprint after a file grew or changed', async () => {
    writeTestFile('run.raw', 'short');
    const [before] = await findCandidates(folder);
    writeTestFile('run.raw', 'longer than it was');
    const [after] = await findCandidates(folder);
    expect(computeFingerprint(before as never)).not.toBe(computeFingerprint(after as never));
  });

  it('have keys with slashes and in one Unicode form on every system', () => {
    expect(getCandidateKey(['Année', 'QC'], 'läuf.raw'.normalize('NFD'))).toBe('Année/QC/läuf.raw'.normalize('NFC'));
  });
});

describe('A folder as a tar file', () => {
  const readWhole = async (from = 0, to?: number) => {
    const [run] = await findCandidates(folder);
    const layout = createTarLayout(run?.parts ?? []);
    return { layout, bytes: await buffer(layout.read(from, to ?? layout.size)) };
  };

  it('reports its exact size, and can be read from any offset', async () => {
    writeTestFile('x.d/analysis.tdf', Buffer.alloc(1_300, 7));
    writeTestFile('x.d/analysis.tdf_bin', Buffer.alloc(5_000, 9));
    const { layout, bytes } = await readWhole();
    expect([bytes.length, bytes.length % 512]).toEqual([layout.size, 0]);
    expect((await readWhole(1_000, 4_321)).bytes.equals(bytes.subarray(1_000, 4_321))).toBe(true);
  });

  it('can be read by the program tar, including long and non-Latin names', async () => {
    const { execFileSync } = await import('node:child_process');
    const long = `x.d/${'deep/'.repeat(30)}method.xml`;
    writeTestFile('x.d/analysis.tdf', 'tables');
    writeTestFile(long, 'long');
    writeTestFile('x.d/Prüfung/größe.txt', 'umlauts');
    const { bytes } = await readWhole();
    writeFileSync(join(folder, 'made.tar'), bytes);
    mkdirSync(join(folder, 'unpacked'));
    execFileSync('tar', ['-xf', join(folder, 'made.tar'), '-C', join(folder, 'unpacked')]);
    const readContent = (path: string) => readFileSync(join(folder, 'unpacked', path), 'utf8');
    expect([readContent('x.d/analysis.tdf'), readContent(long), readContent('x.d/Prüfung/größe.txt')]).toEqual([
      'tables',
      'long',
      'umlauts',
    ]);
  });

  it('fails if a file has become shorter', async () => {
    writeTestFile('x.d/analysis.tdf', 'a long content');
    const [run] = await findCandidates(folder);
    writeTestFile('x.d/analysis.tdf', 'a');
    const layout = createTarLayout(run?.parts ?? []);
    await expect(buffer(layout.read(0, layout.size))).rejects.toThrow('shorter');
  });
});

describe('The state file of an upload', () => {
  const buildPath = () => join(folder, 'state');

  it('preserves the last state of each run until the next start', async () => {
    const state = await openState(buildPath(), 'here');
    await state.record('a.raw', { print: '1', upload: '/api/uploads/1' });
    await state.record('a.raw', { print: '1', rawFile: 'uuid' });
    await state.record('b.raw', { print: '2', refused: 'why' });
    const again = await openState(buildPath(), 'here');
    expect([again.get('a.raw'), again.get('b.raw'), again.countRuns()]).toEqual([
      { print: '1', rawFile: 'uuid' },
      { print: '2', refused: 'why' },
      { uploaded: 1, refused: 1 },
    ]);
    expect(readFileSync(buildPath(), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('is readable even if its last line is truncated', async () => {
    const state = await openState(buildPath(), 'here');
    await state.record('a.raw', { print: '1', rawFile: 'uuid' });
    writeFileSync(buildPath(), `${readFileSync(buildPath(), 'utf8')}{"target":"here","key":"b.r`);
    expect((await openState(buildPath(), 'here')).get('a.raw')?.rawFile).toBe('uuid');
  });

  it('separates uploads to different targets', async () => {
    await (await openState(buildPath(), 'there')).record('a.raw', { print: '1', rawFile: 'uuid' });
    expect((await openState(buildPath(), 'here')).get('a.raw')).toBeUndefined();
    expect((await openState(buildPath(), 'there')).get('a.raw')?.rawFile).toBe('uuid');
  });
});
