/** The page that compares two moments of a project, and restores the earlier one. */
import type { components } from '../../../../generated/hub/types.d.ts';
import { formatMoment, formatNumber } from '../../../web/for-people/words.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import type { HubContext } from '../../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../../page.ts';
import { createPager, type ListPart } from '../../paging.ts';
import { formatDisplayName, formatFieldLabel } from '../../words.ts';
import { formatShortValue } from '../store.ts';
import type { DifferenceCounts } from '../undoing/differences.ts';
import { describeAction, describeReach } from './action-words.ts';
import type { ActionRow, RestorePointRow } from './store.ts';

const SHOWN_CHANGES = 4;
const tones = { created: 'good', changed: '', deleted: 'bad' } as const;

/** The differences between two moments, with the entries of the current page. */
export interface ShownDifferences {
  readonly from: number;
  readonly to: number;
  readonly latest: number;
  readonly counts: DifferenceCounts;
  readonly entries: readonly components['schemas']['HubDifference'][];
  readonly total: number;
  readonly part: ListPart;
  readonly points: readonly RestorePointRow[];
  readonly actions: readonly ActionRow[];
}

/** Returns the page of the differences between two moments. */
export function createDifferencesPage(context: HubContext, access: ProjectAccess, shown: ShownDifferences): string {
  const { from, to, latest, counts, entries, total, part } = shown;
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
    moments: listMoments(shown),
    from,
    latest,
    reach: describeReach(counts),
    total: formatNumber(total),
    lines: entries.map((entry) => ({
      label: entry.label,
      type: formatDisplayName(entry.entity_type),
      difference: entry.moved && entry.changes.length === 0 ? 'moved' : entry.difference,
      tone: tones[entry.difference],
      path: getProjectPath(access.project.id, 'entity', entry.entity_id, 'history'),
      changes: entry.changes
        .slice(0, SHOWN_CHANGES)
        .map(({ field, before, after }) => ({
          field: formatFieldLabel(access.profile.entities.get(entry.entity_type), field),
          before: formatShortValue(before),
          after: formatShortValue(after),
        })),
      moreChanges: Math.max(0, entry.changes.length - SHOWN_CHANGES),
    })),
    pager: createPager(part, total, path, { from, to: to === latest ? undefined : to }),
    // Path to restore the earlier moment; empty if the later one is not the current state, or if they do not differ.
    restorePath: access.canEdit && to === latest && total > 0 ? getProjectPath(access.project.id, 'restore') : '',
    actionsPath: list,
  });
}

/** Lists moments, newest first. The compared moments are always included. */
function listMoments({ from, to, latest, points, actions }: ShownDifferences) {
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
