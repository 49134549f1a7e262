// @module-tag full
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithEmbedded } from '../testing.ts';
import { readPostmasterNote } from './postmaster.ts';
import { clusterOf, killServer, workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

/** Whether a different server responds. */
function isBack(dataDir: string, before: number | undefined): boolean {
  const note = readPostmasterNote(clusterOf(dataDir));
  return note?.status === 'ready' && note.pid !== before;
}

describeWithEmbedded('An embedded server that is lost', () => {
  it('is started again as soon as it can be, and the log says once why it does not start', async () => {
    const dataDir = directory();
    const told: string[] = [];
    const log = { ...silentLog, error: (details: object) => told.push((details as { reason: string }).reason) };
    const database = await openDatabase({ dataDir, log });
    const first = readPostmasterNote(clusterOf(dataDir))?.pid;
    // Never replace a database whose files are gone with an empty one.
    renameSync(clusterOf(dataDir), join(dataDir, 'aside'));
    process.kill(first as number, 'SIGKILL');
    await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(/there is no database in/)]), { timeout: 20_000 });
    renameSync(join(dataDir, 'aside'), clusterOf(dataDir));
    await vi.waitUntil(() => isBack(dataDir, first), { timeout: 20_000 });
    expect(told).toHaveLength(1);
    await database.close();
  });

  it('comes back however often it is lost', async () => {
    const dataDir = directory();
    const database = await openDatabase({ dataDir, log: silentLog });
    for (let loss = 0; loss < 8; loss += 1) {
      const before = readPostmasterNote(clusterOf(dataDir))?.pid;
      killServer(dataDir);
      await vi.waitUntil(() => isBack(dataDir, before), { timeout: 20_000 });
    }
    await database.close();
  });
});
