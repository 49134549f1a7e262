/** The folder for the Debian package that the test files of one run share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    packageFolder: string;
  }
}

/** Called by vitest before the first test; the returned function is called after the last one. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-package-'));
  project.provide('packageFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
