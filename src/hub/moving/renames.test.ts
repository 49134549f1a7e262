// @module-tag full
/** Tests that comments, columns and views have the new field names after a move. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('A move to a profile with other names of fields', () => {
  let hub: TestHub;
  let client: HubClient;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const startExample = async (profile = 'miappe', version = '1.1') => {
    const { body } = await new HubClient(hub.address).post('/hub/projects', {
      workspace_name: `Space ${crypto.randomUUID()}`,
      name: 'Trial',
      profile,
      version,
      load_example: true,
    });
    client = new HubClient(hub.address).selectProject(body.id);
  };
  beforeEach(() => startExample());

  const queryRows = async (sql: string) => (await hub.database.pool.query(sql, [client.getPath().split('/')[3]])).rows;
  const moveProject = async (profile: string) => {
    const { state } = (await client.get(client.getPath(`move?profile=${profile}`))).body;
    return client.post(client.getPath('move'), { profile, state, own_columns: [], leave_out: true });
  };
  const saveProfile = async (changes: readonly object[]): Promise<string> => {
    const name = `lab-${crypto.randomUUID()}`;
    let draft = (await client.post('/profile-drafts', { parent: 'miappe/1.1' })).body;
    for (const change of changes)
      draft = (await client.post(`/profile-drafts/${draft.id}/changes`, { revision: draft.revision, ...change })).body;
    const saved = await client.post(`/profile-drafts/${draft.id}/save`, {
      revision: draft.revision,
      output_name: name,
      output_version: '1.0',
    });
    if (saved.status !== 201) throw new Error(saved.text);
    return `${name}/1.0`;
  };

  const name = 'cultural_practices';
  const other = 'CulturalPractices';
  const createArrangement = (id: string) => ({ order: [id], hidden: [id], widths: { [id]: 90 }, frozen: 1, hide_empty: false });
  const createView = (id: string) => ({
    name: 'V',
    query: `filter=${id}%3Dfield&sort=-${id}&group=${id}&q=a`,
    order: [id],
    hidden: [id],
    is_shared: true,
  });
  const readColumns = async () => {
    const [{ columns }] = await queryRows('select columns from hub_arranged_columns where project_id = $1');
    return columns;
  };
  const saveColumns = (columns: object) =>
    queryRows(
      `insert into hub_arranged_columns (project_id, user_id, entity_type, columns)
         values ($1, 'visitor', 'Study', '${JSON.stringify(columns)}')`,
    );
  const readComments = () => queryRows('select field from hub_comments where project_id = $1 order by content');

  it('also renames the field in comments, columns and views, even in an undo, a redo and a restoration', async () => {
    const profile = await saveProfile([
      { kind: 'delete_field', entity: 'Study', item: name },
      { kind: 'field', entity: 'Study', name: other, type: 'string' },
    ]);
    const [{ id }] = await queryRows(`select id from hub_entities where project_id = $1 and entity_type = 'Study' limit 1`);
    const { moment: start } = (await client.get(client.getPath('actions'))).body.actions[0];
    for (const [content, field] of [
      ['a', name],
      ['b', ''],
      ['c', 'title'],
    ])
      expect((await client.post(client.getPath('entity', id, 'comments'), { content, field })).status).toBe(201);
    const saved = { ...createArrangement(name), views: [createView(name)] };
    await saveColumns(saved);
    const before = [saved, [name, '', 'title']];
    const after = [{ ...createArrangement(other), views: [createView(other)] }, [other, '', 'title']];
    const readFieldNames = async () => [await readColumns(), (await readComments()).map(({ field }) => field)];
    const undoMove = async () => {
      const [{ moment }] = (await client.get(client.getPath('actions'))).body.actions;
      expect((await client.post(client.getPath('actions', moment, 'undo'))).status).toBe(200);
    };
    await moveProject(profile);
    expect(await readFieldNames()).toEqual(after);
    await undoMove();
    expect(await readFieldNames()).toEqual(before);
    await undoMove();
    expect(await readFieldNames()).toEqual(after);
    await client.post(client.getPath('restore'), { moment: start });
    expect(await readFieldNames()).toEqual(before);
  });

  it('hides conditions of views on fields that the profile lacks, and keeps them for an undo', async () => {
    const profile = await saveProfile([{ kind: 'delete_field', entity: 'Study', item: name }]);
    await saveColumns({ ...createArrangement(name), views: [createView(name)] });
    const readSharedViews = async () => (await client.get(client.getPath('api/columns/Study'))).body.shared_views;
    await moveProject(profile);
    expect(await readSharedViews()).toEqual([{ ...createView(name), query: 'q=a', order: [], hidden: [] }]);
    const [{ moment }] = (await client.get(client.getPath('actions'))).body.actions;
    await client.post(client.getPath('actions', moment, 'undo'));
    expect(await readSharedViews()).toEqual([createView(name)]);
  });
});
