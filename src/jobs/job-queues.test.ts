import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { describeWithDatabase } from '../storage/testing.ts';
import { type CutDatabase, createCutDatabase } from '../storage/testing-cut-database.ts';
import { runInTransaction } from '../storage/transaction.ts';
import { createJobWork, defineJob, type JobRun, type JobWork, sendJobs } from './job.ts';
import { createJobQueues, type JobQueues, prepareJobs } from './job-queues.ts';

const NOTE = defineJob<{ readonly text: string }>('test-note', { retryDelay: 1, retryBackoff: false, retryLimit: 2 });
const CLOCK = defineJob('test-clock', {}, '* * * * *');

describeWithDatabase('Background jobs', () => {
  let cut: CutDatabase;
  let begun: JobQueues[] = [];
  const createParts = () => ({ pool: cut.database.pool, connect: cut.database.connect, log: createLog('silent') });
  beforeAll(async () => {
    cut = await createCutDatabase();
    await prepareJobs(createParts(), [{ job: NOTE }]);
  });
  afterEach(async () => {
    await Promise.all(begun.map((queues) => queues.stop(5_000)));
    begun = [];
  });
  afterAll(() => cut.database.close());

  const beginQueues = async (...works: JobWork[]) => {
    const queues = createJobQueues(createParts(), works);
    begun.push(queues);
    await queues.start();
    return queues;
  };
  /** Creates work that records the content of its jobs. */
  const createNoteWork = (perform: (text: string, run: JobRun) => Promise<void> = async () => undefined) => {
    const texts: string[] = [];
    const work = createJobWork(
      NOTE,
      async ({ text }, run) => {
        texts.push(text);
        await perform(text, run);
      },
      { parallel: 2 },
    );
    return { texts, work };
  };
  const sendNotes = (...texts: string[]) =>
    sendJobs(
      cut.database.pool,
      NOTE,
      texts.map((text) => ({ data: { text }, key: text })),
    );
  const timeout = { timeout: 20_000 };

  describe('The function sendJobs', () => {
    it('sends jobs if the transaction commits, and none if it rolls back', async () => {
      const { texts, work } = createNoteWork();
      await beginQueues(work);
      const isUndone = new Error('undone');
      const undone = runInTransaction(cut.database.pool, async (client) => {
        await sendJobs(client, NOTE, [{ data: { text: 'undone' } }]);
        throw isUndone;
      });
      await expect(undone).rejects.toBe(isUndone);
      await runInTransaction(cut.database.pool, (client) => sendJobs(client, NOTE, [{ data: { text: 'done' } }]));
      await expect.poll(() => texts, timeout).toEqual(['done']);
    });

    it('sends jobs that wait until a process starts to work', async () => {
      await sendNotes('early');
      const { texts, work } = createNoteWork();
      await beginQueues(work);
      await expect.poll(() => texts, timeout).toEqual(['early']);
    });
  });

  it('run in sequence if they have the same key, regardless of the number of processes', async () => {
    let running = 0;
    let most = 0;
    const { texts, work } = createNoteWork(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    });
    await Promise.all([beginQueues(work), beginQueues(work)]);
    await sendNotes(...Array.from({ length: 6 }, () => 'same'));
    await expect.poll(() => texts.length).toBe(6);
    expect(most).toBe(1);
  });

  it('run in order of priority, one at a time within a group, and in parallel across groups', async () => {
    const ended: string[] = [];
    let isOver: () => void = () => undefined;
    const long = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    const { texts, work } = createNoteWork(async (text) => {
      if (text === 'first of one') await long;
      ended.push(text);
    });
    const createRequest = (text: string, group: string, priority: number) => ({ data: { text }, key: text, group, priority });
    await sendJobs(cut.database.pool, NOTE, [
      createRequest('first of one', 'one', 0),
      createRequest('second of one', 'one', -1),
      createRequest('third of other', 'other', -2),
      createRequest('second of other', 'other', -1),
      createRequest('first of other', 'other', 0),
    ]);
    await beginQueues(work);
    await expect.poll(() => ended, timeout).toEqual(['first of other', 'second of other', 'third of other']);
    expect(texts).not.toContain('second of one');
    isOver();
    await expect.poll(() => ended.slice(3), timeout).toEqual(['first of one', 'second of one']);
  });

  it('are retried according to their policy, and their handler learns which attempt is the last', {
    tags: 'full',
  }, async () => {
    const attempts: [number, boolean][] = [];
    const { work } = createNoteWork(async (_text, { attempt, isLast }) => {
      attempts.push([attempt, isLast]);
      throw new Error('not yet');
    });
    await beginQueues(work);
    await sendNotes('failing');
    const all = [
      [1, false],
      [2, false],
      [3, true],
    ];
    await expect.poll(() => attempts).toEqual(all);
  });

  it('are aborted when the process stops, and then run in another process', async () => {
    let isAborted = false;
    const stuck = createNoteWork(
      (_text, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(signal.reason as Error);
          });
        }),
    );
    const first = await beginQueues(stuck.work);
    await sendNotes('moved');
    await expect.poll(() => stuck.texts, timeout).toEqual(['moved']);
    await first.stop(5_000);
    expect(isAborted).toBe(true);
    const { texts, work } = createNoteWork();
    await beginQueues(work);
    await expect.poll(() => texts, timeout).toEqual(['moved']);
  });

  it('run if they are sent after an outage of the database, without a restart of the process', async () => {
    const { texts, work } = createNoteWork();
    await beginQueues(work);
    await cut.cut();
    await cut.restore();
    await sendNotes('after');
    await expect.poll(() => texts, timeout).toEqual(['after']);
  });

  it('run again after an outage that interrupted them, which does not count as an attempt', async () => {
    const attempts: number[] = [];
    let isCut: Promise<void> | undefined;
    const { texts, work } = createNoteWork(async (_text, { attempt }) => {
      attempts.push(attempt);
      isCut ??= cut.cut();
      await isCut;
      await cut.database.pool.query('select 1');
    });
    // Sent before the process starts, so that the outage does not affect the sender's response.
    await sendNotes('interrupted');
    await beginQueues(work);
    await expect.poll(() => isCut !== undefined, timeout).toBe(true);
    await isCut;
    await cut.restore();
    await expect.poll(() => texts).toEqual(['interrupted', 'interrupted']);
    expect(attempts).toEqual([1, 1]);
  });

  it('are sent once at startup for stored rows without a job', async () => {
    const calls = createJobWork(CLOCK, async () => undefined, { listMissing: async () => [{ data: {} }] });
    await prepareJobs(createParts(), [{ job: CLOCK }]);
    const countJobs = async () => {
      const { rows } = await cut.database.pool.query('select from pgboss.job where name = $1', [CLOCK.name]);
      return rows.length;
    };
    const first = await beginQueues({ ...calls, parallel: 0 });
    await first.stop(5_000);
    await (await beginQueues({ ...calls, parallel: 0 })).stop(5_000);
    expect(await countJobs()).toBe(1);
  });

  it('use the cron expression of the current release if they have a schedule', async () => {
    const readCron = async () => {
      const { rows } = await cut.database.pool.query('select cron from pgboss.schedule where name = $1', [CLOCK.name]);
      return rows;
    };
    await prepareJobs(createParts(), [{ job: CLOCK }]);
    expect(await readCron()).toEqual([{ cron: '* * * * *' }]);
    await prepareJobs(createParts(), [{ job: { ...CLOCK, cron: '5 * * * *' } }]);
    expect(await readCron()).toEqual([{ cron: '5 * * * *' }]);
  });
});
