/** What a thread begins with: the application that answers requests which would make others wait in the first one. */
import { enableCompileCache } from 'node:module';
import type { RequestOutcome, RequestWork } from './threads/request-work.ts';

// A thread compiles everything anew, unless what was compiled is kept; that is why the application is imported after this line.
enableCompileCache();

/** Answers a request. Called by the pool, one request at a time. */
export async function answerRequest(work: RequestWork): Promise<RequestOutcome> {
  const { answerInThread } = await import('./thread-application.ts');
  return answerInThread(work);
}
