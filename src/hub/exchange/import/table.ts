/** Imports that wait to be applied, with what they would do. */
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '../../../storage/drizzle.ts';
import { hubProjects } from '../../tables.ts';

/** One preview. */
export const hubImports = pgTable(
  'hub_imports',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    format: text('format').$type<'xlsx' | 'csv' | 'isa-json' | 'json' | 'yaml'>().notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<'ready' | 'applied'>().notNull(),
    /** Counts of the contract's HubImportCounts. */
    counts: jsonb('counts').$type<{ created: number; changed: number; unchanged: number; refused: number }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('hub_imports_project').on(table.projectId), index('hub_imports_expiry').on(table.expiresAt)],
);

/** Its rows, in the order of the file. */
export const hubImportRows = pgTable(
  'hub_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => hubImports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    outcome: text('outcome').$type<'create' | 'change' | 'unchanged' | 'refuse'>().notNull(),
    /** Order in which it is applied, parents first; null for rows that change nothing. */
    applyOrder: integer('apply_order'),
    /** The row as the contract's HubImportRow. */
    row: jsonb('row').notNull(),
    /** What applying it does: an EntityChange. */
    change: jsonb('change'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('hub_import_rows_outcome').on(table.importId, table.outcome, table.number),
  ],
);
