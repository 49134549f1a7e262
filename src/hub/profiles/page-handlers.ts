/** The pages that compare and merge profiles. Reading them needs no login. */
import type { Request } from 'express';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { answerForm } from '../../web/forms/answer.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { replyPage, replyWithFile } from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import { findCaller } from '../access/workspace-rights.ts';
import { drawComparison } from '../comparing/tasks.ts';
import type { HubContext } from '../context.ts';
import { type MergeForm, readMergeForm } from '../merging/form.ts';
import { drawMerge, writeMergedFile } from '../merging/tasks.ts';
import { type ProfileSelection, selectProfiles } from './profile-selection.ts';

const TOO_FEW = 'Select two or more profiles.';
const NONE_CHOSEN: FieldError = { field: 'profiles', message: TOO_FEW };

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
      // The form always sends a strategy; the first visit does not.
      const isUnchosen = query.strategy !== undefined && isEmpty(catalog, form);
      return replyMerge(context, request, form, (status) => status, isUnchosen ? [NONE_CHOSEN] : []);
    },
    previewMerge(call) {
      const { request, body } = call;
      return answerForm(call, {
        fields: {},
        async act() {
          const form = readMergeForm(body);
          return isEmpty(catalog, form)
            ? replyMergeAgain(context, request, body, 400, [NONE_CHOSEN])
            : replyMerge(context, request, form, (status) => status);
        },
        again: (status: 400, { errors }) => replyMergeAgain(context, request, body, status, errors),
      });
    },
    downloadMergedProfile(call) {
      const { request, body } = call;
      return answerForm(call, {
        fields: {},
        async act() {
          const form = readMergeForm(body);
          rejectProblems(selectProfiles(catalog, form.profiles));
          const file = await writeMergedFile(context, request, form);
          if ('problem' in file) throw new BadRequestError(file.problem || TOO_FEW);
          return replyWithFile('application/yaml', file.name, file.yaml);
        },
        again: (status: 400, { errors }) => replyMergeAgain(context, request, body, status, errors),
      });
    },
  } satisfies Partial<SupportHandlers>;
}

function isEmpty(catalog: Catalog, form: MergeForm): boolean {
  const { profiles, problems } = selectProfiles(catalog, form.profiles);
  return profiles.length === 0 && problems.length === 0;
}

/** Returns the merge assistant as a reply. */
async function replyMerge<Status extends 200 | 400 | 401 | 404 | 409>(
  context: HubContext,
  request: Request,
  form: MergeForm,
  statusOf: (status: 200 | 400 | 404) => Status,
  refusals: readonly FieldError[] = [],
) {
  const loginPath = await findLoginPath(context, request, form);
  const { status, page } = await drawMerge(context, request, { form, refusals, loginPath });
  return replyPage(statusOf(status), page);
}

/** Returns the merge assistant with the whole input and its errors. */
export function replyMergeAgain<Status extends 400 | 401 | 409>(
  context: HubContext,
  request: Request,
  body: unknown,
  status: Status,
  refusals: readonly FieldError[],
) {
  return replyMerge(context, request, readMergeForm(body), () => status, refusals);
}

/** Returns the address of the login, if saving needs one; empty otherwise. */
async function findLoginPath(context: HubContext, request: Request, form: MergeForm): Promise<string> {
  if (context.settings.hubAccess !== 'login') return '';
  try {
    await findCaller(context, request);
    return '';
  } catch (error) {
    if (!(error instanceof LoginNeededError)) throw error;
    const { profiles } = selectProfiles(context.catalog, form.profiles);
    const query = new URLSearchParams(profiles.map(({ id }): [string, string] => ['profiles', id]));
    query.set('strategy', form.strategy);
    return `/auth/login?${new URLSearchParams({ returnTo: `/merge?${query}` })}`;
  }
}

/** @throws NotFoundError, BadRequestError */
function rejectProblems({ status, problems }: Pick<ProfileSelection, 'status' | 'problems'>): void {
  if (status === 404) throw new NotFoundError(problems.join(' '));
  if (status === 400) throw new BadRequestError(problems.join(' '));
}
