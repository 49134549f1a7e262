/** The entry point of a thread that executes tasks. */
import { enableCompileCache } from 'node:module';

// Only modules that are imported later are cached.
enableCompileCache();
const { runInThread } = await import('./thread-services.ts');

/** Executes a task. The pool calls it with one task at a time. */
export const runTask = runInThread;
