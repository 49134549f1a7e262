import type { Request } from 'express';
import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { NotFoundError } from '../../contract/errors.ts';
import type { RepositorySetting } from '../../settings-hub.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithCreated, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubHandlers, ProjectRecordAccess } from '../access/guard.ts';
import { findCaller } from '../access/workspace-rights.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { createHubPage, createProjectCrumb, createProjectPage, createProjectTabs, getProjectPath } from '../page.ts';
import { prepareDeposit } from './deposit-files.ts';
import { CHANGE_FIELDS, createDepositFields, TOKEN_FIELDS } from './form.ts';
import { findDepositPage, findRepository } from './open-repository.ts';
import {
  type ActionName,
  type DepositAnswer,
  formatDeposit,
  formatRepositoryTitle,
  insertDeposit,
  readDeposit,
  readDeposits,
  STATES_AT_WORK,
  startAction,
  TRANSITIONS,
} from './store.ts';
import type { DepositRow } from './table.ts';
import { readToken, saveToken } from './tokens.ts';

export function createDepositHandlers(context: HubContext) {
  const { pool } = context;
  const formatDepositWithPage = (row: DepositRow) => formatDeposit(row, findDepositPage(context, row));

  /** Returns whether the caller has stored a token of the repository; false for personal tokens, which cannot deposit. */
  async function hasOwnToken(request: Request, target: Pick<RepositorySetting, 'name' | 'address'>): Promise<boolean> {
    const { actor, token } = await findCaller(context, request);
    return token === undefined && (await readToken(context, actor.userId, target)) !== undefined;
  }

  async function listRepositories(request: Request) {
    const repositories = context.settings.repositories ?? [];
    return Promise.all(
      repositories.map(async (one) => {
        const has_token = await hasOwnToken(request, one);
        return { name: one.name, title: formatRepositoryTitle(one), address: one.address, kind: one.kind, has_token };
      }),
    );
  }

  async function renderRepositories<Status extends 200 | 400>(
    call: Exchange,
    status: Status,
    actor: HubActor,
    refused?: RefusedForm & { readonly name: string },
  ) {
    const frame = createHubPage(actor, { title: 'Repository tokens', crumbs: [] });
    const model = createRepositoriesModel(await listRepositories(call.request), refused);
    return replyWithPage(context, call, status, 'hub/deposits/repositories', frame, model);
  }

  async function renderDeposits<Status extends 200 | 400>(
    call: Exchange,
    status: Status,
    access: ProjectRecordAccess,
    refused?: RefusedForm,
  ) {
    const repositories = await listRepositories(call.request);
    const deposits = (await readDeposits(pool, access.project.id)).map(formatDepositWithPage);
    const frame = createProjectPage(access, { title: 'Deposits', crumbs: [createProjectCrumb(access)] });
    const model = createDepositsModel(access, { repositories, deposits, refused });
    return replyWithPage(context, call, status, 'hub/deposits/deposits', frame, model);
  }

  async function renderDeposit<Status extends 200 | 400 | 409>(
    call: Exchange,
    status: Status,
    access: ProjectRecordAccess,
    id: string,
    refused?: RefusedForm,
  ) {
    const row = await readDeposit(pool, access.project.id, id);
    const deposit = formatDepositWithPage(row);
    const target = { name: row.repository, address: row.address };
    const hasToken = await hasOwnToken(call.request, target);
    const path = getProjectPath(access.project.id, 'deposits');
    const title = `Deposit in ${deposit.repository_title}`;
    const crumbs = [createProjectCrumb(access), { title: 'Deposits', path }];
    const scripts = ['scripts/hub/at-work.js'];
    const frame = createProjectPage(access, { title, crumb: deposit.repository_title, crumbs, scripts });
    const model = createDepositModel(access, deposit, hasToken, refused);
    return replyWithPage(context, call, status, 'hub/deposits/deposit', frame, model);
  }

  /** Stores the entered or the existing token with the caller's current claims. @throws FormRefusedError if both are missing */
  async function requireToken(
    request: Request,
    target: Pick<RepositorySetting, 'name' | 'address'>,
    entered: string,
  ): Promise<void> {
    const caller = await findCaller(context, request);
    const token = entered === '' ? (await readToken(context, caller.actor.userId, target))?.token : entered;
    if (token === undefined)
      throw createFieldError('token', `is required: the server stores no token of yours for ${formatRepositoryTitle(target)}`);
    await saveToken(context, caller, target, token);
  }

  /** @throws FormRefusedError if the project lacks required values */
  async function requirePublishableProject(
    request: Request,
    { project }: ProjectRecordAccess,
    { kind }: RepositorySetting,
  ): Promise<void> {
    const { missing } = await context.tasks.run(request, prepareDeposit, { project, kind, hasFiles: false });
    if (missing.length > 0)
      throw createFieldError('repository', `The project is not ready to be deposited. ${missing.join(' ')}`);
  }

  return {
    async listHubRepositories(call) {
      const { actor } = call.access;
      if (wantsPage(call)) return renderRepositories(call, 200, actor);
      return replyWithJson(200, { repositories: await listRepositories(call.request) });
    },

    async setHubRepositoryToken(call) {
      const { actor } = call.access;
      const repository = requireRepository(call.path.repository);
      return handleForm(call, {
        fields: TOKEN_FIELDS,
        async performAction({ token }) {
          await saveToken(context, call.access, repository, token);
          const title = `Token for ${formatRepositoryTitle(repository)} ${token === '' ? 'deleted' : 'stored'}`;
          if (wantsPage(call)) return redirect(call, '/hub/repositories', title);
          const all = await listRepositories(call.request);
          return replyWithJson(200, all.find(({ name }) => name === repository.name) as (typeof all)[number]);
        },
        showAgain: (status: 400, refused) => renderRepositories(call, status, actor, { name: repository.name, ...refused }),
      });
    },

    async listHubDeposits(call) {
      if (wantsPage(call)) return renderDeposits(call, 200, call.access);
      const deposits = (await readDeposits(pool, call.access.project.id)).map(formatDepositWithPage);
      return replyWithJson(200, { repositories: await listRepositories(call.request), deposits });
    },

    async createHubDeposit(call) {
      const { access } = call;
      return handleForm(call, {
        fields: createDepositFields(context.settings.repositories ?? [], false),
        async performAction({ repository: name, token }) {
          const repository = findRepository(context, name);
          if (repository === undefined) throw createFieldError('repository', `"${name}" is not a repository of this server`);
          await requireToken(call.request, repository, token);
          await requirePublishableProject(call.request, access, repository);
          const row = await insertDeposit(pool, access.project.id, repository, access.actor, context.now());
          if (row === undefined)
            throw createFieldError(
              'repository',
              `The project already has a draft in ${formatRepositoryTitle(repository)}. Publish or delete it first.`,
            );
          const path = getProjectPath(access.project.id, 'deposits', row.id);
          if (!wantsPage(call)) return replyWithCreated(path, formatDepositWithPage(row));
          return redirect(call, path, 'Deposit started', 'Nothing is public until you publish it.');
        },
        showAgain: (status: 400, refused) => renderDeposits(call, status, access, refused),
      });
    },

    async showHubDeposit(call) {
      const { access, path } = call;
      if (wantsPage(call)) return renderDeposit(call, 200, access, path.deposit_id);
      return replyWithJson(200, formatDepositWithPage(await readDeposit(pool, access.project.id, path.deposit_id)));
    },

    async changeHubDeposit(call) {
      const { access, path } = call;
      const row = await readDeposit(pool, access.project.id, path.deposit_id);
      return handleForm(call, {
        fields: CHANGE_FIELDS,
        async performAction({ action, confirm, token }) {
          if (action === 'publish' && !confirm)
            throw createFieldError('confirm', 'Confirm that you want to publish. This cannot be undone.');
          // Stored tokens belong to one address, so the setting must still have the address of the deposit.
          if (findRepository(context, row.repository)?.address !== row.address)
            throw createFieldError('', `The server no longer has the repository ${formatRepositoryTitle(row)}.`, 409);
          await requireToken(call.request, { name: row.repository, address: row.address }, token);
          const changed = await startAction(pool, row.id, action, access.actor, context.now());
          if (changed === undefined) throw createFieldError('', STATE_WORDS[row.state], 409);
          if (!wantsPage(call)) return replyWithJson(200, formatDepositWithPage(changed));
          return redirect(call, getProjectPath(access.project.id, 'deposits', row.id));
        },
        showAgain: (status: 400 | 409, refused) => renderDeposit(call, status, access, row.id, refused),
      });
    },
  } satisfies Partial<HubHandlers>;

  function requireRepository(name: string): RepositorySetting {
    const found = findRepository(context, name);
    if (found === undefined) throw new NotFoundError(`Repository not found: ${name}`);
    return found;
  }
}

