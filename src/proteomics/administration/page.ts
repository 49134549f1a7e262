/** The administration's start: projects, users and pipelines, and the forms for new ones. */

import type { Flash } from '../../web/flash.ts';
import { type Page, type View, view } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES, pipelinePath, projectPath } from '../page.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { type Choice, type FormModel, type FormProblem, formModel, type Typed } from './form.ts';
import { NEW_PIPELINE_FIELDS, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { listPipelineDetails } from './pipeline-store.ts';
import { listProjects, type ProjectDetail } from './project-store.ts';
import { listUsers, type UserDetail } from './user-store.ts';

/** The forms of the page. */
export type ConsoleForm = 'project' | 'user' | 'pipeline';

/** The view model. */
export interface ConsoleModel {
  readonly flash: Flash | undefined;
  /** Whether there is a login to leave. */
  readonly hasLogin: boolean;
  /** What to do next, for a server where nothing is there yet. */
  readonly nextStep: ConsoleForm | undefined;
  readonly projects: readonly (ProjectDetail & { readonly path: string; readonly settingsPath: string })[];
  readonly users: readonly (UserDetail & { readonly path: string })[];
  readonly pipelines: readonly PipelineLine[];
  readonly totals: Readonly<Record<'projects' | 'users' | 'pipelines', number>>;
  readonly forms: Readonly<Record<ConsoleForm, FormModel>>;
  /** The form that is unfolded. */
  readonly open: ConsoleForm | undefined;
}

interface PipelineLine {
  readonly uuid: string;
  readonly name: string;
  readonly project: string;
  readonly tool: string;
  readonly rawFiles: number;
  readonly path: string;
  readonly pagePath: string;
}

/** Template of the page. */
export const consoleView: View<ConsoleModel> = view('proteomics/administration/console');

/** What the layout shows around the pages of the administration. */
export function administrationPage(title?: string): Page {
  const above = [{ title: 'Proteomics', path: PROTEOMICS_SECTION }];
  return {
    title: title === undefined ? 'Administration' : `${title} · Administration`,
    section: PROTEOMICS_SECTION,
    crumbs: title === undefined ? above : [...above, { title: 'Administration', path: '/proteomics/admin' }],
    crumb: title ?? 'Administration',
    styles: [...PROTEOMICS_STYLES, 'styles/administration.css'],
    scripts: ['scripts/copy.js', 'scripts/unfold.js'],
  };
}

/** So many lines each table shows; the API has them all. */
const MOST_LINES = 500;

/** Reads the view model; with a form as it was typed, where one is answered again. */
export async function consoleModel(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  shown: {
    readonly flash?: Flash | undefined;
    readonly answered?: { readonly form: ConsoleForm; readonly typed: Typed; readonly problems: readonly FormProblem[] };
  } = {},
): Promise<ConsoleModel> {
  const client = pool;
  const lines = { limit: MOST_LINES, offset: 0 };
  const [projects, users, pipelines] = await Promise.all([
    listProjects(client, lines),
    listUsers(client, { search: '', ...lines }),
    listPipelineDetails(client, lines),
  ]);
  const { answered, flash } = shown;
  const nameOf = new Map(projects.items.map(({ slug, name }) => [slug, name]));
  const asTyped = (form: ConsoleForm): [Typed, readonly FormProblem[]] =>
    answered?.form === form ? [answered.typed, answered.problems] : [{}, []];
  const nextStep =
    projects.total === 0 ? 'project' : pipelines.total === 0 ? 'pipeline' : users.total === 0 ? 'user' : undefined;
  return {
    flash,
    hasLogin: settings.adminToken !== undefined,
    nextStep,
    projects: projects.items.map((project) => ({
      ...project,
      path: projectPath(project),
      settingsPath: `/proteomics/admin/projects/${project.slug}`,
    })),
    users: users.items.map((user) => ({ ...user, path: `/proteomics/admin/users/${user.uuid}` })),
    pipelines: pipelines.items.map((pipeline) => ({
      uuid: pipeline.uuid,
      name: pipeline.name,
      project: nameOf.get(pipeline.project) ?? pipeline.project,
      tool: pipeline.tool ?? '',
      rawFiles: pipeline.raw_files,
      path: `/proteomics/admin/pipelines/${pipeline.uuid}`,
      pagePath: pipelinePath({ slug: pipeline.project }, pipeline),
    })),
    totals: { projects: projects.total, users: users.total, pipelines: pipelines.total },
    forms: {
      project: formModel(
        { action: '/proteomics/admin/projects', submit: 'Create project', prefix: 'project' },
        PROJECT_FIELDS,
        ...asTyped('project'),
      ),
      user: formModel(
        { action: '/proteomics/admin/users', submit: 'Create user', prefix: 'user' },
        USER_FIELDS,
        ...asTyped('user'),
      ),
      pipeline: formModel(
        {
          action: '/proteomics/admin/pipelines',
          submit: 'Create pipeline',
          prefix: 'pipeline',
          choices: {
            project: projects.items.map(({ slug, name }) => ({ value: slug, label: name })),
            tool: toolChoices(
              [...readTools(settings)].map(([name, { title }]) => ({ value: name, label: `${name}: ${title}` })),
            ),
          },
        },
        NEW_PIPELINE_FIELDS,
        ...asTyped('pipeline'),
      ),
    },
    open: answered?.form ?? nextStep,
  };
}

/** The tools to choose from; a pipeline may have none. */
export function toolChoices(tools: readonly Choice[], current?: string): readonly Choice[] {
  const isGone = current !== undefined && current !== '' && !tools.some(({ value }) => value === current);
  return [
    { value: '', label: 'none: store raw files only' },
    ...tools,
    ...(isGone ? [{ value: current, label: `${current} (no longer on this server)` }] : []),
  ];
}
