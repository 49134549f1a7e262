/** The page of one workspace with its projects. */

import { type Moment, momentOf } from '../../web/for-people/words.ts';
import { type Fact, factsOf } from '../../web/forms/form-page.ts';
import { type SortColumn, type SortHead, sortHeads } from '../../web/table-order.ts';
import { type Pager, type View, view } from '../../web/views.ts';
import { getProjectPath, getWorkspacePath } from '../page.ts';
import { addQuery, createPager } from '../paging.ts';
import {
  type CompletenessModel,
  createCompletenessModel,
  type ProjectSummary,
  type ProjectsQuestion,
} from '../projects/store.ts';
import type { HubProjectRow } from '../tables.ts';
import { WORKSPACE_FIELDS } from './form.ts';
import { shortenDescription } from './list-page.ts';
import type { ListedWorkspace } from './store.ts';

/** The view model. */
export interface WorkspaceModel {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly newProjectPath: string;
  /** Empty without the right to change it. */
  readonly settingsPath: string;
  /** The audience in words. */
  readonly audience: string;
  readonly created: Moment;
  /** The other fields of its form. */
  readonly facts: readonly Fact[];
  readonly projectCount: number;
  readonly q: string;
  readonly sort: string;
  readonly total: number;
  readonly heads: readonly SortHead[];
  readonly rows: readonly {
    readonly name: string;
    readonly path: string;
    readonly description: string;
    readonly profile: string;
    readonly entities: number;
    readonly completeness: CompletenessModel;
    readonly updated: Moment;
  }[];
  readonly pager: Pager;
}

/** Template of the page. */
export const workspaceView: View<WorkspaceModel> = view('hub/workspaces/workspace');

const COLUMNS: readonly SortColumn<HubProjectRow>[] = [
  { key: 'name', label: 'Project', valueOf: ({ name }) => name },
  { key: 'entities', label: 'Entities', valueOf: ({ seq }) => seq, isNumber: true },
  { key: 'updated', label: 'Changed', valueOf: ({ updatedAt }) => updatedAt.getTime() },
];

/** Other parts of the page show name, description and audience. */
const { name: _name, description: _description, collaboration: _collaboration, ...OTHER_FIELDS } = WORKSPACE_FIELDS;

/** The content of the page. */
export interface WorkspaceContent {
  readonly workspace: ListedWorkspace;
  readonly canManage: boolean;
  readonly audience: string;
  readonly question: ProjectsQuestion;
  readonly projects: readonly HubProjectRow[];
  readonly summaries: ReadonlyMap<string, ProjectSummary>;
  readonly total: number;
  /** Returns the title of a profile. */
  readonly titleOf: (name: string, version: string) => string;
}

/** View model of the page. */
export function createWorkspaceModel({
  workspace,
  canManage,
  audience,
  question: { q = '', sort = 'name', limit, offset },
  projects,
  summaries,
  total,
  titleOf,
}: WorkspaceContent): WorkspaceModel {
  const path = getWorkspacePath(workspace.id);
  const kept = { q: q.trim(), sort: sort === 'name' ? undefined : sort };
  return {
    name: workspace.name,
    description: workspace.description,
    path,
    newProjectPath: addQuery('/hub/projects/new', { workspace_id: workspace.id }),
    settingsPath: canManage ? `${path}/edit` : '',
    audience,
    created: momentOf(workspace.createdAt),
    facts: factsOf(OTHER_FIELDS, workspace),
    projectCount: workspace.projectCount,
    q: q.trim(),
    sort,
    total,
    heads: sortHeads(COLUMNS, sort, (next) => addQuery(path, { ...kept, sort: next })),
    rows: projects.map((project) => {
      const summary = summaries.get(project.id) as ProjectSummary;
      return {
        name: project.name,
        path: getProjectPath(project.id),
        description: shortenDescription(project.description),
        profile: titleOf(project.profile, project.version),
        entities: summary.entityCount,
        completeness: createCompletenessModel(summary.completeness),
        updated: momentOf(project.updatedAt),
      };
    }),
    pager: createPager({ limit, offset }, total, path, kept),
  };
}
