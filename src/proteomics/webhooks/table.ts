/** Tables of webhooks and queued messages. */
import { boolean, index, integer, jsonb, pgTable, text, uuid } from '../../storage/transaction.ts';
import { defineInstant, definePipelineReference, proteomicsUsers } from '../tables.ts';
import type { WebhookMessage } from './message.ts';

/** At most one webhook per pipeline. */
export const proteomicsWebhooks = pgTable('proteomics_webhooks', {
  pipelineUuid: definePipelineReference().primaryKey(),
  url: text('url').notNull(),
  /** Signing key, never returned. */
  secret: text('secret'),
  /** The user who set it and must still manage the pipeline; null for the administration. */
  userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
  enabled: boolean('enabled').notNull(),
  /** Result of the last attempt; null before the first. */
  lastAt: defineInstant('last_at'),
  lastDelivered: boolean('last_delivered'),
  lastStatus: integer('last_status'),
  lastAttempts: integer('last_attempts'),
  lastMessage: text('last_message'),
});

/** Undelivered messages, written in the transaction of the import with a job each. */
export const proteomicsWebhookDeliveries = pgTable(
  'proteomics_webhook_deliveries',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsWebhooks.pipelineUuid, { onDelete: 'cascade' }),
    message: jsonb('message').$type<Omit<WebhookMessage, 'sent_at'>>().notNull(),
    // Servers of release 0.2.0 use these columns during the upgrade. Drop them in the release after this one.
    attempts: integer('attempts').notNull().default(0),
    nextAt: defineInstant('next_at').notNull().defaultNow(),
  },
  (table) => [index('proteomics_webhook_deliveries_next').on(table.nextAt)],
);
