import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { getProfilePath } from '../../schemas/service.ts';
import { createDisplayDate, formatNumber, formatQuantity } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import { replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import type { HubCaller } from '../access/workspace-rights.ts';
import { readOnlinePeople } from '../channel/presence.ts';
import type { HubContext } from '../context.ts';
import { getOutline } from '../editor/outline.ts';
import { createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { createPager, DEFAULT_LIMIT, type ListPart } from '../paging.ts';
import { describeRecommendations, formatValidity } from '../problems/project-problems.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { createReviewStateModel, formatReviewState } from '../reviews/handlers.ts';
import { findReview } from '../reviews/store.ts';
import type { ReviewRow } from '../reviews/table.ts';
import { NO_COMPLETENESS } from '../snapshot/completeness.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { createCompletenessModel, formatProject, type ProjectSummary, readProject, type Summarize } from './store.ts';

export interface ProjectContent {
  readonly access: ProjectRecordAccess;
  readonly snapshot: ProjectSnapshot;
  readonly summary: ProjectSummary;
  readonly review: ReviewRow | undefined;
  readonly part: ListPart;
  readonly flash: Flash | undefined;
}

export function createProjectModel({ access, snapshot, summary, review, part, flash }: ProjectContent) {
  const { project, canEdit, canManage } = access;
  const { profile } = snapshot;
  const path = getProjectPath(project.id);
  const root = snapshot.listChildren(null).find(({ entityType }) => entityType === profile.root_entity);
  const errors = snapshot.rows.reduce((sum, { id }) => sum + snapshot.listErrors(id).length, 0);
  const rootType = formatDisplayName(profile.root_entity).toLowerCase();
  const begin = { label: `Begin with the ${rootType}`, path: `${path}/form/${encodeURIComponent(profile.root_entity)}` };
  const goOn = root === undefined ? begin : { label: `Edit the ${rootType}`, path: `${path}/entity/${root.id}` };
  return {
    flash,
    projectId: project.id,
    seq: project.seq,
    name: project.name,
    description: project.description,
    settingsPath: canManage ? `${path}/edit` : '',
    tabs: createProjectTabs(access, 'overview'),
    mainAction: canEdit ? goOn : undefined,
    rootType,
    profile: { title: profile.display_name, id: profile.id, path: getProfilePath(profile) },
    // Number of own columns as text; empty if there are none and the user cannot add any.
    ownColumns: describeOwnColumns(project.ownColumns.length, canManage),
    created: createDisplayDate(project.createdAt),
    review: createReviewStateModel(review, project.changes),
    entityCount: formatNumber(snapshot.rows.length),
    errorCount: formatNumber(errors),
    validWords: formatValidity(snapshot.check),
    problemsPath: `${path}/problems`,
    recommendations: describeRecommendations(snapshot),
    completeness: createCompletenessModel(snapshot.completeness),
    types: [...profile.entities.keys()].map((name) => {
      const { count = 0, completeness } = summary.types.get(name) ?? {};
      return {
        title: formatDisplayName(name),
        path: getProjectPath(project.id, 'table', name),
        count,
        completeness: createCompletenessModel(completeness ?? NO_COMPLETENESS),
      };
    }),
    // The first page shows an outline. Further pages list single nodes of the tree.
    outline: part.offset === 0 ? getOutline(snapshot, project.id, canEdit) : undefined,
    tree: createTree(snapshot, part).map((node) => ({
      ...node,
      path: `${path}/entity/${node.id}`,
      errors: node.error_count === 0 ? '' : formatQuantity(node.error_count, 'error'),
    })),
    total: snapshot.rows.length,
    pager: createPager(part, snapshot.rows.length, path, {}),
  };
}

/** Returns a part of the tree. Each entity precedes its descendants. */
export function createTree(snapshot: ProjectSnapshot, { limit, offset }: ListPart): components['schemas']['HubTreeNode'][] {
  return snapshot.rows.slice(offset, offset + limit).map((row) => ({
    id: row.id,
    entity_type: row.entityType,
    label: row.label,
    parent_id: row.parentId,
    parent_field: row.parentField,
    depth: snapshot.getDepth(row.id),
    children: snapshot.listChildren(row.id).length,
    version: row.version,
    error_count: snapshot.listErrors(row.id).length,
  }));
}

function describeOwnColumns(count: number, canAdd: boolean): string {
  return count > 0 ? formatQuantity(count, 'own column') : canAdd ? 'Add own columns' : '';
}

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
