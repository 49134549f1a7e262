import type { Profile } from '../../profiles/profile.ts';
import { createChoiceField, createChoices, createFlagField, createTextField, type Fields } from '../../web/forms/fields.ts';
import { findLicense, findUnsupportedParts } from '../publishing/publication.ts';

const MAX_NOTE_LENGTH = 2_000;

export const AUDIENCES = [
  { value: 'project', label: 'People who can see the project' },
  { value: 'everyone', label: 'Everyone, without a login' },
] as const;

export const VERSION_FIELDS = {
  label: createTextField({
    label: 'Version',
    isRequired: true,
    maxLength: 50,
    help: 'A short name that differs from earlier versions, such as 1.0 or “As submitted”.',
  }),
  note: createTextField({
    label: 'Note',
    kind: 'textarea',
    maxLength: MAX_NOTE_LENGTH,
    help: 'The changes since the last version. Readers see it.',
  }),
  audience: createChoiceField({
    label: 'Who can read it',
    isRequired: true,
    choices: AUDIENCES,
    help: 'You can let everyone read it later, but not the reverse.',
  }),
  license: createTextField({
    label: 'License',
    maxLength: 500,
    help: 'An SPDX name, such as CC-BY-4.0 or CC0-1.0, or the address of the license. Required for everyone.',
    check(text, note) {
      if ((findLicense(text)?.url ?? '') === '')
        note(`"${text}" is not the name of a known license. Use CC-BY-4.0, for example`);
    },
  }),
  authors: createTextField({
    label: 'Authors',
    kind: 'textarea',
    maxLength: 5_000,
    help: 'One per line, such as “Example, Alex 0000-0002-1825-0097”. Required for everyone.',
  }),
  confirm: createFlagField({ label: 'Publish this version. It cannot be changed or deleted.' }),
};

/** Returns the form fields. Includes license and authors only if the profile has no field for them. */
export function selectVersionFields(profile: Profile | undefined): Fields {
  const missingParts = profile === undefined ? { license: false, people: false } : findUnsupportedParts(profile);
  const { license, authors, confirm, ...fields } = VERSION_FIELDS;
  return { ...fields, ...(missingParts.license ? { license } : {}), ...(missingParts.people ? { authors } : {}), confirm };
}

/** Fields of the form that makes a version public, or withdraws it. */
export const CHANGE_VERSION_FIELDS = {
  action: createChoiceField({
    label: 'Action',
    isRequired: true,
    choices: createChoices({ open: 'Let everyone read it', withdraw: 'Withdraw' }),
  }),
  reason: createTextField({
    label: 'Reason',
    kind: 'textarea',
    maxLength: MAX_NOTE_LENGTH,
    help: 'Everyone who could read the version sees it.',
  }),
  confirm: createFlagField({ label: 'I know that this cannot be undone.' }),
};
