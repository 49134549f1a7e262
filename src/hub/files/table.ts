import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { defineProjectReference } from '../tables.ts';

/** Every file has at least one version. */
export const hubFiles = pgTable(
  'hub_files',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    name: text('name').notNull(),
    /** Name in lower case, because names that differ only in case are equal, as in many file systems. */
    nameKey: text('name_key').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [uniqueIndex('hub_files_name').on(table.projectId, table.nameKey)],
);

/** Versions with the same content in a project share a stored file. */
export const hubFileVersions = pgTable(
  'hub_file_versions',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => hubFiles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    contentId: uuid('content_id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    storedAt: defineTimestampColumn('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.version] }), index('hub_file_versions_content').on(table.contentId)],
);
