import type { Entity, Profile } from '../profile.ts';
import { isAbsent } from './entity-plan.ts';

/** Returns the entity type with fewest unknown members, then fewest missing required fields. The root entity wins ties. */
export function guessEntity(profile: Profile, data: Readonly<Record<string, unknown>>): Entity {
  const root = profile.entities.get(profile.root_entity) as Entity;
  const members = Object.keys(data).slice(0, 1_000);
  if (members.length === 0) return root;
  let best = { entity: root, misfit: countMisfits(root, data, members) };
  for (const entity of profile.entities.values()) {
    const misfit = countMisfits(entity, data, members);
    if (misfit < best.misfit) best = { entity, misfit };
  }
  return best.entity;
}

function countMisfits(entity: Entity, data: Readonly<Record<string, unknown>>, members: readonly string[]): number {
  const names = new Set(entity.fields.map((field) => field.name));
  const unknown = members.filter((member) => !names.has(member)).length;
  const missing = entity.fields.filter((field) => field.required && isAbsent(data[field.name])).length;
  return unknown * 1_000 + missing;
}
