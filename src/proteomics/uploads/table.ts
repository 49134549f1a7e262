import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from '../../storage/transaction.ts';
import { definePipelineReference, proteomicsPipelines, proteomicsRawFiles, proteomicsUsers } from '../tables.ts';

/** Uploads by the tus protocol: unfinished, finished or expired. */
export const proteomicsUploads = pgTable(
  'proteomics_uploads',
  {
    /** ID of the upload in its URL, and name of the incoming file. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => proteomicsUsers.uuid),
    /** Size of the complete file in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The header Upload-Metadata as it was received. */
    metadata: text('metadata').notNull(),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    /** The stored raw file; null for an unfinished upload. */
    rawFileUuid: uuid('raw_file_uuid').references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    /** ID of the multipart upload in object storage; null for local files. */
    parts: text('parts'),
  },
  (table) => [index('proteomics_uploads_created_at').on(table.createdAt)],
);

/** Computers that watch a folder, upload its runs, and send heartbeats. */
export const proteomicsComputers = pgTable(
  'proteomics_computers',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: definePipelineReference(),
    name: text('name').notNull(),
    folder: text('folder').notNull(),
    version: text('version').notNull(),
    /** Name of the last uploaded run; null if there is none. */
    lastFile: text('last_file'),
    seenAt: defineTimestampColumn('seen_at').notNull(),
    missed: integer('missed').notNull().default(0),
    /** Time when the missing heartbeats were reported; null if they were not. */
    reportedAt: defineTimestampColumn('reported_at'),
  },
  (table) => [uniqueIndex('proteomics_computers_name').on(table.pipelineUuid, table.name, table.folder)],
);
