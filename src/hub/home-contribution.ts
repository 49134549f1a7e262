/** The parts of the home page and of the search that show projects, workspaces, entities and review requests. */
import type { Request } from 'express';
import type pg from 'pg';
import { ENTITY_WORDS } from '../storage/upkeep/managed-indexes.ts';
import { buildTrigramConditions } from '../storage/upkeep/rare-parts.ts';
import {
  type HomeContribution,
  MAX_FINDINGS,
  NO_OWN_ITEMS,
  type OpenTask,
  type OwnItems,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { formatPercent, formatQuantity } from '../web/for-people/words.ts';
import { LoginNeededError } from '../web/replies/answering.ts';
import {
  createVisibilitySql,
  findCallerWithoutCookie,
  findWorkspaceRights,
  type HubCaller,
} from './access/workspace-rights.ts';
import { getCommentsPath } from './comments/handlers.ts';
import { readOpenMentions } from './comments/store.ts';
import type { HubContext } from './context.ts';
import { PROJECT_PRESENT, WORKSPACE_PRESENT } from './deleted/store.ts';
import { getProjectPath, getWorkspacePath } from './page.ts';
import { createSummaries } from './projects/store.ts';
import { getReviewsPath } from './reviews/handlers.ts';
import { readReviewTasks } from './reviews/store.ts';
import type { HubProjectRow } from './tables.ts';
import { formatDisplayName } from './words.ts';

const MAX_RECENT = 4;

type VisitedProject = Pick<HubProjectRow, 'id' | 'name' | 'profile' | 'version' | 'ownColumns' | 'seq'> & { workspace: string };

export function createHubHomeContribution(context: HubContext): HomeContribution {
  const summarize = createSummaries(context.pool, context.catalog);
  return {
    async listMine(request) {
      const caller = await findKnownCaller(context, request);
      if (caller?.isKnown !== true) return NO_OWN_ITEMS;
      const { needs, recent } = await formatOwnProjects(await readVisitedProjects(context, caller), summarize);
      return {
        needs: [...(await listMentionTasks(context, caller)), ...(await listReviewTasks(context, caller)), ...needs],
        recent,
      };
    },
    async find(request, words) {
      const caller = await findKnownCaller(context, request);
      return caller === undefined ? [] : searchHub(context.pool, caller, words);
    },
  };
}

/** Returns the caller; undefined if the hub requires a login and the caller is not logged in. */
async function findKnownCaller(context: HubContext, request: Request): Promise<HubCaller | undefined> {
  try {
    return await findCallerWithoutCookie(context, request);
  } catch (error) {
    if (error instanceof LoginNeededError) return undefined;
    throw error;
  }
}

async function readVisitedProjects(context: HubContext, caller: HubCaller): Promise<VisitedProject[]> {
  const visible = createVisibilitySql(caller, '$2');
  const { rows } = await context.pool.query<VisitedProject>(
    `select p.id, p.name, w.name as workspace, p.profile, p.version, p.own_columns as "ownColumns", p.seq::float8 as seq
       from hub_visitors v join hub_projects p on p.id = v.project_id join hub_workspaces w on w.id = p.workspace_id
      where v.user_id = $1 and ${visible.sql} and ${PROJECT_PRESENT} order by v.last_seen_at desc, p.id limit ${MAX_RECENT}`,
    [caller.actor.userId, visible.values],
  );
  return rows;
}

async function listMentionTasks({ pool }: HubContext, caller: HubCaller): Promise<OwnItems['needs']> {
  const visible = createVisibilitySql(caller, '$2');
  const mentions = await readOpenMentions(pool, caller.actor.userId, visible, MAX_RECENT);
  return mentions.map(({ projectId, projectName, entityId, author }) => ({
    text: `${author} mentioned you`,
    place: projectName,
    path: getCommentsPath(projectId, entityId),
    tone: 'warning',
  }));
}

/** Returns open review requests that the caller can decide, and decisions on requests of the caller. */
async function listReviewTasks(context: HubContext, caller: HubCaller): Promise<OwnItems['needs']> {
  const visible = createVisibilitySql(caller, '$2');
  const reviewed = [...caller.roles].flatMap(([id, role]) => (role === 'reviewer' || role === 'manager' ? [id] : []));
  const needs: OpenTask[] = [];
  for (const task of await readReviewTasks(context.pool, caller.actor.userId, visible, reviewed, MAX_RECENT)) {
    const { projectId, projectName: projectTitle, state, userName, decidedBy, workspace } = task;
    const path = getReviewsPath(projectId);
    if (state === 'approved')
      needs.push({ text: `${decidedBy} approved it`, place: projectTitle, path: getProjectPath(projectId), tone: 'good' });
    else if (state === 'changes_requested')
      needs.push({ text: `${decidedBy} requested changes`, place: projectTitle, path, tone: 'bad' });
    else if ((await findWorkspaceRights(context, caller, workspace)).canReview)
      needs.push({ text: `${userName} requests a review`, place: projectTitle, path, tone: 'warning' });
  }
  return needs;
}

async function formatOwnProjects(
  projects: readonly VisitedProject[],
  summarize: ReturnType<typeof createSummaries>,
): Promise<OwnItems> {
  const summaries = await summarize(projects);
  const items = projects.map(({ id, name, workspace }) => {
    const { entityCount = 0, completeness } = summaries.get(id) ?? {};
    const missing = completeness === undefined ? 0 : completeness.required_total - completeness.required_filled;
    const share = completeness === undefined || missing === 0 ? 1 : completeness.required_filled / completeness.required_total;
    return { id, name, workspace, entityCount, missing, share };
  });
  return {
    needs: items
      .filter(({ missing }) => missing > 0)
      .map(({ id, name, missing }) => ({
        text: `${formatQuantity(missing, 'required value')} missing`,
        place: name,
        path: getProjectPath(id),
        tone: 'warning',
      })),
    recent: items.map(({ id, name, workspace, entityCount, share }) => ({
      kind: 'Project',
      title: name,
      detail:
        entityCount === 0
          ? `${workspace} · empty`
          : `${workspace} · ${formatQuantity(entityCount, 'entity', 'entities')} · ${formatPercent(share)} of required values`,
      path: getProjectPath(id),
    })),
  };
}

/** Returns the SQL condition that `text` contains all words of a list parameter. */
const createWordsCondition = (text: string, parameter: string) =>
  `not exists (select 1 from unnest(${parameter}::text[]) word where strpos(lower(${text}), word) = 0)`;

async function searchHub(pool: pg.Pool, caller: HubCaller, words: readonly string[]): Promise<SearchFinding[]> {
  const visible = createVisibilitySql(caller, '$1');
  const parameters = [visible.values, words];
  const { conditions } = await buildTrigramConditions(pool, ENTITY_WORDS, words);
  const [projects, workspaces, entities] = await Promise.all([
    pool.query<{ id: string; name: string; workspace: string }>(
      `select p.id, p.name, w.name as workspace from hub_projects p join hub_workspaces w on w.id = p.workspace_id
        where ${visible.sql} and ${PROJECT_PRESENT} and ${createWordsCondition("p.name || ' ' || p.description || ' ' || w.name", '$2')}
        order by lower(p.name), p.id limit ${MAX_FINDINGS}`,
      parameters,
    ),
    pool.query<{ id: string; name: string; description: string }>(
      `select w.id, w.name, w.description from hub_workspaces w
        where ${visible.sql} and ${WORKSPACE_PRESENT} and ${createWordsCondition("w.name || ' ' || w.description", '$2')} order by lower(w.name), w.id limit ${MAX_FINDINGS}`,
      parameters,
    ),
    pool.query<{ id: string; label: string; type: string; projectId: string; project: string }>(
      `select e.id, e.label, e.entity_type as type, p.id as "projectId", p.name as project
         from hub_entities e join hub_projects p on p.id = e.project_id join hub_workspaces w on w.id = p.workspace_id
        where ${visible.sql} and ${PROJECT_PRESENT} and ${conditions.map(({ text }, at) => `${text} like $${2 + at}`).join(' and ')}
        order by e.updated_at desc, e.id limit ${MAX_FINDINGS}`,
      [visible.values, ...conditions.map(({ pattern }) => pattern)],
    ),
  ]);
  return [
    ...projects.rows.map(
      ({ id, name, workspace }): SearchFinding => ({
        kind: 'Project',
        title: name,
        detail: workspace,
        path: getProjectPath(id),
      }),
    ),
    ...workspaces.rows.map(
      ({ id, name, description }): SearchFinding => ({
        kind: 'Workspace',
        title: name,
        detail: description.slice(0, 200),
        path: getWorkspacePath(id),
      }),
    ),
    ...entities.rows.map(
      ({ id, label, type, projectId, project }): SearchFinding => ({
        kind: 'Entity',
        title: label,
        detail: `${formatDisplayName(type)} in ${project}`,
        path: getProjectPath(projectId, 'entity', id),
      }),
    ),
  ];
}
