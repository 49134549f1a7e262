// @module-tag full
/** Tests that valid tokens are accepted from an address with too many invalid tokens (SECURITY.md, "Protections"). */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type LyingProvider, startLyingProvider } from '../simulators/login/lying-provider.ts';
import { createPeopleEnvironment, type PeopleServer, startPeopleServer } from '../src/proteomics/access/testing-people.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { expectViolations } from './traffic/expected-violations.ts';

const CLIENT = { 'x-forwarded-for': '192.0.2.7' };
const ACTIVE = { active: true, token_type: 'Bearer', sub: 'robin@login.example.org' };

describeWithDatabase('A server that blocks an address after invalid tokens', () => {
  let provider: LyingProvider;
  let server: PeopleServer | undefined;
  beforeAll(async () => {
    provider = await startLyingProvider({ clientId: 'concordat', clientSecret: 'secret' });
  });
  afterEach(async () => {
    await server?.stop();
    provider.introspection = { active: false };
  });
  afterAll(() => provider?.stop());

  /**
   * Starts a server with a limit of 2 invalid tokens, and exceeds the limit. Resolves with functions that send a token.
   */
  async function startLimitedServer(limits: Record<string, string> = {}) {
    expectViolations(/ 429: status 429 is not documented/);
    server = await startPeopleServer({
      ...createPeopleEnvironment(),
      COLLAB_OIDC_DISCOVERY_URL: provider.discoveryUrl,
      PROTEOMICS_ACCESS: 'login',
      HUB_ACCESS: 'login',
      TRUSTED_PROXIES: '127.0.0.1',
      BASE_URL: 'https://localhost',
      LIMIT_REFUSALS: '2',
      ...limits,
    });
    const started = server;
    const requestWithToken = async (path: string, token: string) =>
      (await started.send('anonymous', path, { headers: { ...CLIENT, authorization: `Bearer ${token}` } })).status;
    const asks = {
      hub: (token: string) => requestWithToken('/hub/me', token),
      runs: (token: string) => requestWithToken('/api/runs?project=lung-cohort', token),
    };
    expect([await asks.hub('wrong'), await asks.hub('wrong'), await asks.hub('wrong')]).toEqual([401, 401, 429]);
    return { started, ...asks };
  }
  const computeExpiry = () => Math.floor(Date.now() / 1_000) + 600;
  const signToken = (more: object = {}, ...signer: ['somebody else'] | []) =>
    provider.sign({ iss: provider.issuer, sub: ACTIVE.sub, exp: computeExpiry(), ...more }, ...signer);

  it('accepts a personal token that was not used before, and rejects a made-up one with 429', async () => {
    const { started, runs } = await startLimitedServer();
    await started.placeRecords();
    const token = await started.createToken('member');
    expect([await runs(token), await runs(`cdpt_${'A'.repeat(43)}`)]).toEqual([200, 429]);
  });

  it('accepts a signed token that the provider reports as active', async () => {
    const { hub } = await startLimitedServer();
    provider.introspection = ACTIVE;
    expect(await hub(signToken())).toBe(200);
  });

  it.each([
    ['has the signature of another key', () => signToken({}, 'somebody else')],
    ['has expired', () => signToken({ exp: 1 })],
    ['never expires', () => signToken({ exp: undefined })],
    ['has another issuer', () => signToken({ iss: 'https://login.example.org' })],
    ['has no signature', () => 'opaque'],
    ['names no algorithm', () => signToken().replace(/^[^.]*/, Buffer.from('{"alg":"none"}').toString('base64url'))],
  ])('sends no request to the provider for a token that %s, and rejects it', async (_what, make) => {
    const { hub } = await startLimitedServer();
    provider.introspection = ACTIVE;
    const countIntrospections = () => provider.requests.filter((path) => path === '/introspection').length;
    const before = countIntrospections();
    expect([await hub(make()), countIntrospections() - before]).toEqual([429, 0]);
  });

  it('limits signed tokens that the provider reports as inactive', async () => {
    const { hub } = await startLimitedServer();
    expect([await hub(signToken()), await hub(signToken()), await hub(signToken())]).toEqual([401, 401, 429]);
  });

  it('counts the check of a token as a request of the address', async () => {
    const { runs } = await startLimitedServer({ LIMIT_REQUESTS: '4' });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) statuses.push(await runs(`cdpt_${'A'.repeat(43)}`));
    const plain = await fetch(`${server?.address}/hub/me`, { headers: CLIENT });
    expect([statuses, plain.status]).toEqual([[429, 429, 429, 429], 429]);
  });
});
