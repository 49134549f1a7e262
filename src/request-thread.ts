/** What a thread begins with: the application that answers requests which would make others wait in the first one. */
import { enableCompileCache } from 'node:module';
import type { RequestOutcome, RequestWork } from './threads/request-work.ts';

// A thread compiles everything anew, unless what was compiled is kept; that is why the application is imported after this line.
enableCompileCache();
const { answerInThread } = await import('./thread-application.ts');

/** Answers a request. Called by the pool, one request at a time. */
export function answerRequest(work: RequestWork): Promise<RequestOutcome> {
  return answerInThread(work);
}
