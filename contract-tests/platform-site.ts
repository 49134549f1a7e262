/**
 * Starts the whole application with the development login and the simulated platform, and logs users in, for tests of the
 * exchanges with the platform.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevelopmentAccounts, type DevelopmentActor } from '../simulators/login/accounts.ts';
import type { DevelopmentLogin } from '../simulators/login/development-login.ts';
import { TestBrowser } from '../simulators/login/test-browser.ts';
import type { SimulatedPlatform } from '../simulators/platform/simulated-platform.ts';
import { startSimulatedServices } from '../simulators/platform-and-login.ts';
import type { Log } from '../src/log.ts';
import type { Database } from '../src/storage/database.ts';
import { openTestDatabase } from '../src/storage/testing.ts';
import { createExampleState } from './platform-examples.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export interface PlatformSiteOptions {
  /** Starts a server between the application and the platform. Resolves with its URL. */
  startProxy?: (platformUrl: string) => Promise<string>;
  /** Settings that replace those of the demonstration. */
  environment?: Readonly<Record<string, string>>;
  /** Log of the application; by default, none. */
  log?: Log;
}

export interface PlatformSite {
  readonly address: string;
  readonly platform: SimulatedPlatform;
  readonly login: DevelopmentLogin;
  readonly database: Database;
  readonly dataDir: string;
  /** Returns the `Cookie` header of a logged-in user; the same session for each call. */
  getCookie(actor: DevelopmentActor): Promise<string>;
  /** Returns the `Cookie` header of a new session. */
  createSession(actor: DevelopmentActor): Promise<string>;
  /**
   * Starts a login that needs only the provider's response. Returns the address of the response, and the browser's `Cookie`
   * header.
   */
  beginLogin(actor: DevelopmentActor): Promise<{ answer: URL; cookie: string }>;
  /** Returns an access token that the login issues to the application. */
  requestAccessToken(actor: DevelopmentActor): Promise<string>;
  /**
   * Starts another server for the collaboration pages with these settings, and with the same database or `other`, which the
   * caller closes. Resolves with the address.
   */
  startSecondServer(environment: Readonly<Record<string, string>>, other?: Database): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Logs in, and returns the `Cookie` header.
 * @param baseUrl the application with the development login
 */
export async function createSessionCookie(baseUrl: string, actor: DevelopmentActor): Promise<string> {
  const browser = new TestBrowser();
  const choice = await browser.visit(`${baseUrl}/auth/login?returnTo=/profile`);
  const page = await browser.submit(choice, { account: createDevelopmentAccounts()[actor].sub });
  if (page.status !== 200 || page.url.pathname !== '/profile') throw new Error(`${actor} was not logged in at ${page.url}`);
  return browser.formatCookieHeader(page.url);
}

/** Starts the servers. The platform has the data of the contract's examples. */
export async function startPlatformSite({
  startProxy,
  environment = {},
  log,
}: PlatformSiteOptions = {}): Promise<PlatformSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'concordat-platform-'));
  const simulated = await startSimulatedServices({
    dataDir,
    platform: { state: createExampleState(), validateAnswers: true },
    ...(startProxy === undefined ? {} : { startProxy }),
    environment: { SECRET_KEY: 'the secret of the tests which is long enough', ...environment },
  });
  const { platform, login, baseUrl } = simulated;
  const database = await openTestDatabase();
  const options = { database, port: getPort(baseUrl), ...(log === undefined ? {} : { log }) };
  const servers: TestServer[] = [await startTestServer({ ...simulated.environment }, options)];
  const sessions = new Map<DevelopmentActor, Promise<string>>();

  const createSession = (actor: DevelopmentActor) => createSessionCookie(baseUrl, actor);

  return {
    address: baseUrl,
    platform,
    login,
    database,
    dataDir,
    createSession,
    getCookie(actor) {
      const known = sessions.get(actor) ?? createSession(actor);
      sessions.set(actor, known);
      return known;
    },
    async beginLogin(actor) {
      const browser = new TestBrowser();
      const answer = await chooseAccount(browser, `${baseUrl}/auth/login?returnTo=/profile`, actor, `${baseUrl}/auth/callback`);
      return { answer, cookie: browser.formatCookieHeader(answer) };
    },
    requestAccessToken: (actor) => requestAccessToken(login, simulated.environment, actor),
    async startSecondServer(changes, other = database) {
      const changed = { ...simulated.environment, SERVICES: 'collaborations', ...changes };
      const server = await startTestServer(changed, { database: other });
      servers.push(server);
      return server.address;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await simulated.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Requests a token by authorization code with PKCE. The code is in the redirect to the application. */
async function requestAccessToken(
  login: DevelopmentLogin,
  { BASE_URL, COLLAB_OIDC_CLIENT_ID, COLLAB_OIDC_CLIENT_SECRET }: Readonly<Record<string, string>>,
  actor: DevelopmentActor,
): Promise<string> {
  const endpoints = (await (await fetch(login.discoveryUrl)).json()) as Record<string, string>;
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${BASE_URL}/auth/callback`;
  const start = new URL(endpoints.authorization_endpoint ?? '');
  start.search = new URLSearchParams({
    client_id: COLLAB_OIDC_CLIENT_ID ?? '',
    response_type: 'code',
    redirect_uri: redirect,
    scope: 'openid profile email eduperson_entitlement voperson_external_affiliation',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const next = await chooseAccount(new TestBrowser(), start, actor, redirect);
  const answer = await fetch(endpoints.token_endpoint ?? '', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${COLLAB_OIDC_CLIENT_ID}:${COLLAB_OIDC_CLIENT_SECRET}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: next.searchParams.get('code') ?? '',
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Selects an account at the login. Resolves with the address of the redirect to the application, without requesting it. */
async function chooseAccount(browser: TestBrowser, start: string | URL, actor: DevelopmentActor, back: string): Promise<URL> {
  const form = { account: createDevelopmentAccounts()[actor].sub };
  let page = await browser.submit(await browser.visit(start), form, { redirects: 0 });
  for (;;) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.href === page.url.href) throw new Error(`the login of ${actor} stopped at ${page.url}`);
    if (next.href.startsWith(back)) return next;
    page = await browser.visit(next, { redirects: 0 });
  }
}

function getPort(address: string): number {
  return Number(new URL(address).port);
}
