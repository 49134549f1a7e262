import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request, Response } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { LongWork } from '../../threads/long-work.ts';
import type { RequestOutcome, RequestWork } from '../../threads/request-work.ts';
import { OutOfMemoryError, OutOfTimeError, ThreadsBusyError } from '../../threads/thread-errors.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import { createThreadedAnswers } from './threaded-answers.ts';

describe('What a thread says of a request', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** Asks a server whose only thread does as told, and which documents these statuses. */
  async function ask(
    run: ThreadPool<RequestWork, RequestOutcome>['run'],
    statuses: readonly number[] = [200, 413],
    work?: LongWork,
    body?: Buffer,
  ) {
    const answers = createThreadedAnswers({
      pool: { run, keepReady: async () => {}, size: () => 1, end: async () => {} },
      databaseUrl: async () => undefined,
      clientOf: () => 'somebody',
    });
    server = createServer((request, response) => {
      const route = { produces: new Map(statuses.map((status) => [status, []])) };
      Object.assign(response, { locals: { route }, status: (code: number) => Object.assign(response, { statusCode: code }) });
      Object.assign(request, { originalUrl: request.url });
      answers.answer(request as Request, response as unknown as Response, body, work).catch((error) => {
        response.statusCode = error.status ?? 500;
        response.end(error.message);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return [answer.status, await answer.text()];
  }

  it('is compressed by the server alone', async () => {
    const asked: RequestWork[] = [];
    await ask(async (work) => {
      asked.push(work);
      return { status: 200, headers: [], body: new Uint8Array() };
    });
    expect(asked.map(({ headers }) => headers)).toEqual([
      expect.not.objectContaining({ 'accept-encoding': expect.anything() }),
    ]);
  });

  it.each<[string, Error, number, RegExp]>([
    [
      'that many are waiting',
      new ThreadsBusyError('full'),
      503,
      /^The server has many large requests to answer\. Try again in a moment\.$/,
    ],
    [
      'that it took too long',
      new OutOfTimeError(60_000, {}),
      503,
      /^The request was stopped after 60 seconds\. Send less at once\.$/,
    ],
    [
      'that it needs too much memory',
      new OutOfMemoryError('large'),
      413,
      /^The request needs more memory than the server allows\./,
    ],
  ])('is told in a sentence: %s', async (_what, error, status, sentence) => {
    expect(await ask(() => Promise.reject(error))).toEqual([status, expect.stringMatching(sentence)]);
  });

  it('is told with a documented status where nothing was sent', async () => {
    const answer = await ask(() => Promise.reject(new OutOfMemoryError('large')), [200]);
    expect(answer).toEqual([503, 'The answer needs more memory than the server allows.']);
  });

  it('is told with a documented status where the answer has no room', async () => {
    expect(await ask(async () => 'no room', [200, 507])).toEqual([
      507,
      expect.stringMatching(/^The server has no room left\./),
    ]);
    expect(await ask(async () => 'no room', [200])).toEqual([503, expect.stringMatching(/^The server has no room left\./)]);
  });

  it('leaves nothing of a long body in memory, whatever became of it', async () => {
    const whole = () => Buffer.from(new ArrayBuffer(100_000));
    const [answered, refused] = [whole(), whole()];
    await ask(async () => ({ status: 200, headers: [], body: new Uint8Array() }), [200], undefined, answered);
    await ask(() => Promise.reject(new ThreadsBusyError('full')), [200, 413], undefined, refused);
    expect([answered.buffer.byteLength, refused.buffer.byteLength]).toEqual([0, 0]);
  });

  it('is told when what the request needed is gone', async () => {
    const steps: string[] = [];
    const work = new LongWork(undefined, async () => void steps.push('removed'));
    const run = async () => ({ status: 200, headers: [], body: Buffer.from('done') });
    expect(await ask(run, [200], work)).toEqual([200, 'done']);
    expect(steps).toEqual(['removed']);
    expect((await ask(() => Promise.reject(new ThreadsBusyError('full')), [200], work))[0]).toBe(503);
    expect(steps).toEqual(['removed', 'removed']);
  });
});
