/** The reference sets of a pipeline for people: a list, a form for a new one, and a page for each. */

import { inTransaction } from '../../../storage/transaction.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import type { Signer } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { rememberActingUser } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { answerForm, refusedPage } from '../forms/answer.ts';
import { freshForm, typedForm, typedList } from '../forms/form.ts';
import { atField, personOf } from '../forms/refusal.ts';
import { neededText, plainText } from '../plain-text.ts';
import { readRuns } from '../quality-runs.ts';
import { returnAddress } from '../return-address.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { choiceOf } from './handlers.ts';
import { guideSetListPage, guideSetPage, LABELS } from './page.ts';
import { changeGuideSet, createGuideSet, deleteGuideSet, findGuideSet, limitsThatUse, readGuideSets } from './store.ts';

/** Forms of these pages. */
export const GUIDE_SET_FORMS: readonly string[] = ['createGuideSetByForm', 'changeGuideSetByForm', 'deleteGuideSetByForm'];

type GuideSetPages = Pick<
  ProteomicsHandlers,
  'showGuideSets' | 'createGuideSetByForm' | 'showGuideSet' | 'changeGuideSetByForm' | 'deleteGuideSetByForm'
>;

interface GuideSetForm {
  readonly name: string;
  readonly note?: string;
  readonly raw_files: readonly string[];
  readonly user?: string;
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

/** Handlers of the pages. */
export function guideSetPages(context: ProteomicsContext): GuideSetPages {
  const listOf = async ({ pool, pipeline }: Scope) => {
    const sets = await readGuideSets(pool, pipeline.uuid);
    const uses = await Promise.all(sets.map(async ({ uuid }) => [uuid, await limitsThatUse(pool, uuid)] as const));
    return { sets, uses: new Map(uses), runs: await readRuns(pool, pipeline, []) };
  };
  const checked = async ({ pool, pipeline }: Scope, body: GuideSetForm, { user }: Signer) => {
    const changedBy = await personOf(pool, user);
    await atField('name', () => neededText(body.name, 'name'));
    await atField('note', () => plainText(body.note ?? '', 'note'));
    return atField('raw_files', () => choiceOf(pool, pipeline, { ...body, note: body.note }, changedBy));
  };

  return {
    async showGuideSets({ path, request, response, access }) {
      const scope = await scopeOf(context, path);
      const form = await freshForm(scope.pool, { request, access }, { name: '', note: '' });
      const content = guideSetListPage(context, scope, await listOf(scope), {
        form,
        chosen: [],
        flash: takeSentFlash(request, response),
      });
      return { status: 200, type: 'text/html', content };
    },
    async createGuideSetByForm(call) {
      const scope = await scopeOf(context, call.path);
      return answerForm(
        call,
        async () => {
          const choice = await checked(scope, call.body, call.access);
          const made = await atField('name', () =>
            inTransaction(scope.pool, (client) => createGuideSet(client, scope.pipeline.uuid, choice, context.now())),
          );
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, {
            tone: 'good',
            title: `The reference set ${made.name} is made`,
            lines: [`${made.members.length} runs. Choose it under “Compared with”, or as the limit of a metric.`],
          });
          return { status: 303, headers: { Location: placeAfter(scope, call.body.returnTo, made.uuid) } } as const;
        },
        async (status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          const chosen = typedList(call.body, 'raw_files');
          const content = guideSetListPage(context, scope, await listOf(scope), { form, chosen, flash: undefined });
          return refusedPage(status, content);
        },
      );
    },
    async showGuideSet({ path, request, access }) {
      const scope = await scopeOf(context, path);
      const guideSet = await findGuideSet(scope.pool, path.guide_set, scope.pipeline.uuid);
      const form = await freshForm(scope.pool, { request, access }, { name: guideSet.name, note: guideSet.note });
      const chosen = guideSet.members.map(({ name }) => name);
      return {
        status: 200,
        type: 'text/html',
        content: guideSetPage(context, scope, await listOf(scope), guideSet, { form, chosen }),
      };
    },
    async changeGuideSetByForm(call) {
      const scope = await scopeOf(context, call.path);
      const guideSet = await findGuideSet(scope.pool, call.path.guide_set, scope.pipeline.uuid);
      return answerForm(
        call,
        async () => {
          const choice = await checked(scope, call.body, call.access);
          await atField('name', () =>
            inTransaction(scope.pool, (client) => changeGuideSet(client, guideSet.uuid, choice, context.now())),
          );
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, { tone: 'good', title: `The reference set ${choice.name} is changed`, lines: [] });
          return { status: 303, headers: { Location: pipelinePath(scope.project, scope.pipeline, 'guide-sets') } } as const;
        },
        async (status, problems) => {
          const form = await typedForm(scope.pool, call, LABELS, problems);
          const chosen = typedList(call.body, 'raw_files');
          const content = guideSetPage(context, scope, await listOf(scope), guideSet, { form, chosen });
          return refusedPage(status, content);
        },
      );
    },
    async deleteGuideSetByForm(call) {
      const scope = await scopeOf(context, call.path);
      const guideSet = await findGuideSet(scope.pool, call.path.guide_set, scope.pipeline.uuid);
      return answerForm(
        call,
        async () => {
          await personOf(scope.pool, call.access.user);
          await atField('', () => inTransaction(scope.pool, (client) => deleteGuideSet(client, guideSet.uuid)));
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, {
            tone: 'good',
            title: `The reference set ${guideSet.name} is gone`,
            lines: ['Its runs stay as they are.'],
          });
          return { status: 303, headers: { Location: pipelinePath(scope.project, scope.pipeline, 'guide-sets') } } as const;
        },
        async (status, problems) => {
          const typed = await typedForm(scope.pool, call, LABELS, problems);
          const form = { ...typed, values: { name: guideSet.name, note: guideSet.note } };
          const chosen = guideSet.members.map(({ name }) => name);
          const content = guideSetPage(context, scope, await listOf(scope), guideSet, { form, chosen });
          return refusedPage(status, content);
        },
      );
    },
  };
}
