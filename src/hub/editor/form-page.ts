/** The page of an entity: its form, its position and its contents. */
import type { components } from '../../../generated/hub/types.d.ts';
import type { Entity, Profile, Term } from '../../profiles/profile.ts';
import { getEntityPath } from '../../schemas/service.ts';
import { formatMoment } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { Crumb, Page } from '../../web/views.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath, type ProjectTabs } from '../page.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName, formatNameInSentence } from '../words.ts';
import { getEntityFormPath, getNewEntityPath, getTablePath, getTermsPath } from './addresses.ts';
import { type ControlChoice, getFieldName, listMessages } from './controls.ts';
import { type EditorField, formatFieldValue, listHoldingFields, listPlainFields } from './fields.ts';
import type { FormBody } from './form-model.ts';
import { findNextWithErrors, findSiblings } from './relatives.ts';

/** A field that a list of child entities shows as a column. */
export interface ChildColumn {
  readonly name: string;
  readonly label: string;
}

export interface ChildLine {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly version: number;
  readonly cells: readonly string[];
  /** Number of entities nested in it, at any depth. */
  readonly inside: number;
  readonly errors: number;
  readonly duplicatePath: string;
  readonly deletePath: string;
  readonly movePath: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A field that contains entities. */
export interface ChildList {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly entityType: string;
  readonly typeLabel: string;
  readonly help: string;
  readonly tier: EditorField['described']['tier'];
  readonly term: Term | undefined;
  readonly isList: boolean;
  readonly columns: readonly ChildColumn[];
  readonly lines: readonly ChildLine[];
  readonly total: number;
  readonly errors: readonly string[];
  /** Path of the form for a new entity in this field; empty if the field is full. */
  readonly addPath: string;
  readonly tablePath: string;
}

/** Maximum entities of one field that a form lists. The table has the others. */
const MAX_CHILDREN = 25;
const MAX_COLUMNS = 3;

export function createChildLists(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow): readonly ChildList[] {
  const { profile } = snapshot;
  const problems: readonly FieldError[] = snapshot.errorsOf(row.id);
  const byField = Map.groupBy(snapshot.childrenOf(row.id), ({ parentField }) => parentField);
  return listHoldingFields(profile, entity).map(({ field, described, isList, holds }) => {
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
      errors: listMessages(problems.filter((problem) => getFieldName(problem.field) === field.name)),
      addPath: isList || all.length === 0 ? getNewEntityPath(row.projectId, holds, { id: row.id, field: field.name }) : '',
      tablePath: getTablePath(row.projectId, holds, { parent_id: row.id }),
    };
  });
}

/** Returns the columns that distinguish entities of a type: the most important fields with values here. */
function chooseColumns(profile: Profile, entity: Entity, rows: readonly EntityRow[]): readonly ChildColumn[] {
  const rank = { required: 0, recommended: 1, optional: 2 };
  return listPlainFields(profile, entity)
    .filter(({ field, described }) => {
      const values = rows.map(({ data }) => formatFieldValue(data[field.name]));
      const isLabel = rows.every(({ label, data }) => formatFieldValue(data[field.name]) === label);
      // Values that all entities share, such as the identifier of the parent, do not distinguish them.
      const isCommon = rows.length > 1 && new Set(values).size === 1;
      const isParent = described.reference !== undefined && rows.length === 1;
      return values.some((value) => value !== '') && !isLabel && !isCommon && !isParent;
    })
    .toSorted((one, other) => rank[one.described.tier] - rank[other.described.tier])
    .slice(0, MAX_COLUMNS)
    .map(({ field, described }) => ({ name: field.name, label: described.label }));
}

function createChildLine(snapshot: ProjectSnapshot, row: EntityRow, columns: readonly ChildColumn[]) {
  const getPath = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    id: row.id,
    label: row.label,
    path: getPath(),
    version: row.version,
    cells: columns.map(({ name }) => formatFieldValue(row.data[name])),
    inside: snapshot.descendantsOf(row.id),
    errors: snapshot.errorsOf(row.id).length,
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
  /** Empty while the entity is new. */
  readonly entityId: string;
  readonly entityType: string;
  readonly parentId: string;
  readonly parentField: string;
  /** Version that the form is based on; 0 for a new entity. */
  readonly version: number;
  readonly action: string;
  readonly checkPath: string;
  readonly lookupPath: string;
  /** Address of terms, without the field. */
  readonly termsPath: string;
  /** True if the entity was saved before. Its errors then appear while the user types. */
  readonly wasSaved: boolean;
  /** True if the values differ from the saved ones. */
  readonly isDirty: boolean;
  /** The reason why the last save was refused; empty otherwise. */
  readonly refusal: string;
  readonly canRepeat: boolean;
  /** The parent's page; empty at the top level. */
  readonly upPath: string;
  readonly savedWords: string;
  readonly suggestions: readonly { readonly target: string; readonly choices: readonly ControlChoice[] }[];
  readonly children: readonly ChildList[];
  /** The types that a new entity can contain. */
  readonly holds: readonly string[];
  readonly completeness: components['schemas']['HubCompleteness'] | undefined;
  readonly siblings: SiblingLinks | undefined;
  /** Another entity with errors. */
  readonly nextWrong: SiblingLinks['next'];
  readonly links: readonly { readonly text: string; readonly path: string }[];
  readonly duplicatePath: string;
  readonly changedWords: string;
}

/** The siblings and neighbors of an entity. */
export interface SiblingLinks {
  readonly place: number;
  readonly total: number;
  readonly previous: { readonly label: string; readonly path: string } | undefined;
  readonly next: { readonly label: string; readonly path: string } | undefined;
}

/** Creates the frame of the page of an entity, or of a new one inside the last of `ancestors`. */
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

/** Returns the parts that all forms of a project share. */
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

/** Returns the siblings and contents of a saved entity. */
export function describeSurroundings(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow) {
  const { previous, next, place, total } = findSiblings(snapshot, row);
  const linkTo = (one: EntityRow | undefined) =>
    one === undefined ? undefined : { label: one.label, path: getEntityFormPath(one.projectId, one.id) };
  const getPath = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    children: createChildLists(snapshot, entity, row),
    holds: [],
    completeness: snapshot.completenessOf(row),
    siblings: { place, total, previous: linkTo(previous), next: linkTo(next) },
    nextWrong: linkTo(findNextWithErrors(snapshot, row.id)),
    links: [
      { text: 'Comments', path: getPath('comments') },
      { text: 'History', path: getPath('history') },
      { text: `Open table`, path: getTablePath(row.projectId, entity.name) },
      { text: 'Show in graph', path: `${getProjectPath(row.projectId, 'graph')}?node_id=${row.id}` },
      { text: 'Profile', path: getEntityPath(snapshot.profile, entity) },
      { text: 'Delete…', path: getPath('delete') },
    ],
    duplicatePath: getPath('duplicate'),
    changedWords: `Version ${row.version}, saved by ${row.updatedBy} on ${formatMoment(row.updatedAt)}`,
    canRepeat: total > 1 || isInList(snapshot, row),
    upPath: row.parentId === null ? '' : getEntityFormPath(row.projectId, row.parentId),
  };
}

/** Returns whether the field that contains the entity can contain several. */
function isInList(snapshot: ProjectSnapshot, { parentId, parentField }: EntityRow): boolean {
  if (parentId === null) return true;
  const holder = snapshot.profile.entities.get(snapshot.get(parentId)?.entityType ?? '');
  return holder?.fields.find(({ name }) => name === parentField)?.type === 'list';
}
