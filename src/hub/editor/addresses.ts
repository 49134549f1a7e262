import type { Entity, Profile } from '../../profiles/profile.ts';
import { getProjectPath } from '../page.ts';

export function getEntityFormPath(projectId: string, entityId: string, ...below: readonly string[]): string {
  return getProjectPath(projectId, 'entity', entityId, ...below);
}

export function getNewEntityPath(projectId: string, entityType: string, parent?: { id: string; field: string }): string {
  const query = parent === undefined ? '' : `?${new URLSearchParams({ parent_id: parent.id, parent_field: parent.field })}`;
  return `${getProjectPath(projectId, 'form', entityType)}${query}`;
}

/** Returns the path of a table. Omits undefined and empty parameters, and repeats parameters of lists. */
export function getTablePath(
  projectId: string,
  entityType: string,
  question: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>> = {},
): string {
  const parameters = Object.entries(question).flatMap(([name, value]): [string, string][] => {
    if (Array.isArray(value)) return value.map((item) => [name, item]);
    return value === undefined || value === '' || value === false ? [] : [[name, String(value)]];
  });
  const query = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
  return `${getProjectPath(projectId, 'table', entityType)}${query}`;
}

/** Returns the path of the term search for an entity type. Clients append `field` and `q`. */
export function getTermsPath({ id }: Pick<Profile, 'id'>, { name }: Pick<Entity, 'name'>): string {
  return `/api/terms?${new URLSearchParams({ profile: id, entity_type: name })}`;
}
