import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildImportForm, readFixtureFiles } from '../proteomics/results/testing-laboratory.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../proteomics/uploads/testing-uploads.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { runDownloadCommand } from './download.ts';

const CONTENT = 'raw data '.repeat(1_000);

describeWithDatabase('concordat download', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-download-data-'));
  const results = readFixtureFiles('summary.txt');
  let site: UploadSite;
  let folder: string;
  beforeAll(async () => {
    site = await startUploadSite(dataDir);
    await uploadRawFile(site, 'qc 01.raw', CONTENT);
    await uploadRawFile(site, 'other.raw', 'other');
    const body = buildImportForm(site.pipeline, 'qc 01.raw', results);
    expect((await fetch(`${site.address}/api/admin/results`, { method: 'POST', body })).status).toBe(201);
  });
  afterAll(async () => {
    await site?.server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    folder = mkdtempSync(join(tmpdir(), 'concordat-download-'));
  });

  async function runCommand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const place = ['--project', 'lung-cohort', '--pipeline', 'tmt11-quality', '--address', site.address];
    const code = await runDownloadCommand([...args, ...place], { stdin: process.stdin, stdout, stderr, env: {} });
    stdout.end();
    stderr.end();
    return { code, out: await text(stdout), err: await text(stderr) };
  }
  const readDownloaded = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

  it('downloads raw files and results', async () => {
    expect(await runCommand(folder)).toMatchObject({ code: 0, err: '' });
    expect(readDownloaded('qc 01', 'qc 01.raw')).toBe(CONTENT);
    expect(readDownloaded('qc 01', 'results', 'summary.txt')).toBe(String(results['summary.txt']));
    expect(readDownloaded('other', 'other.raw')).toBe('other');
  });

  it('downloads only the requested kind of files', async () => {
    expect(await runCommand(folder, '--find', 'qc', '--only', 'results')).toEqual({
      code: 0,
      out: `${join(folder, 'qc 01', 'results', 'summary.txt')}\n`,
      err: '',
    });
  });

  it('resumes a partial file', async () => {
    mkdirSync(join(folder, 'qc 01'));
    writeFileSync(join(folder, 'qc 01', 'qc 01.raw.part'), CONTENT.slice(0, 100));
    expect((await runCommand(folder, '--only', 'raw')).code).toBe(0);
    expect(readDownloaded('qc 01', 'qc 01.raw')).toBe(CONTENT);
  });

  it('removes a file that differs from its checksum', async () => {
    mkdirSync(join(folder, 'qc 01'));
    writeFileSync(join(folder, 'qc 01', 'qc 01.raw.part'), 'something else');
    const { code, err } = await runCommand(folder, '--find', 'qc', '--only', 'raw');
    expect([code, err]).toEqual([1, expect.stringContaining('the download does not match its checksum')]);
    expect((await runCommand(folder, '--only', 'raw')).code).toBe(0);
  });

  it('prints its usage for an unknown kind of files', async () => {
    const { code, err } = await runCommand(folder, '--only', 'nothing');
    expect([code, err]).toEqual([2, expect.stringContaining('Usage: concordat download')]);
  });
});
