import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import {
  and,
  asc,
  count,
  desc,
  drizzle,
  eq,
  getTableColumns,
  ne,
  runInTransaction,
  type SQL,
  sql,
} from '../../storage/transaction.ts';
import { FormRefusedError, StaleRecordError } from '../../web/forms/fields.ts';
import {
  createVisibilityCondition,
  type GuardedWorkspace,
  type HubCaller,
  HubTokenLimitError,
} from '../access/workspace-rights.ts';
import { notifyProjectsDeleted, notifyRightsChanged } from '../channel/events.ts';
import { markDeleted, PROJECT_PRESENT } from '../deleted/store.ts';
import { checkEntityCount, summarizeWorkspaceDeletion } from '../deletion.ts';
import { rejectTooMany } from '../maximums.ts';
import type { ProjectsQuery } from '../projects/store.ts';
import { setAccessOfVersions } from '../published/store.ts';
import { assignManagerRole, requireManagerRole } from '../roles/store.ts';
import { isLimitedToRoles } from '../roles/table.ts';
import { type HubWorkspaceRow, hubProjects, hubWorkspaces } from '../tables.ts';
import { queueWorkspaceEvent } from '../webhooks/messages.ts';

export interface ListedWorkspace extends HubWorkspaceRow {
  readonly projectCount: number;
}

export type WorkspaceValues = Omit<HubWorkspaceRow, 'id' | 'revision' | 'createdBy' | 'createdAt' | 'updatedAt'>;

/** Response 409: another workspace that the caller can view has this name. Names of hidden workspaces are not disclosed. */
export class WorkspaceNameTakenError extends FormRefusedError {
  constructor(name: string, field: string) {
    super(409, [{ field, message: `is taken: there is already a workspace with the name ${name}` }]);
  }
}

// For a select from one table, drizzle omits the table name of columns, which this subquery needs.
const projectCount = sql<number>`(select count(*)::int from ${hubProjects} p
  where p.workspace_id = hub_workspaces.id and ${sql.raw(PROJECT_PRESENT)})`.as('project_count');
const LISTED = { ...getTableColumns(hubWorkspaces), projectCount };

const ORDERS: Readonly<Record<string, SQL>> = {
  name: asc(sql`lower(${hubWorkspaces.name})`),
  '-name': desc(sql`lower(${hubWorkspaces.name})`),
  projects: asc(sql`project_count`),
  '-projects': desc(sql`project_count`),
  updated: asc(hubWorkspaces.updatedAt),
  '-updated': desc(hubWorkspaces.updatedAt),
};

/** Returns one page of visible workspaces, and the total number. */
export async function listWorkspaces(
  pool: pg.Pool,
  caller: HubCaller,
  { q = '', sort = 'name', limit, offset }: ProjectsQuery,
): Promise<{ workspaces: ListedWorkspace[]; total: number }> {
  const words = q.trim();
  const { name, description, id } = hubWorkspaces;
  const where = and(
    createVisibilityCondition(caller),
    words === '' ? undefined : sql`strpos(lower(${name} || ' ' || ${description}), lower(${words})) > 0`,
  );
  const database = drizzle(pool);
  const [workspaces, counted] = await Promise.all([
    database
      .select(LISTED)
      .from(hubWorkspaces)
      .where(where)
      .orderBy(ORDERS[sort] ?? asc(name), id)
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(hubWorkspaces).where(where),
  ]);
  return { workspaces, total: counted[0]?.total ?? 0 };
}

/** Returns the workspace. @throws NotFoundError */
export async function readWorkspace(client: pg.Pool | pg.PoolClient, id: string): Promise<ListedWorkspace> {
  const [workspace] = await drizzle(client).select(LISTED).from(hubWorkspaces).where(eq(hubWorkspaces.id, id));
  if (workspace === undefined) throw new NotFoundError(`Workspace not found: ${id}`);
  return workspace;
}

/** Returns the new workspace. @throws WorkspaceNameTakenError */
export async function createWorkspace(pool: pg.Pool, caller: HubCaller, values: WorkspaceValues): Promise<ListedWorkspace> {
  return readWorkspace(pool, await runInTransaction(pool, (client) => insertNamedWorkspace(client, caller, values, 'name')));
}

/** Creates a workspace, returns its ID. `field`: form field of the name. @throws WorkspaceNameTakenError, HubTokenLimitError */
export async function insertNamedWorkspace(
  client: pg.PoolClient,
  caller: HubCaller,
  values: Pick<WorkspaceValues, 'name'> & Partial<WorkspaceValues>,
  field: string,
): Promise<string> {
  if (caller.token?.workspace != null) throw new HubTokenLimitError('This token is limited to one workspace.');
  await requireFreeName(client, caller, { name: values.name, field });
  const id = await insertWorkspace(client, caller, values);
  const { collaboration = null, audience = 'everyone' } = values;
  if (isLimitedToRoles({ collaboration, audience })) await assignManagerRole(client, id, caller.actor);
  return id;
}

/** Creates a workspace in the caller's transaction, and returns its ID. Adds a number to a name in use, as in `Trial 2`. */
export async function createWorkspaceInTransaction(
  client: pg.PoolClient,
  caller: HubCaller,
  values: Omit<typeof hubWorkspaces.$inferInsert, 'id'>,
): Promise<string> {
  return insertWorkspace(client, caller, { ...values, name: await findFreeName(client, caller, values.name) });
}

