import { createFileField, createListField, createTextField, type Field, type ValuesOf } from '../../web/forms/fields.ts';
import { createFutureDateField, createMessageField, roleField } from '../forms/fields.ts';
import type { GroupRecord, Role } from '../platform/data-objects.ts';

type NamedGroup = Pick<GroupRecord, 'identifier' | 'name'>;

/** Maximum number of characters of the address field, as in the contract. */
export const MAX_PASTED_CHARACTERS = 60_000;

export function formatRole(role: Role): string {
  return role === 'admin' ? 'administrator' : 'member';
}

/** Returns the fields of an invitation except its addresses (`emails`). */
export function buildInvitationFields(groups: readonly NamedGroup[], now: Date) {
  return {
    role: roleField,
    message: createMessageField({ label: 'Message', help: 'Plain text for the email.' }),
    sender_name: createTextField({
      label: 'Sender name',
      maxLength: 255,
      help: 'Appears in the email. Leave empty for the name of the organization.',
    }),
    invitation_expiry_date: createFutureDateField({ label: 'Expires', help: 'Leave empty for 15 days.' }, now),
    membership_expiry_date: createFutureDateField({ label: 'Membership ends', help: 'Leave empty for no end date.' }, now),
    groups: createListField({
      kind: groups.length === 0 ? 'hidden' : 'checkboxes',
      label: 'Groups to join',
      most: 200,
      choices: groups.map(({ identifier, name }) => ({ value: identifier, label: name })),
    }),
  };
}

type InvitationValues = ValuesOf<ReturnType<typeof buildInvitationFields>>;

export function createInviteFields<Emails>(groups: readonly NamedGroup[], now: Date, emails: Field<Emails>) {
  const { sender_name, invitation_expiry_date, membership_expiry_date, ...fields } = buildInvitationFields(groups, now);
  return {
    emails,
    csv: createFileField({
      label: 'Or a file',
      help: 'CSV or spreadsheet (.xlsx, .ods). The column with the header email is used, or else the first column.',
    }),
    ...fields,
    sender_name: { ...sender_name, isRare: true },
    invitation_expiry_date: { ...invitation_expiry_date, isRare: true },
    membership_expiry_date: { ...membership_expiry_date, isRare: true },
  };
}

export const EMAILS_FIELD = {
  label: 'Email addresses',
  rows: 6,
  maxLength: MAX_PASTED_CHARACTERS,
  help: 'Paste up to 200 addresses as copied from your mail program.',
};

/** Field of the preview, which accepts any pasted text. */
export const pastedField: Field<string> = createTextField({ ...EMAILS_FIELD, kind: 'textarea' });

/** Checks that the membership does not end before the invitation. */
export function checkDays(
  { invitation_expiry_date: accepted, membership_expiry_date: ends }: InvitationValues,
  note: (field: string, message: string) => void,
): void {
  if (accepted && ends && ends <= accepted) note('membership_expiry_date', 'must be after the last day of the invitation');
}

export type InvitationChoices = ReturnType<typeof getInvitationChoices>;

export function getInvitationChoices(values: InvitationValues) {
  return {
    role: values.role,
    options: {
      message: values.message ?? undefined,
      senderName: values.sender_name,
      invitationExpiryDate: values.invitation_expiry_date,
      membershipExpiryDate: values.membership_expiry_date,
      groups: values.groups,
    },
  };
}
