/** Creates the model of an entity's page: form, position and nested entities. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { Entity, Profile } from '../../profiles/profile.ts';
import { getEntityPath } from '../../schemas/service.ts';
import { formatTimestamp } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { Crumb, Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath, type ProjectTabs } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatNameInSentence } from '../words.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath, getTermsPath } from './addresses.ts';
import { type ControlChoice, getFieldName, listMessages } from './controls.ts';
import { formatFieldValue, listEntityFields, listValueFields } from './fields.ts';
import type { FormBody } from './form-model.ts';
import { findNextWithErrors, findSiblings } from './relatives.ts';

/** Maximum number of listed entities per field. The table lists the others. */
const MAX_CHILDREN = 25;
const MAX_COLUMNS = 3;

export function createChildLists(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow) {
  const { profile } = snapshot;
  const problemsOf = Map.groupBy(snapshot.listErrors(row.id), ({ field }) => getFieldName(field));
  const byField = Map.groupBy(snapshot.listChildren(row.id), ({ parentField }) => parentField);
  return listEntityFields(profile, entity).map(({ field, described, isList, holds }) => {
    const all = byField.get(field.name) ?? [];
    const shown = all.slice(0, MAX_CHILDREN);
    const content = profile.entities.get(holds);
    const columns = content === undefined ? [] : chooseColumns(profile, content, shown);
    return {
      id: `field-${field.name}`,
      name: field.name,
      label: described.label,
      entityType: holds,
      typeLabel: formatDisplayName(holds),
      help: described.help ?? '',
      tier: described.tier,
      term: described.ontology_term === undefined ? undefined : { text: described.ontology_term, address: described.term_url },
      isList,
      columns,
      lines: shown.map((child, index) => ({
        ...createChildLine(snapshot, child, columns),
        isFirst: index === 0,
        isLast: index === all.length - 1,
      })),
      total: all.length,
      errors: listMessages(problemsOf.get(field.name) ?? []),
      addPath: isList || all.length === 0 ? getNewEntityPath(row.projectId, holds, { id: row.id, field: field.name }) : '',
      tablePath: getTablePath(row.projectId, holds, { parent_id: row.id }),
    };
  });
}

/** Returns the columns that best distinguish the entities. */
function chooseColumns(profile: Profile, entity: Entity, rows: readonly EntityRow[]) {
  const rank = { required: 0, recommended: 1, optional: 2 };
  return listValueFields(profile, entity)
    .filter(({ field, described }) => {
      const values = rows.map(({ data }) => formatFieldValue(data[field.name]));
      const isLabel = rows.every(({ label, data }) => formatFieldValue(data[field.name]) === label);
      // Equal values, such as the parent's ID, do not distinguish entities.
      const isCommon = rows.length > 1 && new Set(values).size === 1;
      const isParent = described.reference !== undefined && rows.length === 1;
      return values.some((value) => value !== '') && !isLabel && !isCommon && !isParent;
    })
    .toSorted((one, other) => rank[one.described.tier] - rank[other.described.tier])
    .slice(0, MAX_COLUMNS)
    .map(({ field, described }) => ({ name: field.name, label: described.label }));
}

function createChildLine(snapshot: ProjectSnapshot, row: EntityRow, columns: readonly { readonly name: string }[]) {
  const getPath = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    id: row.id,
    label: row.label,
    path: getPath(),
    version: row.version,
    cells: columns.map(({ name }) => formatFieldValue(row.data[name])),
    inside: snapshot.countDescendants(row.id),
    errors: snapshot.listErrors(row.id).length,
    duplicatePath: getPath('duplicate'),
    deletePath: getPath('delete'),
    movePath: getPath('move'),
  };
}

