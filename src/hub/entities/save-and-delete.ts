/** What many rows of a table ask for at once: new values, other places and deletions. */
import type { HubContext } from '../context.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { inProject } from '../saving/project-lock.ts';
import { type EntityScope, type SavedEntity, saveIn } from '../saving/save-entities.ts';
import { deleteIn, type EntityDeletion } from './delete-entity.ts';
import { ConflictError, DeletionChangedError, type EntityRow } from './store.ts';

/** What is asked for. */
export interface Order {
  readonly changes: readonly EntityChange[];
  /** Put before the member of a change that a refusal names. */
  readonly nameOf: (index: number) => string;
  readonly deletions: readonly EntityDeletion[];
}

/** What was done. */
export interface Done {
  /** One for each change. */
  readonly saved: readonly SavedEntity[];
  /** With everything that was nested in them. */
  readonly deleted: readonly EntityRow[];
}

/**
 * Saves the changes, then deletes, in one transaction: all of it or nothing.
 * @throws what saveEntities and deleteEntity throw; ConflictError also where more or fewer entities would go than was said
 */
export async function saveAndDelete(
  context: HubContext,
  scope: EntityScope,
  { changes, nameOf, deletions }: Order,
): Promise<Done> {
  try {
    return await inProject(context, scope.project.id, async (client) => {
      const at = context.now();
      const saved = await saveIn(client, at, scope, changes, nameOf);
      return { saved, deleted: await deleteIn(client, at, scope, deletions) };
    });
  } catch (error) {
    if (error instanceof DeletionChangedError) throw new ConflictError(error.message, [error.row]);
    throw error;
  }
}
