/**
 * An OpenID provider for tests that sends invalid responses on demand. A client must detect each of them. It shows no page, and
 * redirects browsers with a code.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigningKey, getPublicJwk, type SigningKey, signJwt } from './signing-keys.ts';

export type Lie =
  | 'nothing'
  | 'issuer of the metadata'
  | 'issuer of the answer'
  | 'issuer of the ID token'
  | 'audience'
  | 'further audience'
  | 'authorized party'
  | 'nonce'
  | 'no nonce'
  | 'expired'
  | 'an old login'
  | 'no time of the login'
  | 'not yet valid'
  | 'no expiry'
  | 'alg none'
  | 'alg none, announced'
  | 'alg HS256 with the client secret'
  | 'unknown key'
  | 'wrong key'
  | 'changed claims'
  | 'no ID token'
  | 'no token'
  | 'another subject in userinfo'
  | 'no subject in userinfo'
  | 'no userinfo endpoint'
  | 'no subject in the ID token'
  | 'userinfo refused'
  | 'code refused'
  | 'server error'
  | 'login error'
  | 'HTML for JSON'
  | 'half a JSON'
  | 'empty'
  | 'redirect'
  | 'slow start'
  | 'slow body'
  | 'huge'
  | 'deep'
  | 'hang up';

/** Endpoint with the invalid response, if the fault is possible at any endpoint; by default, the token endpoint. */
export type LyingEndpoint = 'metadata' | 'keys' | 'token' | 'userinfo' | 'introspection';

/** A running provider that sends invalid responses. */
export interface LyingProvider {
  readonly issuer: string;
  readonly discoveryUrl: string;
  lie: Lie;
  lyingEndpoint: LyingEndpoint;
  /** Response of the introspection if it is valid. */
  introspection: object;
  idTokenClaims: object;
  /** Paths of the requests so far. */
  readonly requests: string[];
  /** Replaces the key that signs tokens by a new one. */
  replaceKey(): Promise<void>;
  /** Returns an access token with these claims. It is signed by the provider, or by a different key with the same name. */
  sign(claims: object, signer?: 'provider' | 'somebody else'): string;
  stop(): Promise<void>;
}

interface Scene {
  provider: LyingProvider;
  clientId: string;
  clientSecret: string;
  key: SigningKey;
  otherKey: SigningKey;
  /** Nonces by authorization code. */
  nonces: Map<string, string>;
}

/** Subject of the only user. */
export const LYING_SUBJECT = 'a0b1c2@login.example.org';

