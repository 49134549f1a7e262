/** The page of an entity: its form, its position and its contents. */

import type { Entity } from '../../profiles/profile.ts';
import { getEntityPath } from '../../schemas/service.ts';
import type { Flash } from '../../web/flash.ts';
import { momentText } from '../../web/for-people/words.ts';
import { type Crumb, type Page, type View, view } from '../../web/views.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import type { EntityRow } from '../entities/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath, type ProjectTabs } from '../page.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { insideSentence, inWords } from '../words.ts';
import { getEntityFormPath, getTablePath, getTermsPath } from './addresses.ts';
import { type ChildList, createChildLists } from './children.ts';
import type { ControlChoice } from './controls.ts';
import type { FormBody, FormCompleteness } from './form-model.ts';
import { findNextWithErrors, findSiblings } from './relatives.ts';

/** A link of the page. */
export interface PageLink {
  readonly text: string;
  readonly path: string;
}

/** The view model. */
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
  /** 0 while the entity is new. */
  readonly version: number;
  readonly action: string;
  readonly checkPath: string;
  readonly lookupPath: string;
  /** Address of terms, without the field. */
  readonly termsPath: string;
  /** True if the editor has seen its errors, so that they may appear while typing. */
  readonly wasSaved: boolean;
  /** True if the values differ from the saved ones. */
  readonly isDirty: boolean;
  /** The reason why the last save was refused; empty otherwise. */
  readonly refusal: string;
  readonly canRepeat: boolean;
  /** The parent's page; empty at the top. */
  readonly upPath: string;
  readonly savedWords: string;
  readonly suggestions: readonly { readonly target: string; readonly choices: readonly ControlChoice[] }[];
  readonly children: readonly ChildList[];
  /** The types that a new entity can contain. */
  readonly holds: readonly string[];
  readonly completeness: FormCompleteness | undefined;
  readonly siblings: NextTo | undefined;
  /** Another entity with errors. */
  readonly nextWrong: NextTo['next'];
  readonly links: readonly PageLink[];
  readonly duplicatePath: string;
  readonly changedWords: string;
}

/** The siblings and neighbors of an entity. */
export interface NextTo {
  readonly place: number;
  readonly total: number;
  readonly previous: { readonly label: string; readonly path: string } | undefined;
  readonly next: { readonly label: string; readonly path: string } | undefined;
}

/** Template of the page. */
export const formView: View<FormModel> = view('hub/editor/form');

/** Frame of the page of an entity, or of a new one inside the last of `ancestors`. */
export function createFormPage(access: ProjectAccess, entity: Entity, ancestors: readonly EntityRow[], row?: EntityRow): Page {
  const typeLabel = inWords(entity.name);
  const crumbs: Crumb[] = [
    createProjectCrumb(access),
    ...ancestors.map(({ id, label }) => ({ title: label, path: getEntityFormPath(access.project.id, id) })),
  ];
  return createProjectPage(access, {
    title: `${row?.label ?? `New ${insideSentence(typeLabel)}`} · ${access.project.name}`,
    crumb: row?.label ?? `New ${insideSentence(typeLabel)}`,
    crumbs,
    styles: ['styles/hub-editor.css'],
    scripts: ['scripts/hub/form.js'],
  });
}

/** The common parts of all forms of a project. */
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

/** The position and contents of a saved entity. */
export function describeSurroundings(snapshot: ProjectSnapshot, entity: Entity, row: EntityRow) {
  const { previous, next, place, total } = findSiblings(snapshot, row);
  const linkTo = (one: EntityRow | undefined) =>
    one === undefined ? undefined : { label: one.label, path: getEntityFormPath(one.projectId, one.id) };
  const path = (...below: readonly string[]) => getEntityFormPath(row.projectId, row.id, ...below);
  return {
    children: createChildLists(snapshot, entity, row),
    holds: [],
    completeness: snapshot.completenessOf(row),
    siblings: { place, total, previous: linkTo(previous), next: linkTo(next) },
    nextWrong: linkTo(findNextWithErrors(snapshot, row.id)),
    links: [
      { text: 'History', path: path('history') },
      { text: `Open table`, path: getTablePath(row.projectId, entity.name) },
      { text: 'Show in graph', path: `${getProjectPath(row.projectId, 'graph')}?node_id=${row.id}` },
      { text: 'Profile', path: getEntityPath(snapshot.profile, entity) },
      { text: 'Delete…', path: path('delete') },
    ],
    duplicatePath: path('duplicate'),
    changedWords: `Version ${row.version}, saved by ${row.updatedBy} on ${momentText(row.updatedAt)}`,
    canRepeat: total > 1 || isInList(snapshot, row),
    upPath: row.parentId === null ? '' : getEntityFormPath(row.projectId, row.parentId),
  };
}

/** Returns whether its place can have several entities. */
function isInList(snapshot: ProjectSnapshot, { parentId, parentField }: EntityRow): boolean {
  if (parentId === null) return true;
  const holder = snapshot.profile.entities.get(snapshot.get(parentId)?.entityType ?? '');
  return holder?.fields.find(({ name }) => name === parentField)?.type === 'list';
}
