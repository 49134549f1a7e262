// @module-tag full
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProject } from '../src/hub/channel/testing-channel.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';

describeWithDatabase('A client that does not read its responses', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
    const proxy = { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://localhost' };
    server = await startTestServer(proxy, { database, validateAnswers: false });
  });
  afterAll(async () => {
    await server?.stop();
    await database.close();
  });

  /** Requests a path for a client, and reads only the head of the response. */
  const openResponse = (client: string, path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-forwarded-for': client, host: 'localhost', accept: 'application/json' };
      get(server.address + path, { agent: false, headers }, resolve).on('error', reject);
    });

  it('receives 503 instead of more than 100 MB, until it reads or disconnects', async () => {
    const projectId = await createTestProject(database);
    const json = { changes: [{ entity_type: 'Investigation', data: { unique_id: 'I', title: 'T' } }] };
    const saved = await fetch(`${server.address}/hub/projects/${projectId}/bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    expect(saved.status).toBe(200);
    await database.pool.query(
      `update hub_entities set data = data::jsonb || jsonb_build_object('description', repeat('x', 19000000))`,
    );
    const path = '/brapi/v2/trials';
    const held: IncomingMessage[] = [];
    for (let time = 0; time < 6; time += 1) held.push(await openResponse('192.0.2.7', path));
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 503]);
    expect((await openResponse('192.0.2.7', '/hub/')).statusCode).toBe(200);
    const other = await openResponse('192.0.2.8', path);
    expect(other.statusCode).toBe(200);
    other.destroy();
    for (const response of held) response.destroy();
    await expect.poll(async () => (await openResponse('192.0.2.7', path)).statusCode).toBe(200);
  });
});
