/** The table of resumable uploads. */
import { bigint, index, pgTable, text, timestamp, uuid } from '../../storage/drizzle.ts';
import { proteomicsPipelines, proteomicsRawFiles, proteomicsUsers } from '../tables.ts';

/** Uploads by the tus protocol: under way, finished, or expired. */
export const proteomicsUploads = pgTable(
  'proteomics_uploads',
  {
    /** Stands in the address; also the name of the file that is arriving. */
    id: text('id').primaryKey(),
    /** Name of the raw file. */
    name: text('name').notNull(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid),
    userUuid: uuid('user_uuid')
      .notNull()
      .references(() => proteomicsUsers.uuid),
    /** Bytes of the whole file. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** The header Upload-Metadata as it was sent. */
    metadata: text('metadata').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The raw file that it became; null before. */
    rawFileUuid: uuid('raw_file_uuid').references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    /** What names its parts in object storage; null where it arrives on a disk. */
    parts: text('parts'),
  },
  (table) => [index('proteomics_uploads_created_at').on(table.createdAt)],
);
