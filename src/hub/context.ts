/** The dependencies of all parts of the hub. */

import type { Request, Response } from 'express';
import type { User } from '../auth/index.ts';
import { wantsPage as isPageWanted } from '../contract/accept.ts';
import type { Prepared } from '../contract/prepared.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { ServiceContext } from '../service-context.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Flash } from '../web/replies/flash.ts';
import { redirect as goOn, type PageReply } from '../web/replies/replies.ts';

/** Created once, by hubService. */
export interface HubContext extends ServiceContext {
  readonly catalog: Catalog;
  /**
   * Returns whether a user administers the collaboration of that global URN. Rejects if this cannot be determined.
   */
  readonly isAdministrator: (user: User, globalUrn: string) => Promise<boolean>;
  /** Runs long work in threads. */
  readonly tasks: TaskRunner;
}

export { created, json as data } from '../web/replies/replies.ts';

/** Returns whether the response is a page. */
export function wantsPage(request: Request): boolean {
  return isPageWanted({ request, response: request.res as Response });
}

/** Returns a page as a reply. */
export function replyPage<Status extends number>(status: Status, content: string): PageReply<Status> {
  return { status, type: 'text/html', content } as PageReply<Status>;
}

/** Returns serialized JSON as a reply. */
export function replyPrepared<Status extends number, Body>(status: Status, body: Prepared<Body>) {
  return { status, prepared: body };
}

/** Returns 303 as plain data: the browser opens a page that shows the message. */
export function redirect(path: string, flash?: Flash) {
  return { status: 303 as const, headers: { Location: path }, flash };
}

/** Returns 303: the browser opens a page that shows the message. */
export function redirectTo(response: Response, path: string, flash?: Flash) {
  return goOn({ request: response.req, response }, path, flash);
}
