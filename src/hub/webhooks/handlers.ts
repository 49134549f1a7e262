import { type Exchange, wantsPage } from '../../contract/accept.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import { handleRemoveWebhook, handleSetWebhook, handleTestWebhook, type WebhookPlace } from '../../webhooks/answers.ts';
import { buildWebhookSection } from '../../webhooks/form.ts';
import { findWebhook, readWebhook } from '../../webhooks/store.ts';
import type { HubHandlers, WorkspaceAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { createHubPage, getWorkspacePath } from '../page.ts';
import { createHubMessage } from './messages.ts';
import { createWorkspaceWebhooks } from './rights.ts';
import { WORKSPACE_WEBHOOKS } from './table.ts';

export function createHubWebhookHandlers(context: HubContext) {
  const { pool } = context;
  const webhooks = createWorkspaceWebhooks(context);

  async function renderWebhook<Status extends 200 | 400>(
    call: Exchange,
    status: Status,
    { workspace, actor }: WorkspaceAccess,
    refused?: RefusedForm,
  ) {
    const state = (await readWebhook(pool, WORKSPACE_WEBHOOKS, workspace.id))?.state;
    const webhook = buildWebhookSection(getWorkspacePath(workspace.id, 'webhook'), state, refused);
    const crumbs = [{ title: workspace.name, path: getWorkspacePath(workspace.id) }];
    const frame = createHubPage(actor, { title: `Webhook of ${workspace.name}`, crumb: 'Webhook', crumbs });
    return replyWithPage(context, call, status, 'hub/webhooks/webhook', frame, { name: workspace.name, webhook });
  }

  const createWebhookPlace = (call: Exchange, access: WorkspaceAccess) =>
    ({
      subject: access.workspace.id,
      show: (flash) => redirect(call, getWorkspacePath(access.workspace.id, 'webhook'), flash),
      showAgain: (status, refused) => renderWebhook(call, status, access, refused),
    }) satisfies WebhookPlace<unknown, unknown>;

  return {
    async getHubWebhook(call) {
      if (wantsPage(call)) return renderWebhook(call, 200, call.access);
      return replyWithJson(200, (await findWebhook(pool, WORKSPACE_WEBHOOKS, call.access.workspace.id)).state);
    },
    setHubWebhook(call) {
      const { user, actor, isManager } = call.access.caller;
      return handleSetWebhook(webhooks, call, createWebhookPlace(call, call.access), {
        sub: user?.sub ?? '',
        name: actor.userName,
        isManager,
      });
    },
    deleteHubWebhook: (call) => handleRemoveWebhook(webhooks, call, createWebhookPlace(call, call.access)),
    testHubWebhook(call) {
      const { workspace, actor } = call.access;
      const message = createHubMessage(workspace.id, null, { event: 'test', by: actor.userName });
      return handleTestWebhook(webhooks, call, createWebhookPlace(call, call.access), message);
    },
  } satisfies Partial<HubHandlers>;
}
