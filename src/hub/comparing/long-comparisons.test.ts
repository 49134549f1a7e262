// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listTasksDuring } from '../../tasks/testing-tasks.ts';
import { createLoginEnvironment, type HubRequest, startTestHub, type TestHub } from '../testing-hub.ts';

const MANY = ['miappe/1.1', 'isa/1.0', 'ena/1.0', 'jerm/1.0', 'dissco/0.4'];
const FEW = MANY.slice(0, 3);
const buildAddress = (path: string, profiles: readonly string[]) => `${path}?profiles=${profiles.join(',')}`;

describeWithDatabase('A comparison of profiles', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub(createLoginEnvironment());
  });
  afterAll(() => hub?.stop());

  async function requestComparison(path: string, request: HubRequest) {
    let answer = { status: 0, text: '' };
    const tasks = await listTasksDuring(async () => {
      answer = await hub.send('member', path, request);
    });
    return { ...answer, tasks };
  }

  it.each([
    ['page', buildAddress('/compare', MANY), { accept: 'text/html' }],
    ['CSV file', `${buildAddress('/compare/file', MANY)}&format=csv`, {}],
    ['Markdown file', `${buildAddress('/compare/file', MANY)}&format=md`, {}],
    ['JSON', '/api/compare', { json: MANY }],
  ] as const)('of 5 profiles runs in a thread, so that other requests continue: %s', async (_form, path, request) => {
    const { status, text, tasks } = await requestComparison(path, request);
    expect([status, tasks]).toEqual([200, ['compare profiles']]);
    expect(MANY.filter((id) => !text.includes(id))).toEqual([]);
  });

  it('shows the logged-in user', async () => {
    const [few, many] = [FEW, MANY].map((profiles) =>
      requestComparison(buildAddress('/compare', profiles), { accept: 'text/html' }),
    );
    expect((await few)?.text).toContain('Demo Member');
    expect((await many)?.text).toContain('Demo Member');
  });

  it.each([
    ['few', FEW],
    ['many', MANY],
  ])('links to valid comparisons and files of %s profiles', async (_count, profiles) => {
    const path = `${buildAddress('/compare', profiles)}&changes=all&kind=conflict&sort=name&q=id`;
    const { text } = await hub.send('member', path, { accept: 'text/html' });
    const links = [...text.matchAll(/href="(\/compare[^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    const answers = await Promise.all(links.map((link) => hub.send('member', link, { accept: 'text/html' })));
    expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200));
    expect(
      links.filter((link) => new URLSearchParams(link.split('?')[1]).getAll('profiles').length !== profiles.length),
    ).toEqual([]);
  });

  it('runs in the main thread if there are only three profiles', async () => {
    const { status, tasks } = await requestComparison(buildAddress('/compare', FEW), { accept: 'text/html' });
    expect([status, tasks]).toEqual([200, []]);
  });
});
