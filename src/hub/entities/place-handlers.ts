/** Duplicates and moves entities (openapi/hub, duplicateHubEntity and moveHubEntity). */

import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { numberText } from '../../web/for-people/words.ts';
import { created, data, redirect } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { readNumber } from '../identifier.ts';
import { getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { readListIds, runInProject } from '../saving/project-lock.ts';
import { type EntityScope, saveEntitiesIn } from '../saving/save-entities.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { formatSingleEntity } from './answer.ts';
import { replyOnConflict } from './conflict-answer.ts';
import { createUnknownEntityError } from './delete-entity.ts';
import { duplicateEntity } from './duplicate-entity.ts';
import { isGiven } from './entity-places.ts';
import { type EntityRow, readEntity } from './store.ts';

type Schemas = components['schemas'];

/** Creates the operations. */
export function createPlaceOperations(context: HubContext) {
  return {
    async duplicateHubEntity({ access, path, wantsPage }) {
      const copy = await duplicateEntity(context, access, path.node_id);
      const snapshot = await openSnapshot(context, access);
      const place = getProjectPath(access.project.id, 'entity', copy.id);
      if (!wantsPage) return created(place, formatSingleEntity(snapshot, snapshot.get(copy.id) ?? copy));
      const inside = snapshot.descendantsOf(copy.id);
      const lines = inside === 0 ? [] : [`${numberText(inside)} more in it were duplicated too.`];
      return redirect(place, { tone: 'good', title: `This is the copy: ${copy.label}`, lines });
    },

    async moveHubEntity({ access, path, body, isForm, wantsPage }) {
      const move = isForm ? parseMoveForm(body as Schemas['HubMoveForm']) : parseMove(body as Schemas['HubMoveInput']);
      return replyOnConflict(context, access, wantsPage, async () => {
        const row = await moveEntity(context, access, path.node_id, move);
        if (wantsPage) {
          return redirect(getEntityPlacePath(row), { tone: 'good', title: `Moved ${row.label}`, lines: [] });
        }
        const snapshot = await openSnapshot(context, access);
        return data(200, formatSingleEntity(snapshot, snapshot.get(row.id) ?? row));
      });
    },
  } satisfies Partial<ProjectOperations>;
}

/** The page that shows an entity among its siblings. */
export function getEntityPlacePath({ projectId, parentId }: Pick<EntityRow, 'projectId' | 'parentId'>): string {
  return parentId === null ? getProjectPath(projectId) : getProjectPath(projectId, 'entity', parentId);
}

function parseMove({ position, parent_id, parent_field, version }: Schemas['HubMoveInput']): Move {
  // null is the top; so is an empty text, as for saves.
  return { position, parentId: parent_id === '' ? null : parent_id, parentField: parent_field, version };
}

function parseMoveForm({ direction, position, parent_id, parent_field, version }: Schemas['HubMoveForm']): Move {
  return {
    direction,
    position: readNumber(position),
    parentId: parent_id || undefined,
    parentField: parent_field || undefined,
    version: readNumber(version),
  };
}

/** One step within the list, or to one of its ends. */
type Direction = 'up' | 'down' | 'first' | 'last';

/** The destination. Without a parent, the entity stays in its list. */
export interface Move {
  /** Index among the siblings, from 0; larger values mean the end. */
  readonly position?: number | undefined;
  readonly direction?: Direction | undefined;
  /** null: the top. */
  readonly parentId?: string | null | undefined;
  readonly parentField?: string | null | undefined;
  readonly version?: number | undefined;
}

/**
 * Moves an entity with its descendants. Moving it to its present place changes nothing.
 * @throws NotFoundError, ConflictError; BadRequestError for an unknown or impossible parent, for a descendant as parent, and
 * without a position, a direction and a parent
 */
export async function moveEntity(context: HubContext, scope: EntityScope, id: string, move: Move): Promise<EntityRow> {
  const { direction, parentId, parentField, version } = move;
  if (move.position !== undefined && direction !== undefined)
    throw new BadRequestError('direction: name either a direction or a position.');
  if (move.position === undefined && direction === undefined && parentId === undefined)
    throw new BadRequestError('position: name a position, a direction or a parent_id.');
  return runInProject(context, scope.project.id, async (client) => {
    const row = await readEntity(client, scope.project.id, id);
    if (row === undefined) throw createUnknownEntityError(id);
    const position = await computePosition(client, row, move);
    const place: Partial<EntityChange> =
      parentId !== undefined ? { parentId, parentField } : isGiven(parentField) ? { parentId: row.parentId, parentField } : {};
    const change: EntityChange = { entityType: row.entityType, nodeId: id, version, data: {}, position, ...place };
    const [saved] = await saveEntitiesIn(client, context.now(), scope, [change]);
    return saved?.row ?? row;
  });
}

async function computePosition(client: pg.ClientBase, row: EntityRow, move: Move): Promise<number | undefined> {
  const { direction, position, parentId, parentField } = move;
  const isElsewhere = parentId !== undefined || isGiven(parentField);
  if (isElsewhere) {
    if (direction === 'up' || direction === 'down')
      throw new BadRequestError(`direction: ${direction} is a step within the list; another parent takes first or last.`);
    return direction === undefined ? position : direction === 'first' ? 0 : undefined;
  }
  const ids = await readListIds(client, row.projectId, row);
  const [place, last] = [ids.indexOf(row.id), ids.length - 1];
  const wanted = { up: place - 1, down: place + 1, first: 0, last }[direction ?? 'last'];
  return Math.min(last, Math.max(0, direction === undefined ? (position ?? last) : wanted));
}
