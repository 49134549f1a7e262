import { formatCsvTable } from '../../web/csv/records.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { containsAllWords, createSortHeaders, type SortColumn, sortRows, splitSearchWords } from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import { getMemberName, type MembershipState, type SeenCollaboration, type SeenMember } from '../access/disclosure.ts';
import { formatQuestion, type Question } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Role } from '../platform/data-objects.ts';
import { buildViewAddress, listHiddenInputs, selectTablePage, type ViewQuery } from '../tables/view.ts';

export type MemberQuery = Pick<ViewQuery, 'search' | 'role' | 'status' | 'sort'>;

export function listMemberColumns({ seesNames, seesEmails }: SeenCollaboration): readonly SortColumn<SeenMember>[] {
  return [
    ...(seesNames ? [{ key: 'name', label: 'Name', getValue: ({ name }: SeenMember) => name ?? '' }] : []),
    ...(seesEmails ? [{ key: 'email', label: 'Email', getValue: ({ email }: SeenMember) => email ?? '' }] : []),
    { key: 'role', label: 'Role', getValue: ({ role }) => role },
    { key: 'status', label: 'Membership', getValue: ({ standing }) => standing },
    { key: 'expiry_date', label: 'Ends', getValue: ({ expiryDate }) => expiryDate?.getTime() ?? Number.POSITIVE_INFINITY },
  ];
}

/** Returns the members that match the filters, in the requested order. A search covers only data that the viewer may see. */
export function findMembers(seen: SeenCollaboration, { search, role, status, sort }: MemberQuery): readonly SeenMember[] {
  const words = splitSearchWords(search);
  const found = seen.members.filter(
    (member) =>
      containsAllWords([member.name, member.email].join('\n'), words) &&
      (!role || member.role === role) &&
      (!status || member.standing === status || (status === 'active' && member.standing === 'ending_soon')),
  );
  return sortRows(found, listMemberColumns(seen), sort || undefined);
}

/** Formats members as CSV. Omits columns that the viewer may not see, with their headers. */
export function formatMembersCsv(seen: SeenCollaboration, members: readonly SeenMember[]): string {
  const columns: [string, (member: SeenMember) => string][] = [
    ...(seen.seesNames ? [['name', ({ name }: SeenMember) => name ?? ''] as [string, (member: SeenMember) => string]] : []),
    ...(seen.seesEmails ? [['email', ({ email }: SeenMember) => email ?? ''] as [string, (member: SeenMember) => string]] : []),
    ['role', ({ role }) => role],
    ['status', ({ standing }) => standing],
    ['expiry_date', ({ expiryDate }) => formatOptionalDay(expiryDate)],
    ...(seen.manages ? [['uid', ({ uid }: SeenMember) => uid ?? ''] as [string, (member: SeenMember) => string]] : []),
  ];
  return formatCsvTable(
    columns.map(([head]) => head),
    members.map((member) => columns.map(([, textOf]) => textOf(member))),
  );
}

export function buildRemovalQuestion(seen: SeenCollaboration, members: readonly SeenMember[]): Question {
  const [first] = members;
  const names = members.map(getMemberName);
  return {
    heading:
      members.length === 1 && first !== undefined ? `Remove ${getMemberName(first)}?` : `Remove ${members.length} members?`,
    lines: [
      ...(members.length === 1 ? [] : [names.join(', ')]),
      'They lose access immediately, including all groups. No email is sent. To return, they need a new invitation.',
    ],
    warnings: listLossWarnings(seen, members, 'remove'),
    submit: `Remove ${formatQuantity(members.length, 'member')}`,
  };
}

export function buildRolesQuestion(seen: SeenCollaboration, members: readonly SeenMember[], role: Role): Question {
  const [first] = members;
  if (members.length === 1 && first !== undefined) return createRoleQuestion(seen, first, role);
  const become = role === 'admin' ? 'administrators' : 'ordinary members';
  return {
    heading: `Make ${members.length} members ${become}?`,
    lines: [
      members.map(getMemberName).join(', '),
      'Takes effect immediately. No email is sent. Members who already have the role keep it.',
    ],
    warnings: role === 'admin' ? [] : listLossWarnings(seen, members, 'demote'),
    submit: `Make ${members.length} ${become}`,
  };
}

export function createRoleQuestion(seen: SeenCollaboration, member: SeenMember, role: 'admin' | 'member'): Question {
  const who = getMemberName(member);
  return {
    heading: role === 'admin' ? `Make ${who} an administrator?` : `Make ${who} an ordinary member?`,
    lines: ['Takes effect immediately. No email is sent.'],
    warnings: role === 'admin' ? [] : listLossWarnings(seen, [member], 'demote'),
    submit: role === 'admin' ? 'Make administrator' : 'Make ordinary member',
  };
}

