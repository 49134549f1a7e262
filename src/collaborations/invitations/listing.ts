import { containsAllWords, inOrder, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import type { Question } from '../confirm-page.ts';
import type { Invitation, Role } from '../platform/data-objects.ts';
import type { ViewQuery } from '../tables/view.ts';

export const invitationColumns: readonly SortColumn<Invitation>[] = [
  { key: 'email', label: 'Email', getValue: ({ email }) => email },
  { key: 'role', label: 'Role', getValue: ({ intendedRole }) => intendedRole },
  { key: 'expiry_date', label: 'Until', getValue: ({ expiryDate }) => expiryDate?.getTime() ?? 0 },
];

/** Name of the default order: the invitation that expires next is first. */
export const DEFAULT_INVITATION_SORT = 'expiry_date';

/** Returns whether an invitation has expired, even if the platform still lists it as open. */
export function isExpired({ expiryDate }: Invitation, now: Date): boolean {
  return expiryDate !== null && expiryDate <= now;
}

/** Returns the invitations that match the filter, in the requested order, then by email address. */
export function findInvitations(
  invitations: readonly Invitation[],
  question: Pick<ViewQuery, 'invitations_search' | 'invitations_role' | 'invitations_state' | 'invitations_sort'>,
  now: Date,
): readonly Invitation[] {
  const { invitations_role: role, invitations_state: state, invitations_sort: sort } = question;
  const words = splitSearchWords(question.invitations_search);
  const found = invitations.filter(
    (invitation) =>
      containsAllWords([invitation.email, ...invitation.groups.map(({ name }) => name)].join('\n'), words) &&
      (!role || invitation.intendedRole === role) &&
      (!state || isExpired(invitation, now) === (state === 'expired')),
  );
  const byAddress = found.toSorted((a, b) => inOrder.compare(a.email, b.email));
  return sortRows(byAddress, invitationColumns, sort || DEFAULT_INVITATION_SORT);
}

export function buildInvitedRoleQuestion(invitations: readonly Invitation[], role: Role): Question {
  const [first] = invitations;
  const isOne = invitations.length === 1 && first !== undefined;
  const become = role === 'admin' ? 'administrator' : 'ordinary member';
  return {
    heading: isOne ? `Invite ${first.email} as an ${become}?` : `Invite ${invitations.length} people as ${become}s?`,
    lines: [
      ...(isOne ? [] : [invitations.map(({ email }) => email).join(', ')]),
      'Takes effect immediately. No email is sent. Invitations that already have the role keep it.',
      ...(role === 'admin' ? ['Administrators invite and remove people, and assign roles.'] : []),
    ],
    warnings: [],
    submit: isOne ? `Invite as ${become}` : `Invite ${invitations.length} people as ${become}s`,
  };
}

export function buildWithdrawalQuestion(invitations: readonly Invitation[]): Question {
  const [first] = invitations;
  const isOne = invitations.length === 1 && first !== undefined;
  return {
    heading: isOne ? `Withdraw the invitation of ${first.email}?` : `Withdraw ${invitations.length} invitations?`,
    lines: [
      ...(isOne ? [] : [invitations.map(({ email }) => email).join(', ')]),
      `The ${isOne ? 'link in the email stops' : 'links in the emails stop'} working. No email is sent.`,
    ],
    warnings: [],
    submit: isOne ? 'Withdraw the invitation' : `Withdraw ${invitations.length} invitations`,
  };
}
