/** The page of one action: its changes, and which of them can be undone. */
import type { Flash } from '../../../web/flash.ts';
import { type Moment, momentOf } from '../../../web/for-people/moment.ts';
import { numberText } from '../../../web/for-people/words.ts';
import type { Pager } from '../../../web/pager.ts';
import { type View, view } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { formatEntityCount } from '../../deletion.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath, type ProjectTabs } from '../../page.ts';
import { addQuery, createPager, type ListPart } from '../../paging.ts';
import { inWords } from '../../words.ts';
import { createLineFormatter, type HistoryLine } from '../page.ts';
import type { HistoryRow } from '../store.ts';
import type { UndoPlan } from '../undoing/plan.ts';
import { countPlanned } from '../undoing/undo-action.ts';
import { describeAction, describeReach } from './action-words.ts';
import type { ActionRow } from './store.ts';

/** View model of the page. */
interface ActionModel {
  readonly tabs: ProjectTabs;
  readonly flash: Flash | undefined;
  readonly canEdit: boolean;
  readonly heading: string;
  readonly reach: string;
  readonly who: string;
  readonly client: string;
  readonly at: Moment;
  /** The action that undid it, or that it undid; empty for none. */
  readonly undonePath: string;
  readonly undoesPath: string;
  readonly undoPath: string;
  /** Label of the button; empty if nothing can be undone. */
  readonly undo: string;
  readonly kept: readonly { readonly label: string; readonly type: string; readonly path: string; readonly reason: string }[];
  readonly keptHeading: string;
  readonly moreKept: string;
  readonly beforePath: string;
  readonly sincePath: string;
  readonly lines: readonly HistoryLine[];
  readonly total: string;
  readonly pager: Pager;
  readonly isOfProject: true;
}

const actionView: View<ActionModel> = view('hub/history/action');

const MAX_NAMED = 20;

/** The content of the page. */
export interface ShownAction {
  readonly action: ActionRow;
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly part: ListPart;
  readonly plan: UndoPlan;
  readonly flash: Flash | undefined;
}

/** The page. */
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
  const reach = countPlanned(plan);
  const { kept } = plan;
  return context.render(actionView, frame, {
    tabs: createProjectTabs(access, 'history'),
    flash,
    canEdit: access.canEdit,
    heading: title,
    reach: describeReach(action),
    who: action.userName,
    client: action.client,
    at: momentOf(action.at),
    undonePath: action.undoneBy === null ? '' : `${list}/${action.undoneBy}`,
    undoesPath: action.kind === 'undone' && action.undoes !== null ? `${list}/${action.undoes}` : '',
    undoPath: `${path}/undo`,
    undo: reach === 0 ? '' : `Undo ${formatEntityCount(reach)}`,
    kept: kept.slice(0, MAX_NAMED).map(({ difference: { entityId, entityType, label }, reason }) => ({
      label,
      type: inWords(entityType),
      path: getProjectPath(access.project.id, 'entity', entityId, 'history'),
      reason,
    })),
    keptHeading:
      kept.length === 1 ? '1 entity would stay as it is' : `${formatEntityCount(kept.length)} would stay as they are`,
    moreKept: kept.length > MAX_NAMED ? `and ${numberText(kept.length - MAX_NAMED)} more` : '',
    beforePath: addQuery(compare, { from: action.first - 1 }),
    sincePath: addQuery(compare, { from: action.moment }),
    lines: rows.map(createLineFormatter(access.profile)),
    total: numberText(total),
    pager: createPager(part, total, path, {}),
    isOfProject: true,
  });
}
