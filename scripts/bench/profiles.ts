/** Measures comparing and merging two profiles over HTTP, compared with the functions alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalog } from '../../src/profiles/catalog/catalog.ts';
import { compareProfiles } from '../../src/profiles/comparison/compare.ts';
import { mergeProfiles } from '../../src/profiles/merging/merge.ts';
import type { Profile } from '../../src/profiles/profile.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const ROUNDS = 60;
/** Milliseconds for which calls are not measured, because a new server compiles code and starts a thread. */
const WARM_UP_MS = 4_000;
const IDS = ['miappe/1.1', 'isa/1.0'];

/** Measures miappe/1.1 with isa/1.0. */
export async function measureProfile(): Promise<Figure[]> {
  const catalog = loadCatalog();
  const profiles = IDS.map((id) => catalog.find(...(id.split('/') as [string, string]))?.profile as Profile);
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
  try {
    const order = { profiles: IDS, strategy: 'most_restrictive' };
    const figures: [string, string, unknown, () => unknown][] = [
      ['compare', 'below 3 ms', IDS, () => JSON.stringify(compareProfiles(profiles))],
      ['merge', 'below 6 ms', order, () => mergeProfiles({ ...order, profiles, name: 'merged', version: '1.0' })],
    ];
    const measured: Figure[] = [];
    for (const [name, target, body, work] of figures) {
      const ours = await timeWork(() => postJson(`${server.address}/api/${name}`, body));
      const alone = await timeWork(work);
      measured.push({
        what: `POST /api/${name} of ${IDS.join(' and ')}`,
        measured: `${ours.toFixed(1)} ms`,
        beside: `the work alone ${alone.toFixed(1)} ms`,
        target: `${target} in the server`,
      });
    }
    const pageMs = await timeWork(() => requestPage(`${server.address}/compare?profiles=${IDS.join(',')}`));
    measured.push({
      what: `GET /compare of ${IDS.join(' and ')}, the page`,
      measured: `${pageMs.toFixed(1)} ms`,
      beside: '',
      target: '',
    });
    return measured;
  } finally {
    agent.destroy();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeWork(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (const began = performance.now(); performance.now() - began < WARM_UP_MS; ) await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    rounds.push(performance.now() - start);
  }
  return computeMedian(rounds);
}

/** Uses node:http, because fetch takes longer to read a response than the server takes to send it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function postJson(url: string, body: unknown): Promise<void> {
  return sendRequest(url, 'POST', JSON.stringify(body));
}

function requestPage(url: string): Promise<void> {
  return sendRequest(url, 'GET', '');
}

function sendRequest(url: string, method: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = body === '' ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const request = httpRequest(url, { agent, method, headers }, (answer) => {
      answer.resume().on('end', resolve);
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
    });
    request.once('error', reject);
    request.end(body);
  });
}
