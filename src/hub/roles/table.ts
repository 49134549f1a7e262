import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, pgTable, text, unique, uuid } from '../../storage/transaction.ts';
import { type HubWorkspaceRow, hubWorkspaces } from '../tables.ts';

/** Managers have the rights of all other roles. */
export type WorkspaceRole = 'reader' | 'editor' | 'reviewer' | 'manager';

/** Roles apply in workspaces without a collaboration whose audience is `members`. */
export const hubRoles = pgTable(
  'hub_roles',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => hubWorkspaces.id, { onDelete: 'cascade' }),
    /** Null until a user logs in with the email address. */
    userId: text('user_id'),
    /** The name at the first login; empty before. */
    userName: text('user_name').notNull().default(''),
    /** Lowercase; null if the manager entered a user ID. */
    email: text('email'),
    role: text('role').$type<WorkspaceRole>().notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: defineTimestampColumn('added_at').notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.workspaceId, table.userId),
    unique().on(table.workspaceId, table.email),
    index('hub_roles_user').on(table.userId),
    index('hub_roles_email').on(table.email),
  ],
);

export type RoleRow = typeof hubRoles.$inferSelect;

export function isForRoles({ collaboration, audience }: Pick<HubWorkspaceRow, 'collaboration' | 'audience'>): boolean {
  return collaboration === null && audience === 'members';
}
