import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type PlatformSite, startPlatformSite } from '../../contract-tests/platform-site.ts';
import { startTestServer, type TestServer } from '../../contract-tests/test-server.ts';
import { type Exposition, parseExposition } from '../operations/testing-exposition.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { createCutDatabase } from '../storage/testing-cut-database.ts';

const OPENMETRICS = 'application/openmetrics-text';
const TOKEN = 'a-token-for-the-monitoring';

async function readMetrics(address: string, headers: Record<string, string> = {}): Promise<Exposition> {
  const response = await fetch(`${address}/metrics`, { headers });
  const openMetrics = response.headers.get('content-type')?.startsWith(OPENMETRICS) === true;
  expect(response.status).toBe(200);
  return parseExposition(await response.text(), { openMetrics });
}

/** Returns the growth of a value during an action. */
async function measureGrowth(
  address: string,
  name: string,
  labels: Record<string, string>,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = (await readMetrics(address)).value(name, labels);
  await work();
  return (await readMetrics(address)).value(name, labels) - before;
}

/** Sends arbitrary headers, which fetch does not allow. */
async function requestMetrics(address: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
  const request = httpRequest(`${address}/metrics`, { headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return { status: response.statusCode ?? 0, body: Buffer.concat(pieces).toString() };
}

describeWithDatabase('The metrics', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PARALLEL_RUNS: '0' }, { withDatabase: true });
  });
  afterAll(() => server.stop());

  const measureRequests = (operation: string, status: string, work: () => Promise<unknown>) =>
    measureGrowth(server.address, 'concordat_http_requests_total', { operation, status }, work);
  const getBody = async (path: string, init: RequestInit = {}) => (await fetch(server.address + path, init)).arrayBuffer();

  it('are in the text format of Prometheus by default', async () => {
    const response = await fetch(`${server.address}/metrics`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(parseExposition(await response.text()).value('concordat_http_requests_in_flight')).toBe(1);
  });

  it('are in the OpenMetrics format for clients that prefer it', async () => {
    const accept = 'application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.2,*/*;q=0.1';
    const response = await fetch(`${server.address}/metrics`, { headers: { accept } });
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    const { families } = parseExposition(await response.text(), { openMetrics: true });
    expect(families.get('concordat_http_requests')?.type).toBe('counter');
  });

  it('count each response by operation and status', async () => {
    expect(await measureRequests('listSchemaEntities', '200', () => getBody('/schemas/1.1'))).toBe(1);
    expect(await measureRequests('listSchemaEntities', '404', () => getBody('/schemas/9.9'))).toBe(1);
  });

  it('include responses from the cache', async () => {
    const path = '/openapi/schemas.yaml';
    await getBody(path);
    expect(await measureRequests('getDocument', '200', () => getBody(path))).toBe(1);
  });

  it('contain durations and counts of requests', async () => {
    const labels = { operation: 'getHealth' };
    const name = 'concordat_http_request_duration_seconds_count';
    expect(await measureGrowth(server.address, name, labels, () => getBody('/health'))).toBe(1);
  });

  it('count requests that are not HTTP', async () => {
    const { port } = new URL(server.address);
    const sendInvalidHttp = async () => {
      const socket = connect(Number(port), '127.0.0.1').end('nonsense\r\n\r\n');
      socket.resume();
      await once(socket, 'close');
    };
    expect(await measureRequests('none', '400', sendInvalidHttp)).toBe(1);
  });

  it('contain received and sent bytes', async () => {
    const body = JSON.stringify({ entity: 'Study', data: { description: 'x'.repeat(10_000) } });
    const sendValidation = () =>
      getBody('/validate', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    const labels = { operation: 'validateObject' };
    expect(await measureGrowth(server.address, 'concordat_http_request_bytes_total', labels, sendValidation)).toBeGreaterThan(
      10_000,
    );
    expect(await measureGrowth(server.address, 'concordat_http_response_bytes_total', labels, sendValidation)).toBeGreaterThan(
      100,
    );
  });

  it('never contain an unknown path', async () => {
    const madeUp = randomUUID();
    expect(await measureRequests('none', '404', () => getBody(`/${madeUp}?${madeUp}`))).toBe(1);
    await getBody(`/assets/${madeUp}`);
    await getBody(`/schemas/${madeUp}`);
    expect(await (await fetch(`${server.address}/metrics`)).text()).not.toContain(madeUp);
  });

  it('count files of pages as assets', async () => {
    expect(await measureRequests('assets', '200', () => getBody('/assets/styles/tokens.css'))).toBe(1);
  });

  it.each([
    ['request', '{}', 'application/json', {}],
    ['body', 'text', 'text/plain', {}],
    ['origin', '{}', 'application/json', { 'sec-fetch-site': 'cross-site' }],
  ])('count requests that the contract rejects, by reason: %s', async (reason, body, type, headers) => {
    const labels = { operation: 'validateObject', reason };
    const sendRefused = () => getBody('/validate', { method: 'POST', body, headers: { 'content-type': type, ...headers } });
    expect(await measureGrowth(server.address, 'concordat_contract_refusals_total', labels, sendRefused)).toBe(1);
  });

  it('contain the connections to the database', async () => {
    const figures = await readMetrics(server.address);
    expect(figures.value('concordat_database_up')).toBe(1);
    expect(figures.value('concordat_database_connections_max')).toBe(10);
    expect(figures.value('concordat_database_connections', { state: 'idle' })).toBeGreaterThan(0);
  });

  it('contain the runs by state', async () => {
    const states = (await readMetrics(server.address)).families
      .get('concordat_proteomics_runs')
      ?.samples.map(({ labels }) => labels.state);
    expect(states).toEqual(['stored', 'queued', 'running', 'done', 'failed', 'canceled']);
  });

  it('contain the connections and frames of the channel', async () => {
    const { pool } = server.database as NonNullable<TestServer['database']>;
    const [workspace, project] = [randomUUID(), randomUUID()];
    await pool.query("insert into hub_workspaces (id, name) values ($1, 'Figures')", [workspace]);
    await pool.query(
      "insert into hub_projects (id, workspace_id, name, profile, version) values ($1, $2, 'Figures', 'miappe', '1.1')",
      [project, workspace],
    );
    const before = await readMetrics(server.address);
    const opened = before.value('concordat_http_requests_total', { operation: 'openHubChannel', status: '101' });
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${project}`);
    await once(socket, 'message');
    const during = await readMetrics(server.address);
    socket.close();
    await once(socket, 'close');
    expect(during.value('concordat_http_requests_total', { operation: 'openHubChannel', status: '101' })).toBe(opened + 1);
    expect(during.value('concordat_hub_channel_connections')).toBe(1);
    expect(during.value('concordat_hub_channel_frames_total', { from: 'server' })).toBeGreaterThan(
      before.value('concordat_hub_channel_frames_total', { from: 'server' }),
    );
    await expect.poll(async () => (await readMetrics(server.address)).value('concordat_hub_channel_connections')).toBe(0);
  });

  it('match the documentation, including their types', async () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    const documented = [...guide.matchAll(/^\| `([a-z_]+)` \| (counter|gauge|histogram) \|/gm)].map(
      ([, name, type]) => `${name} ${type}`,
    );
    const { families } = await readMetrics(server.address);
    const own = [...families.values()]
      .filter(({ name }) => name.startsWith('concordat_'))
      .map(({ name, type }) => `${name} ${type}`);
    expect(documented).toEqual(own);
  });
});

describeWithDatabase('GET /metrics during an outage of the database', () => {
  it('reports the outage', async () => {
    const { database, cut } = await createCutDatabase();
    const server = await startTestServer({ SERVICES: 'schemas' }, { database });
    await cut();
    const figures = await readMetrics(server.address);
    await server.stop();
    await database.close();
    expect(figures.value('concordat_database_up')).toBe(0);
    expect(figures.value('concordat_database_connections_max')).toBe(10);
  });
});

describeWithDatabase('The metrics of login and platform', () => {
  let site: PlatformSite;
  beforeAll(async () => {
    site = await startPlatformSite();
  });
  afterAll(() => site.stop());

  it('count logins by result', async () => {
    const before = await readMetrics(site.address);
    await site.createSession('member');
    const { answer, cookie } = await site.beginLogin('member');
    answer.searchParams.set('state', 'another');
    await fetch(answer, { headers: { cookie }, redirect: 'manual' });
    const after = await readMetrics(site.address);
    const computeLoginGrowth = (outcome: string) =>
      after.value('concordat_logins_total', { outcome }) - before.value('concordat_logins_total', { outcome });
    expect({
      started: computeLoginGrowth('started'),
      completed: computeLoginGrowth('completed'),
      failed: computeLoginGrowth('LoginStateError'),
    }).toEqual({
      started: 2,
      completed: 1,
      failed: 1,
    });
  });

  it('count calls to the platform by operation and status', async () => {
    const cookie = await site.getCookie('manager');
    const name = 'concordat_platform_calls_total';
    const openList = () => fetch(`${site.address}/collaborations`, { headers: { cookie } });
    expect(await measureGrowth(site.address, name, { operation: 'getOrganisation', status: '200' }, openList)).toBe(1);
    const requestMissing = () => fetch(`${site.address}/collaborations/${randomUUID()}`, { headers: { cookie } });
    expect(
      await measureGrowth(site.address, name, { operation: 'getCollaboration', status: '404' }, requestMissing),
    ).toBeGreaterThanOrEqual(0);
    expect(
      (await readMetrics(site.address)).value('concordat_platform_call_duration_seconds_count', {
        operation: 'getOrganisation',
      }),
    ).toBeGreaterThan(0);
  });
});

describe('GET /metrics without METRICS_TOKEN', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['through a proxy', { 'x-forwarded-for': '192.0.2.1' }, 'the request came through a proxy'],
    ['through a proxy with another header', { via: '1.1 proxy' }, 'the request came through a proxy'],
  ])('rejects a request %s', async (_what, headers, reason) => {
    const { status, body } = await requestMetrics(server.address, headers as Record<string, string>);
    expect({ status, detail: (JSON.parse(body) as { detail: string }).detail }).toEqual({
      status: 403,
      detail: `No METRICS_TOKEN is set, so only this machine can read the metrics: ${reason}.`,
    });
  });

  it('returns 421 for a request to another host, like every operation', async () => {
    expect((await requestMetrics(server.address, { host: 'rebound.example.org' })).status).toBe(421);
  });

  it('rejects a request without proxy headers if BASE_URL indicates a proxy', async () => {
    const behind = await startTestServer({ BASE_URL: 'https://concordat.example.org' });
    const { status } = await requestMetrics(behind.address, {});
    await behind.stop();
    expect(status).toBe(403);
  });

  it('requires no token in the contract', async () => {
    const document = (await (await fetch(`${server.address}/openapi/server.json`)).json()) as {
      paths: Record<string, { get: object }>;
    };
    expect(document.paths['/metrics']?.get).not.toHaveProperty('security');
  });
});

describe('GET /metrics with METRICS_TOKEN', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ METRICS_TOKEN: TOKEN, BASE_URL: 'https://concordat.example.org' });
  });
  afterAll(() => server.stop());

  it('accepts the token, even through a proxy', async () => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '192.0.2.1', host: 'concordat.example.org' };
    expect((await requestMetrics(server.address, headers)).status).toBe(200);
  });

  it.each([
    ['none', {}],
    ['another token', { authorization: 'Bearer a-token-for-the-monitorinh' }],
    ['a token of another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('returns 401 for a request without the valid token: %s', async (_what, headers) => {
    expect((await requestMetrics(server.address, headers as Record<string, string>)).status).toBe(401);
  });

  it('requires the token in the contract', async () => {
    const document = (await (await fetch(`${server.address}/openapi/server.json`)).json()) as {
      paths: Record<string, { get: object }>;
    };
    expect(document.paths['/metrics']?.get).toMatchObject({ security: [{ metricsToken: [] }] });
  });
});
