import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { pruneDatabase } from '../../storage/upkeep/pruning.ts';
import { createLoginEnvironment, createSessionCookie } from '../testing-hub.ts';
import { recordEvents } from './events.ts';
import { createTestProject, recordSaveEvent, TestClient } from './testing-channel.ts';

describeWithDatabase('The HTTP interface of the channel', () => {
  let database: Database;
  let server: TestServer;
  let other: TestServer;
  let projectId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    [server, other] = await Promise.all([startTestServer({}, { database }), startTestServer({}, { database })]);
  });
  beforeEach(async () => {
    projectId = await createTestProject(database);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), other.stop()]);
    await database.close();
  });

  const buildProjectUrl = (path: string) => `${server.address}/hub/projects/${projectId}/${path}`;
  const requestPath = (path: string, accept = 'application/json') => fetch(buildProjectUrl(path), { headers: { accept } });
  const postJson = (path: string, body: object) =>
    fetch(buildProjectUrl(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    });
  const readMessages = async (path: string) =>
    (await (await requestPath(path)).json()) as { messages: { content: string; seq: number }[] };
  const submitMessage = (content: string) =>
    fetch(buildProjectUrl('chat'), {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ content }),
      redirect: 'manual',
    });

  it('returns 426 without an upgrade', async () => {
    const answer = await fetch(`${server.address}/ws/${projectId}`);
    expect([answer.status, answer.headers.get('upgrade'), await answer.json()]).toEqual([
      426,
      'websocket',
      { detail: 'This is a WebSocket channel; connect with the upgrade to websocket.' },
    ]);
  });

  it('returns 404 for an unknown project', async () => {
    const ids = [randomUUID(), 'nowhere'];
    const answers = await Promise.all(ids.map((id) => fetch(`${server.address}/ws/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('closes sockets with 4401 if a login is required', async () => {
    const closed = await startTestServer({ HUB_ACCESS: 'login' }, { database });
    const client = new TestClient(closed.address, projectId);
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(4401);
    await closed.stop();
  });

  it('closes the sockets of an ended session with 4401, immediately and on every process', async () => {
    // Without fake timers, the periodic access check could close the sockets first.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const environment = { ...createLoginEnvironment(), HUB_ACCESS: 'open' };
    const servers = await Promise.all([0, 1].map(() => startTestServer(environment, { database })));
    const createSessionHeaders = async (actor: 'member' | 'manager') => ({
      cookie: await createSessionCookie(environment, database, actor),
    });
    const [leaving, staying] = await Promise.all([createSessionHeaders('member'), createSessionHeaders('manager')]);
    const openChannels = (headers: Record<string, string>) =>
      Promise.all(servers.map(({ address }) => new TestClient(address, projectId, { headers }).waitForArrival()));
    const [gone, here] = [await openChannels(leaving), await openChannels(staying)];
    await fetch(`${servers[0]?.address}/auth/logout`, { method: 'POST', headers: leaving, redirect: 'manual' });
    for (const client of gone) {
      await client.until(() => client.closed !== undefined);
      expect(client.closed).toEqual({ code: 4401, reason: 'Your session has ended.' });
    }
    expect(here.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    for (const client of here) await client.closeAndWait();
    await Promise.all(servers.map((one) => one.stop()));
  });

  it('closes the sockets of a revoked personal token immediately', async () => {
    // Without fake timers, the periodic access check could close the sockets first.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const site = await startTestServer({ ...createLoginEnvironment(), HUB_ACCESS: 'open' }, { database });
    const headers = { cookie: await createSessionCookie(createLoginEnvironment(), database, 'member') };
    const tokens = `${site.address}/hub/me/tokens`;
    const body = new URLSearchParams({ name: 'Robot', access: 'write', days: '7' });
    const made = await fetch(tokens, { method: 'POST', headers: { ...headers, accept: 'application/json' }, body });
    const { token, id } = (await made.json()) as { token: string; id: string };
    const openChannel = (headers: Record<string, string>) =>
      new TestClient(site.address, projectId, { headers }).waitForArrival();
    const [gone, here] = [await openChannel({ authorization: `Bearer ${token}` }), await openChannel(headers)];
    await fetch(`${tokens}/${id}`, { method: 'DELETE', headers });
    await gone.until(() => gone.closed !== undefined);
    expect([gone.closed?.code, here.closed]).toEqual([4401, undefined]);
    await here.closeAndWait();
    await site.stop();
  });

  it('closes the sockets of a session that ended while the process was not listening', async () => {
    // Without fake timers, the periodic access check could close the sockets first.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const environment = { ...createLoginEnvironment(), HUB_ACCESS: 'open' };
    const [here, elsewhere] = [
      await startTestServer(environment, { database }),
      await startTestServer(environment, { database }),
    ];
    const headers = { cookie: await createSessionCookie(environment, database, 'member') };
    const client = await new TestClient(here.address, projectId, { headers }).waitForArrival();
    // Terminates the database connections that receive notifications. The server reconnects after a delay.
    const endListeners = () =>
      database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'concordat channel'`);
    await vi.waitFor(async () => expect((await endListeners()).rowCount).toBeGreaterThan(0), { timeout: 60_000 });
    await fetch(`${elsewhere.address}/auth/logout`, { method: 'POST', headers, redirect: 'manual' });
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toEqual({ code: 4401, reason: 'Your session has ended.' });
    await Promise.all([here.stop(), elsewhere.stop()]);
  });

  it('sends a message to sockets of every process', async () => {
    const clients = [server, other].map(({ address }) => new TestClient(address, projectId));
    for (const client of clients) await client.waitForArrival();
    const answer = await postJson('api/messages', { type: 'chat', content: 'by post' });
    expect(answer.status).toBe(200);
    const sent = await answer.json();
    for (const client of clients) {
      await client.waitForFrames('chat', 1);
      expect(client.listFrames('chat')).toEqual([sent]);
      await client.closeAndWait();
    }
  });

  it('lists the frames that sockets would replay, page by page', async () => {
    await postJson('api/messages', { type: 'chat', content: 'one' });
    await postJson('api/messages', { type: 'cursor', entity_id: 'e1', field: null });
    await recordSaveEvent(database, projectId, ['e1']);
    const first = await readMessages('api/messages?limit=2');
    expect(first).toMatchObject({
      messages: [
        { type: 'chat', seq: 1 },
        { type: 'cursor', field: null, seq: 2 },
      ],
      seq: 3,
      more: true,
    });
    const rest = await readMessages('api/messages?since=2');
    expect(rest).toMatchObject({ messages: [{ action: 'created', entity_id: 'e1', seq: 3 }], seq: 3, more: false });
  });

  it('lists fewer frames than requested if they are long, and reports that more exist', async () => {
    const frame = {
      type: 'chat',
      content: 'x'.repeat(20_000),
      sender_id: 's',
      sender_name: 'S',
      timestamp: new Date().toISOString(),
    };
    const long = Array.from({ length: 250 }, () => ({ frame, senderId: null }));
    await recordEvents(database.pool, projectId, long);
    const first = await readMessages('api/messages?limit=1000');
    const rest = await readMessages(`api/messages?limit=1000&since=${first.messages.at(-1)?.seq}`);
    expect([first, rest].map((part) => [part.messages.length, (part as { more?: boolean }).more])).toEqual([
      [104, true],
      [104, true],
    ]);
  });

  it('lists arrivals and departures', async () => {
    const client = new TestClient(server.address, projectId);
    await client.waitForArrival();
    await client.closeAndWait();
    await vi.waitFor(async () => {
      const { messages } = await readMessages('api/messages');
      expect(messages).toMatchObject([
        { type: 'presence', action: 'join' },
        { type: 'presence', action: 'leave' },
      ]);
    });
  });

  it('rejects frames that violate the contract', async () => {
    const bodies = [
      { type: 'presence' },
      { type: 'chat' },
      { type: 'chat', content: 'a\0b' },
      { type: 'chat', content: 'a', more: 1 },
      { type: 'cursor', entity_id: 'a\0', field: null },
      { type: 'cursor', entity_id: 'a', field: '\ud800' },
      { type: 'update', entity_id: 'a', field: 'f', value: { '\udc00': 1 } },
      { type: 'update', entity_id: 'a', field: 'f', value: ['a\0'] },
    ];
    const answers = await Promise.all(bodies.map((body) => postJson('api/messages', body)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
  });

  it('stores the chat, and returns its pages, oldest message first', async () => {
    for (const content of ['one', 'two', 'three']) expect((await postJson('chat', { content })).status).toBe(201);
    const latest = await readMessages('chat?limit=2');
    expect(latest).toMatchObject({ messages: [{ content: 'two' }, { content: 'three' }], more: true });
    const older = await readMessages(`chat?limit=2&before=${latest.messages[0]?.seq}`);
    expect(older).toMatchObject({ messages: [{ content: 'one' }], more: false });
  });

  it('keeps the chat when old events are deleted', async () => {
    await postJson('chat', { content: 'to stay' });
    await recordEvents(database.pool, projectId, [{ senderId: null, frame: { type: 'cursor' }, fleeting: true }]);
    await database.pool.query("update hub_events set at = now() - interval '2 hours' where project_id = $1", [projectId]);
    await pruneDatabase(database.pool, { eventsDays: 0, auditDays: 0 });
    const { messages } = await readMessages('api/messages');
    expect(messages).toMatchObject([{ type: 'chat', content: 'to stay' }]);
  });

  it('shows the chat on a page with escaped scripts', async () => {
    const hostile = '<script>alert(1)</script>"\'&<img src=x onerror=alert(1)>';
    await postJson('chat', { content: hostile });
    const html = await (await requestPath('chat', 'text/html')).text();
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<img src=x');
  });

  it('accepts a message from a form, and redirects to the latest messages', async () => {
    const answer = await submitMessage('from a form\r\nof two lines');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/hub/projects/${projectId}/chat#latest`]);
    const { messages } = await readMessages('chat');
    expect(messages[0]?.content).toBe('from a form\nof two lines');
  });

  it('shows a rejected form again with the input and the error', async () => {
    for (const content of ['', '   ', `a\0b`, 'x'.repeat(20_001)]) {
      const answer = await submitMessage(content);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('aria-invalid="true"');
    }
  });

  it('returns 404 for the chat and the messages of an unknown project', async () => {
    const path = `${server.address}/hub/projects/${randomUUID()}`;
    const answers = await Promise.all(['chat', 'api/messages'].map((name) => fetch(`${path}/${name}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
