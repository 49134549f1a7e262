/** Kills processes of a site at random while it receives requests, and counts lost data. */
import { setTimeout as pause } from 'node:timers/promises';
import { createSeededRandom } from '../src/profiles/testing-seeded-random.ts';
import { type Tally, waitForIdleServer } from './testing-account.ts';
import { type Load, startLoad } from './testing-load.ts';
import { startSite } from './testing-site.ts';

/** The number of kills, and the comparison of acknowledged with stored data. */
export interface ChaosReport {
  readonly kills: Readonly<Record<'web' | 'worker' | 'proxy', number>>;
  readonly tallies: readonly Tally[];
  readonly refused: number;
  /** Number of requests by status that means "try again later"; 0 for no response. */
  readonly refusals: ReadonlyMap<number, number>;
  readonly strange: readonly string[];
  /** Durations of all completed requests in milliseconds. */
  readonly times: readonly number[];
  /** Messages of failed runs. */
  readonly failedRuns: readonly string[];
  /** Number of channel frames that arrived out of order. */
  readonly disordered: number;
  /** Number of processes that ended without having been killed. */
  readonly ended: number;
  readonly errors: ReadonlyMap<string, number>;
}

/** Runs three web processes and three workers behind a proxy, and kills one of each kind at random moments. */
export async function runChaos(milliseconds: number, seed: number): Promise<ChaosReport> {
  const random = createSeededRandom(seed);
  const site = await startSite({ webs: 3, workers: 3 });
  const kills = { web: 0, worker: 0, proxy: 0 };
  let load: Load | undefined;
  try {
    load = await startLoad(site.address, LOAD, random);
    const deadline = Date.now() + milliseconds;
    /** Kills processes of a kind at random intervals of about `seconds`. Each process restarts before the next kill. */
    const killing = async (kind: keyof typeof kills, seconds: number, kill: () => Promise<void>) => {
      for (;;) {
        await pause(seconds * 1_000 * (0.2 + 1.6 * random.unit()));
        if (Date.now() > deadline) return;
        await kill();
        kills[kind] += 1;
      }
    };
    const pickOne = (kind: 'web' | 'worker') => async () => {
      const those = site.machines.filter((one) => one.kind === kind);
      const victim = those[Math.floor(random.unit() * those.length)];
      await victim?.kill();
      // systemd also waits for this time before a restart.
      await pause(1_000);
      await victim?.start();
    };
    await Promise.all([
      killing('web', 4, pickOne('web')),
      killing('worker', 4, pickOne('worker')),
      killing('proxy', 12, () => site.restartProxy()),
    ]);
    await load.stop();
    const { account } = load;
    await Promise.all(account.listeners.map((one) => one.catchUp(account.messages)));
    const { tallies, failedRuns } = await waitForIdleServer(site, account);
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
