/** The page of all workspaces. */
import { createMoment } from '../../web/for-people/words.ts';
import { createSortHeads, type SortColumn } from '../../web/table-order.ts';
import { createView } from '../../web/views.ts';
import { getWorkspacePath } from '../page.ts';
import { addQuery, createPager } from '../paging.ts';
import type { ProjectsQuestion } from '../projects/store.ts';
import type { ListedWorkspace } from './store.ts';

/** Template of the page. */
export const workspacesView = createView<ReturnType<typeof createWorkspacesModel>>('hub/workspaces/list');

const COLUMNS: readonly SortColumn<ListedWorkspace>[] = [
  { key: 'name', label: 'Workspace', valueOf: ({ name }) => name },
  { key: 'projects', label: 'Projects', valueOf: ({ projectCount }) => projectCount, isNumber: true },
  { key: 'updated', label: 'Changed', valueOf: ({ updatedAt }) => updatedAt.getTime() },
];

export function createWorkspacesModel(
  { q = '', sort = 'name', limit, offset }: ProjectsQuestion,
  { workspaces, total }: { workspaces: readonly ListedWorkspace[]; total: number },
  hasCollaborations: boolean,
) {
  const kept = { q: q.trim(), sort: sort === 'name' ? undefined : sort };
  return {
    q: q.trim(),
    sort,
    total,
    heads: createSortHeads(COLUMNS, sort, (next) => addQuery('/hub/', { ...kept, sort: next })),
    // True if workspaces can belong to collaborations.
    hasCollaborations,
    rows: workspaces.map(({ id, name, description, collaboration, audience, projectCount, updatedAt }) => ({
      name,
      path: getWorkspacePath(id),
      description: shortenDescription(description),
      collaboration: collaboration ?? '',
      isForMembers: audience === 'members',
      projects: projectCount,
      updated: createMoment(updatedAt),
    })),
    pager: createPager({ limit, offset }, total, '/hub/', kept),
  };
}

/** Returns a description on one line, cut at a word after at most 240 characters. */
export function shortenDescription(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  return line.length > 240
    ? `${[...line]
        .slice(0, 230)
        .join('')
        .replace(/\s\S*$/u, '')} …`
    : line;
}
