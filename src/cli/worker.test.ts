// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { parseExposition } from '../operations/testing-exposition.ts';
import { createRecords, uploadRawFile, waitUntil } from '../proteomics/uploads/testing-uploads.ts';
import type { Database } from '../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../storage/testing.ts';

const TOKEN = 'a-token-for-whoever-watches';

describeWithDatabase('A worker with health checks and metrics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-worker-'));
  const lines: Record<string, unknown>[] = [];
  let database: Database;
  let server: TestServer;
  let worker: ChildProcess;
  let address: string;
  beforeAll(async () => {
    const tools = { tools: { broken: { steps: [{ name: 'fail', command: ['/bin/false'] }] } } };
    writeFileSync(join(folder, 'tools.json'), JSON.stringify(tools));
    database = await openTestDatabase();
    const environment = { DATA_DIR: folder, TOOLS_FILE: join(folder, 'tools.json'), METRICS_TOKEN: TOKEN, PARALLEL_RUNS: '0' };
    server = await startTestServer(environment, { database });
    worker = spawn(process.execPath, [join(import.meta.dirname, '../../bin/concordat.js'), 'worker'], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment, DATABASE_URL: database.url, PARALLEL_RUNS: '1', WORKER_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface(worker.stdout as NodeJS.ReadableStream).on('line', (line) => lines.push(JSON.parse(line)));
    address = String((await waitForLogLine('works on runs')).address);
  });
  afterAll(async () => {
    worker.kill('SIGKILL');
    await server.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function waitForLogLine(words: string): Promise<Record<string, unknown>> {
    const findMessage = () => lines.find(({ msg }) => msg === words);
    await waitUntil(() => findMessage() !== undefined, `the worker says ${words}`);
    return findMessage() ?? {};
  }

  it.each(['/livez', '/readyz'])('returns 200 for %s', async (path) => {
    const answer = await fetch(address + path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });

  it('returns 404 for other paths, and metrics only with the token', async () => {
    const [elsewhere, figures] = await Promise.all([fetch(`${address}/profiles`), fetch(`${address}/metrics`)]);
    expect([elsewhere.status, figures.status, figures.headers.get('www-authenticate')]).toEqual([
      404,
      401,
      'Bearer realm="metrics"',
    ]);
    expect(await elsewhere.json()).toEqual({ detail: 'A worker serves only /livez, /readyz and /metrics.' });
  });

  it('counts the results of its runs, and logs them', async () => {
    const { pipeline, user } = await createRecords(server.address);
    await database.pool.query("update proteomics_pipelines set tool = 'broken'");
    const { body } = await uploadRawFile(
      { server, address: server.address, dataDir: folder, pipeline, user },
      'run.raw',
      'spectra',
    );
    const ended = await waitForLogLine('a run ended');
    expect(ended).toMatchObject({ tool: 'broken', outcome: 'failed', attempt: 1 });
    expect(JSON.stringify(body)).toContain(String(ended.run));
    const text = await (await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    const figures = parseExposition(text);
    expect([
      figures.value('concordat_proteomics_runs_ended_total', { outcome: 'failed' }),
      figures.value('concordat_proteomics_runs', { state: 'failed' }),
      figures.value('concordat_database_up'),
    ]).toEqual([1, 1, 1]);
    expect(figures.value('concordat_disk_free_bytes')).toBeGreaterThan(0);
  });
  it('stops when it receives a signal', async () => {
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
