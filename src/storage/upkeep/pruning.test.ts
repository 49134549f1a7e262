import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { describeWithDatabase, openTestDatabase } from '../testing.ts';
import { pruneDatabase } from './pruning.ts';

describeWithDatabase('Expired data', () => {
  let database: Database;
  const project = '11111111-1111-4111-8111-111111111111';
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(
      `insert into hub_workspaces (id, name) values ('${project}', 'W');
       insert into hub_projects (id, workspace_id, name, profile, version) values ('${project}', '${project}', 'P', 'miappe', '1.1');
       insert into hub_events (project_id, seq, at, frame) select '${project}', n, now() - n * interval '1 day', '{}' from generate_series(1, 40) n;
       insert into hub_chat_messages (project_id, seq, id, at, sender_id, sender_name, content)
         values ('${project}', 40, '${project}', now() - interval '40 days', 'a', 'Ada', 'Kept');
       insert into collaboration_actions (at, request_id, actor, collaboration, action, target, outcome)
         select now() - n * interval '1 day', n, 'a', 'c', 'addMember', 't', 'done' from generate_series(1, 6000) n`,
    );
  });
  afterAll(() => database.close());

  const listRemaining = async () => {
    const { rows } = await database.pool.query<{ events: number; chat: number; trail: number }>(
      `select (select count(*)::int from hub_events) as events, (select count(*)::int from hub_chat_messages) as chat,
         (select count(*)::int from collaboration_actions) as trail`,
    );
    return rows[0];
  };

  it('is not removed without a setting', async () => {
    expect(await pruneDatabase(database.pool, { eventsDays: 0, auditDays: 0 })).toEqual({
      hub_events: 0,
      collaboration_actions: 0,
    });
    expect(await listRemaining()).toEqual({ events: 40, chat: 1, trail: 6000 });
  });

  it('includes transient frames after an hour, regardless of the settings', async () => {
    await database.pool.query(
      `insert into hub_events (project_id, seq, at, fleeting, frame)
       select '${project}', 100 + n, now() - n * interval '50 minutes', true, '{}' from generate_series(0, 2) n`,
    );
    await pruneDatabase(database.pool, { eventsDays: 0, auditDays: 0 });
    const { rows } = await database.pool.query('delete from hub_events where fleeting returning seq');
    expect(rows.map(({ seq }) => Number(seq)).sort()).toEqual([100, 101]);
  });

  it('is removed completely, except for chat messages', async () => {
    expect(await pruneDatabase(database.pool, { eventsDays: 30, auditDays: 365 })).toEqual({
      hub_events: 11,
      collaboration_actions: 5636,
    });
    expect(await listRemaining()).toEqual({ events: 29, chat: 1, trail: 364 });
  });
});
