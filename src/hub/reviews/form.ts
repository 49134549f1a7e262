import { createChoiceField, createChoices, createHiddenNumber, createTextField } from '../../web/forms/fields.ts';
import type { Decision } from './store.ts';

const LONG_TEXT = { kind: 'textarea', maxLength: 5_000, rows: 4 } as const;

export const REQUEST_FIELDS = {
  message: createTextField({ ...LONG_TEXT, label: 'Message', help: 'What should the reviewer look at? Optional.' }),
};

export const DECISION_FIELDS = {
  decision: createChoiceField<Decision['state']>({
    label: 'Decision',
    isRequired: true,
    choices: createChoices({ changes_requested: 'Request changes', approved: 'Approve the project' }),
  }),
  text: createTextField({ ...LONG_TEXT, label: 'Comment', help: 'Required if you request changes.' }),
  changes: createHiddenNumber('Changes'),
};
