import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('Workspaces', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const createWorkspace = (json: object) => hub.send('anonymous', '/hub/workspaces', { json });
  const changeWorkspace = (id: string, json: object) => hub.send('anonymous', `/hub/workspaces/${id}`, { method: 'PUT', json });
  let counted = 0;
  const openNewWorkspace = async (): Promise<{ id: string; name: string }> => {
    counted += 1;
    return (await createWorkspace({ name: `Workspace number ${counted}` })).body;
  };

  describe('New workspaces', () => {
    it('are returned to programs with their path', async () => {
      const { status, headers, body } = await createWorkspace({ name: '  Wheat under drought ', description: 'Two\r\nlines' });
      expect([status, headers.get('location'), body]).toEqual([
        201,
        `/hub/workspaces/${body.id}`,
        expect.objectContaining({ name: 'Wheat under drought', description: 'Two\nlines', collaboration: null, revision: 1 }),
      ]);
    });

    it('have a page to which browsers are redirected, with a message that appears once', async () => {
      const form = { name: 'From a form', description: '' };
      const { status, headers } = await hub.send('anonymous', '/hub/workspaces', { form, accept: 'text/html' });
      const cookie = headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const page = await hub.send('anonymous', headers.get('location') ?? '', { accept: 'text/html', headers: { cookie } });
      expect([status, page.text.includes('Workspace created: From a form')]).toEqual([303, true]);
      expect(page.headers.getSetCookie()).toContainEqual(expect.stringContaining('flashes=; Max-Age=0; Path=/'));
    });

    it.each([
      ['an empty name', { name: '   ' }, 'body.name is required'],
      ['a control character in the name', { name: 'a\u0000b' }, 'body.name must not contain control characters'],
      ['a line end in the name', { name: 'a\nb' }, 'body.name must not contain control characters'],
      ['a character that reverses text in the name', { name: 'a\u202eb' }, 'body.name must not contain control characters'],
      [
        'a NUL in the description',
        { name: 'x', description: 'a\u0000' },
        'body.description must not contain control characters',
      ],
      ['a name of 300 characters', { name: 'x'.repeat(300) }, 'body.name must have at most 255 characters'],
      ['no name', {}, 'body.name is required'],
      ['an unknown property', { name: 'x', owner: 'me' }, 'body.owner is not known'],
      [
        'a collaboration without HUB_ACCESS=login',
        { name: 'x', collaboration: 'a:b' },
        'body.collaboration requires HUB_ACCESS=login',
      ],
    ])('are rejected if they have %s', async (_, json, detail) => {
      const { status, body } = await createWorkspace(json);
      expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
    });

    it('are rejected if only the case of their name differs from another, and the form keeps the input', async () => {
      const { name } = await openNewWorkspace();
      const form = { name: name.toUpperCase(), description: 'typed <b>by hand</b>' };
      const { status, text } = await hub.send('anonymous', '/hub/workspaces', { form, accept: 'text/html' });
      expect(status).toBe(409);
      expect(text).toContain('typed &lt;b&gt;by hand&lt;/b&gt;');
      expect(text).toContain(`there is already a workspace with the name ${name.toUpperCase()}`);
    });

    it('are created only once by several concurrent requests with the same name', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => createWorkspace({ name: 'At the same time' })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it('are rejected with an error at the field of the form', async () => {
      const form = { name: 'x'.repeat(300), description: 'kept' };
      const { status, text } = await hub.send('anonymous', '/hub/workspaces', { form, accept: 'text/html' });
      expect([status, text.includes('id="name-error"'), text.includes('>\nkept</textarea>')]).toEqual([400, true, true]);
    });
  });

  describe('Workspaces in a list', () => {
    it('are found by a part of name or description, case-insensitively and literally', async () => {
      await createWorkspace({ name: 'Percent 100%_done', description: 'Zebra grass' });
      const readFound = async (q: string) => {
        const { body } = await hub.send('anonymous', `/hub/?q=${encodeURIComponent(q)}`);
        return body.workspaces.map(({ name }: { name: string }) => name);
      };
      expect(await readFound('zEBRA')).toEqual(['Percent 100%_done']);
      expect(await readFound('0%_d')).toEqual(['Percent 100%_done']);
      expect(await readFound('1%done')).toEqual([]);
    });

    it('are paginated without gaps or repetitions', async () => {
      await Promise.all(Array.from({ length: 5 }, openNewWorkspace));
      const all = (await hub.send('anonymous', '/hub/?limit=1000')).body;
      const parts: string[] = [];
      for (let offset = 0; offset < all.total; offset += 4) {
        const { body } = await hub.send('anonymous', `/hub/?limit=4&offset=${offset}`);
        parts.push(...body.workspaces.map(({ id }: { id: string }) => id));
      }
      expect(parts).toEqual(all.workspaces.map(({ id }: { id: string }) => id));
    });

    it('are sorted in the requested order', async () => {
      const { workspaceId } = await hub.place();
      const { body } = await hub.send('anonymous', '/hub/?sort=-projects&limit=1');
      expect(body.workspaces[0].id).toBe(workspaceId);
    });

    it('cannot be sorted in an unknown order', async () => {
      expect((await hub.send('anonymous', '/hub/?sort=color')).status).toBe(400);
    });
  });

  describe('Changed workspaces', () => {
    it('keep the values of omitted properties', async () => {
      const { id } = (await createWorkspace({ name: 'Keeps its name', description: 'old' })).body;
      const { body } = await changeWorkspace(id, { description: 'new' });
      expect(body).toMatchObject({ name: 'Keeps its name', description: 'new', revision: 2 });
    });

    it.each(['9999999999', '0', 'x', '1.5'])('are not changed by a form with the impossible revision %s', async (revision) => {
      const { workspaceId } = await hub.place();
      const form = { name: 'Changed by me', revision };
      const { status, body } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}`, { form });
      expect([status, body.detail]).toEqual([400, expect.stringContaining('body.revision must be')]);
    });

    it('can be changed by a form without a revision', async () => {
      const { workspaceId } = await hub.place();
      const form = { name: `Renamed ${workspaceId}`, revision: '' };
      expect((await hub.send('anonymous', `/hub/workspaces/${workspaceId}`, { form })).status).toBe(200);
    });

    it('are not overwritten by a rejected form that is sent again', async () => {
      const { id } = await openNewWorkspace();
      await changeWorkspace(id, { description: 'theirs' });
      const form = { name: '', revision: '1' };
      const { status, text } = await hub.send('anonymous', `/hub/workspaces/${id}`, { form, accept: 'text/html' });
      expect([status, text.includes('name="revision" value="1"')]).toEqual([400, true]);
    });

    it('return 409 with the current state for an older revision, and stay unchanged', async () => {
      const { id } = await openNewWorkspace();
      await changeWorkspace(id, { name: 'Changed by somebody', revision: 1 });
      const { status, body } = await changeWorkspace(id, { name: 'Changed by me', revision: 1 });
      expect([status, body.current.name, body.current.revision]).toEqual([409, 'Changed by somebody', 2]);
      expect(body.detail).toContain('revision 2 is the current one, the request contains 1');
    });

    it('show both states to a user after a conflict, and are saved when the user resubmits the form', async () => {
      const { id } = await openNewWorkspace();
      await changeWorkspace(id, { description: 'theirs' });
      const path = `/hub/workspaces/${id}`;
      const form = { name: 'Still mine', description: 'mine', revision: '1' };
      const overtaken = await hub.send('anonymous', path, { form, accept: 'text/html' });
      expect(overtaken.status).toBe(409);
      expect(overtaken.text).toMatch(/>mine<\/td><td[^>]*>theirs</);
      const revision = /name="revision" value="(\d+)"/.exec(overtaken.text)?.[1] ?? '';
      const again = await hub.send('anonymous', path, { form: { ...form, revision }, accept: 'text/html' });
      expect([again.status, (await hub.send('anonymous', path)).body.name]).toEqual([303, 'Still mine']);
    });

    it('accept only one of several changes with the same revision', async () => {
      const { id } = await openNewWorkspace();
      const answers = await Promise.all([1, 2, 3, 4].map((n) => changeWorkspace(id, { description: `by ${n}`, revision: 1 })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });

    it('accept their own name in another case, but not the name of another workspace', async () => {
      const [one, other] = [await openNewWorkspace(), await openNewWorkspace()];
      expect((await changeWorkspace(one.id, { name: one.name.toUpperCase() })).status).toBe(200);
      expect((await changeWorkspace(one.id, { name: other.name })).body).toMatchObject({ current: { id: one.id } });
    });
  });

  describe('Workspaces that a user wants to delete', () => {
    it('have a confirmation that lists the content to delete', async () => {
      const { workspaceId } = await hub.place();
      const { body } = await hub.send('anonymous', `/hub/workspaces/${workspaceId}/delete`);
      expect(body).toMatchObject({
        kind: 'workspace',
        projects: 1,
        descendants: 1,
        by_type: [{ entity_type: 'Investigation', count: 1 }],
      });
    });

    it('are kept, with a new confirmation, if more would be deleted than confirmed', async () => {
      const { workspaceId } = await hub.place();
      const path = `/hub/workspaces/${workspaceId}`;
      const { status, text } = await hub.send('anonymous', `${path}/delete`, {
        form: { descendants: '0', name: `Workspace ${workspaceId}` },
        accept: 'text/html',
      });
      expect([status, text.includes('name="descendants" value="1"')]).toEqual([409, true]);
      expect((await hub.send('anonymous', path)).status).toBe(200);
    });

    it('are deleted with their projects', async () => {
      const { workspaceId, projectId } = await hub.place();
      const path = `/hub/workspaces/${workspaceId}/delete`;
      const form = { descendants: '1', name: `Workspace ${workspaceId}` };
      const { status } = await hub.send('anonymous', path, { form, accept: 'text/html' });
      expect([status, (await hub.send('anonymous', `/hub/projects/${projectId}`)).status]).toEqual([303, 404]);
    });

    it('are kept if another name is typed', async () => {
      const { workspaceId } = await hub.place();
      const path = `/hub/workspaces/${workspaceId}`;
      const form = { descendants: '1', name: 'Workspace' };
      const { status, text } = await hub.send('anonymous', `${path}/delete`, { form, accept: 'text/html' });
      expect([status, text.includes('value="Workspace"')]).toEqual([400, true]);
      expect((await hub.send('anonymous', path)).status).toBe(200);
    });

    it.each(['/hub/workspaces/none', '/hub/workspaces/0199f0a1-2c40-7b11-8a2e-3d5c7e9f1a01', '/hub/workspaces/%00'])(
      'result in 404 for the unknown path %s',
      async (path) => {
        expect((await hub.send('anonymous', path)).status).toBe(404);
      },
    );
  });
});
