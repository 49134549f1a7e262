/** Saves an entity from a form or from JSON, and renders the conflict page (openapi/hub, saveHubEntity). */
import type { components } from '../../../generated/hub/types.d.ts';
import { type AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { type Entity, findEntity } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { redirectFromTask, replyWithCreated, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatSingleEntity } from '../entities/answer.ts';
import { ConflictError, type EntityRow, requireEntityType } from '../entities/store.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { type EntityChange, parseFormChange, parseJsonChange } from '../saving/entity-change.ts';
import { type SavedEntity, saveEntities } from '../saving/save-entities.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { getEntityFormPath, getNewEntityPath } from './addresses.ts';
import { type ConflictDifference, findConflicts, removeOtherValues } from './conflict.ts';
import { findNewPlace, renderNewForm, renderSavedForm } from './form-handlers.ts';
import { createFormPage } from './form-page.ts';

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
    const errors = snapshot.errorsOf(row.id).length;
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

/** The page contains the current version, so a third user's change is detected as another conflict. */
function renderConflict(
  context: HubContext,
  access: ProjectAccess,
  snapshot: ProjectSnapshot,
  entity: Entity,
  row: EntityRow,
  differences: readonly ConflictDifference[],
): string {
  const frame = createFormPage(access, entity, snapshot.ancestorsOf(row.id), row);
  return context.render(
    'hub/editor/conflict',
    {
      ...frame,
      title: `Two states of ${frame.title}`,
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
