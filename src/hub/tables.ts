/** The hub's own records: workspaces, their projects, the projects' entities, and every version that an entity ever had. */
import type { components } from '../../generated/hub/types.d.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uuid } from '../storage/drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A place for projects. */
export const hubWorkspaces = pgTable(
  'hub_workspaces',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Global URN of the collaboration whose members see it; null: all users of the hub. */
    collaboration: text('collaboration'),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('hub_workspaces_name').on(sql`lower(${table.name})`)],
);

/** Entities of one profile, filled in together. */
export const hubProjects = pgTable(
  'hub_projects',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => hubWorkspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    profile: text('profile').notNull(),
    version: text('version').notNull(),
    revision: integer('revision').notNull().default(1),
    /** Last sequence number of the project's channel; counting it up orders everything that happens in the project. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('hub_projects_workspace').on(table.workspaceId, table.name)],
);

/** Entities as they are now. An entity inside another one is a row of its own that names its parent and the parent's field. */
export const hubEntities = pgTable(
  'hub_entities',
  {
    id: uuid('id').primaryKey(),
    /** Goes with the project by a trigger: a foreign key would look the project up once for each row. */
    projectId: uuid('project_id').notNull(),
    entityType: text('entity_type').notNull(),
    parentId: uuid('parent_id'),
    parentField: text('parent_field'),
    /** Place among the siblings in the same field; gaps mean nothing. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    /** Values by field name; nested entities are not in it. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** What people call it: title, name or identifier; computed at each save. */
    label: text('label').notNull(),
    /** What references name it by; empty while it has none. Computed at each save. */
    identifier: text('identifier').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    index('hub_entities_children').on(table.projectId, table.parentId, table.parentField, table.position),
    index('hub_entities_type').on(table.projectId, table.entityType),
    index('hub_entities_lookup').on(table.entityType, sql`lower(${table.identifier})`),
  ],
);

/** Every saved state of every entity, deleted ones included, until the project goes. Written in the transaction of the save. */
export const hubEntityVersions = pgTable(
  'hub_entity_versions',
  {
    /** Goes with the project by a trigger: a foreign key would look the project up once for each row. */
    projectId: uuid('project_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    version: integer('version').notNull(),
    action: text('action').$type<'created' | 'updated' | 'moved' | 'deleted' | 'restored'>().notNull(),
    /** Sequence number of the event that told the channel; orders the project's history. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: moment('at').notNull().defaultNow(),
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

/**
 * What a request saved, as one action: the versions with numbers from `first` to `moment`. Written in the transaction of the
 * save.
 */
export const hubActions = pgTable(
  'hub_actions',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    /** Sequence number of its last version, by which it is named. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    /** Sequence number of its first version. */
    first: bigint('first', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ActionKind>().notNull(),
    /** What it was about: the label of its first entity, the name of the file, the title of the action that it undid. */
    subject: text('subject').notNull(),
    created: integer('created').notNull(),
    changed: integer('changed').notNull(),
    deleted: integer('deleted').notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** The program that asked, as it names itself; empty for a browser. */
    client: text('client').notNull().default(''),
    /** The action that it undid; of a restored project, the moment that came back. */
    undoes: bigint('undoes', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.moment] })],
);

/** What an action was. */
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
  | 'project_restored';

/** Moments of a project that people gave a name. */
export const hubRestorePoints = pgTable(
  'hub_restore_points',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The last action before it; 0 where there was none. */
    moment: bigint('moment', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
  },
  (table) => [index('hub_restore_points_project').on(table.projectId, table.moment)],
);

/** What visitors who chose a name are called now, so that a history follows it. */
export const hubVisitorNames = pgTable('hub_visitor_names', {
  userId: text('user_id').primaryKey(),
  name: text('name').notNull(),
});

/** How a person has arranged the columns of a table; there is none for who has not. */
export const hubArrangedColumns = pgTable(
  'hub_arranged_columns',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => hubProjects.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    entityType: text('entity_type').notNull(),
    columns: jsonb('columns').$type<ArrangedColumns>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.userId, table.entityType] })],
);

/** The columns of a table as a user arranged them; widths in pixels. */
export type ArrangedColumns = components['schemas']['HubColumns'];

/** A workspace as it is stored. */
export type HubWorkspaceRow = typeof hubWorkspaces.$inferSelect;

/** A project as it is stored. */
export type HubProjectRow = typeof hubProjects.$inferSelect;
