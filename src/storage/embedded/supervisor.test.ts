// @module-tag full
import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { silentLog } from '../storage-log.ts';
import { describeWithEmbedded } from '../testing.ts';
import { openEmbeddedServer } from './supervisor.ts';
import { clusterOf, killServer, workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

describeWithEmbedded('The supervisor of the embedded server', () => {
  it('gives up, and says why, when the files are gone, rather than going on with an empty database', async () => {
    const dataDir = directory();
    const server = await openEmbeddedServer({ dataDir, log: silentLog, retryDelays: [0, 10] });
    killServer(dataDir);
    rmSync(clusterOf(dataDir), { recursive: true });
    await vi.waitFor(() => expect(server.failure()?.message).toMatch(/is lost: there is no database in/));
    expect(await server.release()).toBe('left running');
  });

  it('tells where the socket is when it got the server back', async () => {
    const dataDir = directory();
    const onBack = vi.fn();
    const server = await openEmbeddedServer({ dataDir, log: silentLog, onBack });
    killServer(dataDir);
    await vi.waitFor(() => expect(onBack).toHaveBeenCalledWith(server.socketDirectory()), { timeout: 20_000 });
    await server.release();
  });
});
