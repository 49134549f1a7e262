// @module-tag full
/** Tests limits per client on the whole application (SECURITY.md, "Protections"). */
import { connect as connectTo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestProject, TestClient } from '../src/hub/channel/testing-channel.ts';
import { createLoginEnvironment, createSessionCookie } from '../src/hub/testing-hub.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { expectViolations } from './traffic/expected-violations.ts';

const NO_LIMITS = { LIMIT_REQUESTS: '0', LIMIT_CHANGES: '0', LIMIT_LOGINS: '0', LIMIT_REFUSALS: '0', LIMIT_CONNECTIONS: '0' };
const PROXY = { TRUSTED_PROXIES: '127.0.0.1', BASE_URL: 'https://localhost' };
const CLIENT = { 'x-forwarded-for': '192.0.2.7' };
const WRONG = { authorization: 'Bearer wrong' };
const RIGHT = { authorization: 'Bearer the-token-of-the-administration', ...CLIENT };

/** Groups equal consecutive statuses, and returns each with its number. */
const groupRuns = (statuses: readonly number[]) =>
  statuses.reduce<[status: number, times: number][]>((runs, status) => {
    const last = runs.at(-1);
    if (last?.[0] === status) last[1] += 1;
    else runs.push([status, 1]);
    return runs;
  }, []);

