import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import { and, drizzle, eq, runInTransaction, sql } from '../../storage/transaction.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { StaleRecordError } from '../../web/forms/fields.ts';
import { notifyProjectsDeleted } from '../channel/events.ts';
import { markDeleted, PROJECT_PRESENT, WORKSPACE_PRESENT } from '../deleted/store.ts';
import { checkEntityCount, summarizeProjectDeletion } from '../deletion.ts';
import { rejectTooMany } from '../maximums.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import {
  addCompleteness,
  type Completeness,
  type CountedField,
  listCountedFields,
  NO_COMPLETENESS,
} from '../snapshot/completeness.ts';
import { type HubProjectRow, hubProjects } from '../tables.ts';
import { queueProjectEvent } from '../webhooks/messages.ts';

export interface ProjectSummary {
  readonly entityCount: number;
  /** Types without entities are absent. */
  readonly types: ReadonlyMap<string, TypeSummary>;
  readonly completeness: Completeness;
}

export interface TypeSummary {
  readonly count: number;
  readonly completeness: Completeness;
}

const MAX_CACHED = 500;

export type Summarize = (
  projects: readonly Pick<HubProjectRow, 'id' | 'seq' | 'profile' | 'version' | 'ownColumns'>[],
) => Promise<ReadonlyMap<string, ProjectSummary>>;

/** Returns a function that counts entities and values. Counts are cached until the project's `seq` or profile changes. */
export function createSummaries(pool: pg.Pool, catalog: Catalog): Summarize {
  const cached = new Map<string, { seq: number; followed: Profile | undefined; summary: ProjectSummary }>();
  return async (projects) => {
    const isFresh = (project: (typeof projects)[number]) => {
      const known = cached.get(project.id);
      return known?.seq === project.seq && known.followed === findProjectProfile(catalog, project);
    };
    const stale = projects.filter((project) => !isFresh(project));
    if (stale.length > 0) {
      const counts = await countFilledValues(
        pool,
        stale.map(({ id }) => id),
      );
      for (const project of stale) {
        const { id, seq } = project;
        const followed = findProjectProfile(catalog, project);
        cached.delete(id);
        cached.set(id, { seq, followed, summary: computeSummary(followed, counts.get(id) ?? new Map()) });
      }
    }
    const summaries = new Map(projects.map(({ id }) => [id, cached.get(id)?.summary as ProjectSummary]));
    for (const id of [...cached.keys()].slice(0, Math.max(0, cached.size - MAX_CACHED))) cached.delete(id);
    return summaries;
  };
}

/** Number of values by project, entity type and field. An empty field name stands for the number of entities. */
type FilledCounts = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

async function countFilledValues(pool: pg.Pool, projectIds: readonly string[]): Promise<FilledCounts> {
  const { rows } = await pool.query<{ project: string; type: string; field: string; count: number }>(
    `select project_id as project, entity_type as type, '' as field, count(*)::int as count
       from hub_entities where project_id = any($1::uuid[]) group by 1, 2
     union all
     select project_id, entity_type, name, count(*)::int
       from hub_entities, jsonb_object_keys(data) as name where project_id = any($1::uuid[]) group by 1, 2, 3
     union all
     select inner_one.project_id, outer_one.entity_type, inner_one.parent_field, count(distinct inner_one.parent_id)::int
       from hub_entities inner_one join hub_entities outer_one on outer_one.id = inner_one.parent_id
       where inner_one.project_id = any($1::uuid[]) group by 1, 2, 3`,
    [projectIds],
  );
  const counts = new Map<string, Map<string, Map<string, number>>>();
  for (const { project, type, field, count } of rows) {
    const types = counts.get(project) ?? new Map<string, Map<string, number>>();
    const fields = types.get(type) ?? new Map<string, number>();
    counts.set(project, types.set(type, fields.set(field, count)));
  }
  return counts;
}

function computeSummary(
  profile: Profile | undefined,
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
): ProjectSummary {
  const types = new Map(
    [...counted].map(([type, fields]): [string, TypeSummary] => {
      const count = fields.get('') ?? 0;
      const entity = profile?.entities.get(type);
      return [
        type,
        {
          count,
          completeness:
            entity === undefined
              ? NO_COMPLETENESS
              : computeTypeCompleteness(listCountedFields(profile as Profile, entity), count, fields),
        },
      ];
    }),
  );
  const all = [...types.values()];
  return {
    entityCount: all.reduce((sum, { count }) => sum + count, 0),
    types,
    completeness: all.reduce((sum, { completeness }) => addCompleteness(sum, completeness), NO_COMPLETENESS),
  };
}

function computeTypeCompleteness(
  fields: readonly CountedField[],
  count: number,
  filled: ReadonlyMap<string, number>,
): Completeness {
  const required = fields.filter(({ isRequired }) => isRequired);
  const countFilledFields = (some: readonly CountedField[]) => some.reduce((sum, { name }) => sum + (filled.get(name) ?? 0), 0);
  return {
    required_filled: countFilledFields(required),
    required_total: required.length * count,
    filled: countFilledFields(fields),
    total: fields.length * count,
  };
}

/** Returns the model of views/hub/partials/completeness.eta. The bar shows required fields. */
export function createCompletenessModel({ required_filled, required_total, filled, total }: Completeness) {
  const isDone = required_filled === required_total && total > 0;
  return {
    value: required_filled,
    max: Math.max(1, required_total),
    text:
      total === 0 ? 'nothing yet' : isDone ? 'all required' : `${computePercent(required_filled, required_total)} of required`,
    detail: `${formatNumber(required_filled)} of ${formatNumber(required_total)} required values, ${formatNumber(filled)} of ${formatNumber(total)} in all`,
    isDone,
  };
}