/** Error messages for actions that the state of the deposit does not permit. */
const STATE_WORDS: Readonly<Record<DepositRow['state'], string>> = {
  uploading: 'The upload is not complete yet.',
  draft: 'The deposit is a complete draft.',
  publishing: 'The deposit is being published.',
  published: 'The deposit is published already.',
  canceling: 'The draft is being deleted.',
  canceled: 'The draft was deleted.',
  failed: 'The deposit stopped with a problem. Resume it first.',
};

type RepositoryAnswer = components['schemas']['HubRepository'];

const STATES: Readonly<Record<DepositAnswer['state'], string>> = {
  uploading: 'Uploading',
  draft: 'Draft, not public',
  publishing: 'Publishing',
  published: 'Published',
  canceling: 'Deleting draft',
  canceled: 'Draft deleted',
  failed: 'Stopped',
};

function createDepositsModel(
  access: ProjectRecordAccess,
  shown: {
    readonly repositories: readonly RepositoryAnswer[];
    readonly deposits: readonly DepositAnswer[];
    readonly refused: RefusedForm | undefined;
  },
) {
  const { repositories, deposits, refused } = shown;
  const path = getProjectPath(access.project.id, 'deposits');
  const hasToken = repositories.some(({ has_token }) => has_token);
  const fields = createDepositFields(repositories, hasToken);
  const frame = { action: path, submit: 'Create draft' };
  return {
    tabs: createProjectTabs(access, 'publish'),
    form: access.canEdit && repositories.length > 0 ? createFormModel(frame, fields, refused) : undefined,
    hasRepositories: repositories.length > 0,
    deposits: deposits.map((one) => ({
      title: one.repository_title,
      path: `${path}/${one.id}`,
      state: STATES[one.state],
      doi: one.doi,
      who: one.user_name,
      at: createDisplayDate(new Date(one.created_at)),
    })),
  };
}

