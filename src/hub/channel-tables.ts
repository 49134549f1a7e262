/** What happened in a project's channel, kept so that whoever was away can have it again. */
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../storage/drizzle.ts';
import { hubProjects } from './tables.ts';

/** Frames of the channel that outlive their moment, by the project's sequence number; see channel/. */
export const hubEvents = pgTable(
  'hub_events',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Who caused it and does not get it back; null: everybody gets it. */
    senderId: text('sender_id'),
    /** The frame as it is sent, without `seq`. */
    frame: jsonb('frame').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

/** The chat of each project, which stays when old events go. */
export const hubChatMessages = pgTable(
  'hub_chat_messages',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    senderId: text('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.seq] })],
);

/** People who were seen in a project's channel. */
export const hubVisitors = pgTable(
  'hub_visitors',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('hub_visitors_seen').on(table.projectId, table.lastSeenAt),
  ],
);
