import type { components } from '../../../generated/hub/types.d.ts';
import { getOrAdd } from '../../memoize.ts';
import { type Entity, getContent, type Profile } from '../../profiles/profile.ts';
import { isPresent } from '../../profiles/validation/entity-plan.ts';
import { createEntityRules } from '../../profiles/validation/entity-rules.ts';
import type { Values } from '../entities/entity-values.ts';

export type Completeness = components['schemas']['HubCompleteness'];

export const NO_COMPLETENESS: Completeness = { required_filled: 0, required_total: 0, filled: 0, total: 0 };

export interface CountedField {
  readonly name: string;
  readonly isRequired: boolean;
}

const countedFields = new WeakMap<Entity, readonly CountedField[]>();

/** Counts plain fields and required entity fields, in total and with values. @param heldFields fields that contain entities */
export function computeCompleteness(
  profile: Profile,
  entity: Entity,
  data: Values,
  heldFields: ReadonlySet<string>,
): Completeness {
  const fields = listCountedFields(profile, entity);
  const filled = fields.filter(({ name }) => isPresent(data[name]) || heldFields.has(name));
  return {
    required_filled: filled.filter(({ isRequired }) => isRequired).length,
    required_total: fields.filter(({ isRequired }) => isRequired).length,
    filled: filled.length,
    total: fields.length,
  };
}

export function addCompleteness(one: Completeness, other: Completeness): Completeness {
  return {
    required_filled: one.required_filled + other.required_filled,
    required_total: one.required_total + other.required_total,
    filled: one.filled + other.filled,
    total: one.total + other.total,
  };
}

export function listCountedFields(profile: Profile, entity: Entity): readonly CountedField[] {
  return getOrAdd(countedFields, entity, () => {
    const demanded = new Set(
      createEntityRules(profile, entity).checks.flatMap((check) =>
        check.kind === 'required' || (check.kind === 'cardinality' && (check.min_items ?? 0) > 0) ? [check.field.name] : [],
      ),
    );
    return entity.fields
      .map((field) => ({ field, name: field.name, isRequired: field.required || demanded.has(field.name) }))
      .filter(({ field, isRequired }) => isRequired || getContent(field).kind === 'scalar');
  });
}
