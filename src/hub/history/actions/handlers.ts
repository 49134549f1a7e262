import { wantsPage } from '../../../contract/accept.ts';
import { AnswerableError } from '../../../contract/errors.ts';
import type { FieldError } from '../../../contract/requests/enforcement.ts';
import { createDisplayDate, formatAgo, formatNumber } from '../../../web/for-people/words.ts';
import { handleForm } from '../../../web/forms/answer.ts';
import { createFieldError, createTextField } from '../../../web/forms/fields.ts';
import { consumeFlashes, type Flash } from '../../../web/replies/flash.ts';
import { redirect, replyWithCreated, replyWithHtml, replyWithJson } from '../../../web/replies/replies.ts';
import { type HubHandlers, type ProjectAccess, requireProfile } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { formatEntityCount } from '../../deletion.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { addQuery, createPager, type ListPart } from '../../paging.ts';
import { formatDisplayName } from '../../words.ts';
import { createFilterChoices, createHistoryFilter, type HistoryFilterModel } from '../filter.ts';
import { createLineFormatter } from '../page.ts';
import type { HistoryRow } from '../store.ts';
import type { UndoPlan } from '../undoing/plan.ts';
import { countPlannedChanges } from '../undoing/undo-action.ts';
import { describeAction, describeEffects, kindWords } from './action-words.ts';
import { formatAction, formatRestorePoint } from './answer.ts';
import {
  type ActionRow,
  type ActionsPart,
  addRestorePoint,
  type RestorePointRow,
  readActions,
  readRestorePoints,
  removeRestorePoint,
} from './store.ts';

const MAX_NAMED = 20;

/** Returns whether the user may undo an action. Only managers may undo a change of the profile. */
const canUndo = ({ canEdit, canManage }: ProjectAccess, { before }: ActionRow) => (before === null ? canEdit : canManage);

export interface ShownAction {
  readonly action: ActionRow;
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly part: ListPart & { readonly entityType?: string | undefined };
  readonly plan: UndoPlan;
  readonly flash: Flash | undefined;
}

export function createActionPage(
  context: HubContext,
  access: ProjectAccess,
  { action, rows, total, part, plan, flash }: ShownAction,
): string {
  const list = getProjectPath(access.project.id, 'actions');
  const path = `${list}/${action.moment}`;
  const title = describeAction(action);
  const compare = getProjectPath(access.project.id, 'differences');
  const frame = createProjectPage(access, {
    title,
    crumbs: [createProjectCrumb(access), { title: 'History', path: list }],
    styles: ['styles/hub-history.css'],
  });
  const reach = countPlannedChanges(plan);
  const { retained } = plan;
  return context.render('hub/history/action', frame, {
    tabs: createProjectTabs(access, 'history'),
    flash,
    heading: title,
    reach: describeEffects(action),
    who: action.userName,
    client: action.client,
    at: createDisplayDate(action.at),
    // Path of the action that undid this action, or that this action undid; empty if there is none.
    undonePath: action.undoneBy === null ? '' : `${list}/${action.undoneBy}`,
    undoesPath: action.kind === 'undone' && action.undoes !== null ? `${list}/${action.undoes}` : '',
    undoPath: `${path}/undo`,
    // Label of the undo button; empty if no change can be undone.
    undo: !canUndo(access, action)
      ? ''
      : reach > 0
        ? `Undo ${formatEntityCount(reach)}`
        : action.before === null
          ? ''
          : 'Undo the move',
    retained: retained.slice(0, MAX_NAMED).map(({ difference: { entityId, entityType, label }, reason }) => ({
      label,
      type: formatDisplayName(entityType),
      path: getProjectPath(access.project.id, 'entity', entityId, 'history'),
      reason,
    })),
    retainedHeading: `${formatEntityCount(retained.length)} will be kept`,
    moreRetained: retained.length > MAX_NAMED ? `and ${formatNumber(retained.length - MAX_NAMED)} more` : '',
    beforePath: addQuery(compare, { from: action.first - 1 }),
    sincePath: addQuery(compare, { from: action.moment }),
    lines: rows.map(createLineFormatter(access.profile)),
    total: formatNumber(total),
    pager: createPager(part, total, path, { entity_type: part.entityType }),
    isOfProject: true,
  });
}

export interface ShownActions {
  readonly rows: readonly ActionRow[];
  readonly total: number;
  readonly points: readonly RestorePointRow[];
  readonly part: ActionsPart;
  readonly filter: HistoryFilterModel;
  readonly flash: Flash | undefined;
  /** A rejected restore point, with its errors. */
  readonly typed?: { readonly name: string; readonly problems: readonly FieldError[] };
}

export function createActionsPage(context: HubContext, access: ProjectAccess, shown: ShownActions): string {
  const { rows, total, points, part, filter, flash, typed } = shown;
  const { limit: _limit, offset: _offset, ...question } = part;
  const path = getProjectPath(access.project.id, 'actions');
  const compare = getProjectPath(access.project.id, 'differences');
  const now = context.now();
  const createShownTime = (at: Date) => ({ at: createDisplayDate(at), ago: formatAgo(at, now) });
  const frame = createProjectPage(access, {
    title: 'History',
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-history.css'],
  });
  return context.render('hub/history/actions', frame, {
    tabs: createProjectTabs(access, 'history'),
    flash,
    canEdit: access.canEdit,
    path,
    kinds: createFilterChoices(Object.entries(kindWords), part.kind),
    filter,
    isFiltered: Object.values(question).some((value) => value),
    lines: rows.map((action) => ({
      ...createShownTime(action.at),
      who: action.userName,
      client: action.client,
      title: describeAction(action),
      reach: describeEffects(action),
      path: `${path}/${action.moment}`,
      comparePath: addQuery(compare, { from: action.moment }),
      undoPath: `${path}/${action.moment}/undo`,
      isUndone: action.undoneBy !== null,
      canUndo: action.undoneBy === null && canUndo(access, action),
    })),
    total: formatNumber(total),
    pager: createPager(part, total, path, question),
    points: points.map(({ id, name, moment, at, userName }) => ({
      ...createShownTime(at),
      name,
      who: userName,
      comparePath: addQuery(compare, { from: moment }),
      deletePath: getProjectPath(access.project.id, 'restore-points', id, 'delete'),
    })),
    pointForm: {
      action: getProjectPath(access.project.id, 'restore-points'),
      name: typed?.name ?? '',
      errors: typed?.problems.map(({ message }) => message) ?? [],
    },
    comparePath: compare,
    savesPath: getProjectPath(access.project.id, 'history'),
  });
}

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
        async performAction({ name }) {
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
