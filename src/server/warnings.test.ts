import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { furnish, upload } from '../proteomics/uploads/testing-uploads.ts';
import { describeWithDatabase } from '../storage/testing.ts';

describeWithDatabase('A server that is ready', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PARALLEL_RUNS: '0', ALERT_DISK_PERCENT: '1' }, { withDatabase: true });
  });
  afterAll(() => server.stop());

  const readiness = async (address = server.address) => (await fetch(`${address}/readyz`)).json();

  it('has no warning while all is well', async () => {
    expect(await readiness()).toEqual({ status: 'ok' });
  });

  it('warns of a disk that fills, and stays ready', async () => {
    const other = await startTestServer({ ALERT_DISK_PERCENT: '90' }, { withDatabase: true });
    const { bavail, blocks } = statfsSync(tmpdir());
    const warnings = [expect.stringMatching(/^\d+ % of the disk of DATA_DIR are free\.$/)];
    // On a disk that is all but empty there is nothing to warn of.
    expect(await readiness(other.address)).toEqual(bavail / blocks < 0.9 ? { status: 'ok', warnings } : { status: 'ok' });
    await other.stop();
  });

  it('warns of runs that nobody works on, and not of those that somebody does', async () => {
    const site = { server, address: server.address, dataDir: '', ...(await furnish(server.address)) };
    for (const name of ['one.raw', 'other.raw']) await upload(site, name, name);
    const change = (sql: string) => server.database?.pool.query(sql);
    await change("update proteomics_raw_files set state = 'queued', queued_at = now() - interval '150 minutes'");
    expect(await readiness()).toEqual({
      status: 'ok',
      warnings: ['2 runs in the queue, the first for 2 hours, and no worker works on any.'],
    });
    await change("update proteomics_raw_files set state = 'running' where name = 'one.raw'");
    expect(await readiness()).toEqual({ status: 'ok' });
  });
});
