/** Converts entities to the format of the contract, and creates the response for an outdated version (HubEntityStale). */
import type { components } from '../../../generated/hub/types.d.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import { listValueWarnings } from '../problems/group-problems.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { ConflictError, type EntityRow } from './store.ts';

export type HubEntity = components['schemas']['HubEntity'];

export type HubEntityLink = components['schemas']['HubEntityLink'];

export function formatEntity(snapshot: ProjectSnapshot, row: EntityRow): HubEntity {
  const warnings = listValueWarnings(snapshot, row);
  return {
    id: row.id,
    project_id: row.projectId,
    entity_type: row.entityType,
    label: row.label,
    parent_id: row.parentId,
    parent_field: row.parentField,
    position: row.position,
    version: row.version,
    data: row.data,
    errors: [...snapshot.listErrors(row.id)],
    ...(warnings.length === 0 ? {} : { warnings }),
    completeness: snapshot.getCompleteness(row),
    descendants: snapshot.countDescendants(row.id),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  };
}

/** Returns an entity with links to its ancestors. */
export function formatSingleEntity(snapshot: ProjectSnapshot, row: EntityRow): HubEntity {
  return { ...formatEntity(snapshot, row), breadcrumb: snapshot.listAncestors(row.id).map(formatEntityLink) };
}

export function formatEntityLink({ id, entityType, label }: EntityRow): HubEntityLink {
  return { id, entity_type: entityType, label };
}

/** Returns a 409 response with the current state, as JSON or as a page. @throws `error` if it is not a ConflictError */
export async function createConflictReply(context: HubContext, access: ProjectAccess, wantsPage: boolean, error: unknown) {
  if (!(error instanceof ConflictError)) throw error;
  const [row] = error.current as [EntityRow];
  if (!wantsPage) {
    const snapshot = await openSnapshot(context, access);
    return replyWithJson(409, { detail: error.message, current: formatSingleEntity(snapshot, snapshot.get(row.id) ?? row) });
  }
  const frame = createProjectPage(access, { title: 'Changed by another user', crumbs: [createProjectCrumb(access)] });
  const model = {
    heading: `${row.label} was changed by another user`,
    detail: error.message,
    by: row.updatedBy,
    at: createDisplayDate(row.updatedAt),
    entityPath: getProjectPath(access.project.id, 'entity', row.id),
    historyPath: getProjectPath(access.project.id, 'entity', row.id, 'history'),
  };
  return replyWithHtml(409, context.render('hub/entities/stale', frame, model));
}

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
