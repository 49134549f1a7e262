import type { components } from '../../../generated/hub/types.d.ts';
import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { boolean, index, jsonb, pgTable, primaryKey, sql, text, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

type Deposit = components['schemas']['HubDeposit'];

/** Deposits in repositories. Each step is recorded before the next request, so that a deposit can resume after a crash. */
export const hubDeposits = pgTable(
  'hub_deposits',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    /** Name and address at the start of the deposit. If the setting's address changes, the deposit stops. */
    repository: text('repository').notNull(),
    address: text('address').notNull(),
    state: text('state').$type<Deposit['state']>().notNull(),
    /** ID of the draft in the repository; empty if there is none. */
    remoteId: text('remote_id').notNull().default(''),
    /** True if the server requested a draft and has not received the response. */
    isRequested: boolean('is_requested').notNull().default(false),
    doi: text('doi').notNull().default(''),
    steps: jsonb('steps').$type<Deposit['steps']>().notNull().default([]),
    files: jsonb('files').$type<Deposit['files']>().notNull().default([]),
    problem: jsonb('problem').$type<Deposit['problem']>(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('hub_deposits_project').on(table.projectId, sql`${table.createdAt} desc`)],
);

export const hubRepositoryTokens = pgTable(
  'hub_repository_tokens',
  {
    userId: text('user_id').notNull(),
    repository: text('repository').notNull(),
    /** Encrypted for this user and address (src/auth/sessions/sealing.ts). */
    sealed: text('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.repository] })],
);

export type DepositRow = typeof hubDeposits.$inferSelect;
