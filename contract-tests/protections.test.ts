/** Tests protections of every operation on the whole application (SECURITY.md, "Protections"). */
import { once } from 'node:events';
import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SHORT_JSON } from '../src/contract/bodies.ts';
import { createTestProject, TestClient } from '../src/hub/channel/testing-channel.ts';
import { createLog } from '../src/log.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase, openTestDatabase, WAITING_LOCKS } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { expectViolations } from './traffic/expected-violations.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const STUDY = JSON.stringify({ entity: 'Study', data: { unique_id: 'STU-1' } });

describe('The application', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ MAX_JSON_BYTES: '3000', MAX_FORM_BYTES: '2000' }, { validateAnswers: false });
  });
  afterAll(() => server.stop());

  const postBody = (path: string, type: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { method: 'POST', body, headers: { 'content-type': type, ...headers } });

  it.each([
    ['JSON', '/schemas'],
    ['a cached response', '/schemas'],
    ['a page', '/'],
    ['a file', '/assets/styles/tokens.css'],
    ['a rejection', '/nothing-here'],
  ])('sends the security headers with %s', async (_what, path) => {
    const { headers } = await fetch(server.address + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(['nosniff', 'same-origin']);
    expect([headers.get('cross-origin-opener-policy'), headers.get('cross-origin-resource-policy')]).toEqual(
      Array(2).fill('same-origin'),
    );
    expect([headers.get('x-frame-options'), headers.get('origin-agent-cluster')]).toEqual(['DENY', '?1']);
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\), .*geolocation=\(\), .*usb=\(\)/);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['Origin', { origin: 'https://elsewhere.example.org' }],
    ['Origin beside an unknown Sec-Fetch-Site', { origin: 'https://elsewhere.example.org', 'sec-fetch-site': 'nearby' }],
  ])('rejects changes from pages of other sites, recognized by %s', async (_header, headers) => {
    const answer = await postBody('/validate', JSON_TYPE, STUDY, headers);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('pages of other sites')]);
  });

  it.each([
    '/find?q=%ff',
    '/find?q=a%c0%af',
    '/find?q=%ed%a0%80',
    '/find?%ff=1',
    '/schemas/%ff',
    '/validator?data=%ff',
    '/auth/login?returnTo=%ff',
  ])('rejects a URL that is not UTF-8 instead of changing it: %s', async (path) => {
    const answer = await fetch(server.address + path);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('address is not UTF-8 text')]);
  });

  it('rejects properties that the contract does not define', async () => {
    const answer = await postBody('/validate', JSON_TYPE, JSON.stringify({ entity: 'Study', data: {}, more: 1 }));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('more is not known')]);
  });

  it('rejects JSON that is nested too deeply', async () => {
    const answer = await postBody('/validate', JSON_TYPE, '['.repeat(129) + ']'.repeat(129));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('deeper than 128 levels')]);
  });

  it.each([
    ['JSON', '/validate', JSON_TYPE, Buffer.from(JSON.stringify({ entity: 'Study', data: { title: 'Dürre' } }), 'latin1')],
    ['a form', '/validator', FORM_TYPE, Buffer.from('text=Dürre', 'latin1')],
    ['an escape in a form', '/validator', FORM_TYPE, 'text=50%25&entity=D%FCrre'],
  ])('rejects text that is not UTF-8 instead of changing it, in %s', async (_what, path, type, body) => {
    const answer = await postBody(path, type, body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('is not UTF-8 text')]);
  });

  it.each([
    ['JSON', '/validate', JSON_TYPE, '"'.padEnd(3_001, 'x')],
    ['a short form', '/validator', FORM_TYPE, 'text='.padEnd(2_001, 'x')],
    ['a long form', '/validator', FORM_TYPE, 'text='.padEnd(9_000, 'x')],
  ])('rejects %s above its maximum size', async (_what, path, type, body) => {
    expect((await postBody(path, type, body)).status).toBe(413);
  });
});

