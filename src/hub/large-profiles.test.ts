// @module-tag full
/** Tests that projects whose profile has many fields do not block other requests. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import { listTasksDuring } from '../tasks/testing-tasks.ts';
import { createLoginEnvironment, type HubRequest, startTestHub, type TestHub } from './testing-hub.ts';

const FIELDS = Array.from({ length: 2_000 }, (_, number) => ({ name: `common_word_${number}`, type: 'string' }));

describeWithDatabase('A profile with many fields', () => {
  let hub: TestHub;
  let small: string;
  let wide: string;
  beforeAll(async () => {
    hub = await startTestHub(createLoginEnvironment());
    const profile = { name: 'wide', version: '1.0', root_entity: 'Root', entities: { Root: { fields: FIELDS } } };
    const { id, revision } = await sendRequest('/profile-drafts', { json: { profile } });
    await sendRequest(`/profile-drafts/${id}/save`, { json: { revision, output_name: 'wide', output_version: '1.0' } });
    const workspace = await sendRequest('/hub/workspaces', { json: { name: 'Wide' } });
    const createProject = async (name: string, version: string) => {
      const project = { workspace_id: workspace.id, name, profile: name, version };
      return `/hub/projects/${(await sendRequest('/hub/projects', { json: project })).id}`;
    };
    small = await createProject('miappe', '1.1');
    wide = await createProject('wide', '1.0');
  });
  afterAll(() => hub?.stop());

  async function sendRequest(to: string, request: HubRequest) {
    const { status, body } = await hub.send('member', to, request);
    expect(status).toBeLessThan(300);
    return body;
  }

  it.each([
    ['a project', 'answer about a project', () => [wide, {}]],
    ['the preview of a move', 'answer about a project', () => [`${small}/move?profile=wide/1.0`, {}]],
    ['a comparison', 'compare profiles', () => ['/compare?profiles=wide/1.0,miappe/1.1', { accept: 'text/html' }]],
    ['a merge', 'merge profiles', () => ['/api/merge', { json: { profiles: ['wide/1.0', 'miappe/1.1'] } }]],
    [
      'the preview of a short import',
      'preview an import',
      () => [`${wide}/import`, { json: { content: 'a,b\n1,2', format: 'csv', entity_type: 'Root' } }],
    ],
  ] as [string, string, () => [string, HubRequest]][])(
    'is processed in a thread for %s, so that other requests continue',
    async (_what, task, listRequest) => {
      const [path, request] = listRequest();
      let status = 0;
      const tasks = await listTasksDuring(async () => {
        status = (await hub.send('member', path, request)).status;
      });
      expect([status < 300, tasks]).toEqual([true, [task]]);
    },
  );

  it('is checked by a thread when it is saved with a long vocabulary', async () => {
    const values = Array.from({ length: 20_000 }, (_, number) => `v${number}`);
    const field = { name: 'term', type: 'string', constraints: { enum: values } };
    const profile = { name: 'terms', version: '1.0', root_entity: 'Root', entities: { Root: { fields: [field] } } };
    const { id, revision } = await sendRequest('/profile-drafts', { json: { profile } });
    const tasks = await listTasksDuring(() =>
      sendRequest(`/profile-drafts/${id}/save`, { json: { revision, output_name: 'terms', output_version: '1.0' } }),
    );
    const { status } = await hub.send('member', '/profiles/terms/1.0');
    expect([tasks.includes('prepare a draft for saving'), tasks.includes('read a saved profile'), status]).toEqual([
      true,
      true,
      200,
    ]);
  });

  it('is read by threads if its patterns take long to compile, even if it is short', async () => {
    const createField = (_: unknown, number: number) => {
      const pattern = `^${'x{1000}'.repeat(4)}${number}$`;
      return { name: `f${number}`, type: 'string', constraints: { pattern } };
    };
    const entities = { Root: { fields: Array.from({ length: 20 }, createField) } };
    const profile = { name: 'patterns', version: '1.0', root_entity: 'Root', entities };
    const { workspace_id } = await sendRequest(small, {});
    const tasks = await listTasksDuring(async () => {
      const { id, revision } = await sendRequest('/profile-drafts', { json: { profile } });
      await sendRequest(`/profile-drafts/${id}/save`, { json: { revision, output_name: 'patterns', output_version: '1.0' } });
      const project = { workspace_id, name: 'Patterns', profile: 'patterns', version: '1.0' };
      await sendRequest(`/hub/projects/${(await sendRequest('/hub/projects', { json: project })).id}`, {});
    });
    expect(tasks).toEqual([
      'check a draft of a profile',
      'prepare a draft for saving',
      'read a saved profile',
      'answer about a project',
    ]);
  });

  it('has a form of limited size if many rules with long conditions name all fields', async () => {
    const fields = Array.from({ length: 100 }, (_, number) => ({ name: `f${number}`, type: 'string' }));
    const condition = fields.map(({ name }) => name).join(' OR ');
    const validation_rules = Array.from({ length: 250 }, (_, number) => ({
      name: `r${number}`,
      applies_to: ['Root'],
      condition,
    }));
    const profile = { name: 'rules', version: '1.0', root_entity: 'Root', entities: { Root: { fields } }, validation_rules };
    const { id, revision } = await sendRequest('/profile-drafts', { json: { profile } });
    await sendRequest(`/profile-drafts/${id}/save`, { json: { revision, output_name: 'rules', output_version: '1.0' } });
    const { workspace_id } = await sendRequest(small, {});
    const created = await sendRequest('/hub/projects', {
      json: { workspace_id, name: 'Rules', profile: 'rules', version: '1.0' },
    });
    const form = await hub.send('member', `/hub/projects/${created.id}/form/Root`, { accept: 'text/html' });
    expect([form.status, form.text.includes('f0 OR f1'), form.text.length < 2_000_000]).toEqual([200, true, true]);
  });

  it('is compared within seconds with many headers that share words with its fields', async () => {
    const content = `${Array.from({ length: 4_000 }, (_, number) => `${number} common word`).join(',')}\n`;
    const start = performance.now();
    const { status } = await hub.send('member', `${wide}/import`, { json: { content, format: 'csv' } });
    expect([status, performance.now() - start < 15_000]).toEqual([400, true]);
  });
});
