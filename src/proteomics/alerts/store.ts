import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { SLOW_PRIORITY } from '../../jobs/job.ts';
import { and, drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import type { DeliveryAttempt } from '../../webhooks/webhook-client.ts';
import { createLoginNeededError } from '../access/person.ts';
import { checkRecordLimit, RecordStateError, requireUuid } from '../records.ts';
import { proteomicsAlerts } from './table.ts';

export type Alert = Readonly<typeof proteomicsAlerts.$inferSelect>;

export type NewAlert = Pick<Alert, 'userUuid' | 'channel' | 'address' | 'events' | 'isDaily' | 'silentHours'> &
  Partial<Pick<Alert, 'runsOut' | 'ofRuns'>>;

export async function readAlerts(pool: pg.Pool, pipelineUuid: string): Promise<readonly Alert[]> {
  return drizzle(pool)
    .select()
    .from(proteomicsAlerts)
    .where(eq(proteomicsAlerts.pipelineUuid, pipelineUuid))
    .orderBy(proteomicsAlerts.createdAt, proteomicsAlerts.uuid);
}

export async function findAlert(pool: pg.Pool, uuid: string, pipelineUuid: string): Promise<Alert> {
  requireUuid(uuid, 'alert');
  const [found] = await drizzle(pool)
    .select()
    .from(proteomicsAlerts)
    .where(and(eq(proteomicsAlerts.uuid, uuid), eq(proteomicsAlerts.pipelineUuid, pipelineUuid)));
  if (found === undefined) throw new NotFoundError(`There is no alert ${uuid} in this pipeline.`);
  return found;
}

/** Maximum alerts of a pipeline, because pages and deliveries read all of them. */
const MAX_ALERTS = 500;
/** Maximum alerts of a user in a pipeline, so that one user leaves room for others. */
const MAX_OWN_ALERTS = 50;

/** @throws LoginNeededError if the user was erased concurrently; RecordStateError for too many alerts */
export function createAlert(pool: pg.Pool, pipelineUuid: string, made: NewAlert, now: Date): Promise<void> {
  const { userUuid, channel, address, events, isDaily, silentHours, runsOut = 1, ofRuns = runsOut } = made;
  const fields = [channel, address, JSON.stringify(events), isDaily, silentHours, runsOut, ofRuns];
  const values = [randomUUID(), pipelineUuid, userUuid, ...fields, now];
  const ofPerson = userUuid === null ? '' : 'from proteomics_users where uuid = $3 and deleted_at is null for share';
  return runInTransaction(pool, async (client) => {
    const ofPipeline = eq(proteomicsAlerts.pipelineUuid, pipelineUuid);
    const countAlerts = () => drizzle(client).$count(proteomicsAlerts, ofPipeline);
    await checkRecordLimit(client, pipelineUuid, { most: MAX_ALERTS, noun: 'alert', count: countAlerts });
    const ofUser = and(ofPipeline, eq(proteomicsAlerts.userUuid, userUuid ?? ''));
    if (userUuid !== null && (await drizzle(client).$count(proteomicsAlerts, ofUser)) >= MAX_OWN_ALERTS)
      throw new RecordStateError(`You have ${MAX_OWN_ALERTS} alerts of this pipeline, the maximum. Delete some first.`);
    const { rowCount } = await client.query(
      `insert into proteomics_alerts (uuid, pipeline_uuid, user_uuid, channel, address, events, is_daily, silent_hours, runs_out, of_runs,
       created_at)
     select $1::uuid, $2::uuid, $3::uuid, $4, $5, $6::jsonb, $7::boolean, $8::int, $9::int, $10::int, $11::timestamptz ${ofPerson}`,
      values,
    );
    if (rowCount === 0) throw createLoginNeededError();
  });
}

export async function deleteAlert(pool: pg.Pool, { uuid }: Pick<Alert, 'uuid'>): Promise<void> {
  await drizzle(pool).delete(proteomicsAlerts).where(eq(proteomicsAlerts.uuid, uuid));
}

/** Columns of {@link DueAlert} except `due`, for queries of `proteomics_alerts a`. */
export const DUE_ALERT = 'a.uuid, coalesce(a.user_uuid, a.uuid) as turn, coalesce(a.last_delivered, false) as responds';

/** An alert with a message that is due. Alerts with the same `turn` are sent one after another. */
export interface DueAlert {
  readonly uuid: string;
  readonly turn: string;
  readonly responds: boolean;
  readonly due: Date;
}

/** Returns the job that sends the due messages of an alert. Its priority is low unless the last delivery succeeded. */
export const createAlertJob = ({ uuid, turn, responds, due }: DueAlert) => ({
  data: { alert: uuid },
  key: uuid,
  group: turn,
  startAfter: due,
  priority: responds ? 0 : SLOW_PRIORITY,
});

export async function recordAlertAttempt(
  pool: pg.Pool,
  { uuid }: Pick<Alert, 'uuid'>,
  { delivered, message }: DeliveryAttempt,
  lastAt: Date,
): Promise<void> {
  await drizzle(pool)
    .update(proteomicsAlerts)
    .set({ lastAt, lastDelivered: delivered, lastMessage: message })
    .where(eq(proteomicsAlerts.uuid, uuid));
}