describe('The application behind a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    const limits = { LIMIT_REQUESTS: '4', LIMIT_CHANGES: '1', LIMIT_LOGINS: '1', LIMIT_REFUSALS: '0' };
    server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://localhost', ...limits });
  });
  afterAll(() => server.stop());

  it('begins a request of one client between concurrent requests of another', async () => {
    const { hostname, port } = new URL(server.address);
    const openSocket = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket;
    };
    const [busy, other] = [await openSocket(), await openSocket()];
    let answers = '';
    busy.on('data', (data) => {
      answers += data;
    });
    const buildRequest = (client: string) => `GET /assets/x HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`;
    busy.write(buildRequest('192.0.2.8').repeat(30));
    other.write(buildRequest('192.0.2.9'));
    await once(other, 'data');
    expect(answers.split('HTTP/1.1 404 ').length - 1).toBeLessThan(30);
    for (const socket of [busy, other]) socket.destroy();
  });

  const requestAs = async (client: string, method = 'GET') => {
    const headers = { 'x-forwarded-for': client, 'content-type': JSON_TYPE };
    const [path, body] = method === 'GET' ? ['/schemas', null] : ['/validate', STUDY];
    return (await fetch(server.address + path, { method, headers, body })).status;
  };

  it('limits the requests of each client separately', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const statuses = [];
    for (const client of [1, 1, 1, 1, 1, 2]) statuses.push(await requestAs(`192.0.2.${client}`));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200]);
  });

  it('limits the changes of each client separately', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    expect([await requestAs('192.0.2.3', 'POST'), await requestAs('192.0.2.3', 'POST')]).toEqual([200, 429]);
  });

  it('limits the logins of each client separately', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const logIn = async (client: string) => {
      const headers = { 'x-forwarded-for': client };
      return (await fetch(`${server.address}/auth/login`, { headers, redirect: 'manual' })).status;
    };
    const [first, second, other] = [await logIn('192.0.2.4'), await logIn('192.0.2.4'), await logIn('192.0.2.5')];
    expect([first === 429, second, other === 429]).toEqual([false, 429, false]);
  });
});

describeWithDatabase('The application with a database', () => {
  let database: Database;
  let server: TestServer;
  afterEach(() => {
    vi.useRealTimers();
  });
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startTestServer({}, { database });
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** Creates a workspace by the form, as a browser with a cookie. Returns the cookie with the messages. */
  async function createWorkspace(name: string, cookie: string, address = server.address): Promise<string> {
    const answer = await fetch(`${address}/hub/workspaces`, {
      method: 'POST',
      headers: { accept: 'text/html', cookie },
      body: new URLSearchParams({ name }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return answer.headers.getSetCookie().find((text) => text.includes('flashes=')) ?? '';
  }

  it('stores at most ten messages about changes in a cookie', async () => {
    let cookie = '';
    for (let count = 1; count <= 12; count += 1)
      cookie = (await createWorkspace(`W${count}`, cookie)).split(';', 1)[0] as string;
    const waiting = JSON.parse(Buffer.from(cookie.slice(cookie.indexOf('=') + 1), 'base64url').toString());
    expect(waiting.map(({ title }: { title: string }) => title)).toHaveLength(10);
  });

  it('sets cookies only for this host, and only over HTTPS, if BASE_URL is https', async () => {
    const https = await startTestServer({ BASE_URL: 'https://localhost' }, { database });
    try {
      expect(await createWorkspace('Secure', '', https.address)).toMatch(
        /^__Host-flashes=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
    } finally {
      await https.stop();
    }
  });

  it('closes the channel of a client that sends a frame above 64 KB', async () => {
    const client = await new TestClient(server.address, await createTestProject(database), { name: 'Ada' }).waitForArrival();
    client.socket.send('x'.repeat(65_537));
    // If the server read the frame, it would respond that the contract does not allow it.
    await client.until(() => client.closed !== undefined || client.listFrames('error').length > 0);
    expect(client.closed?.code).toBe(1009);
  });

  it('hides the message of an internal error', async () => {
    expectViolations(/^hub listWorkspaces 500: status 500 is not documented/);
    const quiet = await startTestServer({}, { database, log: createLog('silent') });
    try {
      await database.pool.query('alter table hub_workspaces rename to hidden_workspaces');
      const answer = await fetch(`${quiet.address}/hub/`, { headers: { accept: JSON_TYPE } });
      const detail = expect.stringMatching(/^\{"detail":"Something went wrong\. Request ID: [\w-]+\."\}$/);
      expect([answer.status, await answer.text()]).toEqual([500, detail]);
    } finally {
      await database.pool.query('alter table hidden_workspaces rename to hub_workspaces');
      await quiet.stop();
    }
  });

  it('stops a task that exceeds its time limit', async () => {
    const holder = await database.pool.connect();
    try {
      // A thread reads the saved profiles before it responds, so it waits for this lock.
      await holder.query('begin; lock table saved_profiles in access exclusive mode');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const answer = postWithoutTimeout(`${server.address}/validate`, STUDY.padEnd(2 * SHORT_JSON));
      const countWaiting = async () =>
        (await holder.query(`${WAITING_LOCKS} and relation = 'saved_profiles'::regclass`)).rowCount;
      await expect.poll(countWaiting).toBe(1);
      vi.advanceTimersByTime(300_000);
      expect(await answer).toEqual({ status: 503, text: expect.stringContaining('stopped after 300 seconds') });
    } finally {
      holder.release(true);
    }
  });
});

/** Sends JSON by POST without a timeout. */
function postWithoutTimeout(address: string, body: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': JSON_TYPE, 'content-length': body.length };
    sendRequest(address, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end(body);
  });
}
