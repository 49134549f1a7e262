/**
 * Measures the slowdown of common requests with a hundred times the data: 10,000 entities, 100 runs and as many rows of other
 * tables, compared with 1,000,000 entities and 10,000 runs. GROWTH_GROUPS sets the protein groups of a run. The default of 1000
 * results in 10 million rows. PostgreSQL generates the rows, which take 5 GB and some minutes.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { silentLog } from '../../../src/storage/storage-errors.ts';
import { startGivenServer } from '../../../src/storage/testing-given-server.ts';
import { createManagedIndexes } from '../../../src/storage/upkeep/managed-indexes.ts';
import type { Figure } from '../figure.ts';
import { startServer } from '../programs.ts';
import { computeMedian } from '../rounds.ts';
import { FULL_SIZE, growTables } from './grown-database.ts';
import { listGrowthRequests } from './growth-requests.ts';

const GROUPS = Number(process.env.GROWTH_GROUPS ?? 1_000);
const ROUNDS = 7;
const SMALL_PERCENT = 1;

/** Measures the slowdown of requests as the database grows. */
export async function measureGrowth(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-growth-'));
  chmodSync(folder, 0o755);
  const server = await startGivenServer(folder);
  const pool = new pg.Pool({ connectionString: server.url });
  try {
    // The first start creates the tables.
    await measureRequests(server.url, pool, folder, false);
    await growDatabase(server.url, 0, SMALL_PERCENT);
    const small = await measureRequests(server.url, pool, folder);
    await growDatabase(server.url, SMALL_PERCENT, 100);
    const whole = await measureRequests(server.url, pool, folder);
    const size = `${FULL_SIZE.entities.toLocaleString('en')} entities, ${FULL_SIZE.runs.toLocaleString('en')} runs of ${GROUPS} protein groups`;
    return [...whole].map(([what, times]) => {
      const before = small.get(what) ?? Number.NaN;
      return {
        what: `With ${size}: ${what}`,
        measured: `${times.toFixed(0)} ms, ${(times / before).toFixed(1)} times`,
        beside: `with a hundredth ${before.toFixed(0)} ms`,
        target: 'at most 2 times',
      };
    });
  } finally {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function growDatabase(url: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The managed indexes are created first, so that the indexes they replace are dropped while the tables are small.
    await createManagedIndexes(client, silentLog);
    await growTables(client, from, to, GROUPS);
    await createManagedIndexes(client, silentLog);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Returns median times in milliseconds on a new server; empty if it only creates the tables. */
async function measureRequests(url: string, pool: pg.Pool, folder: string, isMeasured = true): Promise<Map<string, number>> {
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  };
  const server = await startServer(environment);
  const medians = new Map<string, number>();
  try {
    const requests = isMeasured ? listGrowthRequests(server.address, pool) : [];
    // The first request after new runs computes their sums, which another figure measures.
    await requests.find(({ what }) => what === 'protein-names of all runs')?.send();
    for (const { what, send } of requests) {
      await send();
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await send();
        times.push(performance.now() - start);
      }
      medians.set(what, computeMedian(times));
    }
  } finally {
    await server.stop();
  }
  return medians;
}
