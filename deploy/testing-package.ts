/** Builds the Debian package for tests. All test files of a run share it, because building takes long. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, vi } from 'vitest';

/**
 * Builds the package as the guide describes.
 * @returns its path
 */
export async function buildPackage(into: string): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'package:deb', '--', '--into', into], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stated = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stated += text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(`npm run package:deb ended with ${status}`);
  return stated.trim();
}

/** Returns the path of the shared package, which must not be changed. The first call builds it. */
export async function prepareSharedPackage(): Promise<string> {
  const folder = inject('packageFolder');
  const outcome = join(folder, 'outcome');
  if (mkdirSync(join(folder, 'files'), { recursive: true }) !== undefined) {
    const path = await buildPackage(join(folder, 'files')).catch((error: unknown) => {
      writeFileSync(outcome, '');
      throw error;
    });
    writeFileSync(outcome, path);
  }
  await vi.waitUntil(() => existsSync(outcome), { timeout: 300_000, interval: 100 });
  const path = readFileSync(outcome, 'utf8');
  if (path === '') throw new Error('another test file could not build the package');
  return path;
}
