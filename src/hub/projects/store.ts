/** Projects in the database. */

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { and, drizzle, eq, sql } from '../../storage/drizzle.ts';
import { inTransaction } from '../../storage/transaction.ts';
import { StaleRecordError } from '../../web/forms/refusals.ts';
import { notifyProjectsDeleted } from '../channel/events.ts';
import { checkCount, countProject } from '../deletion.ts';
import { type HubProjectRow, hubProjects } from '../tables.ts';
import type { ProjectSummary } from './project-summary.ts';

/** The editable values of an existing project. */
export type ProjectValues = Pick<HubProjectRow, 'name' | 'description'>;

/** The parameters of a list of projects. */
export interface ProjectsQuestion {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The time of the last change to the project's record or content. */
const LAST_CHANGE = `greatest(p.updated_at,
  (select v.at from hub_entity_versions v where v.project_id = p.id order by v.seq desc limit 1))`;

/** Orders of lists, as in the contract. */
const ORDERS: Readonly<Record<string, string>> = {
  name: 'lower(p.name) asc',
  '-name': 'lower(p.name) desc',
  entities: '(select count(*) from hub_entities e where e.project_id = p.id) asc',
  '-entities': '(select count(*) from hub_entities e where e.project_id = p.id) desc',
  updated: '"updatedAt" asc',
  '-updated': '"updatedAt" desc',
};

const COLUMNS = `p.id, p.workspace_id as "workspaceId", p.name, p.description, p.profile, p.version, p.revision,
  p.seq::float8 as seq, p.created_at as "createdAt", ${LAST_CHANGE} as "updatedAt"`;

/** Returns a part of the projects of a workspace, with the number of all matches. */
export async function listProjects(
  pool: pg.Pool,
  workspaceId: string,
  { q = '', sort = 'name', limit, offset }: ProjectsQuestion,
): Promise<{ projects: HubProjectRow[]; total: number }> {
  const where = `p.workspace_id = $1 and ($2 = '' or strpos(lower(concat_ws(' ', p.name, p.description, p.profile)), lower($2)) > 0)`;
  const parameters = [workspaceId, q.trim()];
  const { rows } = await pool.query<HubProjectRow>(
    `select ${COLUMNS} from hub_projects p where ${where} order by ${ORDERS[sort] ?? ORDERS.name}, p.id limit $3 offset $4`,
    [...parameters, limit, offset],
  );
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from hub_projects p where ${where}`,
    parameters,
  );
  return { projects: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Reads a project. @throws NotFoundError */
export async function readProject(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<HubProjectRow> {
  const { rows } = await client.query<HubProjectRow>(`select ${COLUMNS} from hub_projects p where p.id = $1`, [id]);
  if (rows[0] === undefined) throw new NotFoundError(`Project not found: ${id}`);
  return rows[0];
}

/** The initial values of a project. */
export type NewProject = Pick<HubProjectRow, 'workspaceId' | 'name' | 'description' | 'profile' | 'version'>;

/**
 * Creates a project in an open transaction.
 * @param fill writes the initial content of the project
 * @throws NotFoundError if the workspace was deleted
 */
export async function createProjectIn(
  client: pg.PoolClient,
  { workspaceId, name, description, profile, version }: NewProject,
  fill: (projectId: string) => Promise<unknown>,
): Promise<HubProjectRow> {
  const id = randomUUID();
  const { rowCount } = await client.query(
    `insert into hub_projects (id, workspace_id, name, description, profile, version)
     select $1, id, $3, $4, $5, $6 from hub_workspaces where id = $2 for key share`,
    [id, workspaceId, name, description, profile, version],
  );
  if (rowCount === 0) throw new NotFoundError(`Workspace not found: ${workspaceId}`);
  await fill(id);
  return readProject(client, id);
}

/**
 * Changes a project's record; absent values stay.
 * @param revision the one that was read; any if absent
 * @throws StaleRecordError, NotFoundError
 */
export async function updateProjectRecord(
  pool: pg.Pool,
  id: string,
  values: Partial<ProjectValues>,
  revision: number | undefined,
): Promise<HubProjectRow> {
  const isRead = revision === undefined ? undefined : eq(hubProjects.revision, revision);
  const changed = await drizzle(pool)
    .update(hubProjects)
    .set({ ...values, revision: sql`${hubProjects.revision} + 1`, updatedAt: sql`now()` })
    .where(and(eq(hubProjects.id, id), isRead));
  const current = await readProject(pool, id);
  if (changed.rowCount === 0) throw new StaleRecordError('project', current, revision as number);
  return current;
}

/**
 * Deletes a project with its content.
 * @param expected the number of entities in the confirmation; any if absent
 * @throws NotFoundError, CountChangedError
 */
export async function deleteProject(pool: pg.Pool, id: string, expected?: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    // New entities wait for this lock, so that the counted entities are the deleted ones.
    const { rowCount } = await client.query('select 1 from hub_projects where id = $1 for update', [id]);
    if (rowCount === 0) throw new NotFoundError(`Project not found: ${id}`);
    if (expected !== undefined) checkCount(await countProject(client, await readProject(client, id)), expected);
    await notifyProjectsDeleted(client, [id]);
    await client.query('delete from hub_projects where id = $1', [id]);
  });
}

/** Returns a project as JSON. */
export function formatProject(
  project: HubProjectRow,
  { entityCount, completeness }: ProjectSummary,
  { canEdit, canManage }: { canEdit: boolean; canManage: boolean },
): components['schemas']['HubProject'] {
  const { workspaceId, createdAt, updatedAt, ...named } = project;
  return {
    ...named,
    workspace_id: workspaceId,
    entity_count: entityCount,
    completeness,
    can_edit: canEdit,
    can_manage: canManage,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
