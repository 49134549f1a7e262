/** The page of a pipeline's runs, and searching many of them again. */
import type { Exchange } from '../../contract/accept.ts';
import { AnswerableError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import { countOf } from '../../web/for-people/words.ts';
import { page, redirect } from '../../web/replies/replies.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import { actingUserField, rememberActingUser } from '../acting-user.ts';
import type { ProteomicsContext } from '../context.ts';
import { pipelinePath } from '../page.ts';
import { type FoundPipeline, findPipeline, isUuid } from '../records.ts';
import {
  pipelineRunsModel,
  pipelineRunsPage,
  pipelineRunsView,
  RUNS_PER_PAGE,
  type RunsAddress,
  runsAddress,
} from './pipeline-runs-page.ts';
import { countRetryable, findRetryable, retryRuns } from './retry-many.ts';
import { presentSettings } from './settings-note.ts';
import { findRuns, RUN_STATES } from './store.ts';
import { readTools } from './tools/tools-file.ts';

/** Forms whose mistakes are answered with the list (MountedService, judgedByHandler). */
export const RETRY_FORMS: readonly string[] = ['retryRunsByForm'];

/** A form that is answered again. */
interface RefusedRetry {
  readonly problem: string;
  readonly user: { readonly value: string; readonly error: string };
  /** Runs that were ticked. */
  readonly ticked: readonly string[];
}

type Refusal = 400 | 404 | 409;
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 409]);

/** Handlers of the page. */
export function pipelinePages(context: ProteomicsContext): Pick<ProteomicsHandlers, 'showPipeline' | 'retryRunsByForm'> {
  const { settings, pool, now } = context;
  const tools = readTools(settings);

  async function show<Status extends 200 | Refusal>(
    call: Exchange & { readonly access: Caller },
    status: Status,
    place: FoundPipeline,
    address: RunsAddress,
    refused?: RefusedRetry,
  ) {
    const { pipeline } = place;
    const { state, search, sort, offset } = address;
    const shown = state === 'any' ? undefined : state;
    const client = pool;
    const [found, retryable, user, present] = await Promise.all([
      findRuns(client, tools, {
        pipelineUuid: pipeline.uuid,
        state: shown,
        search,
        sort,
        limit: RUNS_PER_PAGE,
        offset,
      }),
      pipeline.tool === null ? 0 : countRetryable(client, pipeline, { state: shown, search }),
      actingUserField(client, call, refused?.user),
      presentSettings(client, tools, pipeline),
    ]);
    const retry = {
      user,
      present,
      retryable: present === undefined ? 0 : retryable,
      problem: refused?.problem ?? '',
      ticked: new Set(refused?.ticked),
    };
    const model = pipelineRunsModel(place, found, address, { retry, now: now() });
    return page(context, call, status, pipelineRunsView, pipelineRunsPage(place), model);
  }

  return {
    async showPipeline(call) {
      const place = await findPipeline(pool, call.path.project, call.path.pipeline);
      const { state = 'any', search = '', sort = '-uploaded_at', offset = 0 } = call.query;
      return show(call, 200, place, { state, search, sort, offset });
    },
    async retryRunsByForm(call) {
      const { path, request, response, access } = call;
      const place = await findPipeline(pool, path.project, path.pipeline);
      const { project, pipeline } = place;
      const typed = { ...typedRetry(request), user: access.user?.trim() ?? '' };
      const address: RunsAddress = { state: typed.state, search: typed.search, sort: '-uploaded_at', offset: 0 };
      const refuse = (status: Refusal, problem: string, userError = '') =>
        show(call, status, place, address, { problem, user: { value: typed.user, error: userError }, ticked: typed.runs });
      if (!isUuid(typed.user)) {
        const error = typed.user === '' ? 'Your user UUID is required.' : 'This is no UUID.';
        return refuse(400, error, error);
      }
      const shown = typed.state === 'any' ? undefined : typed.state;
      const runs = typed.isAll ? await findRetryable(pool, pipeline, { state: shown, search: typed.search }) : typed.runs;
      if (runs.length === 0) return refuse(400, 'Select the runs to search again.');
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      try {
        const queued = await retryRuns(context, pipeline, runs, typed.user);
        rememberActingUser(response, { person: access.person, user: typed.user });
        return redirect(call, runsAddress(pipelinePath(project, pipeline), address), {
          tone: 'good',
          title: `${countOf(queued, 'run is', 'runs are')} queued again`,
          lines: ['Results that are there stay until the new ones replace them.'],
        });
      } catch (error) {
        if (!(error instanceof AnswerableError) || !REFUSALS.has(error.status)) throw error;
        return refuse(error.status as Refusal, error.message);
      }
    },
  };
}

/** The form as it was typed; the contract may have been broken. */
function typedRetry({ body }: Exchange['request']) {
  const typed = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].trim() : '');
  const runs = [typed.runs].flat().filter((run): run is string => typeof run === 'string');
  return {
    runs,
    isAll: typed.all === 'on',
    state: RUN_STATES.find((state) => state === text('state')) ?? ('any' as const),
    search: text('search'),
  };
}
