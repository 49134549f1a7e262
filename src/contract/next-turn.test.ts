import { setImmediate as immediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitForTurn } from './next-turn.ts';

it('Queued tasks run in order, and other work is done between them', async () => {
  const done: string[] = [];
  const works = ['first', 'second', 'third'].map((name) => waitForTurn().then(() => done.push(name)));
  const others = (async () => {
    for (let number = 0; number < 6; number += 1) {
      await immediate();
      done.push('other');
    }
  })();
  await Promise.all([...works, others]);
  expect(done.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third']);
  expect(done.join(' ')).toMatch(/first other.* second other.* third/);
});

it('Queued tasks of one client do not delay those of another', async () => {
  const done: string[] = [];
  const works = ['busy', 'busy', 'busy', 'other'].map((client) => waitForTurn(client).then(() => done.push(client)));
  await Promise.all(works);
  expect(done).toEqual(['busy', 'other', 'busy', 'busy']);
});

it('Tasks that are queued while the queue runs are also executed', async () => {
  await waitForTurn();
  await Promise.all([waitForTurn(), waitForTurn()]);
  await immediate();
  await waitForTurn();
});
