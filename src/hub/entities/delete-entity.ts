import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { quoteText } from '../../profiles/profile.ts';
import type { HubContext } from '../context.ts';
import { recordEntityEvents, removeEntities } from '../saving/entity-events.ts';
import { type EntityScope, readListEntityIds, runInProject, updateEntityPositions } from '../saving/save-entities.ts';
import { createSiblingListKey, createStaleError, DeletionChangedError, type EntityRow, readSubtrees } from './store.ts';

export interface ExpectedDeletion {
  readonly version?: number | undefined;
  /** The number of descendants that the user confirmed to delete. */
  readonly descendants?: number | undefined;
}

export interface EntityDeletion extends ExpectedDeletion {
  readonly nodeId: string;
}

/** Deletes an entity, and returns it with its descendants. @throws NotFoundError, ConflictError, DeletionChangedError */
export function deleteEntity(
  context: HubContext,
  scope: EntityScope,
  nodeId: string,
  expected: ExpectedDeletion = {},
): Promise<readonly EntityRow[]> {
  return runInProject(context, scope.project, (client) =>
    deleteEntitiesInTransaction(client, context.now(), scope, [{ nodeId, ...expected }]),
  );
}

/** Deletes entities and their descendants, and returns them. The transaction must hold the project's lock (runInProject). */
export async function deleteEntitiesInTransaction(
  client: pg.ClientBase,
  at: Date,
  { project, actor }: EntityScope,
  deletions: readonly EntityDeletion[],
): Promise<readonly EntityRow[]> {
  if (deletions.length === 0) return [];
  const subtrees = await readSubtrees(
    client,
    project.id,
    deletions.map(({ nodeId }) => nodeId),
  );
  const going = new Map<string, EntityRow>();
  const lists = new Map<string, EntityRow>();
  for (const { nodeId, version, descendants } of deletions) {
    const [root, ...inside] = subtrees.get(nodeId.toLowerCase()) ?? [];
    if (root === undefined) throw createUnknownEntityError(nodeId);
    if (version !== undefined && version !== root.version) throw createStaleError(root, version);
    if (descendants !== undefined && descendants !== inside.length)
      throw new DeletionChangedError(inside.length, descendants, root);
    lists.set(createSiblingListKey(root), root);
    // restoreEntity finds the descendants of this deletion by their order after the entity.
    for (const row of [root, ...inside])
      going.set(row.id, { ...row, version: row.version + 1, updatedAt: at, updatedBy: actor.userName });
  }
  const deleted = [...going.values()];
  await recordEntityEvents(
    client,
    project.id,
    actor,
    at,
    deleted.map((row) => ({ row, action: 'deleted' })),
  );
  await removeEntities(client, [...going.keys()]);
  for (const list of lists.values()) await updateEntityPositions(client, await readListEntityIds(client, project.id, list));
  return deleted;
}

export function createUnknownEntityError(id: string): NotFoundError {
  return new NotFoundError(`Entity not found: ${/^[\w-]{1,100}$/.test(id) ? id : quoteText(id)}`);
}
