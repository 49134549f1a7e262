// @module-tag full
/** Tests that the server continues and loses no acknowledged saves during outages of all kinds. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readPostmasterFile } from '../../storage/embedded/postmaster.ts';
import { createTestDirectories, getClusterPath, killPostmaster } from '../../storage/embedded/testing-embedded.ts';
import { describeWithEmbedded } from '../../storage/testing.ts';
import { type GivenServer, startGivenServer } from '../../storage/testing-given-server.ts';
import { type Cut, createDatabaseProxy, type DatabaseProxy } from '../../storage/testing-proxy.ts';
import { HubClient } from './testing-hub-client.ts';
import { type Acknowledged, endServer, findLostSaves, type RunningServer, startServer } from './testing-killed-server.ts';

/** Pause between two saves of a client. With four clients, at least one save is usually in progress. */
const MS_BETWEEN_SAVES = 15;

const WAIT = { timeout: 60_000, interval: 2 };

interface Scene {
  readonly running: RunningServer;
  readonly hub: HubClient;
  readonly acknowledged: Acknowledged[];
  /** Responses other than acknowledged saves, 409 and 503. */
  readonly strange: string[];
  /** True while the clients save. They pause during outages of the other server. */
  isAtWork: boolean;
  stop(): Promise<void>;
}

async function startScene(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const running = await startServer(dataDir, { LOG_LEVEL: 'info', ...settings });
  const hub = await new HubClient(running.address).createProject();
  const acknowledged: Acknowledged[] = [];
  const strange: string[] = [];
  let isStopped = false;
  const scene: Scene = {
    running,
    hub,
    acknowledged,
    strange,
    isAtWork: false,
    async stop() {
      isStopped = true;
      await Promise.all(savers);
    },
  };
  const savers = Array.from({ length: 4 }, async (_, saver) => {
    let last: Acknowledged | undefined;
    for (let number = 0; !isStopped; number += 1) {
      while (!scene.isAtWork && !isStopped) await sleep(MS_BETWEEN_SAVES);
      const title = `saver ${saver}, save ${number}`;
      const existing = number % 3 === 0 || last === undefined ? {} : { node_id: last.id, version: last.version };
      const { status, body, headers } = await hub.post(hub.getPath('entities'), {
        entity_type: 'Study',
        ...existing,
        data: { title },
      });
      if (status === 200 || status === 201) {
        last = { id: body.id, version: body.version, title };
        acknowledged.push(last);
        await sleep(MS_BETWEEN_SAVES);
        continue;
      }
      // The result of the last save may be unknown, so the next save creates a new study.
      last = undefined;
      const isOutage = status === 503 && headers.get('retry-after') === '2';
      if (!isOutage && status !== 409) strange.push(`${status} ${JSON.stringify(body)}`);
      await sleep(10);
    }
  });
  return scene;
}

