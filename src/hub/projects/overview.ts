/** Reads the data of a project's page: tree and completeness (openapi/hub, showHubProject). */
import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import { readOnlinePeople } from '../channel/presence.ts';
import type { HubContext } from '../context.ts';
import { createProjectPage } from '../page.ts';
import { DEFAULT_LIMIT } from '../paging.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { formatReviewState } from '../reviews/page.ts';
import { findReview } from '../reviews/store.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { createProjectModel, createTree } from './page.ts';
import { formatProject, type ProjectSummary, readProject, type Summarize } from './store.ts';

export type Visitor = components['schemas']['HubPerson'];

const MAX_VISITORS = 10_000;

/** Returns the role of a visitor; `guest` for a user without a login. */
function getVisitorRole({ actor, workspace, canManage }: ProjectRecordAccess): Visitor['role'] {
  if (!actor.loggedIn) return 'guest';
  return canManage && (workspace.collaboration !== null || workspace.audience === 'members') ? 'administrator' : 'member';
}

/** Records a visit at most once a minute, because each page of a project calls this function. */
export async function recordVisit(pool: pg.Pool, access: ProjectRecordAccess): Promise<void> {
  const { project, actor } = access;
  await pool.query(
    `insert into hub_visitors as v (project_id, user_id, user_name, role)
       select id, $2, $3, $4 from hub_projects where id = $1 for key share
     on conflict (project_id, user_id) do update set user_name = excluded.user_name, role = excluded.role, last_seen_at = now()
     where v.last_seen_at < now() - interval '1 minute' or v.user_name <> excluded.user_name or v.role <> excluded.role`,
    [project.id, actor.userId, actor.userName, getVisitorRole(access)],
  );
}

/** Returns the workspace that the caller used last; undefined if there is none. @param among the possible workspaces */
export async function findLastWorkspace(
  pool: pg.Pool,
  { actor }: HubCaller,
  among: readonly { readonly id: string }[],
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.workspace_id as id from hub_visitors v join hub_projects p on p.id = v.project_id
      where v.user_id = $1 and p.workspace_id = any($2::uuid[]) order by v.last_seen_at desc limit 1`,
    [actor.userId, among.map(({ id }) => id)],
  );
  return rows[0]?.id;
}

/** Returns visitors: online visitors first, then by time of the last visit. */
export async function listPeople(pool: pg.Pool, projectId: string): Promise<Visitor[]> {
  const online = await readOnlinePeople(pool, projectId);
  const { rows } = await pool.query<{ user_id: string; user_name: string; role: Visitor['role']; last_seen_at: Date }>(
    `select user_id, user_name, role, last_seen_at from hub_visitors where project_id = $1
     order by user_id = any($2::text[]) desc, last_seen_at desc, user_id limit $3`,
    [projectId, [...online], MAX_VISITORS],
  );
  return rows.map(({ last_seen_at, ...person }) => ({
    ...person,
    online: online.has(person.user_id),
    last_seen_at: last_seen_at.toISOString(),
  }));
}

export function createOverviewOperations(context: HubContext, summarize: Summarize) {
  return {
    async showHubProject({ access, query, wantsPage, flash }) {
      const part = { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 };
      const pool = context.pool;
      if (access.isKnown) await recordVisit(pool, access);
      const project = await readProject(pool, access.project.id);
      const [snapshot, summaries, review] = await Promise.all([
        openSnapshot(context, access),
        summarize([project]),
        findReview(pool, project.id),
      ]);
      const summary = summaries.get(project.id) as ProjectSummary;
      if (wantsPage) {
        const model = createProjectModel({ access: { ...access, project }, snapshot, summary, review, part, flash });
        const frame = createProjectPage(access, {
          title: project.name,
          styles: ['styles/hub-outline.css'],
          scripts: ['scripts/hub/outline.js'],
        });
        return replyWithHtml(200, context.render('hub/projects/project', frame, model));
      }
      return replyWithJson(200, {
        ...formatProject(project, { ...summary, completeness: snapshot.completeness }, access),
        entity_count: snapshot.rows.length,
        review: formatReviewState(review, project.changes),
        entity_types: [...access.profile.entities.keys()].map((name) => ({
          entity_type: name,
          count: summary.types.get(name)?.count ?? 0,
        })),
        tree: createTree(snapshot, part),
        total: snapshot.rows.length,
        ...part,
      });
    },
  } satisfies Partial<ProjectOperations>;
}
