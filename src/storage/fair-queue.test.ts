import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFullError } from './fair-queue.ts';

const LIMITS = { running: 2, runningOfOne: 1, waitingBytes: 100, waitingOfOne: 3 };
const stays = new AbortController().signal;

/** Creates a queue that records the order in which tasks start. */
function createWatchedQueue() {
  const queue = new FairQueue(LIMITS);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const enterQueue = (client: string, name = client, bytes = 1, signal = stays) => {
    const entered = queue.enter(client, bytes, signal).then((end) => {
      started.push(name);
      ends.set(name, end);
    });
    entered.catch(() => undefined);
    return entered;
  };
  const endWork = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun: started, enter: enterQueue, end: endWork };
}

describe('The queue of the worker threads', () => {
  it('reserves threads so that one client cannot block others', async () => {
    const { begun, enter } = createWatchedQueue();
    await enter('greedy', 'first');
    void enter('greedy', 'second');
    await enter('modest');
    expect(begun).toEqual(['first', 'modest']);
  });

  it('alternates between clients, and keeps the order of each client’s tasks', async () => {
    const { begun, enter, end } = createWatchedQueue();
    await enter('a', 'a1');
    await enter('b', 'b1');
    for (const name of ['a2', 'a3', 'a4']) void enter('a', name);
    void enter('c', 'c1');
    await end('a1');
    await end('b1');
    await end('a2');
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3']);
  });

  it('rejects tasks of one client beyond its share, and accepts those of other clients', async () => {
    const { begun, enter, end } = createWatchedQueue();
    await enter('greedy', 'first');
    for (let number = 0; number < LIMITS.waitingOfOne; number += 1) void enter('greedy', `waiting ${number}`);
    await expect(enter('greedy')).rejects.toThrow(QueueFullError);
    await enter('modest');
    await end('first');
    expect(begun).toEqual(['first', 'modest', 'waiting 0']);
  });

  it('rejects tasks beyond the memory limit until other tasks have left the queue', async () => {
    const { enter, end } = createWatchedQueue();
    await enter('a', 'a1');
    await enter('b', 'b1');
    void enter('a', 'a2', 90);
    await expect(enter('b', 'b2', 20)).rejects.toThrow(QueueFullError);
    await end('a1');
    const later = enter('b', 'b3', 20);
    await end('b1');
    await expect(later).resolves.toBeUndefined();
  });

  it('frees the space of a waiting task whose client disconnects', async () => {
    const { begun, enter, end } = createWatchedQueue();
    const leaving = new AbortController();
    await enter('a', 'a1');
    const left = enter('a', 'a2', 100, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    void enter('a', 'a3', 100);
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('ignores a repeated end of the same task', async () => {
    const { begun, enter, end } = createWatchedQueue();
    await enter('a', 'a1');
    for (const name of ['a2', 'a3']) void enter('a', name);
    await end('a1');
    await end('a1');
    expect(begun).toEqual(['a1', 'a2']);
  });
});
