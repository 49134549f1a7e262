/** Taking entities away, each with everything nested in it. */
import { NotFoundError } from '../../contract/errors.ts';
import { quoted } from '../../profiles/value-words.ts';
import type { HubContext } from '../context.ts';
import { removeEntities } from '../saving/entity-writes.ts';
import { recordHappenings } from '../saving/happenings.ts';
import { arrange, idsIn } from '../saving/list-order.ts';
import { inProject } from '../saving/project-turn.ts';
import type { EntityScope } from '../saving/save-entities.ts';
import { DeletionChangedError, staleVersion } from './errors.ts';
import { type EntityRow, readSubtree } from './store.ts';

/** What the request took the entity for. */
export interface Expected {
  /** The version that was read. */
  readonly version?: number | undefined;
  /** How many entities were to go with it. */
  readonly descendants?: number | undefined;
}

/**
 * Deletes an entity with its descendants. Their history stays, so that they can be restored.
 * @returns what was deleted: the entity itself, then its descendants
 * @throws NotFoundError, ConflictError (another version), DeletionChangedError (more or fewer descendants)
 */
export function deleteEntity(
  context: HubContext,
  { project, actor }: EntityScope,
  id: string,
  { version, descendants }: Expected = {},
): Promise<readonly EntityRow[]> {
  return inProject(context, project.id, async (client) => {
    const rows = await readSubtree(client, project.id, id);
    const [root, ...inside] = rows;
    if (root === undefined) throw unknownEntity(id);
    if (version !== undefined && version !== root.version) throw staleVersion(root, version);
    if (descendants !== undefined && descendants !== inside.length) throw new DeletionChangedError(inside.length, descendants);
    const at = context.now();
    const gone = rows.map((row) => ({ ...row, version: row.version + 1, updatedAt: at, updatedBy: actor.userName }));
    await removeEntities(
      client,
      gone.map((row) => row.id),
    );
    await arrange(client, await idsIn(client, project.id, root));
    // The entity itself first: restoreEntity tells by the order what was deleted with it and what before.
    await recordHappenings(
      client,
      project.id,
      actor,
      at,
      gone.map((row) => ({ row, action: 'deleted' })),
    );
    return gone;
  });
}

/** 404: the project has no such entity. */
export function unknownEntity(id: string): NotFoundError {
  return new NotFoundError(`Entity not found: ${/^[\w-]{1,100}$/.test(id) ? id : quoted(id)}`);
}
