import type { Exchange } from '../../contract/accept.ts';
import { getLocalDate } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { type Fields, FormRefusedError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import type { Page } from '../../web/views.ts';
import { buildWebhookSection } from '../../webhooks/form.ts';
import { readWebhook } from '../../webhooks/store.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsContext } from '../context.ts';
import { countOutdated } from '../ingestion/spike-in-refresh.ts';
import { getPipelinePath, getProteomicsProjectPath, PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../page.ts';
import { formatInstrumentRules, formatSampleRules, type InstrumentRule } from '../quality/sample-types/rules.ts';
import { findPipelineByUuid } from '../records.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { buildSearchFilesSection, type RefusedSearchFile } from '../search-files/page.ts';
import { PIPELINE_WEBHOOKS } from '../webhooks/table.ts';
import { buildNewPipelineFields, buildPipelineFields, DELETION_FIELDS, PROJECT_FIELDS, USER_FIELDS } from './form-fields.ts';
import { formatDistinctName, listPipelineDetails, readPipeline } from './pipeline-store.ts';
import { listProteomicsProjects } from './project-store.ts';
import { createRevisedForm } from './revision.ts';
import { listUsers } from './user-store.ts';

type ConsoleForm = 'project' | 'user' | 'pipeline';

interface RefusedConsole {
  readonly form: ConsoleForm;
  readonly refused: RefusedForm;
}

export const ADMINISTRATION = '/proteomics/admin';

export function createAdministrationFrame(title?: string, hasTabs = false): Page {
  const above = [{ title: 'Quality', path: PROTEOMICS_SECTION }];
  return {
    title: title === undefined ? 'Administration' : `${title} · Administration`,
    section: PROTEOMICS_SECTION,
    crumbs: title === undefined ? above : [...above, { title: 'Administration', path: ADMINISTRATION }],
    crumb: title ?? 'Administration',
    styles: [...PROTEOMICS_STYLES, 'styles/administration.css', ...(hasTabs ? ['styles/page-tabs.css'] : [])],
    scripts: ['scripts/copy.js', hasTabs ? 'scripts/tabs.js' : 'scripts/unfold.js'],
  };
}

/** Maximum rows of each table on the page. The API returns all rows. */
const MAX_LINES = 500;

export function getListRange({ limit = 100, offset = 0 }: { readonly limit?: number; readonly offset?: number }) {
  return { limit, offset };
}

/** Shows the page, or a rejected form. @throws FormRefusedError for users who manage a project but cannot see all projects */
export async function renderConsole<Status extends number>(
  context: ProteomicsContext,
  call: Exchange & { readonly access: Caller },
  status: Status,
  refused?: RefusedConsole,
) {
  const { administrates, listVisibleProjects } = call.access;
  if (refused !== undefined && !administrates && (await listVisibleProjects()) !== null)
    throw new FormRefusedError(400, refused.refused.errors);
  const model = await buildConsole(context, refused);
  return replyWithPage(context, call, status, 'proteomics/administration/console', createAdministrationFrame(), model);
}

async function buildConsole({ pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>, answered?: RefusedConsole) {
  const lines = { limit: MAX_LINES, offset: 0 };
  const [projects, users, pipelines] = await Promise.all([
    listProteomicsProjects(pool, lines),
    listUsers(pool, { search: '', ...lines }),
    listPipelineDetails(pool, lines),
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
    hasLogin: settings.adminToken !== undefined,
    nextStep,
    projects: projects.items.map((project) => ({
      ...project,
      path: getProteomicsProjectPath(project),
      settingsPath: `${ADMINISTRATION}/projects/${project.slug}`,
    })),
    users: users.items.map((user) => ({ ...user, path: `${ADMINISTRATION}/users/${user.uuid}` })),
    pipelines: pipelines.items.map((pipeline) => ({
      uuid: pipeline.uuid,
      name: formatDistinctName(pipeline, pipelines.items),
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
    open,
  };
}

export function getAdminPipelinePath(uuid: string): string {
  return `${ADMINISTRATION}/pipelines/${uuid}`;
}

export interface RefusedOnPipeline {
  readonly settings?: RefusedForm;
  readonly webhook?: RefusedForm;
  readonly deletion?: RefusedForm;
  readonly searchFile?: RefusedSearchFile;
}

export async function renderAdminPipeline<Status extends number>(
  context: ProteomicsContext,
  call: Exchange,
  status: Status,
  uuid: string,
  { proposedRules, ...refused }: RefusedOnPipeline & { readonly proposedRules?: readonly InstrumentRule[] | undefined } = {},
) {
  const { pool, settings } = context;
  const [{ project }, pipeline] = await Promise.all([findPipelineByUuid(pool, uuid), readPipeline(pool, uuid)]);
  const outdated = await countOutdated(pool, pipeline.uuid);
  const known = readTools(settings);
  const path = getAdminPipelinePath(pipeline.uuid);
  const revised = createRevisedForm(pipeline, refused.settings);
  const initial = {
    ...pipeline.spike_ins,
    sample_rules: formatSampleRules(pipeline.sample_rules),
    instrument_rules: formatInstrumentRules(proposedRules ?? pipeline.instrument_rules),
    ...Object.fromEntries(pipeline.accepts.map((kind) => [`takes_${kind}`, true])),
  };
  const model = {
    name: pipeline.name,
    uuid: pipeline.uuid,
    project: { name: project.name, path: getProteomicsProjectPath(project) },
    storagePath: pipeline.path_as_str,
    tool: pipeline.tool ?? '',
    rawFiles: pipeline.raw_files,
    made: getLocalDate(pipeline.created_at),
    pagePath: getPipelinePath(project, pipeline),
    uploadPath: getPipelinePath(project, pipeline, 'upload'),
    command: `curl -F orig_file=@FILE.raw -F pipeline=${pipeline.uuid} -F user=YOUR_UUID ${settings.baseUrl}/api/upload/raw`,
    watchCommand: `npx concordat upload FOLDER --pipeline ${pipeline.uuid} --user YOUR_UUID --address ${settings.baseUrl} --watch`,
    // Number of raw files whose values were measured with earlier spike-ins.
    outdated,
    form: createFormModel(
      { action: path, submit: 'Save settings', prefix: 'pipeline-', isBeside: true },
      buildPipelineFields(known, pipeline.tool ?? ''),
      { ...revised, initial: { ...revised.initial, ...initial } },
    ),
    searchFiles: await buildSearchFilesSection(pool, pipeline, known.get(pipeline.tool ?? ''), refused.searchFile),
    limitsPath: getPipelinePath(project, pipeline, 'limits'),
    alertsPath: getPipelinePath(project, pipeline, 'alerts'),
    webhook: buildWebhookSection(
      `${path}/webhook`,
      (await readWebhook(pool, PIPELINE_WEBHOOKS, pipeline.uuid))?.state,
      refused.webhook,
    ),
    deletion: createFormModel(
      { action: `${path}/delete`, submit: 'Delete pipeline', prefix: 'deletion-', isBeside: true },
      DELETION_FIELDS,
      refused.deletion,
    ),
  };
  const frame = createAdministrationFrame(model.name, true);
  return replyWithPage(context, call, status, 'proteomics/administration/pipeline', frame, model);
}
