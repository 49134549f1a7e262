/** The pages of own columns. */
import { formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { getTablePath } from '../editor/addresses.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import { formatDisplayName } from '../words.ts';
import { formatOwnLabel, type OwnColumn } from './effective-profile.ts';
import { createNewColumnFields, MAX_OWN_COLUMNS, OWN_COLUMN_KINDS } from './form.ts';

type CountedColumn = OwnColumn & { readonly entity_count: number };

/** Returns the path of the page of an own column. */
export function getOwnColumnPath(projectId: string, { entity_type, name }: OwnColumn): string {
  return getProjectPath(projectId, 'own-columns', entity_type, name);
}

/** Creates the model of the list, with the form of a new column for managers. */
export function createOwnColumnsModel(
  access: ProjectAccess,
  columns: readonly CountedColumn[],
  entityType: string | undefined,
  refused?: RefusedForm,
) {
  const { project, profile, canManage } = access;
  const isFull = columns.length >= MAX_OWN_COLUMNS;
  return {
    tabs: createProjectTabs(access, 'none'),
    profileTitle: profile.display_name,
    canManage,
    isFull,
    columns: columns.map((column) => ({
      label: formatOwnLabel(column),
      name: column.name,
      type: formatDisplayName(column.entity_type),
      kind: OWN_COLUMN_KINDS.find(({ value }) => value === column.kind)?.label ?? column.kind,
      choices: column.choices.join(', '),
      description: column.description,
      count: formatNumber(column.entity_count),
      tablePath: getTablePath(project.id, column.entity_type, { filter: [`${column.name}!=`] }),
      path: canManage ? getOwnColumnPath(project.id, column) : '',
    })),
    form:
      canManage && !isFull
        ? createFormModel(
            { action: getProjectPath(project.id, 'own-columns'), submit: 'Add own column' },
            createNewColumnFields(profile),
            { initial: { entity_type: entityType ?? '', kind: 'text', recommended: false }, ...refused },
          )
        : undefined,
  };
}

/** Creates the model of the confirmation of a deletion. */
export function createColumnDeletionModel(projectId: string, column: CountedColumn, refused?: RefusedForm) {
  const { label, entity_count: count } = column;
  return {
    heading: `Delete own column ${label}?`,
    lines: [
      count === 0
        ? 'No entity has a value in it.'
        : `${formatQuantity(count, 'entity has', 'entities have')} a value in it, which ${count === 1 ? 'is' : 'are'} removed. You can restore the values from the history after you add the column again with the name ${column.name}.`,
    ],
    types: [],
    hasChanged: refused !== undefined,
    action: `${getOwnColumnPath(projectId, column)}/delete`,
    descendants: count,
    typed: undefined,
    submit: 'Delete column',
    backPath: getProjectPath(projectId, 'own-columns'),
  };
}