/** Changes a workspace that has the `revision`. @throws WorkspaceNameTakenError, StaleRecordError, NotFoundError */
export async function updateWorkspaceRecord(
  pool: pg.Pool,
  caller: HubCaller,
  { id, ...opened }: GuardedWorkspace,
  values: Partial<WorkspaceValues>,
  revision: number | undefined,
): Promise<ListedWorkspace> {
  const changed = await runInTransaction(pool, async (client) => {
    if (values.name !== undefined) await requireFreeName(client, caller, { name: values.name, field: 'name' }, id);
    const isRead = revision === undefined ? undefined : eq(hubWorkspaces.revision, revision);
    const database = drizzle(client);
    const [before] = await database.select().from(hubWorkspaces).where(eq(hubWorkspaces.id, id)).for('no key update');
    if (before !== undefined && hasOtherAccess(before, opened))
      throw new ForbiddenError('Another user just changed who can see this workspace.');
    if (before !== undefined && isLimitedToRoles(before)) await requireManagerRole(client, id, caller);
    const [after] = await database
      .update(hubWorkspaces)
      .set({ ...values, revision: sql`${hubWorkspaces.revision} + 1`, updatedAt: sql`now()` })
      .where(and(eq(hubWorkspaces.id, id), isRead))
      .returning();
    if (before === undefined || after === undefined) return false;
    // If the workspace leaves the collaboration later, old roles must not have effect again.
    if (after.collaboration !== before.collaboration) await client.query('delete from hub_roles where workspace_id = $1', [id]);
    // The user who limits a workspace to users with a role keeps access.
    if (isLimitedToRoles(after) && !isLimitedToRoles(before)) await assignManagerRole(client, id, caller.actor);
    if (hasOtherAccess(after, before)) {
      await setAccessOfVersions(client, id);
      await notifyRightsChanged(client, id);
    }
    return true;
  });
  const current = await readWorkspace(pool, id);
  if (!changed) throw new StaleRecordError('workspace', current, revision as number);
  return current;
}

function hasOtherAccess(one: Omit<GuardedWorkspace, 'id'>, other: Omit<GuardedWorkspace, 'id'>): boolean {
  return one.collaboration !== other.collaboration || one.audience !== other.audience;
}

/** Marks a workspace as deleted. @param expected confirmed number of entities @throws NotFoundError, CountChangedError */
export async function deleteWorkspace(pool: pg.Pool, id: string, by: string, expected?: number): Promise<void> {
  await runInTransaction(pool, async (client) => {
    const database = drizzle(client);
    // New entities wait for these locks, so exactly the counted entities are deleted.
    const [found] = await database
      .select({ id: hubWorkspaces.id })
      .from(hubWorkspaces)
      .where(eq(hubWorkspaces.id, id))
      .for('update');
    if (found === undefined) throw new NotFoundError(`Workspace not found: ${id}`);
    const projects = await database
      .select({ id: hubProjects.id })
      .from(hubProjects)
      .where(eq(hubProjects.workspaceId, id))
      .orderBy(hubProjects.id)
      .for('update');
    if (expected !== undefined)
      checkEntityCount(await summarizeWorkspaceDeletion(client, await readWorkspace(client, id)), expected);
    await notifyProjectsDeleted(
      client,
      projects.map((project) => project.id),
    );
    await markDeleted(client, 'Workspace', id, by);
    await queueWorkspaceEvent(client, id, { event: 'workspace_deleted', by });
  });
}

/** Restores a deleted workspace. Adds a number to its name if the name is in use. Returns the name. */
export async function restoreWorkspaceInTransaction(
  client: pg.PoolClient,
  caller: HubCaller,
  { id, name }: Pick<HubWorkspaceRow, 'id' | 'name'>,
): Promise<string> {
  const free = await findFreeName(client, caller, name, id);
  if (free !== name) await drizzle(client).update(hubWorkspaces).set({ name: free }).where(eq(hubWorkspaces.id, id));
  return free;
}

/** Returns the name, or the name with a number, such as `Trial 2`, if another visible workspace has the name. */
async function findFreeName(client: pg.PoolClient, caller: HubCaller, name: string, but?: string): Promise<string> {
  const takenNames = await readTakenNames(client, caller, name, but);
  let free = name;
  for (let number = 2; takenNames.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}

async function requireFreeName(
  client: pg.PoolClient,
  caller: HubCaller,
  { name, field }: { readonly name: string; readonly field: string },
  but?: string,
): Promise<void> {
  const takenNames = await readTakenNames(client, caller, name, but);
  if (takenNames.has(name.toLowerCase())) throw new WorkspaceNameTakenError(name, field);
}

/** Returns names of visible workspaces that begin with `name`, in lower case. Locks names until the transaction ends. */
async function readTakenNames(
  client: pg.PoolClient,
  caller: HubCaller,
  name: string,
  but?: string,
): Promise<ReadonlySet<string>> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('names of workspaces', 0))");
  const lower = sql<string>`lower(${hubWorkspaces.name})`;
  const rows = await drizzle(client)
    .select({ name: lower })
    .from(hubWorkspaces)
    .where(
      and(
        sql`starts_with(${lower}, lower(${name}))`,
        but === undefined ? undefined : ne(hubWorkspaces.id, but),
        createVisibilityCondition(caller),
      ),
    );
  return new Set(rows.map((row) => row.name));
}

async function insertWorkspace(
  client: pg.PoolClient,
  { actor: { userId: createdBy } }: HubCaller,
  values: Omit<typeof hubWorkspaces.$inferInsert, 'id'>,
): Promise<string> {
  const id = randomUUID();
  await drizzle(client)
    .insert(hubWorkspaces)
    .values({ id, createdBy, ...values });
  await rejectTooMany(client, 'workspaces', createdBy);
  return id;
}

export function formatWorkspace(workspace: ListedWorkspace, canManage: boolean): components['schemas']['HubWorkspace'] {
  const { projectCount, createdBy: _createdBy, createdAt, updatedAt, ...named } = workspace;
  return {
    ...named,
    project_count: projectCount,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
