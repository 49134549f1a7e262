/** Measures the time from `npm start` until the server is ready: the database is reachable and migrated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { type ServerProcess, startProgram, startServer, startServerByNpm } from './programs.ts';
import { computeMedian } from './rounds.ts';

/** Measures the first start, which creates the database, and later ones. */
export async function measureStartup(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const own: number[] = [];
  const node: number[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  try {
    for (let round = 0; round < 5; round += 1) {
      const environment = { DATA_DIR: join(folder, String(round)), PORT: '0' };
      first.push(await measureStart(startServerByNpm(environment)));
      later.push(await measureStart(startServerByNpm(environment)));
      own.push(await measureStart(startServer(environment)));
      const bare = await startProgram('scripts/bench/bare-server.ts', []);
      node.push(bare.readyMs);
      await bare.stop();
    }
  } finally {
    // Removed only at the end, because ext4 creates files more slowly after many were removed.
    rmSync(folder, { recursive: true, force: true });
  }
  const beside = `bare server with the same profiles, by node alone, ${Math.round(computeMedian(node))} ms`;
  return [
    {
      what: 'npm start to ready, database made before',
      measured: `${Math.round(computeMedian(later))} ms, of these the server's own process ${Math.round(computeMedian(own))} ms`,
      beside,
      target: 'below 2,000 ms',
    },
    {
      what: 'npm start to ready, first start with a new database',
      measured: `${Math.round(computeMedian(first))} ms`,
      beside,
      target: 'below 3,000 ms',
    },
  ];
}

async function measureStart(start: Promise<ServerProcess>): Promise<number> {
  const server = await start;
  await server.stop();
  return server.readyMs;
}
