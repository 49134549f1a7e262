import type { components } from '../../generated/hub/types.d.ts';
import { defineTimestampColumn } from '../storage/timestamp-column.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../storage/transaction.ts';

/** Returns a column that references a project. The database deletes the row with the project. */
export const defineProjectReference = () =>
  uuid('project_id')
    .notNull()
    .references(() => hubProjects.id, { onDelete: 'cascade' });

export const hubWorkspaces = pgTable(
  'hub_workspaces',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Global URN of the collaboration whose members can view the workspace; null for a workspace without a collaboration. */
    collaboration: text('collaboration'),
    /** Users who can view a workspace without a collaboration: all users of the hub, or only users with a role. */
    audience: text('audience').$type<'everyone' | 'members'>().notNull().default('everyone'),
    /** ID of the user who created the workspace, to limit their number; null for workspaces of earlier releases. */
    createdBy: text('created_by'),
    revision: integer('revision').notNull().default(1),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [index('hub_workspaces_name').on(sql`lower(${table.name})`)],
);

export const hubProjects = pgTable(
  'hub_projects',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => hubWorkspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The effect of a value that violates the profile: the project marks the value, or rejects the change. */
    strictness: text('strictness').$type<'mark' | 'refuse'>().notNull().default('mark'),
    profile: text('profile').notNull(),
    version: text('version').notNull(),
    ownColumns: jsonb('own_columns').$type<readonly components['schemas']['HubOwnColumn'][]>().notNull().default([]),
    /** The content that projects created from this template copy; `none` if the project is not a template. */
    template: text('template').$type<'none' | 'structure' | 'entities'>().notNull().default('none'),
    /** DOI of the last deposit; empty if there is none. */
    doi: text('doi').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    /** Number of changes to metadata and entities. Reviews refer to this number. Messages and comments do not change it. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    /** Sequence number of the last event in the project's channel. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('hub_projects_workspace').on(table.workspaceId, table.name),
    index('hub_projects_template').on(table.name).where(sql`${table.template} <> 'none'`),
  ],
);

/** Deleted workspaces and projects. Restoring an item, which is possible for 30 days, deletes its row. */
export const hubDeletions = pgTable('hub_deletions', {
  id: uuid('id').primaryKey(),
  at: defineTimestampColumn('at').notNull().defaultNow(),
  /** Display name of the user who deleted the item. */
  by: text('by').notNull(),
});

/** Current entities. Each nested entity is a separate row that refers to its parent. */
export const hubEntities = pgTable(
  'hub_entities',
  {
    id: uuid('id').primaryKey(),
    /** Project ID. A foreign key would slow down inserts, so a trigger deletes the rows of a deleted project. */
    projectId: uuid('project_id').notNull(),
    entityType: text('entity_type').notNull(),
    parentId: uuid('parent_id'),
    parentField: text('parent_field'),
    /** Order among siblings in the same field, possibly with gaps. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    /** Values by field name, without nested entities. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Title, name or identifier of the entity, updated at each save. */
    label: text('label').notNull(),
    /** Identifier in references from other entities, updated at each save; may be empty. */
    identifier: text('identifier').notNull().default(''),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('hub_entities_children').on(table.projectId, table.parentId, table.parentField, table.position),
    index('hub_entities_type').on(table.projectId, table.entityType),
    index('hub_entities_lookup').on(table.entityType, sql`lower(${table.identifier})`),
  ],
);

/** All saved versions of entities, including deleted entities. The transaction of each save adds its versions. */
export const hubEntityVersions = pgTable(
  'hub_entity_versions',
  {
    /** Project ID without a foreign key, because a foreign key would slow down inserts. */
    projectId: uuid('project_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    version: integer('version').notNull(),
    action: text('action').$type<'created' | 'updated' | 'moved' | 'deleted' | 'restored'>().notNull(),
    /** Sequence number of the save in the project's channel. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: defineTimestampColumn('at').notNull().defaultNow(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    entityType: text('entity_type').notNull(),
    parentId: uuid('parent_id'),
    parentField: text('parent_field'),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entityId, table.version] }),
    index('hub_entity_versions_history').on(table.projectId, table.seq),
  ],
);

/** The changes of each request, with sequence numbers from `first` to `moment`. The transaction of a save adds its row. */
export const hubActions = pgTable(
  'hub_actions',
  {
    projectId: defineProjectReference(),
    /** Sequence number of the last change. This number identifies the action. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    /** Sequence number of the first change. */
    first: bigint('first', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ActionKind>().notNull(),
    /** Label of the first entity, name of the imported file, or title of the undone action. */
    subject: text('subject').notNull(),
    created: integer('created').notNull(),
    changed: integer('changed').notNull(),
    deleted: integer('deleted').notNull(),
    at: defineTimestampColumn('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Product name from the User-Agent; empty for browsers. */
    client: text('client').notNull().default(''),
    /** ID of the undone action; for a restored project, the restored moment; null for other actions. */
    undoes: bigint('undoes', { mode: 'number' }),
    /** Profile and own columns before the project moved to another profile; null for other actions. */
    before: jsonb('before').$type<ProjectProfile>(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.moment] })],
);

export type ActionKind =
  | 'created'
  | 'changed'
  | 'moved'
  | 'deleted'
  | 'duplicated'
  | 'restored'
  | 'pasted'
  | 'imported'
  | 'example'
  | 'undone'
  | 'project_restored'
  | 'profile_moved';

/** Entity type and name of a field before and after a rename. */
export interface FieldRename {
  readonly from: readonly [entityType: string, field: string];
  readonly to: readonly [entityType: string, field: string];
}

/** Profile of a project before a move, with the fields that the move renamed, by step, and the own columns that it added. */
export type ProjectProfile = Pick<HubProjectRow, 'profile' | 'version' | 'ownColumns'> & {
  readonly addedColumns?: HubProjectRow['ownColumns'];
  readonly renamed?: readonly (readonly FieldRename[])[];
};

export const hubRestorePoints = pgTable(
  'hub_restore_points',
  {
    id: uuid('id').primaryKey(),
    projectId: defineProjectReference(),
    name: text('name').notNull(),
    /** The last action before the restore point; 0 if there is none. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    at: defineTimestampColumn('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [index('hub_restore_points_project').on(table.projectId, table.moment)],
);

/** Current names of visitors, which the history shows. */
export const hubVisitorNames = pgTable('hub_visitor_names', {
  userId: text('user_id').primaryKey(),
  name: text('name').notNull(),
});

/** Column order and width by user and table. Default arrangements have no row. */
export const hubArrangedColumns = pgTable(
  'hub_arranged_columns',
  {
    projectId: defineProjectReference(),
    userId: text('user_id').notNull(),
    entityType: text('entity_type').notNull(),
    columns: jsonb('columns').$type<ArrangedColumns>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId, table.entityType] })],
);

/** Column arrangement of a user. Widths are in pixels. */
export type ArrangedColumns = components['schemas']['HubColumns'];

export type HubWorkspaceRow = typeof hubWorkspaces.$inferSelect;

export type HubProjectRow = typeof hubProjects.$inferSelect;
