/** Workspaces as they are created and changed in the database. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { RefusedFormError } from '../forms/refused-form.ts';
import { StaleRecordError } from '../stale-record.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import { type ListedWorkspace, readWorkspace } from './listing.ts';

/** What people say of a workspace. */
export type WorkspaceValues = Pick<HubWorkspaceRow, 'name' | 'description' | 'collaboration'>;

/** 409: another workspace has the name. */
export class WorkspaceNameTakenError extends RefusedFormError {
  constructor(name: string) {
    super(409, [{ field: 'name', message: `is taken: there is already a workspace with the name ${name}` }]);
  }
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

async function unlessTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === '23505' && constraint === 'hub_workspaces_name') throw new WorkspaceNameTakenError(name);
    throw error;
  }
}
