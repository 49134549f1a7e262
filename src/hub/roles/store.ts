import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { User } from '../../auth/index.ts';
import { AnswerableError, ForbiddenError, isStorageFullError, NOTHING_CHANGED, NotFoundError } from '../../contract/errors.ts';
import { and, asc, drizzle, eq, runInTransaction, sql } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import type { HubActor } from '../actor.ts';
import { notifyRightsChanged } from '../channel/events.ts';
import { isIdentifier } from '../identifier.ts';
import { hubWorkspaces } from '../tables.ts';
import { hubRoles, isLimitedToRoles, type RoleRow, type WorkspaceRole } from './table.ts';

const MAX_PEOPLE = 1_000;

/** Returns roles by workspace. Turns invitations into roles if the login provider has verified the email address. */
export async function readRoles(
  pool: pg.Pool,
  { userId, userName }: HubActor,
  { verifiedEmail }: Pick<User, 'verifiedEmail'>,
): Promise<ReadonlyMap<string, WorkspaceRole>> {
  const email = verifiedEmail?.toLowerCase() ?? null;
  const { rows } = await pool.query<{ id: string; role: WorkspaceRole; isNew: boolean }>(
    `select workspace_id as id, role, user_id is null or user_name = '' as "isNew" from hub_roles
      where user_id = $1 or (user_id is null and email = $2) order by user_id nulls first`,
    [userId, email],
  );
  const claimed = rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  if (claimed.length > 0) await claimRoles(pool, claimed, [userId, email, userName]);
  return new Map(rows.map(({ id, role }) => [id, role]));
}

async function claimRoles(pool: pg.Pool, workspaceIds: readonly string[], user: readonly (string | null)[]): Promise<void> {
  const hasOwn = 'exists (select from hub_roles own where own.workspace_id = r.workspace_id and own.user_id = $1)';
  try {
    await runInTransaction(pool, async (client) => {
      await client.query('select from hub_workspaces where id = any($1::uuid[]) order by id for no key update', [workspaceIds]);
      await client.query(
        `update hub_roles r set user_id = $1, user_name = $3
          where (user_id = $1 and user_name = '') or (user_id is null and email = $2 and not ${hasOwn})`,
        [...user],
      );
      await client.query(`delete from hub_roles r where user_id is null and email = $2 and ${hasOwn}`, user.slice(0, 2));
    });
  } catch (error) {
    // With a full disk, reads must still work. The next request stores the role.
    if (!isStorageFullError(error)) throw error;
  }
}

/** Returns the roles in a workspace: managers first, then ordered by name. */
export function listRoles(pool: pg.Pool, workspaceId: string): Promise<RoleRow[]> {
  const { userName, email, role, id } = hubRoles;
  return drizzle(pool)
    .select()
    .from(hubRoles)
    .where(eq(hubRoles.workspaceId, workspaceId))
    .orderBy(sql`${role} <> 'manager'`, asc(sql`lower(coalesce(nullif(${userName}, ''), ${email}))`), id);
}

export interface RoleManager {
  readonly actor: HubActor;
  /** True for managers of the organization. */
  readonly isManager: boolean;
}

export type RolePerson = Pick<RoleRow, 'userId' | 'email'>;

/** Adds and returns a role. @throws ForbiddenError if `manager` has lost the right; NotFoundError, FormRefusedError, 409 */
export async function addRole(
  pool: pg.Pool,
  workspaceId: string,
  { userId, email }: RolePerson,
  role: WorkspaceRole,
  manager: RoleManager,
): Promise<RoleRow> {
  return runInTransaction(pool, async (client) => {
    await lockWorkspace(client, workspaceId, manager);
    const { rows } = await client.query<{ isKnown: boolean; total: number }>(
      `select coalesce(bool_or(user_id = $2 or email = $3), false) as "isKnown", count(*)::int as total from hub_roles where workspace_id = $1`,
      [workspaceId, userId, email],
    );
    const createPersonError = (message: string) => createFieldError('person', message, 409);
    if (rows[0]?.isKnown === true) throw createPersonError('This person already has a role. Change it in the list.');
    if ((rows[0]?.total ?? 0) >= MAX_PEOPLE)
      throw createPersonError(`At most ${MAX_PEOPLE} people can have a role in a workspace.`);
    const values = { id: randomUUID(), workspaceId, userId, email, role, addedBy: manager.actor.userName };
    const [row] = await drizzle(client).insert(hubRoles).values(values).returning();
    return row as RoleRow;
  });
}

