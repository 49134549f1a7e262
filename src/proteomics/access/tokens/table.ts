/** The table of personal tokens, which programs use if PROTEOMICS_ACCESS is `login`. */
import { index, jsonb, pgTable, text, uuid } from '../../../storage/transaction.ts';
import { defineInstant, proteomicsUsers } from '../../tables.ts';

/** Tokens by hash. The tokens themselves are not stored. */
export const proteomicsTokens = pgTable(
  'proteomics_tokens',
  {
    uuid: uuid('uuid').primaryKey(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
    /** SHA-256 in base64url. A slow hash is unnecessary, because a token has 256 random bits. */
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    access: text('access').$type<'read' | 'write'>().notNull(),
    /** Numbers of the projects it is limited to; null for all projects of the user. */
    projects: jsonb('projects').$type<number[]>(),
    createdAt: defineInstant('created_at').notNull().defaultNow(),
    expiresAt: defineInstant('expires_at').notNull(),
    /** Time of the last use, precise to the minute. */
    usedAt: defineInstant('used_at'),
  },
  (table) => [index('proteomics_tokens_user').on(table.userUuid)],
);
