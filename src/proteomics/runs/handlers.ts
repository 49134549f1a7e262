import type { Request } from 'express';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { getEtag, matchesEtag } from '../../contract/prepared.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { type FormCall, handleAction, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createFlagField, createListField, createTextField } from '../../web/forms/fields.ts';
import { formatFieldError } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { Caller, Signer } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { createPipelineFrame, getPipelinePath, getRunPath } from '../page.ts';
import { getRunLogKey } from '../places.ts';
import { completeTime } from '../quality/annotations/store.ts';
import {
  type FoundPipeline,
  findPipeline,
  findPipelineByUuid,
  findProject,
  findRawFile,
  type PipelineRow,
  removeExtension,
} from '../records.ts';
import { buildRefusedUserField, handleSignedAction } from '../signed-form.ts';
import {
  CANCELABLE,
  cancelRun,
  cancelRuns,
  countListedRuns,
  deleteRun,
  findListedRuns,
  RETRYABLE,
  retryRun,
  retryRuns,
  setAcquisitionTime,
} from './actions.ts';
import {
  buildPipelineRuns,
  buildRunLogModel,
  buildRunModel,
  buildRunsAddress,
  createPipelineRunsFrame,
  createRunFrame,
  createRunLogFrame,
  RUNS_PER_PAGE,
  type RunsAddress,
  TAIL_ON_PAGE,
} from './page.ts';
import { readRunExtras } from './run-extras.ts';
import { readRunLog } from './run-log.ts';
import { readPresentSettings } from './settings-note.ts';
import { findRuns, type PipelineRun, RUN_STATES, type RunState, readRun, readUploaders } from './store.ts';
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
      readonly performAction: (pipeline: PipelineRow, runs: readonly string[], user: string) => Promise<Done>;
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
      async performAction(requested: { readonly pipeline: string; readonly runs: readonly string[] }, _name, user) {
        const { pipeline } = await findPipelineByUuid(pool, requested.pipeline);
        return action.performAction(pipeline, requested.runs, user);
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
        performAction: (pipeline, runs, user) => retryRuns(context, pipeline, runs, user),
        replyToProgram: (queued) => replyWithJson(202, { queued }),
        title: (queued) => `${formatQuantity(queued, 'run is', 'runs are')} queued again`,
        lines: ['Existing results stay until new results replace them.'],
      }),
    cancelRuns: (call) =>
      handleSelection(call, {
        states: CANCELABLE,
        empty: 'Select the runs to cancel.',
        performAction: (pipeline, runs, user) => cancelRuns(context, pipeline, runs, user),
        replyToProgram: (done) => replyWithJson(202, done),
        title: ({ canceled }) => `${formatQuantity(canceled, 'run is', 'runs are')} canceled`,
        lines: ['Runs in progress end within seconds.'],
      }),
  } satisfies Partial<ProteomicsHandlers>;
}

const TIME_FIELDS = { acquired_at: createTextField({ label: 'Acquired', kind: 'datetime-local' }) };

/** Parameters of a request. Addresses of pages also contain project and pipeline. */
interface RunInPath {
  readonly project?: string;
  readonly pipeline?: string;
  readonly run: string;
}

interface FoundRun {
  readonly place: FoundPipeline;
  readonly run: PipelineRun;
}

