import { beforeEach, describe, expect, test } from 'vitest';
import { type AuthLog, silentAuthLog } from '../auth-log.ts';
import { createRecords, generateIdentifier, isSessionIdentifier } from './records.ts';
import { createMemorySessionStore, type SessionStore, type StoredRecord } from './session-store.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const inAnHour = new Date(start + 3_600_000);

let store: SessionStore;
let stored: Map<string, StoredRecord>;
let now: number;
let warnings: string[];

beforeEach(() => {
  const memory = createMemorySessionStore();
  stored = new Map();
  warnings = [];
  now = start;
  store = {
    ...memory,
    async set(key, record) {
      stored.set(key, record);
      await memory.set(key, record);
    },
  };
});

function createTestRecords(secret = 'a secret'): ReturnType<typeof createRecords> {
  const log: AuthLog = { ...silentAuthLog, warn: (_details, message) => warnings.push(message) };
  return createRecords({ store, secrets: [secret], log, now: () => now });
}

describe('A stored record', () => {
  test('can be read until it expires', async () => {
    const records = createTestRecords();
    await records.set('session', 'i', { a: 1 }, inAnHour);
    now = inAnHour.getTime() - 1;
    const before = await records.read('session', 'i');
    now = inAnHour.getTime();
    expect([before, await records.read('session', 'i')]).toEqual([{ a: 1 }, undefined]);
  });

  test('expires on time even if its expiry in the store is changed', async () => {
    const records = createTestRecords();
    await records.set('session', 'i', { a: 1 }, inAnHour);
    const [[key, record]] = [...stored] as [[string, StoredRecord]];
    await store.set(key, { ...record, expiresAt: new Date('2099-01-01') });
    now = inAnHour.getTime();
    expect(await records.read('session', 'i')).toBeUndefined();
  });

  test('cannot be decrypted under the key of another record', async () => {
    const records = createTestRecords();
    await records.set('session', 'mine', { a: 1 }, inAnHour);
    await records.set('session', 'theirs', { a: 2 }, inAnHour);
    const [[mine], [, theirs]] = [...stored] as [[string, StoredRecord], [string, StoredRecord]];
    await store.set(mine, theirs);
    expect(await records.read('session', 'mine')).toBeUndefined();
  });

  test('is ignored and logged, but not deleted, if it was encrypted with another secret', async () => {
    await createTestRecords('the old secret').set('session', 'i', { a: 1 }, inAnHour);
    expect(await createTestRecords('a new secret').read('session', 'i')).toBeUndefined();
    expect(warnings).toEqual(['a stored record cannot be decrypted with SECRET_KEY']);
    expect(await createTestRecords('the old secret').read('session', 'i')).toEqual({ a: 1 });
  });

  test('is not found for another purpose', async () => {
    const records = createTestRecords();
    await records.set('login', 'i', { a: 1 }, inAnHour);
    expect(await records.read('session', 'i')).toBeUndefined();
  });

  test('can be consumed only once', async () => {
    const records = createTestRecords();
    await records.set('login', 'i', { a: 1 }, inAnHour);
    expect([await records.take('login', 'i'), await records.take('login', 'i')]).toEqual([{ a: 1 }, undefined]);
  });
});

describe('Expired records', () => {
  test('are removed when a record is stored, at most every five minutes', async () => {
    const records = createTestRecords();
    const swept: number[] = [];
    store.sweep = async (at) => swept.push(at.getTime());
    for (const minute of [1, 4, 5, 6, 9, 10]) {
      now = start + minute * 60_000;
      await records.set('login', `${minute}`, {}, inAnHour);
    }
    expect(swept).toEqual([start + 300_000, start + 600_000]);
  });

  test('cause only a log entry if they cannot be removed', async () => {
    const records = createTestRecords();
    store.sweep = () => Promise.reject(new Error('no database'));
    now = start + 300_000;
    await records.set('login', 'i', { a: 1 }, inAnHour);
    await Promise.resolve();
    expect(warnings).toEqual(['expired sessions were not removed']);
  });
});

describe('An identifier', () => {
  test('is never generated twice', () => {
    expect(new Set(Array.from({ length: 1_000 }, generateIdentifier)).size).toBe(1_000);
  });

  test.each([[undefined], [''], ['short'], ['A'.repeat(44)], [`${'A'.repeat(42)}=`], [`${'A'.repeat(42)}\n`]])(
    'is invalid if it is %j',
    (value) => {
      expect(isSessionIdentifier(value)).toBe(false);
    },
  );
});
