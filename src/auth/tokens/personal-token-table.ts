import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, jsonb, pgTable, text, uuid } from '../../storage/transaction.ts';

/** Claims of a user at a login, with its time in milliseconds since 1970. */
export interface StoredLogin {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly since: number;
}

/** Tokens by hash. The tokens themselves are not stored. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    uuid: uuid('uuid').primaryKey(),
    service: text('service').$type<'hub' | 'proteomics'>().notNull(),
    /** `sub` of the user's login. */
    subject: text('subject').notNull(),
    /** SHA-256 in base64url. A slow hash is unnecessary, because a token has 256 random bits. */
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    access: text('access').$type<'read' | 'write'>().notNull(),
    /** Identifiers of the projects or workspaces to which the token is limited; null for everything that the user can access. */
    places: jsonb('places').$type<readonly string[]>(),
    /** The user's last login, for services that store no users. */
    login: jsonb('login').$type<StoredLogin>(),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    expiresAt: defineTimestampColumn('expires_at').notNull(),
    /** Time of the last use, with a precision of minutes. */
    usedAt: defineTimestampColumn('used_at'),
  },
  (table) => [index('personal_tokens_subject').on(table.subject)],
);
