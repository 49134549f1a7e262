/** Workspaces in the database. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubAsker } from '../access/asker.ts';
import { visibleWorkspaces } from '../access/workspace-rights.ts';
import { tellProjectsGone } from '../channel/events.ts';
import { checkCount, countWorkspace } from '../deletion.ts';
import { RefusedFormError } from '../forms/refused-form.ts';
import { StaleRecordError } from '../stale-record.ts';
import type { HubWorkspaceRow } from '../tables.ts';

/** A workspace with the number of its projects. */
export interface ListedWorkspace extends HubWorkspaceRow {
  readonly projectCount: number;
}

/** What people say of a workspace. */
export type WorkspaceValues = Pick<HubWorkspaceRow, 'name' | 'description' | 'collaboration'>;

/** Orders of lists, as the contract names them. */
const ORDERS: Readonly<Record<string, string>> = {
  name: 'lower(w.name) asc',
  '-name': 'lower(w.name) desc',
  projects: '"projectCount" asc',
  '-projects': '"projectCount" desc',
  updated: 'w.updated_at asc',
  '-updated': 'w.updated_at desc',
};

const COLUMNS = `w.id, w.name, w.description, w.collaboration, w.revision, w.created_at as "createdAt", w.updated_at as "updatedAt",
  (select count(*)::int from hub_projects p where p.workspace_id = w.id) as "projectCount"`;

/** 409: another workspace has the name. */
export class WorkspaceNameTakenError extends RefusedFormError {
  constructor(name: string) {
    super(409, [{ field: 'name', message: `is taken: there is already a workspace with the name ${name}` }]);
  }
}

/** What a list is asked for. */
export interface ListQuestion {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The workspaces that somebody sees, with the number of all that fit. */
export async function listWorkspaces(
  pool: pg.Pool,
  asker: HubAsker,
  { q = '', sort = 'name', limit, offset }: ListQuestion,
): Promise<{ workspaces: ListedWorkspace[]; total: number }> {
  const visible = visibleWorkspaces(asker, 'w.collaboration', '$1');
  const where = `${visible.sql} and ($2 = '' or strpos(lower(w.name || ' ' || w.description), lower($2)) > 0)`;
  const parameters = [visible.values, q.trim()];
  const { rows } = await pool.query<ListedWorkspace>(
    `select ${COLUMNS} from hub_workspaces w where ${where} order by ${ORDERS[sort] ?? ORDERS.name}, w.id limit $3 offset $4`,
    [...parameters, limit, offset],
  );
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from hub_workspaces w where ${where}`,
    parameters,
  );
  return { workspaces: rows, total: counted.rows[0]?.total ?? 0 };
}

/** A workspace as it is now. @throws NotFoundError */
export async function readWorkspace(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<ListedWorkspace> {
  const { rows } = await client.query<ListedWorkspace>(`select ${COLUMNS} from hub_workspaces w where w.id = $1`, [id]);
  if (rows[0] === undefined) throw new NotFoundError(`Workspace not found: ${id}`);
  return rows[0];
}

/** Creates a workspace. @throws WorkspaceNameTakenError */
export async function createWorkspace(pool: pg.Pool, values: WorkspaceValues): Promise<ListedWorkspace> {
  const id = randomUUID();
  await unlessTaken(values.name, () =>
    pool.query('insert into hub_workspaces (id, name, description, collaboration) values ($1, $2, $3, $4)', [
      id,
      values.name,
      values.description,
      values.collaboration,
    ]),
  );
  return readWorkspace(pool, id);
}

/**
 * Changes a workspace; what is not given stays.
 *
 * @param revision the one that was read; any when absent
 * @throws WorkspaceNameTakenError, StaleRecordError, NotFoundError
 */
export async function changeWorkspace(
  pool: pg.Pool,
  id: string,
  { name, description, collaboration }: Partial<WorkspaceValues>,
  revision: number | undefined,
): Promise<ListedWorkspace> {
  const { rowCount } = await unlessTaken(name ?? '', () =>
    pool.query(
      `update hub_workspaces set name = coalesce($2, name), description = coalesce($3, description),
         collaboration = case when $4 then $5 else collaboration end, revision = revision + 1, updated_at = now()
       where id = $1 and ($6::bigint is null or revision = $6)`,
      [id, name ?? null, description ?? null, collaboration !== undefined, collaboration ?? null, revision ?? null],
    ),
  );
  const current = await readWorkspace(pool, id);
  if (rowCount === 0) throw new StaleRecordError('workspace', current, revision as number);
  return current;
}

/**
 * Deletes a workspace with everything in it.
 *
 * @param expected how many entities the confirmation told of; any when absent
 * @throws NotFoundError, CountChangedError
 */
export async function deleteWorkspace(pool: pg.Pool, id: string, expected?: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A lock that new entities wait for, so that what is counted is what is deleted.
    const workspace = await client.query('select 1 from hub_workspaces where id = $1 for update', [id]);
    if (workspace.rowCount === 0) throw new NotFoundError(`Workspace not found: ${id}`);
    const { rows } = await client.query<{ id: string }>(
      'select id from hub_projects where workspace_id = $1 order by id for update',
      [id],
    );
    if (expected !== undefined) checkCount(await countWorkspace(client, await readWorkspace(client, id)), expected);
    await tellProjectsGone(
      client,
      rows.map((row) => row.id),
    );
    await client.query('delete from hub_workspaces where id = $1', [id]);
  });
}

async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === '23505' && constraint === 'hub_workspaces_name') throw new WorkspaceNameTakenError(name);
    throw error;
  }
}
