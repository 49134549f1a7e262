// @module-tag full
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import { type SimulatedServices, startSimulatedServices } from '../../../simulators/platform-and-login.ts';
import { startCollector } from '../../operations/testing-collector.ts';
import { trialProfileText } from '../../profiles/testing-profile.ts';
import { startMailServer } from '../../proteomics/alerts/testing-mail.ts';
import { diagnoseNode } from './machine.ts';
import { createDoctorFolder } from './testing-doctor.ts';

const place = createDoctorFolder();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  place.remove();
});

/** Starts a server that responds to every request with a status and a body. The body can name the server's address. */
async function startAnsweringServer(status: number, body: string | ((address: string) => string)): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(typeof body === 'string' ? body : body(address));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return address;
}

async function reserveUnusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const buildFolder = (name: string) => {
  const path = join(place.folder, name);
  mkdirSync(path, { recursive: true });
  return path;
};

describe('The doctor’s check of login and platform', () => {
  let simulated: SimulatedServices;
  beforeAll(async () => {
    simulated = await startSimulatedServices({ dataDir: join(place.folder, 'simulated') });
  });
  afterAll(() => simulated.stop());

  const findFinding = async (subject: string, changes: Record<string, string> = {}) =>
    (await place.find(subject, { ...simulated.environment, ...changes }))[0];

  it('reports that the provider knows the application', async () => {
    expect(await findFinding('Login')).toMatchObject({
      state: 'good',
      says: expect.stringContaining(
        `The provider ${simulated.login.issuer} responds, with its endpoints and 1 key. It knows this application as concordat-demonstration.`,
      ),
    });
  });

  it.each([
    ['secret', { COLLAB_OIDC_CLIENT_SECRET: 'another one' }],
    ['name', { COLLAB_OIDC_CLIENT_ID: 'another-application' }],
  ])('reports that the provider rejects the client %s', async (_what, changes) => {
    expect(await findFinding('Login', changes)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('rejects this application'),
    });
  });

  it('reports an address without a provider', async () => {
    const address = await reserveUnusedAddress();
    expect(await findFinding('Login', { COLLAB_OIDC_DISCOVERY_URL: address })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('could not be reached'),
      advice: expect.stringContaining(`${address}/.well-known/openid-configuration`),
    });
  });

  it('reports a provider that differs from the configured one', async () => {
    const elsewhere = await startAnsweringServer(200, JSON.stringify({ issuer: 'https://elsewhere.example.org' }));
    expect(await findFinding('Login', { COLLAB_OIDC_DISCOVERY_URL: elsewhere })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('a login service that is not configured'),
    });
  });

  it('reports that the keys of the provider cannot be read', async () => {
    const issuer = await reserveUnusedAddress();
    const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, userinfo_endpoint: issuer, jwks_uri: issuer };
    const address = await startAnsweringServer(200, (self) => JSON.stringify({ issuer: self, ...endpoints }));
    expect(await findFinding('Login', { COLLAB_OIDC_DISCOVERY_URL: address })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining(`its keys at ${issuer} cannot be read`),
    });
  });

  it('reports an incomplete login setup', async () => {
    expect(await findFinding('Login', { COLLAB_OIDC_CLIENT_SECRET: '' })).toMatchObject({
      state: 'wrong',
      says: 'Login is only partly configured: COLLAB_OIDC_CLIENT_SECRET is missing.',
    });
  });

  it('reports that login requires SECRET_KEY with a shared database', async () => {
    const environment = { ...simulated.environment, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    expect(await place.find('Login', environment)).toMatchObject([
      { state: 'good' },
      { state: 'wrong', says: expect.stringContaining('until SECRET_KEY is set') },
    ]);
  });

  it('reports the organization of the token, and sends only read requests', async () => {
    simulated.platform.calls.reset();
    expect(await findFinding('Platform')).toMatchObject({
      state: 'good',
      says: expect.stringMatching(/accepts the token, which is for the organization .* with \d+ collaborations/),
    });
    expect(simulated.platform.calls.all.map(({ operationId }) => operationId)).toEqual(['getOrganisation', 'introspectToken']);
  });

  it('reports that no collaboration is connected to this service', async () => {
    const findings = await place.find('Service', {
      ...simulated.environment,
      COLLAB_SERVICE_ENTITY_ID: 'https://unknown.example.org',
    });
    expect(findings).toMatchObject([{ state: 'attention', advice: expect.stringContaining('COLLAB_SERVICE_ENTITY_ID') }]);
  });

  it('reports that the platform knows this service', async () => {
    expect(await findFinding('Service')).toMatchObject({ state: 'good', says: expect.stringContaining('are connected to it') });
  });

  it('reports that the platform rejects the token', async () => {
    expect(await findFinding('Platform', { COLLAB_ORGANISATION_API_TOKEN: 'revoked' })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('rejects the token'),
      advice: expect.stringContaining('COLLAB_ORGANISATION_API_TOKEN'),
    });
  });

  it('reports an unreachable platform', async () => {
    expect(await findFinding('Platform', { COLLAB_API_BASE_URL: await reserveUnusedAddress() })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('reports an incomplete platform setup', async () => {
    expect(await findFinding('Platform', { COLLAB_ORGANISATION_API_TOKEN: '' })).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('COLLAB_ORGANISATION_API_TOKEN is missing'),
    });
  });
});

