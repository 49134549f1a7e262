import type { Entity, Profile } from '../../profiles/profile.ts';
import { chooseWord, formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { createTablePager, type Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath, getTermsPath } from '../editor/addresses.ts';
import { type EditorField, listValueFields } from '../editor/fields.ts';
import { getOutline, listContainingFields, listParentChoices } from '../editor/outline.ts';
import { listReferenceChoices } from '../editor/relatives.ts';
import { listIdentifyingFields } from '../entities/duplicate-entity.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { ArrangedColumns } from '../tables.ts';
import { formatDisplayName, formatFieldLabel } from '../words.ts';
import { createTableRow, describeFilter, type FoundRows, formatFilter, type RowFilter } from './table-rows.ts';

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
