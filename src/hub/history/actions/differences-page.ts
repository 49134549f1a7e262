/** The page that compares two moments of a project, and restores the earlier one. */
import type { components } from '../../../../generated/hub/types.d.ts';
import { momentText, numberText } from '../../../web/for-people/words.ts';
import type { Pager } from '../../../web/pager.ts';
import { type View, view } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { type ProjectTabs, projectCrumb, projectPage, projectPath, projectTabs } from '../../page.ts';
import { type ListPart, partsOf } from '../../paging.ts';
import { inWords } from '../../words.ts';
import { shortValue } from '../store.ts';
import type { DifferenceCounts } from '../undoing/differences.ts';
import { actionTitle, reachText } from './action-words.ts';
import type { ActionRow, RestorePointRow } from './store.ts';

interface MomentChoice {
  readonly value: number;
  readonly label: string;
  readonly isFrom: boolean;
  readonly isTo: boolean;
}

interface DifferenceLine {
  readonly label: string;
  readonly type: string;
  readonly difference: string;
  readonly tone: string;
  readonly path: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
  readonly moreChanges: number;
}

/** View model of the page. */
interface DifferencesModel {
  readonly tabs: ProjectTabs;
  readonly path: string;
  readonly moments: readonly MomentChoice[];
  readonly from: number;
  readonly latest: number;
  readonly reach: string;
  readonly total: string;
  readonly lines: readonly DifferenceLine[];
  readonly pager: Pager;
  /** Address to restore the earlier moment; empty if the later one is not the current state, or if nothing differs. */
  readonly restorePath: string;
  readonly actionsPath: string;
}

const differencesView: View<DifferencesModel> = view('hub/history/differences');

const SHOWN_CHANGES = 4;
const tones = { created: 'good', changed: '', deleted: 'bad' } as const;

/** The content of the page. */
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

/** The page. */
export function differencesPage(context: HubContext, access: ProjectAccess, shown: ShownDifferences): string {
  const { from, to, latest, counts, entries, total, part } = shown;
  const path = projectPath(access.project.id, 'differences');
  const list = projectPath(access.project.id, 'actions');
  const frame = projectPage(access, {
    title: 'Compare two moments',
    crumbs: [projectCrumb(access), { title: 'History', path: list }],
    crumb: 'Compare',
    styles: ['styles/hub-history.css'],
  });
  return context.render(differencesView, frame, {
    tabs: projectTabs(access, 'history'),
    path,
    moments: momentsOf(shown),
    from,
    latest,
    reach: reachText(counts),
    total: numberText(total),
    lines: entries.map((entry) => ({
      label: entry.label,
      type: inWords(entry.entity_type),
      difference: entry.moved && entry.changes.length === 0 ? 'moved' : entry.difference,
      tone: tones[entry.difference],
      path: projectPath(access.project.id, 'entity', entry.entity_id, 'history'),
      changes: entry.changes.slice(0, SHOWN_CHANGES).map(({ field, before, after }) => ({
        field,
        before: shortValue(before),
        after: shortValue(after),
      })),
      moreChanges: Math.max(0, entry.changes.length - SHOWN_CHANGES),
    })),
    pager: partsOf(part, total, path, { from, to: to === latest ? undefined : to }),
    restorePath: access.canEdit && to === latest && total > 0 ? projectPath(access.project.id, 'restore') : '',
    actionsPath: list,
  });
}

/** Newest first; the compared moments are always included. */
function momentsOf({ from, to, latest, points, actions }: ShownDifferences): readonly MomentChoice[] {
  const labels = new Map<number, string>([[latest, 'Now']]);
  for (const { name, moment } of points) if (!labels.has(moment)) labels.set(moment, `Restore point “${name}”`);
  for (const action of actions) {
    if (!labels.has(action.moment)) labels.set(action.moment, `${momentText(action.at)}, after: ${actionTitle(action)}`);
  }
  if (!labels.has(0)) labels.set(0, 'The beginning');
  for (const moment of [from, to]) if (!labels.has(moment)) labels.set(moment, `Moment ${moment}`);
  return [...labels]
    .toSorted(([one], [other]) => other - one)
    .map(([value, label]) => ({ value, label, isFrom: value === from, isTo: value === to }));
}