export interface FormModel {
  readonly tabs: ProjectTabs;
  readonly flash: Flash | undefined;
  readonly heading: string;
  readonly body: FormBody;
  readonly canEdit: boolean;
  readonly projectId: string;
  /** ID of the entity; empty for a new entity. */
  readonly entityId: string;
  readonly entityType: string;
  readonly parentId: string;
  readonly parentField: string;
  /** Version at the time when the form was opened; 0 for a new entity. */
  readonly version: number;
  readonly action: string;
  readonly checkPath: string;
  readonly lookupPath: string;
  /** Path of the term search, without the parameter `field`. */
  readonly termsPath: string;
  /** True for a saved entity, whose errors appear while the user types. */
  readonly wasSaved: boolean;
  /** True if the values differ from the saved values. */
  readonly isDirty: boolean;
  /** Reason of the rejected save; empty if there is none. */
  readonly refusal: string;
  readonly canRepeat: boolean;
  /** Path of the parent's page; empty at the top level. */
  readonly upPath: string;
  readonly savedWords: string;
  readonly suggestions: readonly { readonly target: string; readonly choices: readonly ControlChoice[] }[];
  readonly children: ReturnType<typeof createChildLists>;
  readonly holds: readonly string[];
  readonly completeness: components['schemas']['HubCompleteness'] | undefined;
  readonly siblings: SiblingLinks | undefined;
  readonly nextWrong: SiblingLinks['next'];
  readonly links: readonly { readonly text: string; readonly path: string }[];
  readonly duplicatePath: string;
  readonly changedWords: string;
}

export interface SiblingLinks {
  readonly place: number;
  readonly total: number;
  readonly previous: { readonly label: string; readonly path: string } | undefined;
  readonly next: { readonly label: string; readonly path: string } | undefined;
}

/** Returns the options of an entity's page. @param ancestors from the top to the parent */
export function createFormPage(access: ProjectAccess, entity: Entity, ancestors: readonly EntityRow[], row?: EntityRow): Page {
  const crumbs: Crumb[] = [
    createProjectCrumb(access),
    ...ancestors.map(({ id, label }) => ({ title: label, path: getEntityFormPath(access.project.id, id) })),
  ];
  return createProjectPage(access, {
    title: `${row?.label ?? `New ${formatNameInSentence(entity.name)}`} · ${access.project.name}`,
    crumb: row?.label ?? `New ${formatNameInSentence(entity.name)}`,
    crumbs,
    styles: ['styles/hub-editor.css'],
    scripts: ['scripts/hub/form.js'],
  });
}

export function createFormFrame(access: ProjectAccess, entity: Entity) {
  const { id } = access.project;
  return {
    tabs: createProjectTabs(access, 'none'),
    canEdit: access.canEdit,
    projectId: id,
    entityType: entity.name,
    action: getProjectPath(id, 'entities'),
    checkPath: getProjectPath(id, 'check'),
    lookupPath: '/api/lookup/',
    termsPath: getTermsPath(access.profile, entity),
  };
}

export function createEntityContextModel(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow) {
  const { previous, next, place, total } = findSiblings(snapshot, row);
  const createSiblingLink = (one: EntityRow | undefined) =>
    one === undefined ? undefined : { label: one.label, path: getEntityFormPath(one.projectId, one.id) };
  const getPath = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    children: createChildLists(snapshot, entity, row),
    holds: [],
    completeness: snapshot.getCompleteness(row),
    siblings: { place, total, previous: createSiblingLink(previous), next: createSiblingLink(next) },
    nextWrong: createSiblingLink(findNextWithErrors(snapshot, row.id)),
    links: [
      { text: 'Comments', path: getPath('comments') },
      { text: 'History', path: getPath('history') },
      { text: `Open table`, path: getTablePath(row.projectId, entity.name) },
      { text: 'Show in graph', path: `${getProjectPath(row.projectId, 'graph')}?node_id=${row.id}` },
      { text: 'Profile', path: getEntityPath(snapshot.profile, entity) },
      { text: 'Delete…', path: getPath('delete') },
    ],
    duplicatePath: getPath('duplicate'),
    changedWords: `Version ${row.version}, saved by ${row.updatedBy} on ${formatTimestamp(row.updatedAt)}`,
    canRepeat: total > 1 || isInList(snapshot, row),
    upPath: row.parentId === null ? '' : getEntityFormPath(row.projectId, row.parentId),
  };
}

/** Returns whether the containing field allows several entities. */
function isInList(snapshot: ProjectSnapshot, { parentId, parentField }: EntityRow): boolean {
  if (parentId === null) return true;
  const holder = snapshot.profile.entities.get(snapshot.get(parentId)?.entityType ?? '');
  return holder?.fields.find(({ name }) => name === parentField)?.type === 'list';
}
