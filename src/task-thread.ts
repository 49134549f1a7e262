/** The start of a thread that carries out tasks. */
import { enableCompileCache } from 'node:module';

// A thread compiles its code again without a cache, so the services are imported after this line.
enableCompileCache();
const { runInThread } = await import('./thread-services.ts');

/** Carries out a task. The pool calls it, with one task at a time. */
export const runTask = runInThread;