/** Returns warnings about removing or demoting members: the last administrator, or the user. */
function listLossWarnings(
  seen: SeenCollaboration,
  members: readonly SeenMember[],
  loss: 'remove' | 'demote',
): readonly string[] {
  const numbers = new Set(members.map(({ number }) => number));
  const administrators = seen.members.filter(({ administers }) => administers);
  const takesLast = administrators.length > 0 && administrators.every(({ number }) => numbers.has(number));
  const warnings = takesLast
    ? ['This removes the last active administrator. Afterwards only managers of the organization can manage the collaboration.']
    : [];
  if (!members.some(({ isViewer }) => isViewer)) return warnings;
  return [
    ...warnings,
    loss === 'remove'
      ? 'You will lose access to the collaboration immediately.'
      : 'You will lose administrator rights immediately.',
  ];
}

const STANDINGS: Record<MembershipState, string> = {
  active: 'active',
  ending_soon: 'ends soon',
  expired: 'expired',
  unknown: 'unknown',
};

export function buildMembersSection(seen: SeenCollaboration, question: ViewQuery, calls: PlatformCalls) {
  const pagePath = buildCollaborationPath(seen.identifier);
  const { search = '', role = '', status = '', sort = '' } = question;
  const page = selectTablePage(findMembers(seen, question), question.page);
  const buildAddress = (changes: Record<string, string | number | undefined>) =>
    buildViewAddress(seen.identifier, question, { page: undefined, ...changes }, '#members');
  const everybody = { search: undefined, role: undefined, status: undefined };
  const endingSoon = seen.members.filter(({ standing }) => standing === 'ending_soon').length;
  return {
    heads: createSortHeaders(listMemberColumns(seen), sort || undefined, (next) => buildAddress({ sort: next })),
    rows: page.rows.map((member) => createMemberRow(seen, member)),
    seesNames: seen.seesNames,
    seesEmails: seen.seesEmails,
    manages: seen.manages,
    total: page.total,
    all: seen.members.length,
    endingSoon:
      endingSoon === 0 ? undefined : { count: endingSoon, path: buildAddress({ ...everybody, status: 'ending_soon' }) },
    pager: createTablePager(page, (number) => buildAddress({ page: number })),
    search,
    role,
    status,
    sort,
    pagePath,
    allPath: buildAddress(everybody),
    inputs: listHiddenInputs(question, 'members'),
    exportPath: buildCollaborationAddress(buildCollaborationPath(seen.identifier, 'members.csv'), {
      search,
      role,
      status,
      sort,
    }),
    rolePath: buildCollaborationPath(seen.identifier, 'members', 'role'),
    removePath: buildCollaborationPath(seen.identifier, 'members', 'remove'),
    roleCalls: calls('submitMemberRole'),
    removeCalls: calls('submitMemberRemoval'),
    // Only managers may see services of other collaborations.
    servicesPath: seen.isManager ? buildCollaborationPath(seen.identifier, 'members', 'services') : '',
    // Actions on selected members; absent for viewers who may not perform them.
    selection: seen.manages
      ? {
          rolesPath: buildCollaborationPath(seen.identifier, 'members', 'roles'),
          rolesCalls: calls('submitMemberRoles'),
          groupPath: buildCollaborationPath(seen.identifier, 'members', 'group'),
          groupCalls: calls('submitMembersToGroup'),
          groups: seen.groups.map(({ identifier: id, name }) => ({ id, name })),
        }
      : undefined,
  };
}

function createMemberRow(seen: SeenCollaboration, member: SeenMember) {
  const { standing } = member;
  return {
    number: member.number,
    name: member.name ?? '',
    email: member.email ?? '',
    role: member.role === 'admin' ? 'administrator' : 'member',
    standing: STANDINGS[standing],
    tone: standing === 'expired' ? 'bad' : standing === 'ending_soon' ? 'warning' : '',
    ends: formatOptionalDay(member.expiryDate),
    isViewer: member.isViewer,
    isLocked: member.isLocked,
    actions: seen.manages && member.uid !== undefined ? getActions(seen, member, member.uid) : undefined,
  };
}

function getActions(seen: SeenCollaboration, member: SeenMember, uid: string) {
  const newRole = member.role === 'admin' ? 'member' : 'admin';
  const question = createRoleQuestion(seen, member, newRole);
  return {
    uid,
    calledBy: getMemberName(member),
    newRole,
    roleSubmit: question.submit,
    roleQuestion: formatQuestion(question),
    removeQuestion: formatQuestion(buildRemovalQuestion(seen, [member])),
  };
}
