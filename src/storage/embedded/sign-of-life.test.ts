import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../storage-errors.ts';
import { claimFiles, removeHeartbeat, requireUnusedFiles, writeHeartbeat } from './sign-of-life.ts';
import { createTestDirectories } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

const interval = 80;
const waitForOthers = (home: string) => requireUnusedFiles(home, silentLog, interval);

/** Returns a directory in use by another container. */
function createClaimedDirectory(): string {
  const home = createDirectory();
  writeFileSync(join(home, 'in-use-by'), 'another container\n');
  return home;
}

describe('A database directory', () => {
  it('is free if it has no heartbeat file', async () => {
    await expect(waitForOthers(createDirectory())).resolves.toBeUndefined();
  });

  it('is free if its heartbeat file is from the same container, where process numbers are reliable', async () => {
    const home = createDirectory();
    claimFiles(home);
    writeHeartbeat(home);
    await expect(waitForOthers(home)).resolves.toBeUndefined();
  });

  it('is rejected while another container renews the heartbeat file', async () => {
    const home = createClaimedDirectory();
    const renewal = setInterval(() => utimesSync(join(home, 'in-use-by'), new Date(), new Date()), interval / 4);
    await expect(waitForOthers(home))
      .rejects.toThrow(/another container or machine uses the database/)
      .finally(() => clearInterval(renewal));
  });

  it('is free when another container has stopped renewing the heartbeat file', async () => {
    await expect(waitForOthers(createClaimedDirectory())).resolves.toBeUndefined();
  });

  it('is free immediately if the heartbeat file of another container is old', async () => {
    const home = createClaimedDirectory();
    utimesSync(join(home, 'in-use-by'), 1, 1);
    await expect(requireUnusedFiles(home, silentLog, 60_000)).resolves.toBeUndefined();
  });

  it('has no heartbeat file after a clean shutdown', () => {
    const home = createDirectory();
    writeHeartbeat(home);
    removeHeartbeat(home);
    expect(existsSync(join(home, 'in-use-by'))).toBe(false);
  });
});
