/** Stores deleted workspaces and projects, whose content remains until a scheduled job deletes it. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { sql } from '../../storage/transaction.ts';
import { RETENTION_OF_DELETED_DAYS } from '../../storage/upkeep/pruning.ts';
import type { HubWorkspaceRow } from '../tables.ts';

const createWorkspaceCondition = (workspace: string) => `not exists (select from hub_deletions d where d.id = ${workspace}.id)`;

const createProjectCondition = (project: string) =>
  `not exists (select from hub_deletions d where d.id in (${project}.id, ${project}.workspace_id))`;

export const WORKSPACE_PRESENT = createWorkspaceCondition('w');

/** SQL condition for projects `p` that are not deleted, and whose workspace is not deleted. */
export const PROJECT_PRESENT = createProjectCondition('p');

export const isWorkspacePresent = sql.raw(createWorkspaceCondition('hub_workspaces'));
export const isProjectPresent = sql.raw(createProjectCondition('hub_projects'));

export interface DeletedItem {
  readonly kind: 'workspace' | 'project';
  readonly id: string;
  readonly name: string;
  readonly workspace: Pick<HubWorkspaceRow, 'id' | 'name' | 'collaboration' | 'audience'>;
  readonly at: Date;
  /** Display name of the user who deleted the item. */
  readonly by: string;
}

export function computeRemovalTime({ at }: DeletedItem): Date {
  return new Date(at.getTime() + RETENTION_OF_DELETED_DAYS * 86_400_000);
}

/** Marks a workspace or project, which the caller has locked, as deleted. @throws NotFoundError if already deleted */
export async function markDeleted(client: pg.PoolClient, kind: 'Workspace' | 'Project', id: string, by: string): Promise<void> {
  const { rowCount } = await client.query('insert into hub_deletions (id, by) values ($1, $2) on conflict do nothing', [
    id,
    by,
  ]);
  if (rowCount === 0) throw new NotFoundError(`${kind} not found: ${id}`);
}

/** Restores a workspace or project. @throws NotFoundError if the item is not deleted */
export async function unmarkDeleted(client: pg.PoolClient, id: string): Promise<void> {
  const { rowCount } = await client.query('delete from hub_deletions where id = $1', [id]);
  if (rowCount === 0) throw createMissingError(id);
}

const SELECT = `
  select case when p.id is null then 'workspace' else 'project' end as kind, d.id, coalesce(p.name, w.name) as name, d.at, d.by,
         json_build_object('id', w.id, 'name', w.name, 'collaboration', w.collaboration, 'audience', w.audience) as workspace
    from hub_deletions d
    left join hub_projects p on p.id = d.id
    join hub_workspaces w on w.id = coalesce(p.workspace_id, d.id)
   where (p.id is null or not exists (select from hub_deletions whole where whole.id = w.id))`;

/** Returns a deleted item. @throws NotFoundError, also for a project in a deleted workspace */
export async function readDeletedItem(pool: pg.Pool, id: string): Promise<DeletedItem> {
  const { rows } = await pool.query<DeletedItem>(`${SELECT} and d.id = $1`, [id]);
  if (rows[0] === undefined) throw createMissingError(id);
  return rows[0];
}

/** Returns one page of items, newest first, and the total number. @param visible SQL condition for workspaces `w`, with `$1` */
export async function listDeletedItems(
  pool: pg.Pool,
  visible: { readonly sql: string; readonly values: readonly string[] },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: DeletedItem[]; total: number }> {
  const [listed, counted] = await Promise.all([
    pool.query<DeletedItem>(`${SELECT} and ${visible.sql} order by d.at desc, d.id limit $2 offset $3`, [
      visible.values,
      limit,
      offset,
    ]),
    pool.query<{ total: number }>(`select count(*)::int as total from (${SELECT} and ${visible.sql}) deleted`, [
      visible.values,
    ]),
  ]);
  return { items: listed.rows, total: counted.rows[0]?.total ?? 0 };
}

function createMissingError(id: string): NotFoundError {
  return new NotFoundError(`Deleted item not found: ${id}`);
}
