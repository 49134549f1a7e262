/** Workspaces as they are created and changed in the database. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../storage/transaction.ts';
import type { HubAsker } from '../access/asker.ts';
import { visibleWorkspaces } from '../access/workspace-rights.ts';
import { RefusedFormError } from '../forms/refused-form.ts';
import { StaleRecordError } from '../stale-record.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import { type ListedWorkspace, readWorkspace } from './listing.ts';

/** What people say of a workspace. */
export type WorkspaceValues = Pick<HubWorkspaceRow, 'name' | 'description' | 'collaboration'>;

/** 409: another workspace that the asker sees has the name. Of those that the asker does not see nothing is told. */
export class WorkspaceNameTakenError extends RefusedFormError {
  constructor(name: string) {
    super(409, [{ field: 'name', message: `is taken: there is already a workspace with the name ${name}` }]);
  }
}

/** Creates a workspace. @throws WorkspaceNameTakenError */
export async function createWorkspace(pool: pg.Pool, asker: HubAsker, values: WorkspaceValues): Promise<ListedWorkspace> {
  const id = await inTransaction(pool, async (client) => {
    const taken = await takenNames(client, asker, values.name);
    if (taken.has(values.name.toLowerCase())) throw new WorkspaceNameTakenError(values.name);
    return insertWorkspace(client, values);
  });
  return readWorkspace(pool, id);
}

/**
 * Creates a workspace within a transaction that has begun. Where the name is taken it gets a number, as in `Trial 2`.
 *
 * @returns its identifier
 */
export async function createWorkspaceIn(client: pg.PoolClient, asker: HubAsker, values: WorkspaceValues): Promise<string> {
  const taken = await takenNames(client, asker, values.name);
  let free = values.name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${values.name} ${number}`;
  return insertWorkspace(client, { ...values, name: free });
}

/**
 * Changes a workspace; what is not given stays.
 *
 * @param revision the one that was read; any when absent
 * @throws WorkspaceNameTakenError, StaleRecordError, NotFoundError
 */
export async function changeWorkspace(
  pool: pg.Pool,
  asker: HubAsker,
  id: string,
  { name, description, collaboration }: Partial<WorkspaceValues>,
  revision: number | undefined,
): Promise<ListedWorkspace> {
  const changed = await inTransaction(pool, async (client) => {
    if (name !== undefined) {
      const taken = await takenNames(client, asker, name, id);
      if (taken.has(name.toLowerCase())) throw new WorkspaceNameTakenError(name);
    }
    const { rowCount } = await client.query(
      `update hub_workspaces set name = coalesce($2, name), description = coalesce($3, description),
         collaboration = case when $4 then $5 else collaboration end, revision = revision + 1, updated_at = now()
       where id = $1 and ($6::bigint is null or revision = $6)`,
      [id, name ?? null, description ?? null, collaboration !== undefined, collaboration ?? null, revision ?? null],
    );
    return rowCount;
  });
  const current = await readWorkspace(pool, id);
  if (changed === 0) throw new StaleRecordError('workspace', current, revision as number);
  return current;
}

/**
 * Names in lower case that begin with a name, of the workspaces that the asker sees, but for one. Until the transaction ends nobody else takes
 * a name.
 */
async function takenNames(client: pg.PoolClient, asker: HubAsker, name: string, but?: string): Promise<ReadonlySet<string>> {
  await client.query("select pg_advisory_xact_lock(hashtextextended('names of workspaces', 0))");
  const visible = visibleWorkspaces(asker, 'w.collaboration', '$3');
  const { rows } = await client.query<{ name: string }>(
    `select lower(w.name) as name from hub_workspaces w
     where starts_with(lower(w.name), lower($1)) and ($2::uuid is null or w.id <> $2) and ${visible.sql}`,
    [name, but ?? null, visible.values],
  );
  return new Set(rows.map((row) => row.name));
}

async function insertWorkspace(client: pg.PoolClient, { name, description, collaboration }: WorkspaceValues): Promise<string> {
  const id = randomUUID();
  await client.query('insert into hub_workspaces (id, name, description, collaboration) values ($1, $2, $3, $4)', [
    id,
    name,
    description,
    collaboration,
  ]);
  return id;
}
