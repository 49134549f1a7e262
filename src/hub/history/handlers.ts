import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { AnswerableError, NotFoundError } from '../../contract/errors.ts';
import { findFieldByName, type Profile } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { HubContext } from '../context.ts';
import { formatSingleEntity, replyOnConflict } from '../entities/answer.ts';
import { createUnknownEntityError } from '../entities/delete-entity.ts';
import { areSameValues } from '../entities/entity-values.ts';
import {
  createStaleError,
  type EntityRow,
  isSingleEntityField,
  PlaceError,
  readEntity,
  rejectTooDeepMoves,
  requireEntityType,
} from '../entities/store.ts';
import { parseFormNumber } from '../identifier.ts';
import { getProjectPath } from '../page.ts';
import type { ListPart } from '../paging.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { insertEntities, recordEntityEvents, updateEntities } from '../saving/entity-events.ts';
import { type EntityScope, readListEntityIds, runInProject, updateEntityPositions } from '../saving/save-entities.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { createHistoryFilter } from './filter.ts';
import { createEntityHistoryPage, createProjectHistoryPage, createVersionPage } from './page.ts';
import {
  compareValues,
  computeNames,
  createEarlierRow,
  type HistoryRow,
  readDeletedDescendants,
  readHistory,
  readVersion,
  readVersionDates,
  type VersionRow,
} from './store.ts';

export interface Restoration {
  readonly restoreVersion: number;
  /** The current version that the client read. For a deleted entity, the version of the deletion. */
  readonly version?: number | undefined;
}

/** Saves an earlier version, also of a deleted entity, as the latest one. @throws NotFoundError, ConflictError, PlaceError */
export function restoreEntity(
  context: HubContext,
  scope: EntityScope,
  id: string,
  restoration: Restoration,
): Promise<{ readonly row: EntityRow; readonly outcome: 'updated' | 'unchanged' | 'revived' }> {
  return runInProject(context, scope.project, async (client) => {
    const restoredVersion = await readVersion(client, scope.project.id, id, restoration.restoreVersion);
    const latest = await readVersion(client, scope.project.id, id);
    if (latest === undefined) throw createUnknownEntityError(id);
    if (restoredVersion === undefined)
      throw new NotFoundError(`restore_version: the entity has no version ${restoration.restoreVersion}.`);
    const row = await readEntity(client, scope.project.id, id);
    return row === undefined
      ? restoreDeletedEntity(client, context.now(), scope, { wanted: restoredVersion, latest }, restoration.version)
      : restoreExistingEntity(client, context.now(), scope, { wanted: restoredVersion, row }, restoration.version);
  });
}

async function restoreExistingEntity(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor }: EntityScope,
  { wanted, row }: { wanted: VersionRow; row: EntityRow },
  named: number | undefined,
) {
  if (named !== undefined && named !== row.version) throw createStaleError(row, named);
  if (areSameValues(row.data, wanted.data)) return { row, outcome: 'unchanged' as const };
  const restored: EntityRow = {
    ...row,
    ...computeNames(profile, wanted),
    data: wanted.data,
    version: row.version + 1,
    updatedAt: at,
    updatedBy: actor.userName,
  };
  await updateEntities(client, [restored]);
  await recordEntityEvents(client, project.id, actor, at, [{ row: restored, action: 'restored' }]);
  return { row: restored, outcome: 'updated' as const };
}

async function restoreDeletedEntity(
  client: pg.ClientBase,
  at: Date,
  { project, profile, actor }: EntityScope,
  { wanted, latest }: { wanted: VersionRow; latest: VersionRow },
  named: number | undefined,
) {
  if (named !== undefined && named !== latest.version) {
    const detail = `The entity was deleted at version ${latest.version}, but the request contains version ${named}.`;
    throw new AnswerableError(409, detail);
  }
  await rejectUnavailableParent(client, profile, latest);
  const inside = await readDeletedDescendants(client, latest);
  const states = [{ ...latest, data: wanted.data }, ...inside];
  const first = await readVersionDates(client, project.id, states);
  const rows = states.map(
    (state): EntityRow => ({
      ...createEarlierRow(profile, state),
      version: state.version + 1,
      createdAt: first.get(state.entityId) ?? at,
      updatedAt: at,
      updatedBy: actor.userName,
    }),
  );
  const [root] = rows as [EntityRow];
  const siblings = await readListEntityIds(client, project.id, root);
  await insertEntities(client, rows);
  await rejectTooDeepMoves(client, project.id, [root]);
  siblings.splice(root.position, 0, root.id);
  await updateEntityPositions(client, siblings);
  await recordEntityEvents(
    client,
    project.id,
    actor,
    at,
    rows.map((row) => ({ row, action: 'restored', reported: 'created' })),
  );
  return { row: { ...root, position: siblings.indexOf(root.id) }, outcome: 'revived' as const };
}

