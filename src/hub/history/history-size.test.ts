// @module-tag full
/** Tests that pages of a history with large values have a limited size. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The history of entities with large values', () => {
  let hub: TestHub;
  let project: string;
  let entity: string;
  beforeAll(async () => {
    hub = await startTestHub();
    const { projectId, entityId } = await hub.place();
    project = `/hub/projects/${projectId}`;
    entity = `${project}/entity/${entityId}`;
    await hub.database.pool.query(
      `insert into hub_entity_versions (project_id, entity_id, version, action, seq, user_id, user_name, entity_type, position, label, data)
       select $1, $2, n, case n when 1 then 'created' else 'updated' end, n, 'tests', 'Tests', 'Investigation', 0, 'Drought',
         jsonb_build_object('title', 'Drought', 'description', n || repeat('x', 3_000_000)) from generate_series(1, 8) n`,
      [projectId, entityId],
    );
    await hub.database.pool.query(
      `insert into hub_actions (project_id, moment, first, kind, subject, created, changed, deleted, at, user_id, user_name)
       values ($1, 8, 1, 'changed', 'Drought', 1, 7, 0, now(), 'tests', 'Tests')`,
      [projectId],
    );
    await hub.database.pool.query('update hub_projects set seq = 8 where id = $1', [projectId]);
  });
  afterAll(() => hub?.stop());

  it.each([
    ['the entity', () => `${entity}/history?`],
    ['the project', () => `${project}/history?`],
    ['an action', () => `${project}/actions/8?`],
  ])('has pages with at most 20 MB of values, and at least one entry, for %s', async (_what, path) => {
    const found: number[] = [];
    const pages: unknown[] = [];
    for (let offset = 0; offset < 8; ) {
      const { status, body } = await hub.send('anonymous', `${path()}offset=${offset}`);
      pages.push([status, body.total, body.entries.length === body.limit || offset + body.entries.length === 8]);
      for (const { version } of body.entries) found.push(version);
      if (body.entries.length === 0) break;
      offset += body.limit;
    }
    expect([found, pages.length > 1, new Set(pages.map(String))]).toEqual([
      Array.from({ length: 8 }, (_, at) => 8 - at),
      true,
      new Set(['200,8,true']),
    ]);
  });

  it('has a page with a link to the next entries', async () => {
    const { status, text } = await hub.send('anonymous', `${entity}/history`, { accept: 'text/html' });
    expect([
      status,
      /href="[^"]*history\?limit=\d&#38;offset=\d"|href="[^"]*history\?limit=\d&amp;offset=\d"/.test(text),
    ]).toEqual([200, true]);
  });
});
