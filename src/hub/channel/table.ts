import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, boolean, index, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

/** Events of a channel, stored for clients that catch up after a disconnection. */
export const hubEvents = pgTable(
  'hub_events',
  {
    /** A trigger deletes the rows with the project. A foreign key would look up the project for each insert. */
    projectId: uuid('project_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: defineTimestampColumn('at').notNull().defaultNow(),
    /** The sending connection, which does not receive the frame; null if all connections receive it. */
    senderId: text('sender_id'),
    /** True if the row may be deleted after an hour. */
    fleeting: boolean('fleeting').notNull().default(false),
    /** Set on the first event of a batch. After a lost response, the ID shows if the write was committed. */
    batch: uuid('batch'),
    /** JSON without `seq`. Text, because jsonb rejects some strings and reorders members. */
    frame: text('frame').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq] }),
    uniqueIndex('hub_events_batch').on(table.batch).where(sql`${table.batch} is not null`),
    index('hub_events_fleeting').on(table.at).where(sql`${table.fleeting}`),
  ],
);

/** Messages remain when their events are deleted. */
export const hubChatMessages = pgTable(
  'hub_chat_messages',
  {
    projectId: defineProjectReference(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    at: defineTimestampColumn('at').notNull().defaultNow(),
    senderId: text('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

export const hubVisitors = pgTable(
  'hub_visitors',
  {
    projectId: defineProjectReference(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Role of the visitor when they last opened a page of the project. */
    role: text('role').$type<'guest' | 'member' | 'administrator'>().notNull().default('guest'),
    lastSeenAt: defineTimestampColumn('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('hub_visitors_seen').on(table.projectId, table.lastSeenAt),
    // For the recent projects on the home page.
    index('hub_visitors_of_person').on(table.userId, table.lastSeenAt),
  ],
);

/** A process without a recent heartbeat is dead, and its users are absent. */
export const hubChannelProcesses = pgTable('hub_channel_processes', {
  id: uuid('id').primaryKey(),
  seenAt: defineTimestampColumn('seen_at').notNull().defaultNow(),
});

export const hubPresence = pgTable(
  'hub_presence',
  {
    connectionId: uuid('connection_id').primaryKey(),
    processId: uuid('process_id').notNull(),
    projectId: defineProjectReference(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    connectedAt: defineTimestampColumn('connected_at').notNull(),
  },
  (table) => [
    index('hub_presence_project').on(table.projectId, table.connectedAt),
    index('hub_presence_process').on(table.processId),
  ],
);
