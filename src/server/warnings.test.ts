import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { createRecords, uploadRawFile } from '../proteomics/uploads/testing-uploads.ts';
import { describeWithDatabase, openTestDatabase } from '../storage/testing.ts';

const WAITING = '2 runs in the queue, the first for 2 hours, and no worker is processing them.';

describeWithDatabase('A server that is ready', () => {
  // A folder on the disk of the packages, because the temporary folder may be a small memory file system.
  let onDisk: string;
  let server: TestServer;
  let careful: TestServer;
  beforeAll(async () => {
    onDisk = mkdtempSync(join(import.meta.dirname, '../../node_modules/.cache/warnings-'));
    const database = await openTestDatabase();
    const startServer = (percent: string) =>
      startTestServer({ PARALLEL_RUNS: '0', DATA_DIR: onDisk, ALERT_DISK_PERCENT: percent }, { database });
    [server, careful] = await Promise.all([startServer('1'), startServer('90')]);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), careful.stop()]);
    await server.database?.close();
    rmSync(onDisk, { recursive: true, force: true });
  });

  const readReadiness = async ({ address }: TestServer) => (await fetch(`${address}/readyz`)).json();
  const executeSql = (sql: string) => server.database?.pool.query(sql);

  it('reports no warning without problems', async () => {
    expect(await readReadiness(server)).toEqual({ status: 'ok' });
  });

  it('warns of runs without a worker, and stays ready', async () => {
    const site = { server, address: server.address, dataDir: '', ...(await createRecords(server.address)) };
    for (const name of ['one.raw', 'other.raw']) await uploadRawFile(site, name, name);
    await executeSql("update proteomics_raw_files set state = 'queued', queued_at = now() - interval '150 minutes'");
    expect(await readReadiness(server)).toEqual({ status: 'ok', warnings: [WAITING] });
  });

  it('also warns of a disk that is almost full', async () => {
    const { bavail, blocks } = statfsSync(onDisk);
    // The server `careful` also warns if less than 90 % of the disk is free.
    const disk = bavail / blocks < 0.9 ? [expect.stringMatching(/^\d+ % of the disk of DATA_DIR is free\.$/)] : [];
    expect(await readReadiness(careful)).toEqual({ status: 'ok', warnings: [...disk, WAITING] });
  });

  it('does not warn of runs while a worker is active', async () => {
    await executeSql("update proteomics_raw_files set state = 'running' where name = 'one.raw'");
    expect(await readReadiness(server)).toEqual({ status: 'ok' });
  });
});
