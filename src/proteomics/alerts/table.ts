import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineChangeColumns, definePipelineReference, proteomicsUsers } from '../tables.ts';

export type AlertEvent = 'outside_limits' | 'lasting_change' | 'failed_run' | 'no_run' | 'silent_computer' | 'disk';

export type AlertChannel = 'email' | 'slack' | 'teams' | 'mattermost' | 'webhook';

export interface AlertContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Path of the page about the event, within this server. */
  readonly path: string;
  /** Absent in a test message. */
  readonly event?: AlertEvent;
  readonly run?: { readonly uuid: string; readonly rawFile: string };
}

export const proteomicsAlerts = pgTable(
  'proteomics_alerts',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    /** Null for an administrator on a server without login. */
    userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
    channel: text('channel').$type<AlertChannel>().notNull(),
    /** Email address, or secret address of a chat service, which responses omit; empty for the webhook of the pipeline. */
    address: text('address').notNull(),
    events: jsonb('events').$type<AlertEvent[]>().notNull(),
    /** True to send all messages of a day together. */
    isDaily: boolean('is_daily').notNull().default(false),
    /** Hours without a new raw file after which `no_run` is reported. */
    silentHours: integer('silent_hours').notNull().default(24),
    /** Number of runs out of limits among the last `ofRuns` of an instrument at which `outside_limits` is reported. */
    runsOut: integer('runs_out').notNull().default(1),
    ofRuns: integer('of_runs').notNull().default(1),
    createdAt: defineTimestampColumn('created_at').notNull(),
    lastAt: defineTimestampColumn('last_at'),
    lastDelivered: boolean('last_delivered'),
    lastMessage: text('last_message'),
  },
  (table) => [index('proteomics_alerts_pipeline').on(table.pipelineUuid)],
);

/** Waiting and delivered messages. Delivered messages prevent repeated reports of the same event. */
export const proteomicsAlertMessages = pgTable(
  'proteomics_alert_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    alertUuid: uuid('alert_uuid')
      .notNull()
      .references(() => proteomicsAlerts.uuid, { onDelete: 'cascade' }),
    /** Unique name of the event, such as `failed:RUN:2`. */
    cause: text('cause').notNull(),
    content: jsonb('content').$type<AlertContent>().notNull(),
    dueAt: defineTimestampColumn('due_at').notNull(),
    /** Time of delivery or discarding. An alert on several runs sets it immediately if too few runs are out of limits. */
    settledAt: defineTimestampColumn('settled_at'),
    madeAt: defineTimestampColumn('made_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('proteomics_alert_messages_cause').on(table.alertUuid, table.cause),
    index('proteomics_alert_messages_due').on(table.settledAt, table.dueAt),
  ],
);

/** Causes of alerts that a user has silenced until they expire. */
export const proteomicsSilences = pgTable(
  'proteomics_silences',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    /** ID of a suggested cause, or column of a metric. */
    cause: text('cause').notNull(),
    /** Name of the instrument in the results; null for all instruments. */
    instrument: text('instrument'),
    note: text('note').notNull(),
    until: defineTimestampColumn('until').notNull(),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_silences_until').on(table.pipelineUuid, table.until)],
);
