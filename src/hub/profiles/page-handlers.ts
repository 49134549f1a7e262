/** The pages that compare and merge profiles. Reading them needs no login. */
import type { Request } from 'express';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import { answerForm } from '../../web/forms/answer.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { replyPage, replyWithFile } from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import { findCaller } from '../access/workspace-rights.ts';
import { drawComparison } from '../comparing/tasks.ts';
import type { HubContext } from '../context.ts';
import { computeMergeOutcome, type MergeOutcome, readMergeForm } from '../merging/form.ts';
import { createMergeModel, createMergePage, mergeView } from '../merging/page.ts';
import { type ProfileSelection, selectProfiles } from './profile-selection.ts';

const TOO_FEW = 'Select two or more profiles.';

/** Returns the handlers of the pages that compare and merge profiles. */
export function createHubProfilePageHandlers(context: HubContext) {
  const { catalog } = context;
  return {
    async showComparison({ query, request }) {
      const named = query.profiles ?? [];
      const { status } = selectProfiles(catalog, named);
      return replyPage(status, await drawComparison(context, request, named, 'page', query));
    },
    async downloadComparison({ query, request }) {
      const { profiles, ...rest } = selectProfiles(catalog, query.profiles);
      rejectProblems(rest);
      if (profiles.length < 2) throw new BadRequestError('query.profiles needs at least 2 different profiles.');
      const { format = 'md' } = query;
      const isCsv = format === 'csv';
      const content = await drawComparison(context, request, query.profiles, format, query);
      const name = profiles.map(({ id }) => id.replace('/', '-')).join('-');
      const saved = `${name.slice(0, 150)}.${format}`;
      return isCsv ? replyWithFile('text/csv', saved, content) : replyWithFile('text/markdown', saved, content);
    },
    async showMerge({ query, request }) {
      const form = readMergeForm({ profiles: query.profiles ?? [], strategy: query.strategy });
      const outcome = computeMergeOutcome(catalog, form);
      // The form always sends a strategy; the first visit does not.
      const isUnchosen =
        query.strategy !== undefined && outcome.selection.profiles.length === 0 && outcome.problems.length === 0;
      const refusals = isUnchosen ? [{ field: 'profiles', message: TOO_FEW }] : [];
      return replyMerge(context, request, outcome, (status) => status, refusals);
    },
    previewMerge(call) {
      const { request, body } = call;
      return answerForm(call, {
        fields: {},
        async act() {
          const outcome = computeMergeOutcome(catalog, readMergeForm(body));
          const isEmpty = outcome.selection.profiles.length === 0 && outcome.problems.length === 0;
          return isEmpty
            ? replyMergeAgain(context, request, body, 400, [{ field: 'profiles', message: TOO_FEW }])
            : replyMerge(context, request, outcome, (status) => status);
        },
        again: (status: 400, { errors }) => replyMergeAgain(context, request, body, status, errors),
      });
    },
    downloadMergedProfile(call) {
      const { request, body } = call;
      return answerForm(call, {
        fields: {},
        async act() {
          const { merge, problems, selection } = computeMergeOutcome(catalog, readMergeForm(body));
          rejectProblems({ status: selection.status, problems: selection.problems });
          if (merge === undefined) throw new BadRequestError(problems[0]?.message ?? TOO_FEW);
          return replyWithFile('application/yaml', `${merge.file.name}-${merge.file.version}.yaml`, merge.yaml);
        },
        again: (status: 400, { errors }) => replyMergeAgain(context, request, body, status, errors),
      });
    },
  } satisfies Partial<SupportHandlers>;
}

/** The merge assistant as a reply. An unknown strategy is a bad request, like an invalid selection. */
export async function replyMerge<Status extends 200 | 400 | 401 | 404 | 409>(
  context: HubContext,
  request: Request,
  outcome: MergeOutcome,
  statusOf: (status: 200 | 400 | 404) => Status,
  refusals: readonly FieldError[] = [],
) {
  const { selection, problems } = outcome;
  const isWrong = problems.some(({ field }) => field === 'strategy');
  const model = createMergeModel(context.catalog, outcome, refusals, await findLoginPath(context, request, outcome));
  const status = statusOf(selection.status === 200 && isWrong ? 400 : selection.status);
  return replyPage(status, context.render(mergeView, createMergePage(), model));
}

/** The merge assistant with the whole input and its errors. */
export function replyMergeAgain<Status extends 400 | 401 | 409>(
  context: HubContext,
  request: Request,
  body: unknown,
  status: Status,
  refusals: readonly FieldError[],
) {
  return replyMerge(context, request, computeMergeOutcome(context.catalog, readMergeForm(body)), () => status, refusals);
}

/** The address of the login, if saving needs one; empty otherwise. */
async function findLoginPath(context: HubContext, request: Request, { form, selection }: MergeOutcome): Promise<string> {
  if (context.settings.hubAccess !== 'login') return '';
  try {
    await findCaller(context, request);
    return '';
  } catch (error) {
    if (!(error instanceof LoginNeededError)) throw error;
    const query = new URLSearchParams(selection.profiles.map(({ id }): [string, string] => ['profiles', id]));
    query.set('strategy', form.strategy);
    return `/auth/login?${new URLSearchParams({ returnTo: `/merge?${query}` })}`;
  }
}

/** @throws NotFoundError, BadRequestError */
function rejectProblems({ status, problems }: Pick<ProfileSelection, 'status' | 'problems'>): void {
  if (status === 404) throw new NotFoundError(problems.join(' '));
  if (status === 400) throw new BadRequestError(problems.join(' '));
}
