/** A thread for tests, which does what it is told. */
import { threadId } from 'node:worker_threads';

/** What it is told. */
export type Order = 'tell' | 'turn for ever' | 'take all memory' | 'fail' | 'end';

/** Answers the number of the thread, where the order lets it. */
export async function obey(order: Order): Promise<number> {
  const kept: object[] = [];
  if (order === 'fail') throw new Error('It was told to fail.');
  if (order === 'end') process.exit(3);
  while (order === 'turn for ever');
  while (order === 'take all memory') kept.push(Array.from({ length: 1_000 }, () => ({})));
  return threadId;
}