async function rejectUnavailableParent(client: pg.ClientBase, profile: Profile, latest: VersionRow): Promise<void> {
  const { projectId, parentId, parentField, entityType } = latest;
  if (!profile.entities.has(entityType))
    throw new PlaceError(`The project moved to the profile ${profile.id}, which has no type ${entityType}.`);
  if (parentId === null || parentField === null) return;
  const parent = await readEntity(client, projectId, parentId);
  if (parent === undefined) {
    const type = (await readVersion(client, projectId, parentId))?.entityType ?? 'entity';
    throw new PlaceError(`The ${type} that contains this entity is also deleted. Restore it first.`);
  }
  const entity = profile.entities.get(parent.entityType);
  const field = entity === undefined ? undefined : findFieldByName(entity, parentField);
  if (entity === undefined || field === undefined)
    throw new PlaceError(
      `The project moved to the profile ${profile.id}, where ${parent.entityType} has no field ${parentField}.`,
    );
  const isTaken = isSingleEntityField(field) && (await readListEntityIds(client, projectId, latest)).length > 0;
  if (isTaken) throw new PlaceError(`${parentField} can contain only one ${entityType}, and contains another one now.`);
}

type HubChange = components['schemas']['HubChange'];

export function createHistoryOperations(context: HubContext) {
  return {
    async listHubEntityHistory({ access, path, query, wantsPage }) {
      const part = { entityId: path.node_id, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const history = await readHistory(context.pool, access.project.id, part);
      if (history.total === 0) throw createUnknownEntityError(path.node_id);
      if (!wantsPage)
        return replyWithJson(200, {
          entries: history.rows.map(createChangeFormatter(access.profile)),
          ...createHistoryPart(history),
        });
      const latest = (await readVersion(context.pool, access.project.id, path.node_id)) as VersionRow;
      return replyWithHtml(200, createEntityHistoryPage(context, access, { ...history, latest }));
    },

    async listHubProjectHistory({ access, query, wantsPage, flash }) {
      const named = query.entity_type || undefined;
      const part = {
        ...query,
        entityType: named === undefined ? undefined : requireEntityType(access.profile, named, 'query.entity_type').name,
        action: query.action || undefined,
        field: query.field || undefined,
        limit: query.limit ?? 100,
        offset: query.offset ?? 0,
      };
      const history = await readHistory(context.pool, access.project.id, part);
      if (!wantsPage)
        return replyWithJson(200, {
          entries: history.rows.map(createChangeFormatter(access.profile)),
          ...createHistoryPart(history),
        });
      const filter = await createHistoryFilter(context.pool, access.project.id, part);
      return replyWithHtml(200, createProjectHistoryPage(context, access, { ...history, filter, flash }));
    },

    async showHubEntityVersion({ access, path, query, wantsPage }) {
      const [pool, id] = [context.pool, access.project.id];
      const latest = await readVersion(pool, id, path.node_id);
      if (latest === undefined) throw createUnknownEntityError(path.node_id);
      const findVersion = async (version: number) => {
        const found = await readVersion(pool, id, path.node_id, version);
        if (found === undefined) throw new NotFoundError(`The entity has no version ${version}.`);
        return found;
      };
      const shown = await findVersion(path.version);
      const number = query.against ?? (shown.version > 1 ? shown.version - 1 : undefined);
      const against = number === undefined ? undefined : await findVersion(number);
      const changes = compareValues(access.profile, shown.entityType, against?.data ?? null, shown.data);
      if (!wantsPage)
        return replyWithJson(200, { ...formatState(shown), data: shown.data, against: against?.version ?? null, changes });
      return replyWithHtml(200, createVersionPage(context, access, { shown, against, latest, changes }));
    },
    async restoreHubEntity({ access, path, body, wantsPage: isPage }) {
      const restoration = { restoreVersion: Number(body.restore_version), version: parseFormNumber(body.version ?? undefined) };
      return replyOnConflict(context, access, isPage, async () => {
        const { row, outcome } = await restoreEntity(context, access, path.node_id, restoration);
        const snapshot = await openSnapshot(context, access);
        const present = snapshot.get(row.id) ?? row;
        if (!isPage) return replyWithJson(200, formatSingleEntity(snapshot, present));
        const title = {
          updated: `The values of version ${restoration.restoreVersion} were restored`,
          unchanged: `Nothing changed. Version ${restoration.restoreVersion} has the current values`,
          revived: `${row.label} restored`,
        }[outcome];
        const inside = outcome === 'revived' ? snapshot.countDescendants(row.id) : 0;
        const lines = inside === 0 ? [] : [`Also restored: ${formatQuantity(inside, 'entity', 'entities')} inside it.`];
        return redirectFromTask(getProjectPath(access.project.id, 'entity', row.id), title, ...lines);
      });
    },
  } satisfies Partial<ProjectOperations>;
}

function createHistoryPart({ part: { limit, offset }, total }: { readonly part: ListPart; readonly total: number }) {
  return { total, limit, offset };
}

function formatState(row: VersionRow): Omit<HubChange, 'changes'> {
  return {
    entity_id: row.entityId,
    entity_type: row.entityType,
    label: row.label,
    version: row.version,
    action: row.action,
    user_id: row.userId,
    user_name: row.userName,
    at: row.at.toISOString(),
  };
}

export function createChangeFormatter(profile: Profile): (row: HistoryRow) => HubChange {
  return (row) => ({ ...formatState(row), changes: compareValues(profile, row.entityType, row.before, row.data) });
}
