import type { RepositorySetting } from '../../settings-hub.ts';
import {
  createChoiceField,
  createChoices,
  createFlagField,
  createSelectField,
  createTextField,
} from '../../web/forms/fields.ts';
import { formatRepositoryTitle } from './store.ts';

const token = createTextField({
  label: 'Access token',
  kind: 'password',
  maxLength: 2_000,
  help: 'The token of your account in the repository, with permission to write and publish deposits.',
  check(text, note) {
    if (!/^[\x21-\x7e]*$/.test(text)) note('must consist of visible ASCII characters without spaces');
  },
});

export const TOKEN_FIELDS = { token: { ...token, help: 'The server stores it encrypted, and never shows it.' } };

export function createDepositFields(repositories: readonly RepositorySetting[], hasToken: boolean) {
  const choices = repositories.map((one) => ({ value: one.name, label: formatRepositoryTitle(one) }));
  return {
    repository: createSelectField('Repository', choices, { isRequired: true }),
    token: hasToken ? { ...token, help: `${token.help} Leave empty to use the stored token.` } : token,
  };
}

export const CHANGE_FIELDS = {
  action: createChoiceField({
    label: 'Action',
    isRequired: true,
    choices: createChoices({ publish: 'Publish', resume: 'Resume', cancel: 'Delete draft' }),
  }),
  confirm: createFlagField({ label: 'Publish this draft. This cannot be undone.' }),
  token,
};
