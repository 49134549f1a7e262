// @module-tag full
/** Tests reviews through the server: requests, decisions, rights, concurrency, and the display of the state. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { fillWithTrial } from '../brapi/testing-brapi.ts';
import {
  COLLABORATION,
  createLoginEnvironment,
  type HubActor,
  type Place,
  startTestHub,
  type TestHub,
} from '../testing-hub.ts';
import { MAX_REVIEWS } from './store.ts';

describeWithDatabase('The review of a project', () => {
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
  // An editor, a reviewer and two managers.
  beforeEach(async () => {
    place = await hub.createPlaceForRoles({
      member: 'editor',
      nonMember: 'reviewer',
      administrator: 'manager',
      manager: 'manager',
    });
  });

  const getPath = (...rest: readonly string[]) => ['/hub/projects', place.projectId, ...rest].join('/');
  const readReviewList = async (caller: HubActor = 'member') => (await hub.send(caller, getPath('reviews'))).body;
  const requestReview = (caller: HubActor = 'member', message = 'Please check.') =>
    hub.send(caller, getPath('reviews'), { json: { message } });
  const changeProject = () =>
    hub.send('member', getPath('entities'), { json: { entity_type: 'Investigation', data: { title: 'New' } } });
  async function decideReview(id: string, json: object = {}, caller: HubActor = 'nonMember') {
    const sent = { decision: 'approved', text: '', changes: (await readReviewList()).changes, ...json };
    return hub.send(caller, getPath('reviews', id), { json: sent });
  }
  async function approveNewReview() {
    const { body } = await requestReview();
    return decideReview(body.id);
  }
  const readPage = async (caller: HubActor, path = getPath()) => (await hub.send(caller, path, { accept: 'text/html' })).text;

  it('has no state before the first review is requested', async () => {
    expect((await readReviewList()).current).toEqual({ state: 'none', by: null, at: null, changes_since: null });
  });

  it('is listed with reviewer, time, message, decision and comment', async () => {
    const { body } = await requestReview();
    await decideReview(body.id, { decision: 'changes_requested', text: 'Dates are missing.' });
    expect((await readReviewList()).reviews).toMatchObject(
      [
        {
          id: body.id,
          state: 'changes_requested',
          message: 'Please check.',
          requested_by: 'member',
          decided_by: 'nonMember',
          text: 'Dates are missing.',
        },
      ].map((row) => ({ ...row, requested_by: expect.any(String), decided_by: expect.any(String) })),
    );
  });

  it('shows its state on the page of the project', async () => {
    const seen = [await readPage('member')];
    const { body } = await requestReview();
    seen.push(await readPage('member'));
    await decideReview(body.id);
    seen.push(await readPage('member'));
    const texts = ['Not reviewed', 'In review, requested on', 'Approved on'];
    expect(seen.map((text, index) => text.includes(texts[index] ?? ''))).toEqual([true, true, true]);
  });

  it('refers to the approved state, and counts later changes', async () => {
    const { body } = await approveNewReview();
    await changeProject();
    await hub.send('manager', getPath('own-columns'), { json: { entity_type: 'Study', label: 'Plot color' } });
    const { body: project } = await hub.send('member', getPath());
    expect(project.review).toMatchObject({ state: 'approved', changes_since: 2 });
    expect((await readReviewList()).reviews[0].changes).toBe(body.changes);
    expect(await readPage('member')).toContain('changed since approval: 2 changes');
  });

  it('does not count settings, comments, messages and identical files as changes', async () => {
    const uploadFile = () => {
      const form = new FormData();
      form.append('file', new Blob(['a,b\n1,2\n']), 'a.csv');
      return hub.send('member', getPath('files'), { form });
    };
    await uploadFile();
    await approveNewReview();
    await uploadFile();
    await hub.send('member', getPath('entity', place.entityId, 'comments'), { json: { content: 'Hello' } });
    await hub.send('member', getPath('chat'), { form: { content: 'Hello' }, accept: 'text/html' });
    await hub.send('manager', getPath(), { method: 'PUT', json: { strictness: 'refuse' } });
    expect((await readReviewList()).current).toMatchObject({ state: 'approved', changes_since: 0 });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the description', () => hub.send('manager', getPath(), { method: 'PUT', json: { description: 'Other' } })],
    [
      'an attached file',
      async () => {
        const form = new FormData();
        form.append('file', new Blob(['x']), 'b.csv');
        return hub.send('member', getPath('files'), { form });
      },
    ],
  ])('counts a change of %s', async (_, act) => {
    await approveNewReview();
    await act();
    expect((await readReviewList()).current.changes_since).toBeGreaterThan(0);
  });

  it('counts new observations as changes, but not repeated ones', async () => {
    await fillWithTrial(hub, place.projectId);
    await approveNewReview();
    const findEntityId = async (type: string) => {
      const sql = 'select id from hub_entities where project_id = $1 and entity_type = $2 limit 1';
      return (await hub.database.pool.query<{ id: string }>(sql, [place.projectId, type])).rows[0]?.id;
    };
    const observationVariableDbId = await findEntityId('ObservedVariable');
    const json = [{ observationUnitDbId: await findEntityId('ObservationUnit'), observationVariableDbId, value: '12' }];
    for (const _ of [1, 2]) await hub.send('member', '/brapi/v2/observations', { json });
    expect((await readReviewList()).current.changes_since).toBe(1);
  });

  it('cannot approve a state that the reviewer did not see, and the form keeps the comment', async () => {
    const { body } = await requestReview();
    const { changes } = await readReviewList();
    await changeProject();
    const program = await decideReview(body.id, { changes });
    const form = { decision: 'changes_requested', text: 'My long text', changes: String(changes) };
    const page = await hub.send('nonMember', getPath('reviews', body.id), { form, accept: 'text/html' });
    expect([program.status, page.status, page.text.includes('My long text')]).toEqual([409, 409, true]);
    // The page shows the new state, so the user can submit the form again.
    expect(page.text).toContain(`name="changes" value="${changes + 1}"`);
    expect((await readReviewList()).current.state).toBe('open');
  });

  it('approves exactly the state that the reviewer saw, or is rejected, if changes are saved concurrently', async () => {
    const { body } = await requestReview();
    const { changes } = await readReviewList();
    const [decided, ...saved] = await Promise.all([
      decideReview(body.id, { changes }),
      changeProject(),
      changeProject(),
      changeProject(),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200].map(() => expect.toBeOneOf([200, 201])));
    const { current, changes: now } = await readReviewList();
    expect([decided.status, now]).toEqual([expect.toBeOneOf([200, 409]), changes + 3]);
    if (decided.status === 200) expect([decided.body.changes, current.changes_since]).toEqual([changes, 3]);
  });

  it('can be decided by only one of two concurrent reviewers', async () => {
    const { body } = await requestReview();
    const answers = await Promise.all([
      decideReview(body.id),
      decideReview(body.id, { decision: 'changes_requested', text: 'No.' }, 'administrator'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('shows the comment of a decision that arrived too late', async () => {
    const { body } = await requestReview();
    await decideReview(body.id);
    const form = { decision: 'changes_requested', text: 'My long text', changes: '0' };
    const { status, text } = await hub.send('nonMember', getPath('reviews', body.id), { form, accept: 'text/html' });
    expect([status, text.includes('approved the project already'), text.includes('My long text')]).toEqual([409, true, true]);
  });

  it('can be requested by only one of several concurrent users', async () => {
    const answers = await Promise.all([requestReview('member'), requestReview('administrator'), requestReview('manager')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('cannot be decided by the person who requested it', async () => {
    const { body } = await requestReview('administrator');
    expect((await decideReview(body.id, {}, 'administrator')).status).toBe(403);
    expect((await decideReview(body.id, {}, 'manager')).status).toBe(200);
  });

  it.each<[HubActor, number]>([
    ['member', 403],
    ['nonMember', 200],
    ['manager', 200],
  ])('can be decided by reviewers and managers: %s receives %d', async (caller, status) => {
    const { body } = await requestReview('administrator');
    expect((await decideReview(body.id, {}, caller)).status).toBe(status);
  });

  it('cannot be decided with personal tokens', async () => {
    const { body } = await requestReview();
    const created = await hub.send('nonMember', '/hub/me/tokens', { json: { name: 'Robot', access: 'write' } });
    const headers = { authorization: `Bearer ${created.body.token}` };
    const json = { decision: 'approved', changes: 0 };
    expect((await hub.send('anonymous', getPath('reviews', body.id), { json, headers })).status).toBe(403);
  });

  it('requires a comment with a request for changes', async () => {
    const { body } = await requestReview();
    const { status, body: answer } = await decideReview(body.id, { decision: 'changes_requested' });
    expect([status, answer.detail]).toEqual([400, 'body.text is required']);
  });

  it('can be withdrawn by its requester, but not by a reviewer, and the earlier approval then applies again', async () => {
    await approveNewReview();
    const { body } = await requestReview();
    const withdrawReview = (caller: HubActor) => hub.send(caller, getPath('reviews', body.id, 'withdraw'), { method: 'POST' });
    expect((await readReviewList()).current.state).toBe('open');
    expect([(await withdrawReview('nonMember')).status, (await withdrawReview('member')).status]).toEqual([403, 200]);
    expect([(await withdrawReview('manager')).status, (await readReviewList()).current.state]).toEqual([409, 'approved']);
  });

  it('cannot be withdrawn by another editor', async () => {
    const { body } = await requestReview('administrator');
    const { status } = await hub.send('member', getPath('reviews', body.id, 'withdraw'), { method: 'POST' });
    expect(status).toBe(403);
  });

  it.each(['decide', 'withdraw'])('is not found in another project: %s', async (action) => {
    const { body } = await requestReview();
    place = await hub.createPlaceForRoles({ member: 'editor', manager: 'manager' });
    const path = getPath('reviews', body.id, ...(action === 'decide' ? [] : ['withdraw']));
    const json = { decision: 'approved', changes: 0 };
    const { status } = await hub.send('manager', path, action === 'decide' ? { json } : { method: 'POST' });
    expect(status).toBe(404);
  });

  it('is rejected with 409 above the maximum number', async () => {
    await hub.database.pool.query(
      `insert into hub_reviews (id, project_id, state, message, user_id, user_name, at, changes, moment)
       select gen_random_uuid(), $1, 'withdrawn', 'x', 'u', 'U', now(), 0, 0 from generate_series(1, ${MAX_REVIEWS})`,
      [place.projectId],
    );
    expect((await requestReview()).status).toBe(409);
  });

  it('escapes messages on pages', async () => {
    await requestReview('member', '<script>alert(1)</script>');
    expect(await readPage('nonMember', getPath('reviews'))).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  describe('The review of a project on the home page', () => {
    /** Returns the text of the task about the project on the home page; undefined if there is none. */
    async function readTask(caller: HubActor): Promise<string | undefined> {
      const text = await readPage(caller, '/');
      const link = new RegExp(`href="${getPath()}(?:/reviews)?">.*?mine-title">([^<]*)<`, 's').exec(
        text.replace(/id="recent".*/s, ''),
      );
      return link?.[1];
    }

    it('is a task of users who may decide, then of the requester', async () => {
      const { body } = await requestReview();
      const first = [await readTask('nonMember'), await readTask('member')];
      await decideReview(body.id, { decision: 'changes_requested', text: 'No.' });
      const second = [await readTask('nonMember'), await readTask('member')];
      const [asks, requests] = ['requests a review', 'requested changes'].map((text) => expect.stringContaining(text));
      expect([first, second]).toEqual([
        [asks, undefined],
        [undefined, requests],
      ]);
    });

    it('is shown as approved until the next visit of the project', async () => {
      await readPage('member');
      await hub.database.pool.query(`update hub_visitors set last_seen_at = now() - interval '1 hour'`);
      await approveNewReview();
      const before = await readTask('member');
      await readPage('member');
      expect([before, await readTask('member')]).toEqual([
        expect.stringContaining('approved it'),
        expect.not.stringContaining('approved it'),
      ]);
    });
  });

  it('has a notice on its page, in a hub without a login, that identities are not verified', async () => {
    const open = await startTestHub(createLoginEnvironment());
    const readReviews = async (site: TestHub) => {
      const path = `/hub/projects/${(await site.place()).projectId}/reviews`;
      return (await site.send('member', path, { accept: 'text/html' })).text;
    };
    const hasNote = [await readReviews(open), await readReviews(hub)].map((text) => text.includes('needs no login'));
    await open.stop();
    expect(hasNote).toEqual([true, false]);
  });

  describe('The review of a project in a workspace of a collaboration', () => {
    it('can be decided by administrators only, who see the request on the home page', async () => {
      place = await hub.place(COLLABORATION);
      for (const caller of ['member', 'administrator'] as const) await readPage(caller);
      const { body } = await requestReview('member');
      expect((await decideReview(body.id, {}, 'member')).status).toBe(403);
      expect((await readPage('administrator', '/')).includes(`${getPath('reviews')}"`)).toBe(true);
      expect((await decideReview(body.id, {}, 'administrator')).status).toBe(200);
    });
  });

  describe('The review of a published version', () => {
    const publishVersion = async () =>
      hub.send('manager', getPath('versions'), { json: { label: crypto.randomUUID(), audience: 'project', confirm: true } });

    it('is recorded if exactly the published state was approved', async () => {
      await approveNewReview();
      const { body } = await publishVersion();
      expect(body.approved).toEqual({ on: expect.stringMatching(/^\d{4}-/), by: expect.any(String) });
      expect(await readPage('manager', getPath('versions'))).toContain('Approved on');
      expect(await readPage('manager', `/id/${body.id}`)).toContain('Approved on');
    });

    it('is not recorded if the project changed since the approval', async () => {
      await approveNewReview();
      await changeProject();
      expect((await publishVersion()).body.approved).toBeNull();
    });

    it('is not recorded if the last decision on the same state requested changes', async () => {
      await approveNewReview();
      const { body } = await requestReview();
      await decideReview(body.id, { decision: 'changes_requested', text: 'No.' });
      expect((await publishVersion()).body.approved).toBeNull();
    });

    it('is shown without names to callers who cannot see the project', async () => {
      await approveNewReview();
      const { body } = await publishVersion();
      await hub.database.pool.query(`update hub_published_versions set audience = 'everyone' where id = $1`, [body.id]);
      const { text } = await hub.send('anonymous', `/id/${body.id}`, { accept: 'text/html' });
      expect([/Approved on \d{4}-\d{2}-\d{2}</.test(text), text.includes(body.approved.by)]).toEqual([true, false]);
      const approved = { on: body.approved.on, by: null };
      expect((await hub.send('anonymous', `/id/${body.id}`)).body.version.approved).toEqual(approved);
      await hub.database.pool.query(`update hub_published_versions set withdrawn_at = now(), reason = 'Old.' where id = $1`, [
        body.id,
      ]);
      const withdrawn = await Promise.all([`/id/${body.id}`, body.files[0].path].map((path) => hub.send('anonymous', path)));
      expect(withdrawn.map((answer) => [answer.status, answer.body.version.approved])).toEqual([
        [410, approved],
        [410, approved],
      ]);
    });
  });
});
