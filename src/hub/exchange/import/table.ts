import { defineTimestampColumn } from '../../../storage/timestamp-column.ts';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../../../storage/transaction.ts';
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
    counts: jsonb('counts')
      .$type<{
        created: number;
        changed: number;
        unchanged: number;
        refused: number;
        left_out: number;
        with_errors: number;
        /** Attached files and observations of a crate; absent if there are none to store. */
        files?: number;
        observations?: number;
      }>()
      .notNull(),
    /** Entity type of a text file, as requested. */
    entityType: text('entity_type').notNull().default(''),
    /** The compressed file (gzip), which is read again when the user changes choices. */
    source: bytea('source'),
    choices: jsonb('choices').$type<ImportChoices>().notNull().default({ tables: [], values: [] }),
    tables: jsonb('tables').$type<ImportTable[]>().notNull().default([]),
    problems: jsonb('problems').$type<ProblemGroup[]>().notNull().default([]),
    account: jsonb('account').$type<ImportAccount>().notNull().default(NO_ACCOUNT),
    createdAt: defineTimestampColumn('created_at').notNull(),
    expiresAt: defineTimestampColumn('expires_at').notNull(),
  },
  (table) => [index('hub_imports_project').on(table.projectId), index('hub_imports_expiry').on(table.expiresAt)],
);

/** Rows of a preview, in the order of the file. */
export const hubImportRows = pgTable(
  'hub_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => hubImports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    outcome: text('outcome').$type<'create' | 'change' | 'unchanged' | 'refuse' | 'leave_out'>().notNull(),
    /** Order of application, parents first; null for rows without a change. */
    applyOrder: integer('apply_order'),
    row: jsonb('row').notNull(),
    change: jsonb('change'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('hub_import_rows_outcome').on(table.importId, table.outcome, table.number),
  ],
);
