// @module-tag full
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { getRunFolder } from '../../places.ts';
import { createTestPipeline, hasEnded, LEAVES_RESULTS, type TestPlace, waitForFile } from '../testing.ts';
import { listGroupMembers } from './processes.ts';
import { startRunQueue } from './queue.ts';

/** Source of a tool that reports its start, waits for permission, and writes results. */
const WAITS = `
  const fs = require('fs');
  fs.writeFileSync(process.argv[2] + '/pid', String(process.pid));
  const [run] = process.env.CONCORDAT_RUN.split('/');
  const timer = setInterval(() => {
    if (!fs.existsSync(process.argv[3] + '/go-' + run)) return;
    clearInterval(timer);
    ${LEAVES_RESULTS}
  }, 20)
`.replaceAll('\n', ' ');

const program = join(import.meta.dirname, '../../../cli/main.ts');

describeWithDatabase('Workers', () => {
  let place: TestPlace;
  const workers: ChildProcess[] = [];
  beforeAll(async () => {
    place = await createTestPipeline({
      quick: { script: LEAVES_RESULTS },
      waits: { script: WAITS, arguments: ['{result_dir}', '{work_dir}/../../../../..'] },
    });
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => endWorker(worker)));
  });
  afterAll(() => place.close());

  const startWorker = (variables: Record<string, string> = {}) => {
    const worker = spawn(process.execPath, [program, 'worker'], {
      env: { PATH: process.env.PATH, ...place.environment, ...variables },
      stdio: 'ignore',
    });
    workers.push(worker);
    return worker;
  };
  const endWorker = async (worker: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
    if (worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill(signal);
    await once(worker, 'exit');
  };
  const readProcessGroup = async (uuid: string, attempt: number) => {
    const pid = join(getRunFolder(place.settings, { uuid }, attempt), 'result', 'pid');
    await waitForFile(pid);
    return Number(await readFile(pid, 'utf8'));
  };
  const allowRun = (uuid: string) => writeFile(join(place.settings.dataDir, `go-${uuid}`), '');

  it('share the queue, and execute each run once', async () => {
    const runs = await Promise.all(Array.from({ length: 8 }, (_, index) => place.addRun('quick', `shared_${index}.raw`)));
    startWorker({ PARALLEL_RUNS: '2' });
    startWorker({ PARALLEL_RUNS: '2' });
    const ended = await Promise.all(runs.map((uuid) => place.waitUntil(uuid, hasEnded)));
    expect(ended.map(({ state, attempt }) => `${state} ${attempt}`)).toEqual(runs.map(() => 'done 1'));
  });

  it('take over the run of a killed worker, and end its programs first', async () => {
    const uuid = await place.addRun('waits');
    const first = startWorker();
    const orphan = await readProcessGroup(uuid, 1);
    await endWorker(first, 'SIGKILL');
    startWorker();
    await readProcessGroup(uuid, 2);
    expect(listGroupMembers(orphan) ?? []).toEqual([]);
    await allowRun(uuid);
    expect(await place.waitUntil(uuid, hasEnded)).toMatchObject({ state: 'done', attempt: 2, losses: 1, columnsFilled: 2 });
  });

  it('return their runs to the queue when they stop, and do not count them as lost', async () => {
    const uuid = await place.addRun('waits');
    const first = startWorker();
    const program = await readProcessGroup(uuid, 1);
    await endWorker(first);
    expect(await place.readRun(uuid)).toMatchObject({ state: 'queued', attempt: 1, losses: 0 });
    expect(listGroupMembers(program) ?? []).toEqual([]);
    await allowRun(uuid);
    startWorker();
    expect(await place.waitUntil(uuid, hasEnded)).toMatchObject({ state: 'done', attempt: 2, losses: 0 });
  });

  it('mark a run as failed after three workers lost it', async () => {
    const uuid = await place.addRun('waits');
    for (const attempt of [1, 2, 3]) {
      const worker = startWorker();
      await readProcessGroup(uuid, attempt);
      await endWorker(worker, 'SIGKILL');
    }
    startWorker();
    expect(await place.waitUntil(uuid, hasEnded)).toMatchObject({
      state: 'failed',
      attempt: 3,
      message: 'The server ended 3 times while it worked on this run.',
    });
  });

  it('cannot complete a run that another worker took over', async () => {
    const uuid = await place.addRun('waits');
    const queue = await startRunQueue(place.context, 1);
    await readProcessGroup(uuid, 1);
    // Simulates another worker that claims the run.
    await place.database.pool.query('update proteomics_raw_files set attempt = 7 where uuid = $1', [uuid]);
    await allowRun(uuid);
    await waitUntilGone(uuid);
    expect(await place.readRun(uuid)).toMatchObject({ state: 'running', attempt: 7, columnsFilled: 0 });
    await queue.stop(5_000);
    await place.database.pool.query('delete from proteomics_raw_files where uuid = $1', [uuid]);
  });

  /** Waits until a worker has removed the work folder of a run, which is its last step. */
  async function waitUntilGone(uuid: string): Promise<void> {
    await expect
      .poll(() => existsSync(join(getRunFolder(place.settings, { uuid }, 1), 'work')), { timeout: 20_000 })
      .toBe(false);
  }

  it('find runs that were queued while no worker was running', async () => {
    const uuid = await place.addRun('quick', 'waiting.raw');
    expect(await place.readRun(uuid)).toMatchObject({ state: 'queued' });
    startWorker();
    expect(await place.waitUntil(uuid, hasEnded)).toMatchObject({ state: 'done' });
  });
});
