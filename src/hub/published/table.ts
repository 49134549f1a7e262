import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { bigint, integer, jsonb, pgTable, text, unique, uuid } from '../../storage/transaction.ts';
import type { ReleasedFile } from '../publishing/citations.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import type { Citations, ReleasedRecord } from './citation-texts.ts';

/** Published versions. Versions remain after the deletion of their project, so the table has no foreign keys. */
export const hubPublishedVersions = pgTable(
  'hub_published_versions',
  {
    /** Part of the persistent URL of the version. */
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').notNull(),
    /** Collaboration of the workspace, updated with the workspace, and retained after its deletion. */
    collaboration: text('collaboration'),
    /** Copy of the audience of the workspace, updated with the workspace. */
    workspaceAudience: text('workspace_audience').$type<HubWorkspaceRow['audience']>().notNull().default('everyone'),
    number: integer('number').notNull(),
    label: text('label').notNull(),
    note: text('note').notNull(),
    audience: text('audience').$type<'everyone' | 'project'>().notNull(),
    record: jsonb('record').$type<ReleasedRecord>().notNull(),
    /** Stored at publication, because software updates must not change a citation. */
    citations: jsonb('citations').$type<Citations>().notNull(),
    files: jsonb('files').$type<readonly ReleasedFile[]>().notNull(),
    /** MD5 hash of project.json, to identify a deposit of the same data. */
    dataMd5: text('data_md5').notNull(),
    /** Messages about missing required values. */
    missing: jsonb('missing').$type<readonly string[]>().notNull(),
    /** Sequence number of the last included change. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    publishedAt: defineTimestampColumn('published_at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Time at which a review approved exactly this state; null if no review approved the state. */
    approvedAt: defineTimestampColumn('approved_at'),
    approvedBy: text('approved_by').notNull().default(''),
    withdrawnAt: defineTimestampColumn('withdrawn_at'),
    withdrawnBy: text('withdrawn_by').notNull().default(''),
    /** Reason of the withdrawal; empty if the version is not withdrawn. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [unique().on(table.projectId, table.number), unique().on(table.projectId, table.label)],
);

export type PublishedVersionRow = typeof hubPublishedVersions.$inferSelect;
