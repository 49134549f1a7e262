/** What fields refer to, as the profile declares it. */
import { appliesTo, type Entity, type Field, type Profile, targetOf } from '../profiles/profile.ts';

/** The entity type, and the field of it, that a field's values name; undefined for a field that refers to nothing. */
export function declaredReference(
  profile: Profile,
  entity: Entity,
  { name, reference, parent_ref }: Field,
): { entity: string; field: string } | undefined {
  const ruled = profile.rules.find(
    (rule) => rule.field === name && rule.reference !== undefined && appliesTo(rule, entity.name),
  );
  const target = reference ?? parent_ref ?? ruled?.reference;
  return target === undefined ? undefined : targetOf(target);
}
