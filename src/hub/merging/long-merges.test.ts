// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listTasksDuring } from '../../tasks/testing-tasks.ts';
import { createLoginEnvironment, type HubRequest, startTestHub, type TestHub } from '../testing-hub.ts';

const MANY = ['miappe/1.1', 'isa/1.0', 'ena/1.0', 'jerm/1.0', 'dissco/0.4'];
const FEW = MANY.slice(0, 3);
const createForm = (profiles: readonly string[]) =>
  new URLSearchParams(profiles.map((id): [string, string] => ['profiles', id]));

describeWithDatabase('A merge of profiles', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub(createLoginEnvironment());
  });
  afterAll(() => hub?.stop());

  async function requestMerge(path: string, request: HubRequest) {
    let answer = { status: 0, text: '' };
    const tasks = await listTasksDuring(async () => {
      answer = await hub.send('member', path, request);
    });
    return { ...answer, tasks };
  }

  it.each([
    ['page', `/merge?profiles=${MANY.join(',')}`, { accept: 'text/html' }, 'show a merge'],
    ['a page with choices', '/merge', { form: createForm(MANY), accept: 'text/html' }, 'show a merge'],
    ['a file', '/merge/file', { form: createForm(MANY) }, 'write a merged profile'],
    ['JSON', '/api/merge', { json: { profiles: MANY } }, 'merge profiles'],
  ] as const)('of 5 profiles runs in a thread, so that other requests continue: %s', async (_form, path, request, task) => {
    const { status, text, tasks } = await requestMerge(path, request);
    expect([status, tasks]).toEqual([200, [task]]);
    expect(text).toContain('miappe');
  });

  it('is saved, validated and read again by threads', async () => {
    const order = { profiles: MANY, output_name: 'many', output_version: '1.0' };
    const { status, text, tasks } = await requestMerge('/merge/save', { json: order });
    expect([status, JSON.parse(text).id, tasks]).toEqual([201, 'many/1.0', ['merge profiles to save', 'read a saved profile']]);
  });

  it('is rejected by its thread, and the response states the reason', async () => {
    const resolutions = [{ entity: 'Study', field: 'nothing', profile: 'isa/1.0' }];
    const order = { profiles: MANY, output_name: 'wrong', output_version: '1.0', resolutions };
    const { status, text } = await requestMerge('/merge/save', { json: order });
    expect([status, text]).toEqual([400, expect.stringContaining('isa/1.0 has no field Study.nothing.')]);
  });

  it('is computed once for identical concurrent requests', async () => {
    const order = { profiles: MANY.toReversed() };
    const tasks = await listTasksDuring(async () => {
      const same = Array.from({ length: 5 }, () => hub.send('member', '/api/merge', { json: order }));
      expect(new Set((await Promise.all(same)).map(({ status }) => status))).toEqual(new Set([200]));
    });
    expect(tasks).toEqual(['merge profiles']);
  });

  it('is rejected for an unknown choice of a field, which the error names', async () => {
    const resolutions = [{ entity: 'Study', field: 'nothing', profile: 'isa/1.0' }];
    const { status, text } = await requestMerge('/api/merge', { json: { profiles: MANY, resolutions } });
    expect([status, text]).toEqual([400, expect.stringContaining('isa/1.0 has no field Study.nothing.')]);
  });

  it('runs in the main thread if there are only three profiles', async () => {
    const { status, tasks } = await requestMerge(`/merge?profiles=${FEW.join(',')}`, { accept: 'text/html' });
    expect([status, tasks]).toEqual([200, []]);
  });
});
