// @module-tag full
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { endServer, type RunningServer, startServer } from '../entities/testing-killed-server.ts';

const FULL = 'The server’s disk is full. Ask its administrator to free space, then try again.';

describeWithDatabase('A full disk', () => {
  // A file size limit simulates a full disk: the same write fails, with another error code.
  const LIMIT = 'ulimit -f 5000';
  let folder: string;
  let database: Database;
  let server: RunningServer;
  let hub: HubClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-full-'));
    database = await openTestDatabase();
    server = await startServer(folder, { DATABASE_URL: database.url }, LIMIT);
    hub = await new HubClient(server.address).createProject();
    const { id } = await hub.createEntity('Investigation', { title: 'Drought' });
    // Random text, which a spreadsheet can hardly compress.
    await database.pool.query(
      `insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, updated_by)
        select gen_random_uuid(), project_id, 'Study', id, 'studies', number, jsonb_build_object('title', text), 'Study', 'tests'
          from hub_entities, generate_series(1, 800) number,
            lateral (select string_agg(md5(number || ' ' || part), '') as text from generate_series(1, 940) part) texts
          where id = $1`,
      [id],
    );
  }, 120_000);
  afterAll(async () => {
    if (server !== undefined) await endServer(server, 'SIGTERM');
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is reported when an import stores its file, and leaves no partial file', async () => {
    const form = new FormData();
    form.append('format', 'csv');
    form.append('entity_type', 'Investigation');
    form.append('file', new Blob([`unique_id,title\n${'I-1,Drought\n'.repeat(600_000)}`]), 'many.csv');
    const sent = await fetch(`${server.address}${hub.getPath('import')}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html' },
    });
    expect([sent.status, (await sent.text()).includes(FULL)]).toEqual([507, true]);
    expect(await readdir(join(folder, 'hub/imports'))).toEqual([]);
    const small = { format: 'csv', entity_type: 'Investigation', content: 'unique_id,title\nI-2,Heat\n' };
    expect((await hub.post(hub.getPath('import'), small)).status).toBe(201);
  });

  const listLeftovers = () => readdir(join(folder, 'hub/exports'));

  it.each(['format=csv&type=Study', 'format=xlsx', 'format=json', 'format=yaml'])(
    'is reported to a program that exports %s, and leaves no partial file',
    async (query) => {
      const { status, body } = await hub.get(`${hub.getPath('export')}?${query}`);
      expect([status, body, await listLeftovers()]).toEqual([507, { detail: FULL }, []]);
    },
  );

  it('is reported on a page, and the server keeps running', async () => {
    const { status, text } = await hub.open(`${hub.getPath('export')}?format=csv&type=Study`);
    expect([status, text.includes(FULL)]).toEqual([507, true]);
    expect((await hub.get(`${hub.getPath('export')}?format=csv&type=Investigation`)).status).toBe(200);
  });
});