export function createRunPages(context: ProteomicsContext) {
  const { settings, pool, now } = context;
  const tools = readTools(settings);

  /** @throws NotFoundError, also for a run of a different pipeline */
  async function findRun({ project, pipeline, run: uuid }: RunInPath): Promise<FoundRun> {
    const run = await readRun(pool, tools, uuid);
    if (project !== undefined && (run.project !== project || run.pipeline !== pipeline))
      throw new NotFoundError(`There is no run ${uuid} in this pipeline.`);
    return { run, place: await findPipeline(pool, run.project, run.pipeline) };
  }

  async function readLogLines({ uuid }: PipelineRun, question: { step?: string | undefined; tail: number }): Promise<string[]> {
    const rawFile = await findRawFile(pool, uuid);
    return readRunLog(openStoredFiles(settings), getRunLogKey(rawFile, rawFile.attempt), question);
  }

  async function renderRun<Status extends 200 | 400 | 409>(
    call: Exchange & { readonly access: Caller; readonly path: RunInPath },
    status: Status,
    refused?: RefusedForm,
    reference?: string,
  ) {
    const { place, run } = await findRun(call.path);
    const [extras, logTail, user, present] = await Promise.all([
      readRunExtras(settings, pool, { pipeline: place.pipeline, run }, reference),
      readLogLines(run, { tail: TAIL_ON_PAGE }),
      buildRefusedUserField(pool, call, refused),
      readPresentSettings(pool, tools, place.pipeline),
    ]);
    const refusal = joinFormErrors(refused);
    const model = buildRunModel(place, run, { extras, logTail, user, present, refusal, now: now() });
    return replyWithPage(context, call, status, 'proteomics/runs/run', createRunFrame(place, run), model);
  }

  function executeAction(
    call: Exchange & { readonly access: Signer; readonly path: RunInPath; readonly body?: unknown },
    action: (context: ProteomicsContext, run: string, user: string) => Promise<void>,
  ) {
    const { path } = call;
    return handleSignedAction(pool, call, {
      fields: {},
      convertInput: () => findRun(path),
      performAction: (_, _name, user) => action(context, path.run, user),
      replyToProgram: async () => replyWithJson(202, await readRun(pool, tools, path.run)),
      replyToUser: async () => {
        const { project, pipeline } = (await findRun(path)).place;
        return redirect(call, getRunPath(project, pipeline, path.run));
      },
      showAgain: (status, refused) => renderRun(call, status, refused),
    });
  }

  return {
    showRun: (call) => renderRun(call, 200, undefined, call.query.reference),
    async showRunLog(call) {
      const { place, run } = await findRun(call.path);
      const { step = '', tail = 1_000 } = call.query;
      const lines = await readLogLines(run, { step: step || undefined, tail });
      const model = buildRunLogModel(place, run, { step, tail, lines });
      return replyWithPage(context, call, 200, 'proteomics/runs/log', createRunLogFrame(place, run), model);
    },
    retryRun: (call) => executeAction(call, retryRun),
    cancelRun: (call) => executeAction(call, cancelRun),
    setAcquisitionTime: (call) =>
      handleSignedAction(pool, call, {
        fields: TIME_FIELDS,
        convertInput: ({ acquired_at: at }) => ({ acquired_at: at === '' ? null : completeTime(at) }),
        performAction: ({ acquired_at }: { readonly acquired_at: string | null }, signature) =>
          setAcquisitionTime(context, call.path.run, acquired_at, signature),
        replyToProgram: async () => replyWithJson(200, await readRun(pool, tools, call.path.run)),
        replyToUser: async () => {
          const { project, pipeline } = (await findRun(call.path)).place;
          return redirect(call, getRunPath(project, pipeline, call.path.run));
        },
        showAgain: (status: 400 | 409, refused) => renderRun(call, status, refused),
      }),
    confirmRunDeletion: async (call) => renderDeletion(call, 200, await findRun(call.path)),
    async deleteRun(call) {
      const { path } = call;
      const found = wantsPage(call) ? await findRun(path) : undefined;
      return handleAction(call, {
        fields: {},
        convertInput: () => undefined,
        performAction: () => deleteRun(context, path.run),
        replyToProgram: () => ({ status: 204 as const }),
        replyToUser: () => {
          const { place, run } = found as FoundRun;
          const flash = { tone: 'good', title: `Run deleted: ${run.raw_file}`, lines: [] } as const;
          return redirect(call, getPipelinePath(place.project, place.pipeline), flash);
        },
        showAgain: (status: 400 | 409, refused) => renderDeletion(call, status, found as FoundRun, joinFormErrors(refused)),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;

  function renderDeletion<Status extends number>(call: Exchange, status: Status, { place, run }: FoundRun, refusal = '') {
    const { project, pipeline } = place;
    const path = getRunPath(project, pipeline, run.uuid);
    const frame = createPipelineFrame(project, pipeline, {
      title: `Delete ${removeExtension(run.raw_file)}`,
      crumbs: [{ title: removeExtension(run.raw_file), path }],
      styles: ['styles/runs.css'],
    });
    const lines = [
      ...(run.origin === 'upload' ? [`the raw file ${run.raw_file}`] : []),
      ...(run.result_files.length > 0 ? [`its results: ${run.result_files.join(', ')}`] : []),
      'its place in trends, reference sets and reviews',
      'its log',
    ];
    const model = { name: run.raw_file, lines, refusal, action: `${path}/delete`, backPath: path };
    return replyWithPage(context, call, status, 'proteomics/runs/delete', frame, model);
  }
}

/** Joins the errors of a form, except those of the user field, which are shown there. */
function joinFormErrors({ errors }: Pick<RefusedForm, 'errors'> = { errors: [] }): string {
  return errors.flatMap(({ field, message }) => (field === 'user' ? [] : [formatFieldError(field, message)])).join(' ');
}

export function createRunHandlers(context: ProteomicsContext) {
  const { settings, pool } = context;
  const tools = readTools(settings);
  return {
    async listRuns({ query, request, access }) {
      const { project, pipeline, state = 'any', search, uploaded_by, sort = '-uploaded_at', limit = 100, offset = 0 } = query;
      const place = await createRunsScope(project, pipeline);
      const visible = project === undefined ? await access.listVisibleProjects() : null;
      const found = await findRuns(pool, tools, {
        ...place,
        visible,
        state: state === 'any' ? undefined : state,
        search,
        uploadedBy: uploaded_by,
        sort,
        limit,
        offset,
      });
      return omitIfCached(request, found);
    },
    async getRun({ path, request }) {
      return omitIfCached(request, await readRun(pool, tools, path.run));
    },
    async getRunLog({ path, query }) {
      const { step, tail = 1_000 } = query;
      const rawFile = await findRawFile(pool, path.run);
      const log = getRunLogKey(rawFile, rawFile.attempt);
      const lines = await readRunLog(openStoredFiles(settings), log, { step: step || undefined, tail });
      return { status: 200, type: 'text/plain', content: lines.map((line) => `${line}\n`).join('') };
    },
  } satisfies Partial<ProteomicsHandlers>;

  async function createRunsScope(project: string | undefined, pipeline: string | undefined) {
    if (project === undefined) {
      if (pipeline !== undefined) throw new BadRequestError('project is required with pipeline.');
      return {};
    }
    if (pipeline === undefined) return { projectPk: (await findProject(pool, project)).pk };
    return { pipelineUuid: (await findPipeline(pool, project, pipeline)).pipeline.uuid };
  }
}

/** Adds a weak entity tag, because the proxy compresses responses. Omits the body if the client has it. */
function omitIfCached<Body>({ headers }: Request, body: Body) {
  const ETag = `W/${getEtag(Buffer.from(JSON.stringify(body)))}`;
  if (matchesEtag(headers['if-none-match'], ETag)) return { status: 304, headers: { ETag } } as const;
  return { status: 200, body, headers: { ETag } } as const;
}