/** Returns a percentage, rounded down, because 100 % means that no value is missing. */
function computePercent(part: number, whole: number): string {
  return `${Math.floor((100 * part) / Math.max(1, whole))} %`;
}

export type ProjectValues = Pick<HubProjectRow, 'name' | 'description' | 'strictness' | 'template'>;

export interface ProjectsQuery {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** SQL expression for the time of the last change to a project or its entities. */
const LAST_CHANGE = `greatest(p.updated_at,
  (select v.at from hub_entity_versions v where v.project_id = p.id order by v.seq desc limit 1))`;

const ORDERS: Readonly<Record<string, string>> = {
  name: 'lower(p.name) asc',
  '-name': 'lower(p.name) desc',
  entities: '(select count(*) from hub_entities e where e.project_id = p.id) asc',
  '-entities': '(select count(*) from hub_entities e where e.project_id = p.id) desc',
  updated: '"updatedAt" asc',
  '-updated': '"updatedAt" desc',
};

const COLUMNS = `p.id, p.workspace_id as "workspaceId", p.name, p.description, p.strictness, p.profile, p.version,
  p.own_columns as "ownColumns", p.template, p.revision, p.changes::float8 as changes,
  p.seq::float8 as seq, p.created_at as "createdAt", ${LAST_CHANGE} as "updatedAt"`;

/** Returns one page of projects, and the total number. */
export async function listProjects(
  pool: pg.Pool,
  workspaceId: string,
  { q = '', sort = 'name', limit, offset }: ProjectsQuery,
): Promise<{ projects: HubProjectRow[]; total: number }> {
  const where = `p.workspace_id = $1 and ${PROJECT_PRESENT} and ($2 = '' or strpos(lower(concat_ws(' ', p.name, p.description, p.profile)), lower($2)) > 0)`;
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

/** Returns the project. @throws NotFoundError */
export async function readProject(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<HubProjectRow> {
  const { rows } = await client.query<HubProjectRow>(`select ${COLUMNS} from hub_projects p where p.id = $1`, [id]);
  if (rows[0] === undefined) throw new NotFoundError(`Project not found: ${id}`);
  return rows[0];
}

export type NewProject = Pick<HubProjectRow, 'workspaceId' | 'name' | 'description' | 'strictness' | 'profile' | 'version'> & {
  /** Display name of the user who creates the project. */
  readonly by: string;
};

/** Creates a project in the caller's transaction and returns it. @param fill adds the content @throws NotFoundError */
export async function createProjectInTransaction(
  client: pg.PoolClient,
  { workspaceId, name, description, strictness, profile, version, by }: NewProject,
  fill: (projectId: string) => Promise<unknown>,
): Promise<HubProjectRow> {
  const id = randomUUID();
  // A separate statement, so that the next one sees a deletion for which this one waits.
  await client.query('select from hub_workspaces where id = $1 for key share', [workspaceId]);
  const { rowCount } = await client.query(
    `insert into hub_projects (id, workspace_id, name, description, strictness, profile, version)
     select $1, w.id, $3, $4, $5, $6, $7 from hub_workspaces w where w.id = $2 and ${WORKSPACE_PRESENT}`,
    [id, workspaceId, name, description, strictness, profile, version],
  );
  if (rowCount === 0) throw new NotFoundError(`Workspace not found: ${workspaceId}`);
  await rejectTooMany(client, 'projects', workspaceId);
  await queueProjectEvent(client, id, { event: 'project_created', by });
  await fill(id);
  return readProject(client, id);
}

/** Changes and returns a project. @param revision undefined to skip the check @throws StaleRecordError, NotFoundError */
export async function updateProjectRecord(
  pool: pg.Pool,
  id: string,
  values: Partial<ProjectValues>,
  by: string,
  revision: number | undefined,
): Promise<HubProjectRow> {
  const isRead = revision === undefined ? undefined : eq(hubProjects.revision, revision);
  const changed = await runInTransaction(pool, async (client) => {
    const { rowCount } = await drizzle(client)
      .update(hubProjects)
      .set({
        ...values,
        revision: sql`${hubProjects.revision} + 1`,
        changes: sql`${hubProjects.changes} + ((coalesce(${values.name ?? null}, name), coalesce(${values.description ?? null}, description))
          is distinct from (name, description))::int`,
        updatedAt: sql`now()`,
      })
      .where(and(eq(hubProjects.id, id), isRead));
    if (rowCount !== 0) await queueProjectEvent(client, id, { event: 'project_updated', by });
    return rowCount;
  });
  const current = await readProject(pool, id);
  if (changed === 0) throw new StaleRecordError('project', current, revision as number);
  return current;
}

/** Marks a project as deleted. @param expected confirmed number of entities @throws NotFoundError, CountChangedError */
export async function deleteProject(pool: pg.Pool, id: string, by: string, expected?: number): Promise<void> {
  await runInTransaction(pool, async (client) => {
    // New entities wait for this lock, so exactly the counted entities are deleted.
    const { rowCount } = await client.query('select 1 from hub_projects where id = $1 for update', [id]);
    if (rowCount === 0) throw new NotFoundError(`Project not found: ${id}`);
    if (expected !== undefined)
      checkEntityCount(await summarizeProjectDeletion(client, await readProject(client, id)), expected);
    await notifyProjectsDeleted(client, [id]);
    await markDeleted(client, 'Project', id, by);
    await queueProjectEvent(client, id, { event: 'project_deleted', by });
  });
}

export function formatProject(
  project: HubProjectRow,
  { entityCount, completeness }: ProjectSummary,
  { canEdit, canManage }: { canEdit: boolean; canManage: boolean },
): components['schemas']['HubProject'] {
  const { workspaceId, createdAt, updatedAt, ownColumns: _ownColumns, changes: _changes, ...named } = project;
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
