/** Tests that the channels of projects that large changes lock do not delay the channels of other projects. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';
import { TestClient } from './testing-channel.ts';

let hub: TestHub;

describeWithDatabase('The channels of locked projects', () => {
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(async () => hub?.stop());

  it('do not delay arrivals and messages in other projects, and receive theirs afterwards', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, () => hub.place()));
    const locked = places.map(({ projectId }) => projectId);
    const { projectId: other } = await hub.place();
    const lock = await hub.database.connect('tests');
    await lock.query('begin');
    await lock.query('update hub_projects set seq = seq where id = any($1::uuid[])', [locked]);
    const waiting = locked.map((projectId) => new TestClient(hub.address, projectId));
    await expect.poll(async () => (await lock.query(WAITING_LOCKS)).rowCount).toBeGreaterThan(1);
    const visitors = [await new TestClient(hub.address, other).waitForArrival()];
    visitors.push(await new TestClient(hub.address, other).waitForArrival());
    visitors[0]?.sendChat('Hello');
    await visitors[1]?.waitForFrames('chat', 1);
    expect(waiting.flatMap(({ frames }) => frames)).toEqual([]);
    await lock.query('rollback');
    await lock.end();
    for (const client of waiting) await client.waitForArrival();
    for (const client of [...waiting, ...visitors]) await client.closeAndWait();
  }, 60_000);
});
