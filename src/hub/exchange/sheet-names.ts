/** Names of the sheets of a spreadsheet. */
import type { Entity } from '../../profiles/profile.ts';

const MAX_NAME_LENGTH = 31;

/** The hidden sheet with the options of drop-downs; no entity type begins with an underscore. */
export const LISTS_SHEET = '_lists';

/** Returns the sheet names of types, shortened to the limit of spreadsheet programs, and unique. */
export function createSheetNames(entities: readonly Entity[]): ReadonlyMap<Entity, string> {
  const names = new Map<Entity, string>();
  const taken = new Set<string>();
  for (const entity of entities) {
    let name = entity.name.slice(0, MAX_NAME_LENGTH);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${entity.name.slice(0, MAX_NAME_LENGTH - 3)}_${number}`;
    taken.add(name.toLowerCase());
    names.set(entity, name);
  }
  return names;
}
