/** From the start of the process to ready: validators compiled, database reachable and migrated. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { startProgram } from './programs.ts';
import { median } from './rounds.ts';

/** Measures the first start, which makes the database, and later ones. */
export async function startFigures(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const node: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
    try {
      first.push(await readyMs(dataDir));
      later.push(await readyMs(dataDir));
      const bare = await startProgram('scripts/bench/bare-server.ts', ['bytes']);
      node.push(bare.readyMs);
      await bare.stop();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const beside = `bare server with the same profiles ${Math.round(median(node))} ms`;
  return [
    {
      what: 'start to ready, database made before',
      measured: `${Math.round(median(later))} ms`,
      beside,
      wanted: 'below 1,500 ms',
    },
    {
      what: 'start to ready, first start with a new database',
      measured: `${Math.round(median(first))} ms`,
      beside,
      wanted: 'below 1,500 ms',
    },
  ];
}

async function readyMs(dataDir: string): Promise<number> {
  const server = await startProgram('src/main.ts', [], { DATA_DIR: dataDir, PORT: '0' });
  await server.stop();
  return server.readyMs;
}
