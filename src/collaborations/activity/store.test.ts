import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import {
  type AuditEntry,
  type AuditQuery,
  type AuditTrail,
  COUNTED_AHEAD,
  createPostgresAuditTrail,
  MAX_COUNTED_ACTIONS,
} from './store.ts';
import { createMemoryAuditTrail } from './testing-trail.ts';

const createEntry = (number: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: new Date(Date.UTC(2026, 0, 1, 0, number)),
  requestId: `request-${number}`,
  actor: 'a@login.example.org',
  collaboration: 'one',
  action: 'removeMember',
  target: `member ${number}`,
  outcome: 'done',
  actorName: 'A Person',
  collaborationName: 'One',
  targetName: null,
  change: null,
  ...more,
});

function testTrail(make: () => AuditTrail) {
  let trail: AuditTrail;
  beforeAll(async () => {
    trail = make();
    for (let number = 1; number <= 5; number += 1) await trail.record(createEntry(number));
    await trail.record(createEntry(6, { collaboration: 'two', action: 'connectService', outcome: 'pending' }));
  });

  it('returns the newest entries first, page by page, with the total number', async () => {
    const { entries, total } = await trail.read({ collaboration: 'one' }, 2, 2);
    expect([entries, total]).toEqual([[createEntry(3), createEntry(2)], 5]);
  });

  it('returns only entries of the requested collaboration', async () => {
    expect((await trail.read({ collaboration: 'two' }, 0, 10)).entries.map(({ requestId }) => requestId)).toEqual([
      'request-6',
    ]);
  });

  it('finds entries of every collaboration by words, actions and outcome', async () => {
    const readNumbers = async (question: AuditQuery) =>
      (await trail.read(question, 0, 10)).entries.map(({ requestId }) => requestId.replace('request-', ''));
    expect(await readNumbers({})).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(await readNumbers({ words: ['PERSON', 'member 3'] })).toEqual(['3']);
    expect(await readNumbers({ words: ['100%'] })).toEqual([]);
    expect(await readNumbers({ actions: ['connectService'] })).toEqual(['6']);
    expect(await readNumbers({ outcome: 'pending', words: ['one'] })).toEqual(['6']);
    expect(await readNumbers({ by: '%' })).toEqual([]);
    expect(await readNumbers({ before: new Date(0) })).toEqual([]);
    const createFilter = (word: string) => ({ actions: [], outcomes: word === 'waits' ? ['pending'] : [] });
    expect(await readNumbers({ words: ['waits', 'one'], findShownNames: createFilter })).toEqual(['6']);
  });

  it('finds the newest entries of selected actions', async () => {
    expect((await trail.findLatest('two', ['connectService', 'disconnectService']))?.outcome).toBe('pending');
    expect(await trail.findLatest('one', ['connectService'])).toBeUndefined();
  });
}

describe('An audit trail in memory', () => testTrail(createMemoryAuditTrail));

describeWithDatabase('An audit trail in the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  testTrail(() => createPostgresAuditTrail(database.pool));

  it('counts later entries up to a limit, and reports whether more exist', async () => {
    await database.pool.query(
      `insert into collaboration_actions (at, request_id, actor, collaboration, action, target, outcome)
         select now(), n, 'a', 'long', 'addMember', 't', 'done' from generate_series(1, ${MAX_COUNTED_ACTIONS} + 1) n`,
    );
    const trail = createPostgresAuditTrail(database.pool);
    for (const question of [{ collaboration: 'long' }, { collaboration: 'long', words: ['a'] }]) {
      expect(await trail.read(question, 0, 1)).toMatchObject({ total: COUNTED_AHEAD, hasMore: true });
      expect(await trail.read(question, 500, 25)).toMatchObject({ total: 500 + COUNTED_AHEAD, hasMore: true });
      expect(await trail.read(question, MAX_COUNTED_ACTIONS, 25)).toEqual({
        entries: [],
        total: MAX_COUNTED_ACTIONS,
        hasMore: true,
      });
    }
    expect(await trail.read({ collaboration: 'one' }, 0, 1)).toMatchObject({ total: 5, hasMore: false });
    const exported = await trail.read({ collaboration: 'long', words: ['a'] }, 0, MAX_COUNTED_ACTIONS);
    expect([exported.entries.length, new Set(exported.entries.map(({ requestId }) => requestId)).size]).toEqual([
      MAX_COUNTED_ACTIONS,
      MAX_COUNTED_ACTIONS,
    ]);
  });

  it('finds words in both new and old entries', async () => {
    await database.pool.query(
      `insert into collaboration_actions (id, at, request_id, actor, collaboration, action, target, outcome) overriding system value
         select n * 1000000, now(), 'long ago ' || n, 'a', 'aged', 'addMember', 't', 'done' from generate_series(1, 3) n`,
    );
    const trail = createPostgresAuditTrail(database.pool);
    const { entries, total } = await trail.read({ words: ['LONG', 'ago'] }, 1, 2);
    expect([entries.map(({ requestId }) => requestId), total]).toEqual([['long ago 2', 'long ago 1'], 3]);
  });
});
