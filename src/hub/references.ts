import { appliesToType, type Entity, type Field, type Profile, parseTarget } from '../profiles/profile.ts';

/** Returns the entity type and the field to which a field of the profile refers; undefined if the field is not a reference. */
export function findDeclaredReference(
  profile: Profile,
  entity: Entity,
  { name, reference, parent_ref }: Field,
): { entity: string; field: string } | undefined {
  const ruled = profile.rules.find(
    (rule) => rule.field === name && rule.reference !== undefined && appliesToType(rule, entity.name),
  );
  const target = reference ?? parent_ref ?? ruled?.reference;
  return target === undefined ? undefined : parseTarget(target);
}
