import { describe, expect, it } from 'vitest';
import { createSharedCheck } from './shared-check.ts';

describe('A shared check', () => {
  it('runs only once for concurrent callers and while its success is reused', async () => {
    let runs = 0;
    const check = createSharedCheck(async () => {
      runs += 1;
    }, 60_000);
    await Promise.all(Array.from({ length: 100 }, check));
    await check();
    expect(runs).toBe(1);
  });

  it('runs again when its success has expired', async () => {
    let runs = 0;
    const check = createSharedCheck(async () => {
      runs += 1;
    }, 0);
    await check();
    await check();
    expect(runs).toBe(2);
  });

  it('reports a failure to all callers, and then runs again', async () => {
    let runs = 0;
    const check = createSharedCheck(async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
    }, 60_000);
    const both = await Promise.allSettled([check(), check()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(check()).resolves.toBeUndefined();
  });
});
