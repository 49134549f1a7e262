/** Comparing and merging two profiles over HTTP, beside the work alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../src/profiles/catalogue/catalogue.ts';
import { compareProfiles } from '../../src/profiles/comparison/compare.ts';
import { mergeProfiles } from '../../src/profiles/merging/merge.ts';
import type { Profile } from '../../src/profiles/profile.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { median } from './rounds.ts';

const ROUNDS = 60;
/** Rounds that are not counted: a server that has just started compiles. */
const WARM_UP = 20;
const IDS = ['miappe/1.1', 'isa/1.0'];

/** Measures miappe/1.1 with isa/1.0. */
export async function profileFigures(): Promise<Figure[]> {
  const catalogue = loadCatalogue();
  const profiles = IDS.map((id) => catalogue.find(...(id.split('/') as [string, string]))?.profile as Profile);
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
  try {
    const order = { profiles: IDS, strategy: 'most_restrictive' };
    const figures: [string, string, unknown, () => unknown][] = [
      ['compare', 'below 3 ms', IDS, () => JSON.stringify(compareProfiles(profiles))],
      ['merge', 'below 6 ms', order, () => mergeProfiles({ ...order, profiles, name: 'merged', version: '1.0' })],
    ];
    const measured: Figure[] = [];
    for (const [name, wanted, body, work] of figures) {
      const ours = await msOf(() => post(`${server.address}/api/${name}`, body));
      const alone = await msOf(work);
      measured.push({
        what: `POST /api/${name} of ${IDS.join(' and ')}`,
        measured: `${ours.toFixed(1)} ms`,
        beside: `the work alone ${alone.toFixed(1)} ms`,
        wanted: `${wanted} in the server`,
      });
    }
    const pageMs = await msOf(() => get(`${server.address}/compare?profiles=${IDS.join(',')}`));
    measured.push({
      what: `GET /compare of ${IDS.join(' and ')}, the page`,
      measured: `${pageMs.toFixed(1)} ms`,
      beside: '',
      wanted: '',
    });
    return measured;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function msOf(work: () => unknown): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    if (round >= WARM_UP) rounds.push(performance.now() - start);
  }
  return median(rounds);
}

async function post(url: string, body: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await read(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function get(url: string): Promise<void> {
  await read(await fetch(url));
}

async function read(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  await answer.arrayBuffer();
}
