import { type Entity, type Field, findFieldByName, getContent, type Profile } from './profile.ts';

export interface FieldOfEntity {
  readonly entity: Entity;
  readonly field: Field;
}

/** Returns the last field of a path such as `studies[0].start_date`; undefined if the profile has no such field. */
export function findFieldByPath(profile: Profile, entity: Entity, path: string): FieldOfEntity | undefined {
  let within: Entity | undefined = entity;
  let found: FieldOfEntity | undefined;
  for (const name of path.replaceAll(/\[\d+\]/g, '').split('.')) {
    const field: Field | undefined = within === undefined ? undefined : findFieldByName(within, name);
    if (within === undefined || field === undefined) return undefined;
    found = { entity: within, field };
    const content = getContent(field);
    within = content.kind === 'entity' ? profile.entities.get(content.entity) : undefined;
  }
  return found;
}
