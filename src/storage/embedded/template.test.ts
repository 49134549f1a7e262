import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copyTemplate } from './template.ts';

const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A template of a version, and a directory to copy it into. */
function places(version: string): { template: string; target: string } {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-template-'));
  made.push(folder);
  const files = join(folder, 'template/postgres/cluster');
  mkdirSync(join(files, 'base'), { recursive: true });
  writeFileSync(join(files, 'PG_VERSION'), `${version}\n`);
  writeFileSync(join(files, 'base/1'), 'rows');
  mkdirSync(join(folder, 'target'));
  return { template: join(folder, 'template'), target: join(folder, 'target') };
}

describe('the template of a new database', () => {
  it('is copied with all that it holds', async () => {
    const { template, target } = places('18');
    expect([await copyTemplate(template, 18, target, self), readFileSync(join(target, 'base/1'), 'utf8')]).toEqual([
      true,
      'rows',
    ]);
  });

  it.each([
    ['was made by another PostgreSQL', '17', self],
    ['belongs to another user', '18', { ...self, uid: self.uid + 1 }],
  ])('is left alone where it %s', async (_why, version, user) => {
    const { template, target } = places(version);
    expect([await copyTemplate(template, 18, target, user), existsSync(join(target, 'PG_VERSION'))]).toEqual([false, false]);
  });

  it('is missed by nobody where there is none', async () => {
    const { target } = places('18');
    expect(await copyTemplate(join(target, 'nowhere'), 18, target, self)).toBe(false);
  });
});
