import { defineTimestampColumn } from '../../storage/timestamp-column.ts';
import { index, pgTable, text, unique, uuid } from '../../storage/transaction.ts';
import { type HubWorkspaceRow, hubWorkspaces } from '../tables.ts';

/** Managers have the rights of all other roles. */
export type WorkspaceRole = 'reader' | 'editor' | 'reviewer' | 'manager';

/** Roles in workspaces. They apply only to workspaces without a collaboration and with the audience `members`. */
export const hubRoles = pgTable(
  'hub_roles',
  {
    id: uuid('id').primaryKey(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => hubWorkspaces.id, { onDelete: 'cascade' }),
    /** ID of the user; null until the invited user logs in. */
    userId: text('user_id'),
    /** Name of the user at the first login; empty before. */
    userName: text('user_name').notNull().default(''),
    /** Email address in lower case; null if the manager entered a user ID. */
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

export function isLimitedToRoles({ collaboration, audience }: Pick<HubWorkspaceRow, 'collaboration' | 'audience'>): boolean {
  return collaboration === null && audience === 'members';
}
