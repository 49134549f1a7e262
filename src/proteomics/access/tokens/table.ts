/** Personal tokens: what programs show of a person where PROTEOMICS_ACCESS is `login`. */
import { index, jsonb, pgTable, text, timestamp, uuid } from '../../../storage/drizzle.ts';
import { proteomicsUsers } from '../../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Tokens by their hash; the token itself is kept nowhere. */
export const proteomicsTokens = pgTable(
  'proteomics_tokens',
  {
    uuid: uuid('uuid').primaryKey(),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => proteomicsUsers.uuid, { onDelete: 'cascade' }),
    /** SHA-256 in base64url; a token has 256 bits of its own, so that nothing slower is needed. */
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    access: text('access').$type<'read' | 'write'>().notNull(),
    /** Numbers of the projects that it is for; null: all that the person may see. */
    projects: jsonb('projects').$type<number[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute. */
    usedAt: moment('used_at'),
  },
  (table) => [index('proteomics_tokens_user').on(table.userUuid)],
);
