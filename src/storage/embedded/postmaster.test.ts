import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { describeUnless } from '../testing.ts';
import { readPostmasterFile, readPostmasterState, removeStalePostmasterFile } from './postmaster.ts';
import { createTestDirectories } from './testing-embedded.ts';

const { createDirectory, tearDown } = createTestDirectories();
afterAll(tearDown);

const noProc = process.platform === 'linux' ? null : 'this system has no /proc';

function createClusterWithNote(text: string): string {
  const cluster = createDirectory();
  writeFileSync(join(cluster, 'postmaster.pid'), text);
  return cluster;
}

describe('The file postmaster.pid', () => {
  it('contains the process, the socket and the status of the server', () => {
    const note = readPostmasterFile(createClusterWithNote('4711\n/data\n1700000000\n5432\n/tmp/socket\n\n 1 2\nready   \n'));
    expect(note).toMatchObject({ pid: 4711, socketDirectory: '/tmp/socket', status: 'ready' });
  });

  it('counts as missing while it is incomplete', () => {
    expect(readPostmasterFile(createClusterWithNote(''))).toBeUndefined();
  });

  it('is removed when it is outdated', () => {
    const cluster = createClusterWithNote('4711\n');
    const note = readPostmasterFile(cluster);
    if (note !== undefined) removeStalePostmasterFile(cluster, note);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('is not removed if another process started a server after it was read', () => {
    const cluster = createClusterWithNote('4711\n');
    const stale = readPostmasterFile(cluster);
    writeFileSync(join(cluster, 'postmaster.pid'), '4712\n');
    if (stale !== undefined) removeStalePostmasterFile(cluster, stale);
    expect(readPostmasterFile(cluster)?.pid).toBe(4712);
  });
});

describeUnless(noProc, 'The recorded process number of a server', () => {
  it('refers to another program if the process number was reused', () => {
    expect(readPostmasterState(process.pid, createDirectory())).toBe('stranger');
  });

  it('refers to a running server in the database directory, regardless of the path to it', () => {
    const link = join(createDirectory(), 'link');
    symlinkSync(process.cwd(), link);
    expect(readPostmasterState(process.pid, link)).toBe('running');
  });

  it('refers to an ended server if no process has the number', () => {
    expect(readPostmasterState(2 ** 22 + 1, createDirectory())).toBe('dead');
  });

  it('can refer to a zombie that its parent has not reaped', async () => {
    const cluster = createDirectory();
    // The shell starts a child and is then replaced by a program that does not reap it, so the child becomes a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    await vi.waitFor(() => expect(readPostmasterState(Number(line), cluster)).toBe('zombie'));
    parent.kill('SIGKILL');
  });
});
