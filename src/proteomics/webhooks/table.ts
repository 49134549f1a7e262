import type { components } from '../../../generated/proteomics/types.d.ts';
import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, integer, jsonb, pgTable, uuid } from '../../storage/transaction.ts';
import type { WebhookTables } from '../../webhooks/store.ts';
import { defineWebhookColumns } from '../../webhooks/table-columns.ts';
import { DELIVER_WEBHOOK } from '../jobs.ts';
import { definePipelineReference, proteomicsUsers } from '../tables.ts';

/** Tables and columns, for the webhook code that services share. */
export const PIPELINE_WEBHOOKS: WebhookTables = {
  webhooks: 'proteomics_webhooks',
  deliveries: 'proteomics_webhook_deliveries',
  subject: 'pipeline_uuid',
  owner: 'user_uuid',
  turn: 'coalesce(user_uuid, pipeline_uuid)::text',
  job: DELIVER_WEBHOOK,
  subjectWord: 'The pipeline',
};

export const proteomicsWebhooks = pgTable('proteomics_webhooks', {
  pipelineUuid: definePipelineReference().primaryKey(),
  ...defineWebhookColumns(),
  /** The user who set the webhook and must still manage the pipeline; null for an administrator without a user. */
  userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
});

/** Undelivered messages. Each is written with its job in the transaction of its cause. */
export const proteomicsWebhookDeliveries = pgTable(
  'proteomics_webhook_deliveries',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsWebhooks.pipelineUuid, { onDelete: 'cascade' }),
    message: jsonb('message').$type<Omit<components['schemas']['WebhookMessage'], 'sent_at'>>().notNull(),
    // Servers of release 0.2.0 use these columns during the upgrade. The next release can drop them.
    attempts: integer('attempts').notNull().default(0),
    nextAt: defineTimestampColumn('next_at').notNull().defaultNow(),
  },
  (table) => [index('proteomics_webhook_deliveries_next').on(table.nextAt)],
);
