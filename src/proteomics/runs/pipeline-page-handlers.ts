import type { Exchange } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { FormCall, RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createFlagField, createListField, createTextField } from '../../web/forms/fields.ts';
import { formatFieldError } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { Caller, Signer } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getPipelinePath } from '../page.ts';
import { type FoundPipeline, findPipeline, findPipelineByUuid, type PipelineRow } from '../records.ts';
import { buildRefusedUserField, handleSignedAction } from '../signed-form.ts';
import { CANCELABLE, cancelRuns, countListedRuns, findListedRuns, RETRYABLE, retryRuns } from './many-runs.ts';
import {
  buildPipelineRuns,
  buildRunsAddress,
  createPipelineRunsFrame,
  RUNS_PER_PAGE,
  type RunsAddress,
} from './pipeline-runs-page.ts';
import { readPresentSettings } from './settings-note.ts';
import { findRuns, RUN_STATES, type RunState, readUploaders } from './store.ts';
import { readTools } from './tools/tools-file.ts';

/** Fields for the selected runs, or for all runs of the list. */
const SELECTION_FIELDS = {
  runs: createListField({ label: 'Runs', kind: 'hidden' }),
  all: createFlagField({ label: 'All' }),
  state: createTextField({ label: 'State', kind: 'hidden' }),
  search: createTextField({ label: 'Search', kind: 'hidden' }),
  uploaded_by: createTextField({ label: 'Uploaded by', kind: 'hidden' }),
};

function createRunsAddress(state: string | undefined, search = '', uploadedBy = ''): RunsAddress {
  const known = RUN_STATES.find((one) => one === state) ?? ('any' as const);
  return { state: known, search, uploadedBy, sort: '-uploaded_at', offset: 0 };
}

const createListQuery = ({ state, search, uploadedBy }: RunsAddress) => ({
  state: state === 'any' ? undefined : state,
  search,
  uploadedBy,
});

/** A call of an action. Forms name the pipeline in their address, programs in the body. */
type SelectionCall = FormCall &
  Exchange & { readonly access: Signer; readonly path: { readonly project: string; readonly pipeline: string } | object };

export function createPipelinePages(context: ProteomicsContext) {
  const { settings, pool, now } = context;
  const tools = readTools(settings);

  async function renderRuns<Status extends 200 | 400 | 409>(
    call: Exchange & { readonly access: Caller },
    status: Status,
    place: FoundPipeline,
    address: RunsAddress,
    refused?: RefusedForm,
  ) {
    const { pipeline } = place;
    const list = createListQuery(address);
    const [found, counts, user, present, uploaders] = await Promise.all([
      findRuns(pool, tools, {
        ...list,
        pipelineUuid: pipeline.uuid,
        sort: address.sort,
        limit: RUNS_PER_PAGE,
        offset: address.offset,
      }),
      countListedRuns(pool, pipeline, list),
      buildRefusedUserField(pool, call, refused),
      readPresentSettings(pool, tools, pipeline),
      readUploaders(pool, pipeline.uuid),
    ]);
    const selection = {
      user,
      present,
      uploaders,
      retryable: present === undefined ? 0 : counts.retryable,
      cancelable: counts.cancelable,
      problem: user.error || (refused?.errors ?? []).map(({ field, message }) => formatFieldError(field, message)).join(' '),
      ticked: new Set(refused?.typed.runs),
    };
    const model = buildPipelineRuns(place, found, address, { selection, now: now() });
    return replyWithPage(context, call, status, 'proteomics/runs/pipeline', createPipelineRunsFrame(place), model);
  }

  async function handleSelection<Done, Reported>(
    call: SelectionCall,
    action: {
      readonly states: readonly RunState[];
      readonly empty: string;
      readonly act: (pipeline: PipelineRow, runs: readonly string[], user: string) => Promise<Done>;
      readonly replyToProgram: (done: Done) => Reported;
      readonly title: (done: Done) => string;
      readonly lines: readonly string[];
    },
  ) {
    const { path } = call;
    const place = 'project' in path ? await findPipeline(pool, path.project, path.pipeline) : undefined;
    return handleSignedAction(pool, call, {
      fields: SELECTION_FIELDS,
      async convertInput({ runs, all, state, search, uploaded_by }) {
        const { pipeline } = place as FoundPipeline;
        const list = createListQuery(createRunsAddress(state, search, uploaded_by));
        const meant = all ? await findListedRuns(pool, pipeline, action.states, list) : runs;
        if (meant.length === 0) throw createFieldError('', action.empty);
        return { pipeline: pipeline.uuid, runs: meant };
      },
      async act(requested: { readonly pipeline: string; readonly runs: readonly string[] }, _name, user) {
        const { pipeline } = await findPipelineByUuid(pool, requested.pipeline);
        return action.act(pipeline, requested.runs, user);
      },
      replyToProgram: action.replyToProgram,
      replyToUser: (done, { state, search, uploaded_by }) => {
        const { project, pipeline } = place as FoundPipeline;
        const list = buildRunsAddress(getPipelinePath(project, pipeline), createRunsAddress(state, search, uploaded_by));
        return redirect(call, list, action.title(done), ...action.lines);
      },
      findBlamedField: (error) => (error instanceof NotFoundError ? '' : undefined),
      showAgain: (status, refused) => {
        const { state, search, uploaded_by } = refused.typed;
        const address = createRunsAddress(state?.[0], search?.[0], uploaded_by?.[0]);
        return renderRuns(call, status, place as FoundPipeline, address, refused);
      },
    });
  }

  return {
    async showPipeline(call) {
      const place = await findPipeline(pool, call.path.project, call.path.pipeline);
      const { state = 'any', search = '', uploaded_by = '', sort = '-uploaded_at', offset = 0 } = call.query;
      return renderRuns(call, 200, place, { state, search, uploadedBy: uploaded_by, sort, offset });
    },
    retryRuns: (call) =>
      handleSelection(call, {
        states: RETRYABLE,
        empty: 'Select the runs to rerun.',
        act: (pipeline, runs, user) => retryRuns(context, pipeline, runs, user),
        replyToProgram: (queued) => replyWithJson(202, { queued }),
        title: (queued) => `${formatQuantity(queued, 'run is', 'runs are')} queued again`,
        lines: ['Existing results stay until new results replace them.'],
      }),
    cancelRuns: (call) =>
      handleSelection(call, {
        states: CANCELABLE,
        empty: 'Select the runs to cancel.',
        act: (pipeline, runs, user) => cancelRuns(context, pipeline, runs, user),
        replyToProgram: (done) => replyWithJson(202, done),
        title: ({ canceled }) => `${formatQuantity(canceled, 'run is', 'runs are')} canceled`,
        lines: ['Runs in progress end within seconds.'],
      }),
  } satisfies Partial<ProteomicsHandlers>;
}
