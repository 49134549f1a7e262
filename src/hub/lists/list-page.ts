/** The page that searches entities of any type in a project. */

import type { Entity } from '../../profiles/profile.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { getEntityFormPath } from '../editor/addresses.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';

/** The results and the query. */
export interface ListState {
  readonly rows: readonly EntityRow[];
  readonly total: number;
  readonly q: string;
  readonly entity: Entity | undefined;
  readonly parent: EntityRow | undefined;
  readonly limit: number;
  readonly offset: number;
}

export function createListPage(access: ProjectAccess): Page {
  return createProjectPage(access, {
    title: `Entities · ${access.project.name}`,
    crumb: 'Entities',
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-form.css'],
  });
}

/** Creates the view model. */
export function createEntityListModel(access: ProjectAccess, snapshot: ProjectSnapshot, state: ListState) {
  const { rows, total, q, entity, parent, limit, offset } = state;
  const path = getProjectPath(access.project.id, 'entities');
  const buildAddress = (page: number) => {
    const parameters = { q, type: entity?.name ?? '', parent_id: parent?.id ?? '', offset: String((page - 1) * limit || '') };
    const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
    if (limit !== 100) query.set('limit', String(limit));
    return `${path}?${query}`;
  };
  return {
    tabs: createProjectTabs(access, 'none'),
    path,
    q,
    types: [...access.profile.entities.keys()].map((name) => ({
      value: name,
      label: formatDisplayName(name),
      isChosen: name === entity?.name,
    })),
    parent:
      parent === undefined
        ? undefined
        : { id: parent.id, label: parent.label, path: getEntityFormPath(access.project.id, parent.id) },
    // True if the list is filtered.
    isNarrowed: q !== '' || entity !== undefined || parent !== undefined,
    total,
    rows: rows.map((row) => ({
      label: row.label,
      typeLabel: formatDisplayName(row.entityType),
      path: getEntityFormPath(row.projectId, row.id),
      within: snapshot
        .ancestorsOf(row.id)
        .map(({ label }) => label)
        .join(' / '),
      errors: snapshot.errorsOf(row.id).length,
      updatedBy: row.updatedBy,
      updatedOn: formatDay(row.updatedAt),
    })),
    pager: createTablePager({ page: Math.floor(offset / limit) + 1, pages: Math.ceil(total / limit) }, buildAddress),
  };
}
