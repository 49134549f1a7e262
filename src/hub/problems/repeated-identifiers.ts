/** Identifiers that several siblings of one type share, even if the profile does not require unique ones. */
import { listIdentifierFields } from '../entities/entity-names.ts';
import type { EntityRow } from '../entities/store.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';

/** One sample may be the source of several runs. */
const OFTEN = 'source_name';

const counts = new WeakMap<ProjectSnapshot, Map<string, ReadonlyMap<unknown, number>>>();

/** Returns the warning about an identifier that siblings share. */
export function findRepeatedIdentifiers(snapshot: ProjectSnapshot, row: EntityRow): readonly FieldError[] {
  const { parentId, entityType, data } = row;
  const entity = snapshot.profile.entities.get(entityType);
  const field = entity === undefined ? undefined : listIdentifierFields(snapshot.profile, entity).find((name) => data[name]);
  if (field === undefined || field === OFTEN) return [];
  const count = countIdentifiers(snapshot, parentId, entityType, field).get(data[field]) ?? 0;
  if (count < 2) return [];
  const message = `${count} entities of the type ${entityType} have this identifier, so that nothing tells them apart.`;
  return [{ field, message, rule: 'unique_identifier' }];
}

function countIdentifiers(
  snapshot: ProjectSnapshot,
  parentId: string | null,
  entityType: string,
  field: string,
): ReadonlyMap<unknown, number> {
  const known = counts.get(snapshot) ?? new Map<string, ReadonlyMap<unknown, number>>();
  counts.set(snapshot, known);
  const key = `${parentId}/${entityType}.${field}`;
  let found = known.get(key);
  if (found === undefined) {
    const made = new Map<unknown, number>();
    for (const one of snapshot.childrenOf(parentId))
      if (one.entityType === entityType) made.set(one.data[field], (made.get(one.data[field]) ?? 0) + 1);
    found = made;
    known.set(key, found);
  }
  return found;
}
