import { createSortHeaders } from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import { getMemberName, type MembershipState, type SeenCollaboration, type SeenMember } from '../access/disclosure.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay } from '../page.ts';
import { buildViewAddress, listHiddenInputs, selectTablePage, type ViewQuery } from '../tables/view.ts';
import { buildRemovalQuestion, createRoleQuestion, findMembers, listMemberColumns } from './listing.ts';

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
    // Confirmation for removing rights; empty for adding rights.
    roleQuestion: newRole === 'member' ? formatQuestion(question) : '',
    removeQuestion: formatQuestion(buildRemovalQuestion(seen, [member])),
  };
}
