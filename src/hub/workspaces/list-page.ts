/** The page of all workspaces. */
import { type Moment, momentOf } from '../../web/for-people/words.ts';
import { type SortColumn, type SortHead, sortHeads } from '../../web/table-order.ts';
import { type Pager, type View, view } from '../../web/views.ts';
import { getWorkspacePath } from '../page.ts';
import { addQuery, createPager } from '../paging.ts';
import type { ListedWorkspace, ListQuestion } from './store.ts';

/** The view model. */
export interface WorkspacesModel {
  readonly q: string;
  readonly sort: string;
  readonly total: number;
  readonly heads: readonly SortHead[];
  /** True if workspaces can belong to collaborations. */
  readonly hasCollaborations: boolean;
  readonly rows: readonly {
    readonly name: string;
    readonly path: string;
    readonly description: string;
    readonly collaboration: string;
    readonly projects: number;
    readonly updated: Moment;
  }[];
  readonly pager: Pager;
}

/** Template of the page. */
export const workspacesView: View<WorkspacesModel> = view('hub/workspaces/list');

const COLUMNS: readonly SortColumn<ListedWorkspace>[] = [
  { key: 'name', label: 'Workspace', valueOf: ({ name }) => name },
  { key: 'projects', label: 'Projects', valueOf: ({ projectCount }) => projectCount, isNumber: true },
  { key: 'updated', label: 'Changed', valueOf: ({ updatedAt }) => updatedAt.getTime() },
];

/** View model of the page. */
export function createWorkspacesModel(
  { q = '', sort = 'name', limit, offset }: ListQuestion,
  { workspaces, total }: { workspaces: readonly ListedWorkspace[]; total: number },
  hasCollaborations: boolean,
): WorkspacesModel {
  const kept = { q: q.trim(), sort: sort === 'name' ? undefined : sort };
  return {
    q: q.trim(),
    sort,
    total,
    heads: sortHeads(COLUMNS, sort, (next) => addQuery('/hub/', { ...kept, sort: next })),
    hasCollaborations,
    rows: workspaces.map(({ id, name, description, collaboration, projectCount, updatedAt }) => ({
      name,
      path: getWorkspacePath(id),
      description: shortenDescription(description),
      collaboration: collaboration ?? '',
      projects: projectCount,
      updated: momentOf(updatedAt),
    })),
    pager: createPager({ limit, offset }, total, '/hub/', kept),
  };
}

/** The beginning of a description. */
export function shortenDescription(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  return line.length > 240
    ? `${[...line]
        .slice(0, 230)
        .join('')
        .replace(/\s\S*$/u, '')} …`
    : line;
}
