/** The page of a pipeline's runs, with repeated searches of several runs. */
import type { Exchange } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import { countOf } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFlagField, createTextField, FormRefusedError, listField } from '../../web/forms/fields.ts';
import { formatFieldError } from '../../web/forms/model.ts';
import { json, page, redirect } from '../../web/replies/replies.ts';
import type { Caller } from '../access/caller.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { getPipelinePath } from '../page.ts';
import { type FoundPipeline, findPipeline, findPipelineByUuid } from '../records.ts';
import { answerSignedAction, buildSignerField } from '../signed-form.ts';
import {
  buildPipelineRuns,
  buildRunsAddress,
  createPipelineRunsFrame,
  pipelineRunsView,
  RUNS_PER_PAGE,
  type RunsAddress,
} from './pipeline-runs-page.ts';
import { countRetryable, findRetryable, retryRuns } from './retry-many.ts';
import { readPresentSettings } from './settings-note.ts';
import { findRuns, RUN_STATES } from './store.ts';
import { readTools } from './tools/tools-file.ts';

/** The form sends selected runs, or selects all runs of the list. */
const RETRY_FIELDS = {
  runs: listField({ label: 'Runs', kind: 'hidden' }),
  all: createFlagField({ label: 'All' }),
  state: createTextField({ label: 'State', kind: 'hidden' }),
  search: createTextField({ label: 'Search', kind: 'hidden' }),
};

/** The address of the list that a form was sent from. */
function readAddress(state: string | undefined, search = ''): RunsAddress {
  const known = RUN_STATES.find((one) => one === state) ?? ('any' as const);
  return { state: known, search, sort: '-uploaded_at', offset: 0 };
}

/** Returns the handlers of the runs page of a pipeline. */
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
      buildSignerField(client, call, refused),
      readPresentSettings(client, tools, pipeline),
    ]);
    const retry = {
      user,
      present,
      retryable: present === undefined ? 0 : retryable,
      problem: user.error || (refused?.errors ?? []).map(({ field, message }) => formatFieldError(field, message)).join(' '),
      ticked: new Set(refused?.typed.runs),
    };
    const model = buildPipelineRuns(place, found, address, { retry, now: now() });
    return page(context, call, status, pipelineRunsView, createPipelineRunsFrame(place), model);
  }

  return {
    async showPipeline(call) {
      const place = await findPipeline(pool, call.path.project, call.path.pipeline);
      const { state = 'any', search = '', sort = '-uploaded_at', offset = 0 } = call.query;
      return renderRuns(call, 200, place, { state, search, sort, offset });
    },
    async retryRuns(call) {
      const { path } = call;
      const place = 'project' in path ? await findPipeline(pool, path.project, path.pipeline) : undefined;
      return answerSignedAction(pool, call, {
        fields: RETRY_FIELDS,
        async asked({ runs, all, state, search }) {
          const { pipeline } = place as FoundPipeline;
          const list = readAddress(state, search);
          const shown = list.state === 'any' ? undefined : list.state;
          const meant = all ? await findRetryable(pool, pipeline, { state: shown, search }) : runs;
          if (meant.length === 0) throw new FormRefusedError(400, [{ field: '', message: 'Select the runs to search again.' }]);
          return { pipeline: pipeline.uuid, runs: meant };
        },
        async act(asked: { readonly pipeline: string; readonly runs: readonly string[] }, _name, user) {
          const { pipeline } = await findPipelineByUuid(pool, asked.pipeline);
          return retryRuns(context, pipeline, asked.runs, user);
        },
        tell: (queued) => json(202, { queued }),
        show: (queued, { state, search }) => {
          const { project, pipeline } = place as FoundPipeline;
          return redirect(call, buildRunsAddress(getPipelinePath(project, pipeline), readAddress(state, search)), {
            tone: 'good',
            title: `${countOf(queued, 'run is', 'runs are')} queued again`,
            lines: ['Existing results stay until new ones replace them.'],
          });
        },
        blamed: (error) => (error instanceof NotFoundError ? '' : undefined),
        again: (status, refused) => {
          const { state, search } = refused.typed;
          return renderRuns(call, status, place as FoundPipeline, readAddress(state?.[0], search?.[0]), refused);
        },
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}
