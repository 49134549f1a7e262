/** Shows the changes of actions, and undoes actions (openapi/hub, paths/actions.yaml). */
import type { components } from '../../../../generated/hub/types.d.ts';
import { formatMoment } from '../../../web/for-people/words.ts';
import { redirectFromTask, replyPage, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { formatEntityCount } from '../../deletion.ts';
import type { Queries } from '../../entities/store.ts';
import { readNumber } from '../../identifier.ts';
import { getProjectPath } from '../../page.ts';
import type { ProjectOperations, RequestedOfProject } from '../../project-operations/operation.ts';
import { createChangeFormatter } from '../handlers.ts';
import { formatShortValue, readHistory } from '../store.ts';
import { readDifferences } from '../undoing/differences.ts';
import { planRestoration, type UndoPlan } from '../undoing/plan.ts';
import { countPlanned, restoreProject, type UndoResult, undoAction } from '../undoing/undo-action.ts';
import { createActionPage } from './action-page.ts';
import { describeAction, describeUndoing } from './action-words.ts';
import { formatAction, formatUndoing } from './answer.ts';
import { type ActionRow, readAction } from './store.ts';

/** An undo or restore of more entities runs as a background task. */
const MAX_UNTHREADED_ENTITIES = 200;
/** Maximum number of unchanged entities in the message after an undo. */
const MAX_NAMED_ENTITIES = 5;

export async function isLongAction(
  { pool }: HubContext,
  { project }: ProjectAccess,
  { path }: RequestedOfProject<'showHubAction' | 'undoHubAction'>,
): Promise<boolean> {
  const action = await readAction(pool, project.id, path.moment);
  return action.created + action.changed + action.deleted > MAX_UNTHREADED_ENTITIES;
}

export async function isLongRestore(
  { pool }: HubContext,
  { project }: ProjectAccess,
  { body }: RequestedOfProject<'restoreHubProject'>,
): Promise<boolean> {
  const span = { from: Number(body.moment), to: Number.MAX_SAFE_INTEGER };
  const { counts } = await readDifferences(pool, project.id, span, EMPTY_PART);
  return counts.created + counts.changed + counts.deleted > MAX_UNTHREADED_ENTITIES;
}

export function createUndoOperations(context: HubContext) {
  return {
    async showHubAction({ access, path, query, wantsPage, flash }) {
      const pool = context.pool;
      const action = await readAction(pool, access.project.id, path.moment);
      const span = { from: action.first - 1, to: action.moment };
      const part = { span, entityType: query.entity_type, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const history = await readHistory(pool, access.project.id, part);
      const plan = await planRestoration(pool, access, span);
      if (wantsPage) return replyPage(200, createActionPage(context, access, { action, ...history, part, plan, flash }));
      return replyWithJson(200, {
        action: formatAction(action),
        entries: history.rows.map(createChangeFormatter(access.profile)),
        total: history.total,
        limit: part.limit,
        offset: part.offset,
        undoing: formatUndoing(plan),
      });
    },

    async undoHubAction({ access, path, wantsPage }) {
      const action = await readAction(context.pool, access.project.id, path.moment);
      const undone = await undoAction(context, access, action.moment);
      return replyDone(access, undone, describeUndoing(action), wantsPage);
    },

    async restoreHubProject({ access, body, wantsPage }) {
      const pool = context.pool;
      const moment = Number(body.moment);
      const name = await readActionName(pool, access.project.id, moment);
      const undone = await restoreProject(context, access, { moment, present: readNumber(body.present), name });
      return replyDone(access, undone, `Project restored to ${name}`, wantsPage);
    },
  } satisfies Partial<ProjectOperations>;

  async function replyDone(access: ProjectAccess, undone: UndoResult, title: string, isPage: boolean) {
    const { moment, plan } = undone;
    if (isPage) {
      const tone = plan.retained.length === 0 ? 'good' : 'warning';
      return redirectFromTask(getProjectPath(access.project.id, 'actions'), { tone, title, lines: [...describeUndone(plan)] });
    }
    const action = await readAction(context.pool, access.project.id, moment);
    const body: components['schemas']['HubUndone'] = { action: formatAction(action), undoing: formatUndoing(plan) };
    return replyWithJson(200, body);
  }
}

const EMPTY_PART = { limit: 0, offset: 0 };

function describeUndone(plan: UndoPlan): readonly string[] {
  const { retained } = plan;
  const reach = `${formatEntityCount(countPlanned(plan))} changed back.`;
  if (retained.length === 0) return [reach];
  const named = retained
    .slice(0, MAX_NAMED_ENTITIES)
    .map(({ difference, reason }) => `${formatShortValue(difference.label)}: ${reason}`);
  const stay = `${formatEntityCount(retained.length)} kept.`;
  return [`${reach} ${stay}`, ...named];
}

/** Returns the name of the restore point, or else of the preceding action. */
async function readActionName(queries: Queries, projectId: string, moment: number): Promise<string> {
  const { rows: points } = await queries.query<{ name: string }>(
    'select name from hub_restore_points where project_id = $1 and moment = $2 order by at desc limit 1',
    [projectId, moment],
  );
  if (points[0] !== undefined) return `“${points[0].name}”`;
  const { rows } = await queries.query<Pick<ActionRow, 'kind' | 'subject' | 'created' | 'changed' | 'deleted' | 'at'>>(
    `select kind, subject, created, changed, deleted, at from hub_actions where project_id = $1 and moment <= $2
     order by moment desc limit 1`,
    [projectId, moment],
  );
  const [action] = rows;
  return action === undefined ? 'the beginning' : `${formatMoment(action.at)}, after “${describeAction(action)}”`;
}
