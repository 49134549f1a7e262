/** A PostgreSQL of another major version, if installed, for tests of upgrades. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from '../embedded/postmaster.ts';
import { changeOwner, chooseRunAs } from '../embedded/run-as.ts';

const root = '/usr/lib/postgresql';

/** Returns the directory of the oldest installed PostgreSQL from 15 on; undefined if there is none. */
export function findSystemPostgres(): string | undefined {
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .filter((version) => Number(version) >= 15)
    .sort((one, other) => Number(one) - Number(other))
    .map((version) => join(root, version, 'bin'))
    .find((programs) => existsSync(join(programs, 'postgres')));
}

/** Starts the server on new files. `stop` ends the server and removes the files. */
export async function startSystemPostgres(programs: string): Promise<{ url: string; stop(): Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'concordat-test-'));
  chmodSync(home, 0o755);
  const files = join(home, 'files');
  const runAs = chooseRunAs(files);
  mkdirSync(files, { mode: 0o700 });
  changeOwner(runAs, files);
  const as = { cwd: files, ...runAs };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', files, '-U', 'tester', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    as,
  );
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', files, '-k', files, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    as,
  );
  const ended = once(server, 'exit');
  while (readPostmasterFile(files)?.status !== 'ready') {
    if (server.exitCode !== null) throw new Error(`${programs}/postgres ended with ${server.exitCode}`);
    await sleep(10);
  }
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(files)}&user=tester`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
