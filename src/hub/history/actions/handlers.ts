/** What was done in a project, and the way back (openapi/hub, paths/actions.yaml). */
import type { Request, Response } from 'express';
import type { HubApiHandlers } from '../../../../generated/hub/stub.ts';
import type { components } from '../../../../generated/hub/types.d.ts';
import { AnswerableError } from '../../../contract/errors.ts';
import type { FieldProblem } from '../../../contract/requests/field-problems.ts';
import { LongWork } from '../../../threads/long-work.ts';
import { takeSentFlash } from '../../../web/flash-cookie.ts';
import { openProject, type ProjectAccess } from '../../access/project-access.ts';
import { created, data, page, seeOther, wantsPage } from '../../answers.ts';
import type { HubContext } from '../../context.ts';
import { entities } from '../../deletion.ts';
import { orFormAgain, RefusedFormError, refuseViolation } from '../../forms/refused-form.ts';
import { typedOf, writtenText } from '../../forms/typed-text.ts';
import { projectPath } from '../../page.ts';
import { readNumber } from '../../stale-record.ts';
import { changeAnswer } from '../handlers.ts';
import { readHistory, readVersions } from '../store.ts';
import { readDifferences } from '../undoing/differences.ts';
import type { UndoPlan } from '../undoing/plan.ts';
import { planReturn } from '../undoing/return-entities.ts';
import { reachOf, restoreProject, type Undone, undoAction } from '../undoing/undo-action.ts';
import { shortValue } from '../value-text.ts';
import { actionPage } from './action-page.ts';
import { undoingTitle } from './action-words.ts';
import { actionsPage } from './actions-page.ts';
import { actionAnswer, differenceAnswer, pointAnswer, undoingAnswer } from './answer.ts';
import { differencesPage } from './differences-page.ts';
import { momentName } from './moments.ts';
import { addRestorePoint, latestMoment, readAction, readActions, readRestorePoints, removeRestorePoint } from './store.ts';

type Operations =
  | 'listHubActions'
  | 'showHubAction'
  | 'undoHubAction'
  | 'compareHubMoments'
  | 'restoreHubProject'
  | 'createHubRestorePoint'
  | 'deleteHubRestorePoint';

/** Entities that are brought back where everybody's requests are answered. */
const FEW = 200;
/** As many of those that stay are named after an undo. */
const FEW_KEPT = 5;

