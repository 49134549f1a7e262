import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The form of a new project', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const form = { name: 'Field trial', profile: 'miappe/1.1' };
  const json = { ...form, profile: 'miappe', version: '1.1' };
  const submitForm = (values: Record<string, string>) =>
    hub.send('anonymous', '/hub/projects', { form: { ...form, ...values }, accept: 'text/html' });
  const createProject = (values: object) => hub.send('anonymous', '/hub/projects', { json: { ...json, ...values } });
  const readPage = async (accept?: string) =>
    hub.send('anonymous', '/hub/projects/new', accept === undefined ? {} : { accept });
  const readWorkspaceNames = async (): Promise<string[]> => {
    const { body } = await hub.send('anonymous', '/hub/');
    return body.workspaces.map(({ name }: { name: string }) => name);
  };

  interface PageField {
    readonly name: string;
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  }
  const findWorkspace = ({ fields }: { readonly fields: readonly PageField[] }) =>
    fields.find(({ name }) => name === 'workspace_id') as PageField;

  describe('The form of a new project on a server without a workspace', () => {
    it('asks for the name of the first workspace instead of showing an empty list', async () => {
      const { body } = await readPage();
      const [name, profile, workspace] = body.fields;
      expect([name.name, profile.name]).toEqual(['name', 'profile']);
      expect(workspace).toMatchObject({ name: 'workspace_name', kind: 'text', required: true, value: 'My workspace' });
      expect(body.fields.map(({ name }: { name: string }) => name)).not.toContain('workspace_id');
      expect((await readPage('text/html')).text).toMatch(/<input type="text"[^>]*name="workspace_name"[^>]* required/);
    });

    it('keeps the input and names the field if the name of the workspace is missing', async () => {
      const { status, text } = await submitForm({ workspace_name: ' ', description: 'Two seasons' });
      expect([status, text]).toEqual([400, expect.stringContaining('New workspace is required')]);
      expect(text).toContain('Two seasons');
      expect(await readWorkspaceNames()).toEqual([]);
    });

    it('creates no workspace if the project is rejected', async () => {
      expect((await submitForm({ workspace_name: 'Wheat', profile: 'none/1' })).status).toBe(400);
      expect(await readWorkspaceNames()).toEqual([]);
    });

    it('creates workspace and project together', async () => {
      const { status, headers } = await submitForm({ workspace_name: 'Wheat under drought' });
      const { body } = await hub.send('anonymous', headers.get('location') ?? '');
      const { body: workspace } = await hub.send('anonymous', `/hub/workspaces/${body.workspace_id}`);
      expect([status, body.name, workspace.name, workspace.project_count]).toEqual([
        303,
        'Field trial',
        'Wheat under drought',
        1,
      ]);
    });
  });

  describe('The form of a new project on a server with workspaces', () => {
    let place: string;
    beforeAll(async () => {
      const { body } = await hub.send('anonymous', '/hub/workspaces', { json: { name: 'Barley' } });
      place = body.id;
    });

    it('offers each workspace, and a new one', async () => {
      const { body } = await readPage();
      const options = findWorkspace(body).options.map(({ value, label }) => [value, label]);
      expect(options).toContainEqual([place, 'Barley']);
      expect(options.at(-1)).toEqual(['', 'New workspace']);
    });

    it('preselects the workspace of the project that the user visited last', async () => {
      const { body: first } = await hub.send('anonymous', '/hub/workspaces', { json: { name: 'Aaa' } });
      const { body: last } = await hub.send('anonymous', '/hub/workspaces', { json: { name: 'Zzz' } });
      const visitor = { headers: { cookie: `hub_visitor=${'v'.repeat(32)}.` } };
      const readPlace = async () => findWorkspace((await hub.send('anonymous', '/hub/projects/new', visitor)).body);
      expect((await readPlace()).value).toBe(first.id);
      const { headers } = await submitForm({ workspace_id: last.id });
      await hub.send('anonymous', headers.get('location') ?? '', visitor);
      const { value, options } = await readPlace();
      expect([value, options[0]?.label, options[1]?.label]).toEqual([last.id, 'Zzz', 'Aaa']);
    });

    it('preselects the newest version of MIAPPE, unless the URL names a profile', async () => {
      const readProfile = async (query = '') => {
        const { text } = await hub.send('anonymous', `/hub/projects/new${query}`, { accept: 'text/html' });
        return /<option value="([^"]*)" selected>MIAPPE/.exec(text)?.[1];
      };
      expect([await readProfile(), await readProfile('?profile=miappe/1.1')]).toEqual(['miappe/1.2', 'miappe/1.1']);
      const { fields } = (await readPage()).body;
      expect(fields.find(({ name }: { name: string }) => name === 'profile').value).toBe('miappe/1.2');
    });

    it('creates a workspace with the new name if "New workspace" is selected', async () => {
      expect((await submitForm({ workspace_id: '', workspace_name: 'Oats' })).status).toBe(303);
      expect(await readWorkspaceNames()).toContain('Oats');
    });

    it('uses an existing workspace if the new name is empty', async () => {
      const { headers } = await submitForm({ workspace_id: place, workspace_name: '' });
      expect((await hub.send('anonymous', headers.get('location') ?? '')).body.workspace_id).toBe(place);
    });

    it('rejects a new name together with an existing workspace, with the error at the field', async () => {
      const { status, text } = await submitForm({ workspace_id: place, workspace_name: 'Rye' });
      expect([status, text]).toEqual([400, expect.stringContaining('must be empty, unless you choose')]);
      expect(text).toContain('value="Rye"');
      expect(await readWorkspaceNames()).not.toContain('Rye');
    });

    it('rejects a used name with the error at the field, and creates no project', async () => {
      const { status, text } = await submitForm({ workspace_id: '', workspace_name: 'barley' });
      expect([status, text]).toEqual([409, expect.stringContaining('New workspace is taken')]);
      expect((await hub.send('anonymous', `/hub/workspaces/${place}`)).body.project_count).toBe(1);
    });
  });

  describe('A JSON request for a new project', () => {
    it('creates workspace and project together, with the caller as manager', async () => {
      const { status, body } = await createProject({ workspace_name: 'Potatoes' });
      expect([status, body.can_edit, body.can_manage]).toEqual([201, true, true]);
      expect(await readWorkspaceNames()).toContain('Potatoes');
    });

    it.each([
      ['neither a workspace nor a name', {}, 400, 'body.workspace_name is required if workspace_id is missing'],
      ['both a workspace and a name', { workspace_id: '0', workspace_name: 'Two' }, 400, 'body.workspace_name must be absent'],
      ['a taken name', { workspace_name: 'BARLEY' }, 409, 'workspace_name is taken'],
      ['an empty name', { workspace_name: '' }, 400, 'body.workspace_name'],
      ['a name that is too long', { workspace_name: 'x'.repeat(256) }, 400, 'body.workspace_name'],
      ['a control character in the name', { workspace_name: 'a\u0000' }, 400, 'body.workspace_name'],
    ])('is rejected if it has %s, and the error names the field', async (_, values, status, detail) => {
      const answer = await createProject(values);
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(detail)]);
    });
  });
});
