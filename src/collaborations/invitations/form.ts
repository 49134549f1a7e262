/** The forms of invitations: many at once, and one in place of another. */

import type { FieldDefinition } from '../forms/page.ts';
import type { FormReading } from '../forms/reading.ts';
import type { GroupRecord, Invitation, InviteOptions, Role } from '../platform/data-objects.ts';

type NamedGroup = Pick<GroupRecord, 'identifier' | 'name'>;

/** Roles as options. */
export const ROLE_OPTIONS = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Administrator' },
] as const;

/** A role as people call it. */
export function roleWord(role: Role): string {
  return role === 'admin' ? 'administrator' : 'member';
}

/** Fields that go with an invitation, besides its addresses. */
function sharedFields(groups: readonly NamedGroup[]): FieldDefinition[] {
  return [
    { name: 'role', label: 'Role', kind: 'select', options: ROLE_OPTIONS, initial: ['member'] },
    {
      name: 'message',
      label: 'Message',
      kind: 'textarea',
      rows: 3,
      maxLength: 5_000,
      help: 'Plain text for the mail.',
    },
    { name: 'invitation_expiry_date', label: 'Can be accepted until', kind: 'date', help: 'Leave empty for 15 days.' },
    { name: 'membership_expiry_date', label: 'Membership ends', kind: 'date', help: 'Leave empty for no end date.' },
    ...(groups.length === 0
      ? []
      : [
          {
            name: 'groups',
            label: 'Groups to join',
            kind: 'checks' as const,
            options: groups.map(({ identifier, name }) => ({ value: identifier, label: name })),
          },
        ]),
  ];
}

/** Fields of the form for inviting many. */
export function inviteFields(groups: readonly NamedGroup[]): readonly FieldDefinition[] {
  return [
    {
      name: 'emails',
      label: 'Email addresses',
      kind: 'textarea',
      rows: 6,
      maxLength: 60_000,
      help: 'Paste them as your mail program copies them. At most 200.',
    },
    {
      name: 'csv',
      label: 'Or a file',
      kind: 'file',
      help: 'CSV or spreadsheet (.xlsx). The column headed email counts, or the first one.',
    },
    ...sharedFields(groups),
  ];
}

/** Fields of the form that replaces an invitation. */
export function reinviteFields(groups: readonly NamedGroup[], invitation: Invitation): readonly FieldDefinition[] {
  const initial: Record<string, readonly string[]> = {
    role: [invitation.intendedRole],
    groups: invitation.groups.map(({ identifier }) => identifier),
  };
  return sharedFields(groups).map((field) => ({ ...field, initial: initial[field.name] ?? [] }));
}

/** What a form says about invitations. */
export interface InvitationChoices {
  readonly role: Role;
  readonly options: InviteOptions;
}

/** Reads the fields of `sharedFields`; a group of another collaboration is noted as a problem. */
export function readChoices(reading: FormReading, groups: readonly NamedGroup[], roleWhenAbsent?: Role): InvitationChoices {
  const role = reading.role('role', roleWhenAbsent);
  const wanted = reading.list('groups', 200);
  if (wanted.some((identifier) => !groups.some((group) => group.identifier === identifier))) {
    reading.note('groups', 'has a group that is not one of this collaboration');
  }
  const invitationExpiryDate = reading.day('invitation_expiry_date');
  const membershipExpiryDate = reading.day('membership_expiry_date');
  if (invitationExpiryDate && membershipExpiryDate && membershipExpiryDate <= invitationExpiryDate) {
    reading.note('membership_expiry_date', 'must be after the last day of the invitation');
  }
  return {
    role,
    options: {
      message: reading.message('message'),
      invitationExpiryDate,
      membershipExpiryDate,
      groups: wanted,
    },
  };
}