describeWithEmbedded('Fifty outages of the database', () => {
  const { createDirectory: directory, tearDown } = createTestDirectories();
  let server: GivenServer;
  let proxies: [DatabaseProxy, DatabaseProxy];
  let scene: Scene;
  let own: Scene;
  let ownDirectory: string;
  const recoveries = new Map<string, number[]>();

  beforeAll(async () => {
    server = await startGivenServer(directory());
    proxies = [await createDatabaseProxy(server.url), await createDatabaseProxy(server.url)];
    const [first, second] = proxies.map(({ url }) => new URL(url)) as [URL, URL];
    const settings = {
      DATABASE_URL: `postgres://${first.username}@${first.host},${second.host}${first.pathname}`,
      SECRET_KEY: 'the secret of the tests which is long enough',
    };
    scene = await startScene(directory(), settings);
    ownDirectory = directory();
    own = await startScene(ownDirectory);
  });
  afterAll(async () => {
    await Promise.all([endServer(scene.running, 'SIGTERM'), endServer(own.running, 'SIGTERM')]);
    for (const proxy of proxies) await proxy.close();
    await server.stop();
    tearDown();
  });

  /** Waits for acknowledged saves, causes an outage, and measures the time from its end to the next save. */
  async function causeOutage(kind: string, scene: Scene, outage: () => Promise<void>): Promise<void> {
    const before = scene.acknowledged.length;
    scene.isAtWork = true;
    await vi.waitUntil(() => scene.acknowledged.length > before + 3, WAIT);
    await outage();
    const back = performance.now();
    const then = scene.acknowledged.length;
    await vi.waitUntil(() => scene.acknowledged.length > then + 1, WAIT);
    scene.isAtWork = false;
    recoveries.set(kind, [...(recoveries.get(kind) ?? []), Math.round(performance.now() - back)]);
  }

  const cutBoth = (how: Cut, milliseconds: number) => async () => {
    for (const proxy of proxies) await proxy.cut(how);
    await sleep(milliseconds);
    for (const proxy of proxies) await proxy.restore();
  };
  const endConnections = async () => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    await admin.end();
  };
  /** The second address is always available. The first address becomes available again at the next cut. */
  const failOver = () => proxies[0].cut('refused');
  const killEmbedded = async () => {
    const before = readPostmasterFile(getClusterPath(ownDirectory))?.pid;
    killPostmaster(ownDirectory);
    await vi.waitUntil(() => {
      const note = readPostmasterFile(getClusterPath(ownDirectory));
      return note?.status === 'ready' && note.pid !== before;
    }, WAIT);
  };

  it('cause no loss of an acknowledged save, and stop neither the server nor the queue nor the channel', {
    timeout: 900_000,
  }, async () => {
    const socket = new WebSocket(
      `${scene.running.address.replace('http', 'ws')}/ws/${scene.hub.getPath().split('/').at(-1)}?name=Ada`,
    );
    await once(socket, 'open');
    const heard: string[] = [];
    socket.on('message', (frame) => heard.push(String(frame)));

    for (let round = 0; round < 5; round += 1) {
      for (let time = 0; time < 3; time += 1) await causeOutage('connections terminated', scene, endConnections);
      await causeOutage('network: connections reset', scene, cutBoth('reset', 100));
      await causeOutage('network: connections closed', scene, cutBoth('closed', 100));
      await causeOutage('network: connections refused', scene, cutBoth('refused', 100));
      await causeOutage('server restarted, fast', scene, () => server.restart('SIGINT'));
      await causeOutage('server restarted, immediate', scene, () => server.restart('SIGQUIT'));
      await causeOutage('server killed (-9)', scene, () => server.restart('SIGKILL'));
      await causeOutage('failover to another address', scene, failOver);
      await causeOutage('embedded server killed (-9)', own, killEmbedded);
      if (round % 3 === 0) await causeOutage('network: packets vanish', scene, cutBoth('silent', 6_000));
    }
    await Promise.all([scene.stop(), own.stop()]);

    const lost = [...(await findLostSaves(scene.hub, scene.acknowledged)), ...(await findLostSaves(own.hub, own.acknowledged))];
    const outages = [...recoveries.values()].reduce((sum, { length }) => sum + length, 0);
    const figures = [...recoveries].map(([kind, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      return `${kind}: ${all.length} outages, back after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst)`;
    });
    console.log(
      [
        ...figures,
        `${outages} outages, ${scene.acknowledged.length + own.acknowledged.length} saves acknowledged, ${lost.length} lost`,
      ].join('\n'),
    );
    expect(outages).toBeGreaterThanOrEqual(50);
    expect([...scene.strange, ...own.strange]).toEqual([]);
    expect(lost).toEqual([]);
    expect([scene.running.child.exitCode, own.running.child.exitCode]).toEqual([null, null]);
    expect((await fetch(`${scene.running.address}/readyz`)).status).toBe(200);
    // This socket was opened before the first outage.
    socket.send(JSON.stringify({ type: 'chat', content: 'still here' }));
    const sent = await scene.hub.post(scene.hub.getPath('api', 'messages'), { type: 'chat', content: 'from another' });
    expect(sent.status).toBeLessThan(300);
    await vi.waitUntil(() => heard.some((frame) => frame.includes('from another')), WAIT);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});
