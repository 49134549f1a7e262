/** The proteomics service's own records: projects, users, pipelines, raw files and what became of them. */
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
  timestamp,
  uniqueIndex,
  uuid,
} from '../storage/drizzle.ts';
import type { RawDataKind } from './acquisition/raw-data-kind.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Sequences and protein that a pipeline's samples are spiked with. */
export interface SpikeIns {
  qc1_sequence: string;
  qc2_sequence: string;
  protein: string;
}

/** One step of a run, as the contract's RunStep. */
export interface StoredStep {
  name: string;
  state: 'queued' | 'running' | 'done' | 'failed' | 'canceled' | 'skipped';
  started_at: string | null;
  finished_at: string | null;
  exit_code: number | null;
  message: string | null;
}

/** A file that a run was searched with. */
export interface StoredSearchFile {
  /** Of the pipeline's own files; null for the file that the tool names on the server. */
  version: number | null;
  name: string;
}

/** What the results of a run were searched with, as the contract's SearchedWith. */
export interface StoredSearch {
  tool: string;
  fasta: StoredSearchFile | null;
  template: StoredSearchFile | null;
}

/** Which process works on a run, so that its end without a word can be seen. */
export interface StoredWorker {
  /** Boot and process space of the machine: process ids mean nothing elsewhere. */
  machine: string;
  pid: number;
  /** When the process began, as the system counts; a later process of the same id has another. */
  began: string;
}

/** Projects, numbered from 1. */
export const proteomicsProjects = pgTable('proteomics_projects', {
  pk: serial('pk').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  slug: text('slug').notNull().unique(),
  /** Global URN of the collaboration whose members alone get in; null: everybody who may use the service. */
  collaboration: text('collaboration'),
  /** Since when it is put away: shown only to who asks for it, and closed to new raw files. */
  archivedAt: moment('archived_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** People who upload and review; named by their UUID in requests. */
export const proteomicsUsers = pgTable(
  'proteomics_users',
  {
    uuid: uuid('uuid').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Who this is at the login (OpenID Connect, `sub`); null for somebody who never logged in. */
    subject: text('subject').unique(),
    /** Global URNs of the collaborations that the last login named: what personal tokens go by. */
    collaborations: jsonb('collaborations').$type<string[]>().notNull().default([]),
    /** Whether the last login was that of a manager. */
    isManager: boolean('is_manager').notNull().default(false),
    /** Since when nothing but this row is left of the person; what they signed still refers to it. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // Addresses that differ in case only are the same. Some people have none: their login tells none, or they were deleted.
  (table) => [uniqueIndex('proteomics_users_email').on(sql`lower(${table.email})`).where(sql`${table.email} <> ''`)],
);

/** Pipelines: what is run on a project's raw files. */
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
    /** Name in the server's file of tools; null: raw files are only stored. */
    tool: text('tool'),
    /** Kinds of raw data that are taken. */
    accepts: jsonb('accepts').$type<RawDataKind[]>().notNull().default(['raw']),
    spikeIns: jsonb('spike_ins').$type<SpikeIns>().notNull(),
    /** Counts the deletions of raw files; set by a trigger (quality/changed-runs.ts). */
    deletions: bigint('deletions', { mode: 'number' }).notNull().default(0),
    /** Since when it is put away, as a project's. */
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('proteomics_pipelines_slug').on(table.projectPk, table.slug)],
);

/** Raw files, uploaded or known from imported results, with the state of their run. */
export const proteomicsRawFiles = pgTable(
  'proteomics_raw_files',
  {
    /** Also the identifier of the run: a raw file has one run, which may be tried again. */
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: uuid('pipeline_uuid')
      .notNull()
      .references(() => proteomicsPipelines.uuid),
    /** Order of arrival over the whole server. */
    arrival: bigserial('arrival', { mode: 'number' }).notNull(),
    /** File name with extension. */
    name: text('name').notNull(),
    /** `name` in lower case: names that differ in case only are the same file. */
    nameKey: text('name_key').notNull(),
    origin: text('origin').$type<'upload' | 'import'>().notNull(),
    userUuid: uuid('user_uuid').references(() => proteomicsUsers.uuid),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
    /** Bytes; null for results without their raw file. */
    size: bigint('size', { mode: 'number' }),
    sha256: text('sha256'),
    flagged: boolean('flagged').notNull().default(false),
    useDownstream: boolean('use_downstream').notNull().default(true),
    state: text('state').$type<'stored' | 'queued' | 'running' | 'done' | 'failed' | 'canceled'>().notNull(),
    tool: text('tool'),
    /** Counts the tries of the run, from 0. */
    attempt: integer('attempt').notNull().default(0),
    /** The job that may run it now; any other is out of date. Null unless queued or running. */
    jobUuid: uuid('job_uuid'),
    worker: jsonb('worker').$type<StoredWorker>(),
    /** How often a worker ended without a word while it ran this, since it was queued. */
    losses: integer('losses').notNull().default(0),
    queuedAt: moment('queued_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Why it failed, or what it is doing; for people. */
    message: text('message'),
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`, from the results; null until known. */
    acquiredAt: text('acquired_at'),
    /** Name of the user who set that time; null if a file states it. */
    acquiredBy: text('acquired_by'),
    /** The instrument as the results call it; null until known. */
    instrument: text('instrument'),
    /** Columns of the quality-control table that have a value. */
    columnsFilled: integer('columns_filled').notNull().default(0),
    /** What the results were searched with here; null for imported ones, and for those of before this was noted. */
    searchedWith: jsonb('searched_with').$type<StoredSearch>(),
    /** Names of the result files that are kept. */
    resultFiles: jsonb('result_files').$type<string[]>().notNull().default([]),
    /** The transaction that wrote this row, its values or a review of it last; set by triggers (quality/changed-runs.ts). */
    changedIn: bigint('changed_in', { mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    uniqueIndex('proteomics_raw_files_name').on(table.pipelineUuid, table.nameKey),
    index('proteomics_raw_files_arrival').on(table.pipelineUuid, table.arrival),
    index('proteomics_raw_files_state').on(table.state),
  ],
);

/** What people call the instruments; one without a row is called as its results call it. */
export const proteomicsInstruments = pgTable('proteomics_instruments', {
  /** As the results call it. */
  instrument: text('instrument').primaryKey(),
  name: text('name').notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** The quality-control table: one row for each raw file with results. */
export const proteomicsQualityRows = pgTable('proteomics_quality_rows', {
  rawFileUuid: uuid('raw_file_uuid')
    .primaryKey()
    .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
  /**
   * Values by column name; a missing value has no member. Without what is known elsewhere or computed on reading: RawFile,
   * Index, Flagged, Use Downstream. Kept as it was written: whole rows are read most, and jsonb would be put into words each time.
   */
  values: json('values').$type<Record<string, number | string>>().notNull(),
});
