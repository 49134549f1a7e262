/** Saves the changes of a table: new values, moves and deletions. */
import type { HubContext } from '../context.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { type EntityScope, runInProject, saveEntitiesInTransaction } from '../saving/save-entities.ts';
import { deleteEntitiesInTransaction, type EntityDeletion } from './delete-entity.ts';
import { ConflictError, DeletionChangedError } from './store.ts';

export interface SaveOrder {
  readonly changes: readonly EntityChange[];
  /** Returns the prefix of error messages for a change. */
  readonly formatPrefix: (index: number) => string;
  readonly deletions: readonly EntityDeletion[];
}

/** Saves and deletes entities in one transaction. @throws the errors of both, but ConflictError for DeletionChangedError */
export async function saveAndDelete(context: HubContext, scope: EntityScope, { changes, formatPrefix, deletions }: SaveOrder) {
  try {
    return await runInProject(context, scope.project, async (client) => {
      const at = context.now();
      const saved = await saveEntitiesInTransaction(client, at, scope, changes, formatPrefix);
      return { saved, deleted: await deleteEntitiesInTransaction(client, at, scope, deletions) };
    });
  } catch (error) {
    if (error instanceof DeletionChangedError) throw new ConflictError(error.message, [error.row]);
    throw error;
  }
}
