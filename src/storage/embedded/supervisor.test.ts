// @module-tag full
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { silentLog } from '../storage-log.ts';
import { describeWithEmbedded } from '../testing.ts';
import { readPostmasterNote } from './postmaster.ts';
import { openEmbeddedServer } from './supervisor.ts';
import { clusterOf, killServer, workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

/** Whether another server than the one before answers. */
function isBack(dataDir: string, before: number | undefined): boolean {
  const note = readPostmasterNote(clusterOf(dataDir));
  return note?.status === 'ready' && note.pid !== before;
}

describeWithEmbedded('The supervisor of the embedded server', () => {
  it('never gives up: it says once why the server does not start, and has it back when that is fixed', async () => {
    const dataDir = directory();
    const told: string[] = [];
    const log = { ...silentLog, error: (details: object) => told.push((details as { reason: string }).reason) };
    const server = await openEmbeddedServer({ dataDir, log });
    const first = readPostmasterNote(clusterOf(dataDir))?.pid;
    // A database whose files are gone must not be replaced by an empty one.
    renameSync(clusterOf(dataDir), join(dataDir, 'aside'));
    process.kill(first as number, 'SIGKILL');
    await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(/there is no database in/)]), { timeout: 20_000 });
    renameSync(join(dataDir, 'aside'), clusterOf(dataDir));
    await vi.waitUntil(() => isBack(dataDir, first), { timeout: 20_000 });
    expect(told).toHaveLength(1);
    await server.release();
  });

  it('gets the server back however often it is lost', async () => {
    const dataDir = directory();
    const server = await openEmbeddedServer({ dataDir, log: silentLog });
    for (let loss = 0; loss < 8; loss += 1) {
      const before = readPostmasterNote(clusterOf(dataDir))?.pid;
      killServer(dataDir);
      await vi.waitUntil(() => isBack(dataDir, before), { timeout: 20_000 });
    }
    await server.release();
  });
});
