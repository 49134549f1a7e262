// @module-tag full
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { getRunFolder, getStoragePrefix } from '../../places.ts';
import { cancelRun, deleteRun, retryRun } from '../actions.ts';
import { createTestPipeline, hasEnded, LEAVES_RESULTS, type TestPlace, waitForFile } from '../testing.ts';
import { listGroupMembers } from './processes.ts';
import { startRunQueue } from './queue.ts';

/** Source of a tool that writes its process ID, starts a child that ignores SIGTERM, and runs until killed. */
const STAYS = `
  const child = require('child_process').spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)"], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => require('fs').writeFileSync(process.argv[2] + '/pid', String(process.pid)));
  setInterval(() => {}, 1000)
`.replaceAll('\n', ' ');

describeWithDatabase('A run', () => {
  let place: TestPlace;
  let queue: Awaited<ReturnType<typeof startRunQueue>>;
  beforeAll(async () => {
    place = await createTestPipeline({
      good: { script: LEAVES_RESULTS },
      sayings: {
        script: `console.log('hello from ' + process.argv[2]); console.error('\\u001b[31mcareful\\u001b[0m\\u0007')`,
        arguments: ['{raw_file}'],
      },
      failing: { script: 'process.exit(3)' },
      absent: { script: '0', step: { command: ['there-is-no-such-program', '{raw_file}'] } },
      stays: { script: STAYS },
      slow: { script: 'setInterval(() => {}, 1000)', step: { minutes: 0.01 } },
      large: {
        script: 'globalThis.held = Buffer.alloc(400e6, 1); setInterval(() => {}, 1000)',
        step: { memory_mb: 200 },
      },
      broken: { script: `require('fs').writeFileSync(process.argv[2] + '/peptides.txt', 'Sequence\\tLength\\nAAK')` },
      silent: { script: `console.log('all is well')`, step: { success: { says: 'Finish writing tables' } } },
      exclaiming: {
        script: `console.error('Unhandled Exception: no')`,
        step: { success: { never_says: ['Unhandled Exception'] } },
      },
      'leaving-nothing': { script: '0', step: { success: { files: ['*.csv'] } } },
      collecting: {
        script: `require('fs').mkdirSync('combined/txt', { recursive: true }); process.argv[2] = 'combined/txt'; ${LEAVES_RESULTS}`,
        step: { collect: ['combined/txt/*.txt'] },
      },
      flooding: {
        script: `const line = 'flood '.repeat(17) + '\\n'; for (let i = 0; i < 1000; i++) require('fs').writeSync(1, line.repeat(1000)); console.log('last')`,
      },
      curious: {
        script: `console.log(process.argv.length, encodeURIComponent(require('path').basename(process.argv[2])), Object.keys(process.env).join())`,
        arguments: ['{raw_file}', '{work_dir}'],
      },
    });
    queue = await startRunQueue(place.context, 2);
  });
  afterAll(async () => {
    await queue.stop(5_000);
    await place.close();
  });

  const catchMessage = async (tool: string) => {
    const { state, message } = await place.waitUntil(await place.addRun(tool), hasEnded);
    return `${state}: ${message}`;
  };
  const readUser = async () => {
    const { rows } = await place.database.pool.query<{ uuid: string }>(
      `insert into proteomics_users (uuid, email, name) values (gen_random_uuid(), gen_random_uuid() || '@example.org', 'Operator') returning uuid`,
    );
    return rows[0]?.uuid as string;
  };

  it('is done when its results are imported', async () => {
    const uuid = await place.addRun('good');
    expect(await place.waitUntil(uuid, hasEnded)).toMatchObject({
      state: 'done',
      attempt: 1,
      message: null,
      resultFiles: ['summary.txt'],
      columnsFilled: 2,
      jobUuid: null,
      worker: null,
      steps: [{ name: 'only', state: 'done', exit_code: 0, message: null }],
    });
  });

  it('removes its work folder and keeps its log', async () => {
    const uuid = await place.addRun('good');
    const { attempt } = await place.waitUntil(uuid, hasEnded);
    const folder = getRunFolder(place.settings, { uuid }, attempt);
    await expect.poll(() => existsSync(join(folder, 'work'))).toBe(false);
    expect(await readFile(join(folder, 'log-0.txt'), 'utf8')).toContain('The results were imported.');
  });

  it('fails if its tool fails, and states the exit code', async () => {
    expect(await catchMessage('failing')).toBe('failed: The step only failed. It ended with exit code 3.');
  });

  it.each([
    ['absent', 'The step only failed. It could not be started: there is no such program.'],
    ['slow', 'The step only failed. It took longer than 0.01 minutes and was stopped.'],
    ['silent', 'The step only failed. Its output does not contain "Finish writing tables".'],
    ['exclaiming', 'The step only failed. Its output contains: Unhandled Exception: no'],
    ['leaving-nothing', 'The step only failed. The tool did not create *.csv, or the file is empty.'],
    ['broken', 'The results could not be read: peptides.txt, line 2: '],
  ])('fails with a reason if it uses the tool %s', async (tool, message) => {
    expect(await catchMessage(tool)).toContain(`failed: ${message}`);
  });

  it.skipIf(listGroupMembers(process.pid) === undefined)('is ended when it exceeds its memory limit', async () => {
    expect(await catchMessage('large')).toBe(
      'failed: The step only failed. It took more than 200 MB of memory and was stopped.',
    );
  });

  it('collects files from subfolders of the work folder', async () => {
    expect(await place.waitUntil(await place.addRun('collecting'), hasEnded)).toMatchObject({ state: 'done' });
  });

  it('logs the output of its tool without terminal commands and paths', async () => {
    const uuid = await place.addRun('sayings', 'a b.raw');
    await place.waitUntil(uuid, hasEnded);
    const lines = (await place.readLog(uuid)).map((line) => line.replace(/^\S+ /, ''));
    expect(lines).toEqual(expect.arrayContaining(['only out hello from {raw_file}', 'only err careful\ufffd']));
  });

  it('keeps the beginning and the end of long output, within a few megabytes', { tags: 'full' }, async () => {
    const uuid = await place.addRun('flooding');
    await place.waitUntil(uuid, hasEnded);
    const lines = await place.readLog(uuid);
    expect(lines.join('\n').length).toBeLessThan(8_000_000);
    expect(lines[1]).toContain('flood');
    expect(lines.some((line) => line.includes('MB are left out here.'))).toBe(true);
    expect(lines.some((line) => line.endsWith(' last'))).toBe(true);
  });

  it.each(['; touch hacked; .raw', '$(touch hacked).raw', '-rf.raw', 'it\'s "quoted".raw', '`touch hacked`.raw', 'ä ö.raw'])(
    'passes the name %s as one argument',
    async (name) => {
      const uuid = await place.addRun('curious', name);
      await place.waitUntil(uuid, hasEnded);
      const folder = getRunFolder(place.settings, { uuid }, 1);
      const stated = (await place.readLog(uuid)).find((line) => line.includes('only out')) ?? '';
      expect(stated).toContain(` only out 4 ${encodeURIComponent(name)} `);
      expect(existsSync(join(folder, 'hacked'))).toBe(false);
    },
  );

  it('passes only allowed variables to its tool', async () => {
    process.env.KNOWN_TO_THE_SERVER_ALONE = 'yes';
    const uuid = await place.addRun('curious');
    await place.waitUntil(uuid, hasEnded);
    delete process.env.KNOWN_TO_THE_SERVER_ALONE;
    const log = (await place.readLog(uuid)).join('\n');
    expect(log).toContain('CONCORDAT_RUN');
    expect(log).not.toContain('KNOWN_TO_THE_SERVER_ALONE');
  });

  it('is canceled immediately while it is queued, and never starts', async () => {
    await queue.stop(5_000);
    const waiting = await place.addRun('good');
    await cancelRun(place.context, waiting, await readUser());
    queue = await startRunQueue(place.context, 2);
    await place.waitUntil(await place.addRun('good'), hasEnded);
    expect(await place.readRun(waiting)).toMatchObject({
      state: 'canceled',
      attempt: 0,
      startedAt: null,
      message: expect.stringMatching(/^Canceled by .+\.$/),
    });
  });

  it('is canceled with all its processes while it is running', async () => {
    const uuid = await place.addRun('stays');
    const folder = join(getRunFolder(place.settings, { uuid }, 1), 'result');
    await waitForFile(join(folder, 'pid'));
    const group = Number(await readFile(join(folder, 'pid'), 'utf8'));
    await cancelRun(place.context, uuid, await readUser());
    expect(await place.readRun(uuid)).toMatchObject({ state: 'running', cancelRequested: true });
    const run = await place.waitUntil(uuid, hasEnded);
    expect(run).toMatchObject({
      state: 'canceled',
      message: expect.stringMatching(/^Canceled by .+\.$/),
      cancelRequested: false,
      steps: [{ state: 'canceled' }],
    });
    expect(listGroupMembers(group) ?? []).toEqual([]);
  });

  it('can be retried, and keeps its results until new ones replace them', async () => {
    const uuid = await place.addRun('good');
    const before = await place.waitUntil(uuid, hasEnded);
    await retryRun(place.context, uuid, await readUser());
    const after = await place.waitUntil(uuid, (run) => run.attempt === 2 && hasEnded(run));
    expect(after).toMatchObject({ state: 'done', attempt: 2, columnsFilled: before.columnsFilled });
    expect(existsSync(getRunFolder(place.settings, { uuid }, 1))).toBe(false);
  });

  it('cannot be retried while it is running, and cannot be canceled after it has ended', async () => {
    const uuid = await place.addRun('stays');
    await place.waitUntil(uuid, ({ state }) => state === 'running');
    const who = await readUser();
    await expect(retryRun(place.context, uuid, who)).rejects.toMatchObject({ status: 409 });
    await cancelRun(place.context, uuid, who);
    await place.waitUntil(uuid, hasEnded);
    await expect(cancelRun(place.context, uuid, who)).rejects.toMatchObject({ status: 409 });
  });

  it('is deleted with all its data, but not while it is running', async () => {
    const uuid = await place.addRun('stays');
    await place.waitUntil(uuid, ({ state }) => state === 'running');
    await expect(deleteRun(place.context, uuid)).rejects.toMatchObject({ status: 409 });
    await cancelRun(place.context, uuid, await readUser());
    await place.waitUntil(uuid, hasEnded);
    await deleteRun(place.context, uuid);
    await expect(place.readRun(uuid)).rejects.toMatchObject({ status: 404 });
    expect(
      [
        join(place.settings.dataDir, getStoragePrefix('results', { uuid })),
        dirname(getRunFolder(place.settings, { uuid }, 1)),
      ].filter(existsSync),
    ).toEqual([]);
  });
});
