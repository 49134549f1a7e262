/** Alerts of a pipeline in the database. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { personNeeded } from '../access/refusals.ts';
import { demandUuid } from '../records.ts';
import type { DeliveryAttempt } from '../webhooks/webhook-client.ts';
import type { AlertChannel, AlertEvent } from './table.ts';

/** Who is told what. */
export interface Alert {
  readonly uuid: string;
  readonly pipelineUuid: string;
  /** Whose it is; null for those of the administration. */
  readonly userUuid: string | null;
  readonly channel: AlertChannel;
  readonly address: string;
  readonly events: readonly AlertEvent[];
  readonly isDaily: boolean;
  /** Hours. */
  readonly silentHours: number;
  readonly lastAt: Date | null;
  readonly lastDelivered: boolean | null;
  readonly lastMessage: string | null;
}

/** What a person chose. */
export type NewAlert = Pick<Alert, 'userUuid' | 'channel' | 'address' | 'events' | 'isDaily' | 'silentHours'>;

const COLUMNS = `uuid, pipeline_uuid as "pipelineUuid", user_uuid as "userUuid", channel, address, events, is_daily as "isDaily",
  silent_hours as "silentHours", last_at as "lastAt", last_delivered as "lastDelivered", last_message as "lastMessage"`;

/** The alerts of a pipeline, oldest first. */
export async function readAlerts(pool: pg.Pool, pipelineUuid: string): Promise<readonly Alert[]> {
  const { rows } = await pool.query<Alert>(
    `select ${COLUMNS} from proteomics_alerts where pipeline_uuid = $1 order by created_at, uuid`,
    [pipelineUuid],
  );
  return rows;
}

/** An alert of a pipeline. Throws BadRequestError, NotFoundError. */
export async function findAlert(pool: pg.Pool, uuid: string, pipelineUuid: string): Promise<Alert> {
  demandUuid(uuid, 'alert');
  const { rows } = await pool.query<Alert>(`select ${COLUMNS} from proteomics_alerts where uuid = $1 and pipeline_uuid = $2`, [
    uuid,
    pipelineUuid,
  ]);
  if (rows[0] === undefined) throw new NotFoundError(`There is no alert ${uuid} in this pipeline.`);
  return rows[0];
}

/** Makes an alert. @throws LoginNeededError where its person was erased meanwhile */
export async function createAlert(pool: pg.Pool, pipelineUuid: string, made: NewAlert, now: Date): Promise<void> {
  const { userUuid, channel, address, events, isDaily, silentHours } = made;
  const values = [randomUUID(), pipelineUuid, userUuid, channel, address, JSON.stringify(events), isDaily, silentHours, now];
  const ofPerson = userUuid === null ? '' : 'from proteomics_users where uuid = $3 and deleted_at is null for share';
  const { rowCount } = await pool.query(
    `insert into proteomics_alerts (uuid, pipeline_uuid, user_uuid, channel, address, events, is_daily, silent_hours, created_at)
     select $1::uuid, $2::uuid, $3::uuid, $4, $5, $6::jsonb, $7::boolean, $8::int, $9::timestamptz ${ofPerson}`,
    values,
  );
  if (rowCount === 0) throw personNeeded();
}

/** Deletes an alert, and what waits to be told. */
export async function deleteAlert(pool: pg.Pool, { uuid }: Pick<Alert, 'uuid'>): Promise<void> {
  await pool.query('delete from proteomics_alerts where uuid = $1', [uuid]);
}

/** Notes what became of an attempt. */
export async function noteAlertAttempt(
  pool: pg.Pool,
  { uuid }: Pick<Alert, 'uuid'>,
  { delivered, message }: DeliveryAttempt,
  now: Date,
): Promise<void> {
  await pool.query('update proteomics_alerts set last_at = $2, last_delivered = $3, last_message = $4 where uuid = $1', [
    uuid,
    now,
    delivered,
    message,
  ]);
}
