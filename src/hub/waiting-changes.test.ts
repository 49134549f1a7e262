// @module-tag full
/** Tests that slow changes and reads of one client leave database connections for other clients. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../storage/testing.ts';
import { TestClient } from './channel/testing-channel.ts';
import { type HubRequest, startTestHub, type TestHub } from './testing-hub.ts';

let hub: TestHub;
const sendAs = (client: string, path: string, request: HubRequest = {}) =>
  hub.send('anonymous', path, { ...request, headers: { 'x-forwarded-for': client } });

describeWithDatabase('Slow reads', () => {
  beforeAll(async () => {
    hub = await startTestHub({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => hub?.stop());

  it('do not delay reads of other clients, and complete afterwards', async () => {
    const { projectId } = await hub.place();
    const lock = await hub.database.connect('tests');
    await lock.query('begin; lock table hub_restore_points in access exclusive mode');
    const readActions = async () => (await sendAs('192.0.2.1', `/hub/projects/${projectId}/actions`)).status;
    const waiting = Promise.all(Array.from({ length: 20 }, readActions));
    const countWaiting = async () => (await lock.query(WAITING_LOCKS)).rowCount;
    await expect.poll(countWaiting).toBeGreaterThan(3);
    const others = await Promise.all(Array.from({ length: 5 }, async () => (await sendAs('192.0.2.2', '/hub/')).status));
    await lock.query('rollback');
    await lock.end();
    expect([new Set(others), new Set(await waiting)]).toEqual([new Set([200]), new Set([200])]);
  });
});

describeWithDatabase('Queries that wait for a connection', () => {
  beforeAll(async () => {
    hub = await startTestHub({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_CONNECTIONS: '0', LIMIT_REQUESTS: '0' });
  });
  afterAll(async () => hub?.stop());

  it('are rejected with 503 if 500 queries of the same client already wait', async () => {
    const { projectId } = await hub.place();
    const lock = await hub.database.connect('tests');
    await lock.query('begin; lock table hub_restore_points in access exclusive mode');
    let rejected = 0;
    const readActions = async () => {
      const { status, text } = await sendAs('192.0.2.1', `/hub/projects/${projectId}/actions`);
      if (status === 503 && text.includes('The server is busy.')) rejected += 1;
      return status;
    };
    const waiting = Promise.all(Array.from({ length: 560 }, readActions));
    await expect.poll(() => rejected, { timeout: 90_000 }).toBeGreaterThan(20);
    const other = await sendAs('192.0.2.2', '/hub/');
    await lock.query('rollback');
    await lock.end();
    expect([other.status, new Set(await waiting)]).toEqual([200, new Set([200, 503])]);
  });
});

describeWithDatabase('Channels that reconnect', () => {
  beforeAll(async () => {
    hub = await startTestHub({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => hub?.stop());

  it('leave database connections to other clients while they read missed frames', async () => {
    const { projectId } = await hub.place();
    const frame = { type: 'update', entity_id: 'e', field: 'f', value: 'x'.repeat(60_000) };
    for (let count = 0; count < 12; count += 1)
      await sendAs('192.0.2.1', `/hub/projects/${projectId}/api/messages`, { method: 'POST', json: frame });
    const held = Promise.withResolvers<void>();
    let reads = 0;
    const query = pg.Client.prototype.query as (this: unknown, ...all: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: unknown, ...all) {
      if (String(all[0]).includes('from hub_events where project_id')) {
        reads += 1;
        await held.promise;
      }
      return query.apply(this, all) as never;
    });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const clients = Array.from({ length: 12 }, () => new TestClient(hub.address, projectId, { since: 0, headers }));
    await expect.poll(() => reads).toBeGreaterThan(3);
    // Handshakes of the same client may wait for these reads. Handshakes of other clients must not.
    const late = new TestClient(hub.address, projectId, { headers: { 'x-forwarded-for': '192.0.2.3' } });
    await late.until(() => late.socket.readyState === late.socket.OPEN);
    const other = await sendAs('192.0.2.2', '/hub/');
    held.resolve();
    await Promise.all(clients.map((client) => client.waitForFrames('update', 12)));
    for (const { socket } of [...clients, late]) socket.terminate();
    spy.mockRestore();
    expect([other.status, reads > 12 * 2]).toEqual([200, true]);
  });
});

describeWithDatabase('Changes that wait for a lock', () => {
  beforeAll(async () => {
    hub = await startTestHub({ TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(async () => hub?.stop());

  let release: () => Promise<unknown>;
  let waiting: Promise<readonly number[]>;
  beforeEach(async () => {
    const lock = await hub.database.connect('tests');
    await lock.query("begin; select pg_advisory_xact_lock(hashtextextended('names of workspaces', 0))");
    const createWorkspace = async () => (await sendChange('192.0.2.1', '/hub/workspaces', 'POST')).status;
    waiting = Promise.all(Array.from({ length: 20 }, createWorkspace));
    const countWaiting = async () =>
      (await lock.query('select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))')).rowCount;
    await expect.poll(countWaiting).toBeGreaterThan(3);
    release = async () => {
      await lock.query('rollback');
      await lock.end();
    };
  });

  const sendChange = (client: string, path: string, method: string) =>
    sendAs(client, path, { method, json: { name: crypto.randomUUID() } });

  it('do not delay reads, and complete afterwards', async () => {
    const read = await hub.send('anonymous', '/hub/', { headers: { 'x-forwarded-for': '192.0.2.1' } });
    await release();
    expect([read.status, new Set(await waiting)]).toEqual([200, new Set([201])]);
  });

  it('do not delay other changes of other clients', async () => {
    const { projectId } = await hub.place();
    const other = await sendChange('192.0.2.2', `/hub/projects/${projectId}`, 'PUT');
    await release();
    expect([other.status, new Set(await waiting)]).toEqual([200, new Set([201])]);
  });
});
