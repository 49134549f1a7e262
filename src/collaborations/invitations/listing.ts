/** The table of open invitations: searched, narrowed and sorted by its address. */
import { hasEvery, wordsOf } from '../../web/search-words.ts';
import { type SortColumn, sortRows } from '../../web/table-order.ts';
import type { Invitation } from '../platform/data-objects.ts';
import type { ViewQuestion } from '../tables/view.ts';

/** Columns to sort by. */
export const invitationColumns: readonly SortColumn<Invitation>[] = [
  { key: 'email', label: 'Email', valueOf: ({ email }) => email },
  { key: 'role', label: 'Role', valueOf: ({ intendedRole }) => intendedRole },
  { key: 'expiry_date', label: 'Until', valueOf: ({ expiryDate }) => expiryDate?.getTime() ?? 0 },
];

/** The default order: the next to expire first. */
export const USUAL_SORT = 'expiry_date';

/** Returns whether it has expired, although the platform still counts it as open. */
export function isPast({ expiryDate }: Invitation, now: Date): boolean {
  return expiryDate !== null && expiryDate <= now;
}

/** Returns the invitations that match the address, in its order. Ties are sorted by address. */
export function findInvitations(
  invitations: readonly Invitation[],
  question: Pick<ViewQuestion, 'invitations_search' | 'invitations_role' | 'invitations_state' | 'invitations_sort'>,
  now: Date,
): readonly Invitation[] {
  const { invitations_role: role, invitations_state: state, invitations_sort: sort } = question;
  const words = wordsOf(question.invitations_search);
  const found = invitations.filter(
    (invitation) =>
      hasEvery([invitation.email, ...invitation.groups.map(({ name }) => name)].join('\n'), words) &&
      (!role || invitation.intendedRole === role) &&
      (!state || isPast(invitation, now) === (state === 'expired')),
  );
  const byAddress = found.toSorted((a, b) => a.email.localeCompare(b.email));
  return sortRows(byAddress, invitationColumns, sort || USUAL_SORT);
}
