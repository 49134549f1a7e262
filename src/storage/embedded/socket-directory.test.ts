import { chmodSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isSafeSocketDirectory, prepareSocketDirectory } from './socket-directory.ts';
import { workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
const made: string[] = [];
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
  tearDown();
});

function prepare(cluster: string): string {
  const path = prepareSocketDirectory(cluster, undefined);
  made.push(path);
  return path;
}

describe('The directory of the socket', () => {
  it('can be entered by its owner only', () => {
    expect(lstatSync(prepare(directory())).mode & 0o777).toBe(0o700);
  });

  it('is the same for the same database', () => {
    const cluster = directory();
    expect(prepare(cluster)).toBe(prepare(cluster));
  });

  it('is short however long the path of the database is', () => {
    expect(prepare(`/${'x'.repeat(4_000)}`).length).toBeLessThan(85);
  });

  it('is another one where its name is taken by a directory that others can enter', () => {
    const cluster = directory();
    const usual = prepare(cluster);
    chmodSync(usual, 0o755);
    expect(prepare(cluster)).not.toBe(usual);
  });

  it('is never reached through a symbolic link', () => {
    const target = join(directory(), 'own');
    mkdirSync(target, { mode: 0o700 });
    const link = join(directory(), 'link');
    symlinkSync(target, link);
    expect([isSafeSocketDirectory(target, undefined), isSafeSocketDirectory(link, undefined)]).toEqual([true, false]);
  });

  it('is not trusted when it belongs to another user', () => {
    const own = join(directory(), 'own');
    mkdirSync(own, { mode: 0o700 });
    expect(isSafeSocketDirectory(own, { uid: 64_321, gid: 64_321 })).toBe(false);
  });
});
