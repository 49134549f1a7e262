import { doublePrecision, integer, pgTable, uuid } from '../../../storage/transaction.ts';
import { defineRawFileReference } from '../../tables.ts';

/** Cached sums over the protein groups of a raw file by channel. They are valid for the set of files in `version`. */
export const proteomicsChannelSums = pgTable('proteomics_channel_sums', {
  rawFileUuid: defineRawFileReference().primaryKey(),
  version: uuid('version').notNull(),
  groups: integer('groups').notNull(),
  /** Number of groups with a value, by channel. */
  present: integer('present').array().notNull(),
  /** Sum of corrected reporter intensities, by channel. */
  sums: doublePrecision('sums').array().notNull(),
});