/** Makes the handlers. */
export function actionHandlers(context: HubContext): Pick<HubApiHandlers, Operations> {
  async function listPage<Status extends 200 | 400 | 409>(
    status: Status,
    access: ProjectAccess,
    asked: Parameters<typeof actionsPage>[2],
  ) {
    return page(status, actionsPage(context, access, asked));
  }

  async function readPart(access: ProjectAccess, part: Parameters<typeof readActions>[2]) {
    const [pool, id] = [context.pool, access.project.id];
    return { ...(await readActions(pool, id, part)), points: await readRestorePoints(pool, id), part };
  }

  async function leaveLongWork({ project }: ProjectAccess, moment: number) {
    const action = await readAction(context.pool, project.id, moment);
    if (!context.isThread && action.created + action.changed + action.deleted > FEW) throw new LongWork();
    return action;
  }

  return {
    async listHubActions({ path, query, request, response }) {
      const access = await openProject(context, request, path.id, 'see');
      const part = { kind: query.kind || undefined, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const read = await readPart(access, part);
      if (wantsPage(request)) return listPage(200, access, { ...read, flash: takeSentFlash(request, response) });
      return data(200, {
        actions: read.rows.map(actionAnswer),
        restore_points: read.points.map(pointAnswer),
        total: read.total,
        limit: part.limit,
        offset: part.offset,
      });
    },

    async showHubAction({ path, query, request, response }) {
      const access = await openProject(context, request, path.id, 'see');
      const action = await leaveLongWork(access, path.moment);
      const pool = context.pool;
      const span = { from: action.first - 1, to: action.moment };
      const part = { span, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const history = await readHistory(pool, access.project.id, part);
      const plan = await planReturn(pool, access, span);
      if (wantsPage(request)) {
        const flash = takeSentFlash(request, response);
        return page(200, actionPage(context, access, { action, ...history, part, plan, flash }));
      }
      return data(200, {
        action: actionAnswer(action),
        entries: history.rows.map(changeAnswer(access.profile)),
        total: history.total,
        limit: part.limit,
        offset: part.offset,
        undoing: undoingAnswer(plan),
      });
    },

    async undoHubAction({ path, request, response }) {
      const access = await openProject(context, request, path.id, 'edit');
      const action = await leaveLongWork(access, path.moment);
      const undone = await undoAction(context, access, action.moment);
      return done(access, undone, undoingTitle(action), request, response);
    },

    async compareHubMoments({ path, query, request }) {
      const access = await openProject(context, request, path.id, 'see');
      const [pool, { id }] = [context.pool, access.project];
      const latest = await latestMoment(pool, id);
      const ends = [query.from ?? 0, query.to ?? latest].map((moment) => Math.min(moment, latest));
      const [from = 0, to = latest] = ends.toSorted((one, other) => one - other);
      const part = { limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const { rows, counts } = await readDifferences(pool, id, { from, to }, part);
      const [earlier, later] = await Promise.all([
        readVersions(pool, rows),
        readVersions(
          pool,
          rows.map(({ entityId, after }) => ({ entityId, before: after })),
        ),
      ]);
      const [before, after] = [earlier, later].map((states) => new Map(states.map((state) => [state.entityId, state])));
      const entries = rows.map((row) =>
        differenceAnswer(access.profile, row, { before: before?.get(row.entityId), after: after?.get(row.entityId) }),
      );
      const total = counts.created + counts.changed + counts.deleted;
      if (!wantsPage(request)) return data(200, { from, to, ...counts, entries, total, ...part });
      const points = await readRestorePoints(pool, id);
      const { rows: actions } = await readActions(pool, id, { limit: 100, offset: 0 });
      return page(200, differencesPage(context, access, { from, to, latest, counts, entries, total, part, points, actions }));
    },

    async restoreHubProject({ path, body, request, response }) {
      const access = await openProject(context, request, path.id, 'edit');
      const pool = context.pool;
      const moment = Number(body.moment);
      const name = await momentName(pool, access.project.id, moment);
      const { counts } = await readDifferences(pool, access.project.id, { from: moment, to: Number.MAX_SAFE_INTEGER }, NONE);
      if (!context.isThread && counts.created + counts.changed + counts.deleted > FEW) throw new LongWork();
      const undone = await restoreProject(context, access, { moment, present: readNumber(body.present), name });
      return done(access, undone, `Project restored to ${name}`, request, response);
    },

    async createHubRestorePoint({ path, body, request, response }) {
      const access = await openProject(context, request, path.id, 'edit');
      const create = async () => {
        refuseViolation({ request, response });
        const name = writtenText('name', body.name, { isRequired: true, isLine: true });
        const at = context.now();
        const point = await addPoint(access, name, at);
        const list = projectPath(access.project.id, 'actions');
        if (!wantsPage(request)) return created(list, pointAnswer(point));
        const lines = ['Compare it with the project as it is later, or bring it back.'];
        return seeOther(response, list, { tone: 'good', title: `Restore point “${name}” saved`, lines });
      };
      return orFormAgain(request, create, async (status, problems) => {
        const read = await readPart(access, { limit: 100, offset: 0 });
        const typed = { name: typedOf(body).name ?? '', problems };
        return listPage(status === 403 ? 400 : status, access, { ...read, flash: undefined, typed });
      });
    },

    async deleteHubRestorePoint({ path, request, response }) {
      const access = await openProject(context, request, path.id, 'edit');
      const name = await removeRestorePoint(context.pool, access.project.id, path.point_id);
      if (!wantsPage(request)) return { status: 204 };
      const title = `Restore point “${name}” deleted`;
      return seeOther(response, projectPath(access.project.id, 'actions'), { tone: 'good', title, lines: [] });
    },
  };

  async function addPoint(access: ProjectAccess, name: string, at: Date) {
    try {
      return await addRestorePoint(context.pool, access.project.id, { name, at, actor: access.actor });
    } catch (error) {
      if (error instanceof AnswerableError && error.status === 409)
        throw new RefusedFormError(409, [{ field: '', message: error.message }] satisfies FieldProblem[]);
      throw error;
    }
  }

  async function done(access: ProjectAccess, undone: Undone, title: string, request: Request, response: Response) {
    const { moment, plan } = undone;
    if (wantsPage(request)) {
      const tone = plan.kept.length === 0 ? 'good' : 'warning';
      return seeOther(response, projectPath(access.project.id, 'actions'), { tone, title, lines: [...linesOf(plan)] });
    }
    const action = await readAction(context.pool, access.project.id, moment);
    const body: components['schemas']['HubUndone'] = { action: actionAnswer(action), undoing: undoingAnswer(plan) };
    return data(200, body);
  }
}

const NONE = { limit: 0, offset: 0 };

/** What was done, and what stays. */
function linesOf(plan: UndoPlan): readonly string[] {
  const { kept } = plan;
  const reach = `${entities(reachOf(plan))} changed back.`;
  if (kept.length === 0) return [reach];
  const named = kept.slice(0, FEW_KEPT).map(({ difference, reason }) => `${shortValue(difference.label)}: ${reason}`);
  const stay = kept.length === 1 ? '1 entity stays as it is.' : `${entities(kept.length)} stay as they are.`;
  return [`${reach} ${stay}`, ...named];
}
