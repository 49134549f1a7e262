/** Confirmation questions before invitations are withdrawn or get another role. */
import type { Question } from '../confirm-page.ts';
import type { Invitation, Role } from '../platform/data-objects.ts';

/** Before the role of several invitations is changed. */
export function buildInvitedRoleQuestion(invitations: readonly Invitation[], role: Role): Question {
  const [first] = invitations;
  const isOne = invitations.length === 1 && first !== undefined;
  const become = role === 'admin' ? 'administrator' : 'ordinary member';
  return {
    heading: isOne ? `Invite ${first.email} as an ${become}?` : `Invite ${invitations.length} people as ${become}s?`,
    lines: [
      ...(isOne ? [] : [invitations.map(({ email }) => email).join(', ')]),
      'Takes effect at once. No email is sent. Invitations that already have the role keep it.',
      ...(role === 'admin' ? ['Administrators invite and remove people, and assign roles.'] : []),
    ],
    warnings: [],
    submit: isOne ? `Invite as ${become}` : `Invite ${invitations.length} people as ${become}s`,
  };
}

/** Before invitations are withdrawn. */
export function buildWithdrawalQuestion(invitations: readonly Invitation[]): Question {
  const [first] = invitations;
  const isOne = invitations.length === 1 && first !== undefined;
  return {
    heading: isOne ? `Withdraw the invitation of ${first.email}?` : `Withdraw ${invitations.length} invitations?`,
    lines: [
      ...(isOne ? [] : [invitations.map(({ email }) => email).join(', ')]),
      `The ${isOne ? 'link in the mail is' : 'links in the mails are'} refused from then on. Nobody gets a mail about it.`,
    ],
    warnings: [],
    submit: isOne ? 'Withdraw the invitation' : `Withdraw ${invitations.length} invitations`,
  };
}
