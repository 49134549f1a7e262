import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, boolean, index, pgTable, primaryKey, sql, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

/** Events of a project's channel, stored for clients that reconnect. */
export const hubEvents = pgTable(
  'hub_events',
  {
    /** Project ID. A foreign key would slow down inserts, so a trigger deletes the rows of a deleted project. */
    projectId: uuid('project_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: defineTimestampColumn('at').notNull().defaultNow(),
    /** ID of the connection that does not receive the frame; null if all connections receive it. */
    senderId: text('sender_id'),
    /** True if the row may be deleted after an hour. */
    fleeting: boolean('fleeting').notNull().default(false),
    /** ID of the batch, on its first event only. After a lost response, a retry finds the committed batch by this ID. */
    batch: uuid('batch'),
    /** JSON without `seq`. The type is text, because jsonb rejects some strings and reorders properties. */
    frame: text('frame').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.seq] }),
    uniqueIndex('hub_events_batch').on(table.batch).where(sql`${table.batch} is not null`),
    index('hub_events_fleeting').on(table.at).where(sql`${table.fleeting}`),
  ],
);

/** Messages of the chat, which remain when the events are deleted. */
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
    /** Role at the visitor's last visit to a page of the project. */
    role: text('role').$type<'guest' | 'member' | 'administrator'>().notNull().default('guest'),
    lastSeenAt: defineTimestampColumn('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('hub_visitors_seen').on(table.projectId, table.lastSeenAt),
    // The list of recent projects on the home page uses this index.
    index('hub_visitors_of_person').on(table.userId, table.lastSeenAt),
  ],
);

/** Server processes with their last heartbeat. Users of a dead process are not online. */
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
