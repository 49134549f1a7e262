import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { handleAction, type RefusedForm } from '../../web/forms/answer.ts';
import { createTextField } from '../../web/forms/fields.ts';
import { formatFieldError } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { Caller, Signer } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { createPipelineFrame, getPipelinePath, getRunPath } from '../page.ts';
import { getRunLogKey } from '../places.ts';
import { type FoundPipeline, findPipeline, findRawFile, removeExtension } from '../records.ts';
import { buildRefusedUserField, handleSignedAction } from '../signed-form.ts';
import { cancelRun, deleteRun, retryRun, setAcquisitionTime } from './actions.ts';
import { buildRunLogModel, buildRunModel, createRunFrame, createRunLogFrame, TAIL_ON_PAGE } from './page.ts';
import { readRunExtras } from './run-extras.ts';
import { readRunLog } from './run-log.ts';
import { readPresentSettings } from './settings-note.ts';
import { type PipelineRun, readRun } from './store.ts';
import { readTools } from './tools/tools-file.ts';

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
      act: (_, _name, user) => action(context, path.run, user),
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
        convertInput: ({ acquired_at: at }) => ({ acquired_at: at === '' ? null : at.length === 16 ? `${at}:00` : at }),
        act: ({ acquired_at }: { readonly acquired_at: string | null }, signature) =>
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
        act: () => deleteRun(context, path.run),
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
