// @module-tag full
/** Tests of personal tokens, signatures and erasure of users, with login on. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectViolations } from '../../../contract-tests/traffic/expected-violations.ts';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { createPersonalToken } from '../../auth/tokens/personal-tokens.ts';
import { createLog } from '../../log.ts';
import { describeWithDatabase, fillDisk } from '../../storage/testing.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { SIGNED } from '../people/signatures.ts';
import { findSessionPrincipal } from './principal.ts';
import {
  ADMIN_TOKEN,
  COLLABORATION,
  createPeopleEnvironment,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from './testing-people.ts';

const PLACE = { project: 'lung-cohort', pipeline: 'tmt11-quality' };
const ANNOTATION = { ...PLACE, kind: 'cleaning', at: '2025-03-05T10:00:00', text: 'Cleaned the source' };

describeWithDatabase('The proteomics service with login on', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), PROTEOMICS_ACCESS: 'login' });
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
  });
  beforeEach(() => server.placeRecords(COLLABORATION));

  const requestWithToken = (token: string, path: string, request: Parameters<PeopleServer['send']>[2] = {}) =>
    server.send('anonymous', path, { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
  const uploadWithToken = (token: string, name: string, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ pipeline: EXAMPLE.pipeline, ...fields })) form.set(field, value);
    form.set('orig_file', new Blob(['content']), name);
    return requestWithToken(token, '/api/upload/raw', { form });
  };
  const readPerson = async (name: string): Promise<string> => {
    const { rows } = await server.database.pool.query('select uuid from proteomics_users where name = $1', [name]);
    return rows[0]?.uuid;
  };

  it('attributes an upload with a token to the user of the token', async () => {
    const token = await server.createToken('member');
    const { status, body } = await uploadWithToken(token, 'by-token.raw');
    expect([status, body.user]).toEqual([201, await readPerson('Demo Member')]);
    expect((await requestWithToken(token, '/api/runs')).body.items[0]).toMatchObject({ uploaded_by: 'Demo Member' });
  });

  it('omits the acting user from example requests, because the login determines it', async () => {
    const { text } = await server.send('member', '/reference/deleteGuideSet', { accept: 'text/html' });
    expect(text).toContain('/api/qc/guide-sets/');
    expect(text).not.toContain(`Concordat-User: ${EXAMPLE.user}`);
  });

  it('rejects an upload with a read-only token', async () => {
    const { status, body } = await uploadWithToken(await server.createToken('member', { access: 'read' }), 'refused.raw');
    expect([status, body.detail]).toEqual([403, 'This token can only read.']);
  });

  it('hides a project from a token that is limited to another project', async () => {
    await server.database.pool.query(`insert into proteomics_projects (pk, name, slug) values (1001, 'Other', 'other')`);
    const token = await server.createToken('member', { projects: 'other' });
    const refused = await requestWithToken(token, `/api/runs?project=${PLACE.project}`);
    const listed = await requestWithToken(token, '/api/projects', { json: {} });
    expect([refused.status, refused.body.detail]).toEqual([403, 'This token does not cover this project.']);
    expect(listed.body.map(({ slug }: { slug: string }) => slug)).toEqual(['other']);
  });

  it('rejects management requests with a token, even if its user is a manager', async () => {
    const token = await server.createToken('manager');
    const { status, body } = await requestWithToken(token, `/api/admin/pipelines/${EXAMPLE.pipeline}`);
    expect([status, body.detail]).toEqual([403, 'Personal tokens do not permit management. Log in to do this.']);
  });

  it('returns 401 for an expired, revoked or made-up token', async () => {
    const expired = await server.createToken('member', { name: 'of old' });
    await server.database.pool.query(`update personal_tokens set expires_at = created_at where name = 'of old'`);
    const revoked = await server.createToken('member', { name: 'to revoke' });
    const { rows } = await server.database.pool.query(`select uuid from personal_tokens where name = 'to revoke'`);
    await server.send('member', `/proteomics/me/tokens/${rows[0].uuid}/delete`, { form: new URLSearchParams() });
    const made = `cdpt_${'x'.repeat(43)}`;
    const statuses = [];
    for (const token of [expired, revoked, made, 'anything'])
      statuses.push((await requestWithToken(token, '/api/runs')).status);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('returns 507 for the creation and revocation of tokens while the disk of the database is full', async () => {
    await server.createToken('member');
    const { rows } = await server.database.pool.query('select uuid from personal_tokens order by created_at desc limit 1');
    const free = await fillDisk(server.database.pool, ['insert or update or delete on personal_tokens']);
    const form = new URLSearchParams({ name: 'x', access: 'read', days: '7' });
    const made = await server.send('member', '/proteomics/me/tokens', { form, accept: 'text/html' });
    const path = `/proteomics/me/tokens/${rows[0]?.uuid}/delete`;
    const revoked = await server.send('member', path, { form: new URLSearchParams(), accept: 'text/html' });
    await free();
    expect([made.status, revoked.status]).toEqual([507, 507]);
  });

  it('does not let a user revoke the token of another user', async () => {
    await server.createToken('member', { name: 'not yours' });
    const { rows } = await server.database.pool.query(`select uuid from personal_tokens where name = 'not yours'`);
    const { status } = await server.send('administrator', `/proteomics/me/tokens/${rows[0].uuid}/delete`, {
      form: new URLSearchParams(),
      accept: 'text/html',
    });
    expect(status).toBe(404);
  });

  it('stores no usable token in the database', async () => {
    const token = await server.createToken('member', { name: 'hashed' });
    const { rows } = await server.database.pool.query(`select t::text as row from personal_tokens t where name = 'hashed'`);
    expect(rows[0].row).not.toContain(token.slice(5));
  });

  it('rejects a token after its user left the collaboration, even if the last login listed the collaboration', async () => {
    const token = await server.createToken('manyEntitlements');
    await server.database.pool.query(
      `update proteomics_users set collaborations = '["${COLLABORATION}"]' where name = 'Demo Many Entitlements' or subject in
         (select subject from proteomics_users u join personal_tokens t using (subject) order by t.created_at desc limit 1)`,
    );
    const { status } = await requestWithToken(token, `/api/runs?project=${PLACE.project}`);
    expect(status).toBe(403);
  });

  it('records the logged-in user with changes, and rejects the ID of another user', async () => {
    const signed = await server.send('member', '/api/qc/annotations', { json: ANNOTATION });
    const forged = await server.send('member', '/api/qc/annotations', { json: { ...ANNOTATION, user: EXAMPLE.user } });
    expect([signed.status, signed.body.changed_by]).toEqual([201, 'Demo Member']);
    expect([forged.status, forged.body.detail]).toEqual([
      403,
      'user is the ID of another user. You are logged in as Demo Member: omit user, or send your own ID.',
    ]);
  });

  it('accepts only the owner of the token as the user of a request', async () => {
    const token = await server.createToken('member');
    const own = await uploadWithToken(token, 'own.raw', { user: await readPerson('Demo Member') });
    const other = await uploadWithToken(token, 'other.raw', { user: EXAMPLE.user });
    const alone = await server.send('anonymous', '/api/qc/annotations', { json: { ...ANNOTATION, user: EXAMPLE.user } });
    const asAdministration = await requestWithToken(ADMIN_TOKEN, '/api/qc/annotations', {
      json: { ...ANNOTATION, user: EXAMPLE.user },
    });
    expect([own.status, other.status, alone.status, asAdministration.status]).toEqual([201, 403, 401, 401]);
  });

  it('accepts a resumable upload with a token, and denies access to it for users outside the collaboration', async () => {
    const tus = { 'tus-resumable': '1.0.0' };
    const encodeBase64 = (text: string) => Buffer.from(text).toString('base64');
    const metadata = `filename ${encodeBase64('large.raw')},pipeline ${encodeBase64(EXAMPLE.pipeline)}`;
    const begun = await requestWithToken(await server.createToken('member'), '/api/uploads', {
      method: 'POST',
      headers: { ...tus, 'upload-length': '7', 'upload-metadata': metadata },
    });
    const stranger = await server.send('nonMember', begun.headers.get('location') ?? '', { method: 'HEAD', headers: tus });
    const member = await server.send('administrator', begun.headers.get('location') ?? '', { method: 'HEAD', headers: tus });
    expect([begun.status, stranger.status, member.status]).toEqual([201, 403, 200]);
  });

  it('rejects an upload to a project of another collaboration, even if the body names the pipeline last', async () => {
    await server.placeRecords('crops:somebody_else');
    const token = await server.createToken('member');
    const form = new FormData();
    form.set('orig_file', new Blob(['content']), 'late.raw');
    form.set('pipeline', EXAMPLE.pipeline);
    const { status } = await requestWithToken(token, '/api/upload/raw', { form });
    const { rows } = await server.database.pool.query(`select from proteomics_raw_files where name = 'late.raw'`);
    expect([status, rows.length]).toEqual([403, 0]);
  });

  it('lists a project of a collaboration only for its members', async () => {
    const readProjects = async (actor: 'member' | 'nonMember') =>
      (await server.send(actor, '/api/projects', { json: {} })).body.length;
    const openStartPage = async (actor: 'member' | 'nonMember') =>
      (await server.send(actor, '/proteomics', { accept: 'text/html' })).text;
    const readRuns = async (actor: 'member' | 'nonMember') => (await server.send(actor, '/api/runs')).body.total;
    const readHome = async (actor: 'member' | 'nonMember' | 'anonymous') =>
      (await server.send(actor, '/', { accept: 'text/html' })).text;
    expect([await readProjects('member'), await readProjects('nonMember')]).toEqual([1, 0]);
    expect([await readRuns('member'), await readRuns('nonMember')]).toEqual([4, 0]);
    expect([
      (await openStartPage('member')).includes('TMT11 quality'),
      (await openStartPage('nonMember')).includes('TMT11 quality'),
    ]).toEqual([true, false]);
    expect([
      (await readHome('member')).includes('TMT11 quality'),
      (await readHome('nonMember')).includes('TMT11 quality'),
    ]).toEqual([true, false]);
    expect((await readHome('anonymous')).includes('TMT11 quality')).toBe(false);
  });

  it('shows links to the tokens on the profile page, and to profile, tokens and logout in the user menu', async () => {
    const readLinks = async (path: string) =>
      [...(await server.send('member', path, { accept: 'text/html' })).text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(await readLinks('/profile')).toContain('/proteomics/me');
    expect(await readLinks('/proteomics')).toEqual(expect.arrayContaining(['/profile', '/proteomics/me', '/auth/logout']));
  });

  it('shows the acting user on pages, and requires no UUID', async () => {
    const { text } = await server.send('member', '/proteomics/projects/lung-cohort/tmt11-quality/qc/annotations', {
      accept: 'text/html',
    });
    expect([text.includes('Demo Member'), text.includes('Your name')]).toEqual([true, false]);
  });

  it('uses the existing user with the same email address at the first login', async () => {
    const { rows } = await server.database.pool.query('select email from proteomics_users where name = $1', ['Demo Member']);
    await server.database.pool.query('delete from personal_tokens');
    await server.database.pool.query(
      `update proteomics_users set subject = null, name = 'Made before' where name = 'Demo Member'`,
    );
    const before = await readPerson('Made before');
    await server.send('member', '/api/runs');
    expect([rows[0].email, await readPerson('Demo Member')]).toEqual([expect.stringContaining('@'), before]);
  });

  it.each([false, 'false'])('creates a new user at the first login if email_verified is %j', async (email_verified) => {
    const pool = server.database.pool;
    await pool.query(`delete from proteomics_users where name in ('Demo Networker', 'Made before')`);
    await pool.query(
      `insert into proteomics_users (uuid, email, name) values (gen_random_uuid(), 'demo.networker@example.org', 'Made before')`,
    );
    await server.logIn('manyEntitlements', { email_verified });
    await server.send('manyEntitlements', '/api/runs');
    const { rows } = await pool.query(
      `select name, email, subject is null as "isOpen" from proteomics_users where name in ('Demo Networker', 'Made before') order by name`,
    );
    expect(rows).toEqual([
      { name: 'Demo Networker', email: '', isOpen: false },
      { name: 'Made before', email: 'demo.networker@example.org', isOpen: true },
    ]);
  });

  it('removes the tokens of an erased user, replaces the name in old records by "deleted person", and creates a new user at the next login', async () => {
    const token = await server.createToken('member');
    await uploadWithToken(token, 'kept.raw');
    await server.send('member', '/api/qc/annotations', { json: ANNOTATION });
    const uuid = await readPerson('Demo Member');
    const deleted = await server.send('manager', `/api/admin/users/${uuid}`, { method: 'DELETE' });
    const used = await requestWithToken(token, '/api/runs');
    const runs = await server.send('administrator', '/api/runs?search=kept');
    const annotations = await server.send('administrator', '/api/qc/annotations?project=lung-cohort&pipeline=tmt11-quality');
    const { rows } = await server.database.pool.query('select u::text as row from proteomics_users u where uuid = $1', [uuid]);
    expect([deleted.status, used.status]).toEqual([204, 401]);
    expect(runs.body.items[0].uploaded_by).toBe('deleted person');
    expect(annotations.body.items.map(({ changed_by }: { changed_by: string }) => changed_by)).toContain('deleted person');
    expect(rows[0].row).not.toMatch(/Demo Member|@/);
    await server.logIn('member');
    await server.send('member', '/api/runs');
    expect(await readPerson('Demo Member')).not.toBe(uuid);
  });

  it('ends all sessions of an erased user', async () => {
    await server.logIn('member');
    const before = await server.send('member', '/api/runs');
    await server.send('manager', `/api/admin/users/${await readPerson('Demo Member')}`, { method: 'DELETE' });
    const after = await server.send('member', '/api/runs');
    const page = await server.send('member', '/profile', { accept: 'text/html' });
    expect([before.status, after.status, page.status]).toEqual([200, 401, 303]);
    await server.logIn('member');
  });

  it('does not recreate an erased user in a concurrent request', async () => {
    await server.logIn('member');
    await server.send('member', '/api/runs');
    const uuid = await readPerson('Demo Member');
    const { context, request } = await server.createStartedRequest('member');
    await server.send('manager', `/api/admin/users/${uuid}`, { method: 'DELETE' });
    await expect(findSessionPrincipal(context, request)).rejects.toThrow(LoginNeededError);
    const made = { name: 'late', access: 'read', places: null, expiresAt: new Date('2099-01-01') } as const;
    const owner = { service: 'proteomics', subject: createDevelopmentAccounts().member.sub } as const;
    await expect(createPersonalToken(context, owner, made, request)).rejects.toThrow(LoginNeededError);
    const { rows } = await server.database.pool.query(
      `select name from proteomics_users where name = 'Demo Member' union all select name from personal_tokens where subject = $1`,
      [owner.subject],
    );
    expect(rows).toEqual([]);
    await server.logIn('member');
  });

  it('replaces the name in all records when a user is erased', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'changed_by' and table_name like 'proteomics%'`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...SIGNED].sort());
  });

  it('redirects a form without a session to the login, with a return URL', async () => {
    const { status, headers } = await server.send(
      'anonymous',
      '/proteomics/projects/lung-cohort/tmt11-quality/qc/annotations',
      {
        form: new URLSearchParams({ kind: 'other', at: '2025-03-05T10:00', text: 'x' }),
        accept: 'text/html',
        headers: { referer: 'http://localhost:8124/proteomics/projects/lung-cohort/tmt11-quality/qc/annotations' },
      },
    );
    expect([status, headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/auth\/login\?returnTo=.*&after=kept-form$/),
    ]);
  });

  it('shows the error of an invalid token form at its field', async () => {
    const { status, text } = await server.send('member', '/proteomics/me/tokens', {
      form: new URLSearchParams({ name: ' ', access: 'read', days: '3' }),
      accept: 'text/html',
    });
    expect(status).toBe(400);
    expect(text).toContain('<p class="field-error" id="token-days-error">&quot;3&quot; is not an option.</p>');
  });

  it('lets managers unbind, rename and archive a project, which then accepts no upload', async () => {
    const updateProject = (actor: 'administrator' | 'manager', json: object) =>
      server.send(actor, '/api/admin/projects/lung-cohort', { method: 'PATCH', json });
    const refused = await updateProject('administrator', { name: 'Mine' });
    const changed = await updateProject('manager', { name: 'Lung cohort two', collaboration: null, archived: true });
    const late = await uploadWithToken(await server.createToken('member'), 'late.raw');
    expect([refused.status, changed.body]).toEqual([
      403,
      expect.objectContaining({ name: 'Lung cohort two', slug: 'lung-cohort', collaboration: null, archived: true }),
    ]);
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('archived')]);
  });

  it('deletes a project only after its pipelines, which are deleted with their content', async () => {
    const early = await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'DELETE' });
    const pipeline = await server.send('administrator', `/api/admin/pipelines/${EXAMPLE.pipeline}`, { method: 'DELETE' });
    const project = await server.send('manager', '/api/admin/projects/lung-cohort', { method: 'DELETE' });
    const { rows } = await server.database.pool.query('select from proteomics_raw_files');
    expect([early.status, pipeline.status, project.status, rows.length]).toEqual([409, 204, 204, 0]);
  });
});

describeWithDatabase('The rate limit of an address', () => {
  it('does not apply to a valid token, which has a separate limit and whose user is logged', async () => {
    // All operations can return 429, so the contract does not list this status for each.
    expectViolations(/^proteomics listRuns 429: status 429 is not documented/);
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const limits = { PROTEOMICS_ACCESS: 'login', TRUSTED_PROXIES: '127.0.0.1', LIMIT_REQUESTS: '1' };
    const server = await startPeopleServer({ ...createPeopleEnvironment(), ...limits }, log);
    const token = await server.createToken('member');
    const statuses: number[] = [];
    for (const sent of [token, `cdpt_${'x'.repeat(43)}`, token, token]) {
      const headers = { authorization: `Bearer ${sent}`, 'x-forwarded-for': '203.0.113.7' };
      statuses.push((await server.send('anonymous', '/api/runs', { headers })).status);
    }
    await server.stop();
    expect(statuses).toEqual([200, 429, 200, 429]);
    const reported = lines.map((line) => JSON.parse(line)).filter(({ path, status }) => path === '/api/runs' && status === 200);
    expect(reported.map(({ person }) => person)).toEqual(Array(2).fill(createDevelopmentAccounts().member.sub));
  });
});

describeWithDatabase('The proteomics service with PROTEOMICS_ACCESS=login and login off', () => {
  it('returns 503, and names the missing settings only to API clients', async () => {
    const server = await startPeopleServer({ PROTEOMICS_ACCESS: 'login', ADMIN_TOKEN });
    const page = await server.send('anonymous', '/proteomics', { accept: 'text/html' });
    const data = await server.send('anonymous', '/api/projects', { json: {} });
    const administration = await server.send('anonymous', '/api/admin/projects', {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    await server.stop();
    expect([page.status, page.text.includes('COLLAB_OIDC_CLIENT_ID')]).toEqual([503, false]);
    expect([data.status, data.body.detail]).toEqual([503, expect.stringContaining('COLLAB_OIDC_CLIENT_ID')]);
    expect(administration.status).toBe(200);
  });
});

describeWithDatabase('The proteomics service without a login', () => {
  it('binds no project to a collaboration, and has no tokens', async () => {
    const server = await startPeopleServer(createPeopleEnvironment());
    await server.placeRecords();
    const bound = await server.send('anonymous', '/api/admin/projects/lung-cohort', {
      method: 'PATCH',
      json: { collaboration: COLLABORATION },
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    const page = await server.send('anonymous', '/proteomics/me', { accept: 'text/html' });
    const token = await server.send('member', '/proteomics/me/tokens', {
      form: new URLSearchParams({ name: 'x', access: 'read', days: '7' }),
      accept: 'text/html',
    });
    await server.stop();
    expect([bound.status, bound.body.detail]).toEqual([400, expect.stringContaining('PROTEOMICS_ACCESS')]);
    expect([page.status, token.status]).toEqual([200, 409]);
  });
});
