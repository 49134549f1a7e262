/** For tests of handlers that run no task. */
import type { TaskRunner } from './task-runner.ts';

/** Refuses every task. */
export const noTasks: TaskRunner = {
  clientOf: () => 'nobody',
  run: () => Promise.reject(new Error('There are no threads.')),
};
