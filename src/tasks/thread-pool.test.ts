import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutOfMemoryError, OutOfTimeError, ThreadLostError, ThreadsBusyError, ThreadsEndedError } from './task.ts';
import type { Order } from './testing-thread.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

const file = new URL('./testing-thread.ts', import.meta.url);
const LIMITS = { threads: 2, memory: 40, idle: 50, waitingBytes: 100, waitingOfOne: 1, abandoned: 50 };
const options = { client: 'somebody', milliseconds: 60_000, bytes: 0, signal: new AbortController().signal };

describe('A pool of threads', () => {
  let pool: ThreadPool<Order, number>;
  beforeEach(() => {
    pool = createThreadPool({ file, name: 'executeOrder', data: () => undefined }, LIMITS);
  });
  afterEach(() => pool.stop(0));

  it('has no thread before its first task, one for each parallel task, and only one soon after the last task', async () => {
    expect(pool.getSize()).toBe(0);
    const tasks = Promise.all(['a', 'b'].map((client) => pool.run('tell', { ...options, client })));
    // An idle thread ends after 50 ms, so the check must follow immediately.
    await vi.waitFor(() => expect(pool.getSize()).toBe(2), { timeout: 60_000, interval: 1 });
    await tasks;
    await vi.waitFor(() => expect(pool.getSize()).toBe(1), { timeout: 60_000 });
  });

  it('starts a thread on request before its first task', async () => {
    pool.startThread();
    expect(pool.getSize()).toBe(1);
    expect(await pool.run('tell', options)).toBeGreaterThan(0);
    expect(pool.getSize()).toBe(1);
  });

  it('stops a task that takes too long with an error, and continues with other tasks', async () => {
    const late = pool.run('turn for ever', { ...options, milliseconds: 1_000 });
    await expect(late).rejects.toThrow(OutOfTimeError);
    await expect(late).rejects.toMatchObject({ milliseconds: 1_000 });
    expect(await pool.run('tell', options)).toBeGreaterThan(0);
  });

  it.each(['before it starts', 'while it runs'])(
    'stops a task whose client leaves %s, unless the task changes data',
    async (time) => {
      const gone = new AbortController();
      const beginWork = (client: string, runsToEnd: boolean) =>
        pool.run('turn for ever', { ...options, client, runsToEnd, signal: gone.signal });
      const left = expect(beginWork('reader', false)).rejects.toThrow('The client is gone.');
      const changing = expect(beginWork('writer', true)).rejects.toThrow(ThreadsEndedError);
      if (time === 'while it runs') await vi.waitFor(() => expect(pool.getSize()).toBe(2));
      gone.abort(new Error('The client is gone.'));
      await left;
      await pool.stop(10);
      await changing;
    },
  );

  it('stops a task that uses too much memory with an error, and continues with other tasks', async () => {
    const large = pool.run('take all memory', options);
    await expect(large).rejects.toThrow(OutOfMemoryError);
    expect(await pool.run('tell', options)).toBeGreaterThan(0);
  });

  it('survives a task that exhausts the memory', { tags: 'full' }, () => {
    // In a separate process with the memory settings of a server instead of those of the tests.
    const program = fileURLToPath(new URL('./testing-hungry-works.ts', import.meta.url));
    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, 'OutOfMemoryError\n'.repeat(3)]);
  });

  it('continues with other tasks after a thread has ended', async () => {
    await expect(pool.run('end', options)).rejects.toThrow(ThreadLostError);
    expect(await pool.run('tell', options)).toBeGreaterThan(0);
  });

  it('closes after its last task has finished', async () => {
    const work = pool.run('tell', options);
    await pool.stop(20_000);
    expect([await work, pool.getSize()]).toEqual([expect.any(Number), 0]);
  });

  it('terminates endless tasks when it is stopped, and their errors state the reason', async () => {
    const stuck = expect(pool.run('turn for ever', options)).rejects.toThrow(ThreadsEndedError);
    await vi.waitFor(() => expect(pool.getSize()).toBe(1));
    await pool.stop(10);
    await stuck;
  });

  it('forwards the error of a task', async () => {
    await expect(pool.run('fail', options)).rejects.toThrow('The test requested a failure.');
  });

  it('runs the task of one client while another client has many, and rejects tasks above the share of a client', {
    tags: 'full',
  }, async () => {
    const busy = pool.run('turn for ever', { ...options, client: 'busy', milliseconds: 4_000 });
    const waiting = pool.run('tell', { ...options, client: 'busy' });
    const first = Promise.race([busy, waiting, pool.run('tell', options).then(() => 'the other')]);
    await expect(pool.run('tell', { ...options, client: 'busy' })).rejects.toThrow(ThreadsBusyError);
    expect(await first).toBe('the other');
    await expect(busy).rejects.toThrow(OutOfTimeError);
    expect(await waiting).toBeGreaterThan(0);
  });
});
