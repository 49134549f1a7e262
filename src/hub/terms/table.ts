import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, integer, pgTable, primaryKey, sql, text } from '../../storage/transaction.ts';

/** The imported vocabularies of the setting `VOCABULARIES`. */
export const hubVocabularies = pgTable('hub_vocabularies', {
  name: text('name').primaryKey(),
  /** Hash of the file, to detect changes. */
  fingerprint: text('fingerprint').notNull(),
  terms: integer('terms').notNull(),
  readAt: defineTimestampColumn('read_at').notNull().defaultNow(),
});

export const hubTerms = pgTable(
  'hub_terms',
  {
    vocabulary: text('vocabulary')
      .notNull()
      .references(() => hubVocabularies.name, { onDelete: 'cascade' }),
    /** Index in the file, because two terms can have the same identifier. */
    number: integer('number').notNull(),
    id: text('id').notNull(),
    label: text('label').notNull(),
    synonyms: text('synonyms').array().notNull(),
    definition: text('definition').notNull(),
    /** The normalized label: letters and digits in lower case, with one space between words. */
    key: text('key').notNull(),
    /** Identifier, label and synonyms, normalized like `key`. */
    words: text('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vocabulary, table.number] }),
    index('hub_terms_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
    index('hub_terms_key').on(table.key),
  ],
);
