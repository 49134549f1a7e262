/** The table of resumable uploads. */
import { bigint, index, pgTable, text, uuid } from '../../storage/transaction.ts';
import { moment, proteomicsPipelines, proteomicsRawFiles, proteomicsUsers } from '../tables.ts';

/** Uploads by the tus protocol: running, finished, or expired. */
export const proteomicsUploads = pgTable(
  'proteomics_uploads',
  {
    /** ID in the address, and name of the incoming file. */
    id: text('id').primaryKey(),
    /** Name of the raw file. */
    name: text('name').notNull(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => proteomicsUsers.uuid),
    /** Total bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The header Upload-Metadata, unchanged. */
    metadata: text('metadata').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The raw file; null until finished. */
    rawFileUuid: uuid('raw_file_uuid').references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    /** ID of the multipart upload in object storage; null for local files. */
    parts: text('parts'),
  },
  (table) => [index('proteomics_uploads_created_at').on(table.createdAt)],
);
