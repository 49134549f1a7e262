import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  COLLABORATION,
  createLoginEnvironment,
  type HubActor,
  type Place,
  startTestHub,
  type TestHub,
} from '../testing-hub.ts';
import { findMentions, MAX_COMMENTS } from './store.ts';

describe('The mentions in a text', () => {
  const people = [
    { userId: 'a', userName: 'Ann' },
    { userId: 'l', userName: 'Ann Lee' },
    { userId: 'g', userName: 'Guest 1' },
    { userId: 'j', userName: 'Jos\u00e9' },
  ];
  it.each([
    ['@Ann please check', ['a']],
    ['@Ann Lee please check', ['l']],
    ['please check, @ann.', ['a']],
    ['@Guest 12 is somebody else', []],
    ['Ann, and mail ann@example.org', []],
    ['@Guest 1 and @Ann, and @Ann again', ['g', 'a']],
    ['@Jose\u0301 in two characters', ['j']],
  ])('are parsed from “%s” as %j', (content, mentioned) => {
    expect(findMentions(content, people)).toEqual(mentioned);
  });
});

describeWithDatabase('The comments on an entity', () => {
  let hub: TestHub;
  let platform: SimulatedPlatform;
  let place: Place;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    hub = await startTestHub({ ...createLoginEnvironment(platform), HUB_ACCESS: 'login' });
  });
  afterAll(async () => {
    await hub?.stop();
    await platform?.stop();
  });
  beforeEach(async () => {
    place = await hub.place(COLLABORATION);
  });

  const getListPath = () => `/hub/projects/${place.projectId}/entity/${place.entityId}/comments`;
  const addComment = (content: string, asker: HubActor = 'member', field = 'title') =>
    hub.send(asker, getListPath(), { json: { content, field } });
  const getPath = (id: string, action: string) => `/hub/projects/${place.projectId}/comments/${id}/${action}`;

  it('are listed with author, field and label of the entity', async () => {
    await addComment('Which year?');
    const { body } = await hub.send('administrator', getListPath());
    expect(body).toMatchObject({
      total: 1,
      comments: [{ content: 'Which year?', field: 'title', entity_label: 'Drought', resolved_at: null }],
    });
  });

  it('link to all comments on their entity', async () => {
    await addComment('Which year?');
    const { text } = await hub.send('member', `/hub/projects/${place.projectId}/comments`, { accept: 'text/html' });
    const path = /<a href="([^"]+)">Drought<\/a>/.exec(text)?.[1] ?? '';
    expect((await hub.send('member', path, { accept: 'text/html' })).text).toContain('<h1>Comments on Drought</h1>');
  });

  it('are listed for the project without those of other projects', async () => {
    await addComment('Which year?');
    const other = await hub.place(COLLABORATION);
    expect((await hub.send('member', `/hub/projects/${other.projectId}/comments`)).body.total).toBe(0);
  });

  it('are rejected for an unknown field, which the error names', async () => {
    const answer = await addComment('Which year?', 'member', 'hue');
    expect([answer.status, answer.body.detail]).toEqual([400, 'body.field "hue" is not an option']);
  });

  it.each(['', '   ', 'with NUL \0'])('are rejected if their text is %j', async (content) => {
    expect((await addComment(content)).status).toBe(400);
  });

  it('are shown in the form, next to the error, if they are rejected', async () => {
    const form = { content: 'x'.repeat(5_001), field: 'title' };
    const answer = await hub.send('member', getListPath(), { form, accept: 'text/html' });
    expect([answer.status, answer.text.includes('xxxxxx')]).toEqual([400, true]);
  });

  it.each([
    ['@Demo Administrator please check', 'The comment mentions Demo Administrator.'],
    ['@Nobody please check', 'The comment mentions no person.'],
  ])('are confirmed with a message that names the mentioned people: %s', async (content, message) => {
    await hub.send('administrator', `/hub/projects/${place.projectId}`, { accept: 'text/html' });
    const { headers } = await hub.send('member', getListPath(), { form: { content, field: 'title' }, accept: 'text/html' });
    const flash = headers.getSetCookie().map((line) => Buffer.from(line.split(/[=;]/)[1] ?? '', 'base64url').toString());
    expect(flash.join()).toContain(message);
  });

  it('are escaped on pages', async () => {
    await addComment('<script>alert(1)</script>');
    const { text } = await hub.send('member', getListPath(), { accept: 'text/html' });
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('are open until they are resolved, and after they are reopened', async () => {
    const { body } = await addComment('Which year?');
    const countOpen = async () => (await hub.send('member', `${getListPath()}?resolved=false`)).body.total;
    await hub.send('administrator', getPath(body.id, 'resolve'), { json: { resolved: true } });
    const resolved = await countOpen();
    await hub.send('administrator', getPath(body.id, 'resolve'), { json: { resolved: false } });
    expect([resolved, await countOpen()]).toEqual([0, 1]);
  });

  it('are deleted by their author', async () => {
    const { body } = await addComment('Which year?');
    expect((await hub.send('member', getPath(body.id, 'delete'), { method: 'POST' })).status).toBe(204);
  });

  it('are deleted by managers', async () => {
    const { body } = await addComment('Which year?');
    expect((await hub.send('administrator', getPath(body.id, 'delete'), { method: 'POST' })).status).toBe(204);
  });

  it('are not deleted by other members', async () => {
    const { body } = await addComment('Which year?', 'administrator');
    expect((await hub.send('member', getPath(body.id, 'delete'), { method: 'POST' })).status).toBe(403);
  });

  it('cannot be resolved through another project', async () => {
    const { body } = await addComment('Which year?');
    const other = await hub.place(COLLABORATION);
    const path = `/hub/projects/${other.projectId}/comments/${body.id}/resolve`;
    expect((await hub.send('member', path, { json: { resolved: true } })).status).toBe(404);
  });

  it('remain in the list when their entity is deleted', async () => {
    await addComment('Which year?');
    await hub.send('member', `/hub/projects/${place.projectId}/entity/${place.entityId}`, { method: 'DELETE' });
    const { body } = await hub.send('member', `/hub/projects/${place.projectId}/comments`);
    expect(body.comments).toMatchObject([{ content: 'Which year?', entity_label: null }]);
  });

  it('are rejected with 409 above the maximum number', async () => {
    await hub.database.pool.query(
      `insert into hub_comments (id, project_id, entity_id, content, user_id, user_name, at)
       select gen_random_uuid(), $1, $2, 'x', 'u', 'U', now() from generate_series(1, ${MAX_COMMENTS})`,
      [place.projectId, place.entityId],
    );
    expect((await addComment('One more')).status).toBe(409);
  });

  describe('Comments that mention a user', () => {
    const MENTION = 'mentioned you';
    const readHome = async () => (await hub.send('member', '/', { accept: 'text/html' })).text;
    beforeEach(async () => {
      // The member becomes a visitor of the project, whom comments can mention.
      await hub.send('member', `/hub/projects/${place.projectId}`, { accept: 'text/html' });
      const { body } = await hub.send('member', '/hub/me');
      await addComment(`@${body.user_name} Which year?`, 'administrator');
    });

    it('are on the home page of the user, with the project', async () => {
      expect(await readHome()).toContain(MENTION);
    });

    it('disappear from the home page after the user answers', async () => {
      await addComment('2024', 'member');
      expect(await readHome()).not.toContain(`${getListPath()}"`);
    });

    it('are not on the home page after the end of the membership', async () => {
      await hub.database.pool.query("update hub_workspaces set collaboration = 'another' where id = $1", [place.workspaceId]);
      expect(await readHome()).not.toContain(`${getListPath()}"`);
    });
  });
});
