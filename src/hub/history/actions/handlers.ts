import { wantsPage } from '../../../contract/accept.ts';
import { AnswerableError } from '../../../contract/errors.ts';
import { handleForm } from '../../../web/forms/answer.ts';
import { createFieldError, createTextField } from '../../../web/forms/fields.ts';
import { consumeFlashes } from '../../../web/replies/flash.ts';
import { redirect, replyWithCreated, replyWithHtml, replyWithJson } from '../../../web/replies/replies.ts';
import { type HubHandlers, type ProjectAccess, requireProfile } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { getProjectPath } from '../../page.ts';
import { createHistoryFilter } from '../filter.ts';
import { createActionsPage } from './action-page.ts';
import { formatAction, formatRestorePoint } from './answer.ts';
import { type ActionsPart, addRestorePoint, readActions, readRestorePoints, removeRestorePoint } from './store.ts';

const RESTORE_POINT_FIELDS = { name: createTextField({ label: 'Name', isRequired: true, maxLength: 200 }) };

export function createActionHandlers(context: HubContext) {
  async function renderList<Status extends 200 | 400 | 409>(
    status: Status,
    access: ProjectAccess,
    parts: Omit<Parameters<typeof createActionsPage>[2], 'filter'>,
  ) {
    const filter = await createHistoryFilter(context.pool, access.project.id, parts.part);
    return replyWithHtml(status, createActionsPage(context, access, { ...parts, filter }));
  }

  async function readActionsPart(access: ProjectAccess, part: ActionsPart) {
    const [pool, id] = [context.pool, access.project.id];
    const [read, points] = await Promise.all([readActions(pool, id, part), readRestorePoints(pool, id)]);
    return { ...read, points, part };
  }

  return {
    async listHubActions({ access: opened, query, request, response }) {
      const access = requireProfile(opened);
      const part = { ...query, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const read = await readActionsPart(access, part);
      if (wantsPage({ request, response }))
        return renderList(200, access, { ...read, flash: consumeFlashes({ request, response })[0] });
      return replyWithJson(200, {
        actions: read.rows.map(formatAction),
        restore_points: read.points.map(formatRestorePoint),
        total: read.total,
        limit: part.limit,
        offset: part.offset,
      });
    },

    async createHubRestorePoint(call) {
      const access = requireProfile(call.access);
      return handleForm(call, {
        fields: RESTORE_POINT_FIELDS,
        async act({ name }) {
          const point = await addPoint(access, name, context.now());
          const list = getProjectPath(access.project.id, 'actions');
          if (!wantsPage(call)) return replyWithCreated(list, formatRestorePoint(point));
          const lines = ['Compare it with a later state, or restore it.'];
          return redirect(call, list, `Restore point “${name}” saved`, ...lines);
        },
        async showAgain(status: 400 | 409, { typed, errors }) {
          const read = await readActionsPart(access, { limit: 100, offset: 0 });
          const shown = { name: typed.name?.[0] ?? '', problems: errors };
          return renderList(status, access, { ...read, flash: undefined, typed: shown });
        },
      });
    },

    async deleteHubRestorePoint({ access: opened, path, request, response }) {
      const access = requireProfile(opened);
      const name = await removeRestorePoint(context.pool, access.project.id, path.point_id);
      if (!wantsPage({ request, response })) return { status: 204 };
      const title = `Restore point “${name}” deleted`;
      return redirect({ request, response }, getProjectPath(access.project.id, 'actions'), title);
    },
  } satisfies Partial<HubHandlers>;

  async function addPoint(access: ProjectAccess, name: string, at: Date) {
    try {
      return await addRestorePoint(context.pool, access.project.id, { name, at, actor: access.actor });
    } catch (error) {
      if (error instanceof AnswerableError && error.status === 409) throw createFieldError('', error.message, 409);
      throw error;
    }
  }
}
