import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, findFieldByName, type Profile, quoteText } from '../../profiles/profile.ts';
import { chooseWord, formatDay, formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath, getTermsPath } from '../editor/addresses.ts';
import { type EditorField, listValueFields } from '../editor/fields.ts';
import { requireEntityRow, requireEntityTypeOfPath } from '../editor/form-handlers.ts';
import { getOutline, listContainingFields, listParentChoices } from '../editor/outline.ts';
import { listReferenceChoices } from '../editor/relatives.ts';
import { formatEntity, formatEntityLink } from '../entities/answer.ts';
import { listIdentifyingFields } from '../entities/duplicate-entity.ts';
import { type EntityRow, requireEntityType } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { ArrangedColumns } from '../tables.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import { readArrangedColumns } from './arranged-columns.ts';
import {
  createTableRow,
  describeFilter,
  type FoundRows,
  findRows,
  formatFilter,
  parseFilters,
  type RowFilter,
  searchRows,
} from './table-rows.ts';

export interface TableQuery {
  readonly q: string;
  readonly within: EntityRow | undefined;
  readonly sort: string | undefined;
  readonly group: string | undefined;
  readonly onlyErrors: boolean;
  readonly filters: readonly RowFilter[];
  readonly open: EntityRow | undefined;
  readonly limit: number;
  readonly offset: number;
}

export function createTablePage(access: ProjectAccess, entity: Entity): Page {
  return createProjectPage(access, {
    title: `${formatDisplayName(entity.name)} · ${access.project.name}`,
    crumb: formatDisplayName(entity.name),
    crumbs: [createProjectCrumb(access)],
    skips: [{ title: 'Skip to the table', path: '#grid' }],
    styles: ['styles/hub-table-page.css'],
    scripts: ['scripts/hub/table.js'],
  });
}

export function createTableModel(
  access: ProjectAccess,
  snapshot: ProjectSnapshot,
  entity: Entity,
  found: FoundRows,
  question: TableQuery,
  arranged: ArrangedColumns,
  flash: Flash | undefined,
) {
  const { project, profile, canEdit } = access;
  const { q, within, sort, group, onlyErrors, filters, open, limit, offset } = question;
  const all = found.rows;
  const fields = sortTableFields(profile, entity);
  const parents = listParentChoices(snapshot, entity, within);
  const parameters = {
    q,
    parent_id: within?.id,
    sort,
    group,
    only_errors: onlyErrors,
    filter: filters.map(formatFilter),
    limit: limit === 100 ? undefined : limit,
  };
  const shown = all.slice(offset, offset + limit);
  const isSeveral = parents.length > 1 || new Set(all.map(({ parentId }) => parentId)).size > 1;
  const last = shown.at(-1);
  const chosen =
    parents.find(({ id, field }) => id === (last?.parentId ?? '') && field === (last?.parentField ?? '')) ?? parents[0];
  const getPath = (changed: Partial<typeof parameters> & { readonly offset?: number | undefined }) =>
    getTablePath(project.id, entity.name, { ...parameters, ...changed });
  return {
    tabs: createProjectTabs(access, 'tables', entity.name),
    flash,
    typeLabel: formatDisplayName(entity.name),
    countWords: describeCount(all.length, shown.length, offset),
    canEdit,
    projectId: project.id,
    entityType: entity.name,
    path: getTablePath(project.id, entity.name, { parent_id: within?.id }),
    everywherePath: getPath({ parent_id: undefined }),
    addPath: chosen === undefined ? '' : getNewEntityPath(project.id, entity.name, chosen.id === '' ? undefined : chosen),
    bulkPath: getProjectPath(project.id, 'bulk'),
    entityBase: `${getProjectPath(project.id, 'entity')}/`,
    lookupPath: '/api/lookup/',
    termsPath: getTermsPath(profile, entity),
    q,
    onlyErrors,
    hiddenFields: [
      ...Object.entries({ parent_id: within?.id, sort, group }).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, value }],
      ),
      ...parameters.filter.map((value) => ({ name: 'filter', value })),
    ],
    within: within === undefined ? undefined : { label: within.label, path: getEntityFormPath(project.id, within.id) },
    isFiltered: q !== '' || onlyErrors || offset > 0 || filters.length > 0,
    filters: [
      ...filters.map((filter) => ({
        parameter: 'filter',
        value: formatFilter(filter),
        words: describeFilter(entity, filter),
        withoutPath: getPath({ filter: filters.filter((one) => one !== filter).map(formatFilter) }),
      })),
      ...(group === undefined
        ? []
        : [
            {
              parameter: 'group',
              value: group,
              words: `Grouped by ${formatFieldLabel(entity, group)}`,
              withoutPath: getPath({ group: undefined }),
            },
          ]),
    ],
    total: all.length,
    invalid: found.invalid,
    invalidWords: `${formatQuantity(found.invalid, 'row')} ${chooseWord(found.invalid, 'has', 'have')} errors`,
    onlyErrorsPath: getPath({ only_errors: true }),
    problemsPath: getProjectPath(project.id, 'validate'),
    typeProblemsPath: `${getProjectPath(project.id, 'problems')}?entity_type=${encodeURIComponent(entity.name)}`,
    filled: JSON.stringify([...found.filled]),
    groups: JSON.stringify(found.groups),
    arranged: JSON.stringify(arranged),
    columnsPath: getProjectPath(project.id, 'api', 'columns', entity.name),
    ownColumnsPath: `${getProjectPath(project.id, 'own-columns')}?entity_type=${entity.name}`,
    // True if the rows have several parents, which the table then shows.
    isSeveral,
    outline: getOutline(snapshot, project.id, false),
    open: open === undefined ? undefined : { id: open.id, label: open.label, path: getEntityFormPath(project.id, open.id) },
    holders: listContainingFields(profile, entity).map(({ holder }) => formatDisplayName(holder.name).toLowerCase()),
    parents: parents.map((parent) => ({ ...parent, isChosen: parent === chosen })),
    offset,
    columns: createTableColumns(profile, entity, fields, question, (next) => getPath({ sort: next })),
    rows: shown.map((row) => createTableRow(snapshot, row, fields, isSeveral)),
    pager: createTablePager({ page: Math.floor(offset / limit) + 1, pages: Math.ceil(all.length / limit) }, (page) =>
      getPath({ offset: (page - 1) * limit || undefined }),
    ),
    suggestions: listReferenceChoices(snapshot, [
      ...new Set(fields.flatMap(({ described }) => described.reference?.target_type ?? [])),
    ]),
  };
}

