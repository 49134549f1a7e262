/** Tests saved profiles over HTTP. All servers of a database can use a profile soon after it is saved. */

import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { pruneDatabase } from '../../storage/upkeep/pruning.ts';

const json = { accept: 'application/json', 'content-type': 'application/json' };

const createMergeInput = (name: string, more: object = {}) => ({
  profiles: ['miappe/1.1', 'isa/1.0'],
  strategy: 'most_restrictive',
  output_name: name,
  output_version: '1.0',
  ...more,
});

const isRequiredValue = [{ entity: 'FactorValue', field: 'value', profile: 'isa/1.0' }];

describeWithDatabase('A saved profile', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startTestServer({}, { database });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  const sendRequest = async (
    path: string,
    body?: unknown,
    { at = server, method = body === undefined ? 'GET' : 'POST', headers = {} } = {},
  ) => {
    const answer = await fetch(at.address + path, {
      method,
      headers: { ...(body === undefined ? { accept: 'application/json' } : json), ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      body: (text.startsWith('{') ? JSON.parse(text) : undefined) as Record<string, unknown>,
    };
  };
  const saveMerge = (name: string, more?: object) => sendRequest('/merge/save', createMergeInput(name, more));
  const createUniqueName = () => `lab-${randomUUID()}`;
  const startProject = async (profile: string, version = '1.0') => {
    const workspace = await sendRequest('/hub/workspaces', { name: randomUUID() });
    return sendRequest('/hub/projects', { workspace_id: workspace.body.id, name: 'Trial', profile, version });
  };

  it('is returned with the path of its page', async () => {
    const name = createUniqueName();
    const { status, location, body } = await saveMerge(name);
    expect([status, location, body]).toMatchObject([
      201,
      `/profiles/${name}/1.0`,
      { id: `${name}/1.0`, entities: 30, fields: 274, source_profiles: ['miappe/1.1', 'isa/1.0'] },
    ]);
  });

  it.each([
    ['made from MIAPPE', { parent: 'miappe/1.1' }, 1],
    ['made from another profile', { parent: 'isa/1.0' }, 0],
  ])('has projects in BrAPI and observations from tables only if it contains MIAPPE data: %s', async (_what, draft, trials) => {
    const visitor = { cookie: `hub_visitor=${randomBytes(24).toString('base64url')}.` };
    const name = createUniqueName();
    const { body: created } = await sendRequest('/profile-drafts', draft, { headers: visitor });
    const field = {
      kind: 'field',
      revision: created.revision,
      entity: 'Study',
      item: '',
      name: 'Drone flight',
      type: 'string',
    };
    const { body: changed } = await sendRequest(`/profile-drafts/${created.id}/changes`, field, { headers: visitor });
    const saving = { revision: changed.revision, output_name: name, output_version: '1.0' };
    const saved = await sendRequest(`/profile-drafts/${created.id}/save`, saving, { headers: visitor });
    const project = await startProject(name);
    await sendRequest(`/hub/projects/${project.body.id}/entities`, { entity_type: 'Investigation', data: { title: name } });
    const { body } = await sendRequest('/brapi/v2/trials?pageSize=1000');
    const { data } = body.result as { data: { trialName: string }[] };
    expect([saved.status, data.filter((trial) => trial.trialName === name).length]).toEqual([201, trials]);
    const form = new FormData();
    form.append('file', new Blob(['unit,height\nP1,12\n']), 'heights.csv');
    const files = `/hub/projects/${project.body.id}/files`;
    const uploaded = await fetch(server.address + files, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    });
    const { file_id: file } = (await uploaded.json()) as { file_id: string };
    const stored = await sendRequest(`${files}/${file}/observations`, {});
    expect(String(stored.body.detail).includes('only tables in MIAPPE projects')).toBe(trials === 0);
  });

  it('is listed, has a page and schemas, and can validate data immediately', async () => {
    const name = createUniqueName();
    await saveMerge(name);
    const list = (await sendRequest('/api/profiles')).body.profiles as { name: string }[];
    const checked = await sendRequest('/validate', { profile: name, version: '1.0', entity: 'FactorValue', data: {} });
    expect([
      list.some((profile) => profile.name === name),
      (await sendRequest(`/profiles/${name}/1.0`)).status,
      (await sendRequest(`/schemas/1.0/Study?profile=${name}`)).status,
      checked.body.valid,
    ]).toEqual([true, 200, 200, false]);
  });

  it('can be used by a new project', async () => {
    const name = createUniqueName();
    await saveMerge(name);
    const { status, body } = await startProject(name);
    expect([status, body.profile, body.version]).toEqual([201, name, '1.0']);
  });

  it('has the field of the profile that the user selected', async () => {
    const name = createUniqueName();
    await saveMerge(name, { resolutions: isRequiredValue });
    const schema = (await sendRequest(`/schemas/1.0/FactorValue?profile=${name}`)).body as { required: string[] };
    expect(schema.required).not.toContain('value');
  });

  it('can be replaced after its deletion, even in cached responses', async () => {
    const name = createUniqueName();
    const address = `/schemas/1.0/FactorValue?profile=${name}`;
    await saveMerge(name);
    const before = (await sendRequest(address)).body as { required: string[] };
    await sendRequest(`/saved-profiles/${name}/1.0`, undefined, { method: 'DELETE' });
    const between = await sendRequest(address);
    await saveMerge(name, { resolutions: isRequiredValue });
    const after = (await sendRequest(address)).body as { required: string[] };
    expect([before.required.includes('value'), between.status, after.required.includes('value')]).toEqual([true, 404, false]);
  });

  it('is available on another server of the same database until its deletion', { tags: 'full' }, async () => {
    const other = await startTestServer({}, { database });
    try {
      const name = createUniqueName();
      const readStatus = async () => (await sendRequest(`/profiles/${name}/1.0`, undefined, { at: other })).status;
      await saveMerge(name);
      await expect.poll(readStatus).toBe(200);
      await sendRequest(`/saved-profiles/${name}/1.0`, undefined, { method: 'DELETE' });
      await expect.poll(readStatus).toBe(404);
    } finally {
      await other.stop();
    }
  });

  it('is loaded at startup even if a different profile is invalid', { tags: 'full' }, async () => {
    const [good, broken] = [createUniqueName(), createUniqueName()];
    await saveMerge(good);
    await saveMerge(broken);
    await database.pool.query(`update saved_profiles set id = gen_random_uuid(), yaml = 'name: [' where name = $1`, [broken]);
    const other = await startTestServer({}, { database });
    try {
      const statuses = [good, broken].map(
        async (name) => (await sendRequest(`/profiles/${name}/1.0`, undefined, { at: other })).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 404]);
    } finally {
      await other.stop();
    }
  });

  it('is not deleted while a project uses it', async () => {
    const name = createUniqueName();
    await saveMerge(name);
    const project = await startProject(name);
    const refused = await sendRequest(`/saved-profiles/${name}/1.0`, undefined, { method: 'DELETE' });
    await sendRequest(`/hub/projects/${project.body.id}`, undefined, { method: 'DELETE' });
    const waits = await sendRequest(`/saved-profiles/${name}/1.0`, undefined, { method: 'DELETE' });
    await database.pool.query("update hub_deletions set at = now() - interval '31 days' where id = $1", [project.body.id]);
    await pruneDatabase(database.pool, { eventsDays: 0, auditDays: 0 });
    const deleted = await sendRequest(`/saved-profiles/${name}/1.0`, undefined, { method: 'DELETE' });
    expect([refused.status, refused.body.detail, waits.status, deleted.status]).toEqual([
      409,
      `1 project follows ${name}/1.0. Delete the project first. Deleted projects count until they are removed, 30 days after the deletion.`,
      409,
      204,
    ]);
  });

  it('is saved once by concurrent requests', async () => {
    const name = createUniqueName();
    const statuses = (await Promise.all([saveMerge(name), saveMerge(name), saveMerge(name.toUpperCase())])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
  });

  describe('An invalid request for a saved profile', () => {
    it.each<[string, object, number, string]>([
      ['uses the name of a standard profile', { output_name: 'MIAPPE' }, 409, 'is reserved for'],
      ['has only a space as its name', { output_name: ' ' }, 400, 'output_name may contain letters'],
      ['has a name with markup', { output_name: '<script>alert(1)</script>' }, 400, 'output_name may contain letters'],
      ['has a name that leaves its folder', { output_name: '../../etc' }, 400, 'output_name may contain letters'],
      ['has a version that is not a number', { output_version: 'newest' }, 400, 'output_version must be numbers'],
      ['merges a single profile', { profiles: ['isa/1.0', 'ISA/1.0'] }, 400, 'At least 2 different profiles'],
      ['merges an unknown profile', { profiles: ['isa/1.0', 'none/1.0'] }, 400, 'There is no profile none/1.0 here.'],
      ['uses an unknown strategy', { strategy: 'best' }, 400, 'Unknown strategy: best'],
      [
        'selects an unknown field',
        { resolutions: [{ entity: 'Study', field: 'no', profile: 'isa/1.0' }] },
        400,
        'has no field',
      ],
      ['has a name of 101 characters', { output_name: 'x'.repeat(101) }, 400, 'output_name'],
    ])('is rejected because it %s', async (_why, more, status, detail) => {
      const answer = await saveMerge(createUniqueName(), more);
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(detail)]);
    });

    it.each(['/saved-profiles/miappe/1.1', '/saved-profiles/nothing/1.0', '/saved-profiles/__proto__/1'])(
      'deletes nothing at %s',
      async (path) => {
        expect((await sendRequest(path, undefined, { method: 'DELETE' })).status).toBe(404);
      },
    );
  });
});
