import type { components } from '../../../generated/hub/types.d.ts';
import { type AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { type Entity, findEntity, quoteText } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirectFromTask, replyWithCreated, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatEntityLink, formatSingleEntity } from '../entities/answer.ts';
import { ConflictError, type EntityRow, requireEntityType, requireHoldingField } from '../entities/store.ts';
import { isIdentifier } from '../identifier.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectOperations, RequestedOfProject } from '../project-operations/operation.ts';
import { type EntityChange, parseFormChange, parseJsonChange } from '../saving/entity-change.ts';
import { type SavedEntity, saveEntities } from '../saving/save-entities.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { getEntityFormPath, getNewEntityPath } from './addresses.ts';
import { type ConflictDifference, findConflicts, removeOtherValues } from './conflict.ts';
import { listEntityFields, listFields } from './fields.ts';
import { createFormBody, listReferenceTypes } from './form-model.ts';
import { createEntityContextModel, createFormFrame, createFormPage, type FormModel } from './form-page.ts';
import { createPrefill } from './prefill.ts';
import { listReferenceChoices } from './relatives.ts';

export interface RefusedInput {
  readonly data: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** The parent of a new entity and the containing field. Both are absent at the top level. */
export interface NewPlace {
  readonly parent: EntityRow | undefined;
  readonly parentField: string;
}

/** Maximum size, in characters, of an entity whose form is rendered in the main thread. */
const MAX_SHORT_ENTITY = 20_000;

export async function isLongEntity(
  { pool }: HubContext,
  { project }: ProjectAccess,
  { path }: RequestedOfProject<'editHubEntity'>,
): Promise<boolean> {
  if (!isIdentifier(path.node_id)) return false;
  const { rowCount } = await pool.query(
    'select from hub_entities where project_id = $1 and id = $2 and length(data::text) > $3',
    [project.id, path.node_id, MAX_SHORT_ENTITY],
  );
  return rowCount !== 0;
}

export function createFormOperations(context: HubContext) {
  return {
    async newHubEntityForm({ access, path, query, wantsPage, flash }) {
      const entity = requireEntityTypeOfPath(access, path.type);
      const snapshot = await openSnapshot(context, access);
      const place = findNewPlace(snapshot, entity, query.parent_id, query.parent_field);
      if (wantsPage) return replyWithHtml(200, renderNewForm(context, access, snapshot, entity, place, { flash }));
      const ancestors = listWithAncestors(snapshot, place.parent);
      const { data: values, fromParent } = createPrefill(access.profile, entity, ancestors);
      return replyWithJson(200, {
        action: getProjectPath(access.project.id, 'entities'),
        entity_type: entity.name,
        ...(entity.description === '' ? {} : { help: entity.description }),
        ...(entity.ontology_term === undefined ? {} : { ontology_term: entity.ontology_term }),
        parent_id: place.parent?.id ?? null,
        parent_field: place.parent === undefined ? null : place.parentField,
        fields: listFields(access.profile, entity).map(({ field, described }) =>
          fromParent.has(field.name) ? { ...described, from_parent: true } : described,
        ),
        data: values,
        breadcrumb: ancestors.map(formatEntityLink),
      });
    },
    async editHubEntity({ access, path, wantsPage, flash }) {
      const snapshot = await openSnapshot(context, access);
      const row = requireEntityRow(snapshot, path.node_id);
      if (!wantsPage) return replyWithJson(200, formatSingleEntity(snapshot, row));
      return replyWithHtml(200, renderSavedForm(context, access, snapshot, row, flash));
    },
  } satisfies Partial<ProjectOperations>;
}

export function requireEntityRow(snapshot: ProjectSnapshot, id: string): EntityRow {
  const row = snapshot.get(id);
  if (row === undefined) throw new NotFoundError(`Entity not found: ${id}`);
  return row;
}

/** Returns the entity type for its name, ignoring case, or its name in snake_case. @throws NotFoundError */
export function requireEntityTypeOfPath({ profile }: Pick<ProjectAccess, 'profile'>, name: string): Entity {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new NotFoundError(`Entity type not found: ${quoteText(name)} (${profile.id})`);
  return entity;
}

/** Returns the parent and its field. @throws NotFoundError, or BadRequestError if the parent cannot contain the type */
export function findNewPlace(
  snapshot: ProjectSnapshot,
  entity: Entity,
  parentId: string | undefined,
  parentField: string | undefined,
): NewPlace {
  if (parentId === undefined || parentId === '') return { parent: undefined, parentField: '' };
  const parent = requireEntityRow(snapshot, parentId);
  const holder = snapshot.profile.entities.get(parent.entityType);
  if (holder === undefined) throw new NotFoundError(`Entity type not found: ${quoteText(parent.entityType)}`);
  return { parent, parentField: requireHoldingField(holder, entity.name, parentField || undefined).name };
}

export function renderNewForm(
  context: HubContext,
  access: ProjectAccess,
  snapshot: ProjectSnapshot,
  entity: Entity,
  { parent, parentField }: NewPlace,
  { flash, refused }: { readonly flash?: Flash | undefined; readonly refused?: RefusedInput } = {},
): string {
  const entry = getProfileEntry(context, access);
  const ancestors = listWithAncestors(snapshot, parent);
  const prefill = createPrefill(access.profile, entity, ancestors);
  const values = refused?.data ?? prefill.data;
  const model: FormModel = {
    ...createFormFrame(access, entity),
    flash,
    heading: 'new',
    body: createFormBody({ entry, entity, data: values, problems: [], fromParent: prefill.fromParent }),
    entityId: '',
    parentId: parent?.id ?? '',
    parentField,
    version: 0,
    wasSaved: false,
    isDirty: refused !== undefined,
    refusal: refused?.reason ?? '',
    canRepeat: true,
    upPath: parent === undefined ? '' : getEntityFormPath(access.project.id, parent.id),
    savedWords: '',
    suggestions: listReferenceChoices(snapshot, listReferenceTypes(entry, entity)),
    children: [],
    holds: [
      ...new Set(listEntityFields(access.profile, entity).map(({ field }) => formatDisplayName(field.name).toLowerCase())),
    ],
    completeness: undefined,
    siblings: undefined,
    nextWrong: undefined,
    links: [],
    duplicatePath: '',
    changedWords: '',
  };
  return context.render('hub/editor/form', createFormPage(access, entity, ancestors), model);
}

export function renderSavedForm(
  context: HubContext,
  access: ProjectAccess,
  snapshot: ProjectSnapshot,
  row: EntityRow,
  flash: Flash | undefined,
  refused?: RefusedInput,
): string {
  const entry = getProfileEntry(context, access);
  // An entity remains visible if a new profile version no longer contains its type.
  const removed: Entity = { name: row.entityType, description: 'The profile no longer has this entity type.', fields: [] };
  const entity = access.profile.entities.get(row.entityType) ?? removed;
  const ancestors = snapshot.listAncestors(row.id);
  const { fromParent } = createPrefill(access.profile, entity, ancestors);
  const model: FormModel = {
    ...createFormFrame(access, entity),
    ...createEntityContextModel(snapshot, entity, row),
    flash,
    heading: row.label,
    body: createFormBody({
      entry,
      entity,
      data: refused === undefined ? row.data : { ...row.data, ...refused.data },
      problems: snapshot.listErrors(row.id),
      fromParent,
    }),
    entityId: row.id,
    parentId: row.parentId ?? '',
    parentField: row.parentField ?? '',
    version: row.version,
    wasSaved: true,
    isDirty: refused !== undefined,
    refusal: refused?.reason ?? '',
    savedWords: '',
    suggestions: listReferenceChoices(snapshot, listReferenceTypes(entry, entity)),
  };
  return context.render('hub/editor/form', createFormPage(access, entity, ancestors, row), model);
}

export function getProfileEntry({ catalog }: HubContext, { profile }: Pick<ProjectAccess, 'profile'>): CatalogEntry {
  const entry = catalog.find(profile.name, profile.version);
  if (entry === undefined) throw new NotFoundError(`Profile not found: ${profile.id}`);
  return { ...entry, profile };
}

/** Returns the ancestors from the top, followed by the entity. */
function listWithAncestors(snapshot: ProjectSnapshot, row: EntityRow | undefined): readonly EntityRow[] {
  return row === undefined ? [] : [...snapshot.listAncestors(row.id), row];
}

type FormBody = components['schemas']['HubEntityFieldsForm'];

interface Attempt {
  readonly context: HubContext;
  readonly access: ProjectAccess;
  readonly change: EntityChange;
  readonly after: string;
  readonly wantsPage: boolean;
}

export function createSaveOperations(context: HubContext) {
  return {
    async saveHubEntity({ access, body, isForm, wantsPage }) {
      const change = isForm
        ? parseFormChange(access.profile, removeOtherValues(body as FormBody))
        : parseJsonChange(body as components['schemas']['HubEntityInput']);
      const after = isForm ? ((body as FormBody)._after ?? '') : '';
      const attempt: Attempt = { context, access, change, after, wantsPage };
      try {
        const [saved] = await saveEntities(context, access, [change]);
        return await replyWithSavedEntity(attempt, saved as SavedEntity);
      } catch (error) {
        if (error instanceof ConflictError) return replyWithConflict(attempt, error);
        if (error instanceof BadRequestError && wantsPage) return renderRejectedForm(attempt, 400, error);
        if (error instanceof NotFoundError && wantsPage) return renderRejectedForm(attempt, 404, error);
        throw error;
      }
    },
  } satisfies Partial<ProjectOperations>;
}

async function replyWithSavedEntity(attempt: Attempt, { outcome, row }: SavedEntity) {
  const { context, access, after, wantsPage } = attempt;
  const snapshot = await openSnapshot(context, access);
  const path = getEntityFormPath(access.project.id, row.id);
  if (wantsPage) {
    const errors = snapshot.listErrors(row.id).length;
    return redirectFromTask(getNextPath(after, row), createSavedFlash(outcome, row, errors, after));
  }
  const answer = formatSingleEntity(snapshot, snapshot.get(row.id) ?? row);
  return outcome === 'created' ? replyWithCreated(path, answer) : replyWithJson(200, answer);
}

function getNextPath(after: string, { projectId, id, entityType, parentId, parentField }: EntityRow): string {
  if (after === 'new')
    return getNewEntityPath(projectId, entityType, parentId === null ? undefined : { id: parentId, field: parentField ?? '' });
  if (after === 'up') return parentId === null ? getProjectPath(projectId) : getEntityFormPath(projectId, parentId);
  return getEntityFormPath(projectId, id);
}

function createSavedFlash(outcome: SavedEntity['outcome'], row: EntityRow, errors: number, after: string): Flash {
  const title = { created: 'Created', updated: 'Saved', unchanged: 'Nothing to save' }[outcome];
  const named = after === '' ? title : `${title}: ${row.label}`;
  const count = `It has ${formatQuantity(errors, 'problem')}.`;
  return { tone: 'good', title: named, lines: errors === 0 || after === '' ? [] : [count] };
}

async function replyWithConflict(attempt: Attempt, error: ConflictError) {
  const { context, access, change, wantsPage } = attempt;
  const current = error.current[0] as EntityRow;
  const snapshot = await openSnapshot(context, access);
  if (!wantsPage) return replyWithJson(409, { detail: error.message, current: formatSingleEntity(snapshot, current) });
  const entity = requireEntityType(access.profile, current.entityType);
  const differences = findConflicts(access.profile, entity, {
    sent: change.data,
    saved: current.data,
    before: await readVersion(context, current.id, change.version ?? 0),
  });
  // Both users saved the same values, so the user need not choose.
  if (differences.length === 0)
    return redirectFromTask(getEntityFormPath(access.project.id, current.id), {
      tone: 'good',
      title: `${current.updatedBy} has already saved the same values`,
      lines: [],
    });
  return replyWithHtml(409, renderConflict(context, access, snapshot, entity, current, differences));
}

async function readVersion({ pool }: HubContext, id: string, version: number) {
  const { rows } = await pool.query<{ data: Record<string, unknown> }>(
    'select data from hub_entity_versions where entity_id = $1 and version = $2',
    [id, version],
  );
  return rows[0]?.data;
}

async function renderRejectedForm<Status extends 400 | 404>(attempt: Attempt, status: Status, error: AnswerableError) {
  const { context, access, change } = attempt;
  const entity = findEntity(access.profile, change.entityType);
  if (entity === undefined) throw error;
  const snapshot = await openSnapshot(context, access);
  const refused = { data: change.data, reason: error.message };
  const row = snapshot.get(change.nodeId ?? '');
  if (row !== undefined) return replyWithHtml(status, renderSavedForm(context, access, snapshot, row, undefined, refused));
  if (change.nodeId)
    refused.reason = 'Another user has deleted it. Restore it from the history, or create it again from your input.';
  const place = findPlaceOrTop(() =>
    findNewPlace(snapshot, entity, change.parentId ?? undefined, change.parentField ?? undefined),
  );
  return replyWithHtml(status, renderNewForm(context, access, snapshot, entity, place, { refused }));
}

/** Returns the position from `find`. For an invalid position, returns the top level, because the form must show the input. */
function findPlaceOrTop(find: () => ReturnType<typeof findNewPlace>): ReturnType<typeof findNewPlace> {
  try {
    return find();
  } catch {
    return { parent: undefined, parentField: '' };
  }
}

/** Returns the page with both versions. It contains the current version, so a third user's change is another conflict. */
function renderConflict(
  context: HubContext,
  access: ProjectAccess,
  snapshot: ProjectSnapshot,
  entity: Entity,
  row: EntityRow,
  differences: readonly ConflictDifference[],
): string {
  const frame = createFormPage(access, entity, snapshot.listAncestors(row.id), row);
  return context.render(
    'hub/editor/conflict',
    {
      ...frame,
      title: `Two versions of ${frame.title}`,
      styles: [...(frame.styles ?? []), 'styles/hub-conflict.css'],
      scripts: [],
    },
    {
      tabs: createProjectTabs(access, 'none'),
      typeLabel: formatDisplayName(entity.name),
      heading: row.label,
      author: row.updatedBy,
      action: getProjectPath(access.project.id, 'entities'),
      entityType: entity.name,
      entityId: row.id,
      version: row.version,
      entityPath: getEntityFormPath(access.project.id, row.id),
      differences,
    },
  );
}