function createDepositModel(
  access: ProjectRecordAccess,
  deposit: DepositAnswer,
  hasToken: boolean,
  refused: RefusedForm | undefined,
) {
  return {
    tabs: createProjectTabs(access, 'publish'),
    path: getProjectPath(access.project.id, 'deposits', deposit.id),
    heading: `Deposit in ${deposit.repository_title}`,
    deposit,
    state: STATES[deposit.state],
    isAtWork: STATES_AT_WORK.includes(deposit.state),
    actions: access.canEdit ? (Object.keys(TRANSITIONS[deposit.state]) as ActionName[]) : [],
    hasToken,
    errors: refused?.errors.map(({ message }) => message) ?? [],
    steps: deposit.steps.map(({ at, text }) => ({ at: createDisplayDate(new Date(at)), text })),
  };
}

function createRepositoriesModel(repositories: readonly RepositoryAnswer[], refused?: RefusedForm & { readonly name: string }) {
  return {
    repositories: repositories.map(({ name, title, address, has_token: hasToken }) => {
      const frame = { action: `/hub/repositories/${name}/token`, submit: 'Store token', prefix: `${name}-`, isBeside: true };
      const form = createFormModel(frame, TOKEN_FIELDS, refused?.name === name ? refused : {});
      return { title, address, hasToken, form };
    }),
  };
}
