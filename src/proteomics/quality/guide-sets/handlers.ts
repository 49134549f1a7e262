/** Reference sets, for programs and people (openapi/proteomics, "Proteomics quality"). */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { BadRequestError } from '../../../contract/errors.ts';
import { inTransaction } from '../../../storage/transaction.ts';
import { json, redirect } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { answerSignedAction } from '../../signed-form.ts';
import {
  blamedField,
  changedScope,
  findNamedRuns,
  holdingScope,
  neededText,
  plainText,
  returnAddress,
  type Scope,
  scopeOf,
} from '../scope.ts';
import { GUIDE_SET_FIELDS, guideSetListPage, guideSetPage } from './page.ts';
import {
  changeGuideSet,
  countGuideSets,
  createGuideSet,
  deleteGuideSet,
  findGuideSet,
  type GuideSet,
  readGuideSets,
} from './store.ts';

/** Handlers of the reference sets. */
export function guideSetHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  const find = async (path: { readonly guide_set: string; readonly project?: string; readonly pipeline?: string }) => {
    const guideSet = await findGuideSet(pool, path.guide_set);
    return { guideSet, scope: await holdingScope(context, guideSet.pipelineUuid, path) };
  };

  return {
    async listGuideSets({ query }) {
      const scope = await scopeOf(context, query);
      const items = await readGuideSets(pool, scope.pipeline.uuid, query);
      const total = await countGuideSets(pool, scope.pipeline.uuid);
      return json(200, { items: items.map((item) => shown(item, scope)), total });
    },
    showGuideSets: async (call) => guideSetListPage(context, call, 200, await scopeOf(context, call.path)),
    async createGuideSet(call) {
      const scope = await changedScope(context, call);
      return answerSignedAction(pool, call, {
        fields: GUIDE_SET_FIELDS,
        asked: (values) => values,
        async act(wanted: Wanted, changedBy) {
          const choice = await choiceOf(scope, wanted, changedBy);
          return inTransaction(pool, (client) => createGuideSet(client, scope.pipeline.uuid, choice, now()));
        },
        tell: (made) => ({ ...json(201, shown(made, scope)), headers: { Location: `/api/qc/guide-sets/${made.uuid}` } }),
        show: (made, { returnTo }) =>
          redirect(call, placeAfter(scope, returnTo, made.uuid), {
            tone: 'good',
            title: `The reference set ${made.name} is made`,
            lines: [
              made.isBaseline
                ? `${made.members.length} runs. The pipeline is judged by them from now on.`
                : `${made.members.length} runs. Choose it under “Compared with”, or make it the baseline of the pipeline.`,
            ],
          }),
        blamed: blamedField,
        again: (status, refused) => guideSetListPage(context, call, status, scope, { refused }),
      });
    },
    async getGuideSet({ path }) {
      const { guideSet, scope } = await find(path);
      return json(200, shown(guideSet, scope));
    },
    async showGuideSet(call) {
      const { scope, guideSet } = await find(call.path);
      return guideSetPage(context, call, 200, scope, guideSet);
    },
    async changeGuideSet(call) {
      const { scope, guideSet } = await find(call.path);
      return answerSignedAction(pool, call, {
        fields: GUIDE_SET_FIELDS,
        asked: (values) => values,
        async act(wanted: Wanted, changedBy) {
          const choice = await choiceOf(scope, wanted, changedBy);
          return inTransaction(pool, (client) => changeGuideSet(client, guideSet, choice, now()));
        },
        tell: (changed) => json(200, shown(changed, scope)),
        show: ({ name }) =>
          redirect(call, pipelinePath(scope.project, scope.pipeline, 'guide-sets'), {
            tone: 'good',
            title: `The reference set ${name} is changed`,
            lines: [],
          }),
        blamed: blamedField,
        again: (status, refused) => guideSetPage(context, call, status, scope, guideSet, { refused }),
      });
    },
    async deleteGuideSet(call) {
      const { scope, guideSet } = await find(call.path);
      return answerSignedAction(pool, call, {
        fields: {},
        asked: () => undefined,
        act: () => inTransaction(pool, (client) => deleteGuideSet(client, guideSet.uuid)),
        tell: () => ({ status: 204 as const }),
        show: () =>
          redirect(call, pipelinePath(scope.project, scope.pipeline, 'guide-sets'), {
            tone: 'good',
            title: `The reference set ${guideSet.name} is gone`,
            lines: ['Its runs did not change.'],
          }),
        again: (status, deletion) => guideSetPage(context, call, status, scope, guideSet, { deletion }),
      });
    },
  } satisfies Partial<ProteomicsHandlers>;
}

interface Wanted {
  readonly name: string;
  readonly note?: string | undefined;
  readonly raw_files: readonly string[];
  readonly baseline?: boolean | undefined;
}

/** What was chosen, its raw files found. Throws BadRequestError for one raw file named twice over. */
async function choiceOf({ pool, pipeline }: Scope, { name, note = '', raw_files: names, baseline }: Wanted, changedBy: string) {
  const members = await findNamedRuns(pool, pipeline, names);
  if (members.length < 2) throw new BadRequestError('raw_files must name at least 2 different raw files.');
  return { name: neededText(name, 'name'), note: plainText(note, 'note'), members, isBaseline: baseline, changedBy };
}

/** Where the new reference set leads: to the page that it was picked on, compared with it, or to the list. */
function placeAfter({ project, pipeline }: Scope, wanted: string | undefined, made: string): string {
  const list = pipelinePath(project, pipeline, 'guide-sets');
  const back = returnAddress(wanted, list);
  if (back === list) return list;
  const [path = '', query = ''] = back.split('#')[0]?.split('?') ?? [];
  const parameters = new URLSearchParams(query);
  for (const name of ['compare', 'limits', 'guide_set']) parameters.delete(name);
  parameters.set('compare', made);
  return `${path}?${parameters}`;
}

function shown(guideSet: GuideSet, { project, pipeline }: Scope): components['schemas']['QcGuideSet'] {
  return {
    id: guideSet.uuid,
    project: project.slug,
    pipeline: pipeline.slug,
    name: guideSet.name,
    note: guideSet.note,
    raw_files: guideSet.members.map(({ name }) => name),
    baseline: guideSet.isBaseline,
    changed_by: guideSet.changedBy,
    changed_at: guideSet.changedAt.toISOString(),
  };
}
