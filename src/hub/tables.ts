/** Tables of the hub: workspaces, projects, entities, and all versions of entities. */
import type { components } from '../../generated/hub/types.d.ts';
import { defineTimestampColumn } from '../storage/timestamp-column.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../storage/transaction.ts';

/** Rows are deleted with their project. */
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
    /** Global URN of the collaboration whose members can see the workspace; null for all users of the hub. */
    collaboration: text('collaboration'),
    /** Without a collaboration: all users of the hub, or only people with a role. */
    audience: text('audience').$type<'everyone' | 'members'>().notNull().default('everyone'),
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
    /** Marks or rejects values that violate the profile. */
    strictness: text('strictness').$type<'mark' | 'refuse'>().notNull().default('mark'),
    profile: text('profile').notNull(),
    version: text('version').notNull(),
    /** Fields that the project adds to its profile. */
    ownColumns: jsonb('own_columns').$type<readonly components['schemas']['HubOwnColumn'][]>().notNull().default([]),
    /** The parts that new projects can copy; `none` if the project is not a template. */
    template: text('template').$type<'none' | 'structure' | 'entities'>().notNull().default('none'),
    /** The DOI of the last deposit; may be empty. */
    doi: text('doi').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    /** Number of changes to the content, which identifies a state for reviews. Messages and comments do not count. */
    changes: bigint('changes', { mode: 'number' }).notNull().default(0),
    /** Last sequence number of the project's channel. Incrementing it orders all events of the project. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    createdAt: defineTimestampColumn('created_at').notNull().defaultNow(),
    updatedAt: defineTimestampColumn('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('hub_projects_workspace').on(table.workspaceId, table.name),
    index('hub_projects_template').on(table.name).where(sql`${table.template} <> 'none'`),
  ],
);

/** Deleted workspaces and projects keep their content for 30 days. Deletion of the row restores them. */
export const hubDeletions = pgTable('hub_deletions', {
  id: uuid('id').primaryKey(),
  at: defineTimestampColumn('at').notNull().defaultNow(),
  /** Display name. */
  by: text('by').notNull(),
});

/** Current entities. A nested entity has a separate row, with its parent and the parent's field. */
export const hubEntities = pgTable(
  'hub_entities',
  {
    id: uuid('id').primaryKey(),
    /** A trigger deletes the rows with the project. A foreign key would look up the project for each insert. */
    projectId: uuid('project_id').notNull(),
    entityType: text('entity_type').notNull(),
    parentId: uuid('parent_id'),
    parentField: text('parent_field'),
    /** Order among the siblings in the same field; gaps are allowed. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    /** Values by field, without nested entities. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Title, name or identifier, computed at each save. */
    label: text('label').notNull(),
    /** The identifier in references, computed at each save; may be empty. */
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

/** All saved states of entities, including deleted ones, until the project is deleted. Written in the transaction of the save. */
export const hubEntityVersions = pgTable(
  'hub_entity_versions',
  {
    /** See hubEntities. */
    projectId: uuid('project_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    version: integer('version').notNull(),
    action: text('action').$type<'created' | 'updated' | 'moved' | 'deleted' | 'restored'>().notNull(),
    /** Sequence number of the event in the channel, which orders the history of the project. */
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

/** The changes of a request, with sequence numbers from `first` to `moment`. Written in the transaction of the save. */
export const hubActions = pgTable(
  'hub_actions',
  {
    projectId: defineProjectReference(),
    /** Sequence number of the last version, which identifies the action. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    /** Sequence number of the first version. */
    first: bigint('first', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ActionKind>().notNull(),
    /** The label of the first entity, the file name, or the title of the undone action. */
    subject: text('subject').notNull(),
    created: integer('created').notNull(),
    changed: integer('changed').notNull(),
    deleted: integer('deleted').notNull(),
    at: defineTimestampColumn('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** The product name in the User-Agent; empty for a browser. */
    client: text('client').notNull().default(''),
    /** The action that this one undid; for a restored project, the restored moment. */
    undoes: bigint('undoes', { mode: 'number' }),
    /** The profile and own columns before a move; null for other actions. */
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

/** The type and name of a field before and after a rename. */
export interface FieldRename {
  readonly from: readonly [entityType: string, field: string];
  readonly to: readonly [entityType: string, field: string];
}

/** The profile before a move. `renamed` lists renames of fields in steps, and `addedColumns` the added own columns. */
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
    /** The last action before the restore point; 0 without actions. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    at: defineTimestampColumn('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [index('hub_restore_points_project').on(table.projectId, table.moment)],
);

/** Current names of visitors, for the history. */
export const hubVisitorNames = pgTable('hub_visitor_names', {
  userId: text('user_id').primaryKey(),
  name: text('name').notNull(),
});

/** A default arrangement has no row. */
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

/** Widths are in pixels. */
export type ArrangedColumns = components['schemas']['HubColumns'];

export type HubWorkspaceRow = typeof hubWorkspaces.$inferSelect;

export type HubProjectRow = typeof hubProjects.$inferSelect;
