import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import {
  type ClientOptions,
  createTestProject,
  recordSaveEvent,
  startChannel,
  type TestChannel,
  TestClient,
} from './testing-channel.ts';

describeWithDatabase('The channel', () => {
  let database: Database;
  let here: TestChannel;
  let there: TestChannel;
  let projectId: string;
  const clients: TestClient[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    [here, there] = await Promise.all([startChannel(database), startChannel(database)]);
  });
  beforeEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.closeAndWait()));
    projectId = await createTestProject(database);
  });
  afterAll(async () => {
    for (const client of clients) client.socket.terminate();
    await Promise.all([here.stop(), there.stop()]);
    await database.close();
  });

  function connectClient(channel: TestChannel, options: ClientOptions = {}): TestClient {
    const client = new TestClient(channel.address, projectId, options);
    clients.push(client);
    return client;
  }
  const joinChannel = (channel: TestChannel, name: string, since?: number) =>
    connectClient(channel, { name, ...(since === undefined ? {} : { since }) }).waitForArrival();

  it('confirms a new connection to its client', async () => {
    const ada = await joinChannel(here, 'Ada');
    expect(ada.frames[0]).toMatchObject({ action: 'join', user_name: 'Ada', presence: [{ user_name: 'Ada' }], seq: 1 });
  });

  it('announces arrivals to all clients, on other processes too', async () => {
    const ada = await joinChannel(here, 'Ada');
    await joinChannel(there, 'Bo');
    await ada.waitForFrames('presence', 2);
    expect(ada.frames[1]).toMatchObject({
      action: 'join',
      user_name: 'Bo',
      presence: [{ user_name: 'Ada' }, { user_name: 'Bo' }],
    });
  });

  it('announces departures to all clients', async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(there, 'Bo');
    await bo.closeAndWait();
    await ada.waitForFrames('presence', 3);
    expect(ada.frames[2]).toMatchObject({ action: 'leave', user_name: 'Bo', presence: [{ user_name: 'Ada' }] });
  });

  it('forwards chat, cursor and typed values to all other clients with sender and time', async () => {
    const ada = await joinChannel(here, 'Ada');
    const near = await joinChannel(here, 'Bo');
    const far = await joinChannel(there, 'Cy');
    ada.sendChat('Hello <script>');
    ada.send({ type: 'cursor', entity_id: 'e1', field: 'title' });
    ada.send({ type: 'update', entity_id: 'e1', field: 'title', value: { deep: ['ä', null, 1.5] } });
    for (const client of [near, far]) {
      await client.waitForFrames('update', 1);
      const sender = { sender_name: 'Ada', sender_id: ada.frames[0]?.user_id };
      expect(client.frames.slice(-3)).toMatchObject([
        { type: 'chat', content: 'Hello <script>', ...sender },
        { type: 'cursor', entity_id: 'e1', field: 'title', ...sender },
        { type: 'update', value: { deep: ['ä', null, 1.5] }, ...sender },
      ]);
    }
  });

  it('does not return frames to their sender', async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(here, 'Bo');
    ada.sendChat('one');
    bo.sendChat('two');
    await ada.waitForFrames('chat', 1);
    await bo.waitForFrames('chat', 1);
    expect([...ada.listFrames('chat'), ...bo.listFrames('chat')].map(({ content }) => content)).toEqual(['two', 'one']);
  });

  it('announces saves to all clients', async () => {
    const both = [await joinChannel(here, 'Ada'), await joinChannel(there, 'Bo')];
    await recordSaveEvent(database, projectId, ['e1', 'e2']);
    for (const client of both) {
      await client.waitForFrames('update', 2);
      expect(client.listFrames('update').map(({ entity_id }) => entity_id)).toEqual(['e1', 'e2']);
    }
  });

  it('sends the same frames in the same order to all clients despite concurrent writes', async () => {
    const writers = await Promise.all([
      joinChannel(here, 'A'),
      joinChannel(here, 'B'),
      joinChannel(there, 'C'),
      joinChannel(there, 'D'),
    ]);
    const readers = [await joinChannel(here, 'near'), await joinChannel(there, 'far')];
    const saves: Promise<void>[] = [];
    for (let round = 0; round < 25; round += 1) {
      for (const [index, writer] of writers.entries()) writer.sendChat(`${index} ${round}`);
      if (round % 5 === 0) saves.push(recordSaveEvent(database, projectId, [`e${round}`, `f${round}`]));
    }
    await Promise.all(saves);
    for (const reader of readers) await reader.waitForFrames('chat', 100);
    for (const reader of readers) await reader.waitForFrames('update', 10);
    const [near, far] = readers.map(({ frames }) => frames.filter(({ type }) => type !== 'presence'));
    expect(near).toEqual(far);
    const numbers = near?.map(({ seq }) => seq) ?? [];
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
    for (const index of writers.keys()) {
      const own = near?.filter(({ content }) => String(content).startsWith(`${index} `)).map(({ content }) => content);
      expect(own).toEqual(Array.from({ length: 25 }, (_, round) => `${index} ${round}`));
    }
  });

  it('replays the missed frames, then announces the new connection', async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(there, 'Bo');
    await ada.waitForFrames('presence', 2);
    const { seq } = ada;
    await ada.closeAndWait();
    await bo.waitForFrames('presence', 2);
    for (let number = 0; number < 5; number += 1) bo.sendChat(`missed ${number}`);
    await recordSaveEvent(database, projectId, ['e1']);
    const witness = await joinChannel(there, 'Cy', seq);
    await witness.waitForFrames('chat', 5);
    await witness.waitForFrames('update', 1);
    const again = connectClient(here, { name: 'Ada', since: seq });
    await again.until(() => again.frames.at(-1)?.user_name === 'Ada' && again.frames.at(-1)?.action === 'join');
    const numbers = again.frames.map((frame) => frame.seq);
    expect(numbers).toEqual(numbers.map((_, index) => seq + 1 + index));
    expect(again.listFrames('chat').map(({ content }) => content)).toEqual([0, 1, 2, 3, 4].map((number) => `missed ${number}`));
  });

  it("replays a user's frames from an earlier connection", async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(here, 'Bo');
    ada.sendChat('from before');
    await bo.waitForFrames('chat', 1);
    await ada.closeAndWait();
    const again = await joinChannel(here, 'Ada', 0);
    await again.waitForFrames('chat', 1);
    expect(again.listFrames('chat')[0]).toMatchObject({ content: 'from before' });
  });

  it('replays many pages in order while new frames arrive', async () => {
    const bo = await joinChannel(there, 'Bo');
    await recordSaveEvent(
      database,
      projectId,
      Array.from({ length: 1_200 }, (_, index) => `old${index}`),
    );
    const ada = connectClient(here, { name: 'Ada', since: 0 });
    for (let number = 0; number < 50; number += 1) bo.sendChat(`new ${number}`);
    await ada.waitForFrames('update', 1_200);
    await ada.waitForFrames('chat', 50);
    const numbers = ada.frames.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('replays nothing after a sequence number beyond the last frame', async () => {
    const ada = await joinChannel(here, 'Ada', 9_007_199_254_740_991);
    expect(ada.frames.map(({ seq }) => seq)).toEqual([1]);
  });

  it('loses no frame when the listening connection is cut', async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(there, 'Bo');
    await bo.until(() => bo.frames.length > 0);
    const { rowCount } = await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'concordat channel' and datname = current_database()",
    );
    expect(rowCount).toBe(2);
    for (let number = 0; number < 10; number += 1) ada.sendChat(`cut ${number}`);
    await bo.waitForFrames('chat', 10);
    expect(bo.listFrames('chat').map(({ content }) => content)).toEqual(
      Array.from({ length: 10 }, (_, number) => `cut ${number}`),
    );
  });

  it('stores a frame only once if its database connection is cut', async () => {
    const ada = await joinChannel(here, 'Ada');
    const bo = await joinChannel(there, 'Bo');
    const blocker = await database.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from hub_projects where id = $1 for update', [projectId]);
    ada.sendChat('held up');
    const { rows } = await waitForResult(
      () =>
        database.pool.query<{ pid: number }>(
          "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      (result) => result.rows.length > 0,
    );
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await blocker.query('commit');
    blocker.release();
    await bo.waitForFrames('chat', 1);
    ada.sendChat('next');
    await bo.waitForFrames('chat', 2);
    expect(bo.listFrames('chat').map(({ content }) => content)).toEqual(['held up', 'next']);
  });

  it('delivers the frames of each client once and in order while all database connections are cut repeatedly', {
    tags: 'full',
  }, async () => {
    const writers = await Promise.all([
      joinChannel(here, 'A'),
      joinChannel(here, 'B'),
      joinChannel(there, 'C'),
      joinChannel(there, 'D'),
    ]);
    const readers = [await joinChannel(here, 'near'), await joinChannel(there, 'far')];
    // The pool rejects queries while its connections are cut, so this client connects separately.
    const cutter = new pg.Client({ connectionString: database.url });
    await cutter.connect();
    for (let round = 0; round < 8; round += 1) {
      for (let number = 0; number < 10; number += 1) {
        for (const [index, writer] of writers.entries()) writer.sendChat(`${index} ${round * 10 + number}`);
      }
      await cutter.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      // Waits for a message, so that each cut interrupts an established connection.
      await readers[0]?.waitForFrames('chat', round * 40 + 1);
    }
    await cutter.end();
    for (const reader of readers) {
      await reader.waitForFrames('chat', 320);
      for (const index of writers.keys()) {
        const own = reader.listFrames('chat').filter(({ content }) => String(content).startsWith(`${index} `));
        expect(own.map(({ content }) => content)).toEqual(Array.from({ length: 80 }, (_, number) => `${index} ${number}`));
      }
    }
  });

  it('keeps frames and sockets during an outage of the database', async () => {
    let outages = 0;
    let isOut = false;
    const pool = new Proxy(database.pool, {
      get(target, name) {
        if (isOut && (name === 'query' || name === 'connect')) {
          outages += 1;
          throw new Error('The database does not respond.');
        }
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const shaky = await startChannel(database, {}, pool);
    const ada = await joinChannel(shaky, 'Ada');
    const bo = await joinChannel(there, 'Bo');
    await ada.waitForFrames('presence', 2);
    isOut = true;
    for (let number = 0; number < 5; number += 1) ada.sendChat(`during ${number}`);
    const refused = connectClient(shaky, { name: 'Cy' });
    await refused.until(() => refused.closed !== undefined);
    while (outages < 3) await new Promise((resolve) => setImmediate(resolve));
    isOut = false;
    await bo.waitForFrames('chat', 5);
    expect(refused.closed?.code).toBe(1013);
    expect(bo.listFrames('chat').map(({ content }) => content)).toEqual([0, 1, 2, 3, 4].map((number) => `during ${number}`));
    expect(ada.socket.readyState).toBe(ada.socket.OPEN);
    await shaky.stop();
  });

  it('confirms each new user of a large project, and announces several arrivals in one frame', async () => {
    const ada = await joinChannel(here, 'Ada');
    const crowd = await Promise.all(
      Array.from({ length: 60 }, (_, index) => connectClient(here, { name: `Guest ${index}` }).waitForArrival()),
    );
    for (const [index, guest] of crowd.entries()) {
      await guest.until(() => guest.frames.some(({ user_name }) => user_name === `Guest ${index}`));
    }
    await ada.until(() => ada.frames.some(({ presence }) => (presence as unknown[]).length === 61));
    expect(ada.listFrames('presence').length).toBeLessThan(61);
  });
});

async function waitForResult<Result>(ask: () => Promise<Result>, isGood: (result: Result) => boolean): Promise<Result> {
  for (;;) {
    const result = await ask();
    if (isGood(result)) return result;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
