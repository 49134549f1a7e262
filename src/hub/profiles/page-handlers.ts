/** Handles pages that compare and merge profiles. These pages require no login. */
import type { Request } from 'express';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/requests/enforcement.ts';
import type { Catalog } from '../../profiles/catalog/catalog.ts';
import { handleForm } from '../../web/forms/answer.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { replyWithFile, replyWithHtml } from '../../web/replies/replies.ts';
import type { SupportHandlers } from '../access/guard.ts';
import { findCaller } from '../access/workspace-rights.ts';
import { comparisonWork } from '../comparing/tasks.ts';
import type { HubContext } from '../context.ts';
import { type MergeOutcome, parseMergeForm } from '../merging/form.ts';
import { mergeFileWork, mergePageWork } from '../merging/tasks.ts';
import { type ProfileSelection, selectProfiles } from './profile-selection.ts';

const TOO_FEW = 'Select two or more profiles.';
const NONE_CHOSEN: FieldError = { field: 'profiles', message: TOO_FEW };

type SelectedMerge = Pick<MergeOutcome, 'form' | 'selection'>;

export function createHubProfilePageHandlers(context: HubContext) {
  const { catalog } = context;
  return {
    async showComparison({ query, request }) {
      const selection = selectProfiles(catalog, query.profiles ?? []);
      const page = await comparisonWork.run(context, request, selection, { ...query, form: 'page' });
      return replyWithHtml(selection.status, page);
    },
    async downloadComparison({ query, request }) {
      const selection = selectProfiles(catalog, query.profiles);
      const { profiles } = selection;
      rejectProblems(selection);
      if (profiles.length < 2) throw new BadRequestError('query.profiles must contain at least 2 different profiles.');
      const { format = 'md' } = query;
      const isCsv = format === 'csv';
      const content = await comparisonWork.run(context, request, selection, { ...query, form: format });
      const name = profiles.map(({ id }) => id.replace('/', '-')).join('-');
      const saved = `${name.slice(0, 150)}.${format}`;
      return isCsv ? replyWithFile('text/csv', saved, content) : replyWithFile('text/markdown', saved, content);
    },
    async showMerge({ query, request }) {
      const selected = parseSelectedMerge(catalog, { profiles: query.profiles ?? [], strategy: query.strategy });
      // The form always sends a strategy. The link to an empty form sends none.
      const isUnchosen = query.strategy !== undefined && isEmpty(selected.selection);
      return replyWithMerge(context, request, selected, (status) => status, isUnchosen ? [NONE_CHOSEN] : []);
    },
    previewMerge(call) {
      const { request, body } = call;
      return handleForm(call, {
        fields: {},
        async performAction() {
          const selected = parseSelectedMerge(catalog, body);
          return isEmpty(selected.selection)
            ? replyWithMerge(context, request, selected, () => 400, [NONE_CHOSEN])
            : replyWithMerge(context, request, selected, (status) => status);
        },
        showAgain: (status: 400, { errors }) => replyWithMergeErrors(context, request, body, status, errors),
      });
    },
    downloadMergedProfile(call) {
      const { request, body } = call;
      return handleForm(call, {
        fields: {},
        async performAction() {
          const { form, selection } = parseSelectedMerge(catalog, body);
          rejectProblems(selection);
          const file = await mergeFileWork.run(context, request, selection, form);
          if ('problem' in file) throw new BadRequestError(file.problem || TOO_FEW);
          return replyWithFile('application/yaml', file.name, file.yaml);
        },
        showAgain: (status: 400, { errors }) => replyWithMergeErrors(context, request, body, status, errors),
      });
    },
  } satisfies Partial<SupportHandlers>;
}

function parseSelectedMerge(catalog: Catalog, body: unknown): SelectedMerge {
  const form = parseMergeForm(body);
  return { form, selection: selectProfiles(catalog, form.profiles) };
}

function isEmpty({ profiles, problems }: ProfileSelection): boolean {
  return profiles.length === 0 && problems.length === 0;
}

async function replyWithMerge<Status extends 200 | 400 | 401 | 404 | 409>(
  context: HubContext,
  request: Request,
  selected: SelectedMerge,
  statusOf: (status: 200 | 400 | 404) => Status,
  refusals: readonly FieldError[] = [],
) {
  const { form, selection } = selected;
  const loginPath = await findLoginPath(context, request, selected);
  const { status, page } = await mergePageWork.run(context, request, selection, { form, refusals, loginPath });
  return replyWithHtml(statusOf(status), page);
}

export function replyWithMergeErrors<Status extends 400 | 401 | 409>(
  context: HubContext,
  request: Request,
  body: unknown,
  status: Status,
  refusals: readonly FieldError[],
) {
  return replyWithMerge(context, request, parseSelectedMerge(context.catalog, body), () => status, refusals);
}

/** Returns the path of the login page if saving requires a login; otherwise empty. */
async function findLoginPath(context: HubContext, request: Request, { form, selection }: SelectedMerge): Promise<string> {
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

function rejectProblems({ status, problems }: Pick<ProfileSelection, 'status' | 'problems'>): void {
  if (status === 404) throw new NotFoundError(problems.join(' '));
  if (status === 400) throw new BadRequestError(problems.join(' '));
}
