import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createErrorBoundary } from '../../contract/error-boundary.ts';
import { type ListeningServer, startListening } from '../http-server.ts';
import { createRequestLimits } from './request-limits.ts';

const NO_LIMITS = { limitRequests: 0, limitChanges: 0, limitLogins: 0, limitRefusals: 0, limitConnections: 0 };

const readText = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined);

let server: ListeningServer | undefined;
afterEach(() => server?.stop(0));

/** Starts a server that reads the client's address and user from headers. */
async function startServer(limits: Partial<typeof NO_LIMITS>) {
  const app = express();
  app.use(
    createRequestLimits({
      settings: { ...NO_LIMITS, ...limits },
      findClient: ({ headers }) => {
        const key = readText(headers['test-address']);
        return key === undefined ? undefined : { key, isShared: headers['test-shared'] !== undefined };
      },
      findPerson: async ({ headers }) => readText(headers['test-person']),
    }).middleware,
  );
  app.use(
    (request, response) =>
      void response.status(request.get('Authorization') === 'Bearer right' ? 200 : Number(request.query.status ?? 200)).end(),
  );
  app.use(createErrorBoundary({ renderPage: () => '', report: () => undefined }));
  server = await startListening({ listener: app }, '127.0.0.1', 0);
  const { address } = server;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}${path}`, { method, headers: { 'Test-Address': '192.0.2.7', ...headers } });
}

const readStatuses = async (requests: readonly (() => Promise<Response>)[]) => {
  const found: number[] = [];
  for (const ask of requests) found.push((await ask()).status);
  return found;
};

describe('A client', () => {
  it('receives 429 with a retry time above its limit', async () => {
    const ask = await startServer({ limitRequests: 2 });
    await readStatuses([() => ask('/'), () => ask('/')]);
    const refused = await ask('/');
    const seconds = Number(refused.headers.get('Retry-After'));
    expect([refused.status, refused.headers.get('RateLimit-Policy'), refused.headers.get('RateLimit')]).toEqual([
      429,
      '"requests";q=2;w=60',
      `"requests";r=0;t=${seconds}`,
    ]);
    expect(await refused.json()).toEqual({ detail: `Too many requests from this address. Try again in ${seconds} seconds.` });
  });

  it('does not affect the limit of another client', async () => {
    const ask = await startServer({ limitRequests: 1 });
    const other = { 'Test-Address': '192.0.2.8' };
    expect(await readStatuses([() => ask('/'), () => ask('/'), () => ask('/', other)])).toEqual([200, 429, 200]);
  });

  it('has a lower limit for changes', async () => {
    const ask = await startServer({ limitRequests: 100, limitChanges: 1 });
    expect(await readStatuses([() => ask('/', {}, 'POST'), () => ask('/', {}, 'POST'), () => ask('/')])).toEqual([
      200, 429, 200,
    ]);
  });

  it('cannot start more logins than the limit allows', async () => {
    const ask = await startServer({ limitLogins: 1 });
    expect(await readStatuses([() => ask('/auth/login'), () => ask('/auth/login'), () => ask('/')])).toEqual([200, 429, 200]);
  });

  const RIGHT: Record<string, string> = { Authorization: 'Bearer right' };
  const WRONG: Record<string, string> = { Authorization: 'Bearer wrong' };

  it('is rejected after too many invalid tokens, even with a valid one, until the minute is over', async () => {
    const ask = await startServer({ limitRefusals: 2 });
    const askWithWrongToken = () => ask('/?status=401', WRONG);
    expect(
      await readStatuses([
        askWithWrongToken,
        askWithWrongToken,
        () => ask('/', RIGHT),
        () => ask('/', { ...RIGHT, 'Test-Address': '192.0.2.8' }),
      ]),
    ).toEqual([401, 401, 429, 200]);
  });

  it.each([
    ['reads without a token', '/', 'GET'],
    ['logs out', '/auth/logout', 'POST'],
    ['is a health check', '/readyz', 'GET'],
    ['is a health check with a token', '/livez', 'GET', WRONG],
    ['opens the form of a login', '/proteomics/admin/login', 'GET'],
  ])(
    'is not blocked by invalid tokens of other clients at its address if it %s',
    async (_what, path, method, headers: Record<string, string> = {}) => {
      const ask = await startServer({ limitRefusals: 1 });
      expect(
        await readStatuses([() => ask('/?status=401', WRONG), () => ask('/', WRONG), () => ask(path, headers, method)]),
      ).toEqual([401, 429, 200]);
    },
  );

  it.each([
    ['a login', '/auth/login', 'GET'],
    ['the callback of a login', '/auth/callback', 'GET'],
    ['a login to the administration', '/proteomics/admin/login', 'POST'],
  ])('cannot use %s after too many invalid tokens', async (_what, path, method) => {
    const ask = await startServer({ limitRefusals: 1 });
    expect(await readStatuses([() => ask('/?status=401', WRONG), () => ask(path, {}, method)])).toEqual([401, 429]);
  });

  it('is not limited by invalid tokens if it sends none', async () => {
    const ask = await startServer({ limitRefusals: 1 });
    const askWithoutToken = () => ask('/?status=401');
    expect(await readStatuses([askWithoutToken, askWithoutToken, askWithoutToken, () => ask('/', RIGHT)])).toEqual([
      401, 401, 401, 200,
    ]);
  });

  it.each([
    ['health checks', '/livez'],
    ['files of pages', '/assets/x.css'],
  ])('can send ten times its limit of requests for %s before they count toward the limit', async (_what, path) => {
    const ask = await startServer({ limitRequests: 1 });
    const statuses = await readStatuses(Array.from({ length: 12 }, () => () => ask(path)));
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
  });

  it('has exactly ten times the limit behind a possible proxy', async () => {
    const ask = await startServer({ limitRequests: 1 });
    const statuses = await readStatuses(Array.from({ length: 11 }, () => () => ask('/', { 'Test-Shared': 'yes' })));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('can send any number of requests if it has no limits', async () => {
    const ask = await startServer({ limitRequests: 1 });
    const fetchLocally = () => fetch(`${server?.address}/`);
    await ask('/');
    expect(await readStatuses([fetchLocally, fetchLocally, fetchLocally])).toEqual([200, 200, 200]);
  });
});

describe('A logged-in user', () => {
  it('has a separate limit from other users at the same address', async () => {
    const ask = await startServer({ limitRequests: 1 });
    const askAsOne = () => ask('/', { 'Test-Person': 'one' });
    expect(await readStatuses([() => ask('/'), askAsOne, askAsOne, () => ask('/', { 'Test-Person': 'other' })])).toEqual([
      200, 200, 429, 200,
    ]);
  });
});
