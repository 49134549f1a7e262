/** Events of a project's channel, stored so that clients can catch up after an absence. */
import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

/** Stored frames of the channel, by the project's sequence number; see channel/. */
export const hubEvents = pgTable(
  'hub_events',
  {
    /** A trigger deletes the rows with the project. A foreign key would look up the project for each row. */
    projectId: uuid('project_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** The connection that does not receive the frame; null if all receive it. */
    senderId: text('sender_id'),
    /** True if it may be deleted after an hour. */
    fleeting: boolean('fleeting').notNull().default(false),
    /** Set on the first event of a batch. Shows whether a write was committed if the response was lost. */
    batch: uuid('batch'),
    /** The frame as JSON without `seq`. It is text, because jsonb cannot store all strings and does not keep the order. */
    frame: text('frame').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq] }),
    uniqueIndex('hub_events_batch').on(table.batch).where(sql`${table.batch} is not null`),
    index('hub_events_fleeting').on(table.at).where(sql`${table.fleeting}`),
  ],
);

/** The chat of each project, which outlives old events. */
export const hubChatMessages = pgTable(
  'hub_chat_messages',
  {
    projectId: defineProjectReference(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    senderId: text('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

/** Visitors of a project's channel. */
export const hubVisitors = pgTable(
  'hub_visitors',
  {
    projectId: defineProjectReference(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Role of the visitor in the project when they last opened one of its pages. */
    role: text('role').$type<'guest' | 'member' | 'administrator'>().notNull().default('guest'),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('hub_visitors_seen').on(table.projectId, table.lastSeenAt),
    // The projects that a user opened last, for the home page.
    index('hub_visitors_of_person').on(table.userId, table.lastSeenAt),
  ],
);

/** Server processes with connections of the channel. A process without a recent heartbeat is dead, and its users are no longer present. */
export const hubChannelProcesses = pgTable('hub_channel_processes', {
  id: uuid('id').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The open connections of all processes. */
export const hubPresence = pgTable(
  'hub_presence',
  {
    connectionId: uuid('connection_id').primaryKey(),
    processId: uuid('process_id').notNull(),
    projectId: defineProjectReference(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('hub_presence_project').on(table.projectId, table.connectedAt),
    index('hub_presence_process').on(table.processId),
  ],
);
