/** The form of a new personal token, and the list of a user's tokens, for the pages of all services. */
import { formatDay } from '../../web/for-people/words.ts';
import { createChoiceField, createTextField } from '../../web/forms/fields.ts';
import type { PersonalToken } from './personal-tokens.ts';

const DAY_MS = 86_400_000;

export const INITIAL_TOKEN = { access: 'write', days: '90' };

/** Creates the fields of a new token for a program such as `example`. `writing` describes the rights of tokens that write. */
export function createTokenFields(example: string, writing: string) {
  return {
    name: createTextField({
      label: 'Name',
      help: `What uses the token, such as "${example}".`,
      isRequired: true,
      maxLength: 100,
    }),
    access: createChoiceField({
      label: 'May',
      isRequired: true,
      choices: [
        { value: 'write', label: writing },
        { value: 'read', label: 'Read only' },
      ],
    }),
    days: createChoiceField({
      label: 'Valid for',
      isRequired: true,
      choices: ['7', '30', '90', '365'].map((days) => ({ value: days, label: `${days} days` })),
    }),
  };
}

export function computeTokenEnd(now: Date, days: string): Date {
  return new Date(now.getTime() + Number(days) * DAY_MS);
}

/** Returns the rows of a list of tokens for views/partials/personal-tokens. `words` describes rights and places of a token. */
export function createTokenRows(
  tokens: readonly PersonalToken[],
  now: Date,
  path: string,
  words: (token: PersonalToken) => { readonly what: string; readonly where: string },
) {
  return tokens.map((token) => ({
    ...words(token),
    name: token.name,
    expires: formatDay(token.expiresAt),
    isExpired: token.expiresAt <= now,
    used: token.usedAt === null ? '' : formatDay(token.usedAt),
    revokePath: `${path}/${token.uuid}/delete`,
  }));
}
