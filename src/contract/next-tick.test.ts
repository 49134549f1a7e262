import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { nextTick } from './next-tick.ts';

it('Works that take turns leave room for others between any two of them, in the order in which they came', async () => {
  const done: string[] = [];
  const works = ['first', 'second', 'third'].map((name) => nextTick().then(() => done.push(name)));
  const others = (async () => {
    for (let number = 0; number < 6; number += 1) {
      await nextTurn();
      done.push('other');
    }
  })();
  await Promise.all([...works, others]);
  expect(done.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third']);
  expect(done.join(' ')).toMatch(/first other.* second other.* third/);
});

it('Works that come later get their turns', async () => {
  await nextTick();
  await Promise.all([nextTick(), nextTick()]);
  await nextTurn();
  await nextTick();
});
