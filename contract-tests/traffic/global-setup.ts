/** Clears the folder of recorded traffic if all tests run. If only some run, theirs is added. */
import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { TRAFFIC_FOLDER } from './corpus.ts';

/** Called by vitest before the first test. */
export function setup({ vitest }: TestProject): void {
  // Vitest knows the requested files, but its types do not contain them.
  const files = (Reflect.get(vitest, 'filenamePattern') ?? []) as string[];
  if (files.length > 0 || vitest.config.testNamePattern !== undefined) return;
  try {
    rmSync(TRAFFIC_FOLDER, { recursive: true, force: true });
    mkdirSync(TRAFFIC_FOLDER, { recursive: true });
  } catch {
    // In a read-only installation, exchanges are validated but not stored.
  }
}
