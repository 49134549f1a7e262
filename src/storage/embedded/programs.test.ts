import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../storage-errors.ts';
import { findPrograms, type ProgramPackage } from './programs.ts';
import { canEnterDirectory, type RunAs } from './run-as.ts';
import { createTestDirectories } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

/** A user other than that of this test. */
const stranger: RunAs = { uid: 64_321, gid: 64_321 };

let home: string;
let installed: ProgramPackage;

beforeEach(() => {
  const root = createDirectory();
  const native = join(root, 'package', 'native');
  for (const part of ['bin', 'lib', 'share/postgresql']) mkdirSync(join(native, part), { recursive: true });
  for (const program of ['postgres', 'initdb']) writeFileSync(join(native, 'bin', program), program, { mode: 0o755 });
  writeFileSync(join(native, 'lib', 'libxml2.so.2'), 'library');
  writeFileSync(join(native, 'lib', 'libpq.a'), 'for compilers');
  writeFileSync(join(native, 'share', 'postgresql', 'postgres.bki'), '');
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libxml2.so.2', target: 'native/lib/libxml2.so' }]),
  );
  installed = { native, version: '18.9.0' };
  home = join(root, 'home');
  mkdirSync(home);
});

const findTestPrograms = (runAs?: RunAs) => findPrograms(home, runAs, silentLog, installed);

function removeIfEmpty(path: string): void {
  if (readdirSync(path).length === 0) rmdirSync(path);
}

/** False on systems whose temporary folder only one account can enter. */
const mayPass = canEnterDirectory(tmpdir(), stranger);

describe('The PostgreSQL programs', () => {
  it('get the library links that an installation without install scripts lacks', () => {
    findTestPrograms();
    expect(readlinkSync(join(installed.native, 'lib', 'libxml2.so'))).toBe('libxml2.so.2');
  });
});

describe.skipIf(!mayPass)('The PostgreSQL programs for another account', { tags: 'full' }, () => {
  it('are used in place if that account can read them', () => {
    expect(findTestPrograms(stranger)).toEqual({
      postgres: join(installed.native, 'bin', 'postgres'),
      initdb: join(installed.native, 'bin', 'initdb'),
      majorVersion: 18,
    });
  });

  it('are copied to the data directory if that account cannot enter a parent folder', () => {
    chmodSync(join(installed.native, '..'), 0o700);
    const { postgres } = findTestPrograms(stranger);
    expect(postgres).toBe(join(home, 'programs-18.9.0', 'native', 'bin', 'postgres'));
    expect(readFileSync(postgres, 'utf8')).toBe('postgres');
  });

  it('are copied without compiler files', () => {
    chmodSync(join(installed.native, '..'), 0o700);
    const library = join(findTestPrograms(stranger).postgres, '..', '..', 'lib');
    expect(existsSync(join(library, 'libxml2.so'))).toBe(true);
    expect(existsSync(join(library, 'libpq.a'))).toBe(false);
  });

  it('are copied only once', () => {
    chmodSync(join(installed.native, '..'), 0o700);
    const { postgres } = findTestPrograms(stranger);
    writeFileSync(postgres, 'marked');
    expect(readFileSync(findTestPrograms(stranger).postgres, 'utf8')).toBe('marked');
  });

  it('are not executed from a folder that other users can write to', () => {
    chmodSync(join(installed.native, '..'), 0o700);
    chmodSync(home, 0o777);
    const { postgres } = findTestPrograms(stranger);
    const place = join(postgres, '..', '..', '..');
    rmSync(place, { recursive: true });
    removeIfEmpty(join(place, '..'));
    expect(place.startsWith(home)).toBe(false);
  });
});
