/** The page of the actions in a project. */
import type { FieldError } from '../../../contract/requests/field-errors.ts';
import type { Flash } from '../../../web/flash.ts';
import { type Moment, momentOf } from '../../../web/for-people/moment.ts';
import { formatAgo, numberText } from '../../../web/for-people/words.ts';
import type { Pager } from '../../../web/pager.ts';
import { type View, view } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import type { HubContext } from '../../context.ts';
import { createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath, type ProjectTabs } from '../../page.ts';
import { addQuery, createPager, type ListPart } from '../../paging.ts';
import type { ActionKind } from '../../tables.ts';
import { describeAction, describeReach, kindWords } from './action-words.ts';
import type { ActionRow, RestorePointRow } from './store.ts';

interface ActionLine {
  readonly at: Moment;
  readonly ago: string;
  readonly who: string;
  /** The program that made the request; empty for a browser. */
  readonly client: string;
  readonly title: string;
  readonly reach: string;
  readonly path: string;
  readonly comparePath: string;
  readonly undoPath: string;
  readonly isUndone: boolean;
}

interface PointLine {
  readonly name: string;
  readonly at: Moment;
  readonly ago: string;
  readonly who: string;
  readonly comparePath: string;
  readonly deletePath: string;
}

/** View model of the page. */
interface ActionsModel {
  readonly tabs: ProjectTabs;
  readonly flash: Flash | undefined;
  readonly canEdit: boolean;
  readonly path: string;
  readonly kinds: readonly { readonly value: ActionKind; readonly label: string; readonly isChosen: boolean }[];
  readonly isFiltered: boolean;
  readonly lines: readonly ActionLine[];
  readonly total: string;
  readonly pager: Pager;
  readonly points: readonly PointLine[];
  readonly pointForm: { readonly action: string; readonly name: string; readonly errors: readonly string[] };
  readonly comparePath: string;
  readonly savesPath: string;
}

const actionsView: View<ActionsModel> = view('hub/history/actions');

/** The content of the page. */
export interface ShownActions {
  readonly rows: readonly ActionRow[];
  readonly total: number;
  readonly points: readonly RestorePointRow[];
  readonly part: ListPart & { readonly kind?: ActionKind | undefined };
  readonly flash: Flash | undefined;
  /** Input of the form of restore points, with its errors. */
  readonly typed?: { readonly name: string; readonly problems: readonly FieldError[] };
}

/** The page. */
export function createActionsPage(context: HubContext, access: ProjectAccess, shown: ShownActions): string {
  const { rows, total, points, part, flash, typed } = shown;
  const path = getProjectPath(access.project.id, 'actions');
  const compare = getProjectPath(access.project.id, 'differences');
  const now = context.now();
  const when = (at: Date) => ({ at: momentOf(at), ago: formatAgo(at, now) });
  const frame = createProjectPage(access, {
    title: 'History',
    crumbs: [createProjectCrumb(access)],
    styles: ['styles/hub-history.css'],
  });
  return context.render(actionsView, frame, {
    tabs: createProjectTabs(access, 'history'),
    flash,
    canEdit: access.canEdit,
    path,
    kinds: (Object.keys(kindWords) as ActionKind[]).map((value) => ({
      value,
      label: kindWords[value],
      isChosen: value === part.kind,
    })),
    isFiltered: part.kind !== undefined,
    lines: rows.map((action) => ({
      ...when(action.at),
      who: action.userName,
      client: action.client,
      title: describeAction(action),
      reach: describeReach(action),
      path: `${path}/${action.moment}`,
      comparePath: addQuery(compare, { from: action.moment }),
      undoPath: `${path}/${action.moment}/undo`,
      isUndone: action.undoneBy !== null,
    })),
    total: numberText(total),
    pager: createPager(part, total, path, { kind: part.kind }),
    points: points.map(({ id, name, moment, at, userName }) => ({
      ...when(at),
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
