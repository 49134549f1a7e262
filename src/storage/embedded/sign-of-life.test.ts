import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../storage-errors.ts';
import { claimFiles, removeSign, waitForOtherServers, writeHeartbeat } from './sign-of-life.ts';
import { workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

const interval = 80;
const wait = (home: string) => waitForOtherServers(home, silentLog, interval);

/** A directory in use by another container. */
function claimedElsewhere(): string {
  const home = directory();
  writeFileSync(join(home, 'in-use-by'), 'another container\n');
  return home;
}

describe('A database directory', () => {
  it('is free when nobody has signed', async () => {
    await expect(wait(directory())).resolves.toBeUndefined();
  });

  it('is free when the sign is from here, for here process numbers can be trusted', async () => {
    const home = directory();
    claimFiles(home);
    writeHeartbeat(home);
    await expect(wait(home)).resolves.toBeUndefined();
  });

  it('is refused while another container renews its sign', async () => {
    const home = claimedElsewhere();
    const renewal = setInterval(() => utimesSync(join(home, 'in-use-by'), new Date(), new Date()), interval / 4);
    await expect(wait(home))
      .rejects.toThrow(/another container or machine uses the database/)
      .finally(() => clearInterval(renewal));
  });

  it('is free when another container has ceased to renew its sign', async () => {
    await expect(wait(claimedElsewhere())).resolves.toBeUndefined();
  });

  it('is free at once when the sign of another container is old', async () => {
    const home = claimedElsewhere();
    utimesSync(join(home, 'in-use-by'), 1, 1);
    await expect(waitForOtherServers(home, silentLog, 60_000)).resolves.toBeUndefined();
  });

  it('bears no sign after a proper end', () => {
    const home = directory();
    writeHeartbeat(home);
    removeSign(home);
    expect(existsSync(join(home, 'in-use-by'))).toBe(false);
  });
});