describeWithDatabase('A client', () => {
  let database: Database;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });
  afterAll(() => database.close());

  /** Starts a server. Resolves with a function that sends requests one after another, and returns the statuses. */
  async function startServer(environment: Record<string, string>) {
    const settings = { ...NO_LIMITS, ADMIN_TOKEN: 'the-token-of-the-administration', ...environment };
    const server = await startTestServer(settings, { database, validateAnswers: false });
    servers.push(server);
    return async (times: number, path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1)
        statuses.push(
          (await fetch(server.address + path, { method, headers, redirect: 'manual', ...(body === undefined ? {} : { body }) }))
            .status,
        );
      return groupRuns(statuses);
    };
  }

  /**
   * Sends requests on one connection without waiting for responses. Resolves with a function that counts the responses with a
   * status.
   */
  async function sendConcurrently(times: number, token: string): Promise<(status: number) => number> {
    const { hostname, port } = new URL(servers.at(-1)?.address ?? '');
    const buildRequestHead = (more: string) =>
      `GET /api/admin/projects HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\nAuthorization: Bearer ${token}\r\n${more}\r\n`;
    const socket = connectTo(Number(port), hostname);
    // The client keeps the connection open, because a server may close it before it has responded.
    socket.write(buildRequestHead('').repeat(times - 1) + buildRequestHead('Connection: close\r\n'));
    const answers = await textOf(socket);
    return (status) => answers.split(`HTTP/1.1 ${status} `).length - 1;
  }

  /** Sends a request whose body is incomplete. */
  function sendIncompleteRequest() {
    const { hostname, port } = new URL(servers.at(-1)?.address ?? '');
    const socket = connectTo(Number(port), hostname).on('error', () => undefined);
    socket.write('POST /validate HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.7\r\n');
    socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{');
    return socket;
  }

  const HEADERS: Record<string, string>[] = [
    { via: '1.1 x' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '8.8.8.8' },
    { 'x-forwarded-host': 'localhost' },
    { 'x-real-ip': '127.0.0.1' },
  ];
  it.each(HEADERS)('has higher limits behind an unknown proxy, and cannot evade them with the header %o', async (header) => {
    expectViolations(/ 429: status 429 is not documented/);
    const ask = await startServer({ BASE_URL: 'https://localhost', LIMIT_REFUSALS: '1', LIMIT_REQUESTS: '3' });
    expect(await ask(11, '/api/admin/projects', WRONG)).toEqual([
      [401, 10],
      [429, 1],
    ]);
    expect(await ask(20, '/api/admin/projects', { ...WRONG, ...header })).toEqual([[429, 20]]);
    expect(await ask(30, '/hub/', { accept: 'application/json', ...header })).toEqual([
      [200, 20],
      [429, 10],
    ]);
  });

  it('cannot evade its limit by sending a loopback address before its own in X-Forwarded-For', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const ask = await startServer({ ...PROXY, TRUSTED_PROXIES: '127.0.0.1,192.0.2.0/24', LIMIT_REFUSALS: '2' });
    expect(await ask(3, '/api/admin/projects', { ...WRONG, ...CLIENT })).toEqual([
      [401, 2],
      [429, 1],
    ]);
    const forged = { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' };
    expect(await ask(5, '/api/admin/projects', { ...WRONG, ...forged })).toEqual([[429, 5]]);
  });

  it('does not block sessions, logouts and health checks at its address by sending invalid tokens', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const environment = {
      ...createLoginEnvironment(),
      ...PROXY,
      HUB_ACCESS: 'login',
      LIMIT_REFUSALS: '2',
      SESSION_HTTPS_ONLY: 'false',
    };
    const ask = await startServer(environment);
    expect(await ask(3, '/api/admin/projects', { ...WRONG, ...CLIENT })).toEqual([
      [401, 2],
      [429, 1],
    ]);
    const cookie = await createSessionCookie(environment, database, 'member');
    for (const path of ['/livez', '/readyz', '/health']) expect([path, await ask(1, path, CLIENT)]).toEqual([path, [[200, 1]]]);
    expect(await ask(1, '/hub/', { ...CLIENT, cookie, accept: 'application/json' })).toEqual([[200, 1]]);
    expect(await ask(1, '/auth/logout', { ...CLIENT, cookie, 'sec-fetch-site': 'same-origin' }, 'POST')).toEqual([[303, 1]]);
    expect(await ask(1, '/auth/login', CLIENT)).toEqual([[429, 1]]);
  });

  it('cannot exceed the limit of invalid tokens by sending them concurrently', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    await startServer({ ...PROXY, LIMIT_REFUSALS: '3' });
    const count = await sendConcurrently(32, 'wrong');
    expect([count(401), count(429)]).toEqual([3, 29]);
  });

  it('does not use up the limit of invalid tokens with valid ones', async () => {
    const ask = await startServer({ ...PROXY, LIMIT_REFUSALS: '2' });
    expect(await ask(10, '/api/admin/projects', RIGHT)).toEqual([[200, 10]]);
  });

  it('is not rejected if it sends valid tokens concurrently', async () => {
    await startServer({ ...PROXY, LIMIT_REFUSALS: '2' });
    const count = await sendConcurrently(30, 'the-token-of-the-administration');
    expect([count(200), count(429)]).toEqual([30, 0]);
  });

  it('has the usual limit of wrong tokens in the login form after it sent a valid token', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const ask = await startServer({ ...PROXY, LIMIT_REFUSALS: '2' });
    expect(await ask(1, '/api/admin/projects', RIGHT)).toEqual([[200, 1]]);
    const form = { ...RIGHT, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const guessToken = () => ask(1, '/proteomics/admin/login', form, 'POST', 'token=a-guess-of-sixteen');
    const answers = [await guessToken(), await guessToken(), await guessToken()];
    expect(answers).toEqual([[[403, 1]], [[403, 1]], [[429, 1]]]);
  });

  it('keeps access with a verified token despite invalid tokens of other clients at its address', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const ask = await startServer({ ...PROXY, LIMIT_REFUSALS: '2' });
    expect(await ask(1, '/api/admin/projects', RIGHT)).toEqual([[200, 1]]);
    expect(await ask(3, '/api/admin/projects', { ...WRONG, ...CLIENT })).toEqual([
      [401, 2],
      [429, 1],
    ]);
    expect(await ask(2, '/api/admin/projects', RIGHT)).toEqual([[200, 2]]);
    expect(await ask(1, '/api/admin/projects', { ...WRONG, ...CLIENT })).toEqual([[429, 1]]);
  });

  it('does not use up the limit of invalid tokens with requests that contain no token', async () => {
    const ask = await startServer({ ...createLoginEnvironment(), ...PROXY, HUB_ACCESS: 'login', LIMIT_REFUSALS: '2' });
    const json = { ...CLIENT, accept: 'application/json' };
    expect(await ask(5, '/hub/', json)).toEqual([[401, 5]]);
    expect(await ask(1, '/api/admin/projects', { ...WRONG, ...json })).toEqual([[401, 1]]);
  });

  it.each(['/schemas', '/health', '/livez', '/assets/styles/tokens.css'])(
    'has a limit ten times as high for inexpensive operations: %s',
    async (path) => {
      if (!path.startsWith('/assets/')) expectViolations(/ 429: status 429 is not documented/);
      const ask = await startServer({ ...PROXY, LIMIT_REQUESTS: '2' });
      const [[status, times] = [], ...rest] = await ask(30, path, CLIENT);
      expect(status).toBe(200);
      // The first response may come from the cache, but counts as well.
      expect(times).toBeGreaterThanOrEqual(21);
      expect(rest).toEqual([[429, 30 - Number(times)]]);
    },
  );

  it('has a limited number of running requests, and can send another when one ends', async () => {
    expectViolations(/ 429: status 429 is not documented/);
    const ask = await startServer({ ...PROXY, LIMIT_CONNECTIONS: '2' });
    const [first, second] = [sendIncompleteRequest(), sendIncompleteRequest()];
    const requestAs = (address: string, path = '/hub/') => ask(1, path, { 'x-forwarded-for': address });
    await expect.poll(() => requestAs('192.0.2.7')).toEqual([[429, 1]]);
    expect([await requestAs('192.0.2.8'), await requestAs('192.0.2.7', '/livez')]).toEqual([[[200, 1]], [[200, 1]]]);
    first.destroy();
    await expect.poll(() => requestAs('192.0.2.7')).toEqual([[200, 1]]);
    second.destroy();
  });

  it('has its own limit of forms saved without a session, counted over all processes', async () => {
    const environment = { ...createLoginEnvironment(), ...PROXY, HUB_ACCESS: 'login' };
    for (const _process of ['one', 'two']) await startServer(environment);
    const [one, two] = servers as [TestServer, TestServer];
    const requestPage = async ({ address }: TestServer, client: string) => {
      const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': client };
      const body = new URLSearchParams({ name: 'x'.repeat(60_000) });
      const answer = await fetch(`${address}/hub/workspaces`, { method: 'POST', headers, body, redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '', address).searchParams.get('after');
    };
    let open = 0;
    while (open < 200 && (await requestPage(one, '192.0.2.7')) === 'kept-form') open += 1;
    expect(open).toBeLessThan(100);
    expect(await requestPage(two, '192.0.2.7')).toBe('form');
    expect(await requestPage(one, '192.0.2.8')).toBe('kept-form');
  });

  describe('A client of the real-time channel', () => {
    let project: string;
    const clients: TestClient[] = [];
    beforeEach(async () => {
      project = await createTestProject(database);
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.socket.terminate();
    });
    async function connectClient(server: TestServer, headers: Record<string, string> = CLIENT): Promise<TestClient> {
      const client = new TestClient(server.address, project, { headers });
      clients.push(client);
      return client.until(() => client.closed !== undefined || client.frames.length > 0);
    }
    const startAndReset = async (environment: Record<string, string>) => {
      await startServer({ ...PROXY, ...environment });
      return servers.at(-1) as TestServer;
    };
    const countStoredFrames = async () =>
      (await database.pool.query("select from hub_events where project_id = $1 and frame not like '%presence%'", [project]))
        .rowCount;

    it.each([
      { type: 'chat', content: 'many' },
      { type: 'cursor', entity_id: null, field: null },
      { type: 'update', entity_id: 'e', field: 'f', value: 1 },
    ])('receives errors for frames above the limit of changes: $type', async (frame) => {
      const server = await startAndReset({ LIMIT_CHANGES: '3' });
      const client = await connectClient(server);
      for (let time = 0; time < 6; time += 1) client.send(frame);
      await client.waitForFrames('error', 3);
      expect(client.listFrames('error').map(({ detail }) => detail)).toEqual(
        Array.from({ length: 3 }, () =>
          expect.stringMatching(/^Too many changes from this address\. Try again in \d+ seconds?\.$/),
        ),
      );
      await client.closeAndWait();
      await expect.poll(countStoredFrames).toBe(3);
    });

    it('uses one request of its limit for each upgrade', async () => {
      const server = await startAndReset({ LIMIT_REQUESTS: '2' });
      const closed = [];
      for (let time = 0; time < 4; time += 1) closed.push((await connectClient(server)).closed);
      const refused = { code: 1013, reason: expect.stringMatching(/^Too many requests from this address\. Try again in/) };
      expect(closed).toEqual([undefined, undefined, refused, refused]);
    });

    it('has a limited number of connections, and can open another when one closes', async () => {
      const server = await startAndReset({ LIMIT_CONNECTIONS: '2' });
      const [first] = [await connectClient(server), await connectClient(server)];
      const reason = 'At most 2 channels may be open from this address. Close one first.';
      expect((await connectClient(server)).closed).toEqual({ code: 1013, reason });
      expect((await connectClient(server, { 'x-forwarded-for': '192.0.2.8' })).closed).toBeUndefined();
      await first.closeAndWait();
      await expect.poll(async () => (await connectClient(server)).closed).toBeUndefined();
    });

    it('reaches its limit of rejected attempts by sending wrong credentials', async () => {
      const server = await startAndReset({ ...createLoginEnvironment(), HUB_ACCESS: 'login', LIMIT_REFUSALS: '2' });
      const wrong = { ...CLIENT, authorization: 'Bearer not-a-token!' };
      const codes = [];
      for (let time = 0; time < 4; time += 1) codes.push((await connectClient(server, wrong)).closed?.code);
      codes.push((await connectClient(server)).closed?.code);
      expect(codes).toEqual([4401, 4401, 1013, 1013, 4401]);
    });
  });
});
