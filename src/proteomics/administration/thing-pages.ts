/** The pages of one user and of one pipeline, with the UUIDs that uploads name. */

import type { Flash } from '../../web/flash.ts';
import { writtenDay } from '../../web/for-people/words.ts';
import { type View, view } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { countOutdated } from '../ingestion/spike-in-refresh.ts';
import { pipelinePath, projectPath } from '../page.ts';
import { findPipelineByUuid } from '../records.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { type RefusedSearchFile, type SearchFilesSection, searchFilesSection } from '../search-files/page.ts';
import { type AnsweredForm, type WebhookSection, webhookSection } from '../webhooks/page.ts';
import { type FormModel, formModel, type Typed } from './form.ts';
import { DELETION_FIELDS, PIPELINE_FIELDS, USER_FIELDS } from './form-fields.ts';
import { toolChoices } from './page.ts';
import { readPipeline } from './pipeline-store.ts';
import { readUser } from './user-store.ts';

/** The view model of a user. */
export interface UserModel {
  readonly flash: Flash | undefined;
  readonly name: string;
  readonly uuid: string;
  readonly email: string;
  readonly made: string;
  readonly rawFiles: number;
  /** Day; empty when nothing was uploaded. */
  readonly lastUpload: string;
  readonly form: FormModel;
  readonly deletePath: string;
}

/** The view model of a pipeline. */
export interface AdminPipelineModel {
  readonly flash: Flash | undefined;
  readonly name: string;
  readonly uuid: string;
  readonly description: string;
  readonly project: { readonly name: string; readonly path: string };
  readonly storagePath: string;
  readonly tool: string;
  readonly rawFiles: number;
  readonly made: string;
  readonly pagePath: string;
  readonly uploadPath: string;
  /** A command that uploads a file. */
  readonly command: string;
  /** A command that uploads what comes into a folder. */
  readonly watchCommand: string;
  /** Raw files that are still to be measured for the spike-ins. */
  readonly outdated: number;
  readonly form: FormModel;
  readonly searchFiles: SearchFilesSection;
  readonly limitsPath: string;
  readonly alertsPath: string;
  readonly webhook: WebhookSection;
  readonly deletion: FormModel;
}

/** Template of a user's page. */
export const userView: View<UserModel> = view('proteomics/administration/user');

/** Template of a pipeline's page. */
export const adminPipelineView: View<AdminPipelineModel> = view('proteomics/administration/pipeline');

/** @throws BadRequestError, NotFoundError */
export async function userModel(
  { pool }: Pick<ProteomicsContext, 'pool'>,
  uuid: string,
  shown: { readonly flash?: Flash | undefined; readonly answered?: AnsweredForm } = {},
): Promise<UserModel> {
  const user = await readUser(pool, uuid);
  return {
    flash: shown.flash,
    name: user.name,
    uuid: user.uuid,
    email: user.email,
    made: writtenDay(user.created_at),
    rawFiles: user.raw_files,
    lastUpload: writtenDay(user.last_upload_at ?? ''),
    form: formModel(
      { action: `/proteomics/admin/users/${user.uuid}`, submit: 'Save changes', prefix: 'user' },
      USER_FIELDS,
      shown.answered?.typed ?? { name: user.name, email: user.email },
      shown.answered?.problems,
    ),
    deletePath: `/proteomics/admin/users/${user.uuid}/delete`,
  };
}

/**
 * @param shown a message; the settings or the webhook as they were typed, where their form is answered again
 * @throws BadRequestError, NotFoundError
 */
export async function adminPipelineModel(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  uuid: string,
  shown: {
    readonly flash?: Flash | undefined;
    readonly answered?: AnsweredForm;
    readonly webhook?: AnsweredForm;
    readonly deletion?: AnsweredForm;
    readonly searchFile?: RefusedSearchFile;
  } = {},
): Promise<AdminPipelineModel> {
  const client = pool;
  const [{ project }, pipeline] = await Promise.all([findPipelineByUuid(client, uuid), readPipeline(client, uuid)]);
  const outdated = await countOutdated(client, pipeline.uuid);
  const known = readTools(settings);
  const tools = [...known].map(([name, { title }]) => ({ value: name, label: `${name}: ${title}` }));
  const current: Typed = {
    name: pipeline.name,
    description: pipeline.description,
    tool: pipeline.tool ?? '',
    archived: pipeline.archived ? 'on' : '',
    ...pipeline.spike_ins,
    ...Object.fromEntries(pipeline.accepts.map((kind) => [`takes_${kind}`, 'on'])),
  };
  return {
    flash: shown.flash,
    name: pipeline.name,
    uuid: pipeline.uuid,
    description: pipeline.description,
    project: { name: project.name, path: projectPath(project) },
    storagePath: pipeline.path_as_str,
    tool: pipeline.tool ?? '',
    rawFiles: pipeline.raw_files,
    made: writtenDay(pipeline.created_at),
    pagePath: pipelinePath(project, pipeline),
    uploadPath: pipelinePath(project, pipeline, 'upload'),
    command: `curl -F orig_file=@FILE.raw -F pipeline=${pipeline.uuid} -F user=YOUR_UUID ${settings.baseUrl}/api/upload/raw`,
    watchCommand: `npx concordat upload FOLDER --pipeline ${pipeline.uuid} --user YOUR_UUID --address ${settings.baseUrl} --watch`,
    outdated,
    form: formModel(
      {
        action: `/proteomics/admin/pipelines/${pipeline.uuid}`,
        submit: 'Save settings',
        prefix: 'pipeline',
        choices: { tool: toolChoices(tools, pipeline.tool ?? '') },
      },
      PIPELINE_FIELDS,
      shown.answered?.typed ?? current,
      shown.answered?.problems,
    ),
    searchFiles: await searchFilesSection(client, pipeline, known.get(pipeline.tool ?? ''), shown.searchFile),
    limitsPath: pipelinePath(project, pipeline, 'limits'),
    alertsPath: pipelinePath(project, pipeline, 'alerts'),
    webhook: await webhookSection(client, uuid, shown.webhook),
    deletion: formModel(
      { action: `/proteomics/admin/pipelines/${pipeline.uuid}/delete`, submit: 'Delete pipeline', prefix: 'deletion' },
      DELETION_FIELDS,
      shown.deletion?.typed,
      shown.deletion?.problems,
    ),
  };
}
