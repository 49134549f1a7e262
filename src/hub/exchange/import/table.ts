/** Imports that wait to be applied, with their plans. */
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../../../storage/transaction.ts';
import type { ProblemGroup } from '../../problems/group-problems.ts';
import { defineProjectReference } from '../../tables.ts';
import { type ImportAccount, NO_ACCOUNT } from './account/account-book.ts';
import type { ImportChoices } from './reading/incoming.ts';
import type { ImportTable } from './tables.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const hubImports = pgTable(
  'hub_imports',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    format: text('format')
      .$type<'xlsx' | 'ods' | 'csv' | 'isa-json' | 'isa-tab' | 'dwca' | 'ro-crate' | 'json' | 'yaml' | 'sdrf'>()
      .notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<'ready' | 'applied'>().notNull(),
    /** Counts of the contract's HubImportCounts. */
    counts: jsonb('counts')
      .$type<{
        created: number;
        changed: number;
        unchanged: number;
        refused: number;
        left_out: number;
        with_errors: number;
        /** Attached files and observations of a crate; absent if it contains none to store. */
        files?: number;
        observations?: number;
      }>()
      .notNull(),
    /** Entity type of the rows of a text file, as in the request. */
    entityType: text('entity_type').notNull().default(''),
    /** The compressed file (gzip), stored so that it can be read again with other choices. */
    source: bytea('source'),
    choices: jsonb('choices').$type<ImportChoices>().notNull().default({ tables: [], values: [] }),
    /** Tables and groups of problems, as described in the contract. */
    tables: jsonb('tables').$type<ImportTable[]>().notNull().default([]),
    problems: jsonb('problems').$type<ProblemGroup[]>().notNull().default([]),
    /** The outcomes of the values of the file. */
    account: jsonb('account').$type<ImportAccount>().notNull().default(NO_ACCOUNT),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('hub_imports_project').on(table.projectId), index('hub_imports_expiry').on(table.expiresAt)],
);

/** The rows of a preview, in the order of the file. */
export const hubImportRows = pgTable(
  'hub_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => hubImports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    outcome: text('outcome').$type<'create' | 'change' | 'unchanged' | 'refuse' | 'leave_out'>().notNull(),
    /** Order in which rows are applied, parents first; null for rows that change nothing. */
    applyOrder: integer('apply_order'),
    /** The row in the form of the contract's HubImportRow. */
    row: jsonb('row').notNull(),
    /** The EntityChange that applying the row makes. */
    change: jsonb('change'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('hub_import_rows_outcome').on(table.importId, table.outcome, table.number),
  ],
);
