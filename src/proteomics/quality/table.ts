/** What people say about the quality of runs: reviews, reference sets, annotations, and a pipeline's own limits. */
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../storage/drizzle.ts';
import { proteomicsPipelines, proteomicsRawFiles } from '../tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const pipelineOf = () =>
  uuid('pipeline_uuid')
    .notNull()
    .references(() => proteomicsPipelines.uuid, { onDelete: 'cascade' });

/** Who changed something last, by the name that the person had then. The name stays when the user is renamed or gone. */
const change = () => ({
  changedBy: text('changed_by').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** The history of the marks of raw files; rows are only ever added. */
export const proteomicsReviews = pgTable(
  'proteomics_reviews',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Order in which the changes were made. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    rawFileUuid: uuid('raw_file_uuid')
      .notNull()
      .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
    flagged: boolean('flagged').notNull(),
    useDownstream: boolean('use_downstream').notNull(),
    flaggedBefore: boolean('flagged_before').notNull(),
    useDownstreamBefore: boolean('use_downstream_before').notNull(),
    reason: text('reason'),
    ...change(),
  },
  (table) => [index('proteomics_reviews_raw_file').on(table.rawFileUuid, table.number)],
);

/** Raw files that people trust. */
export const proteomicsGuideSets = pgTable(
  'proteomics_guide_sets',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: pipelineOf(),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    ...change(),
  },
  (table) => [uniqueIndex('proteomics_guide_sets_name').on(table.pipelineUuid, table.name)],
);

/** Which raw files a reference set holds. */
export const proteomicsGuideSetMembers = pgTable(
  'proteomics_guide_set_members',
  {
    guideSetUuid: uuid('guide_set_uuid')
      .notNull()
      .references(() => proteomicsGuideSets.uuid, { onDelete: 'cascade' }),
    rawFileUuid: uuid('raw_file_uuid')
      .notNull()
      .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.guideSetUuid, table.rawFileUuid] }),
    index('proteomics_guide_set_members_raw_file').on(table.rawFileUuid),
  ],
);

/** What happened to the instrument, at times of its clock. */
export const proteomicsAnnotations = pgTable(
  'proteomics_annotations',
  {
    uuid: uuid('uuid').primaryKey(),
    pipelineUuid: pipelineOf(),
    kind: text('kind')
      .$type<'calibration' | 'column_change' | 'cleaning' | 'maintenance' | 'method_change' | 'other'>()
      .notNull(),
    /** Local time of the instrument as `YYYY-MM-DDTHH:MM:SS`. */
    at: text('at').notNull(),
    text: text('text').notNull(),
    ...change(),
  },
  (table) => [index('proteomics_annotations_time').on(table.pipelineUuid, table.at)],
);

/** A pipeline's own limits, at most one for each metric. */
export const proteomicsLimits = pgTable(
  'proteomics_limits',
  {
    pipelineUuid: pipelineOf(),
    metric: text('metric').notNull(),
    method: text('method').$type<'moving_range' | 'guide_set' | 'fixed'>().notNull(),
    guideSetUuid: uuid('guide_set_uuid').references(() => proteomicsGuideSets.uuid),
    sigmas: doublePrecision('sigmas'),
    lower: doublePrecision('lower'),
    upper: doublePrecision('upper'),
  },
  (table) => [primaryKey({ columns: [table.pipelineUuid, table.metric] })],
);

/** Who set a pipeline's limits last. */
export const proteomicsLimitChanges = pgTable('proteomics_limit_changes', {
  pipelineUuid: pipelineOf().primaryKey(),
  ...change(),
});

/**
 * What the protein groups of a raw file come to in each channel. Computed when somebody first asks, from the set of result files that
 * `version` names; out of date once another set holds.
 */
export const proteomicsChannelSums = pgTable('proteomics_channel_sums', {
  rawFileUuid: uuid('raw_file_uuid')
    .primaryKey()
    .references(() => proteomicsRawFiles.uuid, { onDelete: 'cascade' }),
  version: uuid('version').notNull(),
  /** Protein groups that count. */
  groups: integer('groups').notNull(),
  /** How many of them have a value, by channel from the first. */
  present: integer('present').array().notNull(),
  /** Their summed corrected reporter intensities, by channel from the first. */
  sums: doublePrecision('sums').array().notNull(),
});
