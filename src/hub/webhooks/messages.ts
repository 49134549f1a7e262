/** Creates webhook messages (schema HubWebhookMessage), and queues them in the transaction of the reported change. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { queueMessage } from '../../webhooks/store.ts';
import { type HubMessage, WORKSPACE_WEBHOOKS } from './table.ts';

type Message = components['schemas']['HubWebhookMessage'];

export type HubAction = NonNullable<Message['action']>;

export type HubEvent = Pick<Message, 'event' | 'by'> & Partial<Pick<Message, 'action' | 'doi'>>;

export function createHubMessage(workspace: string, project: string | null, event: HubEvent): HubMessage {
  return { id: randomUUID(), workspace, project, action: null, doi: null, ...event };
}

export function queueWorkspaceEvent(client: pg.ClientBase, workspaceId: string, event: HubEvent): Promise<void> {
  return queueMessage(client, WORKSPACE_WEBHOOKS, workspaceId, createHubMessage(workspaceId, null, event));
}

export async function queueProjectEvent(client: pg.ClientBase, projectId: string, event: HubEvent): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select workspace_id as id from hub_webhooks join hub_projects using (workspace_id) where id = $1 and enabled',
    [projectId],
  );
  const [workspace] = rows;
  if (workspace === undefined) return;
  await queueMessage(client, WORKSPACE_WEBHOOKS, workspace.id, createHubMessage(workspace.id, projectId, event));
}

/** Adds events of the same transaction to their action's queued message. `before`: the action's number in the message. */
export async function extendQueuedAction(
  client: pg.ClientBase,
  projectId: string,
  before: number,
  action: HubAction,
): Promise<void> {
  await client.query(
    `update hub_webhook_deliveries set message = jsonb_set(message, '{action}', $3)
      where message->>'project' = $1 and (message->'action'->>'moment')::bigint = $2`,
    [projectId, before, JSON.stringify(action)],
  );
}
