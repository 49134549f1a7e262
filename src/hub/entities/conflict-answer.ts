/** The response to a change of an outdated version of an entity (openapi/hub, HubEntityStale). */
import { type Moment, momentOf } from '../../web/for-people/moment.ts';
import { type View, view } from '../../web/views.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { data, replyPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { formatSingleEntity } from './answer.ts';
import { ConflictError, type EntityRow } from './store.ts';

/** View model of the page. */
interface StaleEntityModel {
  readonly heading: string;
  readonly detail: string;
  readonly by: string;
  readonly at: Moment;
  readonly entityPath: string;
  readonly historyPath: string;
}

const staleView: View<StaleEntityModel> = view('hub/entities/stale');

/**
 * Returns 409 with the current state: as data for programs, as a page with a link for browsers.
 * @throws an error of another kind
 */
export async function createConflictReply(context: HubContext, access: ProjectAccess, wantsPage: boolean, error: unknown) {
  if (!(error instanceof ConflictError)) throw error;
  const [row] = error.current as [EntityRow];
  if (!wantsPage) {
    const snapshot = await openSnapshot(context, access);
    return data(409, { detail: error.message, current: formatSingleEntity(snapshot, snapshot.get(row.id) ?? row) });
  }
  const frame = createProjectPage(access, { title: 'Changed by another user', crumbs: [createProjectCrumb(access)] });
  const model: StaleEntityModel = {
    heading: `${row.label} was changed by another user`,
    detail: error.message,
    by: row.updatedBy,
    at: momentOf(row.updatedAt),
    entityPath: getProjectPath(access.project.id, 'entity', row.id),
    historyPath: getProjectPath(access.project.id, 'entity', row.id, 'history'),
  };
  return replyPage(409, context.render(staleView, frame, model));
}

/** Runs a change. Responds with the current state if another user changed the entity first. */
export async function replyOnConflict<Done>(
  context: HubContext,
  access: ProjectAccess,
  wantsPage: boolean,
  change: () => Promise<Done>,
): Promise<Done | Awaited<ReturnType<typeof createConflictReply>>> {
  try {
    return await change();
  } catch (error) {
    return createConflictReply(context, access, wantsPage, error);
  }
}
