import type { components } from '../../../generated/hub/types.d.ts';
import { defineJob } from '../../jobs/job.ts';
import { index, jsonb, pgTable, uuid } from '../../storage/transaction.ts';
import { DELIVERY_POLICY } from '../../webhooks/deliveries.ts';
import type { WebhookTables } from '../../webhooks/store.ts';
import { defineWebhookColumns } from '../../webhooks/table-columns.ts';
import { hubWorkspaces } from '../tables.ts';

/** Names of the tables and columns of webhooks, and the delivery job. */
export const WORKSPACE_WEBHOOKS: WebhookTables = {
  webhooks: 'hub_webhooks',
  deliveries: 'hub_webhook_deliveries',
  subject: 'workspace_id',
  owner: 'owner',
  // Visitors have no identifier, so the host of the receiver replaces it.
  turn: "coalesce(nullif(owner->>'sub', ''), split_part(url, '/', 3))",
  job: defineJob<{ readonly message: string }>('hub-webhook', DELIVERY_POLICY),
  subjectWord: 'The workspace',
};

/** The person who set the webhook. Each delivery requires that the person still manages the workspace. */
export interface WebhookOwner {
  /** Subject of the login; empty for visitors. */
  readonly sub: string;
  readonly name: string;
  /** True if the person managed all collaborations when the webhook was set. */
  readonly isManager: boolean;
}

/** A message before its delivery (schema HubWebhookMessage). */
export type HubMessage = Omit<components['schemas']['HubWebhookMessage'], 'sent_at'>;

/** A workspace has at most one webhook. */
export const hubWebhooks = pgTable('hub_webhooks', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => hubWorkspaces.id, { onDelete: 'cascade' }),
  ...defineWebhookColumns(),
  owner: jsonb('owner').$type<WebhookOwner>().notNull(),
});

/** Undelivered messages. The transaction of the reported change adds the message and its job. */
export const hubWebhookDeliveries = pgTable(
  'hub_webhook_deliveries',
  {
    uuid: uuid('uuid').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => hubWebhooks.workspaceId, { onDelete: 'cascade' }),
    message: jsonb('message').$type<HubMessage>().notNull(),
  },
  (table) => [index('hub_webhook_deliveries_workspace').on(table.workspaceId)],
);
