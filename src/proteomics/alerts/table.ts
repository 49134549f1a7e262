/** Alerts: who is told what of a pipeline, and the messages that are on their way. */
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from '../../storage/drizzle.ts';
import { pipelineOf } from '../quality/table-columns.ts';
import { proteomicsUsers } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What people can be told of. */
export type AlertEvent = 'outside_limits' | 'failed_run' | 'no_run' | 'disk';

/** Ways to tell them. */
export type AlertChannel = 'email' | 'slack' | 'teams' | 'mattermost' | 'webhook';

/** What an alert says, in the words of every channel. */
export interface AlertContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Local path of the page to look at. */
  readonly path: string;
  /** What happened; undefined in a test. */
  readonly event?: AlertEvent;
  /** The run that it is about. */
  readonly run?: { readonly uuid: string; readonly rawFile: string };
}

/** Who is told. */
export const proteomicsAlerts = pgTable(
  'proteomics_alerts',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: pipelineOf(),
    /** Whose it is; null where people sign by UUID, and the administration sets alerts. */
    userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
    channel: text('channel').$type<AlertChannel>().notNull(),
    /** An email address, or the address that the chat service gave, never answered whole; empty for the webhook of the pipeline. */
    address: text('address').notNull(),
    events: jsonb('events').$type<AlertEvent[]>().notNull(),
    /** Once a day, instead of at once. */
    isDaily: boolean('is_daily').notNull().default(false),
    /** Hours without a new raw file after which `no_run` is told. */
    silentHours: integer('silent_hours').notNull().default(24),
    createdAt: moment('created_at').notNull(),
    /** What became of the last attempt; null before the first. */
    lastAt: moment('last_at'),
    lastDelivered: boolean('last_delivered'),
    lastMessage: text('last_message'),
  },
  (table) => [index('proteomics_alerts_pipeline').on(table.pipelineUuid)],
);

/** What is to be told, and was. Rows of what was told stay for a while, so that nothing is told twice. */
export const proteomicsAlertMessages = pgTable(
  'proteomics_alert_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    alertUuid: uuid('alert_uuid')
      .notNull()
      .references(() => proteomicsAlerts.uuid, { onDelete: 'cascade' }),
    /** What it is about: the same is told once. */
    cause: text('cause').notNull(),
    content: jsonb('content').$type<AlertContent>().notNull(),
    dueAt: moment('due_at').notNull(),
    /** When it was taken, or given up. */
    settledAt: moment('settled_at'),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('proteomics_alert_messages_cause').on(table.alertUuid, table.cause),
    index('proteomics_alert_messages_due').on(table.settledAt, table.dueAt),
  ],
);
