/** Sums of channels, kept once they are computed. */
import { doublePrecision, integer, pgTable, uuid } from '../../../storage/drizzle.ts';
import { proteomicsRawFiles } from '../../tables.ts';

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
