import type { components } from '../../generated/proteomics/types.d.ts';
import { defineTimestampColumn } from '../storage/timestamp-column.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  serial,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../storage/transaction.ts';
import type { RawDataKind } from './acquisition/raw-data-kind.ts';
import type { InstrumentRule, SampleRule, SampleType } from './quality/sample-types/rules.ts';

/** Defines columns for author and time of the last change. The UUID is null for an unknown author in an old record. */
export const defineChangeColumns = () => ({
  changedBy: text('changed_by').notNull(),
  changedByUuid: uuid('changed_by_uuid'),
  changedAt: defineTimestampColumn('changed_at').notNull().defaultNow(),
});

/** Defines a reference to the pipeline. The row is deleted with it. */
export const definePipelineReference = () =>
  uuid('pipeline_uuid')
    .notNull()
    .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' });

/** Defines a reference to the raw file. The row is deleted with it. */
export const defineRawFileReference = () =>
  uuid('raw_file_uuid')
    .notNull()
    .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' });

/** Sequences of the spike-in peptides, and identifier of the spike-in protein. */
export type SpikeIns = components['schemas']['SpikeInSettings'];

export type StoredStep = components['schemas']['RunStep'];

export interface StoredSearchFile {
  /** Version in the pipeline; null for a file that the tool configures. */
  version: number | null;
  name: string;
}

/** Search settings of the results of a run (contract, SearchedWith). */
export interface StoredSearch {
  tool: string;
  fasta: StoredSearchFile | null;
  template: StoredSearchFile | null;
}

/** Identifies the process that executes a run, to detect that it has ended. */
export interface StoredWorker {
  /** Boot ID and process namespace, within which process IDs are unique. */
  machine: string;
  pid: number;
  /** Start time of the process in the unit of the system, because process IDs are reused. */
  began: string;
}

export const proteomicsProjects = pgTable('proteomics_projects', {
  pk: serial('pk').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  slug: text('slug').notNull().unique(),
  /** Global URN of the collaboration whose members have access; null if all users have access. */
  collaboration: text('collaboration'),
  /** Null if active. Archived projects are hidden by default, and reject new raw files. */
  archivedAt: defineTimestampColumn('archived_at'),
  createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
});

/** Users who upload and review. Requests name them by UUID. */
export const proteomicsUsers = pgTable(
  'proteomics_users',
  {
    uuid: uuid('uuid').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** `sub` of the login (OpenID Connect); null before the first login. */
    subject: text('subject').unique(),
    /** Start of the latest session in milliseconds since 1970, to ignore claims of earlier sessions. */
    loginAt: bigint('login_at', { mode: 'number' }).notNull().default(0),
    /** Global URNs of the collaborations in the last login, for the rights of personal tokens. */
    collaborations: jsonb('collaborations').$type<string[]>().notNull().default([]),
    /** True if the last login had the role of a manager. */
    isManager: boolean('is_manager').notNull().default(false),
    /** Time of erasure. The row remains, because records refer to it. */
    deletedAt: defineTimestampColumn('deleted_at'),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
  },
  // Addresses are unique; case is ignored. Erased users and some logins have none.
  (table) => [uniqueIndex('proteomics_users_email').on(sql`lower(${table.email})`).where(sql`${table.email} <> ''`)],
);

export const proteomicsPipelines = pgTable(
  'proteomics_pipelines',
  {
    uuid: uuid('uuid').primaryKey(),
    projectPk: integer('project_pk')
      .notNull()
      .references(() => proteomicsProjects.pk),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Name of the tool in TOOLS_FILE; null if raw files are only stored. */
    tool: text('tool'),
    accepts: jsonb('accepts').$type<RawDataKind[]>().notNull().default(['raw']),
    spikeIns: jsonb('spike_ins').$type<SpikeIns>().notNull(),
    /** Rules of sample types; null for the default rules. */
    sampleRules: jsonb('sample_rules').$type<SampleRule[]>(),
    /** Rules for the instruments of runs whose data state none. */
    instrumentRules: jsonb('instrument_rules').$type<InstrumentRule[]>().notNull().default([]),
    /** Number of deleted raw files; set by a trigger (quality/changed-runs.ts). */
    deletions: bigint('deletions', { mode: 'number' }).notNull().default(0),
    archivedAt: defineTimestampColumn('archived_at'),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('proteomics_pipelines_slug').on(table.projectPk, table.slug)],
);

