/** Runs for people. */
import type { Request, Response } from 'express';
import { NotFoundError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { fieldErrors } from '../../contract/requests/field-errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { redirect } from '../../web/replies/replies.ts';
import { type Page, type View, view } from '../../web/views.ts';
import type { Caller, Signer } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { actingUserField, rememberActingUser } from '../acting-user.ts';
import type { ProteomicsContext } from '../context.ts';
import { pipelinePage, pipelinePath, runPath } from '../page.ts';
import { runLogOf } from '../places.ts';
import { type FoundPipeline, findPipeline, findRawFile, isUuid, stemOf } from '../records.ts';
import { cancelRun, deleteRun, RunStateError, retryRun } from './actions.ts';
import { runLogModel, runLogPage, runLogView, runModel, runPage, runView, TAIL_ON_PAGE } from './page.ts';
import { readExtras } from './run-extras.ts';
import { readRunLog } from './run-log.ts';
import { presentSettings } from './settings-note.ts';
import { type PipelineRun, readRun } from './store.ts';
import { readTools } from './tools/tools-file.ts';

type Operations = 'showRun' | 'showRunLog' | 'retryRunByForm' | 'cancelRunByForm' | 'confirmRunDeletion' | 'deleteRunByForm';

/** Forms whose answer to a user that is none is the page with the field. */
export const RUN_FORMS: readonly string[] = ['retryRunByForm', 'cancelRunByForm'];

interface DeleteModel {
  readonly name: string;
  readonly lines: readonly string[];
  readonly refusal: string;
  readonly action: string;
  readonly backPath: string;
}

const deleteView = view<DeleteModel>('proteomics/runs/delete');

interface RunInPath {
  readonly project: string;
  readonly pipeline: string;
  readonly run: string;
}

interface FoundRun {
  readonly place: FoundPipeline;
  readonly run: PipelineRun;
}

/** Handlers of the pages of runs. */
export function runPages(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { settings, pool, render, now } = context;
  const tools = readTools(settings);
  const html = <Status extends number, Model extends object>(status: Status, shown: View<Model>, page: Page, model: Model) =>
    ({ status, type: 'text/html', content: render(shown, page, model) }) as const;

  /** @throws NotFoundError, also when the run is in another pipeline */
  async function findRun({ project, pipeline, run: uuid }: RunInPath): Promise<FoundRun> {
    const place = await findPipeline(pool, project, pipeline);
    const run = await readRun(pool, tools, uuid);
    if (run.project !== project || run.pipeline !== pipeline)
      throw new NotFoundError(`There is no run ${uuid} in this pipeline.`);
    return { place, run };
  }

  async function linesOf({ uuid }: PipelineRun, question: { step?: string | undefined; tail: number }): Promise<string[]> {
    const rawFile = await findRawFile(pool, uuid);
    return readRunLog(storedFiles(settings), runLogOf(rawFile, rawFile.attempt), question);
  }

  interface Answer<Status> {
    readonly status: Status;
    readonly request: Request;
    readonly access: Caller;
    readonly refusal?: string;
    readonly typed?: { readonly value: string; readonly error: string };
  }

  async function answerRun<Status extends number>(
    { place, run }: FoundRun,
    { status, refusal, typed, ...call }: Answer<Status>,
  ) {
    const [extras, logTail, user, present] = await Promise.all([
      readExtras(settings, pool, { pipeline: place.pipeline, run }),
      linesOf(run, { tail: TAIL_ON_PAGE }),
      actingUserField(pool, call, typed),
      presentSettings(pool, tools, place.pipeline),
    ]);
    const surroundings = { extras, logTail, user, present, now: now(), ...(refusal === undefined ? {} : { refusal }) };
    return html(status, runView, runPage(place, run), runModel(place, run, surroundings));
  }

  /** Does what a form of a run asks for, and leads to the page of the run. */
  async function act(
    path: RunInPath,
    { request, response, access }: { request: Request; response: Response; access: Signer },
    action: (context: ProteomicsContext, run: string, user: string) => Promise<void>,
  ) {
    const found = await findRun(path);
    const { violation } = response.locals as PipelineLocals;
    if (violation !== undefined && fieldErrors(violation)?.every(({ field }) => field === 'user') !== true) throw violation;
    const value = access.user?.trim() ?? '';
    if (!isUuid(value)) {
      const error = value === '' ? 'Your user UUID is required.' : 'This is no UUID.';
      return answerRun(found, { status: 400, request, access, typed: { value, error } });
    }
    try {
      await action(context, path.run, value);
    } catch (error) {
      if (error instanceof RunStateError) return answerRun(found, { status: 409, request, access, refusal: error.message });
      if (error instanceof NotFoundError)
        return answerRun(found, { status: 404, request, access, typed: { value, error: 'No user has this UUID.' } });
      throw error;
    }
    rememberActingUser(response, { person: access.person, user: value });
    const { project, pipeline } = found.place;
    return { status: 303, headers: { Location: runPath(project, pipeline, path.run) } } as const;
  }

  return {
    async showRun({ path, request, access }) {
      return answerRun(await findRun(path), { status: 200, request, access });
    },
    async showRunLog({ path, query }) {
      const { place, run } = await findRun(path);
      const { step = '', tail = 1_000 } = query;
      const lines = await linesOf(run, { step: step || undefined, tail });
      return html(200, runLogView, runLogPage(place, run), runLogModel(place, run, { step, tail, lines }));
    },
    retryRunByForm: (call) => act(call.path, call, retryRun),
    cancelRunByForm: (call) => act(call.path, call, cancelRun),
    async confirmRunDeletion({ path }) {
      return answerDelete(await findRun(path), 200);
    },
    async deleteRunByForm(call) {
      const { path } = call;
      const found = await findRun(path);
      try {
        await deleteRun(context, path.run);
      } catch (error) {
        if (!(error instanceof RunStateError)) throw error;
        return answerDelete(found, 409, error.message);
      }
      const list = pipelinePath(found.place.project, found.place.pipeline);
      return redirect(call, list, { tone: 'good', title: `${found.run.raw_file} is deleted.`, lines: [] });
    },
  };

  function answerDelete<Status extends number>({ place, run }: FoundRun, status: Status, refusal = '') {
    const { project, pipeline } = place;
    const path = runPath(project, pipeline, run.uuid);
    const frame = pipelinePage(project, pipeline, {
      title: `Delete ${stemOf(run.raw_file)}`,
      crumbs: [{ title: stemOf(run.raw_file), path }],
      styles: ['styles/runs.css'],
    });
    const lines = [
      ...(run.origin === 'upload' ? [`the raw file ${run.raw_file}`] : []),
      ...(run.result_files.length > 0 ? [`its results: ${run.result_files.join(', ')}`] : []),
      'its place in trends, reference sets and reviews',
      'its log',
    ];
    return html(status, deleteView, frame, { name: run.raw_file, lines, refusal, action: `${path}/delete`, backPath: path });
  }
}
