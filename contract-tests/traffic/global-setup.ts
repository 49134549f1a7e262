/** Empties the folder of what tests have seen when all tests run; a run of some of them adds to it. */
import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { TRAFFIC_FOLDER } from './corpus.ts';

/** Called by vitest before the first test. */
export function setup({ vitest }: TestProject): void {
  // Vitest knows the files that were asked for, and does not say so in its types.
  const files = (Reflect.get(vitest, 'filenamePattern') ?? []) as string[];
  if (files.length > 0 || vitest.config.testNamePattern !== undefined) return;
  try {
    rmSync(TRAFFIC_FOLDER, { recursive: true, force: true });
    mkdirSync(TRAFFIC_FOLDER, { recursive: true });
  } catch {
    // A read-only installation: nothing is kept, and everything is judged.
  }
}
