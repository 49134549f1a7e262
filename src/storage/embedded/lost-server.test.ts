// @module-tag full
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { silentLog } from '../storage-errors.ts';
import { describeWithEmbedded } from '../testing.ts';
import { readPostmasterFile } from './postmaster.ts';
import { createTestDirectories, getClusterPath, killServer } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

/** Returns whether a different server responds. */
function hasNewServer(dataDir: string, before: number | undefined): boolean {
  const note = readPostmasterFile(getClusterPath(dataDir));
  return note?.status === 'ready' && note.pid !== before;
}

describeWithEmbedded('A lost embedded server', () => {
  it('restarts as soon as it can, with one log entry about failed starts', async () => {
    const dataDir = createDirectory();
    const lines: string[] = [];
    const log = { ...silentLog, error: (details: object) => lines.push((details as { reason: string }).reason) };
    const database = await openDatabase({ dataDir, log });
    const first = readPostmasterFile(getClusterPath(dataDir))?.pid;
    // The server must not create an empty database instead.
    renameSync(getClusterPath(dataDir), join(dataDir, 'aside'));
    process.kill(first as number, 'SIGKILL');
    await vi.waitFor(() => expect(lines).toEqual([expect.stringMatching(/there is no database in/)]), { timeout: 60_000 });
    renameSync(join(dataDir, 'aside'), getClusterPath(dataDir));
    await vi.waitUntil(() => hasNewServer(dataDir, first), { timeout: 60_000 });
    expect(lines).toHaveLength(1);
    await database.close();
  });

  it('restarts after repeated losses', async () => {
    const dataDir = createDirectory();
    const database = await openDatabase({ dataDir, log: silentLog });
    for (let loss = 0; loss < 8; loss += 1) {
      const before = readPostmasterFile(getClusterPath(dataDir))?.pid;
      killServer(dataDir);
      await vi.waitUntil(() => hasNewServer(dataDir, before), { timeout: 60_000 });
    }
    await database.close();
  });
});
