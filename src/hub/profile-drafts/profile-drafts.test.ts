import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, type HubAnswer, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('A draft of a profile', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub(createLoginEnvironment());
  });
  afterAll(() => hub?.stop());

  const createDraft = async (json: object = { parent: 'miappe/1.1' }) =>
    (await hub.send('member', '/profile-drafts', { json })).body;
  const changeDraft = (draft: { id: string; revision: number }, json: object) =>
    hub.send('member', `/profile-drafts/${draft.id}/changes`, { json: { revision: draft.revision, ...json } });
  const saveDraft = (draft: { id: string; revision: number }, output_name: string, output_version = '1.0') =>
    hub.send('member', `/profile-drafts/${draft.id}/save`, { json: { revision: draft.revision, output_name, output_version } });
  const requestDraftPage = (draft: { id: string }, view: string, entity = 'Dataset') =>
    hub.send('member', `/profile-drafts/${draft.id}?view=${view}&entity=${entity}`, { accept: 'text/html' });
  const readField = ({ body }: HubAnswer, entity: string, name: string) =>
    body.profile.entities[entity].fields.find((field: { name: string }) => field.name === name);

  it('starts as a copy of a profile, with a different name', async () => {
    const draft = await createDraft();
    expect(draft).toMatchObject({ name: 'my-miappe', version: '1.0', parent: 'miappe/1.1', revision: 1, problems: [] });
  });

  it("has a name that differs from the user's other drafts", async () => {
    const draft = await createDraft();
    expect(draft.name).toBe('my-miappe-2');
    await hub.send('member', `/profile-drafts/${draft.id}`, { method: 'DELETE' });
  });

  it('derives the name of a new field from the label', async () => {
    const field = { entity: 'Study', name: 'Seed weight', type: 'float', need: 'recommended', unit: 'g', minimum: '0' };
    const answer = await changeDraft(await createDraft(), { kind: 'field', ...field });
    expect([answer.status, readField(answer, 'Study', 'seed_weight'), answer.body.problems]).toEqual([
      200,
      { name: 'seed_weight', type: 'float', recommended: true, constraints: { unit: 'g', minimum: 0 } },
      [],
    ]);
  });

  it('returns all values of a list in its form to programs', async () => {
    const path = `/profile-drafts/${(await createDraft()).id}/form?kind=rule&item=coordinate_pair`;
    const { fields } = (await hub.send('member', path)).body;
    const field = fields.find(({ name }: { name: string }) => name === 'applies_to');
    expect(field.values).toEqual(['Study', 'Location', 'MaterialSource']);
  });

  describe('A draft of a profile with a limit that JavaScript cannot represent exactly', () => {
    const LIMIT = '9007199254740993';
    const json = `{"name":"a","version":"1","entities":{"Dataset":{"fields":[{"name":"b","constraints":{"minimum":${LIMIT}}}]}}}`;
    const postDraft = (body: string) =>
      fetch(`${hub.address}/profile-drafts`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });

    it.each([
      ['JSON', `{"profile":${json}}`],
      ['a large body', `{"profile":${json}${' '.repeat(20_000)}}`],
      ['the text of a JSON file', JSON.stringify({ yaml: json })],
      ['the text of a YAML file', JSON.stringify({ yaml: `entities: {A: {fields: [{name: b, minimum: ${LIMIT}}]}}` })],
    ])('is rejected in %s instead of rounded, and the error states the exact limit', async (_what, body) => {
      const answer = await postDraft(body);
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringMatching(/minimum: the number 9007199254740993/),
      ]);
    });

    it('is rejected by the form of a field', async () => {
      const input = { kind: 'field', entity: 'Study', name: 'Weight', type: 'integer', minimum: LIMIT };
      const answer = await changeDraft(await createDraft(), input);
      expect([answer.status, answer.body.detail]).toEqual([400, 'body.minimum has more digits than can be stored']);
    });
  });

  it('is not saved with patterns that take a long time to match or to check', async () => {
    let draft = await createDraft();
    const patterns = ['(a|b)*a(a|b){990}c', '^(?:x?){240}x{1000}x{1000}x{1000}x{1000}'];
    for (const [index, pattern] of patterns.entries()) {
      const added = { kind: 'field', entity: 'Study', name: `Code ${index}`, type: 'string', pattern };
      draft = (await changeDraft(draft, added)).body;
    }
    const saved = await saveDraft(draft, 'with-pattern');
    expect([saved.status, JSON.stringify(saved.body).split('too complex').length]).toEqual([400, 3]);
  });

  it('cannot define a prefix twice', async () => {
    const answer = await changeDraft(await createDraft(), {
      kind: 'profile',
      prefixes: 'A: http://a.example\nA: http://b.example',
    });
    expect([answer.status, answer.body.detail]).toEqual([400, 'body.prefixes has "A" twice']);
  });

  it('is saved with its changes, and the profile can be used', async () => {
    const added = await changeDraft(await createDraft(), {
      kind: 'field',
      entity: 'Study',
      name: 'Seed weight',
      type: 'float',
    });
    const saved = await saveDraft(added.body, 'with-weight');
    expect([saved.status, saved.body.source_profiles]).toEqual([201, ['miappe/1.1']]);
    const schema = await hub.send('anonymous', '/schemas/1.0/Study?profile=with-weight');
    expect(schema.body.properties).toHaveProperty('seed_weight');
  });

  it('shows at most 10 errors beside each of many fields with the same name', async () => {
    const field = { name: 'weight', type: 'unknown', a: 1, b: 2, c: 3 };
    const profile = {
      name: 'many',
      version: '1.0',
      entities: { Dataset: { fields: Array.from({ length: 1_000 }, () => field) } },
    };
    const { status, text } = await requestDraftPage(await createDraft({ profile }), 'fields');
    expect([status, text.split('class="field-error"').length - 1]).toEqual([200, 10_000]);
  });

  it('is returned with the entity type, field or rule of each problem', async () => {
    const fields = [
      { name: 'title', type: 'string', required: true },
      { name: 'plot', type: 'entity', items: 'Nothing' },
    ];
    const validation_rules = [{ name: 'wrong', applies_to: ['Trial'], field: 'missing', condition: 'required' }];
    const profile = { name: 'pots', version: '1.0', root_entity: 'Trial', entities: { Trial: { fields } }, validation_rules };
    const draft = await createDraft({ profile });
    const problems = draft.problems as object[];
    expect(problems).toEqual([
      { entity: 'Trial', field: 'plot', message: expect.any(String) },
      { rule: 'wrong', message: expect.any(String) },
    ]);
    const replaceDraft = (json: object) => hub.send('member', `/profile-drafts/${draft.id}`, { json, method: 'PUT' });
    const form = new FormData();
    form.set('revision', '1');
    form.set('yaml', JSON.stringify(profile));
    const imported = await hub.send('member', `/profile-drafts/${draft.id}`, { form });
    const changed = await changeDraft({ ...draft, revision: 2 }, { kind: 'profile', display_name: 'Pots' });
    const stale = [
      await replaceDraft({ revision: 1, profile }),
      await changeDraft(draft, { kind: 'profile', display_name: 'x' }),
      await saveDraft(draft, 'pots'),
    ];
    expect([imported.body.problems, changed.body.problems]).toEqual([problems, problems]);
    expect(stale.map(({ status, body }) => [status, body.current.problems])).toEqual(stale.map(() => [409, problems]));
    expect((await hub.send('member', `/profile-drafts/${draft.id}`)).body.problems).toEqual(problems);
  });

  it.each(['', 'nonsense'])('is not created from a form with the unknown part %j', async (name) => {
    const before = (await hub.send('member', '/profile-drafts')).body.drafts.length;
    const form = new FormData();
    form.set('title', 'Pots');
    form.set(name, 'x');
    const { status } = await hub.send('member', '/profile-drafts', { form });
    expect([status, (await hub.send('member', '/profile-drafts')).body.drafts.length]).toEqual([400, before]);
  });

  it('is in the list of drafts, with or without a profile that it started from', async () => {
    const [one, two] = [await createDraft(), await createDraft({})];
    const { body } = await hub.send('member', '/profile-drafts');
    const parents = new Map(body.drafts.map(({ id, parent }: { id: string; parent: string | null }) => [id, parent]));
    expect([parents.get(one.id), parents.get(two.id)]).toEqual(['miappe/1.1', null]);
  });

  it('is downloaded as YAML, which creates an equal draft', async () => {
    const draft = await createDraft();
    const file = await hub.send('member', `/profile-drafts/${draft.id}/file`);
    const again = await createDraft({ yaml: file.text });
    expect([file.status, again.profile]).toEqual([200, draft.profile]);
  });

  it('can be deleted by programs, and by users on its page', async () => {
    const [one, two] = [await createDraft(), await createDraft()];
    const deleted = await hub.send('member', `/profile-drafts/${one.id}`, { method: 'DELETE' });
    const sent = await hub.send('member', `/profile-drafts/${two.id}/delete`, { form: {}, accept: 'text/html' });
    const left = await Promise.all([one, two].map(({ id }) => hub.send('member', `/profile-drafts/${id}`)));
    expect([deleted.status, sent.status, ...left.map(({ status }) => status)]).toEqual([204, 303, 404, 404]);
  });

  it('can be saved as a profile, which can be deleted on its page', async () => {
    const draft = await createDraft();
    await saveDraft(draft, 'to-delete');
    const sent = await hub.send('member', '/saved-profiles/to-delete/1.0/delete', { form: {}, accept: 'text/html' });
    expect([sent.status, (await hub.send('member', '/profiles/to-delete/1.0')).status]).toEqual([303, 404]);
  });

  describe('The page of a draft of a profile', () => {
    it.each(['fields', 'rules', 'preview', 'picture', 'compare', 'file'])('shows the view %s', async (view) => {
      const { status, text } = await requestDraftPage(await createDraft(), view, 'Study');
      expect([status, text.includes('<h1>MIAPPE')]).toEqual([200, true]);
    });
  });
});
