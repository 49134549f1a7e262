/** A webhook as it is answered: where messages go, and what became of the last one. */
import type { components } from '../../../generated/proteomics/types.d.ts';

/** A webhook as it is answered: without its secret. */
export type WebhookState = components['schemas']['WebhookState'];

/** A webhook's row in the database, as far as its state and its receiver need it. */
export interface WebhookRow {
  readonly url: string;
  readonly secret: string | null;
  readonly enabled: boolean;
  readonly last_at: Date | null;
  readonly last_delivered: boolean | null;
  readonly last_status: number | null;
  readonly last_attempts: number | null;
  readonly last_message: string | null;
}

/** What is answered of a row. */
export function webhookStateOf(row: WebhookRow): WebhookState {
  return {
    url: row.url,
    has_secret: row.secret !== null,
    enabled: row.enabled,
    last_delivery:
      row.last_at === null
        ? null
        : {
            at: row.last_at.toISOString(),
            delivered: row.last_delivered === true,
            status: row.last_status,
            attempts: row.last_attempts ?? 1,
            message: row.last_message,
          },
  };
}
