import type { components } from '../../../generated/hub/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { HubContext } from '../context.ts';
import { formatSingleEntity, replyOnConflict } from '../entities/answer.ts';
import { createUnknownEntityError } from '../entities/delete-entity.ts';
import { requireEntityType } from '../entities/store.ts';
import { parseFormNumber } from '../identifier.ts';
import { getProjectPath } from '../page.ts';
import type { ListPart } from '../paging.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { createHistoryFilter } from './filter.ts';
import { createEntityHistoryPage, createProjectHistoryPage, createVersionPage } from './page.ts';
import { restoreEntity } from './restore-entity.ts';
import { compareValues, type HistoryRow, readHistory, readVersion, type VersionRow } from './store.ts';

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
          unchanged: 'The current values are the same',
          revived: `${row.label} is back`,
        }[outcome];
        const inside = outcome === 'revived' ? snapshot.descendantsOf(row.id) : 0;
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
