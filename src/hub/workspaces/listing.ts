/** Workspaces as they are read from the database, alone or in lists. */
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { HubAsker } from '../access/asker.ts';
import { visibleWorkspaces } from '../access/workspace-rights.ts';
import type { HubWorkspaceRow } from '../tables.ts';

/** A workspace with the number of its projects. */
export interface ListedWorkspace extends HubWorkspaceRow {
  readonly projectCount: number;
}

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
