/** Identifiers that several entities of one type have in one place, whether or not the profile demands that they differ. */
import { identifierFieldsOf } from '../entities/entity-names.ts';
import type { EntityRow } from '../entities/store.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';

/** An identifier that does not tell an entity from another one. */
export interface RepeatedIdentifier {
  readonly field: string;
  readonly message: string;
}

/** One sample is the source of several runs. */
const OFTEN = 'source_name';

const counts = new WeakMap<ProjectSnapshot, Map<string, ReadonlyMap<unknown, number>>>();

/** That of an entity; undefined for one that no sibling has. */
export function repeatedIdentifierOf(snapshot: ProjectSnapshot, row: EntityRow): RepeatedIdentifier | undefined {
  const { parentId, entityType, data } = row;
  const entity = snapshot.profile.entities.get(entityType);
  const field = entity === undefined ? undefined : identifierFieldsOf(snapshot.profile, entity).find((name) => data[name]);
  if (field === undefined || field === OFTEN) return undefined;
  const count = countsOf(snapshot, parentId, entityType, field).get(data[field]) ?? 0;
  if (count < 2) return undefined;
  return {
    field,
    message: `${count} entities of the type ${entityType} have this identifier, so that nothing tells them apart.`,
  };
}

function countsOf(
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
