import { handleAction } from '../../web/forms/answer.ts';
import { FormRefusedError } from '../../web/forms/fields.ts';
import { redirect, replyWithJson } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { RAW_DATA_KINDS } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { getProteomicsProjectPath } from '../page.ts';
import { readRuns } from '../quality/quality-runs.ts';
import { proposeInstrumentRules } from '../quality/sample-types/instrument-proposal.ts';
import { checkNameRules, DEFAULT_SAMPLE_RULES, parseInstrumentRules, parseSampleRules } from '../quality/sample-types/rules.ts';
import { describeSampleTypes } from '../quality/sample-types/series.ts';
import { readTools } from '../runs/tools/tools-file.ts';
import { buildNewPipelineFields, buildPipelineFields, DELETION_FIELDS, requireConfirmation } from './form-fields.ts';
import { getAdminPipelinePath, getListRange, renderAdminPipeline, renderConsole } from './page.ts';
import { deletePipeline } from './pipeline-deletion.ts';
import {
  createPipeline,
  listPipelineDetails,
  type NewPipeline,
  type PipelineChange,
  readPipeline,
  updatePipelineSettings,
} from './pipeline-store.ts';
import { checkNameAndDescription, checkText } from './texts.ts';

const NO_KIND = { field: 'takes_raw', message: 'must be selected, or another format' };

export function createPipelineHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  return {
    listPipelineTools() {
      const items = [...readTools(settings)].map(([name, { title, steps }]) => ({
        name,
        description: title,
        steps: steps.map((step) => step.name),
      }));
      return replyWithJson(200, { items });
    },
    listAdminPipelines: async ({ query }) =>
      replyWithJson(200, await listPipelineDetails(pool, { project: query.project, ...getListRange(query) })),
    async createPipeline(call) {
      const tools = readTools(settings);
      return handleAction(call, {
        fields: buildNewPipelineFields(tools),
        convertInput: ({ tool, ...values }) => ({ ...values, tool: tool === '' ? null : tool }),
        performAction: async (made: NewPipeline) => createPipeline(pool, tools, checkNameAndDescription(made)),
        replyToProgram: ({ uuid, slug, name, path_as_str }) => replyWithJson(201, { uuid, slug, name, path_as_str }),
        replyToUser: ({ uuid, name }) =>
          redirect(call, getAdminPipelinePath(uuid), `Pipeline ${name} created`, 'Programs use its UUID to upload.'),
        showAgain: (status: 400, refused) => renderConsole(context, call, status, { form: 'pipeline', refused }),
      });
    },
    getAdminPipeline: async ({ path }) => replyWithJson(200, await readPipeline(pool, path.pipeline)),
    async showAdminPipeline(call) {
      const uuid = call.path.pipeline;
      if (call.query.propose === undefined) return renderAdminPipeline(context, call, 200, uuid);
      const { instrument_rules } = await readPipeline(pool, uuid);
      const proposed = proposeInstrumentRules(await readRuns(pool, { uuid }, []));
      return renderAdminPipeline(context, call, 200, uuid, { proposedRules: [...instrument_rules, ...proposed] });
    },
    async changePipeline(call) {
      const { pipeline: uuid } = call.path;
      const before = await readPipeline(pool, uuid);
      const tools = readTools(settings);
      return handleAction(call, {
        fields: buildPipelineFields(tools, before.tool ?? ''),
        convertInput({
          tool,
          qc1_sequence,
          qc2_sequence,
          protein,
          sample_rules: rules,
          instrument_rules,
          ...values
        }): PipelineChange {
          const { name, description, archived, revision } = values;
          const accepts = RAW_DATA_KINDS.filter((kind) => values[`takes_${kind}`]);
          if (accepts.length === 0) throw new FormRefusedError(400, [NO_KIND]);
          return {
            ...{ name, description, accepts, archived, revision },
            tool: tool === '' ? null : tool,
            spike_ins: { qc1_sequence, qc2_sequence, protein },
            sample_rules: rules === '' ? [...DEFAULT_SAMPLE_RULES] : parseSampleRules(rules),
            instrument_rules: parseInstrumentRules(instrument_rules),
          };
        },
        async performAction(change: PipelineChange) {
          if (change.spike_ins !== undefined) checkText(change.spike_ins.protein, 'spike_ins.protein');
          checkNameRules('sample_rules', change.sample_rules ?? []);
          checkNameRules('instrument_rules', change.instrument_rules ?? []);
          return updatePipelineSettings(pool, tools, uuid, checkNameAndDescription(change));
        },
        replyToProgram: (changed) => replyWithJson(200, changed),
        replyToUser: async () =>
          redirect(
            call,
            getAdminPipelinePath(uuid),
            'Settings saved.',
            ...describeSampleTypes(await readRuns(pool, { uuid }, [])),
          ),
        showAgain: (status: 400 | 409, settings) => renderAdminPipeline(context, call, status, uuid, { settings }),
      });
    },
    async deletePipeline(call) {
      const { pipeline: uuid } = call.path;
      const before = await readPipeline(pool, uuid);
      return handleAction(call, {
        fields: DELETION_FIELDS,
        convertInput: ({ confirm }) => requireConfirmation(confirm, before),
        performAction: () => deletePipeline(context, uuid),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () =>
          redirect(call, getProteomicsProjectPath({ slug: before.project }), `Pipeline ${before.name} deleted`),
        showAgain: (status: 400 | 409, deletion) => renderAdminPipeline(context, call, status, uuid, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}
