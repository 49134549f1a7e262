/**
 * Measures the time that the collaboration pages add to the platform's responses. The application is a separate process, and
 * the simulated platform responds after 20 ms. Pages and their platform calls are measured alternately.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestBrowser } from '../../simulators/login/test-browser.ts';
import { createDemoState } from '../../simulators/platform/initial-state.ts';
import { createLargeState } from '../../simulators/platform/large-state.ts';
import type { PlatformState } from '../../simulators/platform/platform-state.ts';
import { type SimulatedServices, startSimulatedServices } from '../../simulators/platform-and-login.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const LATENCY_MS = 20;
const DETAIL_ROUNDS = 60;
const LIST_ROUNDS = 11;
const VIEWERS = 100;

/** An application with its simulated platform and login, and the cookie of a manager's session. */
interface Scene extends SimulatedServices {
  address: string;
  cookie: string;
}

/** Measures the page of a collaboration, the list of 1,000 collaborations, and 100 simultaneous viewers. */
export async function measureCollaboration(): Promise<Figure[]> {
  return [
    await runWithPlatform(createDemoState(), measureDetail),
    ...(await runWithPlatform(createLargeState({ collaborations: 1_000, members: 10, groups: 4 }), async (scene) => [
      await measureList(scene),
      await measureCrowd(scene),
    ])),
  ];
}

async function runWithPlatform<T>(state: PlatformState, measure: (scene: Scene) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const simulated = await startSimulatedServices({ dataDir, platform: { latencyMs: LATENCY_MS, state } });
  try {
    const environment = { ...simulated.environment, LOG_LEVEL: 'info', NODE_ENV: 'production' };
    const program = await startServer(environment);
    try {
      const cookie = await logIn(program.address, simulated, 'Demo Manager');
      return await measure({ ...simulated, address: program.address, cookie });
    } finally {
      await program.stop();
    }
  } finally {
    await simulated.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function logIn(address: string, { login }: SimulatedServices, title: string): Promise<string> {
  const browser = new TestBrowser();
  const choice = await browser.visit(`${address}/auth/login?returnTo=/profile`);
  const account = login.accounts.find((candidate) => candidate.title === title)?.sub ?? '';
  const page = await browser.submit(choice, { account });
  if (page.status !== 200 || page.url.pathname !== '/profile')
    throw new Error(`the login ended at ${page.url}: ${page.status}`);
  return browser.formatCookieHeader(new URL(address));
}

async function measureDetail({ address, cookie, platform }: Scene): Promise<Figure> {
  const [collaboration] = platform.state.collaborations;
  if (collaboration === undefined) throw new Error('the simulated platform has no collaboration');
  const token = { authorization: `Bearer ${platform.token}` };
  const page = `${address}/collaborations/${collaboration.identifier}`;
  const calls = [
    `${platform.url}/api/collaborations/v1/${collaboration.identifier}`,
    `${platform.url}/api/invitations/v1/invitations/${collaboration.identifier}`,
  ];
  const pages: number[] = [];
  const slower: number[] = [];
  for (let round = -10; round < DETAIL_ROUNDS; round += 1) {
    const pageMs = (await timeRequest(page, { cookie })).ms;
    const callMs = (await Promise.all(calls.map((call) => timeRequest(call, token)))).map(({ ms }) => ms);
    if (round < 0) continue;
    pages.push(pageMs);
    slower.push(Math.max(...callMs));
  }
  const added = computeMedian(pages.map((ms, round) => ms - (slower[round] ?? 0)));
  return {
    what: `GET /collaborations/{identifier}, ${collaboration.memberships.length} members, as manager`,
    measured: `adds ${added.toFixed(1)} ms (page ${computeMedian(pages).toFixed(1)} ms)`,
    beside: `slower of its two platform calls ${computeMedian(slower).toFixed(1)} ms`,
    target: 'at most 15 ms more',
  };
}

async function measureList({ address, cookie, platform }: Scene): Promise<Figure> {
  const token = { authorization: `Bearer ${platform.token}` };
  const pages: number[] = [];
  const answers: number[] = [];
  let bytes = 0;
  for (let round = -2; round < LIST_ROUNDS; round += 1) {
    const { ms } = await timeRequest(`${address}/collaborations`, { cookie });
    const answer = await timeRequest(`${platform.url}/api/organisations/v1`, token);
    bytes = answer.bytes;
    if (round < 0) continue;
    pages.push(ms);
    answers.push(answer.ms);
  }
  const added = computeMedian(pages.map((ms, round) => ms - (answers[round] ?? 0)));
  return {
    what: `GET /collaborations, organization of 1,000 collaborations (${(bytes / 1e6).toFixed(1)} MB)`,
    measured: `adds ${added.toFixed(0)} ms (page ${computeMedian(pages).toFixed(0)} ms)`,
    beside: `the platform's answer ${computeMedian(answers).toFixed(0)} ms`,
    target: 'at most 150 ms more',
  };
}

async function measureCrowd(scene: Scene): Promise<Figure> {
  const { address, platform } = scene;
  const cookies: string[] = [];
  for (let viewer = 0; viewer < VIEWERS; viewer += 1) cookies.push(await logIn(address, scene, 'Demo Manager'));
  platform.calls.reset();
  const start = performance.now();
  const pages = await Promise.all(cookies.map((cookie) => timeRequest(`${address}/collaborations`, { cookie })));
  const reads = platform.calls.all.filter(({ operationId }) => operationId === 'getOrganisation').length;
  return {
    what: `GET /collaborations by ${VIEWERS} people at once`,
    measured: `${reads} read${reads === 1 ? '' : 's'} of the organization`,
    beside: `all ${pages.length} pages after ${Math.round(performance.now() - start)} ms`,
    target: 'one read',
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: VIEWERS });

/** Returns the time until the last byte of a response, which is discarded. */
function timeRequest(url: string, headers: Record<string, string>): Promise<{ ms: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve({ ms: performance.now() - start, bytes }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end();
  });
}
