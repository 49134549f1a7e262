/** Tests `concordat download` with a hostile server whose file names point outside the folder. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runDownloadCommand } from './download.ts';

const RUN = { uuid: '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01', raw_file: 'qc.raw', origin: 'upload', sha256: null };

describe('concordat download from a hostile server', () => {
  const root = mkdtempSync(join(tmpdir(), 'concordat-download-names-'));
  const folder = join(root, 'a', 'b', 'c');
  let server: Server;
  let listed: object[] = [];
  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const isList = url.startsWith('/api/runs?');
      response.setHeader('Content-Type', isList ? 'application/json' : 'application/octet-stream');
      response.end(isList ? JSON.stringify({ items: listed, total: 1_000_000, limit: 100, offset: 0 }) : 'content');
      listed = [];
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  });

  async function downloadRun(run: object) {
    listed = [{ ...RUN, result_files: [], ...run }];
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const args = [folder, '--project', 'p', '--pipeline', 'q', '--address', address];
    const code = await runDownloadCommand(args, { stdin: process.stdin, stdout, stderr, env: {} });
    stdout.end();
    stderr.end();
    const written = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return { code, err: await text(stderr), written: written.map(({ name }) => name) };
  }

  it.each([
    ['a raw file in a parent folder', { raw_file: '../../../evil.raw' }],
    ['a raw file with an absolute path', { raw_file: '/evil.raw' }],
    ['a raw file with a backslash', { raw_file: '..\\evil.raw' }],
    ['a raw file with a control character', { raw_file: 'evil\n.raw' }],
    ['a raw file with a right-to-left override', { raw_file: 'evil\u202ewar.exe' }],
    ['a run that is a path', { uuid: '../../evil', raw_file: '..raw' }],
    ['a result file in a parent folder', { origin: 'import', result_files: ['../../../../authorized_keys'] }],
    ['a result file named like the parent folder', { origin: 'import', result_files: ['..'] }],
    ['a result file without a name', { origin: 'import', result_files: [''] }],
  ])('writes nothing for %s, and prints an error', async (_what, run) => {
    expect(await downloadRun(run)).toEqual({
      code: 1,
      err: expect.stringContaining('from the server is not a file name; nothing was written.'),
      written: [],
    });
  });

  it('does not write through a symbolic link in place of an unfinished download', async () => {
    await downloadRun({});
    const [done] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('qc.raw'));
    const target = join(folder, done as string);
    rmSync(target);
    writeFileSync(join(root, 'victim'), 'kept');
    symlinkSync(join(root, 'victim'), `${target}.part`);
    expect((await downloadRun({})).code).toBe(1);
    expect(readFileSync(join(root, 'victim'), 'utf8')).toBe('kept');
  });

  it('writes the files with valid names, and ends after the last run', async () => {
    expect(await downloadRun({ result_files: ['summary.txt'] })).toMatchObject({ code: 0, written: ['qc.raw', 'summary.txt'] });
  });
});
