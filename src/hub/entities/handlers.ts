import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import { redirectFromTask, replyWithCreated, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { createCheckOperations, createValidationOperations } from '../checking/handlers.ts';
import type { HubContext } from '../context.ts';
import { type Deletion, formatEntityCount } from '../deletion.ts';
import { parseFormNumber } from '../identifier.ts';
import { createProjectCrumb, createProjectPage, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { type EntityScope, readListEntityIds, runInProject, saveEntitiesInTransaction } from '../saving/save-entities.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatNameInSentence } from '../words.ts';
import { createConflictReply, formatSingleEntity, replyOnConflict } from './answer.ts';
import { createUnknownEntityError, deleteEntity, type ExpectedDeletion } from './delete-entity.ts';
import { duplicateEntity } from './duplicate-entity.ts';
import { ConflictError, DeletionChangedError, type EntityRow, hasText, readEntity } from './store.ts';

type Schemas = components['schemas'];

export function createPlaceOperations(context: HubContext) {
  return {
    async duplicateHubEntity({ access, path, wantsPage }) {
      const copy = await duplicateEntity(context, access, path.node_id);
      const snapshot = await openSnapshot(context, access);
      const copyPath = getProjectPath(access.project.id, 'entity', copy.id);
      if (!wantsPage) return replyWithCreated(copyPath, formatSingleEntity(snapshot, snapshot.get(copy.id) ?? copy));
      const inside = snapshot.countDescendants(copy.id);
      const lines = inside === 0 ? [] : [`Also duplicated: ${formatQuantity(inside, 'entity', 'entities')} inside it.`];
      return redirectFromTask(copyPath, `This is the copy: ${copy.label}`, ...lines);
    },

    async moveHubEntity({ access, path, body, isForm, wantsPage }) {
      const move = isForm ? parseMoveForm(body as Schemas['HubMoveForm']) : parseMove(body as Schemas['HubMoveInput']);
      return replyOnConflict(context, access, wantsPage, async () => {
        const row = await moveEntity(context, access, path.node_id, move);
        if (wantsPage) {
          return redirectFromTask(getEntityPlacePath(row), `Moved ${row.label}`);
        }
        const snapshot = await openSnapshot(context, access);
        return replyWithJson(200, formatSingleEntity(snapshot, snapshot.get(row.id) ?? row));
      });
    },
  } satisfies Partial<ProjectOperations>;
}

export function getEntityPlacePath({ projectId, parentId }: Pick<EntityRow, 'projectId' | 'parentId'>): string {
  return parentId === null ? getProjectPath(projectId) : getProjectPath(projectId, 'entity', parentId);
}

function parseMove({ position, parent_id, parent_field, version }: Schemas['HubMoveInput']): Move {
  // Both null and an empty string mean the top level, as in saves.
  return { position, parentId: parent_id === '' ? null : parent_id, parentField: parent_field, version };
}

function parseMoveForm({ direction, position, parent_id, parent_field, version }: Schemas['HubMoveForm']): Move {
  return {
    direction,
    position: parseFormNumber(position),
    parentId: parent_id || undefined,
    parentField: parent_field || undefined,
    version: parseFormNumber(version),
  };
}

/** Target of a move. Without `parentId`, the entity stays in its list. */
export interface Move {
  /** Index from 0. A larger value means the end of the list. */
  readonly position?: number | undefined;
  readonly direction?: 'up' | 'down' | 'first' | 'last' | undefined;
  /** ID of the new parent; null for the top level. */
  readonly parentId?: string | null | undefined;
  readonly parentField?: string | null | undefined;
  readonly version?: number | undefined;
}

/** Moves an entity with its descendants, or returns it unchanged. @throws NotFoundError, ConflictError, BadRequestError */
export async function moveEntity(context: HubContext, scope: EntityScope, id: string, move: Move): Promise<EntityRow> {
  const { direction, parentId, parentField, version } = move;
  if (move.position !== undefined && direction !== undefined)
    throw new BadRequestError('direction: send either direction or position, not both.');
  if (move.position === undefined && direction === undefined && parentId === undefined)
    throw new BadRequestError('position: position, direction or parent_id is required.');
  return runInProject(context, scope.project, async (client) => {
    const row = await readEntity(client, scope.project.id, id);
    if (row === undefined) throw createUnknownEntityError(id);
    const position = await computePosition(client, row, move);
    const place: Partial<EntityChange> =
      parentId !== undefined ? { parentId, parentField } : hasText(parentField) ? { parentId: row.parentId, parentField } : {};
    const change: EntityChange = { entityType: row.entityType, nodeId: id, version, data: {}, position, ...place };
    const [saved] = await saveEntitiesInTransaction(client, context.now(), scope, [change]);
    return saved?.row ?? row;
  });
}

async function computePosition(client: pg.ClientBase, row: EntityRow, move: Move): Promise<number | undefined> {
  const { direction, position, parentId, parentField } = move;
  const isElsewhere = parentId !== undefined || hasText(parentField);
  if (isElsewhere) {
    if (direction === 'up' || direction === 'down')
      throw new BadRequestError(`direction: ${direction} moves within a list. With another parent, send first or last.`);
    return direction === undefined ? position : direction === 'first' ? 0 : undefined;
  }
  const ids = await readListEntityIds(client, row.projectId, row);
  const [index, last] = [ids.indexOf(row.id), ids.length - 1];
  const target = { up: index - 1, down: index + 1, first: 0, last }[direction ?? 'last'];
  return Math.min(last, Math.max(0, direction === undefined ? (position ?? last) : target));
}

export function createDeletionOperations(context: HubContext) {
  return {
    async deleteHubEntity(call) {
      const { access, path, wantsPage } = call;
      const isAnswer = call.method === 'POST';
      const expected: ExpectedDeletion = isAnswer
        ? { version: parseFormNumber(call.body?.version), descendants: parseFormNumber(call.body?.descendants) }
        : { version: (call.query as { readonly version?: number }).version };
      try {
        const [row, ...inside] = await deleteEntity(context, access, path.node_id, expected);
        if (!isAnswer || !wantsPage) return { status: 204 };
        const title = `Deleted ${row?.label}${inside.length === 0 ? '' : ` and ${formatEntityCount(inside.length)} in it`}`;
        const lines = ['You can restore it from the history.'];
        return redirectFromTask(row === undefined ? getProjectPath(path.id) : getEntityPlacePath(row), title, ...lines);
      } catch (error) {
        if (!isAnswer) return createConflictReply(context, access, wantsPage, error);
        if (!(error instanceof DeletionChangedError || error instanceof ConflictError)) throw error;
        const snapshot = await openSnapshot(context, access);
        const row = snapshot.get(path.node_id);
        if (row === undefined) throw createUnknownEntityError(path.node_id);
        const current = summarizeDeletion(snapshot, row);
        return wantsPage
          ? replyWithHtml(409, renderConfirmation(context, access, row, current, true))
          : replyWithJson(409, { detail: error.message, current });
      }
    },

    async confirmHubEntityDeletion({ access, path, wantsPage }) {
      const snapshot = await openSnapshot(context, access);
      const row = snapshot.get(path.node_id);
      if (row === undefined) throw createUnknownEntityError(path.node_id);
      const deletion = summarizeDeletion(snapshot, row);
      return wantsPage
        ? replyWithHtml(200, renderConfirmation(context, access, row, deletion, false))
        : replyWithJson(200, deletion);
    },
  } satisfies Partial<ProjectOperations>;
}

function summarizeDeletion(snapshot: ProjectSnapshot, row: EntityRow): Deletion {
  const counts = new Map<string, number>();
  const visitDescendants = (id: string) => {
    for (const child of snapshot.listChildren(id)) {
      counts.set(child.entityType, (counts.get(child.entityType) ?? 0) + 1);
      visitDescendants(child.id);
    }
  };
  visitDescendants(row.id);
  const byType = [...counts].map(([entity_type, count]) => ({ entity_type, count }));
  return {
    kind: 'entity',
    id: row.id,
    label: row.label,
    projects: 0,
    descendants: snapshot.countDescendants(row.id),
    by_type: byType.toSorted((one, other) => other.count - one.count || one.entity_type.localeCompare(other.entity_type)),
    version: row.version,
    action: getProjectPath(row.projectId, 'entity', row.id, 'delete'),
  };
}

function renderConfirmation(
  context: HubContext,
  access: ProjectAccess,
  row: EntityRow,
  deletion: Deletion,
  hasChanged: boolean,
): string {
  const { descendants, by_type, action } = deletion;
  const entityPath = getProjectPath(row.projectId, 'entity', row.id);
  const crumbs = [createProjectCrumb(access), { title: row.label, path: entityPath }];
  const frame = createProjectPage(access, { title: `Delete ${row.label}?`, crumb: 'Delete', crumbs });
  return context.render('hub/entities/delete', frame, {
    heading: `Delete ${row.label}?`,
    lead: `${descendants === 0 ? `This ${formatNameInSentence(row.entityType)} contains no other entities.` : `This also deletes ${formatEntityCount(descendants)} in it.`} You can restore it from the history of the project.`,
    types: by_type.map(({ entity_type, count }) => ({ name: formatDisplayName(entity_type), count: formatNumber(count) })),
    hasChanged,
    action,
    version: row.version,
    descendants,
    submit: `Delete ${formatNameInSentence(row.entityType)}`,
    backPath: entityPath,
  });
}

export function createEntityOperations(context: HubContext) {
  return {
    ...createCheckOperations(context),
    ...createDeletionOperations(context),
    ...createPlaceOperations(context),
    ...createValidationOperations(context),
  };
}
