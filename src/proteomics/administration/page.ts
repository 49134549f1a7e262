/** The main administration page: projects, users and pipelines, with forms for new ones. */

import type { Exchange } from '../../contract/accept.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import type { Fields } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { createView, type Page } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { getPipelinePath, getProteomicsProjectPath, PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../page.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { buildNewPipelineFields, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { listPipelineDetails } from './pipeline-store.ts';
import { listProteomicsProjects } from './project-store.ts';
import { listUsers } from './user-store.ts';

/** The form of the page, by the record that it creates. */
type ConsoleForm = 'project' | 'user' | 'pipeline';

/** A rejected form of the page. */
interface RefusedConsole {
  readonly form: ConsoleForm;
  readonly refused: RefusedForm;
}

const consoleView = createView<Awaited<ReturnType<typeof buildConsole>>>('proteomics/administration/console');

/** Path of the main administration page, and prefix of the other administration pages. */
export const ADMINISTRATION = '/proteomics/admin';

/** Returns the frame of an administration page. */
export function createAdministrationFrame(title?: string): Page {
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

/** Tables on the page show no more rows. The API returns all. */
const MAX_LINES = 500;

/** Returns the requested range of a list. */
export function readRange({ limit = 100, offset = 0 }: { readonly limit?: number; readonly offset?: number }) {
  return { limit, offset };
}

/** Returns the main administration page. */
export async function renderConsole<Status extends number>(
  context: ProteomicsContext,
  call: Exchange,
  status: Status,
  refused?: RefusedConsole,
) {
  return replyWithPage(context, call, status, consoleView, createAdministrationFrame(), await buildConsole(context, refused));
}

async function buildConsole({ pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>, answered?: RefusedConsole) {
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
  const createForm = (form: ConsoleForm, fields: Fields) =>
    createFormModel(
      { action: `${ADMINISTRATION}/${form}s`, submit: `Create ${form}`, prefix: `${form}-`, isBeside: open !== form },
      fields,
      answered?.form === form ? answered.refused : {},
    );
  return {
    // True if there is a session to log out of.
    hasLogin: settings.adminToken !== undefined,
    // The next step on an empty server.
    nextStep,
    projects: projects.items.map((project) => ({
      ...project,
      path: getProteomicsProjectPath(project),
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
      pagePath: getPipelinePath({ slug: pipeline.project }, pipeline),
    })),
    totals: { projects: projects.total, users: users.total, pipelines: pipelines.total },
    forms: {
      project: createForm('project', PROJECT_FIELDS),
      user: createForm('user', USER_FIELDS),
      pipeline: createForm(
        'pipeline',
        buildNewPipelineFields(
          readTools(settings),
          projects.items.map(({ slug, name }) => ({ value: slug, label: name })),
        ),
      ),
    },
    // The expanded form.
    open,
  };
}
