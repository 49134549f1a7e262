import { defineTimestampColumn } from '../../../storage/timestamp-column.ts';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from '../../../storage/transaction.ts';
import type { BrapiObjects } from '../members.ts';

/** Observations of a deleted unit or variable remain, because an undo can restore the entity. */
export const hubObservations = pgTable(
  'hub_observations',
  {
    id: uuid('id').primaryKey(),
    /** Project ID. A foreign key would slow down inserts, so a trigger deletes the rows of a deleted project. */
    projectId: uuid('project_id').notNull(),
    studyId: uuid('study_id').notNull(),
    unitId: uuid('unit_id').notNull(),
    variableId: uuid('variable_id').notNull(),
    /** Measured value; null if a client deleted the value. */
    value: text('value'),
    observedAt: defineTimestampColumn('observed_at'),
    collector: text('collector'),
    references: jsonb('external_references').$type<BrapiObjects['BrapiReference'][]>().notNull(),
    additionalInfo: jsonb('additional_info').$type<Record<string, string>>().notNull(),
    /** Hash of the observation as first sent, which identifies repeated requests. */
    fingerprint: text('fingerprint').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: defineTimestampColumn('created_at').notNull(),
    updatedAt: defineTimestampColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('hub_observations_fingerprint').on(table.unitId, table.variableId, table.fingerprint),
    index('hub_observations_project').on(table.projectId, table.createdAt, table.id),
    index('hub_observations_study').on(table.studyId, table.createdAt, table.id),
  ],
);

export type ObservationRow = typeof hubObservations.$inferSelect;
