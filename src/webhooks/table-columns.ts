/** The columns that the webhooks of every service have (openapi/shared, schema WebhookState). */

import { defineTimestampColumn } from '../storage/timestamp-column.ts';
import { boolean, integer, text } from '../storage/transaction.ts';

/** Returns the columns of a webhook, except its subject and its owner. */
export function defineWebhookColumns() {
  return {
    url: text('url').notNull(),
    /** Signing key, never returned. */
    secret: text('secret'),
    enabled: boolean('enabled').notNull(),
    /** Result of the last attempt; null before the first. */
    lastAt: defineTimestampColumn('last_at'),
    lastDelivered: boolean('last_delivered'),
    lastStatus: integer('last_status'),
    lastAttempts: integer('last_attempts'),
    lastMessage: text('last_message'),
  };
}
