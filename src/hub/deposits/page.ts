/** The pages of deposits. */
import type { components } from '../../../generated/hub/types.d.ts';
import { createMoment } from '../../web/for-people/words.ts';
import type { RefusedForm } from '../../web/forms/answer.ts';
import { createFormModel } from '../../web/forms/model.ts';
import type { ProjectRecordAccess } from '../access/guard.ts';
import { createProjectTabs, getProjectPath } from '../page.ts';
import { createDepositFields, TOKEN_FIELDS } from './form.ts';
import { type ActionName, type DepositAnswer, STATES_AT_WORK, TRANSITIONS } from './store.ts';

type RepositoryAnswer = components['schemas']['HubRepository'];

const STATES: Readonly<Record<DepositAnswer['state'], string>> = {
  uploading: 'Uploading',
  draft: 'Draft, not public',
  publishing: 'Publishing',
  published: 'Published',
  canceling: 'Canceling',
  canceled: 'Canceled',
  failed: 'Stopped',
};

/** Creates the model of the list. */
export function createDepositsModel(
  access: ProjectRecordAccess,
  shown: {
    readonly repositories: readonly RepositoryAnswer[];
    readonly deposits: readonly DepositAnswer[];
    readonly refused: RefusedForm | undefined;
  },
) {
  const { repositories, deposits, refused } = shown;
  const path = getProjectPath(access.project.id, 'deposits');
  const fields = createDepositFields(repositories);
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
      at: createMoment(new Date(one.created_at)),
    })),
  };
}

/** Creates the model of a deposit. */
export function createDepositModel(
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
    steps: deposit.steps.map(({ at, text }) => ({ at: createMoment(new Date(at)), text })),
  };
}

/** Creates the model of the tokens. @param refused the form of the repository with this name */
export function createRepositoriesModel(
  repositories: readonly RepositoryAnswer[],
  refused?: RefusedForm & { readonly name: string },
) {
  return {
    repositories: repositories.map(({ name, title, address, has_token: hasToken }) => {
      const frame = { action: `/hub/repositories/${name}/token`, submit: 'Store token', prefix: `${name}-`, isBeside: true };
      const form = createFormModel(frame, TOKEN_FIELDS, refused?.name === name ? refused : {});
      return { title, address, hasToken, form };
    }),
  };
}
