/** Creates the folder for the Debian package that all test files of a run share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    packageFolder: string;
  }
}

/** Called by vitest before the first test. Vitest calls the returned function after the last test. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-package-'));
  project.provide('packageFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
