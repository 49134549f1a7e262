/** The member table: searched, narrowed, sorted and cut into pages by its address. */
import { type SortColumn, sortRows } from '../../web/table-order.ts';
import type { SeenCollaboration, SeenMember } from '../access/disclosure.ts';

/** What the address says. */
export interface MemberQuestion {
  readonly search?: string | undefined;
  readonly role?: '' | 'admin' | 'member' | undefined;
  readonly status?: '' | 'active' | 'ending_soon' | 'expired' | undefined;
  readonly sort?: string | undefined;
}

/** Rows of one page, with where it stands. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Rows on all pages. */
  readonly total: number;
}

/** Rows on a page. */
export const ROWS_ON_PAGE = 50;

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
export function findMembers(
  seen: SeenCollaboration,
  { search = '', role, status, sort }: MemberQuestion,
): readonly SeenMember[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = seen.members.filter(
    (member) =>
      words.every((word) => `${member.name ?? ''}\n${member.email ?? ''}`.toLowerCase().includes(word)) &&
      (!role || member.role === role) &&
      (!status || member.standing === status || (status === 'active' && member.standing === 'ending_soon')),
  );
  return sortRows(found, memberColumns(seen), sort || undefined);
}

/** One page of rows; behind the last page there is the last one. */
export function pageOf<Row>(rows: readonly Row[], page = 1, size = ROWS_ON_PAGE): TablePage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pages);
  return { rows: rows.slice((shown - 1) * size, shown * size), page: shown, pages, total: rows.length };
}
