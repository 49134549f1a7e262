import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { silentAuthLog } from '../auth-log.ts';
import { createPostgresSessionStore } from './postgres-session-store.ts';
import { createRecords, generateIdentifier } from './records.ts';
import { createMemorySessionStore, type SessionStore } from './session-store.ts';
import { createSessionTable } from './testing-session-table.ts';

const later = new Date('2030-01-01T00:00:00.123Z');

/** Defines the tests that every store must pass. */
function testStore(store: () => SessionStore): void {
  const createKey = () => generateIdentifier();

  test('returns a stored record with its time in milliseconds', async () => {
    const name = createKey();
    await store().set(name, { sealed: 'v1.abc', expiresAt: later });
    expect(await store().get(name)).toEqual({ sealed: 'v1.abc', expiresAt: later });
  });

  test('returns undefined for an unknown key', async () => {
    expect(await store().get(createKey())).toBeUndefined();
  });

  test('replaces a record with the same key', async () => {
    const name = createKey();
    await store().set(name, { sealed: 'old', expiresAt: new Date(0) });
    await store().set(name, { sealed: 'new', expiresAt: later });
    expect(await store().get(name)).toEqual({ sealed: 'new', expiresAt: later });
  });

  test('removes a record, and ignores a second removal', async () => {
    const name = createKey();
    await store().set(name, { sealed: 'x', expiresAt: later });
    await store().destroy(name);
    await store().destroy(name);
    expect(await store().get(name)).toBeUndefined();
  });

  test('returns a consumed record to only one of several concurrent calls', async () => {
    const name = createKey();
    await store().set(name, { sealed: 'x', expiresAt: later });
    const taken = await Promise.all(Array.from({ length: 5 }, () => store().take(name)));
    expect(taken.filter((record) => record !== undefined)).toEqual([{ sealed: 'x', expiresAt: later }]);
  });

  test('removes only expired records', async () => {
    const [expired, live] = [createKey(), createKey()];
    await store().set(expired, { sealed: 'x', expiresAt: new Date('2020-01-01T00:00:00Z') });
    await store().set(live, { sealed: 'x', expiresAt: new Date('2020-01-01T00:00:00.001Z') });
    expect(await store().sweep(new Date('2020-01-01T00:00:00Z'))).toBe(1);
    expect([await store().get(expired), await store().get(live)]).toEqual([undefined, expect.anything()]);
  });

  test('finds only the records of the given owner', async () => {
    const [mine, theirs, owner] = [createKey(), createKey(), createKey()];
    await store().set(mine, { sealed: 'x', expiresAt: later, owner, summary: 'of mine' });
    await store().set(theirs, { sealed: 'x', expiresAt: later, owner: createKey(), summary: 'of theirs' });
    expect(await store().listOwned(owner)).toEqual([{ key: mine, summary: 'of mine', expiresAt: later }]);
  });

  test('removes the records of one owner or of all owners, but not those without an owner', async () => {
    const [one, two, form, plain] = [createKey(), createKey(), createKey(), createKey()];
    const [owner, other] = [createKey(), createKey()];
    await store().set(one, { sealed: 'x', expiresAt: later, owner, summary: '' });
    await store().set(two, { sealed: 'x', expiresAt: later, owner: other, summary: '' });
    await store().setWithin(
      form,
      { sealed: 'x', expiresAt: later },
      { name: 'a room', client: 'one', bytes: 1e9, bytesOfClient: 1e9 },
      later,
    );
    await store().set(plain, { sealed: 'x', expiresAt: later });
    expect(await store().destroyOwned(owner)).toEqual([one]);
    expect(await store().destroyOwned(undefined)).toContain(two);
    const left = await Promise.all([one, two, form, plain].map((name) => store().get(name)));
    expect(left.map((record) => record !== undefined)).toEqual([false, false, true, true]);
  });

  test('limits the total size of records, and the share of one client', async () => {
    const name = createKey();
    const now = new Date('2029-12-31T00:00:00Z');
    // Each record counts as 1,000 bytes in addition to its text.
    const storeSession = (client: string, expiresAt = later, record = createKey()) =>
      store().setWithin(
        record,
        { sealed: 'x'.repeat(1_000), expiresAt },
        { name, client, bytes: 6_000, bytesOfClient: 4_000 },
        now,
      );
    const replaced = createKey();
    const areStored = [
      await storeSession('one', now),
      await storeSession('one'),
      await storeSession('one', later, replaced),
      await storeSession('one'),
    ];
    areStored.push(
      await storeSession('one', later, replaced),
      await storeSession('two'),
      await storeSession('two'),
      await storeSession('three'),
    );
    expect(areStored).toEqual([true, true, true, false, true, true, false, false]);
  });

  test('limits the total size of records under concurrent writes', async () => {
    const room = { name: createKey(), client: 'one', bytes: 3_500, bytesOfClient: 3_500 };
    const record = { sealed: '', expiresAt: later };
    const areStored = await Promise.all(
      Array.from({ length: 8 }, () => store().setWithin(createKey(), record, room, new Date(0))),
    );
    expect(areStored.filter(Boolean)).toHaveLength(3);
  });

  test('stores a record of 100,000 characters', async () => {
    const name = createKey();
    await store().set(name, { sealed: 'x'.repeat(100_000), expiresAt: later });
    expect((await store().get(name))?.sealed).toHaveLength(100_000);
  });
}

describe('The store in memory', () => {
  const store = createMemorySessionStore();
  testStore(() => store);
});

describeWithDatabase('The store in PostgreSQL', () => {
  let database: Database;
  let store: SessionStore;

  beforeAll(async () => {
    database = await openTestDatabase();
    await createSessionTable(database.pool);
    store = createPostgresSessionStore(database.pool);
  });

  afterAll(() => database.close());

  testStore(() => store);

  test('contains neither identifier nor contents of a session in plain text', async () => {
    const records = createRecords({ store, secrets: ['s'.repeat(32)], log: silentAuthLog, now: Date.now });
    const identifier = generateIdentifier();
    await records.set('session', identifier, { claims: { email: 'somebody@example.org' } }, later);
    const { rows } = await database.pool.query('select * from sessions');
    expect(await records.read('session', identifier)).toEqual({ claims: { email: 'somebody@example.org' } });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${identifier}|somebody`));
  });
});
