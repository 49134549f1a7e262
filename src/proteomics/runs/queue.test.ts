import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type RunQueue, startRunQueue } from './queue.ts';
import { hasEnded, LEAVES_RESULTS, type TestPlace, testPlace } from './testing.ts';

describeWithDatabase('A run', () => {
  let place: TestPlace;
  let queue: RunQueue;
  beforeAll(async () => {
    place = await testPlace({
      good: { script: LEAVES_RESULTS },
      sayings: { script: `console.log('hello from ' + process.argv[2]); console.error('careful')`, arguments: ['{raw_file}'] },
      failing: { script: 'process.exit(3)' },
    });
    queue = await startRunQueue(place.context, 1);
  });
  afterAll(async () => {
    await queue.stop(5_000);
    await place.close();
  });

  it('fails with the exit code of its tool', async () => {
    const run = await place.until(await place.addRun('failing'), hasEnded);
    expect(run).toMatchObject({
      state: 'failed',
      attempt: 1,
      message: 'The step only failed. It ended with exit code 3.',
      steps: [{ name: 'only', state: 'failed', exit_code: 3, message: 'It ended with exit code 3.' }],
      jobUuid: null,
      worker: null,
    });
  });

  it('keeps what its tool says', async () => {
    const uuid = await place.addRun('sayings', 'a b.raw');
    await place.until(uuid, hasEnded);
    const log = (await place.logOf(uuid)).map((line) => line.replace(/^\S+ /, ''));
    expect(log).toContain('only out hello from {raw_file}');
    expect(log).toContain('only err careful');
  });

  it('is done when its results are in', async () => {
    const run = await place.until(await place.addRun('good'), hasEnded);
    expect(run).toMatchObject({ state: 'done', attempt: 1, message: null, resultFiles: ['summary.txt'] });
  });
});
