/** What every handler of the collaboration pages works with. */
import type { Request } from 'express';
import type { AuthSettings } from '../auth/index.ts';
import type { PageContext } from '../service-context.ts';
import { addFlash, type Flash, takeFlashesFor } from '../web/flash.ts';
import type { Page, View } from '../web/views.ts';
import type { Policy, Viewer } from './access/policy.ts';
import type { Actions } from './activity/actions.ts';
import type { AuditTrail } from './activity/store.ts';
import { collaborationPath } from './addresses.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';
import type { PlatformCalls } from './platform-calls.ts';
import { asLastSeen } from './tables/kept-view.ts';

/** The tools. */
export interface Workbench extends PageContext<AuthSettings> {
  readonly client: CollabOrganisationClient;
  readonly policy: Policy;
  readonly audit: AuditTrail;
  readonly actions: Actions;
  readonly calls: PlatformCalls;
}

/** A page as an answer; of several statuses, each with its own. */
export type HtmlReply<Status extends number> = Status extends number
  ? { status: Status; type: 'text/html'; content: string }
  : never;

/** A page with its status. */
export function html<Status extends number, Model extends object>(
  { render }: Pick<Workbench, 'render'>,
  status: Status,
  view: View<Model>,
  page: Page,
  model: Model,
): HtmlReply<Status> {
  return { status, type: 'text/html', content: render(view, page, model) } as HtmlReply<Status>;
}

/** Answer of an action that is done: on to a page, which shows the message; a collaboration's page stands as it stood before. */
export async function done(
  { authentication }: Pick<Workbench, 'authentication'>,
  request: Request,
  path: string,
  flash: Flash,
): Promise<{ status: 303; headers: { Location: string } }> {
  await addFlash(authentication.sessions, request, flash, path.split('#', 1)[0] ?? path);
  return { status: 303, headers: { Location: asLastSeen(request, path) } };
}

/** The messages that wait for this page. Asked for only when the page can be shown, so that none is lost with a failing one. */
export function waitingFlash(
  { authentication }: Pick<Workbench, 'authentication'>,
  request: Request,
): Promise<readonly Flash[]> {
  return takeFlashesFor(authentication.sessions, request, request.path);
}

/** Frame of a page below the list. */
export function pageFrame(viewer: Pick<Viewer, 'user'> | undefined, page: Omit<Page, 'section' | 'styles' | 'viewer'>): Page {
  return {
    section: '/collaborations',
    styles: ['styles/collaborations.css'],
    ...(viewer === undefined ? {} : { viewer: { name: viewer.user.displayName } }),
    ...page,
  };
}

/** Breadcrumbs of a page below a collaboration's own. */
export function crumbsTo(collaboration?: { identifier: string; name: string }): { title: string; path: string }[] {
  const list = { title: 'Collaborations', path: '/collaborations' };
  return collaboration === undefined
    ? [list]
    : [list, { title: collaboration.name, path: collaborationPath(collaboration.identifier) }];
}
