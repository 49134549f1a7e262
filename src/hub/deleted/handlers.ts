import type { components } from '../../../generated/hub/types.d.ts';
import { wantsPage } from '../../contract/accept.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { RETENTION_OF_DELETED_DAYS } from '../../storage/upkeep/pruning.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import { createVisibilitySql, findWorkspaceRights, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { createHubPage, getProjectPath, getWorkspacePath } from '../page.ts';
import { createPager, DEFAULT_LIMIT, type ListPart } from '../paging.ts';
import { queueProjectEvent, queueWorkspaceEvent } from '../webhooks/messages.ts';
import { restoreWorkspaceInTransaction } from '../workspaces/store.ts';
import { computeRemovalTime, type DeletedItem, listDeletedItems, unmarkDeleted } from './store.ts';

const LIST = '/hub/deleted';

export function createDeletedHandlers(context: HubContext) {
  const { pool } = context;
  return {
    async listDeletedHubItems(call) {
      const caller = call.access;
      const part = { limit: call.query.limit ?? DEFAULT_LIMIT, offset: call.query.offset ?? 0 };
      const { items, total } = await listDeletedItems(pool, createVisibilitySql(caller, '$1'), part);
      const answers = await Promise.all(items.map((item) => formatItem(context, caller, item)));
      if (!wantsPage(call)) return replyWithJson(200, { items: answers, total, ...part });
      const frame = createHubPage(caller.actor, { title: 'Deleted items', crumbs: [] });
      return replyWithPage(context, call, 200, 'hub/deleted/list', frame, createModel(answers, total, part));
    },

    async restoreDeletedHubItem(call) {
      const { caller, item } = call.access;
      const { kind, id } = item;
      const name = await runInTransaction(pool, async (client) => {
        await unmarkDeleted(client, id);
        const by = caller.actor.userName;
        if (kind === 'project') await queueProjectEvent(client, id, { event: 'project_restored', by });
        else await queueWorkspaceEvent(client, id, { event: 'workspace_restored', by });
        return kind === 'project' ? item.name : restoreWorkspaceInTransaction(client, caller, item.workspace);
      });
      if (!wantsPage(call)) return replyWithJson(200, { kind, id, name });
      const path = kind === 'project' ? getProjectPath(id) : getWorkspacePath(id);
      return redirect(call, path, `${kind === 'project' ? 'Project' : 'Workspace'} restored: ${name}`);
    },
  } satisfies Partial<HubHandlers>;
}

type Answer = components['schemas']['HubDeletedItem'];

async function formatItem(context: HubContext, caller: HubCaller, item: DeletedItem): Promise<Answer> {
  const { kind, id, name, workspace, at, by } = item;
  return {
    kind,
    id,
    name,
    workspace: kind === 'project' ? workspace.name : null,
    deleted_at: at.toISOString(),
    deleted_by: by,
    removed_after: computeRemovalTime(item).toISOString(),
    can_restore: (await findWorkspaceRights(context, caller, workspace)).canManage,
  };
}

function createModel(items: readonly Answer[], total: number, part: ListPart) {
  return {
    days: RETENTION_OF_DELETED_DAYS,
    rows: items.map(({ id, name, workspace, deleted_by, deleted_at, removed_after, can_restore }) => ({
      name,
      kind: workspace === null ? 'Workspace' : `Project in ${workspace}`,
      by: deleted_by,
      deleted: createDisplayDate(new Date(deleted_at)),
      removed: createDisplayDate(new Date(removed_after)),
      restorePath: can_restore ? `${LIST}/${id}/restore` : '',
    })),
    pager: createPager(part, total, LIST, {}),
  };
}
