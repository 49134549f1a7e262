/** Restores an earlier version of an entity, or a deleted entity. */
import type pg from 'pg';
import { AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { findFieldByName, type Profile } from '../../profiles/profile.ts';
import type { HubContext } from '../context.ts';
import { createUnknownEntityError } from '../entities/delete-entity.ts';
import { areSameValues } from '../entities/entity-values.ts';
import {
  createStaleError,
  type EntityRow,
  isSingleEntityField,
  PlaceError,
  readEntity,
  rejectTooDeepMoves,
} from '../entities/store.ts';
import { insertEntities, recordEntityEvents, updateEntities } from '../saving/entity-events.ts';
import { type EntityScope, readListEntityIds, runInProject, updateEntityPositions } from '../saving/save-entities.ts';
import {
  computeNames,
  createEarlierRow,
  readDeletedDescendants,
  readVersion,
  readVersionDates,
  type VersionRow,
} from './store.ts';

export interface Restoration {
  readonly restoreVersion: number;
  /** The current version that the client read. For a deleted entity, the version of the deletion. */
  readonly version?: number | undefined;
}

/**
 * Saves the values of an earlier version as a new version. A deleted entity returns to its position, with the descendants that
 * were deleted together. If the values are equal, no version is saved. @throws NotFoundError for an unknown entity or version;
 * ConflictError if another version is current; PlaceError if the parent was deleted or the position is occupied
 */
export function restoreEntity(
  context: HubContext,
  scope: EntityScope,
  id: string,
  restoration: Restoration,
): Promise<{ readonly row: EntityRow; readonly outcome: 'updated' | 'unchanged' | 'revived' }> {
  return runInProject(context, scope.project, async (client) => {
    const restoredVersion = await readVersion(client, scope.project.id, id, restoration.restoreVersion);
    const latest = await readVersion(client, scope.project.id, id);
    if (latest === undefined) throw createUnknownEntityError(id);
    if (restoredVersion === undefined)
      throw new NotFoundError(`restore_version: the entity has no version ${restoration.restoreVersion}.`);
    const row = await readEntity(client, scope.project.id, id);
    return row === undefined
      ? restoreDeletedEntity(client, context.now(), scope, { wanted: restoredVersion, latest }, restoration.version)
      : restoreExistingEntity(client, context.now(), scope, { wanted: restoredVersion, row }, restoration.version);
  });
}

async function restoreExistingEntity(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor }: EntityScope,
  { wanted, row }: { wanted: VersionRow; row: EntityRow },
  named: number | undefined,
) {
  if (named !== undefined && named !== row.version) throw createStaleError(row, named);
  if (areSameValues(row.data, wanted.data)) return { row, outcome: 'unchanged' as const };
  const restored: EntityRow = {
    ...row,
    ...computeNames(profile, wanted),
    data: wanted.data,
    version: row.version + 1,
    updatedAt: at,
    updatedBy: actor.userName,
  };
  await updateEntities(client, [restored]);
  await recordEntityEvents(client, project.id, actor, at, [{ row: restored, action: 'restored' }]);
  return { row: restored, outcome: 'updated' as const };
}

async function restoreDeletedEntity(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor }: EntityScope,
  { wanted, latest }: { wanted: VersionRow; latest: VersionRow },
  named: number | undefined,
) {
  if (named !== undefined && named !== latest.version) {
    const detail = `The entity was deleted at version ${latest.version}, but the request contains version ${named}.`;
    throw new AnswerableError(409, detail);
  }
  await rejectUnavailableParent(client, profile, latest);
  const inside = await readDeletedDescendants(client, latest);
  const states = [{ ...latest, data: wanted.data }, ...inside];
  const first = await readVersionDates(client, project.id, states);
  const rows = states.map(
    (state): EntityRow => ({
      ...createEarlierRow(profile, state),
      version: state.version + 1,
      createdAt: first.get(state.entityId) ?? at,
      updatedAt: at,
      updatedBy: actor.userName,
    }),
  );
  const [root] = rows as [EntityRow];
  const siblings = await readListEntityIds(client, project.id, root);
  await insertEntities(client, rows);
  await rejectTooDeepMoves(client, project.id, [root]);
  siblings.splice(root.position, 0, root.id);
  await updateEntityPositions(client, siblings);
  await recordEntityEvents(
    client,
    project.id,
    actor,
    at,
    rows.map((row) => ({ row, action: 'restored', reported: 'created' })),
  );
  return { row: { ...root, position: siblings.indexOf(root.id) }, outcome: 'revived' as const };
}

async function rejectUnavailableParent(client: pg.ClientBase, profile: Profile, latest: VersionRow): Promise<void> {
  const { projectId, parentId, parentField, entityType } = latest;
  if (!profile.entities.has(entityType))
    throw new PlaceError(`The project moved to the profile ${profile.id}, which has no type ${entityType}.`);
  if (parentId === null || parentField === null) return;
  const parent = await readEntity(client, projectId, parentId);
  if (parent === undefined) {
    const type = (await readVersion(client, projectId, parentId))?.entityType ?? 'entity';
    throw new PlaceError(`The ${type} that contains this entity is also deleted. Restore it first.`);
  }
  const entity = profile.entities.get(parent.entityType);
  const field = entity === undefined ? undefined : findFieldByName(entity, parentField);
  if (entity === undefined || field === undefined)
    throw new PlaceError(
      `The project moved to the profile ${profile.id}, where ${parent.entityType} has no field ${parentField}.`,
    );
  const isTaken = isSingleEntityField(field) && (await readListEntityIds(client, projectId, latest)).length > 0;
  if (isTaken) throw new PlaceError(`${parentField} can contain only one ${entityType}, and contains another one now.`);
}
