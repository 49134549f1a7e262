/** Runs tasks that exhaust the memory of their threads in a separate process. It prints the outcome of each task. */
import type { Order } from './testing-thread.ts';
import { createThreadPool } from './thread-pool.ts';

const LIMITS = { threads: 2, memory: 40, idle: 50, waitingBytes: 100, waitingOfOne: 1, abandoned: 50 };
const file = new URL('./testing-thread.ts', import.meta.url);
const pool = createThreadPool<Order, number>({ file, name: 'executeOrder', data: () => undefined }, LIMITS);
const options = { client: 'somebody', milliseconds: 60_000, bytes: 0, signal: new AbortController().signal };

for (let works = 0; works < 3; works += 1)
  await pool.run('keep all that is made', options).catch((error: Error) => console.log(error.constructor.name));
await pool.stop(0);
