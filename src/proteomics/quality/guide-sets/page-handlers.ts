/** The reference sets of a pipeline for people: a list, a form for a new one, and a page for each. */
import { inTransaction } from '../../../storage/transaction.ts';
import type { ValuesOf } from '../../../web/forms/fields.ts';
import { redirect } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { answerSignedForm, atField } from '../../signed-form.ts';
import { neededText, plainText } from '../plain-text.ts';
import { readRuns } from '../quality-runs.ts';
import { returnAddress } from '../return-address.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { choiceOf } from './handlers.ts';
import { GUIDE_SET_FIELDS, guideSetListPage, guideSetPage } from './page.ts';
import { changeGuideSet, createGuideSet, deleteGuideSet, findGuideSet, limitsThatUse, readGuideSets } from './store.ts';

/** Forms of these pages. */
export const GUIDE_SET_FORMS: readonly string[] = ['createGuideSetByForm', 'changeGuideSetByForm', 'deleteGuideSetByForm'];

type GuideSetPages = Pick<
  ProteomicsHandlers,
  'showGuideSets' | 'createGuideSetByForm' | 'showGuideSet' | 'changeGuideSetByForm' | 'deleteGuideSetByForm'
>;

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

/** Handlers of the pages. */
export function guideSetPages(context: ProteomicsContext): GuideSetPages {
  const listOf = async ({ pool, pipeline }: Scope) => {
    const sets = await readGuideSets(pool, pipeline.uuid);
    const uses = await Promise.all(sets.map(async ({ uuid }) => [uuid, await limitsThatUse(pool, uuid)] as const));
    return { sets, uses: new Map(uses), runs: await readRuns(pool, pipeline, []) };
  };
  const checked = async ({ pool, pipeline }: Scope, values: ValuesOf<typeof GUIDE_SET_FIELDS>, changedBy: string) => {
    await atField('name', () => neededText(values.name, 'name'));
    await atField('note', () => plainText(values.note, 'note'));
    return atField('raw_files', () => choiceOf(pool, pipeline, values, changedBy));
  };
  const find = async (path: { readonly project: string; readonly pipeline: string; readonly guide_set: string }) => {
    const scope = await scopeOf(context, path);
    return { scope, guideSet: await findGuideSet(scope.pool, path.guide_set, scope.pipeline.uuid) };
  };

  return {
    async showGuideSets(call) {
      const scope = await scopeOf(context, call.path);
      return guideSetListPage(context, call, 200, scope, await listOf(scope));
    },
    async createGuideSetByForm(call) {
      const scope = await scopeOf(context, call.path);
      return answerSignedForm(scope.pool, call, {
        fields: GUIDE_SET_FIELDS,
        async act(values, changedBy) {
          const choice = await checked(scope, values, changedBy);
          const made = await atField('name', () =>
            inTransaction(scope.pool, (client) => createGuideSet(client, scope.pipeline.uuid, choice, context.now())),
          );
          return redirect(call, placeAfter(scope, values.returnTo, made.uuid), {
            tone: 'good',
            title: `The reference set ${made.name} is made`,
            lines: [`${made.members.length} runs. Choose it under “Compared with”, or as the limit of a metric.`],
          });
        },
        again: async (status: 400 | 409, refused) =>
          guideSetListPage(context, call, status, scope, await listOf(scope), { refused }),
      });
    },
    async showGuideSet(call) {
      const { scope, guideSet } = await find(call.path);
      return guideSetPage(context, call, 200, scope, await listOf(scope), guideSet);
    },
    async changeGuideSetByForm(call) {
      const { scope, guideSet } = await find(call.path);
      return answerSignedForm(scope.pool, call, {
        fields: GUIDE_SET_FIELDS,
        async act(values, changedBy) {
          const choice = await checked(scope, values, changedBy);
          await atField('name', () =>
            inTransaction(scope.pool, (client) => changeGuideSet(client, guideSet.uuid, choice, context.now())),
          );
          const path = pipelinePath(scope.project, scope.pipeline, 'guide-sets');
          return redirect(call, path, { tone: 'good', title: `The reference set ${choice.name} is changed`, lines: [] });
        },
        again: async (status: 400 | 409, refused) =>
          guideSetPage(context, call, status, scope, await listOf(scope), guideSet, { refused }),
      });
    },
    async deleteGuideSetByForm(call) {
      const { scope, guideSet } = await find(call.path);
      return answerSignedForm(scope.pool, call, {
        fields: {},
        async act() {
          await atField('', () => inTransaction(scope.pool, (client) => deleteGuideSet(client, guideSet.uuid)));
          return redirect(call, pipelinePath(scope.project, scope.pipeline, 'guide-sets'), {
            tone: 'good',
            title: `The reference set ${guideSet.name} is gone`,
            lines: ['Its runs stay as they are.'],
          });
        },
        again: async (status: 400 | 409, deletion) =>
          guideSetPage(context, call, status, scope, await listOf(scope), guideSet, { deletion }),
      });
    },
  };
}