describe('The doctor’s check of application tokens', () => {
  const findFinding = async (url: string) =>
    (await place.find('Application tokens', { COLLAB_INTROSPECTION_TOKEN: 'x', COLLAB_INTROSPECTION_URL: url }))[0];

  it('reports that the platform accepts the token of this service', async () => {
    expect(await findFinding(await startAnsweringServer(200, '{"active":false,"status":"token-unknown"}'))).toMatchObject({
      state: 'good',
    });
  });

  it('reports that the platform rejects the token', async () => {
    expect(await findFinding(await startAnsweringServer(401, '{}'))).toMatchObject({
      state: 'wrong',
      advice: 'Renew COLLAB_INTROSPECTION_TOKEN.',
    });
  });
});

describe('The doctor’s check of tools and profiles', () => {
  const readTools = async (command: readonly string[]) => {
    const file = join(buildFolder('tools'), 'tools.json');
    writeFileSync(file, JSON.stringify({ tools: { counting: { steps: [{ name: 'count', command }] } } }));
    return place.find('Tools', { TOOLS_FILE: file, PATH: process.env.PATH ?? '' });
  };

  it('reports no problem if every program exists', async () => {
    expect(await readTools(['sh', '-c', 'true'])).toMatchObject([
      { state: 'good', says: '1 tool (counting); all programs exist.' },
    ]);
  });

  it.each([['there-is-no-such-program'], ['/nowhere/program'], ['/etc']])(
    'reports that %s is not a program',
    async (program) => {
      expect(await readTools([program])).toMatchObject([
        { state: 'wrong', says: expect.stringContaining(`The step count of the tool counting runs ${program}`) },
      ]);
    },
  );

  it('reports every mistake in the file', async () => {
    const file = join(buildFolder('tools'), 'wrong.json');
    writeFileSync(file, JSON.stringify({ tools: { one: { steps: [] }, two: { stepz: [] } } }));
    const findings = await place.find('Tools', { TOOLS_FILE: file });
    expect(findings.length).toBeGreaterThan(1);
    expect(findings.every(({ state }) => state === 'wrong')).toBe(true);
  });

  it('reports the profiles of the site', async () => {
    writeFileSync(join(buildFolder('own/trials/1.0'), 'profile.yaml'), trialProfileText);
    expect(await place.find('Profiles', { PROFILES_DIR: join(place.folder, 'own') })).toMatchObject([
      { state: 'good', says: expect.stringContaining('1 of your own: trials') },
    ]);
  });

  it('reports a profile folder that is empty or missing', async () => {
    expect(await place.find('Profiles', { PROFILES_DIR: buildFolder('empty') })).toMatchObject([{ state: 'attention' }]);
    expect(await place.find('Profiles', { PROFILES_DIR: '/nowhere' })).toMatchObject([
      { state: 'wrong', says: '/nowhere does not exist.' },
    ]);
  });

  it('reports a broken profile', async () => {
    writeFileSync(join(buildFolder('broken/mine/1.0'), 'profile.yaml'), 'name: [');
    expect(await place.find('Profiles', { PROFILES_DIR: join(place.folder, 'broken') })).toMatchObject([{ state: 'wrong' }]);
  });
});

