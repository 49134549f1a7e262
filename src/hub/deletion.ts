import type pg from 'pg';
import type { components } from '../../generated/hub/types.d.ts';
import { RETENTION_OF_DELETED_DAYS } from '../storage/upkeep/pruning.ts';
import { isTypedName } from '../web/for-people/typed-name.ts';
import { formatNumber, formatQuantity } from '../web/for-people/words.ts';
import type { RefusedForm } from '../web/forms/answer.ts';
import { ConflictError, createFieldError, createHiddenNumber, createTextField } from '../web/forms/fields.ts';
import type { Flash } from '../web/replies/flash.ts';
import { PROJECT_PRESENT } from './deleted/store.ts';
import { getProjectPath, getWorkspacePath } from './page.ts';
import { formatDisplayName } from './words.ts';

export type Deletion = components['schemas']['HubDeletion'];

/** Returns the message after a deletion, with a link to restore the item. @param what such as "Project deleted" */
export function createDeletionFlash(what: string, name: string): Flash {
  return {
    tone: 'good',
    title: `${what}: ${name}`,
    lines: [`It can be restored for ${RETENTION_OF_DELETED_DAYS} days.`],
    links: [{ title: 'Restore', path: '/hub/deleted' }],
  };
}

/** Response 409: the number of entities changed after the user opened the confirmation page. */
export class CountChangedError extends ConflictError<Deletion> {
  constructor(current: Deletion, expected: number) {
    super(`${formatEntityCount(current.descendants)} would be deleted now, but you confirmed ${expected}.`, current);
  }
}

export const DELETION_FIELDS = {
  descendants: createHiddenNumber('Entities'),
  name: createTextField({ label: 'Name', maxLength: 1_000 }),
};

/** @throws CountChangedError if the number of entities differs from the number that the user confirmed */
export function checkEntityCount(now: Deletion, expected: number): void {
  if (now.descendants !== expected) throw new CountChangedError(now, expected);
}

/** @throws FormRefusedError if the name differs, or if the name is missing although the form has a field for it */
export function checkTypedName({ kind, label }: Deletion, typed = '', isRequested = false): void {
  if (typed === '' ? !isRequested : isTypedName(typed, label)) return;
  throw createFieldError('name', `must be the name of the ${kind}, ${label}`);
}

export async function summarizeWorkspaceDeletion(
  client: Pick<pg.ClientBase, 'query'>,
  { id, name, projectCount }: { id: string; name: string; projectCount: number },
): Promise<Deletion> {
  const byType = await countTypes(
    client,
    `project_id in (select id from hub_projects p where workspace_id = $1 and ${PROJECT_PRESENT})`,
    id,
  );
  const action = getWorkspacePath(id, 'delete');
  return { kind: 'workspace', id, label: name, projects: projectCount, ...byType, action };
}

export async function summarizeProjectDeletion(
  client: Pick<pg.ClientBase, 'query'>,
  { id, name }: { id: string; name: string },
): Promise<Deletion> {
  return {
    kind: 'project',
    id,
    label: name,
    projects: 0,
    ...(await countTypes(client, 'project_id = $1', id)),
    action: getProjectPath(id, 'delete'),
  };
}

async function countTypes(client: Pick<pg.ClientBase, 'query'>, where: string, id: string) {
  const { rows } = await client.query<{ entity_type: string; count: number }>(
    `select entity_type, count(*)::int as count from hub_entities where ${where} group by entity_type order by count desc, entity_type`,
    [id],
  );
  return { descendants: rows.reduce((sum, { count }) => sum + count, 0), by_type: rows };
}

/** Returns whether the item contains projects or entities. The user then types the name to confirm the deletion. */
export function hasContent({ projects, descendants }: Deletion): boolean {
  return projects + descendants > 0;
}

export function formatEntityCount(count: number): string {
  return formatQuantity(count, 'entity', 'entities');
}

/** Returns the model of the confirmation page. @param refused the rejected form, if the page shows the form again */
export function createConfirmationModel(deletion: Deletion, refused?: RefusedForm) {
  const name = refused?.typed.name?.[0] ?? '';
  const { kind, id, label, projects, descendants, by_type, action } = deletion;
  const parts = [...(kind === 'workspace' ? [formatQuantity(projects, 'project')] : []), formatEntityCount(descendants)];
  return {
    heading: `Delete ${label}?`,
    lines: hasContent(deletion)
      ? [
          `This also deletes ${parts.join(' and ')}, with history and chat. The ${kind} can be restored for ${RETENTION_OF_DELETED_DAYS} days.`,
        ]
      : [`The ${kind} is empty.`],
    types: by_type.map(({ entity_type, count }) => ({ name: formatDisplayName(entity_type), count: formatNumber(count) })),
    hasChanged: refused?.conflict !== undefined,
    action,
    // Number of entities to confirm; absent if the form does not contain this number.
    descendants: descendants as number | undefined,
    // Name to type; absent for an empty item, whose deletion needs no typed name.
    typed: hasContent(deletion) ? { name: label, value: name, isWrong: (refused?.errors.length ?? 0) > 0 } : undefined,
    submit: `Delete ${kind}`,
    backPath: kind === 'workspace' ? getWorkspacePath(id) : getProjectPath(id),
  };
}
