/** Sends alerts. Each message is a row with a job. If a process is killed, a message can arrive twice with the same ID. */
import { createJobWork, type JobRun, type JobWork } from '../../jobs/job.ts';
import { DELIVERY_WORKERS, NotDeliveredError } from '../../webhooks/deliveries.ts';
import { SEND_ALERT } from '../jobs.ts';
import { type SendingContext, sendAlert } from './sending.ts';
import { type Alert, createAlertJob, DUE_ALERT, type DueAlert, recordAlertAttempt } from './store.ts';
import type { AlertContent } from './table.ts';

/** Maximum number of events per message. Further events are sent with the next message. */
const MAX_BATCH_SIZE = 50;

export function createAlertDeliveries(context: SendingContext): JobWork {
  return createJobWork(SEND_ALERT, ({ alert }, run) => sendDueMessages(context, alert, run), {
    ...DELIVERY_WORKERS,
    async listMissing(client) {
      const { rows } = await client.query<DueAlert>(
        `select ${DUE_ALERT}, m.due_at as due from proteomics_alerts a join proteomics_alert_messages m on m.alert_uuid = a.uuid
          where m.settled_at is null`,
      );
      return rows.map(createAlertJob);
    },
  });
}

/** Tries once to send an alert's due messages. Discards them if the owner has lost the right. @throws NotDeliveredError */
export async function sendDueMessages(context: SendingContext, alertUuid: string, run: JobRun): Promise<void> {
  const { pool, now } = context;
  const { rows: alerts } = await pool.query<Alert>(
    `select uuid, pipeline_uuid as "pipelineUuid", user_uuid as "userUuid", channel, address
       from proteomics_alerts where uuid = $1`,
    [alertUuid],
  );
  const [alert] = alerts;
  if (alert === undefined) return;
  for (let isMore = true; isMore; ) {
    const at = now();
    const { rows } = await pool.query<{ readonly uuid: string; readonly content: AlertContent }>(
      `select uuid, content from proteomics_alert_messages
        where alert_uuid = $1 and settled_at is null and due_at <= $2 order by made_at, uuid limit $3`,
      [alertUuid, at, MAX_BATCH_SIZE],
    );
    if (rows.length === 0) return;
    isMore = rows.length === MAX_BATCH_SIZE;
    const messages = rows.map(({ uuid }) => uuid);
    const items = rows.map(({ uuid, content }) => ({ ...content, id: uuid }));
    const attempt = await sendAlert(context, alert, { items, id: messages.join(), signal: run.signal });
    const isOver = attempt.delivered || attempt.isSilent === true;
    if (!isOver) run.signal.throwIfAborted();
    await recordAlertAttempt(pool, alert, attempt, at);
    // Later messages have separate jobs. One millisecond is added, because a Date lacks the microseconds of the column.
    await pool.query(
      `update proteomics_alert_messages set settled_at = $2
        where uuid = any($1::uuid[]) and ($3 or ($4 and made_at < $5::timestamptz + interval '1 ms'))`,
      [messages, at, isOver, run.isLast, run.sentAt],
    );
    if (!isOver) throw new NotDeliveredError(alert.pipelineUuid, attempt);
  }
}
