import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import { startUploadSite, type UploadSite, uploadRawFile } from '../uploads/testing-uploads.ts';

const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';

describeWithDatabase('A queued run while the disk of the database is full', () => {
  let site: UploadSite;
  let folder: string;
  let run: string;

  const queryRows = async (text: string, values: readonly unknown[] = []) =>
    (await site.server.database?.pool.query(text, [...values]))?.rows ?? [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-full-'));
    const toolsFile = join(folder, 'tools.json');
    await writeFile(
      toolsFile,
      JSON.stringify({ tools: { any: { steps: [{ name: 'only', command: [process.execPath, '--version'] }] } } }),
    );
    // Without workers, runs stay queued.
    site = await startUploadSite(folder, { TOOLS_FILE: toolsFile, PARALLEL_RUNS: '0' });
    await queryRows(`update proteomics_pipelines set tool = 'any'`);
    const { status, body } = await uploadRawFile(site, 'run.raw', 'spectra');
    expect(body, `status ${status}`).toHaveProperty('uuid');
    run = String(body.uuid);
    await fillDisk((site.server.database as Database).pool, ['update on proteomics_raw_files']);
  });
  afterAll(async () => {
    await site?.server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const readState = async () => (await queryRows('select state, message from proteomics_raw_files where uuid = $1', [run]))[0];
  const cancelRun = async (path: string, headers: Readonly<Record<string, string>>, body: string | URLSearchParams) => {
    const answer = await fetch(site.address + path, { method: 'POST', headers, body, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };

  it('remains queued if a client cancels it, and the response states the reason', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const { status, text } = await cancelRun(`/api/runs/${run}/cancel`, headers, JSON.stringify({ user: site.user }));
    expect([status, JSON.parse(text), await readState()]).toEqual([507, { detail: FULL }, { state: 'queued', message: null }]);
  });

  it('remains queued if a user cancels it, and its page shows the reason', async () => {
    const path = `/proteomics/projects/lung-cohort/tmt11-quality/runs/${run}/cancel`;
    const { status, text } = await cancelRun(path, { accept: 'text/html' }, new URLSearchParams({ user: site.user }));
    expect([status, text.includes(FULL), await readState()]).toEqual([507, true, { state: 'queued', message: null }]);
  });
});
