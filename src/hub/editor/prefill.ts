/** Values that follow from the position of a new entity: identifiers of ancestors, and the version of the profile. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { isAbsent } from '../../profiles/validation/entity-plan.ts';
import { listPlainFields } from './fields.ts';

/** An ancestor of the new entity. The form can copy its values. */
export interface Ancestor {
  readonly entityType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Initial data of a new entity, and which fields come from ancestors. */
export interface Prefill {
  readonly data: Readonly<Record<string, unknown>>;
  /** Names of the fields whose value comes from an ancestor, even if it has no value yet. */
  readonly fromParent: ReadonlySet<string>;
}

/**
 * Returns the values that are certain. A reference to the type of an ancestor gets the ancestor's identifier, and
 * `<profile>_version` the profile's version. If several ancestors have the type, the nearest one is used. The value is
 * certain even if other entities can contain the type (a sample of another unit), because the new entity is in this one.
 * @param ancestors from the top down to the parent
 */
export function createPrefill(profile: Profile, entity: Entity, ancestors: readonly Ancestor[]): Prefill {
  const data: Record<string, unknown> = {};
  const fromParent = new Set<string>();
  for (const { field, described, isList } of listPlainFields(profile, entity)) {
    if (field.name === `${profile.name}_version`) data[field.name] = profile.version;
    const reference = described.reference;
    if (reference === undefined || isList) continue;
    const holder = ancestors.findLast(({ entityType }) => entityType === reference.target_type);
    if (holder === undefined) continue;
    fromParent.add(field.name);
    const value = holder.data[reference.target_field];
    if (!isAbsent(value)) data[field.name] = value;
  }
  return { data, fromParent };
}

/** Returns the references that imports fill in, by field: to the parent, and required ones to other ancestors. */
export function listPlaceReferences(
  profile: Profile,
  entity: Entity,
  ancestors: readonly Ancestor[],
): ReadonlyMap<string, unknown> {
  const parent = ancestors.at(-1);
  if (parent === undefined) return new Map();
  const { data, fromParent } = createPrefill(profile, entity, ancestors);
  const certain = listPlainFields(profile, entity).filter(
    ({ field: { name }, described: { reference, tier } }) =>
      fromParent.has(name) && (tier === 'required' || reference?.target_type === parent.entityType) && data[name] !== undefined,
  );
  return new Map(certain.map(({ field: { name } }) => [name, data[name]]));
}
