import type { components } from '../../../../generated/hub/types.d.ts';
import { wantsPage } from '../../../contract/accept.ts';
import { AnswerableError } from '../../../contract/errors.ts';
import { formatMoment, formatNumber } from '../../../web/for-people/words.ts';
import { answerForm } from '../../../web/forms/answer.ts';
import { createFieldRefusal, createTextField } from '../../../web/forms/fields.ts';
import { consumeFlashes } from '../../../web/replies/flash.ts';
import { redirect, replyPage, replyWithCreated, replyWithJson } from '../../../web/replies/replies.ts';
import { type HubHandlers, type ProjectAccess, requireProfile } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { readProfileBefore } from '../../moving/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { createPager, type ListPart } from '../../paging.ts';
import { formatDisplayName } from '../../words.ts';
import { createHistoryFilter } from '../filter.ts';
import { shortenChanges } from '../page.ts';
import { readVersions } from '../store.ts';
import { type DifferenceCounts, readDifferences } from '../undoing/differences.ts';
import { createActionsPage } from './action-page.ts';
import { describeAction, describeReach } from './action-words.ts';
import { formatAction, formatDifference, formatRestorePoint } from './answer.ts';
import {
  type ActionRow,
  type ActionsPart,
  addRestorePoint,
  type RestorePointRow,
  readActions,
  readLastMoment,
  readRestorePoints,
  removeRestorePoint,
} from './store.ts';

const RESTORE_POINT_FIELDS = { name: createTextField({ label: 'Name', isRequired: true, maxLength: 200 }) };

export function createActionHandlers(context: HubContext) {
  async function renderList<Status extends 200 | 400 | 409>(
    status: Status,
    access: ProjectAccess,
    parts: Omit<Parameters<typeof createActionsPage>[2], 'filter'>,
  ) {
    const filter = await createHistoryFilter(context.pool, access.project.id, parts.part);
    return replyPage(status, createActionsPage(context, access, { ...parts, filter }));
  }

  async function readPart(access: ProjectAccess, part: ActionsPart) {
    const [pool, id] = [context.pool, access.project.id];
    const [read, points] = await Promise.all([readActions(pool, id, part), readRestorePoints(pool, id)]);
    return { ...read, points, part };
  }

  return {
    async listHubActions({ access: opened, query, request, response }) {
      const access = requireProfile(opened);
      const part = { ...query, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const read = await readPart(access, part);
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

    async compareHubMoments({ access: opened, query, request, response }) {
      const access = requireProfile(opened);
      const [pool, { id }] = [context.pool, access.project];
      const latest = await readLastMoment(pool, id);
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
        formatDifference(access.profile, row, { before: before?.get(row.entityId), after: after?.get(row.entityId) }),
      );
      const total = counts.created + counts.changed + counts.deleted;
      if (!wantsPage({ request, response })) return replyWithJson(200, { from, to, ...counts, entries, total, ...part });
      const points = await readRestorePoints(pool, id);
      const { rows: actions } = await readActions(pool, id, { limit: 100, offset: 0 });
      const canRestore = (await readProfileBefore(pool, id, from)) === null ? access.canEdit : access.canManage;
      const shown = { from, to, latest, counts, entries, total, part, points, actions, canRestore };
      return replyPage(200, createDifferencesPage(context, access, shown));
    },

    async createHubRestorePoint(call) {
      const access = requireProfile(call.access);
      return answerForm(call, {
        fields: RESTORE_POINT_FIELDS,
        async act({ name }) {
          const point = await addPoint(access, name, context.now());
          const list = getProjectPath(access.project.id, 'actions');
          if (!wantsPage(call)) return replyWithCreated(list, formatRestorePoint(point));
          const lines = ['Compare it with a later state, or restore it.'];
          return redirect(call, list, `Restore point “${name}” saved`, ...lines);
        },
        async showAgain(status: 400 | 409, { typed, errors }) {
          const read = await readPart(access, { limit: 100, offset: 0 });
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
      if (error instanceof AnswerableError && error.status === 409) throw createFieldRefusal('', error.message, 409);
      throw error;
    }
  }
}

const DIFFERENCE_TONES = { created: 'good', changed: '', deleted: 'bad' } as const;

/** The differences between two moments, with the entries of the current page. */
interface ShownDifferences {
  readonly from: number;
  readonly to: number;
  readonly latest: number;
  readonly counts: DifferenceCounts;
  readonly entries: readonly components['schemas']['HubDifference'][];
  readonly total: number;
  readonly part: ListPart;
  readonly points: readonly RestorePointRow[];
  readonly actions: readonly ActionRow[];
  readonly canRestore: boolean;
}

function createDifferencesPage(context: HubContext, access: ProjectAccess, shown: ShownDifferences): string {
  const { from, to, latest, counts, entries, total, part, canRestore } = shown;
  const path = getProjectPath(access.project.id, 'differences');
  const list = getProjectPath(access.project.id, 'actions');
  const frame = createProjectPage(access, {
    title: 'Compare two moments',
    crumbs: [createProjectCrumb(access), { title: 'History', path: list }],
    crumb: 'Compare',
    styles: ['styles/hub-history.css'],
  });
  return context.render('hub/history/differences', frame, {
    tabs: createProjectTabs(access, 'history'),
    path,
    moments: listStateChoices(shown),
    from,
    latest,
    reach: describeReach(counts),
    total: formatNumber(total),
    lines: entries.map((entry) => ({
      label: entry.label,
      type: formatDisplayName(entry.entity_type),
      difference: entry.moved && entry.changes.length === 0 ? 'moved' : entry.difference,
      tone: DIFFERENCE_TONES[entry.difference],
      path: getProjectPath(access.project.id, 'entity', entry.entity_id, 'history'),
      // A deletion removes all values, so listing them adds no information.
      ...shortenChanges(access.profile, entry.entity_type, entry.difference === 'deleted' ? [] : entry.changes),
    })),
    pager: createPager(part, total, path, { from, to: to === latest ? undefined : to }),
    // Path to restore the earlier moment. Empty without rights or differences, or if the later moment is not the current one.
    restorePath: canRestore && to === latest && total > 0 ? getProjectPath(access.project.id, 'restore') : '',
    actionsPath: list,
  });
}

/** Returns the moments to choose from, newest first. The compared moments are always included. */
function listStateChoices({ from, to, latest, points, actions }: ShownDifferences) {
  const labels = new Map<number, string>([[latest, 'Now']]);
  for (const { name, moment } of points) if (!labels.has(moment)) labels.set(moment, `Restore point “${name}”`);
  for (const action of actions) {
    if (!labels.has(action.moment)) labels.set(action.moment, `${formatMoment(action.at)}, after: ${describeAction(action)}`);
  }
  if (!labels.has(0)) labels.set(0, 'The beginning');
  for (const moment of [from, to]) if (!labels.has(moment)) labels.set(moment, `Moment ${moment}`);
  return [...labels]
    .toSorted(([one], [other]) => other - one)
    .map(([value, label]) => ({ value, label, isFrom: value === from, isTo: value === to }));
}
