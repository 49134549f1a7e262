import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectViolations } from '../../../contract-tests/traffic/expected-violations.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('Projects', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const createProject = (json: object) => hub.send('anonymous', '/hub/projects', { json });
  const miappe = { name: 'Field trial', profile: 'miappe', version: '1.1' };
  const openNewProject = async (more: object = {}): Promise<{ id: string; workspaceId: string }> => {
    const { workspaceId } = await hub.place();
    const { body } = await createProject({ workspace_id: workspaceId, ...miappe, ...more });
    return { id: body.id, workspaceId };
  };

  describe('Projects with an example', () => {
    const createExample = () => hub.send('anonymous', '/hub/example', { method: 'POST' });

    it('are created with one request, in a new workspace that all users see', async () => {
      const { status, headers, body } = await createExample();
      expect([status, headers.get('location')]).toEqual([201, `/hub/projects/${body.id}`]);
      expect(body.entity_count).toBeGreaterThan(10);
      expect(body.completeness.required_filled).toBe(body.completeness.required_total);
      const { body: workspace } = await hub.send('anonymous', `/hub/workspaces/${body.workspace_id}`);
      expect([workspace.project_count, workspace.collaboration]).toEqual([1, null]);
    });

    it('never share a workspace, even if many are created concurrently', async () => {
      const made = await Promise.all([createExample(), createExample(), createExample()]);
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(made.map(({ body }) => body.workspace_id)).size).toBe(3);
    });
  });

  describe('New projects', () => {
    it('start empty', async () => {
      const { workspaceId } = await hub.place();
      const { status, headers, body } = await createProject({ workspace_id: workspaceId, ...miappe });
      expect([status, headers.get('location'), body.entity_count]).toEqual([201, `/hub/projects/${body.id}`, 0]);
    });

    it.each([
      ['miappe', '1.1'],
      ['miappe', '1.2'],
      ['isa', '1.0'],
      ['darwin-core', '1.0'],
      ['dissco', '0.4'],
      ['ena', '1.0'],
      ['jerm', '1.0'],
      ['isa-miappe-combined', '1.0'],
      ['isa-miappe-combined', '2.0'],
      ['cropxr-phenotyping', '0.0.5'],
      ['cropxr-sequencing', '0.0.7'],
      ['sdrf-proteomics', '1.1'],
    ])('can start with the example of %s/%s, without errors', async (profile, version) => {
      const { id } = await openNewProject({ profile, version, load_example: true });
      const { body } = await hub.send('anonymous', `/hub/projects/${id}?limit=1000`);
      expect(body.total).toBeGreaterThan(5);
      expect(body.tree.filter(({ error_count }: { error_count: number }) => error_count > 0)).toEqual([]);
      expect(body.completeness.required_filled).toBe(body.completeness.required_total);
    });

    it.each(['application/json', 'text/html'])('have no form for a workspace of others (Accept: %s)', async (accept) => {
      const { workspaceId } = await hub.place(COLLABORATION);
      const { status, text } = await hub.send('anonymous', `/hub/projects/new?workspace_id=${workspaceId}`, { accept });
      expect([status, text]).toEqual([403, expect.stringContaining('You are not a member of its collaboration')]);
    });

    it('can get the name and the version of their profile from one value of a form', async () => {
      const { workspaceId } = await hub.place();
      const form = { workspace_id: workspaceId, name: 'From a form', profile: 'isa/1.0', load_example: 'true' };
      const { status, headers } = await hub.send('anonymous', '/hub/projects', { form, accept: 'text/html' });
      const { body } = await hub.send('anonymous', headers.get('location') ?? '');
      expect([status, body.profile, body.version]).toEqual([303, 'isa', '1.0']);
    });

    it.each([
      ['an unknown profile', { profile: 'none' }, 'body.profile must be one of'],
      ['an unknown version', { version: '9' }, 'body.version must be one of 1.1, 1.2'],
      ['two versions', { profile: 'miappe/1.2' }, 'body.version contradicts'],
      ['an empty name', { name: ' ' }, 'body.name is required'],
      ['a NUL in the name', { name: 'a\u0000' }, 'body.name must not contain control characters'],
    ])('are rejected if they have %s', async (_, wrong, detail) => {
      const { workspaceId } = await hub.place();
      const { status, body } = await createProject({ workspace_id: workspaceId, ...miappe, ...wrong });
      expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
    });

    it.each(['none', '0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01'])(
      'are not created in the invalid workspace %s',
      async (workspace_id) => {
        expect((await createProject({ workspace_id, ...miappe })).status).toBe(404);
      },
    );

    it('keep the input in the form if they are rejected', async () => {
      const { workspaceId } = await hub.place();
      const form = { workspace_id: workspaceId, name: '', description: '"><script>alert(1)</script>', profile: 'isa/1.0' };
      const { status, text } = await hub.send('anonymous', '/hub/projects', { form, accept: 'text/html' });
      expect([status, text.includes('<script>alert'), text.includes('value="isa/1.0" selected')]).toEqual([400, false, true]);
    });

    it('are not created if their example cannot be saved', async () => {
      expectViolations(/^hub createHubProject 500: status 500 is not documented/);
      const { workspaceId } = await hub.place();
      await hub.database.pool.query(
        `create or replace function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end';
         create trigger refuse before insert on hub_entity_versions for each statement execute function refuse()`,
      );
      const { status } = await createProject({ workspace_id: workspaceId, ...miappe, load_example: true });
      await hub.database.pool.query('drop trigger refuse on hub_entity_versions');
      const { body } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}`);
      expect([status, body.project_count]).toEqual([500, 1]);
    });
  });

  describe('The pages of a project', () => {
    it('count entities by type in the order of the profile', async () => {
      const { id } = await openNewProject({ load_example: true });
      const { body } = await hub.send('anonymous', `/hub/projects/${id}`);
      expect(body.entity_types.slice(0, 3)).toEqual([
        { entity_type: 'Investigation', count: 1 },
        { entity_type: 'Study', count: 2 },
        { entity_type: 'Person', count: 4 },
      ]);
    });

    it('show the same completeness as the list', async () => {
      const { id, workspaceId } = await openNewProject({ profile: 'isa-miappe-combined', version: '2.0', load_example: true });
      const { body: own } = await hub.send('anonymous', `/hub/projects/${id}`);
      const { body: listed } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}?q=field`);
      expect(listed.projects[0].completeness).toEqual(own.completeness);
    });

    it('count entities again after a save', async () => {
      const { id, workspaceId } = await openNewProject();
      const listNames = async () => (await hub.send('anonymous', `/hub/workspaces/${workspaceId}?q=field`)).body.projects[0];
      const before = (await listNames()).entity_count;
      await hub.send('anonymous', `/hub/projects/${id}/entities`, {
        json: { entity_type: 'Investigation', data: { title: 'T' } },
      });
      expect([before, (await listNames()).entity_count]).toEqual([0, 1]);
    });

    it('include the tree page by page', async () => {
      const { id } = await openNewProject({ load_example: true });
      const { body: all } = await hub.send('anonymous', `/hub/projects/${id}?limit=1000`);
      const { body: part } = await hub.send('anonymous', `/hub/projects/${id}?limit=10&offset=20`);
      expect(part.tree).toEqual(all.tree.slice(20, 30));
    });

    it('report a missing profile, and allow renaming and deletion', async () => {
      const { id } = await openNewProject();
      await hub.database.pool.query("update hub_projects set profile = 'gone' where id = $1", [id]);
      const shown = await hub.send('anonymous', `/hub/projects/${id}`);
      expect([shown.status, shown.body.detail]).toEqual([503, expect.stringContaining('gone/1.1')]);
      const renamed = await hub.send('anonymous', `/hub/projects/${id}`, { method: 'PUT', json: { name: 'Orphan' } });
      const deleted = await hub.send('anonymous', `/hub/projects/${id}`, { method: 'DELETE' });
      expect([renamed.status, deleted.status]).toEqual([200, 204]);
    });
  });

  describe('Changed projects', () => {
    it('cause status 409 with the current state for a change of an older revision', async () => {
      const { id } = await openNewProject();
      const changeProject = (json: object) => hub.send('anonymous', `/hub/projects/${id}`, { method: 'PUT', json });
      await changeProject({ name: 'Theirs', revision: 1 });
      const { status, body } = await changeProject({ name: 'Mine', revision: 1 });
      expect([status, body.current.name, body.current.revision]).toEqual([409, 'Theirs', 2]);
    });

    it('show both states to a user after a conflict', async () => {
      const { id } = await openNewProject();
      const path = `/hub/projects/${id}`;
      await hub.send('anonymous', path, { method: 'PUT', json: { name: 'Theirs' } });
      const form = { name: 'Mine', description: '', revision: '1' };
      const { status, text } = await hub.send('anonymous', path, { form, accept: 'text/html' });
      expect([status, /Mine<\/td><td[^>]*>Theirs/.test(text)]).toEqual([409, true]);
    });

    it('keep their revision when entities are saved', async () => {
      const { id } = await openNewProject({ load_example: true });
      const { body } = await hub.send('anonymous', `/hub/projects/${id}`);
      expect([body.revision, body.seq]).toEqual([1, body.total]);
    });
  });

  describe('Projects that a user wants to delete', () => {
    it('are kept if an entity was added after the confirmation', async () => {
      const { projectId } = await hub.place();
      const path = `/hub/projects/${projectId}/delete`;
      const { status, body } = await hub.send('anonymous', path, { json: { descendants: 0 } });
      expect([status, body.current.descendants]).toEqual([409, 1]);
    });

    it.each([
      ['another name was typed', { descendants: '1', name: 'Trail' }],
      ['no name was typed', { descendants: '1', name: ' ' }],
      ['the form has no name', { descendants: '1' }],
    ])('are kept if %s, with an error at the field', async (_what, form) => {
      const { projectId } = await hub.place();
      const path = `/hub/projects/${projectId}`;
      const { status, text } = await hub.send('anonymous', `${path}/delete`, { form, accept: 'text/html' });
      expect([status, text.includes('aria-invalid="true"'), text.includes('Nothing was deleted')]).toEqual([400, true, true]);
      expect((await hub.send('anonymous', path)).status).toBe(200);
    });

    it('are kept if a program sends another name', async () => {
      const { projectId } = await hub.place();
      const { status, body } = await hub.send('anonymous', `/hub/projects/${projectId}/delete`, { json: { name: 'Trail' } });
      expect([status, body]).toEqual([400, { detail: 'body.name must be the name of the project, Trial' }]);
    });

    it.each([{ descendants: 1 }, { name: 'Trial' }])('are deleted for a program that sends %j', async (json) => {
      const { projectId } = await hub.place();
      expect((await hub.send('anonymous', `/hub/projects/${projectId}/delete`, { json })).status).toBe(204);
    });

    it('redirect the browser to their workspace after the deletion', async () => {
      const { projectId, workspaceId } = await hub.place();
      const path = `/hub/projects/${projectId}/delete`;
      const { status, headers } = await hub.send('anonymous', path, {
        form: { descendants: '1', name: ' Trial ' },
        accept: 'text/html',
      });
      expect([status, headers.get('location')]).toEqual([303, `/hub/workspaces/${workspaceId}`]);
    });

    it('are announced to every process when they are deleted', async () => {
      const { projectId } = await hub.place();
      const client = await hub.database.pool.connect();
      const deletedProject = new Promise<string | undefined>((resolve) => {
        client.on('notification', ({ payload }) => resolve(payload));
      });
      await client.query('listen hub_events');
      await hub.send('anonymous', `/hub/projects/${projectId}`, { method: 'DELETE' });
      expect(await deletedProject).toMatch(new RegExp(`^${projectId}:`));
      client.release(true);
    });
  });

  describe('The lists of people in a project', () => {
    it('include visitors once, with their selected names', async () => {
      const { projectId } = await hub.place();
      const named = await hub.send('anonymous', '/hub/me', { json: { name: 'Robin' } });
      const headers = { cookie: named.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
      await hub.send('anonymous', `/hub/projects/${projectId}`, { headers });
      const { body } = await hub.send('anonymous', `/hub/projects/${projectId}/members`, { headers });
      expect(body).toMatchObject({
        access: 'open',
        collaboration: null,
        people: [{ user_id: named.body.user_id, user_name: 'Robin', role: 'guest', online: false }],
      });
    });

    it('exclude programs without cookies', async () => {
      const { projectId } = await hub.place();
      await hub.send('anonymous', `/hub/projects/${projectId}`);
      expect((await hub.send('anonymous', `/hub/projects/${projectId}/members`)).body.people).toEqual([]);
    });
  });
});
