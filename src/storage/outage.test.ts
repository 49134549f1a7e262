// @module-tag full
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { type Database, DatabaseListener, openDatabase } from './database.ts';
import { schemaLock } from './migrate.ts';
import { isDatabaseOutage } from './storage-errors.ts';
import { createDatabaseWithoutTables, describeWithDatabase } from './testing.ts';
import { CUTS, type Cut, createDatabaseProxy, type DatabaseProxy } from './testing-proxy.ts';
import { startWriters } from './testing-writers.ts';

const WAIT = { timeout: 60_000, interval: 10 };

/** Creates a log that records messages with their levels, except debug messages. */
function createRecordingLog() {
  const reported: string[] = [];
  const recordMessage = (level: string) => (_details: object, message: string) => void reported.push(`${level}: ${message}`);
  return {
    reported,
    log: { debug() {}, info: recordMessage('info'), warn: recordMessage('warn'), error: recordMessage('error') },
  };
}

const LOST = 'warn: the database connection is lost; requests fail until it returns';
const BACK = 'info: the database is available again';

const TERMINATE_OTHERS =
  'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

describeWithDatabase('An outage of the database', () => {
  const endings: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end();
  });

  async function openThroughWay(): Promise<{
    database: Database;
    way: DatabaseProxy;
    admin: pg.Client;
    bareUrl: string;
    reported: string[];
  }> {
    const bare = await createDatabaseWithoutTables();
    endings.push(() => bare.drop());
    const proxy = await createDatabaseProxy(bare.url);
    endings.push(() => proxy.close());
    const { reported, log } = createRecordingLog();
    const admin = new pg.Client({ connectionString: bare.url });
    await admin.connect();
    endings.push(() => admin.end());
    const database = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log });
    endings.push(() => database.close(1_000));
    reported.length = 0;
    return { database, way: proxy, admin, bareUrl: bare.url, reported };
  }

  const endsByItself = 'ends without a restart, loses no acknowledged write, and is logged once: connections are %s';
  it.each(CUTS.filter((cut) => cut !== 'silent'))(endsByItself, testCutConnection);
  it.each(['silent'] as const)(endsByItself, { tags: 'full' }, testCutConnection);

  async function testCutConnection(cut: Cut): Promise<void> {
    const { database, way, reported } = await openThroughWay();
    const { account, stop } = await startWriters(database, isDatabaseOutage);
    await vi.waitUntil(() => account.acknowledged.size > 50, WAIT);
    await way.cut(cut);
    await vi.waitUntil(() => account.refused.size > 20, WAIT);
    await expect(database.pingDatabase()).rejects.toThrow('the database does not respond');
    await way.restore();
    const before = account.acknowledged.size;
    await vi.waitUntil(() => account.acknowledged.size > before + 50, WAIT);
    const observed = await stop();
    expect(account.strange).toEqual([]);
    expect([...account.acknowledged].filter((number) => !observed.has(number))).toEqual([]);
    // Rejected changes must not be saved.
    expect([...account.refused].filter((number) => observed.has(number))).toEqual([]);
    expect(reported).toEqual([LOST, BACK]);
  }

  it('affects only the requests of ended connections, and causes at most two log lines each time', async () => {
    const { database, admin, reported } = await openThroughWay();
    const { account, stop } = await startWriters(database, isDatabaseOutage);
    for (let round = 0; round < 5; round += 1) {
      const before = account.acknowledged.size;
      await vi.waitUntil(() => account.acknowledged.size > before + 20, WAIT);
      await admin.query(TERMINATE_OTHERS);
    }
    const before = account.acknowledged.size;
    await vi.waitUntil(() => account.acknowledged.size > before + 50, WAIT);
    const observed = await stop();
    expect(account.strange).toEqual([]);
    expect([...account.acknowledged].filter((number) => !observed.has(number))).toEqual([]);
    expect([...account.refused].filter((number) => observed.has(number))).toEqual([]);
    expect(reported.length).toBeLessThanOrEqual(10);
  });

  it('does not end a process with an active connection, one idle in a transaction, and one outside the pool', async () => {
    const { database, way } = await openThroughWay();
    const [inUse, inTransaction, ownOne] = [
      await database.pool.connect(),
      await database.pool.connect(),
      await database.connect('test'),
    ];
    await inTransaction.query('begin');
    const sleeping = inUse.query('select pg_sleep(60)');
    sleeping.catch(() => undefined);
    await way.cut('reset');
    await expect(sleeping).rejects.toMatchObject({ name: 'DatabaseLostError', status: 503 });
    await expect(inTransaction.query('commit')).rejects.toSatisfy(isDatabaseOutage);
    await expect(ownOne.query('select 1')).rejects.toSatisfy(isDatabaseOutage);
    inUse.release();
    inTransaction.release();
    await way.restore();
    await vi.waitFor(() => database.pool.query('select 1'), WAIT);
  });

  it('leaves no lock behind after lost packets', { tags: 'full' }, async () => {
    const { database, way } = await openThroughWay();
    const holder = await database.pool.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(7)');
    await way.cut('silent');
    await vi.waitUntil(
      () =>
        database.pingDatabase().then(
          () => false,
          () => true,
        ),
      WAIT,
    );
    holder.release(true);
    await way.restore();
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query('select pg_try_advisory_lock(7) as taken');
      expect(rows).toEqual([{ taken: true }]);
    }, WAIT);
  });

  it('restarts a listener, which then looks for missed events', { tags: 'full' }, async () => {
    const { database, way, admin } = await openThroughWay();
    const notifications: string[] = [];
    let searched = 0;
    const listener = new DatabaseListener({
      channel: 'rumours',
      name: 'test',
      connect: database.connect,
      log: createLog('silent'),
      onNotification: (payload) => notifications.push(payload),
      onListening: () => {
        searched += 1;
      },
    });
    await listener.start();
    endings.push(() => listener.stop());
    await way.cut('silent');
    await vi.waitUntil(
      () =>
        database.pingDatabase().then(
          () => false,
          () => true,
        ),
      WAIT,
    );
    await way.restore();
    await vi.waitUntil(() => searched === 2, WAIT);
    await admin.query(`notify rumours, 'again'`);
    await vi.waitUntil(() => notifications.includes('again'), WAIT);
  });

  it('ends when the pool connects to another server in DATABASE_URL', { tags: 'full' }, async () => {
    const { way, bareUrl } = await openThroughWay();
    const other = await createDatabaseProxy(way.url);
    endings.push(() => other.close());
    const [first, second] = [new URL(way.url), new URL(other.url)];
    other.setTarget(bareUrl);
    const both = `postgres://${first.username}@${first.host},${second.host}${first.pathname}?target_session_attrs=read-write`;
    const { reported, log } = createRecordingLog();
    const database = await openDatabase({ databaseUrl: both, dataDir: '', log });
    endings.push(() => database.close(1_000));
    const { account, stop } = await startWriters(database, isDatabaseOutage);
    await vi.waitUntil(() => account.acknowledged.size > 20, WAIT);
    const before = account.acknowledged.size;
    await way.cut('silent');
    await vi.waitUntil(() => account.acknowledged.size > before + 50, WAIT);
    expect(new URL(database.url).host).toBe(second.host);
    const observed = await stop();
    expect([...account.acknowledged].filter((number) => !observed.has(number))).toEqual([]);
    expect(reported).toContain(BACK);
  });

  it('begins when a server becomes a replica, and ends when it is writable again', async () => {
    const { database, admin, reported } = await openThroughWay();
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name;
    // Simulates a server that became a replica in a failover.
    await admin.query(`alter database "${name}" set default_transaction_read_only = on`);
    await admin.query(TERMINATE_OTHERS);
    await vi.waitUntil(() => reported.includes(LOST), WAIT);
    await expect(database.pool.query('create table refused ()')).rejects.toSatisfy(isDatabaseOutage);
    await admin.query(`alter database "${name}" reset default_transaction_read_only`);
    await vi.waitUntil(() => reported.includes(BACK), WAIT);
    await database.pool.query('create table taken ()');
  });

  it('does not fail a migration at startup', async () => {
    const { way, admin } = await openThroughWay();
    const { reported, log } = createRecordingLog();
    // The migration waits for this lock, so that the outage occurs during the migration.
    await admin.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await admin.query('begin');
    await admin.query(`select pg_advisory_xact_lock(${schemaLock})`);
    const opening = openDatabase({ databaseUrl: way.url, dataDir: '', log });
    await vi.waitUntil(() => reported.some((line) => line.includes('waiting for another process')), WAIT);
    await way.cut('reset');
    await way.restore();
    await admin.query('rollback');
    const database = await opening;
    endings.push(() => database.close());
    const { rows } = await database.pool.query('select count(*)::int as tables from deployment');
    expect(rows).toEqual([{ tables: 3 }]);
  });

  it('delays startup, with a message, while no connection is available', async () => {
    const { admin, bareUrl } = await openThroughWay();
    // Superusers can use reserved connections, so the test needs an ordinary role.
    const role = `busy_${process.pid}`;
    await admin.query(`create role ${role} login connection limit 0`);
    endings.push(() => admin.query(`drop owned by ${role} cascade; drop role ${role}`));
    await admin.query(
      `grant ${role} to current_user; drop schema drizzle cascade; drop schema public cascade; create schema public authorization ${role}`,
    );
    await admin.query(`grant create on database "${new URL(bareUrl).pathname.slice(1)}" to ${role}`);
    const { reported, log } = createRecordingLog();
    const url = new URL(bareUrl);
    url.searchParams.set('user', role);
    const opening = openDatabase({ databaseUrl: url.href, dataDir: '', log });
    await vi.waitUntil(() => reported.includes('info: waiting for the database'), WAIT);
    await admin.query(`alter role ${role} connection limit -1`);
    const database = await opening;
    endings.push(() => database.close());
    await database.pingDatabase();
  });

  it('delays startup, with a message, while the server does not respond', { tags: 'full' }, async () => {
    const { way } = await openThroughWay();
    await way.cut('silent');
    const { reported, log } = createRecordingLog();
    const opening = openDatabase({ databaseUrl: way.url, dataDir: '', log });
    await vi.waitUntil(() => reported.includes('info: waiting for the database'), WAIT);
    await way.restore();
    const database = await opening;
    endings.push(() => database.close());
    await database.pingDatabase();
  });

  it('does not delay the shutdown of the process', { tags: 'full' }, async () => {
    const { database, way } = await openThroughWay();
    const requested = database.pool.query('select pg_sleep(60)');
    requested.catch(() => undefined);
    await way.cut('silent');
    await database.close(500);
    await expect(requested).rejects.toSatisfy(isDatabaseOutage);
  });
});
