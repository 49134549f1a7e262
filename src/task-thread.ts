/** The start of a thread that carries out tasks. */
import { enableCompileCache } from 'node:module';
import type { TaskCall, TaskOutcome } from './tasks/task.ts';

// A thread compiles everything anew, unless what was compiled is kept; that is why the services are imported after this line.
enableCompileCache();

/** Carries out a task. The pool calls it, with one task at a time. */
export async function runTask(call: TaskCall): Promise<TaskOutcome> {
  const { runInThread } = await import('./thread-services.ts');
  return runInThread(call);
}
