/** Which fields of an entity type refer to other entities, and to which (docs/requirements.md, L2). */
import type { Entity, Profile } from '../../profiles/profile.ts';
import { declaredReference } from '../references.ts';

/** A field that refers to entities of one type. */
export interface ReferenceField {
  readonly target_type: string;
  readonly required: boolean;
}

/** By field name, in the order of the entity: references of the fields themselves, to a parent, and by rules. */
export function referenceFieldsOf(profile: Profile, entity: Entity): Readonly<Record<string, ReferenceField>> {
  const found: Record<string, ReferenceField> = {};
  for (const field of entity.fields) {
    const target = declaredReference(profile, entity, field);
    if (target !== undefined) found[field.name] = { target_type: target.entity, required: field.required };
  }
  return found;
}
