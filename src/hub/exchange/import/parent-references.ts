/** References to the parent of an entity follow from its place, regardless of the file. */
import type { Entity, Profile } from '../../../profiles/profile.ts';
import { listPlainFields } from '../../editor/fields.ts';
import { type Ancestor, createPrefill } from '../../editor/prefill.ts';
import type { IncomingRow } from './reading/incoming.ts';

/**
 * Returns a new row with its empty references filled in: those to its parent, and required ones to ancestors.
 * @param line the entities from the top to the parent
 */
export function fillParentReferences(
  profile: Profile,
  entity: Entity,
  row: IncomingRow,
  line: readonly Ancestor[],
): IncomingRow {
  const parent = line.at(-1);
  if (parent === undefined) return row;
  const { data, fromParent } = createPrefill(profile, entity, line);
  const missing = listPlainFields(profile, entity).filter(
    ({ field: { name }, described: { reference, tier } }) =>
      fromParent.has(name) &&
      (tier === 'required' || reference?.target_type === parent.entityType) &&
      (row.said.get(name) ?? '') === '' &&
      data[name] !== undefined,
  );
  if (missing.length === 0) return row;
  return { ...row, said: new Map([...row.said, ...missing.map(({ field: { name } }) => [name, data[name]] as const)]) };
}