describe('The doctor’s check of the port', () => {
  const findFinding = async (address: string) => (await place.find('Port', { PORT: new URL(address).port }))[0];

  it('names the program that uses the port', async () => {
    const address = await startAnsweringServer(200, 'hello');
    const finding = await findFinding(address);
    expect(finding).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining(`Port ${new URL(address).port} on 127.0.0.1 is in use by`),
    });
  });

  it('recognizes the running server', async () => {
    const server = await startTestServer({ SERVICES: 'schemas' });
    const finding = await findFinding(server.address);
    await server.stop();
    expect(finding).toMatchObject({ state: 'good', says: expect.stringMatching(/^Concordat \d+\.\d+\.\d+ runs at /) });
  });

  it('reports a free port without using it', async () => {
    const address = await reserveUnusedAddress();
    expect(await findFinding(address)).toMatchObject({ state: 'good' });
    expect(await findFinding(address)).toMatchObject({ state: 'good' });
  });

  it('reports an address that this machine does not have', async () => {
    expect((await place.find('Port', { HOST: '192.0.2.1', PORT: '9100' }))[0]).toMatchObject({
      state: 'wrong',
      advice: 'Correct HOST.',
    });
  });
});

describe('The doctor’s check of this machine', () => {
  it('reports a data folder that is a file', async () => {
    const file = join(place.folder, 'file');
    writeFileSync(file, '');
    expect(await place.find('Data folder', { DATA_DIR: file })).toMatchObject([
      { state: 'wrong', says: `${file} is not a folder.` },
    ]);
  });

  it('reports an outdated version of Node', async () => {
    expect(diagnoseNode('20.19.0')).toMatchObject({ state: 'wrong', says: 'Node 20.19.0 is too old.' });
  });
});

describe('The doctor’s check of a trace collector', () => {
  const findFinding = async (endpoint: string) => (await place.find('Traces', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }))[0];

  it('reports a collector that accepts traces, but sends no trace', async () => {
    const collector = await startCollector();
    const finding = await findFinding(collector.url);
    await collector.stop();
    expect(finding).toMatchObject({ state: 'good' });
    expect(collector.spans).toEqual([]);
  });

  it('warns of a collector that rejects traces or cannot be reached', async () => {
    expect(await findFinding(await startAnsweringServer(404, '{}'))).toMatchObject({
      state: 'attention',
      says: expect.stringContaining('returns 404'),
    });
    expect(await findFinding(await reserveUnusedAddress())).toMatchObject({
      state: 'attention',
      says: expect.stringContaining('cannot be reached'),
    });
  });
});

describe('The doctor’s check of the mail server', () => {
  const from = { SMTP_FROM: 'Concordat <concordat@example.org>' };

  it('reports a server that accepts mail, but sends no mail', async () => {
    const mail = await startMailServer();
    expect(await place.find('Mail', { SMTP_URL: mail.url, ...from })).toMatchObject([
      { state: 'good', says: expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ accepts email from this server\.$/) },
    ]);
    expect(mail.received).toEqual([]);
    await mail.stop();
  });

  it('reports a rejected password without printing it', async () => {
    const mail = await startMailServer();
    const found = await place.find('Mail', { SMTP_URL: mail.url.replace('p%40ss', 'another%20one'), ...from });
    expect(found).toMatchObject([{ state: 'wrong', advice: expect.stringContaining('SMTP_URL') }]);
    expect(JSON.stringify(found)).not.toContain('another');
    await mail.stop();
  });

  it('reports a missing sender address', async () => {
    expect(await place.find('Mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).toMatchObject([
      { state: 'wrong', says: 'SMTP_URL is set, but SMTP_FROM is not.' },
    ]);
  });
});

describe('The doctor’s check of the proxy', () => {
  it('reports a public URL that does not respond', async () => {
    const address = (await reserveUnusedAddress()).replace('http:', 'https:');
    expect(await place.find('Proxy', { BASE_URL: address })).toMatchObject([
      { state: 'wrong', says: expect.stringContaining(`${address} cannot be reached from here`) },
      { state: 'attention', says: expect.stringContaining('TRUSTED_PROXIES is not set') },
    ]);
  });

  it('reports no problem if the site uses http', async () => {
    expect(await place.find('Proxy')).toMatchObject([{ state: 'off' }]);
  });
});
