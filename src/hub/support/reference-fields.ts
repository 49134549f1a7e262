/** Which fields of an entity type refer to other entities, and to which (Seed 2, "Reference field definition"). */
import { appliesTo, type Entity, type Profile, targetOf } from '../../schemas/profile.ts';

/** A field that refers to entities of one type. */
export interface ReferenceField {
  readonly target_type: string;
  readonly required: boolean;
}

/** By field name, in the order of the entity: references of the fields themselves, to a parent, and by rules. */
export function referenceFieldsOf(profile: Profile, entity: Entity): Readonly<Record<string, ReferenceField>> {
  const found: Record<string, ReferenceField> = {};
  for (const { name, reference, parent_ref, required } of entity.fields) {
    const target = reference ?? parent_ref ?? referenceByRule(profile, entity, name);
    if (target !== undefined) found[name] = { target_type: targetOf(target).entity, required };
  }
  return found;
}

function referenceByRule(profile: Profile, entity: Entity, field: string): string | undefined {
  return profile.rules.find((rule) => rule.field === field && rule.reference !== undefined && appliesTo(rule, entity.name))
    ?.reference;
}
