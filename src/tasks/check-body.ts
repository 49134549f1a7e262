import type { ContractDocument } from '../contract/documents/document.ts';
import { createExpressApp } from '../contract/express-app.ts';
import { createEnforcement, type Enforcement } from '../contract/requests/enforcement.ts';
import { checkLargeBody, type LargeBodyAnswer, type LargeBodyRequest } from '../contract/requests/large-body-check.ts';
import { createTaskWork, type Task, type TaskWork } from './task.ts';

export const checkBody: Task<LargeBodyRequest, LargeBodyAnswer> = { name: 'check a body', milliseconds: 300_000 };

/** Returns the task that validates request bodies against these documents in a thread. */
export function createBodyCheckWork(documents: ReadonlyMap<string, ContractDocument>): TaskWork {
  const app = createExpressApp();
  const known = new Map<string, Enforcement>();
  const getEnforcement = (name: string): Enforcement => {
    const enforcement =
      known.get(name) ?? createEnforcement(documents.get(name) as ContractDocument, { validateAnswers: false });
    known.set(name, enforcement);
    return enforcement;
  };
  return createTaskWork(checkBody, (question) => checkLargeBody(app, getEnforcement(question.document), question));
}
