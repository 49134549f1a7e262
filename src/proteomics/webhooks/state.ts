/** A webhook as it is answered: where messages go, and what became of the last one. */
import type { components } from '../../../generated/proteomics/types.d.ts';
import type { proteomicsWebhooks } from './table.ts';

/** A webhook as it is answered: without its secret. */
export type WebhookState = components['schemas']['WebhookState'];

/** What is answered of a row. */
export function webhookStateOf(row: typeof proteomicsWebhooks.$inferSelect): WebhookState {
  return {
    url: row.url,
    has_secret: row.secret !== null,
    enabled: row.enabled,
    last_delivery:
      row.lastAt === null
        ? null
        : {
            at: row.lastAt.toISOString(),
            delivered: row.lastDelivered === true,
            status: row.lastStatus,
            attempts: row.lastAttempts ?? 1,
            message: row.lastMessage,
          },
  };
}
