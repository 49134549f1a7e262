import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, createSessionCookie, startTestHub, type TestHub } from '../testing-hub.ts';
import { normalizeVisitorName } from './visitor.ts';

describe('The name of a visitor', () => {
  it.each([
    ['  Robin   Reader ', 'Robin Reader'],
    ['Robin\r\nReader', 'Robin Reader'],
    ['\u202eRobin', 'Robin'],
    ['\u200b\u200d ', ''],
    ['<b>Robin</b>', '<b>Robin</b>'],
    ['x'.repeat(300), 'x'.repeat(100)],
    ['👩‍🌾'.repeat(2), '👩‍🌾'.repeat(2)],
  ])('is normalized from %j to %j', (typed, shown) => {
    expect(normalizeVisitorName(typed)).toBe(shown);
  });
});

describeWithDatabase('An open hub', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  const fetchMe = (cookie?: string) => hub.send('anonymous', '/hub/me', cookie === undefined ? {} : { headers: { cookie } });
  const findCookie = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

  it('gives two browsers different identities', async () => {
    const [one, other] = [await fetchMe(), await fetchMe()];
    expect(one.body.user_id).not.toBe(other.body.user_id);
    expect(one.body.user_name).toMatch(/^Guest [0-9a-f]{4}$/);
  });

  it('recognizes a returning browser without a second cookie', async () => {
    const first = await fetchMe();
    const again = await fetchMe(findCookie(first.headers));
    expect([again.body, again.headers.getSetCookie()]).toEqual([first.body, []]);
  });

  it('sets its cookie with HttpOnly and SameSite=Lax', async () => {
    const { headers } = await fetchMe();
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
  });

  it('does not identify a visitor by a cookie that contains the public ID of the visitor', async () => {
    const { body } = await fetchMe();
    const secret = body.user_id.replace('visitor-', '');
    const taken = await fetchMe(`hub_visitor=${secret}.`);
    expect(taken.body.user_id).not.toBe(body.user_id);
  });

  it('stores the name of a visitor in a cookie', async () => {
    const named = await hub.send('anonymous', '/hub/me', { json: { name: 'Robin <b>' } });
    const again = await fetchMe(findCookie(named.headers));
    expect(again.body).toEqual({ user_id: named.body.user_id, user_name: 'Robin <b>', logged_in: false });
  });

  it('escapes the name of a visitor on pages', async () => {
    const named = await hub.send('anonymous', '/hub/me', { json: { name: '<img src=x onerror=alert(1)>' } });
    const { text } = await hub.send('anonymous', '/hub/', {
      accept: 'text/html',
      headers: { cookie: findCookie(named.headers) },
    });
    expect([text.includes('<img src=x'), text.includes('&lt;img src=x')]).toEqual([false, true]);
  });

  it.each([
    ['hub_visitor=short.'],
    [`hub_visitor=${'a'.repeat(32)}.${'_'.repeat(5_000)}`],
    [`hub_visitor=${'a'.repeat(32)}.${Buffer.from('\u0000\u0007').toString('base64url')}`],
    ['hub_visitor=%00; hub_visitor=..'],
  ])('ignores the invalid cookie %.40s…', async (cookie) => {
    const { status, body } = await fetchMe(cookie);
    expect([status, body.user_name]).toEqual([200, expect.stringMatching(/^Guest [0-9a-f]{4}$/)]);
  });

  it.each([
    ['only spaces', ' ', 'body.name is required'],
    ['only invisible characters', '\u200b', 'body.name must contain a visible character'],
    ['control characters', 'a\u0000b', 'body.name must not contain control characters'],
    ['300 characters', 'x'.repeat(300), 'body.name must have at most 100 characters'],
  ])('rejects a name with %s', async (_, name, detail) => {
    const { status, body } = await hub.send('anonymous', '/hub/me', { json: { name } });
    expect([status, body.detail]).toEqual([400, expect.stringContaining(detail)]);
  });

  it('escapes a message from a cookie, and ignores an invalid one', async () => {
    const createFlash = (value: object) =>
      `flashes=${Buffer.from(JSON.stringify([{ path: '/hub/', ...value }])).toString('base64url')}`;
    const readPage = async (cookie: string) =>
      (await hub.send('anonymous', '/hub/', { accept: 'text/html', headers: { cookie } })).text;
    const shown = await readPage(createFlash({ tone: 'good', title: '<script>x</script>', lines: [] }));
    expect([shown.includes('<script>x'), shown.includes('&lt;script&gt;x')]).toEqual([false, true]);
    expect(await readPage('flashes=nonsense')).toContain('Projects');
    expect(await readPage(createFlash({ tone: 'good" onclick="x', title: 'x', lines: [] }))).not.toContain('onclick');
  });

  it('rejects changes from pages of other sites', async () => {
    const { status } = await hub.send('anonymous', '/hub/workspaces', {
      form: { name: 'From elsewhere' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
  });
});

describeWithDatabase('An open hub with a login', () => {
  it('offers the login to guests on its pages, as other pages do', async () => {
    const hub = await startTestHub(createLoginEnvironment());
    try {
      const readHeader = async (path: string) => {
        const { text } = await hub.send('anonymous', path, { accept: 'text/html' });
        return text.slice(0, text.indexOf('</header>'));
      };
      const login = '<a href="/profile">Log in</a>';
      expect(await readHeader('/hub/')).toMatch(new RegExp(`>Guest [0-9a-f]{4}</a>[^]*${login}`));
      expect(await readHeader('/profiles')).toContain(login);
    } finally {
      await hub.stop();
    }
  });
});

describeWithDatabase('A hub that requires a login', () => {
  let platform: SimulatedPlatform;
  let hub: TestHub;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    hub = await startTestHub({ ...createLoginEnvironment(platform), HUB_ACCESS: 'login' });
  });
  afterAll(async () => {
    await hub?.stop();
    await platform?.stop();
  });

  it('uses the name and identifier of the login, without exposing the subject in the identifier', async () => {
    const { body } = await hub.send('member', '/hub/me');
    expect(body).toEqual({
      user_id: expect.stringMatching(/^user-[0-9a-f]{24}$/),
      user_name: 'Demo Member',
      logged_in: true,
    });
  });

  it('rejects a change of the name', async () => {
    const { status, body } = await hub.send('member', '/hub/me', { json: { name: 'Other' } });
    expect([status, body.detail]).toEqual([409, 'Your name comes from your login.']);
  });

  it('redirects a browser that sends a form without a session to the login, and then back to the page', async () => {
    const { headers } = await hub.send('anonymous', '/hub/workspaces', {
      form: { name: 'x' },
      accept: 'text/html',
      headers: { referer: 'http://localhost:8124/hub/workspaces/new', 'sec-fetch-site': 'same-origin' },
    });
    expect(headers.get('location')).toBe('/auth/login?returnTo=%2Fhub%2Fworkspaces%2Fnew&after=kept-form');
  });

  it.each([100, 5_000, 70_000, 900_000])('restores a form of %i characters after the login', async (length) => {
    // The session of this cookie has ended.
    const session = await createSessionCookie(createLoginEnvironment(platform), hub.database, 'member');
    const [, person = ''] = session.split('; ');
    const sent = await hub.send('anonymous', '/hub/workspaces', {
      form: { name: 'x'.repeat(length) },
      accept: 'text/html',
      headers: { 'sec-fetch-site': 'same-origin', cookie: person },
    });
    expect(sent.headers.get('location')).toBe('/auth/login?returnTo=%2Fhub%2F&after=kept-form');
    const browser = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const again = await hub.send('anonymous', '/auth/form', {
      accept: 'text/html',
      headers: { cookie: `${session}; ${browser}` },
    });
    expect(again.text).toContain(`name="name" value="${'x'.repeat(length)}"`);
  });

  it('allows administrators, but not ordinary members, to bind a workspace to the collaboration', async () => {
    const createBoundWorkspace = (caller: 'administrator' | 'member', name: string) =>
      hub.send(caller, '/hub/workspaces', { json: { name, collaboration: COLLABORATION } });
    const refused = await createBoundWorkspace('member', 'By a member');
    expect([refused.status, refused.body.detail]).toEqual([403, 'collaboration must be a collaboration that you administer']);
    expect((await createBoundWorkspace('administrator', 'By an administrator')).body).toMatchObject({
      collaboration: COLLABORATION,
      can_manage: true,
    });
  });

  it('lists only visible workspaces', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const canSeeWorkspace = async (caller: 'member' | 'nonMember' | 'manager') => {
      const { body } = await hub.send(caller, '/hub/?limit=1000');
      return body.workspaces.some(({ id }: { id: string }) => id === workspaceId);
    };
    expect([await canSeeWorkspace('member'), await canSeeWorkspace('nonMember'), await canSeeWorkspace('manager')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('reveals neither workspace nor collaboration when it rejects a request', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const { status, text } = await hub.send('nonMember', `/hub/workspaces/${workspaceId}`, { accept: 'text/html' });
    expect([status, text.includes('drought'), text.includes(workspaceId.slice(0, 8))]).toEqual([403, false, false]);
  });

  it('shows the user and the next step on the page of a rejected request', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const { text } = await hub.send('member', `/hub/workspaces/${workspaceId}/edit`, { accept: 'text/html' });
    expect([text.includes('Demo Member'), text.includes('Ask a person who manages the workspace')]).toEqual([true, true]);
  });

  it('excludes hidden projects from graphs', async () => {
    const { projectId } = await hub.place(COLLABORATION);
    const readGraph = async (caller: 'member' | 'nonMember') => (await hub.send(caller, '/api/graph')).body.nodes.length;
    const before = await readGraph('nonMember');
    expect(await readGraph('member')).toBeGreaterThan(before);
    expect((await hub.send('nonMember', `/api/graph?project=${projectId}`)).status).toBe(403);
  });

  it('lets members view a workspace during a platform outage, and returns 503 for changes that require an administrator', async () => {
    const dark = await startTestHub({
      ...createLoginEnvironment({ url: 'http://127.0.0.1:9', token: platform.token }),
      HUB_ACCESS: 'login',
    });
    const { workspaceId } = await dark.place(COLLABORATION);
    const path = `/hub/workspaces/${workspaceId}`;
    const seen = await dark.send('member', path);
    const changed = await dark.send('member', path, { method: 'PUT', json: { name: 'x' } });
    await dark.stop();
    expect([seen.status, seen.body.can_manage, changed.status]).toEqual([200, false, 503]);
  });
});

describeWithDatabase('A hub that requires a login while login is off', () => {
  it('returns 503, and lists the missing settings for programs only', async () => {
    const hub = await startTestHub({ HUB_ACCESS: 'login' });
    const page = await hub.send('anonymous', '/hub/', { accept: 'text/html' });
    const { body } = await hub.send('anonymous', '/hub/me');
    await hub.stop();
    expect([page.status, page.text.includes('COLLAB_OIDC_CLIENT_ID')]).toEqual([503, false]);
    expect(body.detail).toMatch(/^Login is off\. Set COLLAB_OIDC_CLIENT_ID/);
  });
});
