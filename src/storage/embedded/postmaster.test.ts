import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { describeUnless } from '../testing.ts';
import { postmasterState, readPostmasterNote, setNoteAside } from './postmaster.ts';
import { workshop } from './testing-embedded.ts';

const { directory, tearDown } = workshop();
afterAll(tearDown);

const noProc = process.platform === 'linux' ? null : 'this system has no /proc';

function clusterWithNote(text: string): string {
  const cluster = directory();
  writeFileSync(join(cluster, 'postmaster.pid'), text);
  return cluster;
}

describe('The note of a running server', () => {
  it('tells process, socket and status', () => {
    const note = readPostmasterNote(clusterWithNote('4711\n/data\n1700000000\n5432\n/tmp/socket\n\n 1 2\nready   \n'));
    expect(note).toMatchObject({ pid: 4711, socketDirectory: '/tmp/socket', status: 'ready' });
  });

  it('counts as absent while it is being written', () => {
    expect(readPostmasterNote(clusterWithNote(''))).toBeUndefined();
  });

  it('is taken away when it is stale', () => {
    const cluster = clusterWithNote('4711\n');
    const note = readPostmasterNote(cluster);
    if (note !== undefined) setNoteAside(cluster, note);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
  });

  it('stays when another process has started a server since it was read', () => {
    const cluster = clusterWithNote('4711\n');
    const stale = readPostmasterNote(cluster);
    writeFileSync(join(cluster, 'postmaster.pid'), '4712\n');
    if (stale !== undefined) setNoteAside(cluster, stale);
    expect(readPostmasterNote(cluster)?.pid).toBe(4712);
  });
});

describeUnless(noProc, "A server's process", () => {
  it('is a stranger when its number belongs to another program', () => {
    expect(postmasterState(process.pid, directory())).toBe('stranger');
  });

  it('is running when it works in the directory of the database, by whatever path', () => {
    const link = join(directory(), 'link');
    symlinkSync(process.cwd(), link);
    expect(postmasterState(process.pid, link)).toBe('running');
  });

  it('is dead when the number belongs to none', () => {
    expect(postmasterState(2 ** 22 + 1, directory())).toBe('dead');
  });

  it('is a zombie when it has ended and its parent has not looked', async () => {
    const cluster = directory();
    // The child ends after the shell, its parent, was replaced by a program that does not reap it.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    await vi.waitFor(() => expect(postmasterState(Number(line), cluster)).toBe('zombie'));
    parent.kill('SIGKILL');
  });
});
