/** Runners of tasks for tests, without threads, and the arguments that threads need. */
import { Piscina } from 'piscina';
import { vi } from 'vitest';
import type { TaskCall, TaskWork } from './task.ts';
import type { TaskRunner } from './task-runner.ts';

/** Rejects every task. */
export const noTasks: TaskRunner = {
  getClient: () => 'nobody',
  run: () => Promise.reject(new Error('There are no threads.')),
};

/** Creates a runner that executes tasks in this thread without limits. `works` is called when the first task runs. */
export function createLocalRunner(works: () => readonly TaskWork[]): TaskRunner {
  return {
    getClient: () => 'nobody',
    async run(_request, { name }, argument) {
      const found = works().find((work) => work.name === name);
      if (found === undefined) throw new Error(`No function executes the task ${name}.`);
      return (await found.work(argument as never)) as never;
    },
  };
}

/** Returns the names of the tasks that threads of this process run during `act`. */
export async function listTasksDuring(act: () => Promise<unknown>): Promise<readonly string[]> {
  const run = vi.spyOn(Piscina.prototype, 'run');
  try {
    await act();
    return run.mock.calls.map(([call]) => (call as TaskCall).task);
  } finally {
    run.mockRestore();
  }
}
