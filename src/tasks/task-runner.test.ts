import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { BadRequestError, NotFoundError, StorageFullError } from '../contract/errors.ts';
import { getCurrentViewer, runForViewer } from '../web/for-people/viewing.ts';
import { executeTask } from './carry-out.ts';
import {
  createTaskWork,
  OutOfMemoryError,
  OutOfTimeError,
  type Task,
  type TaskCall,
  type TaskOutcome,
  ThreadLostError,
  ThreadsBusyError,
} from './task.ts';
import { abortAtClose, ClientGoneError, createTaskRunner } from './task-runner.ts';
import type { ThreadPool } from './thread-pool.ts';

const count: Task<string, number> = { name: 'count letters', milliseconds: 60_000 };

/** Runs a task for a request whose operation documents the given statuses. */
function runTask(work: ThreadPool<TaskCall, TaskOutcome>['run'], statuses: readonly number[] = [200, 413]): Promise<number> {
  const runner = createTaskRunner({
    pool: { run: work },
    getDatabaseUrl: () => '',
    getClient: () => 'a client',
  });
  const route = { produces: new Map(statuses.map((status) => [status, []])) };
  const res = { locals: { route }, once: () => res, off: () => res };
  return runner.run({ res } as unknown as Request, count, 'three');
}

const createWork = (work: (text: string) => Promise<number>) => (call: TaskCall) =>
  executeTask({ works: [createTaskWork(count, work)], updateCaches: async () => {} }, call);

describe('A task in a thread', () => {
  it('receives its argument', async () => {
    expect(await runTask(createWork(async (text) => text.length))).toBe(5);
  });

  it('receives the viewer of its request', async () => {
    const readName = async ({ viewer }: TaskCall) => ({ result: viewer?.name.length });
    expect(await runForViewer({ name: 'Guest 12' }, () => runTask(readName))).toBe(8);
  });

  it('receives the viewer that the call states', async () => {
    const works = [createTaskWork(count, async () => getCurrentViewer()?.name.length ?? 0)];
    const call = { task: count.name, argument: '', databaseUrl: '', viewer: { name: 'Guest 12' } };
    expect(await executeTask({ works, updateCaches: async () => {} }, call)).toEqual({ result: 8 });
  });

  it.each<[string, Error, number, RegExp]>([
    ['the queue is full', new ThreadsBusyError('full'), 503, /^The server is processing many large requests\. Try again/],
    [
      'it takes too long',
      new OutOfTimeError(60_000, {}),
      503,
      /^The request was stopped after 60 seconds\. Send less data in one request\.$/,
    ],
    ['it needs too much memory', new OutOfMemoryError('large'), 413, /^The request needs more memory than the server allows\./],
    ['its thread is killed', new ThreadLostError('gone'), 503, /^The request was stopped because its thread ended\./],
  ])('fails with a readable message when %s', async (_when, error, status, message) => {
    await expect(runTask(() => Promise.reject(error))).rejects.toMatchObject({
      status,
      message: expect.stringMatching(message),
    });
  });

  it('fails with status 503 if memory is low and its operation documents no 413', async () => {
    const refused = runTask(() => Promise.reject(new OutOfMemoryError('large')), [200]);
    await expect(refused).rejects.toMatchObject({
      status: 503,
      message: 'The response needs more memory than the server allows. Request less data at once.',
    });
  });

  it('fails with 507 when the disk is full, or with 503 if its operation documents no 507', async () => {
    const full = createWork(() => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })));
    await expect(runTask(full, [200, 507])).rejects.toThrow(StorageFullError);
    await expect(runTask(full, [200])).rejects.toMatchObject({ status: 503, message: new StorageFullError().message });
  });

  it.each([new BadRequestError('a is wrong'), new NotFoundError('no b')])(
    'passes on the class and the message of a rejection: %s',
    async (refusal) => {
      const refused = runTask(createWork(() => Promise.reject(refusal)));
      await expect(refused).rejects.toThrow(refusal.message);
      await expect(refused).rejects.toBeInstanceOf(refusal.constructor);
    },
  );

  it('forwards an unexpected error with its class', async () => {
    await expect(runTask(createWork(() => Promise.reject(new TypeError('a bug'))))).rejects.toThrow(TypeError);
  });
});

describe('A task of a client that has already disconnected', () => {
  it('does not start', async () => {
    const pool = {
      run: async (_work: unknown, { signal }: { readonly signal: AbortSignal }) => signal.throwIfAborted() as never,
    };
    const runner = createTaskRunner({ pool, getDatabaseUrl: () => '', getClient: () => 'a client' });
    const res = { closed: true, once: () => res, off: () => res };
    await expect(runner.run({ res } as unknown as Request, count, 'three')).rejects.toThrow(ClientGoneError);
  });
});

describe('The abort signal of a response', () => {
  it('is aborted immediately if the client has already disconnected', async () => {
    const { promise: received, resolve } = Promise.withResolvers<ServerResponse>();
    const server = createServer((_request, response) => resolve(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gone = new AbortController();
    const refused = expect(
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal: gone.signal }),
    ).rejects.toThrow();
    const response = await received;
    const closed = once(response, 'close');
    gone.abort();
    await Promise.all([refused, closed]);
    expect(abortAtClose(response as Response).reason).toBeInstanceOf(ClientGoneError);
    server.close();
  });
});
