import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PlatformSite, startPlatformSite } from '../../contract-tests/platform-site.ts';
import { createDevelopmentAccounts } from '../../simulators/login/accounts.ts';
import { createLog } from '../log.ts';
import { describeWithDatabase } from '../storage/testing.ts';

const SECRET = '0199f0a3-7d12-7c55-9b31-6a4e8c0d2f99';

describeWithDatabase('The line of a request in the log', () => {
  const lines: string[] = [];
  let site: PlatformSite;
  beforeAll(async () => {
    const log = createLog('info', { write: (line) => lines.push(line) });
    site = await startPlatformSite({ environment: { TRUSTED_PROXIES: '127.0.0.1' }, log });
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => site.stop());

  /** Returns the log line of a request, which is written after the response was sent. */
  async function readLogLine(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(site.address + path, init);
    await answer.arrayBuffer();
    const id = answer.headers.get('x-request-id') ?? '';
    const findRequestLine = () => lines.find((line) => line.includes(id) && line.includes('"request"'));
    await expect.poll(findRequestLine).toBeDefined();
    return JSON.parse(findRequestLine() ?? '{}') as Record<string, unknown>;
  }

  it('contains the address of the client, the method, the path and the status', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(await readLogLine('/schemas', { headers })).toMatchObject({
      client: '203.0.113.7',
      method: 'GET',
      path: '/schemas',
      status: 200,
      complete: true,
    });
  });

  it('contains the user even if the request was rejected', async () => {
    const headers = { cookie: await site.getCookie('nonMember'), accept: 'text/html' };
    const { sub } = createDevelopmentAccounts().nonMember;
    expect(await readLogLine('/collaborations/new', { headers })).toMatchObject({ person: sub, status: 403 });
  });

  it('contains the user of a token', async () => {
    const headers = { authorization: `Bearer ${await site.requestAccessToken('member')}` };
    const { sub } = createDevelopmentAccounts().member;
    expect(await readLogLine('/api/me', { headers })).toMatchObject({ person: sub, status: 200 });
  });

  it('is preceded by lines about successful and failed logins', async () => {
    const findMessage = (words: string) => lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === words);
    await site.createSession('member');
    expect(findMessage('logged in')).toMatchObject({ person: createDevelopmentAccounts().member.sub });
    const { answer, cookie } = await site.beginLogin('member');
    const code = answer.searchParams.get('code') ?? '';
    answer.searchParams.set('state', 'another');
    const refused = await fetch(answer, { headers: { cookie }, redirect: 'manual' });
    const requestId = refused.headers.get('x-request-id');
    expect(findMessage('a login was refused')).toMatchObject({ requestId, reason: 'LoginStateError' });
    expect([code === '', lines.join('').includes(code)]).toEqual([false, false]);
  });

  it('contains neither the query nor the body', async () => {
    const body = JSON.stringify({ title: 'unpublished results' });
    const headers = { 'content-type': 'application/json' };
    const line = await readLogLine('/validate?entity=Study&verbose=unpublished', { method: 'POST', headers, body });
    expect(JSON.stringify(line)).not.toContain('unpublished');
    expect(line.path).toBe('/validate');
  });

  it('omits the secret parts of a URL', async () => {
    const line = await readLogLine(`/api/uploads/${SECRET}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } });
    expect(JSON.stringify(line)).not.toContain(SECRET);
    expect(line.path).toBe('/api/uploads/…');
  });

  it.each(['/api/admin/users', '/proteomics/admin/users'])(
    'omits the UUID of a user, which serves as a password: %s',
    async (place) => {
      const line = await readLogLine(`${place}/${SECRET}`);
      expect(JSON.stringify(line)).not.toContain(SECRET);
      expect(line.path).toBe(`${place}/…`);
    },
  );
});
