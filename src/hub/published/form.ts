/** The forms of published versions. */
import { createChoiceField, createFlagField, createTextField } from '../../web/forms/fields.ts';

const MAX_NOTE_LENGTH = 2_000;

/** The choices of `audience`, with the words for each. */
export const AUDIENCES = [
  { value: 'project', label: 'People who can see the project' },
  { value: 'everyone', label: 'Everyone, without a login' },
] as const;

/** Publishes a version. */
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
  confirm: createFlagField({ label: 'Publish this version. It cannot be changed or deleted.' }),
};

/** Opens or withdraws a version. */
export const CHANGE_VERSION_FIELDS = {
  action: createChoiceField({
    label: 'Action',
    isRequired: true,
    choices: [
      { value: 'open', label: 'Let everyone read it' },
      { value: 'withdraw', label: 'Withdraw' },
    ],
  }),
  reason: createTextField({
    label: 'Reason',
    kind: 'textarea',
    maxLength: MAX_NOTE_LENGTH,
    help: 'Everyone who could read the version sees it.',
  }),
  confirm: createFlagField({ label: 'I know that this cannot be undone.' }),
};
