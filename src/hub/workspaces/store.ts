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
 * Creates a workspace within a transaction that has begun. Where the name is taken it gets a number, as in `Trial 2`.
 *
 * @returns its identifier
 */
export async function createWorkspaceIn(
  client: pg.PoolClient,
  { name, description, collaboration }: WorkspaceValues,
): Promise<string> {
  const id = randomUUID();
  // Others may take a name between the question and the answer; then the next one is tried.
  for (;;) {
    const { rows } = await client.query<{ name: string }>(
      'select lower(name) as name from hub_workspaces where lower(name) like $1',
      [`${name.toLowerCase()}%`],
    );
    const taken = new Set(rows.map((row) => row.name));
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
    const { rowCount } = await client.query(
      'insert into hub_workspaces (id, name, description, collaboration) values ($1, $2, $3, $4) on conflict do nothing',
      [id, free, description, collaboration],
    );
    if (rowCount === 1) return id;
  }
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
