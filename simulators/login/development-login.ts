/**
 * A login service for development, demonstration and tests: an OpenID provider (oidc-provider) with public accounts. Production
 * code must not import it.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider';
import { readCookie } from '../../src/web/cookies.ts';
import { createDevelopmentAccounts, type DevelopmentAccount } from './accounts.ts';
import { createAccountPage, createLogoutPage, createMessagePage } from './login-pages.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { createSigningKey } from './signing-keys.ts';

export interface DevelopmentClient {
  clientId: string;
  clientSecret: string;
  /** Exact addresses to which a login may return. */
  redirectUris: string[];
  /** Addresses to which a logout may return. */
  postLogoutRedirectUris?: string[];
}

export interface DevelopmentLoginOptions {
  /** Port; by default, a free one. */
  port?: number;
  /** Network interface; by default only this machine. */
  host?: string;
  /** Address that browsers and applications use; by default, it consists of host and port. */
  issuer?: string;
  clients: readonly DevelopmentClient[];
  /** Accounts; by default, the five of createDevelopmentAccounts. */
  accounts?: readonly DevelopmentAccount[];
  /** True (the default) if introspection returns all claims of the account; false for only the subject. */
  claimsInIntrospection?: boolean;
  /** Lifetime of access tokens in seconds; by default, one hour. */
  accessTokenSeconds?: number;
}

export interface DevelopmentLogin {
  readonly issuer: string;
  /** The value for COLLAB_OIDC_DISCOVERY_URL. */
  readonly discoveryUrl: string;
  readonly accounts: readonly DevelopmentAccount[];
  /** Changes the claims that later requests for userinfo return. */
  setClaims(sub: string, claims: Readonly<Record<string, unknown>>): void;
  stop(): Promise<void>;
}

const CLAIMS = {
  openid: ['sub'],
  profile: ['name', 'preferred_username'],
  email: ['email', 'email_verified'],
  eduperson_entitlement: ['eduperson_entitlement'],
  voperson_external_affiliation: ['voperson_external_affiliation'],
};

const COOKIES = { session: 'development_login', interaction: 'development_login_choice', resume: 'development_login_resume' };

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

export async function startDevelopmentLogin(options: DevelopmentLoginOptions): Promise<DevelopmentLogin> {
  const accounts = new Map(
    (options.accounts ?? Object.values(createDevelopmentAccounts())).map((account) => [account.sub, account]),
  );
  const key = await createSigningKey('development');
  const server = createServer();
  const issuer = await startListening(server, options);
  const provider = new Provider(issuer, createConfiguration(options, accounts, { keys: [key.jwk as never] }));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/choose/')) {
      answer(request, response);
      return;
    }
    chooseAccount(provider, accounts, request, response).catch((error: unknown) => {
      const isOver = error instanceof errors.OIDCProviderError;
      sendPage(
        response,
        isOver ? 400 : 500,
        createMessagePage('This login is over', 'Go back to the application and start again.'),
      );
    });
  });
  return {
    issuer,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    accounts: [...accounts.values()],
    setClaims(sub, claims) {
      const account = accounts.get(sub);
      if (account === undefined) throw new RangeError(`there is no account ${sub}`);
      accounts.set(sub, { ...account, claims });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function startListening(
  server: Server,
  { port = 0, host = '127.0.0.1', issuer }: DevelopmentLoginOptions,
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return issuer ?? `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

function createConfiguration(
  { clients, claimsInIntrospection = true, accessTokenSeconds = 3_600 }: DevelopmentLoginOptions,
  accounts: ReadonlyMap<string, DevelopmentAccount>,
  jwks: NonNullable<Configuration['jwks']>,
): Configuration {
  const everyScope = Object.keys(CLAIMS).join(' ');
  return {
    adapter: createMemoryAdapter(),
    jwks,
    clients: clients.map(({ clientId, clientSecret, redirectUris, postLogoutRedirectUris = [] }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirectUris,
      post_logout_redirect_uris: postLogoutRedirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: CLAIMS,
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Browsers share cookies between ports, so the names must differ from those of the application.
      names: COOKIES,
    },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...accounts.get(sub)?.claims, sub }),
    }),
    extraTokenClaims: (_ctx, token) =>
      claimsInIntrospection && 'accountId' in token ? { ...accounts.get(String(token.accountId))?.claims } : undefined,
    // The selection of an account replaces the consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope(everyScope);
      await grant.save();
      return grant;
    },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}`, policy: createChoicePolicy() },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: () => true },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = createLogoutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = createMessagePage('Logged out', 'You are logged out of the development login.');
        },
      },
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = createMessagePage('The login cannot go on', description ?? error);
    },
    ttl: { AccessToken: accessTokenSeconds, IdToken: 3_600, Interaction: 3_600, Session: 86_400, Grant: 86_400 },
  };
}

/** Creates a policy that requires the selection of an account at every login, so that one person can try all accounts. */
function createChoicePolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choose_account', 'an account is chosen at every login', ({ oidc }) =>
        oidc.result?.login === undefined ? interactionPolicy.Check.REQUEST_PROMPT : interactionPolicy.Check.NO_NEED_TO_PROMPT,
      ),
    );
  return policy;
}

async function chooseAccount(
  provider: Provider,
  accounts: ReadonlyMap<string, DevelopmentAccount>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const choice = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    sendPage(response, 200, createAccountPage([...accounts.values()], String(choice.params.client_id)));
    return;
  }
  const form = new URLSearchParams(await readForm(request));
  const accountId = form.get('account') ?? '';
  if (form.has('refuse')) {
    const refusal = { error: 'access_denied', error_description: 'The login was refused.' };
    await provider.interactionFinished(request, response, refusal, { mergeWithLastSubmission: false });
  } else if (accounts.has(accountId)) {
    await logOutEarlierAccount(provider, choice, request);
    await provider.interactionFinished(request, response, { login: { accountId } }, { mergeWithLastSubmission: false });
  } else {
    sendPage(response, 400, createMessagePage('No such account', 'Go back and choose another one.'));
  }
}

/** Logs out an earlier account. The provider would do this by a script, which some browsers do not run. */
async function logOutEarlierAccount(
  provider: Provider,
  choice: Awaited<ReturnType<Provider['interactionDetails']>>,
  request: IncomingMessage,
): Promise<void> {
  const sessionId = readCookie(request, COOKIES.session);
  const session = sessionId === undefined ? undefined : await provider.Session.find(sessionId);
  await session?.destroy();
  delete choice.session;
  await choice.save(choice.exp - Math.floor(Date.now() / 1_000));
}

async function readForm(request: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of request.setEncoding('utf8')) {
    form += String(chunk);
    if (form.length > 10_000) break;
  }
  return form;
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, PAGE_HEADERS).end(page);
}
