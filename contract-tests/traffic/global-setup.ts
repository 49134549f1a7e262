/** Empties the folder of recorded traffic if all tests run; a partial run adds to it. */
import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { TRAFFIC_FOLDER } from './corpus.ts';

/** Called by vitest before the first test. */
export function setup({ vitest }: TestProject): void {
  // Vitest has the requested files, but not in its types.
  const files = (Reflect.get(vitest, 'filenamePattern') ?? []) as string[];
  if (files.length > 0 || vitest.config.testNamePattern !== undefined) return;
  try {
    rmSync(TRAFFIC_FOLDER, { recursive: true, force: true });
    mkdirSync(TRAFFIC_FOLDER, { recursive: true });
  } catch {
    // In a read-only installation, exchanges are validated without being stored.
  }
}
