// @module-tag full
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../contract-tests/test-server.ts';
import type { Database } from '../../../storage/database.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type Answer, HubClient } from '../../entities/testing-hub-client.ts';
import { createTestProject } from '../../entities/testing-project.ts';
import { runInProject, saveEntitiesInTransaction } from '../../saving/save-entities.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of all operations
type Any = any;

describeWithDatabase('The history of a project by action', () => {
  let server: TestServer;
  let hub: HubClient;
  let other: HubClient;
  let investigation: Any;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    hub = await new HubClient(server.address).createProject();
    other = hub.connectTo(server.address);
    investigation = await hub.createEntity('Investigation', { unique_id: 'INV', title: 'Drought' });
  });

  const readActions = async (): Promise<Any[]> => (await hub.get(hub.getPath('actions'))).body.actions;
  const readLabels = async (): Promise<string[]> =>
    (await hub.get(hub.getPath('entities'))).body.entities.map(({ label }: { label: string }) => label).toSorted();
  const undoAction = async (moment?: number): Promise<Answer> =>
    hub.post(hub.getPath('actions', String(moment ?? (await readActions())[0].moment), 'undo'));
  const saveChanges = (changes: object[], kind?: string) =>
    hub.post(hub.getPath('bulk'), { changes, ...(kind === undefined ? {} : { kind }) });
  const listStudies = (...ids: string[]) =>
    ids.map((unique_id) => ({ entity_type: 'Study', parent_id: investigation.id, data: { unique_id, title: unique_id } }));

  describe('A line of the history of a project', () => {
    it('shows a save with its counts and client', async () => {
      expect(await readActions()).toMatchObject([
        {
          kind: 'created',
          title: 'Created Drought',
          created: 1,
          changed: 0,
          deleted: 0,
          client: 'node',
          undoes: null,
          undone_by: null,
        },
      ]);
    });

    it('shows a paste of many rows', async () => {
      await saveChanges(listStudies('S1', 'S2', 'S3'), 'pasted');
      expect((await readActions())[0]).toMatchObject({ kind: 'pasted', title: 'Pasted 3 rows', created: 3 });
    });

    it('shows a change of many entities', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2', 'S3'))).body.entities;
      await saveChanges(made.map(({ id }: Any) => ({ entity_type: 'Study', node_id: id, data: { description: 'dry' } })));
      expect((await readActions()).map(({ title }) => title)).toEqual([
        'Changed S1 and 2 more',
        'Created S1 and 2 more',
        'Created Drought',
      ]);
    });

    it('shows an import, named by its file', async () => {
      const text = 'unique_id,investigation_id,title\nS1,INV,One\nS2,INV,Two\n';
      const importBody = { format: 'csv', entity_type: 'Study', content: text, file_name: 'studies.csv' };
      const preview = await hub.post(hub.getPath('import'), importBody);
      expect(preview.status, preview.text).toBe(201);
      await hub.post(hub.getPath('import', preview.body.id, 'apply'));
      expect((await readActions())[0]).toMatchObject({ kind: 'imported', title: 'Imported studies.csv', created: 2 });
    });

    it('shows a deletion with descendants, and a restoration', async () => {
      await saveChanges(listStudies('S1', 'S2'));
      await hub.remove(hub.getPath('entity', investigation.id));
      await hub.post(hub.getPath('entity', investigation.id, 'restore'), { restore_version: 1 });
      expect((await readActions()).slice(0, 2)).toMatchObject([
        { kind: 'restored', title: 'Restored Drought and 2 more', created: 3 },
        { kind: 'deleted', title: 'Deleted Drought and 2 more', deleted: 3 },
      ]);
    });

    it('combines all saves of one transaction', async () => {
      const project = await createTestProject(server.database as Database);
      const { context, scope } = project;
      await runInProject(context, scope.project, async (client) => {
        for (const title of ['One', 'Two'])
          await saveEntitiesInTransaction(client, context.now(), scope, [{ entityType: 'Investigation', data: { title } }]);
      });
      const { body } = await hub.get(`/hub/projects/${scope.project.id}/actions`);
      expect(body.actions.map((one: Any) => [one.title, one.created])).toEqual([['Created One and 1 more', 2]]);
    });

    it('shows a copy', async () => {
      await hub.post(hub.getPath('entity', investigation.id, 'duplicate'));
      expect((await readActions())[0]).toMatchObject({ kind: 'duplicated', title: 'Duplicated Drought' });
    });
  });

  it('is filtered by kind, and paginated', async () => {
    await saveChanges(listStudies('S1'), 'pasted');
    await saveChanges(listStudies('S2'), 'pasted');
    const part = (await hub.get(`${hub.getPath('actions')}?kind=pasted&limit=1&offset=1`)).body;
    expect([part.total, part.actions.length, part.actions[0].created]).toEqual([2, 1, 1]);
  });

  describe('A filter of the history of a project', () => {
    const readTitles = async (query: object, list = 'actions', name = 'title'): Promise<string[]> => {
      const { body } = await hub.get(`${hub.getPath(list)}?${new URLSearchParams({ ...query })}`);
      return (body.actions ?? body.entries).map((one: Any) => one[name]);
    };
    const addStudies = async () => {
      const [one] = (await saveChanges(listStudies('S1', 'S2'), 'pasted')).body.entities;
      const stranger = new HubClient(server.address);
      await stranger.open('/hub/me');
      await stranger.post(hub.getPath('entities'), {
        entity_type: 'Study',
        node_id: one.id,
        data: { start_date: '2026-03-01' },
      });
      return (await hub.get(hub.getPath('actions'))).body.actions[0].user_id as string;
    };

    it('finds the changes of one user', async () => {
      const user = await addStudies();
      expect([await readTitles({ user }), await readTitles({ user }, 'history', 'label')]).toEqual([['Changed S1'], ['S1']]);
      expect(await readTitles({ user: 'visitor-none' })).toEqual([]);
    });

    it('finds the changes of an entity, including those of a paste', async () => {
      await addStudies();
      expect(await readTitles({ entity: 's2' })).toEqual(['Pasted 2 rows']);
      expect(await readTitles({ entity: ' S1 ' })).toEqual(['Changed S1', 'Pasted 2 rows']);
      expect(await readTitles({ entity: 's2' }, 'history', 'label')).toEqual(['S2']);
    });

    it('finds the changes of a field', async () => {
      await addStudies();
      expect(await readTitles({ field: 'start_date' }, 'history', 'label')).toEqual(['S1']);
      expect(await readTitles({ field: 'title', action: 'updated' }, 'history', 'label')).toEqual([]);
    });

    it('includes both ends of a range of days', async () => {
      const day = new Date().toISOString().slice(0, 10);
      for (const list of ['actions', 'history']) {
        expect([list, (await readTitles({ from: day, to: day }, list)).length]).toEqual([list, 1]);
        expect(await readTitles({ to: '2020-01-01' }, list)).toEqual([]);
        expect(await readTitles({ from: '2999-01-01' }, list)).toEqual([]);
      }
    });

    it.each(['actions', 'history'])('rejects a day that does not exist in %s', async (list) => {
      const { status, body } = await hub.get(`${hub.getPath(list)}?from=2026-02-31`);
      expect([status, body.detail]).toEqual([400, 'query.from must be a date, such as 2026-03-05, not 2026-02-31']);
      const { text } = await hub.open(`${hub.getPath(list)}?to=3%2F4%2F2026`);
      expect(text).toContain('<p class="lead">to is not valid. Write it like 2026-03-31');
    });

    it.each(['actions', 'history'])('remains selected on the page of %s and in its next pages', async (list) => {
      const user = await addStudies();
      const { text } = await hub.open(`${hub.getPath(list)}?user=${user}&entity=S1&limit=1`);
      expect(text).toMatch(new RegExp(`<option value="${user}" selected>Guest`));
      expect(text).toContain('value="S1"');
      const { text: unknown } = await hub.open(`${hub.getPath(list)}?user=visitor-none`);
      expect(unknown).toContain('<option value="visitor-none" selected>');
      const { text: all } = await hub.open(`${hub.getPath(list)}?entity=S&limit=1`);
      expect(all).toMatch(/rel="next" href="[^"]*entity=S&amp;limit=1/);
    });
  });

  describe('An undo in the history of a project', () => {
    it('reverts a paste, and redoes it when the undo is undone', async () => {
      await saveChanges(listStudies('S1', 'S2'), 'pasted');
      const undone = (await undoAction()).body;
      expect([undone.action.title, undone.undoing, await readLabels()]).toEqual([
        'Undone: Pasted 2 rows',
        { undone: 2, kept: [], kept_total: 0 },
        ['Drought'],
      ]);
      await undoAction();
      expect([(await readActions())[0].title, await readLabels()]).toEqual(['Redone: Pasted 2 rows', ['Drought', 'S1', 'S2']]);
    });

    it('reverts a change of values', async () => {
      await hub.post(hub.getPath('entities'), {
        entity_type: 'Investigation',
        node_id: investigation.id,
        data: { title: 'Rain', description: 'wet' },
      });
      await undoAction();
      expect((await hub.get(hub.getPath('entity', investigation.id))).body.data).toEqual({
        unique_id: 'INV',
        title: 'Drought',
      });
    });

    it('reverts a deletion, in the original order', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2', 'S3', 'S4'))).body.entities;
      await hub.remove(hub.getPath('entity', made[1].id));
      await undoAction();
      const order = (await hub.get(hub.getPath('table', 'Study'))).body.rows.map(({ label }: Any) => label);
      expect(order).toEqual(['S1', 'S2', 'S3', 'S4']);
    });

    it('reverts a move to another parent, and within the list', async () => {
      const [one, two] = (await saveChanges(listStudies('S1', 'S2'))).body.entities;
      const unit = await hub.createEntity('ObservationUnit', { unique_id: 'OU' }, one);
      const moved = await hub.post(hub.getPath('entity', unit.id, 'move'), { parent_id: two.id, position: 0 });
      expect(moved.status, moved.text).toBe(200);
      await undoAction();
      const place = (await hub.get(hub.getPath('table', 'ObservationUnit'))).body.rows[0].parent_id;
      expect(place).toBe(one.id);
      await hub.post(hub.getPath('entity', two.id, 'move'), { position: 0 });
      await undoAction();
      const order = (await hub.get(hub.getPath('table', 'Study'))).body.rows.map(({ label }: Any) => label);
      expect(order).toEqual(['S1', 'S2']);
    });

    it('reverts changes without later dependents, and lists the other changes with the reason', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2', 'S3'), 'pasted')).body.entities;
      const [paste] = await readActions();
      await other.post(other.getPath('entities'), {
        entity_type: 'Study',
        node_id: made[0].id,
        data: { description: 'later' },
      });
      await hub.createEntity('ObservationUnit', { unique_id: 'OU' }, made[1]);
      const name = (await hub.get(hub.getPath('actions'))).body.actions[1].user_name;
      const seen = (await hub.get(hub.getPath('actions', String(paste.moment)))).body.undoing;
      const { undoing } = (await undoAction(paste.moment)).body;
      expect(undoing).toEqual(seen);
      expect([undoing.undone, undoing.kept_total, undoing.kept.map(({ reason }: Any) => reason)]).toEqual([
        1,
        2,
        [`${name} changed it later.`, 'It contains OU, which stays.'],
      ]);
      expect(await readLabels()).toEqual(['Drought', 'OU', 'S1', 'S2']);
    });

    it('returns 409 if the action was already undone', async () => {
      await saveChanges(listStudies('S1'), 'pasted');
      const [{ moment }] = await readActions();
      await undoAction(moment);
      const again = await undoAction(moment);
      expect([again.status, again.body.detail]).toEqual([
        409,
        'This action cannot be undone: all its changes were changed later.',
      ]);
      expect((await readActions())[1].undone_by).toBe((await readActions())[0].moment);
    });

    it('returns 404 for an unknown action', async () => {
      expect((await undoAction(999_999)).status).toBe(404);
    });

    it('shows a message about the remaining changes on a page', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2'), 'pasted')).body.entities;
      const [{ moment }] = await readActions();
      await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: made[0].id, data: { description: 'later' } });
      const { text } = await hub.submitForm(hub.getPath('actions', String(moment), 'undo'));
      expect(text).toContain('Undone: Pasted 2 rows');
      expect(text).toContain('1 entity kept.');
      expect(text).toMatch(/S1: Guest \w+ changed it later\./);
    });
  });

  describe('A comparison in the history of a project', () => {
    it('compares two points in time, entity by entity', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2', 'S3'))).body.entities;
      const [{ moment }] = await readActions();
      await hub.post(hub.getPath('entities'), { entity_type: 'Study', node_id: made[0].id, data: { title: 'New' } });
      await hub.remove(hub.getPath('entity', made[1].id));
      await saveChanges(listStudies('S4'));
      const { body } = await hub.get(`${hub.getPath('differences')}?from=${moment}`);
      expect([body.created, body.changed, body.deleted, body.total]).toEqual([1, 1, 1, 3]);
      expect(body.entries.map((one: Any) => [one.label, one.difference, one.changes.length])).toEqual([
        ['New', 'changed', 1],
        ['S2', 'deleted', 3],
        ['S4', 'created', 3],
      ]);
    });

    it('lists no values of deleted entities on the page', async () => {
      const made = (await saveChanges(listStudies('S1'))).body.entities;
      const [{ moment }] = await readActions();
      await hub.remove(hub.getPath('entity', made[0].id));
      const { text } = await hub.open(`${hub.getPath('differences')}?from=${moment}`);
      expect(text).toContain('1 deleted.');
      expect(text).not.toContain('emptied');
    });

    it('finds no difference for values that were added and removed', async () => {
      const [{ moment }] = await readActions();
      await saveChanges(listStudies('S1'));
      await undoAction();
      expect((await hub.get(`${hub.getPath('differences')}?from=${moment}`)).body.total).toBe(0);
    });

    it('accepts two points in time in any order', async () => {
      await saveChanges(listStudies('S1'));
      const [{ moment }, first] = await readActions();
      const { body } = await hub.get(`${hub.getPath('differences')}?from=${moment}&to=${first.moment}`);
      expect([body.from, body.to, body.created]).toEqual([first.moment, moment, 1]);
    });
  });

  describe('A restoration of a project from its history', () => {
    it('restores the project to a restore point as one action, which can be undone', async () => {
      const made = (await saveChanges(listStudies('S1', 'S2'))).body.entities;
      const point = (await hub.post(hub.getPath('restore-points'), { name: 'Before the harvest' })).body;
      await hub.remove(hub.getPath('entity', made[0].id));
      await saveChanges(listStudies('S3'));
      const back = await hub.post(hub.getPath('restore'), { moment: point.moment });
      expect([back.body.action.title, await readLabels()]).toEqual([
        'Project restored to “Before the harvest”',
        ['Drought', 'S1', 'S2'],
      ]);
      await undoAction();
      expect(await readLabels()).toEqual(['Drought', 'S2', 'S3']);
    });

    it('restores the project to its initial, empty state, and can be undone', async () => {
      await saveChanges(listStudies('S1'));
      await hub.post(hub.getPath('restore'), { moment: 0 });
      expect(await readLabels()).toEqual([]);
      await undoAction();
      expect(await readLabels()).toEqual(['Drought', 'S1']);
    });

    it.each([
      ['that equals the current state', {}, 409, 'The project already has this state.'],
      ['in the future', { moment: 999_999 }, 404, 'moment: the project has no moment 999999 yet.'],
      [
        'if the project was changed since',
        { present: 0, moment: 0 },
        409,
        'The project was changed after you opened the differences.',
      ],
    ])('rejects the point in time %s', async (_what, requested, status, detail) => {
      const [{ moment }] = await readActions();
      const answer = await hub.post(hub.getPath('restore'), { moment, ...requested });
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(detail)]);
    });

    it('starts from the form on the comparison page', async () => {
      const [{ moment }] = await readActions();
      await saveChanges(listStudies('S1'));
      const { text } = await hub.open(`${hub.getPath('differences')}?from=${moment}`);
      const present = /name="present" value="(\d+)"/.exec(text)?.[1] ?? '';
      const { text: after } = await hub.submitForm(hub.getPath('restore'), { moment: String(moment), present });
      expect(after).toContain('1 entity reverted.');
      expect(await readLabels()).toEqual(['Drought']);
    });
  });

  describe('A restore point in the history of a project', () => {
    it('is kept until it is deleted', async () => {
      const { id } = (await hub.post(hub.getPath('restore-points'), { name: 'Now' })).body;
      expect((await hub.get(hub.getPath('actions'))).body.restore_points).toMatchObject([{ id, name: 'Now' }]);
      expect((await hub.post(hub.getPath('restore-points', id, 'delete'))).status).toBe(204);
      expect((await hub.post(hub.getPath('restore-points', id, 'delete'))).status).toBe(404);
      expect((await hub.get(hub.getPath('actions'))).body.restore_points).toEqual([]);
    });

    it('is rejected if its name has no visible character, and the form shows the error', async () => {
      const { status, text } = await hub.send(hub.getPath('restore-points'), { name: '   ' });
      expect([status, text.includes('id="name-error"')]).toEqual([400, true]);
    });

    it('is rejected if the project already has 200', async () => {
      await server.database?.pool.query(
        `insert into hub_restore_points (id, project_id, name, moment, at, user_id, user_name)
         select gen_random_uuid(), $1, 'Point ' || number, 0, now(), 'visitor-1', 'Guest 1' from generate_series(1, 200) as number`,
        [hub.getPath().split('/').at(-1)],
      );
      const { status, body } = await hub.post(hub.getPath('restore-points'), { name: 'One more' });
      expect([status, body.detail]).toEqual([409, 'The project has 200 restore points already. Delete one first.']);
    });
  });

  it('shows the current names of guests', async () => {
    const guest = new HubClient(server.address);
    await guest.createProject();
    await guest.open('/hub/me');
    await guest.createEntity('Investigation', { title: 'Mine' });
    const findNameIn = async (path: string, list: string) => (await guest.get(path)).body[list][0].user_name;
    expect(await findNameIn(guest.getPath('actions'), 'actions')).toMatch(/^Guest /);
    await guest.post('/hub/me', { name: 'Ada' });
    expect([
      await findNameIn(guest.getPath('actions'), 'actions'),
      await findNameIn(guest.getPath('history'), 'entries'),
    ]).toEqual(['Ada', 'Ada']);
  });
});
