/** Builds the table of open invitations and the page of one. Only administrators and managers see them. */
import type { PlatformCallText } from '../../web/forms/model.ts';
import { createSortHeaders } from '../../web/table-order.ts';
import { createTablePager } from '../../web/views.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Collaboration, Invitation, InvitationDetail } from '../platform/data-objects.ts';
import { buildViewAddress, listHiddenInputs, selectTablePage, type ViewQuery } from '../tables/view.ts';
import { formatRole } from './form.ts';
import {
  buildInvitedRoleQuestion,
  buildWithdrawalQuestion,
  DEFAULT_INVITATION_SORT,
  findInvitations,
  invitationColumns,
  isExpired,
} from './listing.ts';

export function buildInvitationsSection(
  seen: SeenCollaboration,
  invitations: readonly Invitation[],
  { question, calls, now }: { question: ViewQuery; calls: PlatformCalls; now: Date },
) {
  const page = selectTablePage(findInvitations(invitations, question, now), question.invitations_page);
  const getPath = (...rest: string[]) => buildCollaborationPath(seen.identifier, 'invitations', ...rest);
  const buildAddress = (changes: Partial<Record<keyof ViewQuery, string | number | undefined>>) =>
    buildViewAddress(seen.identifier, question, { invitations_page: undefined, ...changes }, '#invitations');
  const everything = { invitations_search: undefined, invitations_role: undefined, invitations_state: undefined };
  return {
    heads: createSortHeaders(invitationColumns, question.invitations_sort || DEFAULT_INVITATION_SORT, (sort) =>
      buildAddress({ invitations_sort: sort }),
    ),
    rows: page.rows.map((invitation) => {
      const { externalIdentifier: id, email, intendedRole, expiryDate, groups } = invitation;
      const newRole = intendedRole === 'admin' ? ('member' as const) : ('admin' as const);
      return {
        id,
        email,
        role: formatRole(intendedRole),
        newRole,
        expires: formatOptionalDay(expiryDate),
        isPast: isExpired(invitation, now),
        groups: groups.map(({ name }) => name).join(', '),
        // Absent for an invitation without an identifier, which no call can change.
        actions:
          id === ''
            ? undefined
            : {
                resendPath: getPath(id, 'resend'),
                roleQuestion: formatQuestion(buildInvitedRoleQuestion([invitation], newRole)),
                withdrawQuestion: formatQuestion(buildWithdrawalQuestion([invitation])),
                reinvitePath: getPath(id, 'reinvite'),
                path: getPath(id),
              },
      };
    }),
    total: page.total,
    all: invitations.length,
    past: invitations.filter((invitation) => isExpired(invitation, now)).length,
    pastPath: buildAddress({ ...everything, invitations_state: 'expired' }),
    pager: createTablePager(page, (number) => buildAddress({ invitations_page: number })),
    search: question.invitations_search ?? '',
    role: question.invitations_role ?? '',
    state: question.invitations_state ?? '',
    pagePath: buildCollaborationPath(seen.identifier),
    allPath: buildAddress(everything),
    inputs: listHiddenInputs(question, 'invitations'),
    hasJoinRequests: seen.disableJoinRequests === false,
    invitePath: buildCollaborationPath(seen.identifier, 'invite'),
    resendCalls: calls('submitInvitationResend'),
    withdrawPath: getPath('withdraw'),
    withdrawCalls: calls('submitInvitationsWithdrawal'),
    selection: {
      resendPath: getPath('resend'),
      resendCalls: calls('submitInvitationsResend'),
      rolePath: getPath('role'),
      roleCalls: calls('submitInvitationsRole'),
    },
  };
}

export function buildInvitationModel(
  collaboration: Collaboration,
  invitation: InvitationDetail,
  { calls, now }: { calls: readonly PlatformCallText[]; now: Date },
) {
  const { email, status, acceptedBy, expiryDate, groups, intendedRole, externalIdentifier } = invitation;
  const path = buildCollaborationPath(collaboration.identifier);
  const hasExpired = status === 'expired' || (status === 'open' && isExpired(invitation, now));
  return {
    email,
    status: hasExpired ? 'expired' : status,
    tone: hasExpired ? 'bad' : '',
    role: formatRole(intendedRole),
    expires: formatOptionalDay(expiryDate),
    groups: groups.map(({ name }) => name).join(', '),
    identifier: externalIdentifier,
    acceptedBy: acceptedBy && {
      name: acceptedBy.name || acceptedBy.email || acceptedBy.uid,
      email: acceptedBy.email ?? '',
      uid: acceptedBy.uid,
      isLocked: acceptedBy.suspended,
      // The link is a secret, because any person can accept the invitation with it.
      isOtherAddress: acceptedBy.email !== null && acceptedBy.email.toLowerCase() !== email.toLowerCase(),
      path: acceptedBy.email === null ? '' : buildCollaborationAddress(path, { search: acceptedBy.email }, '#members'),
    },
    openPath: status === 'open' ? buildCollaborationAddress(path, { invitations_search: email }, '#invitations') : '',
    calls,
  };
}
