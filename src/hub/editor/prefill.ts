/** Values that follow from where a new entity stands: identifiers of what encloses it, and the version of the profile. */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { isAbsent } from '../../profiles/validation/walk.ts';
import { plainFieldsOf } from './fields.ts';

/** An entity above the new one. */
export interface Ancestor {
  readonly entityType: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is filled in. */
export interface Prefill {
  readonly data: Readonly<Record<string, unknown>>;
  /** Names of the fields whose value comes from an ancestor, also where that has none yet. */
  readonly fromParent: ReadonlySet<string>;
}

/**
 * The values that are certain: a field that refers to the type of an enclosing entity has its identifier, where the field names the
 * entity that it stands in; `<profile>_version` has the profile's version. Each type has one enclosing entity at most that counts:
 * the nearest. A type that the profile can also hold elsewhere (a sample of another unit) is no reason for doubt, because the new
 * entity stands in this one.
 * @param ancestors from the top down to the parent
 */
export function prefillOf(profile: Profile, entity: Entity, ancestors: readonly Ancestor[]): Prefill {
  const data: Record<string, unknown> = {};
  const fromParent = new Set<string>();
  for (const { field, described, isList } of plainFieldsOf(profile, entity)) {
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
