/** The page of a pipeline, with the UUID that uploads name. */

import type { Exchange } from '../../contract/accept.ts';
import { writtenDay } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { type FormModel, formModel } from '../../web/forms/model.ts';
import { page } from '../../web/replies/replies.ts';
import { type View, view } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { countOutdated } from '../ingestion/spike-in-refresh.ts';
import { pipelinePath, proteomicsProjectPath } from '../page.ts';
import { findPipelineByUuid } from '../records.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { type RefusedSearchFile, type SearchFilesSection, searchFilesSection } from '../search-files/page.ts';
import { type WebhookSection, webhookSection } from '../webhooks/page.ts';
import { DELETION_FIELDS, pipelineFields } from './form-fields.ts';
import { ADMINISTRATION, administrationPage } from './page.ts';
import { readPipeline } from './pipeline-store.ts';

/** The view model of a pipeline. */
export interface AdminPipelineModel {
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

const adminPipelineView: View<AdminPipelineModel> = view('proteomics/administration/pipeline');

/** Address of the page. */
export function adminPipelinePath(uuid: string): string {
  return `${ADMINISTRATION}/pipelines/${uuid}`;
}

/** A form of a pipeline's page that is shown again. */
export interface RefusedOnPipeline {
  readonly settings?: RefusedForm;
  readonly webhook?: RefusedForm;
  readonly deletion?: RefusedForm;
  readonly searchFile?: RefusedSearchFile;
}

/** The page of a pipeline. @throws BadRequestError, NotFoundError */
export async function adminPipelinePage<Status extends number>(
  context: ProteomicsContext,
  call: Exchange,
  status: Status,
  uuid: string,
  refused: RefusedOnPipeline = {},
) {
  const model = await adminPipelineModel(context, uuid, refused);
  return page(context, call, status, adminPipelineView, administrationPage(model.name), model);
}

async function adminPipelineModel(
  { pool, settings }: Pick<ProteomicsContext, 'pool' | 'settings'>,
  uuid: string,
  refused: RefusedOnPipeline,
): Promise<AdminPipelineModel> {
  const client = pool;
  const [{ project }, pipeline] = await Promise.all([findPipelineByUuid(client, uuid), readPipeline(client, uuid)]);
  const outdated = await countOutdated(client, pipeline.uuid);
  const known = readTools(settings);
  const path = adminPipelinePath(pipeline.uuid);
  const initial = {
    ...pipeline,
    ...pipeline.spike_ins,
    ...Object.fromEntries(pipeline.accepts.map((kind) => [`takes_${kind}`, true])),
  };
  return {
    name: pipeline.name,
    uuid: pipeline.uuid,
    description: pipeline.description,
    project: { name: project.name, path: proteomicsProjectPath(project) },
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
      { action: path, submit: 'Save settings', prefix: 'pipeline-', isBeside: true },
      pipelineFields(known, pipeline.tool ?? ''),
      { initial, ...refused.settings },
    ),
    searchFiles: await searchFilesSection(client, pipeline, known.get(pipeline.tool ?? ''), refused.searchFile),
    limitsPath: pipelinePath(project, pipeline, 'limits'),
    alertsPath: pipelinePath(project, pipeline, 'alerts'),
    webhook: await webhookSection(client, uuid, refused.webhook),
    deletion: formModel(
      { action: `${path}/delete`, submit: 'Delete pipeline', prefix: 'deletion-', isBeside: true },
      DELETION_FIELDS,
      refused.deletion,
    ),
  };
}