function describeCount(total: number, shown: number, offset: number): string {
  const formatCount = (count: number) => formatNumber(count);
  if (shown === total) return formatCount(total);
  return shown === 0
    ? `0 of ${formatCount(total)}`
    : `${formatCount(offset + 1)} to ${formatCount(offset + shown)} of ${formatCount(total)}`;
}

/** Returns the fields of a table: required fields, then the other fields in profile order. */
function sortTableFields(profile: Profile, entity: Entity): readonly EditorField[] {
  const fields = listValueFields(profile, entity);
  const isRequired = ({ described }: EditorField) => described.tier === 'required';
  return [...fields.filter(isRequired), ...fields.filter((field) => !isRequired(field))];
}

/** Returns the models of the columns. @param address returns the path of the table sorted by a column */
function createTableColumns(
  profile: Profile,
  entity: Entity,
  fields: readonly EditorField[],
  { sort, filters }: { readonly sort: string | undefined; readonly filters: readonly RowFilter[] },
  address: (sort: string) => string,
) {
  const unique = new Set(listIdentifyingFields(profile, entity.name));
  const filtered = new Set(filters.map(({ field }) => field));
  return fields.map(({ field, described, scalar, isList, demands }) => {
    const direction = sort === field.name ? 'ascending' : sort === `-${field.name}` ? 'descending' : 'none';
    return {
      name: field.name,
      label: described.label,
      help: [described.help ?? '', demands.join(' · ')].filter((words) => words !== '').join(' — '),
      tier: described.tier,
      scalar,
      isList,
      isUnique: unique.has(field.name),
      isFiltered: filtered.has(field.name),
      // Permitted values as JSON; empty if the field permits all values.
      options: described.options === undefined ? '' : JSON.stringify(described.options),
      target: described.reference?.target_type ?? '',
      hasTerms: described.terms === true,
      pair: described.term_pair ?? '',
      direction,
      path: address(direction === 'ascending' ? `-${field.name}` : field.name),
    };
  });
}

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
        .listAncestors(row.id)
        .map(({ label }) => label)
        .join(' / '),
      errors: snapshot.listErrors(row.id).length,
      updatedBy: row.updatedBy,
      updatedOn: formatDay(row.updatedAt),
    })),
    pager: createTablePager({ page: Math.floor(offset / limit) + 1, pages: Math.ceil(total / limit) }, buildAddress),
  };
}
