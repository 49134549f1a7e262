import type { Exchange } from '../../contract/accept.ts';
import { getLocalDate } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { replyWithPage } from '../../web/replies/replies.ts';
import { buildWebhookSection } from '../../webhooks/form.ts';
import { readWebhook } from '../../webhooks/store.ts';
import type { ProteomicsContext } from '../context.ts';
import { countOutdated } from '../ingestion/spike-in-refresh.ts';
import { getPipelinePath, getProteomicsProjectPath } from '../page.ts';
import { formatInstrumentRules, formatSampleRules, type InstrumentRule } from '../quality/sample-types/rules.ts';
import { findPipelineByUuid } from '../records.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { buildSearchFilesSection, type RefusedSearchFile } from '../search-files/page.ts';
import { PIPELINE_WEBHOOKS } from '../webhooks/table.ts';
import { buildPipelineFields, DELETION_FIELDS } from './form-fields.ts';
import { ADMINISTRATION, createAdministrationFrame } from './page.ts';
import { readPipeline } from './pipeline-store.ts';
import { createRevisedForm } from './revision.ts';

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
