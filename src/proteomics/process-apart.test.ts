import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeReadingTimeout, type ProcessLimits, runInLimitedProcess } from './process-apart.ts';
import type { HungryJob } from './testing-hungry-process.ts';

describe('runInLimitedProcess', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'concordat-hungry-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const program = join(import.meta.dirname, 'testing-hungry-process.ts');
  const requestHungryJob = (takes: HungryJob['takes'], limits: Partial<ProcessLimits> = {}) =>
    runInLimitedProcess(
      program,
      { takes, folder },
      {
        heap: 50,
        longestMs: 60_000,
        memory: 300,
        disk: { folder, bytes: 1_000_000 },
        ...limits,
      },
    );

  it('returns the response of the process', async () => {
    expect(await requestHungryJob('nothing')).toEqual({ answer: expect.any(Number) });
  });

  it('stops a process that has responded but does not exit', async () => {
    const { answer: pid } = (await requestHungryJob('nothing')) as { readonly answer: number };
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it.each([
    ['time', { longestMs: 50 }, 'time'],
    ['objects', {}, 'memory'],
    ['disk', {}, 'disk'],
    ['its end', {}, null],
  ] as const)('ends the process, and reports the exceeded limit, if any: %s', async (takes, limits, excess) => {
    expect(await requestHungryJob(takes, limits)).toMatchObject({ excess });
  });

  it.runIf(process.platform === 'linux')('ends a process that uses too much memory outside its heap', async () => {
    expect(await requestHungryJob('memory')).toMatchObject({ excess: 'memory', ended: 'SIGKILL' });
  });

  it('ends the process when the caller aborts', async () => {
    const gone = new AbortController();
    const answer = requestHungryJob('time', { signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(answer).rejects.toThrow('gone');
    await expect(requestHungryJob('nothing', { signal: gone.signal })).rejects.toThrow('gone');
  });

  it('allows two minutes for a small file, and at most one hour for a large one', () => {
    expect([0, 1e9, 20e9].map((bytes) => computeReadingTimeout(bytes) / 60_000)).toEqual([2, 32, 60]);
  });
});
