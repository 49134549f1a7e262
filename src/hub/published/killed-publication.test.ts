// @module-tag full
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../storage/database.ts';
import { createTestDirectories } from '../../storage/embedded/testing-embedded.ts';
import { silentLog } from '../../storage/storage-errors.ts';
import { describeWithEmbedded } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { endServer, startServer } from '../entities/testing-killed-server.ts';

describeWithEmbedded('A publication of a server that is killed after it stored the files', () => {
  const place = createTestDirectories();
  afterAll(() => place.tearDown());

  it('leaves no version, and its files are removed after a day, unlike those of earlier versions', async () => {
    const dataDir = place.createDirectory();
    let server = await startServer(dataDir);
    const database = await openDatabase({ dataDir, log: silentLog });
    const folder = join(dataDir, 'hub', 'published');
    try {
      const hub = await new HubClient(server.address).createProject();
      await hub.createEntity('Investigation', { unique_id: 'INV-1', title: 'Beans' });
      const publishVersion = (label: string) =>
        hub.post(hub.getPath('versions'), { label, audience: 'project', confirm: true });
      const { status, body: first } = await publishVersion('first');
      expect(status).toBe(201);

      const lock = await database.pool.connect();
      await lock.query('begin; lock table hub_published_versions in share mode');
      const second = publishVersion('second').catch(() => 'cut');
      await expect.poll(() => readdirSync(folder).length).toBe(2);
      await endServer(server, 'SIGKILL');
      expect(await second).toBe('cut');
      await lock.query('rollback');
      lock.release();

      const orphan = readdirSync(folder).find((name) => name !== first.id) as string;
      const aDayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
      for (const name of readdirSync(join(folder, orphan))) utimesSync(join(folder, orphan, name), aDayAgo, aDayAgo);
      server = await startServer(dataDir);
      await expect.poll(() => existsSync(join(folder, orphan))).toBe(false);
      const again = await fetch(server.address + hub.getPath('versions'), { headers: { accept: 'application/json' } });
      expect(((await again.json()) as { versions: { label: string }[] }).versions.map(({ label }) => label)).toEqual(['first']);
      for (const { path, size } of first.files) {
        const bytes = await (await fetch(server.address + path)).arrayBuffer();
        expect(bytes.byteLength).toBe(size);
      }
    } finally {
      await endServer(server, 'SIGTERM');
      await database.close();
    }
  }, 120_000);
});
