/** What is asked before invitations are withdrawn. */
import type { Question } from '../confirm-page.ts';
import type { Invitation } from '../platform/data-objects.ts';

/** Before invitations are withdrawn. */
export function withdrawalQuestion(invitations: readonly Invitation[]): Question {
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
