import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';

const DEFAULT_COLUMNS = { order: [], hidden: [], widths: {}, frozen: 0, hide_empty: false };
const ARRANGED = { order: ['name', 'unique_id'], hidden: ['study_id'], widths: { name: 300 }, frozen: 1, hide_empty: true };
const VIEW = { name: 'View', query: 'filter=name%3Dwheat&group=name', order: [], hidden: [], is_shared: false };

describeWithDatabase('The columns of a table', () => {
  let server: TestServer;
  let hub: HubClient;
  let someone: string;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    hub = await new HubClient(server.address).createProject();
    someone = await createVisitorCookie();
  });
  afterAll(() => server.stop());

  const createVisitorCookie = async () =>
    (await fetch(`${server.address}/hub/me`)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const requestColumns = async (cookie: string, columns?: object, type = 'Factor') => {
    const request = columns === undefined ? {} : { method: 'PUT', body: JSON.stringify(columns) };
    const headers = { cookie, 'content-type': 'application/json', accept: 'application/json' };
    const answer = await fetch(`${server.address}${hub.getPath('api', 'columns', type)}`, { ...request, headers });
    return { status: answer.status, body: (await answer.json()) as { views: object[]; shared_views: object[] } };
  };

  it('are stored for the user who arranged them', async () => {
    await requestColumns(someone, ARRANGED);
    expect((await requestColumns(someone)).body).toEqual(ARRANGED);
  });

  it('can have the minimum width', async () => {
    const narrow = { ...ARRANGED, widths: { name: 56 } };
    expect((await requestColumns(someone, narrow)).body).toEqual(narrow);
  });

  it('are stored for a new visitor, who receives a cookie', async () => {
    const answer = await fetch(`${server.address}${hub.getPath('api', 'columns', 'Factor')}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ARRANGED),
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect((await requestColumns(cookie.split(';')[0] ?? '')).body).toEqual(ARRANGED);
  });

  it('stay unchanged for other users and types', async () => {
    await requestColumns(someone, ARRANGED);
    expect([
      (await requestColumns(await createVisitorCookie())).body,
      (await requestColumns(someone, undefined, 'Study')).body,
    ]).toEqual([DEFAULT_COLUMNS, DEFAULT_COLUMNS]);
  });

  it('are deleted when the arrangement is reset', async () => {
    await requestColumns(someone, ARRANGED);
    await requestColumns(someone, DEFAULT_COLUMNS);
    expect((await requestColumns(someone)).body).toEqual(DEFAULT_COLUMNS);
  });

  it('occur once in a view, and the total length of the views is limited', { tags: 'full' }, async () => {
    const cookie = await createVisitorCookie();
    const repeated = { ...VIEW, order: Array.from({ length: 1_000 }, () => 'name'), hidden: ['study_id', 'study_id'] };
    const { body } = await requestColumns(cookie, { ...DEFAULT_COLUMNS, views: [repeated] });
    expect(body.views).toEqual([{ ...VIEW, order: ['name'], hidden: ['study_id'] }]);
    const long = Array.from({ length: 20 }, (_, at) => ({ ...VIEW, name: `View ${at}`, query: `filter=${'q'.repeat(6_000)}` }));
    const { status } = await requestColumns(cookie, { ...DEFAULT_COLUMNS, views: long });
    expect([status, (await requestColumns(cookie)).body.views.length]).toEqual([400, 1]);
  });

  it('can be saved in at most 200 shared views per user', async () => {
    const views = Array.from({ length: 50 }, (_, at) => ({ ...VIEW, name: `Shared ${at}`, is_shared: true }));
    for (let user = 0; user < 5; user += 1)
      await requestColumns(await createVisitorCookie(), { ...DEFAULT_COLUMNS, views }, 'Person');
    expect((await requestColumns(await createVisitorCookie(), undefined, 'Person')).body.shared_views).toHaveLength(200);
  });

  it('can be saved as views, which other users see if they are shared', async () => {
    const view = {
      name: 'Wheat',
      query: 'filter=name%3Dwheat&group=name',
      order: ['name'],
      hidden: ['study_id'],
      is_shared: true,
    };
    const own = { ...view, name: 'Own', is_shared: false };
    await requestColumns(someone, { ...DEFAULT_COLUMNS, views: [view, own] });
    expect((await requestColumns(someone)).body).toEqual({ ...DEFAULT_COLUMNS, views: [view, own] });
    expect((await requestColumns(await createVisitorCookie())).body).toEqual({ ...DEFAULT_COLUMNS, shared_views: [view] });
    await requestColumns(someone, DEFAULT_COLUMNS);
    expect((await requestColumns(await createVisitorCookie())).body).toEqual(DEFAULT_COLUMNS);
  });

  it('can be read if the query of a shared view contains names that all JavaScript objects have', async () => {
    const view = { ...VIEW, query: '__proto__=x&constructor=x&toString=x', is_shared: true };
    await requestColumns(someone, { ...DEFAULT_COLUMNS, views: [view] });
    expect((await requestColumns(await createVisitorCookie())).body).toEqual({ ...DEFAULT_COLUMNS, shared_views: [view] });
    await requestColumns(someone, DEFAULT_COLUMNS);
  });

  it.each([
    ['two views with the same name', { ...DEFAULT_COLUMNS, views: [VIEW, VIEW] }, 'views: several views have the name "View".'],
    [
      'a view of a field that the type does not have',
      { ...DEFAULT_COLUMNS, views: [{ ...VIEW, hidden: ['altitude'] }] },
      'views: Factor has no field "altitude".',
    ],
    ['a field that the type does not have', { ...ARRANGED, hidden: ['altitude'] }, 'hidden: Factor has no field "altitude".'],
    [
      'a width of a field that the type does not have',
      { ...ARRANGED, widths: { altitude: 90 } },
      'widths: Factor has no field "altitude".',
    ],
    ['a width below the minimum', { ...ARRANGED, widths: { name: 5 } }, expect.stringContaining('widths')],
  ])('are rejected if they have %s', async (_what, columns, detail) => {
    expect(await requestColumns(someone, columns)).toEqual({ status: 400, body: { detail } });
  });
});
