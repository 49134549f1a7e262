/** Computes the values that result from the position of a new entity: IDs of ancestors, and the profile version. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { isAbsent } from '../../profiles/validation/entity-plan.ts';
import { listValueFields } from './fields.ts';

export interface Ancestor {
  readonly entityType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Prefill {
  readonly data: Readonly<Record<string, unknown>>;
  /** Includes fields whose value is still missing in the ancestor. */
  readonly fromParent: ReadonlySet<string>;
}

/** Returns the values that the position implies: references to the nearest ancestors (listed from the top) of their types. */
export function createPrefill(profile: Profile, entity: Entity, ancestors: readonly Ancestor[]): Prefill {
  const data: Record<string, unknown> = {};
  const fromParent = new Set<string>();
  for (const { field, described, isList } of listValueFields(profile, entity)) {
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

/** Returns the references that imports add, by field: to the parent, and required references to other ancestors. */
export function listPlaceReferences(
  profile: Profile,
  entity: Entity,
  ancestors: readonly Ancestor[],
): ReadonlyMap<string, unknown> {
  const parent = ancestors.at(-1);
  if (parent === undefined) return new Map();
  const { data, fromParent } = createPrefill(profile, entity, ancestors);
  const certain = listValueFields(profile, entity).filter(
    ({ field: { name }, described: { reference, tier } }) =>
      fromParent.has(name) && (tier === 'required' || reference?.target_type === parent.entityType) && data[name] !== undefined,
  );
  return new Map(certain.map(({ field: { name } }) => [name, data[name]]));
}
