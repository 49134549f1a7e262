/** Kills processes of a site at random while people work, and counts what was lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../src/profiles/seeded-random.ts';
import { settle, type Tally } from './testing-account.ts';
import { type Load, startLoad } from './testing-load.ts';
import { startSite } from './testing-site.ts';

/** What chaos left. */
export interface ChaosReport {
  readonly kills: Readonly<Record<'web' | 'worker' | 'proxy', number>>;
  readonly tallies: readonly Tally[];
  readonly refused: number;
  /** How often nobody answered (0), and each status that says "later". */
  readonly refusals: ReadonlyMap<number, number>;
  readonly strange: readonly string[];
  /** Milliseconds of all requests that were answered. */
  readonly times: readonly number[];
  /** Runs that ended as failed, by what is said of them. */
  readonly failedRuns: readonly string[];
  /** Frames of the channel that came out of order. */
  readonly disordered: number;
  /** Processes that ended without having been killed. */
  readonly ended: number;
  readonly errors: ReadonlyMap<string, number>;
}

/** Three web and three worker processes behind a proxy, of which one of each kind is killed in turn, at random moments. */
export async function runChaos(milliseconds: number, seed: number): Promise<ChaosReport> {
  const random = seededRandom(seed);
  const site = await startSite({ webs: 3, workers: 3 });
  const kills = { web: 0, worker: 0, proxy: 0 };
  let load: Load | undefined;
  try {
    load = await startLoad(site.address, LOAD, random);
    const deadline = Date.now() + milliseconds;
    for (let turn = 0; Date.now() < deadline; turn += 1) {
      await pause(1_000 + 4_000 * random.unit());
      // Each sixth time the proxy, otherwise a web process and a worker in turn.
      const kind = turn % 6 === 5 ? 'proxy' : turn % 2 === 0 ? 'web' : 'worker';
      kills[kind] += 1;
      if (kind === 'proxy') await site.restartProxy();
      else {
        const those = site.machines.filter((one) => one.kind === kind);
        const victim = those[Math.floor(random.unit() * those.length)];
        await victim?.kill();
        void pause(1_000).then(() => victim?.start());
      }
    }
    await load.stop();
    const { account } = load;
    await Promise.all(account.listeners.map((one) => one.catchUp(account.messages)));
    const { tallies, failedRuns } = await settle(site, account);
    return {
      kills,
      tallies,
      failedRuns,
      refused: account.refused,
      refusals: account.refusals,
      strange: account.strange,
      times: [...account.times.values()].flat(),
      disordered: account.listeners.reduce((sum, { disordered }) => sum + disordered, 0),
      ended: site.machines.reduce((sum, one) => sum + one.ended(), 0),
      errors: site.errors,
    };
  } finally {
    for (const listener of load?.account.listeners ?? []) listener.end();
    await load?.stop();
    await site.stop();
  }
}

const LOAD = {
  savers: 4,
  writers: 2,
  listeners: 4,
  uploaders: 2,
  importers: 1,
  readers: 3,
  rest: 60,
  rawFileBytes: 3_000_000,
};