/** Gives a user the role manager, in the caller's transaction. */
export async function assignManagerRole(
  client: pg.PoolClient,
  workspaceId: string,
  { userId, userName }: HubActor,
): Promise<void> {
  await client.query(
    `insert into hub_roles (id, workspace_id, user_id, user_name, role, added_by) values ($1, $2, $3, $4, 'manager', $4)
     on conflict (workspace_id, user_id) do update set role = 'manager'`,
    [randomUUID(), workspaceId, userId, userName],
  );
}

/** Changes or deletes a role. Without `manager`, the user leaves. @throws NotFoundError, ForbiddenError, 409 */
export async function changeRole(
  pool: pg.Pool,
  workspaceId: string,
  person: { readonly id: string } | { readonly userId: string },
  role: WorkspaceRole | undefined,
  manager?: RoleManager,
): Promise<RoleRow> {
  return runInTransaction(pool, async (client) => {
    await lockWorkspace(client, workspaceId, manager);
    const where = and(eq(hubRoles.workspaceId, workspaceId), createPersonCondition(person));
    const database = drizzle(client);
    const [before] = await database.select().from(hubRoles).where(where);
    if (before === undefined) throw createMissingPersonError();
    if (role === undefined) await database.delete(hubRoles).where(where);
    else await database.update(hubRoles).set({ role }).where(where);
    // An invited manager has no rights before the first login, so another manager must remain.
    if (before.role === 'manager' && before.userId !== null && !(await hasManager(client, workspaceId)))
      throw createConflict('A workspace needs a manager. Make another person manager first.');
    await notifyRightsChanged(client, workspaceId);
    return { ...before, role: role ?? before.role };
  });
}

/** Returns the SQL condition for a person. @throws NotFoundError if the ID is not a UUID */
function createPersonCondition(person: { readonly id: string } | { readonly userId: string }) {
  if ('userId' in person) return eq(hubRoles.userId, person.userId);
  if (!isIdentifier(person.id)) throw createMissingPersonError();
  return eq(hubRoles.id, person.id);
}

function createMissingPersonError(): NotFoundError {
  return new NotFoundError('This person has no role in the workspace.');
}

export async function deleteRoles(pool: pg.Pool, userId: string, email: string): Promise<void> {
  const isOfUser = sql`${hubRoles.userId} = ${userId} or ${hubRoles.userId} is null and ${hubRoles.email} = lower(${email})`;
  const rows = await drizzle(pool).delete(hubRoles).where(isOfUser).returning({ id: hubRoles.workspaceId });
  for (const { id } of rows) await notifyRightsChanged(pool, id);
}

function createConflict(message: string): AnswerableError {
  return new AnswerableError(409, message, { after: NOTHING_CHANGED });
}

/** Makes concurrent role changes of a workspace wait. @throws NotFoundError, ForbiddenError; AnswerableError 409 */
async function lockWorkspace(client: pg.PoolClient, workspaceId: string, manager: RoleManager | undefined): Promise<void> {
  const where = eq(hubWorkspaces.id, workspaceId);
  const [workspace] = await drizzle(client).select().from(hubWorkspaces).where(where).for('no key update');
  if (workspace === undefined) throw new NotFoundError(`Workspace not found: ${workspaceId}`);
  if (!isLimitedToRoles(workspace)) throw createConflict('Limit the workspace to people with a role first.');
  if (manager !== undefined) await requireManagerRole(client, workspaceId, manager);
}

/** @throws ForbiddenError if the caller's right has ended after the guard's check */
export async function requireManagerRole(
  client: pg.PoolClient,
  workspaceId: string,
  { isManager, actor }: RoleManager,
): Promise<void> {
  if (!isManager && !(await hasManager(client, workspaceId, actor.userId)))
    throw new ForbiddenError('You no longer manage this workspace.');
}

async function hasManager(client: pg.PoolClient, workspaceId: string, userId: string | null = null): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from hub_roles where workspace_id = $1 and role = 'manager' and user_id = coalesce($2, user_id) limit 1`,
    [workspaceId, userId],
  );
  return rowCount === 1;
}
