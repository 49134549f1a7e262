import { createDisplayDate } from '../../web/for-people/words.ts';
import { listFacts } from '../../web/forms/form-page.ts';
import { createSortHeaders, type SortColumn } from '../../web/table-order.ts';
import { getProjectPath, getWorkspacePath } from '../page.ts';
import { addQuery, createPager } from '../paging.ts';
import { createCompletenessModel, type ProjectSummary, type ProjectsQuery } from '../projects/store.ts';
import { getResearchObjectPath } from '../publishing/research-object-page.ts';
import type { HubProjectRow } from '../tables.ts';
import { WORKSPACE_FIELDS } from './form.ts';
import type { ListedWorkspace } from './store.ts';

const PROJECT_COLUMNS: readonly SortColumn<HubProjectRow>[] = [
  { key: 'name', label: 'Project', getValue: ({ name }) => name },
  { key: 'entities', label: 'Entities', getValue: ({ seq }) => seq, isNumber: true },
  { key: 'updated', label: 'Changed', getValue: ({ updatedAt }) => updatedAt.getTime() },
];

/** Other parts of the page show name, description, collaboration and audience. */
const {
  name: _name,
  description: _description,
  collaboration: _collaboration,
  audience: _audience,
  ...OTHER_FIELDS
} = WORKSPACE_FIELDS;

export interface WorkspaceContent {
  readonly workspace: ListedWorkspace;
  readonly canEdit: boolean;
  readonly canManage: boolean;
  readonly audience: string;
  readonly question: ProjectsQuery;
  readonly projects: readonly HubProjectRow[];
  readonly summaries: ReadonlyMap<string, ProjectSummary>;
  readonly total: number;
  readonly titleOf: (name: string, version: string) => string;
}

export function createWorkspaceModel({
  workspace,
  canEdit,
  canManage,
  audience,
  question: { q = '', sort = 'name', limit, offset },
  projects,
  summaries,
  total,
  titleOf,
}: WorkspaceContent) {
  const path = getWorkspacePath(workspace.id);
  const query = { q: q.trim(), sort: sort === 'name' ? undefined : sort };
  return {
    name: workspace.name,
    description: workspace.description,
    path,
    newProjectPath: canEdit ? addQuery('/hub/projects/new', { workspace_id: workspace.id }) : '',
    peoplePath: `${path}/people`,
    settingsPath: canManage ? `${path}/edit` : '',
    researchPath: workspace.collaboration === null ? '' : getResearchObjectPath(workspace.collaboration),
    webhookPath: canManage ? `${path}/webhook` : '',
    audience,
    created: createDisplayDate(workspace.createdAt),
    facts: listFacts(OTHER_FIELDS, workspace),
    projectCount: workspace.projectCount,
    q: q.trim(),
    sort,
    total,
    heads: createSortHeaders(PROJECT_COLUMNS, sort, (next) => addQuery(path, { ...query, sort: next })),
    rows: projects.map((project) => {
      const summary = summaries.get(project.id) as ProjectSummary;
      return {
        name: project.name,
        path: getProjectPath(project.id),
        description: shortenDescription(project.description),
        profile: titleOf(project.profile, project.version),
        entities: summary.entityCount,
        completeness: createCompletenessModel(summary.completeness),
        updated: createDisplayDate(project.updatedAt),
      };
    }),
    pager: createPager({ limit, offset }, total, path, query),
  };
}

const WORKSPACE_COLUMNS: readonly SortColumn<ListedWorkspace>[] = [
  { key: 'name', label: 'Workspace', getValue: ({ name }) => name },
  { key: 'projects', label: 'Projects', getValue: ({ projectCount }) => projectCount, isNumber: true },
  { key: 'updated', label: 'Changed', getValue: ({ updatedAt }) => updatedAt.getTime() },
];

export function createWorkspacesModel(
  { q = '', sort = 'name', limit, offset }: ProjectsQuery,
  { workspaces, total }: { workspaces: readonly ListedWorkspace[]; total: number },
  hasCollaborations: boolean,
) {
  const query = { q: q.trim(), sort: sort === 'name' ? undefined : sort };
  return {
    q: q.trim(),
    sort,
    total,
    heads: createSortHeaders(WORKSPACE_COLUMNS, sort, (next) => addQuery('/hub/', { ...query, sort: next })),
    // True if workspaces can belong to collaborations.
    hasCollaborations,
    rows: workspaces.map(({ id, name, description, collaboration, audience, projectCount, updatedAt }) => ({
      name,
      path: getWorkspacePath(id),
      description: shortenDescription(description),
      collaboration: collaboration ?? '',
      isForMembers: audience === 'members',
      projects: projectCount,
      updated: createDisplayDate(updatedAt),
    })),
    pager: createPager({ limit, offset }, total, '/hub/', query),
  };
}

/** Returns the description as one line of at most 240 characters, truncated at a word. */
export function shortenDescription(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  return line.length > 240
    ? `${[...line]
        .slice(0, 230)
        .join('')
        .replace(/\s\S*$/u, '')} …`
    : line;
}
