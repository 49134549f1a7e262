// @module-tag full
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { doctorPlace } from '../cli/doctor/testing-doctor.ts';
import { furnish } from '../proteomics/uploads/testing-uploads.ts';
import { type Database, openDatabase } from './database.ts';
import { workshop } from './embedded/testing-embedded.ts';
import { byReplica, replicaWarnings } from './replica.ts';
import { silentLog } from './storage-log.ts';
import { describeWithEmbedded } from './testing.ts';
import { type GivenServer, startGivenServer } from './testing-given-server.ts';
import { startReplica } from './testing-replica.ts';

const WAIT = { timeout: 60_000, interval: 20 };
const BEHIND = 'The replica of DATABASE_REPLICA_URL does not answer, or is behind. The database answers its reads.';

describeWithEmbedded('Reads with a streaming replica', () => {
  const { directory, tearDown } = workshop();
  let primary: GivenServer;
  let replica: GivenServer;
  let database: Database;
  let admin: pg.Client;
  let server: TestServer;
  const place = doctorPlace();

  beforeAll(async () => {
    primary = await startGivenServer(directory());
    replica = await startReplica(primary, directory());
    database = await openDatabase({ databaseUrl: primary.url, replicaUrl: replica.url, dataDir: '', log: silentLog });
    await database.pool.query('create table notes (text text)');
    server = await startTestServer({ PARALLEL_RUNS: '0' }, { database });
    admin = new pg.Client({ connectionString: replica.url });
    admin.on('error', () => undefined);
    await admin.connect();
  });
  afterAll(async () => {
    place.remove();
    await server?.stop();
    await database?.close();
    await admin?.end().catch(() => undefined);
    await Promise.all([replica?.stop(), primary?.stop()]);
    tearDown();
  });
  // The replica is as far as the primary, and not left alone.
  afterEach(() => vi.waitUntil(answersReads, WAIT));

  const IN_RECOVERY = 'select pg_is_in_recovery() as "isReplica"';
  const byWhom = () =>
    byReplica(database.pool, async (reader) => (await reader.query<{ isReplica: boolean }>(IN_RECOVERY)).rows[0]?.isReplica);
  const answersReads = async () => (await byWhom()) === true;
  const note = (text: string) => database.pool.query('insert into notes values ($1)', [text]);
  const countOf = (text: string) =>
    byReplica(database.pool, async (reader) => {
      const { rows } = await reader.query<{ count: number; isReplica: boolean }>(
        'select count(*)::int as count, pg_is_in_recovery() as "isReplica" from notes where text = $1',
        [text],
      );
      return rows[0];
    });

  it('go to the replica', async () => {
    await vi.waitUntil(answersReads, WAIT);
    await expect.poll(() => replicaWarnings(database.pool), WAIT).toEqual([]);
    const environment = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url };
    expect((await place.find('Replica', environment))[0]).toMatchObject({ state: 'good' });
  });

  it('find the reader of a connection again, with whom is kept what was learned', async () => {
    const readerNow = () => byReplica(database.pool, async (reader) => reader);
    await vi.waitUntil(async () => {
      const reader = await readerNow();
      return reader !== database.pool && reader === (await readerNow());
    }, WAIT);
  });

  it('see what was saved the moment before, most of them by the replica', async () => {
    const seen: Awaited<ReturnType<typeof countOf>>[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      await note(`turn ${turn}`);
      seen.push(await countOf(`turn ${turn}`));
    }
    expect(new Set(seen.map((one) => one?.count))).toEqual(new Set([1]));
    expect(seen.some((one) => one?.isReplica === true)).toBe(true);
  });

  it('go to the primary while the replica does not replay, and see what was saved', async () => {
    await admin.query('select pg_wal_replay_pause()');
    await vi.waitUntil(
      async () =>
        (await admin.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state === 'paused',
      WAIT,
    );
    await note('paused');
    const seen = await countOf('paused');
    const readiness: unknown = await (await fetch(`${server.address}/readyz`)).json();
    const [finding] = await place.find('Replica', { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url });
    await admin.query('select pg_wal_replay_resume()');
    expect(seen).toEqual({ count: 1, isReplica: false });
    expect(readiness).toMatchObject({ status: 'ok', warnings: [BEHIND] });
    expect(finding).toMatchObject({ state: 'attention', says: expect.stringContaining('is behind the database') });
  });

  it('are asked of the primary again where the replica ends them', async () => {
    const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'concordat replica'`;
    const ended = async () => {
      let asked = 0;
      const isReplica = await byReplica(database.pool, async (reader) => {
        asked += 1;
        if (asked === 1) await admin.query(terminate);
        return (await reader.query<{ isReplica: boolean }>(IN_RECOVERY)).rows[0]?.isReplica;
      });
      return { asked, isReplica };
    };
    await expect.poll(ended, WAIT).toEqual({ asked: 2, isReplica: false });
  });

  it('go to the primary while the replica is gone, and to the replica once it is back', async () => {
    await replica.restart('SIGKILL').then(() => replica.stop());
    await note('gone');
    const [seen, warnings] = [await countOf('gone'), await replicaWarnings(database.pool)];
    await replica.start();
    expect(seen).toEqual({ count: 1, isReplica: false });
    expect(warnings).toEqual([BEHIND]);
  });

  it('are those of searches, choices, activity, histories and proteins', async () => {
    const reads = async () =>
      Number(/replica_reads_total{by="replica"} (\d+)/.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1] ?? 0);
    const post = (path: string, body: object) =>
      fetch(server.address + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      });
    await furnish(server.address);
    const workspace = (await (await post('/hub/workspaces', { name: 'Wheat' })).json()) as { id: string };
    const made = await post('/hub/projects', {
      name: 'Wheat',
      workspace_id: workspace.id,
      profile: 'miappe',
      version: '1.1',
    });
    const project = (await made.json()) as { id: string };
    const pipeline = { project: 'lung-cohort', pipeline: 'tmt11-quality' };
    const asked = {
      '/api/lookup': () => fetch(`${server.address}/api/lookup/Study?q=s`),
      history: () => fetch(`${server.address}/hub/projects/${project.id}/history`),
      names: () => post('/api/mq/protein-names', pipeline),
      groups: () => post('/api/mq/protein-groups', { ...pipeline, columns: ['RawFile'], protein_names: ['P1'] }),
      page: () => fetch(`${server.address}/proteomics/projects/lung-cohort/tmt11-quality/qc/proteins`),
    };
    const readsOf = async (ask: () => Promise<Response>) => {
      await vi.waitUntil(answersReads, WAIT);
      const before = await reads();
      const { status } = await ask();
      return [status, (await reads()) - before];
    };
    // The hub's search, and that of proteomics.
    await expect.poll(() => readsOf(() => fetch(`${server.address}/find?q=wheat`)), WAIT).toEqual([200, 2]);
    for (const [what, ask] of Object.entries(asked))
      await expect.poll(() => readsOf(ask), { ...WAIT, message: what }).toEqual([200, 1]);
  });

  it('do not go to a server that is no replica of this one', async () => {
    const stranger = await startGivenServer(directory());
    const misled = await openDatabase({ databaseUrl: primary.url, replicaUrl: stranger.url, dataDir: '', log: silentLog });
    const warnings = await replicaWarnings(misled.pool);
    const [finding] = await place.find('Replica', { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: stranger.url });
    await misled.close();
    await stranger.stop();
    expect(warnings).toEqual([BEHIND]);
    expect(finding).toMatchObject({ state: 'wrong', says: expect.stringContaining('is no replica') });
  });
});
