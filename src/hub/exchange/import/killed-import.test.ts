// @module-tag full
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../storage/database.ts';
import { createTestDirectories } from '../../../storage/embedded/testing-embedded.ts';
import { silentLog } from '../../../storage/storage-errors.ts';
import { describeWithEmbedded } from '../../../storage/testing.ts';
import { HubClient } from '../../entities/testing-hub-client.ts';
import { endServer, startServer } from '../../entities/testing-killed-server.ts';

const ROWS = 3_000;

describeWithEmbedded('An import that is being written', () => {
  const place = createTestDirectories();
  afterAll(() => place.tearDown());

  it('is applied completely or not at all if the server is killed, and can be repeated', async () => {
    const dataDir = place.createDirectory();
    const running = await startServer(dataDir);
    const hub = await new HubClient(running.address).createProject();
    const lines = Array.from({ length: ROWS }, (_, number) => `I-${number},Investigation ${number}`);
    const content = ['unique_id,title', ...lines].join('\n');
    const { body } = await hub.post(hub.getPath('import'), { format: 'csv', entity_type: 'Investigation', content });
    const written = hub.post(hub.getPath('import', body.id, 'apply'), {}).then(
      ({ status }) => status,
      () => undefined,
    );
    // This response shows that the server has started to process the previous request.
    await hub.get('/livez');
    await endServer(running, 'SIGKILL');
    await written;
    const again = await startServer(dataDir);
    try {
      const later = hub.connectTo(again.address);
      const { total } = (await later.get(`${later.getPath('entities')}?limit=1`)).body;
      expect([0, ROWS]).toContain(total);
      const { status } = (await later.get(later.getPath('import', body.id))).body;
      expect(status).toBe(total === 0 ? 'ready' : 'applied');
      if (total === 0) expect((await later.post(later.getPath('import', body.id, 'apply'), {})).status).toBe(200);
    } finally {
      await endServer(again, 'SIGTERM');
    }
  }, 120_000);

  it('adds nothing of a crate to the project if the server is killed after it wrote a file, and can be repeated', async () => {
    const dataDir = place.createDirectory();
    let server = await startServer(dataDir);
    const database = await openDatabase({ dataDir, log: silentLog });
    const uploadFile = async (hub: HubClient, path: string, name: string, content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.append('file', new File([content], name));
      const headers = { accept: 'application/json' };
      const sent = await fetch(server.address + hub.getPath(path), { method: 'POST', body, headers });
      return (await sent.json()) as { id: string };
    };
    const countStored = async ({ address }: { address: string }, hub: HubClient) => {
      const lists = await Promise.all(['entities', 'files'].map((list) => hub.connectTo(address).get(hub.getPath(list))));
      return lists.map(({ body }) => body.total);
    };
    const listFolders = () => readdir(join(dataDir, 'hub', 'files'));
    try {
      const source = await new HubClient(server.address).createProject();
      await source.createEntity('Investigation', { unique_id: 'INV-1', title: 'Beans' });
      await uploadFile(source, 'files', 'a.txt', new TextEncoder().encode('content'));
      const crate = await (await fetch(`${server.address}${source.getPath('export')}?format=ro-crate`)).arrayBuffer();
      const target = await new HubClient(server.address).createProject();
      const { id } = await uploadFile(target, 'import', 'crate.zip', new Uint8Array(crate));

      const lock = await database.pool.connect();
      await lock.query('begin; lock table hub_files in share mode');
      const applied = target.post(target.getPath('import', id, 'apply'), {}).catch(() => 'cut');
      await expect.poll(async () => (await listFolders()).length).toBe(2);
      await endServer(server, 'SIGKILL');
      expect(await applied).toBe('cut');
      await lock.query('rollback');
      lock.release();

      server = await startServer(dataDir);
      expect(await countStored(server, target)).toEqual([0, 0]);
      expect((await target.connectTo(server.address).post(target.getPath('import', id, 'apply'), {})).status).toBe(200);
      expect(await countStored(server, target)).toEqual([1, 1]);
      expect((await readdir(join(dataDir, 'hub', 'imports'))).length).toBe(1);
    } finally {
      await endServer(server, 'SIGTERM');
      await database.close();
    }
  }, 120_000);
});
