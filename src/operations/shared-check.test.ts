import { describe, expect, it } from 'vitest';
import { sharedCheck } from './shared-check.ts';

describe('a check that is shared', () => {
  it('runs once for all who ask while it runs, and while its good answer holds', async () => {
    let runs = 0;
    const check = sharedCheck(async () => {
      runs += 1;
    }, 60_000);
    await Promise.all(Array.from({ length: 100 }, check));
    await check();
    expect(runs).toBe(1);
  });

  it('runs again once a good answer is old', async () => {
    let runs = 0;
    const check = sharedCheck(async () => {
      runs += 1;
    }, 0);
    await check();
    await check();
    expect(runs).toBe(2);
  });

  it('tells what is bad to all who asked, and looks again', async () => {
    let runs = 0;
    const check = sharedCheck(async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
    }, 60_000);
    const both = await Promise.allSettled([check(), check()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(check()).resolves.toBeUndefined();
  });
});
