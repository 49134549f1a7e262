import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, findFieldByName, quoteText } from '../../profiles/profile.ts';
import { formatDay } from '../../web/for-people/words.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { getEntityFormPath } from '../editor/addresses.ts';
import { listValueFields } from '../editor/fields.ts';
import { requireEntityRow, requireEntityTypeOfPath } from '../editor/form-handlers.ts';
import { formatEntity, formatEntityLink } from '../entities/answer.ts';
import { type EntityRow, requireEntityType } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { readArrangedColumns } from './arranged-columns.ts';
import { createTableModel, createTablePage } from './table-page.ts';
import { findRows, parseFilters, searchRows } from './table-rows.ts';

const LIMIT = 100;

export function createListOperations(context: HubContext) {
  return {
    async listHubEntities({ access, query, wantsPage }) {
      const entity = query.type === undefined ? undefined : requireEntityType(access.profile, query.type, 'type');
      const snapshot = await openSnapshot(context, access);
      const parent = query.parent_id === undefined ? undefined : requireEntityRow(snapshot, query.parent_id);
      const { q = '', limit = LIMIT, offset = 0 } = query;
      const all = searchRows(snapshot, { entityType: entity?.name, parentId: parent?.id, q });
      const shown = all.slice(offset, offset + limit);
      if (wantsPage) {
        const model = createEntityListModel(access, snapshot, {
          rows: shown,
          total: all.length,
          q,
          entity,
          parent,
          limit,
          offset,
        });
        return replyWithHtml(200, context.render('hub/lists/list', createListPage(access), model));
      }
      return replyWithJson(200, {
        entities: shown.map((row) => formatEntity(snapshot, row)),
        total: all.length,
        limit,
        offset,
      });
    },
    async showHubTable({ access, path, query, wantsPage, flash }) {
      const entity = requireEntityTypeOfPath(access, path.type);
      const { q = '', sort, group, only_errors: onlyErrors = false, limit = LIMIT, offset = 0 } = query;
      for (const [name, field] of Object.entries({ sort: sort?.replace(/^-/, ''), group }))
        if (field !== undefined && findFieldByName(entity, field) === undefined)
          throw new BadRequestError(`${name}: ${entity.name} has no field ${quoteText(field)}.`);
      const filters = parseFilters(entity, query.filter ?? []);
      const snapshot = await openSnapshot(context, access);
      const within = query.parent_id === undefined ? undefined : requireEntityRow(snapshot, query.parent_id);
      const found = findRows(snapshot, { entityType: entity.name, within: within?.id, q, onlyErrors, filters, sort, group });
      if (wantsPage) {
        const open = query.entity === undefined ? undefined : snapshot.get(query.entity);
        const question = { q, within, sort, group, onlyErrors, filters, open, limit, offset };
        const columns = await readArrangedColumns(context, access, entity);
        const model = createTableModel(access, snapshot, entity, found, question, columns, flash);
        return replyWithHtml(200, context.render('hub/lists/table', createTablePage(access, entity), model));
      }
      const rows = found.rows.slice(offset, offset + limit);
      return replyWithJson(200, {
        entity_type: entity.name,
        columns: listValueFields(access.profile, entity).map(({ described }) => described),
        rows: rows.map((row) => formatEntity(snapshot, row)),
        parents: [...new Set(rows.map(({ parentId }) => parentId))].flatMap((id) => {
          const parent = snapshot.get(id ?? '');
          return parent === undefined ? [] : [formatEntityLink(parent)];
        }),
        filled: [...found.filled],
        invalid: found.invalid,
        ...(group === undefined ? {} : { groups: [...found.groups] }),
        total: found.rows.length,
        limit,
        offset,
      });
    },
  } satisfies Partial<ProjectOperations>;
}

interface ListState {
  readonly rows: readonly EntityRow[];
  readonly total: number;
  readonly q: string;
  readonly entity: Entity | undefined;
  readonly parent: EntityRow | undefined;
  readonly limit: number;
  readonly offset: number;
}

function createListPage(access: ProjectAccess): Page {
  return createProjectPage(access, {
    title: `Entities · ${access.project.name}`,
    crumb: 'Entities',
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-form.css'],
  });
}

function createEntityListModel(access: ProjectAccess, snapshot: ProjectSnapshot, state: ListState) {
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