export async function startLyingProvider(client: { clientId: string; clientSecret: string }): Promise<LyingProvider> {
  const [key, otherKey] = await Promise.all([createSigningKey('known'), createSigningKey('known')]);
  const server = createServer((request, response) => {
    handleProviderRequest(scene, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: LyingProvider = {
    issuer,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    lie: 'nothing',
    lyingEndpoint: 'token',
    introspection: { active: false },
    idTokenClaims: {},
    requests: [],
    async replaceKey() {
      scene.key = await createSigningKey('next');
    },
    sign: (claims, signer = 'provider') => signJwt(claims, signer === 'provider' ? scene.key : scene.otherKey),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const scene: Scene = { provider, ...client, key, otherKey, nonces: new Map() };
  return provider;
}

const ENDPOINTS: Record<string, LyingEndpoint> = {
  '/.well-known/openid-configuration': 'metadata',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
  '/introspection': 'introspection',
};

function handleProviderRequest(scene: Scene, request: IncomingMessage, response: ServerResponse): void {
  const { provider } = scene;
  const url = new URL(request.url ?? '/', provider.issuer);
  provider.requests.push(url.pathname);
  if (url.pathname === '/authorize') {
    redirectToApplication(scene, url, response);
    return;
  }
  const endpoint = ENDPOINTS[url.pathname];
  if (endpoint === undefined) response.writeHead(404).end();
  else if (endpoint === provider.lyingEndpoint && sendBrokenResponse(provider.lie, response)) return;
  else if (endpoint === 'token') void readText(request).then((form) => sendTokens(scene, new URLSearchParams(form), response));
  else sendJson(response, createHonestResponse(scene, endpoint), isRejectedEndpoint(provider.lie, endpoint) ? 401 : 200);
}

/** Sends a response that breaks the protocol. */
function sendBrokenResponse(lie: Lie, response: ServerResponse): boolean {
  switch (lie) {
    case 'server error':
      sendJson(response, { error: 'server_error' }, 500);
      return true;
    case 'HTML for JSON':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
      return true;
    case 'half a JSON':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"access_token": "a');
      return true;
    case 'empty':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end();
      return true;
    case 'redirect':
      response.writeHead(302, { Location: '/elsewhere' }).end();
      return true;
    case 'slow start':
      return true;
    case 'slow body':
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"');
      return true;
    case 'huge':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      streamEndlessly(response);
      return true;
    case 'deep':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(`${'['.repeat(1_000)}${']'.repeat(1_000)}`);
      return true;
    case 'hang up':
      response.destroy();
      return true;
    default:
      return false;
  }
}

/** Writes without end, as fast as the client reads. */
function streamEndlessly(response: ServerResponse): void {
  const chunk = ' '.repeat(65_536);
  const writeMore = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', writeMore);
  writeMore();
}

function isRejectedEndpoint(lie: Lie, endpoint: LyingEndpoint): boolean {
  return lie === 'userinfo refused' && endpoint === 'userinfo';
}

function createHonestResponse({ provider, key }: Scene, endpoint: LyingEndpoint): object {
  const { issuer, lie } = provider;
  switch (endpoint) {
    case 'metadata':
      return {
        issuer: lie === 'issuer of the metadata' ? 'https://evil.example' : issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        ...(lie === 'no userinfo endpoint' ? {} : { userinfo_endpoint: `${issuer}/userinfo` }),
        introspection_endpoint: `${issuer}/introspection`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: lie === 'alg none, announced' ? ['RS256', 'none'] : ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      };
    case 'keys':
      return { keys: [getPublicJwk(key)] };
    case 'userinfo':
      if (lie === 'no subject in userinfo') return { name: 'Nobody' };
      return {
        sub: lie === 'another subject in userinfo' ? 'somebody.else@login.example.org' : LYING_SUBJECT,
        name: 'Some Body',
      };
    default:
      return provider.introspection;
  }
}

function redirectToApplication({ provider, nonces }: Scene, url: URL, response: ServerResponse): void {
  const target = new URL(url.searchParams.get('redirect_uri') ?? '');
  const code = `code-${nonces.size}`;
  nonces.set(code, url.searchParams.get('nonce') ?? '');
  if (provider.lie === 'login error') target.searchParams.set('error', 'temporarily_unavailable');
  else target.searchParams.set('code', code);
  target.searchParams.set('state', url.searchParams.get('state') ?? '');
  target.searchParams.set('iss', provider.lie === 'issuer of the answer' ? 'https://evil.example' : provider.issuer);
  response.writeHead(303, { Location: target.href }).end();
}

function sendTokens(scene: Scene, form: URLSearchParams, response: ServerResponse): void {
  const { lie } = scene.provider;
  const nonce = scene.nonces.get(form.get('code') ?? '');
  if (lie === 'code refused' || nonce === undefined || form.get('client_secret') !== scene.clientSecret) {
    sendJson(response, { error: 'invalid_grant', error_description: 'the code secret-code-4711 was used' }, 400);
    return;
  }
  const tokens: Record<string, unknown> = { access_token: 'an-access-token', token_type: 'Bearer', expires_in: 3_600 };
  if (lie !== 'no ID token') tokens.id_token = createIdToken(scene, nonce);
  if (lie === 'no token') delete tokens.access_token;
  sendJson(response, tokens);
}

function createIdToken({ provider, clientId, clientSecret, key, otherKey }: Scene, nonce: string): string {
  const { lie, issuer } = provider;
  const now = Math.floor(Date.now() / 1_000);
  const claims: Record<string, unknown> = {
    ...provider.idTokenClaims,
    ...{ iss: issuer, aud: clientId, sub: LYING_SUBJECT, nonce, iat: now, exp: now + 600, auth_time: now },
  };
  if (lie === 'an old login') claims.auth_time = now - 3_600;
  if (lie === 'no time of the login') delete claims.auth_time;
  if (lie === 'issuer of the ID token') claims.iss = 'https://evil.example';
  if (lie === 'audience') claims.aud = 'another-application';
  if (lie === 'further audience') claims.aud = [clientId, 'another-application'];
  if (lie === 'authorized party') Object.assign(claims, { aud: [clientId, 'another-application'], azp: 'another-application' });
  if (lie === 'nonce') claims.nonce = 'the-nonce-of-another-login';
  if (lie === 'no nonce') delete claims.nonce;
  if (lie === 'expired') Object.assign(claims, { iat: now - 7_200, exp: now - 3_600 });
  if (lie === 'not yet valid') claims.nbf = now + 3_600;
  if (lie === 'no expiry') delete claims.exp;
  if (lie === 'no subject in the ID token') delete claims.sub;
  switch (lie) {
    case 'alg none':
    case 'alg none, announced':
      return signJwt(claims, key, { alg: 'none' }).replace(/[^.]*$/, '');
    case 'alg HS256 with the client secret':
      return signJwt(claims, key, { alg: 'HS256' }, clientSecret);
    case 'unknown key':
      return signJwt(claims, key, { kid: 'unknown' });
    case 'wrong key':
      return signJwt(claims, otherKey);
    case 'changed claims':
      return replaceClaims(signJwt(claims, key), { ...claims, sub: 'somebody.else@login.example.org' });
    default:
      return signJwt(claims, key);
  }
}

/** Returns a JWT with different claims and the original signature. */
function replaceClaims(jwt: string, claims: object): string {
  const [header, , signature] = jwt.split('.');
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
}

function sendJson(response: ServerResponse, value: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
