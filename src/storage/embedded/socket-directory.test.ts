import { chmodSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isSafeSocketDirectory, prepareSocketDirectory } from './socket-directory.ts';
import { createTestDirectories } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
const made: string[] = [];
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
  tearDown();
});

function prepareDirectory(cluster: string): string {
  const path = prepareSocketDirectory(cluster, undefined);
  made.push(path);
  return path;
}

describe('The socket directory', () => {
  it('can be entered only by its owner', () => {
    expect(lstatSync(prepareDirectory(createDirectory())).mode & 0o777).toBe(0o700);
  });

  it('is the same for the same database directory', () => {
    const cluster = createDirectory();
    expect(prepareDirectory(cluster)).toBe(prepareDirectory(cluster));
  });

  it('has a short path regardless of the path of the database', () => {
    expect(prepareDirectory(`/${'x'.repeat(4_000)}`).length).toBeLessThan(85);
  });

  it('has another name if the usual directory is accessible to other users', () => {
    const cluster = createDirectory();
    const usual = prepareDirectory(cluster);
    chmodSync(usual, 0o755);
    expect(prepareDirectory(cluster)).not.toBe(usual);
  });

  it('is never used through a symbolic link', () => {
    const target = join(createDirectory(), 'own');
    mkdirSync(target, { mode: 0o700 });
    const link = join(createDirectory(), 'link');
    symlinkSync(target, link);
    expect([isSafeSocketDirectory(target, undefined), isSafeSocketDirectory(link, undefined)]).toEqual([true, false]);
  });

  it('is rejected if it belongs to another user', () => {
    const own = join(createDirectory(), 'own');
    mkdirSync(own, { mode: 0o700 });
    expect(isSafeSocketDirectory(own, { uid: 64_321, gid: 64_321 })).toBe(false);
  });
});
