/** The member table: searched, narrowed and sorted by its address. */
import { hasEvery, wordsOf } from '../../web/search-words.ts';
import { type SortColumn, sortRows } from '../../web/table-order.ts';
import type { SeenCollaboration, SeenMember } from '../access/disclosure.ts';
import type { ViewQuestion } from '../tables/view.ts';

/** What the address says of members. */
export type MemberQuestion = Pick<ViewQuestion, 'search' | 'role' | 'status' | 'sort'>;

/** Columns that this viewer has; one that is hidden cannot be sorted by. */
export function memberColumns({ seesNames, seesEmails }: SeenCollaboration): readonly SortColumn<SeenMember>[] {
  return [
    ...(seesNames ? [{ key: 'name', label: 'Name', valueOf: ({ name }: SeenMember) => name ?? '' }] : []),
    ...(seesEmails ? [{ key: 'email', label: 'Email', valueOf: ({ email }: SeenMember) => email ?? '' }] : []),
    { key: 'role', label: 'Role', valueOf: ({ role }) => role },
    { key: 'status', label: 'Membership', valueOf: ({ standing }) => standing },
    { key: 'expiry_date', label: 'Ends', valueOf: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
  ];
}

/** The members that the address asks for, in its order. Only what the viewer may see is searched. */
export function findMembers(seen: SeenCollaboration, { search, role, status, sort }: MemberQuestion): readonly SeenMember[] {
  const words = wordsOf(search);
  const found = seen.members.filter(
    (member) =>
      hasEvery([member.name, member.email].join('\n'), words) &&
      (!role || member.role === role) &&
      (!status || member.standing === status || (status === 'active' && member.standing === 'ending_soon')),
  );
  return sortRows(found, memberColumns(seen), sort || undefined);
}
