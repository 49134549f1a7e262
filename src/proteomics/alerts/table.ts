/** The tables of alerts and their messages. */
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineChangeColumns, defineInstant, definePipelineReference, proteomicsUsers } from '../tables.ts';

/** Kinds of events. */
export type AlertEvent = 'outside_limits' | 'failed_run' | 'no_run' | 'silent_computer' | 'disk';

/** The way in which an alert is delivered. */
export type AlertChannel = 'email' | 'slack' | 'teams' | 'mattermost' | 'webhook';

/** Content of a message, independent of the channel. */
export interface AlertContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Local path of the page about the event. */
  readonly path: string;
  /** Kind of the event; undefined in a test. */
  readonly event?: AlertEvent;
  /** The run that the event concerns. */
  readonly run?: { readonly uuid: string; readonly rawFile: string };
}

/** Alerts with their recipients. */
export const proteomicsAlerts = pgTable(
  'proteomics_alerts',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    /** The owner; null for the administration if users sign by UUID. */
    userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
    channel: text('channel').$type<AlertChannel>().notNull(),
    /** An email address, or the secret address of a chat service, which responses never contain completely; empty for the webhook of the pipeline. */
    address: text('address').notNull(),
    events: jsonb('events').$type<AlertEvent[]>().notNull(),
    /** True if messages are sent once a day. */
    isDaily: boolean('is_daily').notNull().default(false),
    /** Hours without a new raw file until `no_run` is reported. */
    silentHours: integer('silent_hours').notNull().default(24),
    /** Runs among the last `ofRuns` of an instrument that must be out of limits until `outside_limits` is reported. */
    runsOut: integer('runs_out').notNull().default(1),
    ofRuns: integer('of_runs').notNull().default(1),
    createdAt: defineInstant('created_at').notNull(),
    /** Time of the last attempt; null before the first. */
    lastAt: defineInstant('last_at'),
    lastDelivered: boolean('last_delivered'),
    lastMessage: text('last_message'),
  },
  (table) => [index('proteomics_alerts_pipeline').on(table.pipelineUuid)],
);

/** Waiting and delivered messages. Delivered ones remain for a while, so that no event is reported twice. */
export const proteomicsAlertMessages = pgTable(
  'proteomics_alert_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    alertUuid: uuid('alert_uuid')
      .notNull()
      .references(() => proteomicsAlerts.uuid, { onDelete: 'cascade' }),
    /** Unique name of the event. */
    cause: text('cause').notNull(),
    content: jsonb('content').$type<AlertContent>().notNull(),
    dueAt: defineInstant('due_at').notNull(),
    /** Time of delivery, or when it was abandoned. Also set immediately if too few runs are out for an alert on several runs. */
    settledAt: defineInstant('settled_at'),
    madeAt: defineInstant('made_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('proteomics_alert_messages_cause').on(table.alertUuid, table.cause),
    index('proteomics_alert_messages_due').on(table.settledAt, table.dueAt),
  ],
);

/** Acknowledged causes of alerts. They create no alerts until they expire. */
export const proteomicsSilences = pgTable(
  'proteomics_silences',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    /** A suggested cause, or the column of a metric. */
    cause: text('cause').notNull(),
    /** The instrument as its results name it; null if the silence covers all instruments. */
    instrument: text('instrument'),
    note: text('note').notNull(),
    until: defineInstant('until').notNull(),
    ...defineChangeColumns(),
  },
  (table) => [index('proteomics_silences_until').on(table.pipelineUuid, table.until)],
);
