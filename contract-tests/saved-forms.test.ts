/** Tests that a form which was submitted after the end of a session is shown only to the user of that session. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DevelopmentActor } from '../simulators/login/accounts.ts';
import {
  createPeopleEnvironment,
  createSessionCookie,
  type PeopleServer,
  startPeopleServer,
} from '../src/proteomics/access/testing-people.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/qc/annotations';
const TYPED = 'What only its sender may read';

describeWithDatabase('A saved form', () => {
  const environment = { ...createPeopleEnvironment(), PROTEOMICS_ACCESS: 'login' };
  let server: PeopleServer;
  beforeAll(async () => {
    server = await startPeopleServer(environment);
    await server.placeRecords('crops:drought_trial');
  });
  afterAll(() => server?.stop());

  /** Returns the cookies of a browser after a login. */
  const createCookie = async (actor: DevelopmentActor) =>
    (await createSessionCookie(environment, server.database, actor)).split('; ');
  /** Submits a form with these cookies. Resolves with the cookie of the login that follows. */
  async function submitForm(cookies: readonly string[]): Promise<string> {
    const { status, headers } = await server.send('anonymous', PAGE, {
      form: new URLSearchParams({ kind: 'other', at: '2025-03-05T10:00', text: TYPED }),
      accept: 'text/html',
      headers: { cookie: cookies.join('; ') },
    });
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining('after=kept-form')]);
    return (
      headers
        .getSetCookie()
        .find((text) => text.startsWith('session_login='))
        ?.split(';')[0] ?? ''
    );
  }
  const isShown = async (cookies: readonly string[]) =>
    (
      await server.send('anonymous', '/auth/form', { accept: 'text/html', headers: { cookie: cookies.join('; ') } })
    ).text.includes(TYPED);

  it('is shown to its sender after the login, but not to other users of the browser', async () => {
    const [, person = ''] = await createCookie('member');
    const login = await submitForm([person]);
    const other = await isShown([...(await createCookie('administrator')), login]);
    expect([other, await isShown([...(await createCookie('member')), login])]).toEqual([false, true]);
  });

  it('is shown to its sender if the session was ended elsewhere and the cookie remains', async () => {
    const cookies = await createCookie('member');
    await server.database.pool.query('delete from sessions');
    const login = await submitForm(cookies);
    const other = await isShown([...(await createCookie('administrator')), login]);
    expect([other, await isShown([...(await createCookie('member')), login])]).toEqual([false, true]);
  });

  it('is not shown to another user of the browser if its sender is unknown', async () => {
    const login = await submitForm([]);
    expect(await isShown([...(await createCookie('administrator')), login])).toBe(false);
  });

  it('is deleted when its sender is erased', async () => {
    const [, person = ''] = await createCookie('member');
    const login = await submitForm([person]);
    await server.send('member', '/api/runs');
    const { rows } = await server.database.pool.query(`select uuid from proteomics_users where name = 'Demo Member'`);
    const erased = await server.send('manager', `/api/admin/users/${rows[0].uuid}`, { method: 'DELETE' });
    expect(erased.status).toBe(204);
    expect(await isShown([...(await createCookie('member')), login])).toBe(false);
  });
});
