import type { components } from '../../../../generated/hub/types.d.ts';
import { formatNumber, formatTimestamp } from '../../../web/for-people/words.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../../web/replies/replies.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { formatEntityCount } from '../../deletion.ts';
import type { Queries } from '../../entities/store.ts';
import { parseFormNumber } from '../../identifier.ts';
import { readProfileBeforeMove } from '../../moving/store.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { createPager, type ListPart, shortenPage } from '../../paging.ts';
import type { ProjectOperations } from '../../project-operations/operation.ts';
import { formatDisplayName } from '../../words.ts';
import { createChangeFormatter } from '../handlers.ts';
import { shortenChanges } from '../page.ts';
import { formatShortValue, readHistory, readVersions } from '../store.ts';
import { type DifferenceCounts, readDifferences } from '../undoing/differences.ts';
import { planRestoration, type UndoPlan } from '../undoing/plan.ts';
import { countPlannedChanges, restoreProject, type UndoResult, undoAction } from '../undoing/undo-action.ts';
import { describeAction, describeEffects, describeUndoing } from './action-words.ts';
import { formatAction, formatDifference, formatUndoing } from './answer.ts';
import { createActionPage } from './handlers.ts';
import {
  type ActionRow,
  type RestorePointRow,
  readAction,
  readActions,
  readLastTimestamp,
  readRestorePoints,
} from './store.ts';

/** Maximum number of retained entities that the message after an undo lists. */
const MAX_NAMED_ENTITIES = 5;

export function createUndoOperations(context: HubContext) {
  return {
    async showHubAction({ access, path, query, wantsPage, flash }) {
      const pool = context.pool;
      const action = await readAction(pool, access.project.id, path.moment);
      const span = { from: action.first - 1, to: action.moment };
      const part = { span, entityType: query.entity_type, limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const history = await readHistory(pool, access.project.id, part);
      const plan = await planRestoration(pool, access, span);
      if (wantsPage) return replyWithHtml(200, createActionPage(context, access, { action, ...history, plan, flash }));
      return replyWithJson(200, {
        action: formatAction(action),
        entries: history.rows.map(createChangeFormatter(access.profile)),
        total: history.total,
        limit: history.part.limit,
        offset: part.offset,
        undoing: formatUndoing(plan),
      });
    },

    async compareHubMoments({ access, query, wantsPage }) {
      const [pool, { id }] = [context.pool, access.project];
      const latest = await readLastTimestamp(pool, id);
      const ends = [query.from ?? 0, query.to ?? latest].map((moment) => Math.min(moment, latest));
      const [from = 0, to = latest] = ends.toSorted((one, other) => one - other);
      const wanted = { limit: query.limit ?? 100, offset: query.offset ?? 0 };
      const { rows, counts } = await readDifferences(pool, id, { from, to }, wanted);
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
      const part = shortenPage(wanted, rows, total);
      if (!wantsPage) return replyWithJson(200, { from, to, ...counts, entries, total, ...part });
      const points = await readRestorePoints(pool, id);
      const { rows: actions } = await readActions(pool, id, { limit: 100, offset: 0 });
      const canRestore = (await readProfileBeforeMove(pool, id, from)) === null ? access.canEdit : access.canManage;
      const shown = { from, to, latest, counts, entries, total, part, points, actions, canRestore };
      return replyWithHtml(200, createDifferencesPage(context, access, shown));
    },

    async undoHubAction({ access, path, wantsPage }) {
      const action = await readAction(context.pool, access.project.id, path.moment);
      const undone = await undoAction(context, access, action.moment);
      return replyWithUndoResult(access, undone, describeUndoing(action), wantsPage);
    },

    async restoreHubProject({ access, body, wantsPage }) {
      const pool = context.pool;
      const moment = Number(body.moment);
      const name = await readActionName(pool, access.project.id, moment);
      const undone = await restoreProject(context, access, { moment, present: parseFormNumber(body.present), name });
      return replyWithUndoResult(access, undone, `Project restored to ${name}`, wantsPage);
    },
  } satisfies Partial<ProjectOperations>;

  async function replyWithUndoResult(access: ProjectAccess, undone: UndoResult, title: string, isPage: boolean) {
    const { moment, plan } = undone;
    if (isPage) {
      const tone = plan.retained.length === 0 ? 'good' : 'warning';
      return redirectFromTask(getProjectPath(access.project.id, 'actions'), {
        tone,
        title,
        lines: [...listUndoneSentences(plan)],
      });
    }
    const action = await readAction(context.pool, access.project.id, moment);
    const body: components['schemas']['HubUndone'] = { action: formatAction(action), undoing: formatUndoing(plan) };
    return replyWithJson(200, body);
  }
}

function listUndoneSentences(plan: UndoPlan): readonly string[] {
  const { retained } = plan;
  const reach = `${formatEntityCount(countPlannedChanges(plan))} reverted.`;
  if (retained.length === 0) return [reach];
  const named = retained
    .slice(0, MAX_NAMED_ENTITIES)
    .map(({ difference, reason }) => `${formatShortValue(difference.label)}: ${reason}`);
  const stay = `${formatEntityCount(retained.length)} kept.`;
  return [`${reach} ${stay}`, ...named];
}

/** Returns the name of the restore point at a moment, or of the action before the moment. */
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
  return action === undefined ? 'the beginning' : `${formatTimestamp(action.at)}, after “${describeAction(action)}”`;
}

const DIFFERENCE_TONES = { created: 'good', changed: '', deleted: 'bad' } as const;

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
    reach: describeEffects(counts),
    reversed: describeEffects({ created: counts.deleted, changed: counts.changed, deleted: counts.created }),
    total: formatNumber(total),
    lines: entries.map((entry) => ({
      label: entry.label,
      type: formatDisplayName(entry.entity_type),
      difference: entry.moved && entry.changes.length === 0 ? 'moved' : entry.difference,
      tone: DIFFERENCE_TONES[entry.difference],
      path: getProjectPath(access.project.id, 'entity', entry.entity_id, 'history'),
      // A deletion removes all values, so a list of removed values adds no information.
      ...shortenChanges(access.profile, entry.entity_type, entry.difference === 'deleted' ? [] : entry.changes),
    })),
    pager: createPager(part, total, path, { from, to: to === latest ? undefined : to }),
    // Path to restore the earlier moment; empty without the right to edit, without differences, or between two past moments.
    restorePath: canRestore && to === latest && total > 0 ? getProjectPath(access.project.id, 'restore') : '',
    actionsPath: list,
  });
}

/** Returns the moments for selection, newest first, including the compared moments. */
function listStateChoices({ from, to, latest, points, actions }: ShownDifferences) {
  const labels = new Map<number, string>([[latest, 'Now']]);
  for (const { name, moment } of points) if (!labels.has(moment)) labels.set(moment, `Restore point “${name}”`);
  for (const action of actions) {
    if (!labels.has(action.moment))
      labels.set(action.moment, `${formatTimestamp(action.at)}, after: ${describeAction(action)}`);
  }
  if (!labels.has(0)) labels.set(0, 'The beginning');
  for (const moment of [from, to]) if (!labels.has(moment)) labels.set(moment, `Moment ${moment}`);
  return [...labels]
    .toSorted(([one], [other]) => other - one)
    .map(([value, label]) => ({ value, label, isFrom: value === from, isTo: value === to }));
}
