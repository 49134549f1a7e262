import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';

const TOKEN = 'a-token-for-these-tests';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const SCRIPT = '<script>alert(1)</script>';

/** Creates a browser without scripts that keeps cookies and follows no redirects. */
function createBrowser(address: string) {
  const cookies = new Map<string, string>();
  return async (path: string, form?: Record<string, string>) => {
    const response = await fetch(`${address}${path}`, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), Accept: 'text/html' },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location'), set, text: await response.text() };
  };
}

describeWithDatabase('The login to the administration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: TOKEN }, { withDatabase: true });
  });
  afterAll(() => server?.stop());
  const LOGIN = '/proteomics/admin/login';

  it.each(['/proteomics/admin', `/proteomics/admin/users/${NOBODY}`, `/proteomics/admin/pipelines/${NOBODY}`])(
    'is reached from %s by a redirect with a return URL',
    async (path) => {
      const { status, location } = await createBrowser(server.address)(path);
      expect([status, location]).toEqual([303, `${LOGIN}?returnTo=${encodeURIComponent(path)}`]);
    },
  );

  it.each([
    ['/proteomics/admin/projects', { name: 'Refused' }],
    ['/proteomics/admin/users', { name: 'Refused', email: 'refused@example.org' }],
    ['/proteomics/admin/pipelines', { name: 'Refused', project: 'x' }],
    [`/proteomics/admin/pipelines/${NOBODY}`, {}],
  ])('is reached by a redirect from a form to %s, and the form is not processed', async (path, form) => {
    const { status, location } = await createBrowser(server.address)(path, form as Record<string, string>);
    expect([status, location]).toEqual([303, `${LOGIN}?returnTo=%2Fproteomics%2Fadmin`]);
    const counted = await server.database?.pool.query('select count(*)::int as n from proteomics_projects');
    expect(counted?.rows).toEqual([{ n: 0 }]);
  });

  it('accepts the token and redirects back', async () => {
    const browse = createBrowser(server.address);
    const entered = await browse(LOGIN, { token: TOKEN, returnTo: '/proteomics/admin/import?pipeline=x' });
    expect([entered.status, entered.location]).toEqual([303, '/proteomics/admin/import?pipeline=x']);
    expect((await browse('/proteomics/admin')).status).toBe(200);
  });

  it.each(['https://elsewhere.example.org/', '//elsewhere.example.org', '/\\elsewhere', ''])(
    'redirects to the administration page if the return URL is %j',
    async (returnTo) => {
      expect((await createBrowser(server.address)(LOGIN, { token: TOKEN, returnTo })).location).toBe('/proteomics/admin');
    },
  );

  it('sets a cookie that does not contain the token, and that scripts and other sites cannot read', async () => {
    const { set } = await createBrowser(server.address)(LOGIN, { token: TOKEN });
    expect(set).toEqual([
      expect.stringMatching(/^proteomics_admin=[\w-]{43}; Max-Age=43200; Path=\/proteomics; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('rejects an invalid token without repeating it', async () => {
    const { status, text } = await createBrowser(server.address)(LOGIN, { token: 'wrong-token-of-mine' });
    expect([status, text.includes('Token is wrong.'), text.includes('wrong-token')]).toEqual([403, true, false]);
  });

  it('rejects an empty token', async () => {
    const { status, text } = await createBrowser(server.address)(LOGIN, { token: '' });
    expect([status, text.includes('Token is required.')]).toEqual([400, true]);
  });

  it('rejects an unknown query parameter', async () => {
    expect((await createBrowser(server.address)(`${LOGIN}?nonsense=1`, { token: TOKEN })).status).toBe(400);
  });

  it('is invalid after the logout, even for a copy of the cookie', async () => {
    const browse = createBrowser(server.address);
    const { set } = await browse(LOGIN, { token: TOKEN });
    await browse('/proteomics/admin/logout', {});
    const Cookie = (set[0] ?? '').split(';')[0] ?? '';
    const reused = await fetch(`${server.address}/proteomics/admin`, { headers: { Cookie }, redirect: 'manual' });
    expect(reused.status).toBe(303);
  });

  it('rejects a session cookie that the server did not create', async () => {
    const headers = { Cookie: `proteomics_admin=${'A'.repeat(43)}` };
    expect((await fetch(`${server.address}/proteomics/admin`, { headers, redirect: 'manual' })).status).toBe(303);
  });
});

describeWithDatabase('The administration pages', () => {
  let server: TestServer;
  let browse: ReturnType<typeof createBrowser>;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
    browse = createBrowser(server.address);
  });
  afterAll(() => server?.stop());

  it('guide an administrator of a new server from project to pipeline to user', async () => {
    const findNextStep = async () => /aria-current="step"><a href="#(\w+)"/.exec((await browse('/proteomics/admin')).text)?.[1];
    const steps = [await findNextStep()];
    await browse('/proteomics/admin/projects', { name: 'First' });
    steps.push(await findNextStep());
    await browse('/proteomics/admin/pipelines', { name: 'First', project: 'first' });
    steps.push(await findNextStep());
    await browse('/proteomics/admin/users', { name: 'First', email: 'first@example.org' });
    steps.push(await findNextStep());
    expect(steps).toEqual(['projects', 'pipelines', 'users', undefined]);
  });

  it('confirm each created record only once', async () => {
    const { location } = await browse('/proteomics/admin/users', { name: 'Operator', email: 'operator@example.org' });
    const message = 'User Operator created';
    expect((await browse(location ?? '')).text).toContain(message);
    expect((await browse(location ?? '')).text).not.toContain(message);
  });

  it('show the UUID of a new user and of a new pipeline', async () => {
    for (const [form, path] of [
      [{ name: 'Shown', email: 'shown@example.org' }, 'users'],
      [{ name: 'Shown', project: 'first' }, 'pipelines'],
    ] as const) {
      const { location } = await browse(`/proteomics/admin/${path}`, form);
      expect((await browse(location ?? '')).text).toContain(`<code id="uuid">${location?.split('/').at(-1)}</code>`);
    }
  });

  it('count characters by code point, as the contract does', async () => {
    expect((await browse('/proteomics/admin/projects', { name: '🌾'.repeat(200) })).status).toBe(303);
  });

  describe('The administration pages after a rejected input', () => {
    it.each([
      ['projects', { name: ' ', description: 'kept text' }, 'Name is required.', 'kept text'],
      ['projects', { name: 'x'.repeat(201) }, 'Name must have at most 200 characters.', 'x'.repeat(201)],
      ['projects', { name: 'a\0b' }, 'Name must not contain control characters.', 'project-name'],
      ['users', { name: 'Kept', email: 'nobody' }, '&quot;nobody&quot; is not an email address.', 'value="Kept"'],
      ['pipelines', { project: 'first', name: '' }, 'Name is required.', 'value="first" selected'],
      ['pipelines', { project: '../x', name: 'Kept' }, 'Project is not a project of this server.', 'value="Kept"'],
      ['pipelines', { project: 'first', name: 'Kept', tool: 'sh' }, '&quot;sh&quot; is not an option.', 'value="Kept"'],
    ])('keep the input and show the error of a form for new %s: %j', async (path, form, problem, reused) => {
      const { status, text } = await browse(`/proteomics/admin/${path}`, form);
      expect([status, text.split(problem).length > 2, text.includes(reused)]).toEqual([400, true, true]);
    });

    it('keep the input and show the error if the address already exists', async () => {
      const form = { name: 'Taken', email: 'taken@example.org' };
      await browse('/proteomics/admin/users', form);
      const { status, text } = await browse('/proteomics/admin/users', form);
      expect([
        status,
        text.includes('A user with the address taken@example.org exists already.'),
        text.includes('value="Taken"'),
      ]).toEqual([409, true, true]);
    });

    it('keep the input and show the error if the settings of a pipeline are invalid', async () => {
      const { location } = await browse('/proteomics/admin/pipelines', { name: 'Settings', project: 'first' });
      const form = { name: 'Settings', tool: '', qc1_sequence: 'not a peptide', qc2_sequence: 'AAK', protein: 'P1' };
      const { status, text } = await browse(location ?? '', form);
      expect([status, text.includes('QC peptide 1 must be 2 to 100 upper-case letters.')]).toEqual([400, true]);
      expect(text).toContain('value="not a peptide"');
    });
  });

  it('save the settings of a pipeline', async () => {
    const { location } = await browse('/proteomics/admin/pipelines', { name: 'Saved', project: 'first' });
    const form = { name: 'Renamed', description: 'new', tool: '', qc1_sequence: 'AAK', qc2_sequence: 'CCR', protein: 'P1' };
    const without = await browse(location ?? '', form);
    expect([without.status, without.text.includes('Takes .raw must be selected, or another format.')]).toEqual([400, true]);
    expect(await browse(location ?? '', { ...form, takes_mzml: 'on' })).toMatchObject({ status: 303, location });
    const { text } = await browse(location ?? '');
    expect(['takes_raw', 'takes_mzml', 'takes_d'].map((name) => new RegExp(`name="${name}"[^>]* checked`).test(text))).toEqual([
      false,
      true,
      false,
    ]);
    expect(['Renamed', 'value="AAK"', 'value="CCR"', 'value="P1"'].filter((part) => !text.includes(part))).toEqual([]);
  });

  it('escape scripts in every value', async () => {
    await browse('/proteomics/admin/projects', { name: SCRIPT, description: SCRIPT });
    const made = await browse('/proteomics/admin/pipelines', {
      name: SCRIPT,
      description: SCRIPT,
      project: 'script-alert-1-script',
    });
    const user = await browse('/proteomics/admin/users', { name: SCRIPT, email: '"<script>"@example.org' });
    const pages = [
      '/proteomics',
      '/proteomics/admin',
      '/proteomics/projects/script-alert-1-script',
      made.location,
      user.location,
    ];
    for (const page of pages) expect((await browse(page ?? '')).text).not.toContain('<script>');
  });

  it('return 404 for an unknown UUID and 400 for a malformed one', async () => {
    const statuses = ['users', 'pipelines'].flatMap((things) =>
      ['x', NOBODY].map(async (uuid) => (await browse(`/proteomics/admin/${things}/${uuid}`)).status),
    );
    expect(await Promise.all(statuses)).toEqual([400, 404, 400, 404]);
  });
});

describeWithDatabase('The home page of a server without projects', () => {
  it('explains how to create the first project', async () => {
    const server = await startTestServer({}, { withDatabase: true });
    try {
      const { text } = await createBrowser(server.address)('/proteomics');
      expect(text).toContain('href="/proteomics/admin#projects">Create a project</a>');
    } finally {
      await server.stop();
    }
  });
});
