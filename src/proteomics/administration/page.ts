/** The administration's start: projects, users and pipelines, and the forms for new ones. */

import type { Exchange } from '../../contract/accept.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import type { Fields } from '../../web/forms/fields.ts';
import { type FormModel, formModel } from '../../web/forms/model.ts';
import { page } from '../../web/replies/replies.ts';
import { type Page, type View, view } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES, pipelinePath, proteomicsProjectPath } from '../page.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { newPipelineFields, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { listPipelineDetails } from './pipeline-store.ts';
import { listProteomicsProjects, type ProjectDetail } from './project-store.ts';
import { listUsers, type UserDetail } from './user-store.ts';

/** The forms of the page. */
type ConsoleForm = 'project' | 'user' | 'pipeline';

/** One of them that is shown again. */
interface RefusedConsole {
  readonly form: ConsoleForm;
  readonly refused: RefusedForm;
}

/** The view model. */
export interface ConsoleModel {
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

const consoleView: View<ConsoleModel> = view('proteomics/administration/console');

/** Address of the page; those of the administration's other pages begin with it. */
export const ADMINISTRATION = '/proteomics/admin';

/** What the layout shows around the pages of the administration. */
export function administrationPage(title?: string): Page {
  const above = [{ title: 'Quality', path: PROTEOMICS_SECTION }];
  return {
    title: title === undefined ? 'Administration' : `${title} · Administration`,
    section: PROTEOMICS_SECTION,
    crumbs: title === undefined ? above : [...above, { title: 'Administration', path: ADMINISTRATION }],
    crumb: title ?? 'Administration',
    styles: [...PROTEOMICS_STYLES, 'styles/administration.css'],
    scripts: ['scripts/copy.js', 'scripts/unfold.js'],
  };
}

/** So many lines each table shows; the API has them all. */
const MAX_LINES = 500;

/** Which lines of a list a program asks for. */
export function linesOf({ limit = 100, offset = 0 }: { readonly limit?: number; readonly offset?: number }) {
  return { limit, offset };
}

/** The page. */
export async function consolePage<Status extends number>(
  context: ProteomicsContext,
  call: Exchange,
  status: Status,
  refused?: RefusedConsole,
) {
  return page(context, call, status, consoleView, administrationPage(), await consoleModel(context, refused));
}

async function consoleModel(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  answered?: RefusedConsole,
): Promise<ConsoleModel> {
  const client = pool;
  const lines = { limit: MAX_LINES, offset: 0 };
  const [projects, users, pipelines] = await Promise.all([
    listProteomicsProjects(client, lines),
    listUsers(client, { search: '', ...lines }),
    listPipelineDetails(client, lines),
  ]);
  const nameOf = new Map(projects.items.map(({ slug, name }) => [slug, name]));
  const nextStep =
    projects.total === 0 ? 'project' : pipelines.total === 0 ? 'pipeline' : users.total === 0 ? 'user' : undefined;
  const open = answered?.form ?? nextStep;
  const formOf = (form: ConsoleForm, fields: Fields) =>
    formModel(
      { action: `${ADMINISTRATION}/${form}s`, submit: `Create ${form}`, prefix: `${form}-`, isBeside: open !== form },
      fields,
      answered?.form === form ? answered.refused : {},
    );
  return {
    hasLogin: settings.adminToken !== undefined,
    nextStep,
    projects: projects.items.map((project) => ({
      ...project,
      path: proteomicsProjectPath(project),
      settingsPath: `${ADMINISTRATION}/projects/${project.slug}`,
    })),
    users: users.items.map((user) => ({ ...user, path: `${ADMINISTRATION}/users/${user.uuid}` })),
    pipelines: pipelines.items.map((pipeline) => ({
      uuid: pipeline.uuid,
      name: pipeline.name,
      project: nameOf.get(pipeline.project) ?? pipeline.project,
      tool: pipeline.tool ?? '',
      rawFiles: pipeline.raw_files,
      path: `${ADMINISTRATION}/pipelines/${pipeline.uuid}`,
      pagePath: pipelinePath({ slug: pipeline.project }, pipeline),
    })),
    totals: { projects: projects.total, users: users.total, pipelines: pipelines.total },
    forms: {
      project: formOf('project', PROJECT_FIELDS),
      user: formOf('user', USER_FIELDS),
      pipeline: formOf(
        'pipeline',
        newPipelineFields(
          readTools(settings),
          projects.items.map(({ slug, name }) => ({ value: slug, label: name })),
        ),
      ),
    },
    open,
  };
}
