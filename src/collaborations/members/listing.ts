/** The member table: searched, narrowed and sorted by its address. */
import { hasEvery, wordsOf } from '../../web/search-words.ts';
import { type SortColumn, sortRows } from '../../web/table-order.ts';
import type { SeenCollaboration, SeenMember } from '../access/disclosure.ts';
import type { ViewQuestion } from '../tables/view.ts';

/** Filters of members in the address. */
export type MemberQuestion = Pick<ViewQuestion, 'search' | 'role' | 'status' | 'sort'>;

/** Columns that this viewer sees. A hidden column cannot be sorted. */
export function listMemberColumns({ seesNames, seesEmails }: SeenCollaboration): readonly SortColumn<SeenMember>[] {
  return [
    ...(seesNames ? [{ key: 'name', label: 'Name', valueOf: ({ name }: SeenMember) => name ?? '' }] : []),
    ...(seesEmails ? [{ key: 'email', label: 'Email', valueOf: ({ email }: SeenMember) => email ?? '' }] : []),
    { key: 'role', label: 'Role', valueOf: ({ role }) => role },
    { key: 'status', label: 'Membership', valueOf: ({ standing }) => standing },
    { key: 'expiry_date', label: 'Ends', valueOf: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
  ];
}

/** Returns the members that match the address, in its order. The search covers only data that the viewer may see. */
export function findMembers(seen: SeenCollaboration, { search, role, status, sort }: MemberQuestion): readonly SeenMember[] {
  const words = wordsOf(search);
  const found = seen.members.filter(
    (member) =>
      hasEvery([member.name, member.email].join('\n'), words) &&
      (!role || member.role === role) &&
      (!status || member.standing === status || (status === 'active' && member.standing === 'ending_soon')),
  );
  return sortRows(found, listMemberColumns(seen), sort || undefined);
}
