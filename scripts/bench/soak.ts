/**
 * Checks for leaks of resources during an hour of common work with outages of the database, the bucket and the proxy: memory,
 * connections, files and times. SOAK_MINUTES sets the length; by default 60. Prints a line for each part, as in the table of
 * docs/benchmarks.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { waitForIdleServer } from '../../deploy/testing-account.ts';
import { type Account, startLoad } from '../../deploy/testing-load.ts';
import { type Machine, type Site, startSite } from '../../deploy/testing-site.ts';
import { createSeededRandom } from '../../src/profiles/testing-seeded-random.ts';
import type { Figure } from './figure.ts';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const PARTS = 12;
const PART_MS = (MINUTES * 60_000) / PARTS;
const LOAD = {
  savers: 2,
  writers: 1,
  listeners: 10,
  uploaders: 1,
  importers: 1,
  readers: 3,
  rest: 2_500,
  rawFileBytes: 1_000_000,
};

/** Outages. Each part of the run has one of them in its middle. */
const OUTAGES: readonly (readonly [string, (site: Site) => Promise<void>])[] = [
  ['none', async () => undefined],
  ['database restarted', (site) => site.server.restart('SIGINT')],
  ['database killed', (site) => site.server.restart('SIGKILL')],
  ['network to the database away for 8 s', (site) => cutConnections(site, 'silent', 8_000)],
  ['bucket away for 8 s', (site) => stopBucket(site)],
  ['connections to the database reset', (site) => cutConnections(site, 'reset', 500)],
];

/** Measures two web processes and a worker. */
export async function measureSoak(): Promise<Figure[]> {
  const site = await startSite({ webs: 2, workers: 1 });
  const load = await startLoad(site.address, LOAD, createSeededRandom(7));
  const { account } = load;
  try {
    console.error(
      '| minutes | outage in the middle | memory web, web, worker (MB) | open files | connections | files on disks | p50 | p99 of pages | requests | refused |',
    );
    for (let part = 0; part < PARTS; part += 1) {
      const [name, outage] = OUTAGES[part % OUTAGES.length] as (typeof OUTAGES)[number];
      account.times.clear();
      const before = account.refused;
      await pause(PART_MS / 2);
      await outage(site);
      await pause(PART_MS / 2);
      console.error(await formatLine(site, account, { name, part, before }));
    }
    await load.stop();
    await Promise.all(account.listeners.map((one) => one.catchUp(account.messages)));
    const { tallies, failedRuns } = await waitForIdleServer(site, account);
    const ended = site.machines.reduce((sum, one) => sum + one.ended(), 0);
    const figures = tallies.map(({ what, acknowledged, lost, doubled }) => ({
      what: `Soak of ${MINUTES} minutes: ${what}`,
      measured: `${lost} lost, ${doubled} doubled`,
      beside: `${acknowledged} acknowledged`,
      target: '0, 0',
    }));
    const wrong = [...account.strange, ...failedRuns, ...[...site.errors].map(([what, count]) => `${count} × ${what}`)];
    console.error(wrong.slice(0, 40).join('\n'));
    const beside = `${wrong.length} strange answers, failed runs and errors in the log`;
    return [...figures, { what: 'Soak: processes that ended by themselves', measured: String(ended), beside, target: '0' }];
  } finally {
    for (const listener of account.listeners) listener.end();
    await load.stop();
    await site.stop();
  }
}

async function cutConnections(site: Site, how: 'silent' | 'reset', milliseconds: number): Promise<void> {
  await site.way.cut(how);
  await pause(milliseconds);
  await site.way.restore();
}

async function stopBucket(site: Site): Promise<void> {
  site.bucket.cut();
  await pause(8_000);
  site.bucket.restore();
}

interface Part {
  readonly name: string;
  readonly part: number;
  /** Number of requests that were refused before this part. */
  readonly before: number;
}

async function formatLine(site: Site, account: Account, { name, part, before }: Part): Promise<string> {
  const all = [...account.times.values()].flat();
  const pages = (account.times.get('page') ?? []).toSorted((a, b) => a - b);
  const getQuantile = (share: number) => Math.round(pages[Math.floor(pages.length * share)] ?? Number.NaN);
  const cells = [
    Math.round(((part + 1) * PART_MS) / 60_000),
    name,
    site.machines.map(getMemory).join(', '),
    site.machines.map(({ pid }) => readdirSync(`/proc/${pid()}/fd`).length).join(', '),
    await countConnections(site),
    site.machines.map(countFiles).join(', '),
    `${getQuantile(0.5)} ms`,
    `${getQuantile(0.99)} ms`,
    all.length,
    account.refused - before,
  ];
  return `| ${cells.join(' | ')} |`;
}

function getMemory({ pid }: Machine): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_000);
}

async function countConnections({ databaseUrl }: Site): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname is not null and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

function countFiles({ folder }: Machine): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
