import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { notifyProjectsDeleted, recordEvents } from './events.ts';
import { recheckAccess } from './handshake.ts';
import type { ChannelLimits } from './limits.ts';
import {
  type ClientOptions,
  createTestProject,
  recordSaveEvent,
  startChannel,
  type TestChannel,
  TestClient,
} from './testing-channel.ts';

describeWithDatabase('A socket of the channel', () => {
  let database: Database;
  let channel: TestChannel;
  let projectId: string;
  const clients: TestClient[] = [];
  const others: TestChannel[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    channel = await startChannel(database);
  });
  beforeEach(async () => {
    projectId = await createTestProject(database);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.socket.terminate();
    await Promise.all(others.splice(0).map((other) => other.stop()));
  });
  afterAll(async () => {
    await channel.stop();
    await database.close();
  });

  async function openChannel(limits: Partial<ChannelLimits>): Promise<TestChannel> {
    const other = await startChannel(database, limits);
    others.push(other);
    return other;
  }
  function connectClient(options: ClientOptions = {}, to = channel, project = projectId): TestClient {
    const client = new TestClient(to.address, project, options);
    clients.push(client);
    return client;
  }

  const MISTAKES: [what: string, frame: string | Buffer, detail: string][] = [
    ['text that is not JSON', '{type', 'The frame is not valid JSON'],
    ['an array instead of a frame', '["chat"]', 'A frame must be a JSON object'],
    ['null', 'null', 'A frame must be a JSON object'],
    ['a missing type', '{}', 'type is required in a frame: chat, cursor or update'],
    ['an unknown type', '{"type":"presence"}', 'type must be chat, cursor or update'],
    ['a type of Object', '{"type":"constructor"}', 'type must be chat, cursor or update'],
    ['a chat without content', '{"type":"chat"}', 'content is required in a chat frame'],
    ['content that is a number', '{"type":"chat","content":5}', 'content must be a string'],
    ['empty content', '{"type":"chat","content":""}', 'content must not be empty'],
    ['empty content', '{"type":"chat","content":" \\n"}', 'content must not be empty'],
    ['NUL in content', '{"type":"chat","content":"a\\u0000"}', 'content must not contain the character NUL'],
    ['half a character', '{"type":"chat","content":"\\ud800"}', 'content must be whole characters of Unicode'],
    [
      'content that is too long',
      JSON.stringify({ type: 'chat', content: 'x'.repeat(20_001) }),
      'content must not be longer than 20000 characters',
    ],
    ['an unknown member', '{"type":"chat","content":"a","color":1}', '"color" is not a member of a chat frame'],
    ['a cursor without field', '{"type":"cursor","entity_id":"e"}', 'field is required in a cursor frame'],
    ['a cursor at a number', '{"type":"cursor","entity_id":1,"field":"f"}', 'entity_id must be a string or null'],
    ['an update without value', '{"type":"update","entity_id":"e","field":"f"}', 'value is required in an update frame'],
    ['an update without an entity', '{"type":"update","entity_id":null,"field":"f","value":1}', 'entity_id must be a string'],
    [
      'a field that is too long',
      `{"type":"cursor","entity_id":"e","field":"${'f'.repeat(201)}"}`,
      'field must have 1 to 200 characters',
    ],
    ['NUL in a field', '{"type":"cursor","entity_id":"e","field":"f\\u0000"}', 'field must not contain the character NUL'],
    [
      'half a character in an identifier',
      '{"type":"update","entity_id":"\\ud83d","field":"f","value":1}',
      'entity_id must be whole characters of Unicode',
    ],
    [
      'NUL in a value',
      '{"type":"update","entity_id":"e","field":"f","value":[{"a":"\\u0000"}]}',
      'value must not contain the character NUL',
    ],
    [
      'half a character in a name of a value',
      '{"type":"update","entity_id":"e","field":"f","value":{"\\ud83d":1}}',
      'value must be whole characters of Unicode',
    ],
    ['deep nesting', `{"type":"update","value":${'['.repeat(30_000)}`, 'A frame must not be nested deeper than 128 levels'],
    ['a binary frame', Buffer.from('{"type":"chat","content":"a"}'), 'A frame must be text; this one is binary'],
  ];
  for (const [what, frame, detail] of MISTAKES) {
    it(`receives an error for ${what}, and stays open`, async () => {
      const client = await connectClient().waitForArrival();
      client.socket.send(frame);
      await client.waitForFrames('error', 1);
      expect(client.listFrames('error')[0]).toEqual({ type: 'error', detail, seq: 1 });
      expect(client.socket.readyState).toBe(client.socket.OPEN);
    });
  }

  it('counts the length of a string in characters instead of code units', async () => {
    const [one, other] = [await connectClient().waitForArrival(), await connectClient().waitForArrival()];
    one.send({ type: 'chat', content: '🌾'.repeat(12_000) });
    await other.waitForFrames('chat', 1);
    expect(one.listFrames('error')).toEqual([]);
  });

  it('forwards any value unchanged', async () => {
    const [one, other] = [await connectClient().waitForArrival(), await connectClient().waitForArrival()];
    const value = { a: ['🌾\u0001', { __proto__: null }] };
    one.send({ type: 'update', entity_id: 'e', field: 'f', value });
    await other.waitForFrames('update', 1);
    expect(other.listFrames('update')[0]?.value).toEqual({ a: ['🌾\u0001', {}] });
  });

  it('is closed with 1009 by a frame over 64 KB', async () => {
    const client = await connectClient().waitForArrival();
    client.socket.send(JSON.stringify({ type: 'update', entity_id: 'e', field: 'f', value: 'x'.repeat(65_536) }));
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(1009);
  });

  it('is closed with 4404 for an unknown project', async () => {
    for (const id of [randomUUID(), 'nowhere', '%00', "x'--"]) {
      const client = connectClient({}, channel, encodeURIComponent(id));
      await client.until(() => client.closed !== undefined);
      expect(client.closed?.code).toBe(4404);
    }
  });

  it('is closed with 4404 when its project is deleted, on every process', async () => {
    const far = await openChannel({});
    const both = [await connectClient().waitForArrival(), await connectClient({}, far).waitForArrival()];
    await database.pool.query('delete from hub_projects where id = $1', [projectId]);
    await notifyProjectsDeleted(database.pool, [projectId]);
    for (const client of both) {
      await client.until(() => client.closed !== undefined);
      expect(client.closed?.code).toBe(4404);
    }
  });

  it('is closed with 4404 after a deletion without a notification', async () => {
    const quick = await openChannel({ heartbeatInterval: 300 });
    const client = await connectClient({}, quick).waitForArrival();
    await database.pool.query('delete from hub_projects where id = $1', [projectId]);
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(4404);
  });

  it('is closed with 4403 when its workspace is bound to a collaboration', async () => {
    const quick = await openChannel({ recheckInterval: 30 });
    const client = await connectClient({}, quick).waitForArrival();
    await database.pool.query(
      "update hub_workspaces set collaboration = 'org:co' where id = (select workspace_id from hub_projects where id = $1)",
      [projectId],
    );
    await client.until(() => client.closed !== undefined);
    expect(client.closed?.code).toBe(4403);
  });

  it('is closed after the end of its session, even in an open hub', async () => {
    const request = new IncomingMessage(new Socket());
    const actor = { userId: 'user-1', userName: 'Ada', loggedIn: true };
    expect(await recheckAccess(channel.context, { request, actor }, projectId)).toEqual({
      code: 4401,
      reason: 'Your session has ended.',
    });
    const visitor = { ...actor, loggedIn: false };
    expect(await recheckAccess(channel.context, { request, actor: visitor }, projectId)).toEqual({ canComment: true });
  });

  const FOREIGN: [what: string, headers: Record<string, string>][] = [
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }],
  ];
  for (const [what, headers] of FOREIGN) {
    it(`is rejected from a page of ${what}`, async () => {
      const client = connectClient({ headers });
      await client.until(() => client.refused !== undefined);
      expect(client.refused).toEqual({ status: 403, detail: 'Requests from pages of other sites are rejected.' });
    });
  }

  it('is accepted from a page of this site', async () => {
    for (const origin of [channel.address, 'http://localhost:8124'])
      await connectClient({ headers: { origin } }).waitForArrival();
  });

  const BAD_QUERIES: [query: string, detail: string][] = [
    ['since=-1', 'since must be 0 or a positive whole number.'],
    ['since=9007199254740992', 'since must be 0 or a positive whole number.'],
    ['since=1&since=2', 'since must not be repeated.'],
    ['name=%C3', 'The address is not UTF-8 text.'],
    ['name=a%00', 'name must not contain the character NUL.'],
    ['name=', 'name must have 1 to 100 characters.'],
    [`name=${'x'.repeat(101)}`, 'name must have 1 to 100 characters.'],
    ['token=1', 'Unknown query parameter: token.'],
  ];
  for (const [query, detail] of BAD_QUERIES) {
    it(`is rejected with ?${query.slice(0, 30)}`, async () => {
      const client = connectClient({ query });
      await client.until(() => client.refused !== undefined || client.frames.length > 0);
      expect(client.refused).toEqual({ status: 400, detail });
    });
  }

  it('is throttled without losing frames if it sends too fast', async () => {
    const slow = await openChannel({ burst: 5, framesPerSecond: 200, waitingFrames: 5 });
    const [one, other] = [await connectClient({}, slow).waitForArrival(), await connectClient({}, slow).waitForArrival()];
    for (let number = 0; number < 100; number += 1) one.sendChat(String(number));
    await other.waitForFrames('chat', 100);
    expect(other.listFrames('chat').map(({ content }) => content)).toEqual(
      Array.from({ length: 100 }, (_, number) => String(number)),
    );
  });

  it('is throttled after fewer frames if they are large, without affecting others', async () => {
    const slow = await openChannel({ burst: 10, framesPerSecond: 0.001, bytesPerFrame: 1_000 });
    const [one, two, other] = [
      await connectClient({}, slow).waitForArrival(),
      await connectClient({}, slow).waitForArrival(),
      await connectClient({}, slow).waitForArrival(),
    ];
    one.send({ type: 'update', entity_id: 'e', field: 'f', value: 'x'.repeat(20_000) });
    await other.waitForFrames('update', 1);
    one.sendChat('held up');
    for (let number = 0; number < 5; number += 1) two.sendChat(String(number));
    await other.waitForFrames('chat', 5);
    expect(other.listFrames('chat').map(({ content }) => content)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('gets missed frames from the database, in order, if it reads slowly', async () => {
    const tight = await openChannel({ bufferedBytes: 2_000, bytesPerFrame: 65_536 });
    const [one, other] = [await connectClient({}, tight).waitForArrival(), await connectClient({}, tight).waitForArrival()];
    other.socket.pause();
    const value = 'x'.repeat(50_000);
    for (let number = 0; number < 150; number += 1) one.send({ type: 'update', entity_id: `e${number}`, field: 'f', value });
    await recordSaveEvent(database, projectId, ['last']);
    await one.waitForFrames('update', 1);
    other.socket.resume();
    await other.waitForFrames('update', 151);
    const numbers = other.frames.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
  });

  it('is closed with 1013 if it does not read its frames', async () => {
    const tight = await openChannel({ bufferedBytes: 1_000, drainTimeout: 50, closeTimeout: 50 });
    const deaf = await connectClient({}, tight).waitForArrival();
    deaf.socket.pause();
    const sender = { sender_id: 'visitor-1', sender_name: 'Ada', timestamp: new Date().toISOString() };
    const frame = { type: 'update', entity_id: 'e', field: 'f', value: 'x'.repeat(60_000), ...sender };
    const events = Array.from({ length: 400 }, () => ({ senderId: null, frame, fleeting: true }));
    await recordEvents(database.pool, projectId, events);
    const { pool } = database;
    const isGone = async () => (await pool.query('select from hub_presence where project_id = $1', [projectId])).rowCount === 0;
    while (!(await isGone())) await new Promise((resolve) => setImmediate(resolve));
    deaf.socket.resume();
    await deaf.until(() => deaf.closed !== undefined);
    expect([1006, 1013]).toContain(deaf.closed?.code);
    expect(deaf.frames.length).toBeLessThan(401);
  });

  it('is announced as departed if it does not respond to pings', async () => {
    const quick = await openChannel({ pingInterval: 300 });
    const witness = await connectClient({ name: 'Ada' }).waitForArrival();
    const dead = await connectClient({ name: 'Bo' }, quick).waitForArrival();
    (dead.socket as unknown as { _autoPong: boolean })._autoPong = false;
    await witness.waitForFrames('presence', 3);
    expect(witness.listFrames('presence').at(-1)).toMatchObject({ action: 'leave', user_name: 'Bo' });
  });

  it('is closed with 1001, and announced as departed, when the server stops', async () => {
    const stopping = await startChannel(database);
    const witness = await connectClient({ name: 'Ada' }).waitForArrival();
    const client = await connectClient({ name: 'Bo' }, stopping).waitForArrival();
    await witness.waitForFrames('presence', 2);
    await stopping.stop();
    await client.until(() => client.closed !== undefined);
    await witness.waitForFrames('presence', 3);
    expect(client.closed?.code).toBe(1001);
    expect(witness.listFrames('presence').at(-1)).toMatchObject({ action: 'leave', user_name: 'Bo' });
  });

  it('receives the departures of users of a crashed process', async () => {
    const dead = randomUUID();
    await database.pool.query("insert into hub_channel_processes values ($1, now() - interval '1 hour')", [dead]);
    await database.pool.query('insert into hub_presence values ($1, $2, $3, $4, $5, now())', [
      randomUUID(),
      dead,
      projectId,
      'visitor-1',
      'Ghost',
    ]);
    const quick = await openChannel({ heartbeatInterval: 300 });
    const client = await connectClient({ name: 'Ada' }, quick).waitForArrival();
    expect(client.frames[0]?.presence).toHaveLength(2);
    await client.waitForFrames('presence', 2);
    expect(client.frames[1]).toMatchObject({ action: 'leave', user_name: 'Ghost', presence: [{ user_name: 'Ada' }] });
  });

  it('is announced again if its process was wrongly considered crashed', async () => {
    const quick = await openChannel({ heartbeatInterval: 300 });
    const client = await connectClient({ name: 'Ada' }, quick).waitForArrival();
    const witness = await connectClient({ name: 'Bo' }).waitForArrival();
    await database.pool.query('delete from hub_channel_processes');
    await database.pool.query("delete from hub_presence where user_name = 'Ada'");
    const isArrivalOfAda = ({ action, user_name }: Record<string, unknown>) => action === 'join' && user_name === 'Ada';
    await witness.until(() => witness.frames.some(isArrivalOfAda));
    await client.until(() => client.frames.filter(isArrivalOfAda).length === 2);
    expect(client.frames.map(({ seq }) => seq)).toEqual([...new Set(client.frames.map(({ seq }) => seq))]);
  });
});