/** Raw files with the state of their run. Some were not uploaded, but are only named by imported results. */
export const proteomicsRawFiles = pgTable(
  'proteomics_raw_files',
  {
    /** ID of the raw file and of its only run, which can be repeated. */
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid),
    /** Number of the upload. Numbers increase over the whole server. */
    arrival: bigserial('arrival', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    /** `name` in lower case with its extension, because names are compared case-insensitively. */
    nameKey: text('name_key').notNull(),
    origin: text('origin').$type<'upload' | 'import'>().notNull(),
    userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid),
    uploadedAt: defineTimestampColumn('uploaded_at').notNull().defaultNow(),
    /** Size in bytes; null if only results exist. */
    size: bigint('size', { mode: 'number' }),
    sha256: text('sha256'),
    flagged: boolean('flagged').notNull().default(false),
    useDownstream: boolean('use_downstream').notNull().default(true),
    /** Sample type that a user set; null if the rules decide. */
    sampleType: text('sample_type').$type<SampleType>(),
    state: text('state').$type<'stored' | 'queued' | 'running' | 'done' | 'failed' | 'canceled'>().notNull(),
    tool: text('tool'),
    attempt: integer('attempt').notNull().default(0),
    /** ID of the current job of the run, because jobs with other IDs are outdated. Null unless queued or running. */
    jobUuid: uuid('job_uuid'),
    worker: jsonb('worker').$type<StoredWorker>(),
    /** Number of workers that have ended unexpectedly since the run was queued. */
    losses: integer('losses').notNull().default(0),
    queuedAt: defineTimestampColumn('queued_at'),
    startedAt: defineTimestampColumn('started_at'),
    finishedAt: defineTimestampColumn('finished_at'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** For users: the reason of a failure, or the current activity. */
    message: text('message'),
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    /** Acquisition time as `YYYY-MM-DDTHH:MM:SS` in local time of the instrument; null if unknown. */
    acquiredAt: text('acquired_at'),
    /** Name of the user who set `acquiredAt`, or `file name`; null if a file contains the time. */
    acquiredBy: text('acquired_by'),
    acquiredByUuid: uuid('acquired_by_uuid'),
    /** The user whose name is in `message`. */
    canceledByUuid: uuid('canceled_by_uuid'),
    /** Name of the instrument in the results; null if unknown. */
    instrument: text('instrument'),
    /** Folder of the results on the computer of the client; null if unknown. Tells apart runs of the same name. */
    resultFolder: text('result_folder'),
    /** Number of columns of the quality-control table with a value. */
    columnsFilled: integer('columns_filled').notNull().default(0),
    /** Search settings of the results; null for imported results and for older runs. */
    searchedWith: jsonb('searched_with').$type<StoredSearch>(),
    resultFiles: jsonb('result_files').$type<string[]>().notNull().default([]),
    /** The last transaction that changed this row, its values or a review, which triggers set (quality/changed-runs.ts). */
    changedIn: bigint('changed_in', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    uniqueIndex('proteomics_raw_files_name').on(table.pipelineUuid, table.nameKey),
    index('proteomics_raw_files_arrival').on(table.pipelineUuid, table.arrival),
    index('proteomics_raw_files_state').on(table.state),
  ],
);

/** Display names of instruments. An instrument without a row has the name in its results. */
export const proteomicsInstruments = pgTable('proteomics_instruments', {
  /** Name of the instrument in the results. */
  instrument: text('instrument').primaryKey(),
  name: text('name').notNull(),
  ...defineChangeColumns(),
});

/** The quality-control table: one row per raw file with results. */
export const proteomicsQualityRows = pgTable('proteomics_quality_rows', {
  rawFileUuid: uuid('raw_file_uuid')
    .primaryKey()
    .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
  /** Values by column, without missing, computed and separately stored ones. Not jsonb, as most queries read whole rows. */
  values: json('values').$type<Record<string, number | string>>().notNull(),
});
