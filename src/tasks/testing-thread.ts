/** A test thread that executes commands. */
import { threadId } from 'node:worker_threads';

/** A command for the test thread. */
export type Order = 'tell' | 'turn for ever' | 'take all memory' | 'keep all that is made' | 'fail' | 'end';

/** Executes a command, and returns the thread's number if the command ends. */
export async function executeOrder(order: Order): Promise<number> {
  const allocated: object[] = [];
  if (order === 'fail') throw new Error('The test requested a failure.');
  if (order === 'end') process.exit(3);
  while (order === 'turn for ever');
  while (order === 'keep all that is made') allocated.push(Array.from({ length: 10 }, () => ({})));
  // The test process has a large young generation. If most objects are dropped, the old generation grows in small steps.
  for (let made = 0; order === 'take all memory'; made += 1) {
    const objects = Array.from({ length: 1_000 }, () => ({}));
    if (made % 10 === 0) allocated.push(objects);
  }
  return threadId;
}
