/** The table of open invitations on the page of a collaboration; for administrators and managers only. */

import type { PlatformCallText } from '../../web/forms/model.ts';
import { type SortHead, sortHeads } from '../../web/table-order.ts';
import { type Pager, pagerOf } from '../../web/views.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import { formatQuestion } from '../confirm-page.ts';
import type { PlatformCalls } from '../context.ts';
import { buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Invitation } from '../platform/data-objects.ts';
import { buildViewAddress, type KeptField, listKeptFields, selectTablePage, type ViewQuestion } from '../tables/view.ts';
import { formatRole } from './form.ts';
import { buildWithdrawalQuestion, findInvitations, invitationColumns, isPast, USUAL_SORT } from './listing.ts';

/** A row. */
export interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly newRole: 'admin' | 'member';
  readonly expires: string;
  /** Expired, although the platform still counts it as open. */
  readonly isPast: boolean;
  readonly groups: string;
  /** Absent for an invitation that no call reaches. */
  readonly actions: InvitationRowActions | undefined;
}

/** Actions on an invitation. */
export interface InvitationRowActions {
  readonly resendPath: string;
  readonly rolePath: string;
  readonly withdrawQuestion: string;
  readonly reinvitePath: string;
}

/** The table. */
export interface InvitationsSection {
  readonly heads: readonly SortHead[];
  readonly rows: readonly InvitationRow[];
  /** Rows that are found, on all pages. */
  readonly total: number;
  readonly all: number;
  readonly past: number;
  readonly pastPath: string;
  readonly pager: Pager;
  readonly search: string;
  readonly role: string;
  readonly state: string;
  readonly pagePath: string;
  readonly allPath: string;
  readonly kept: readonly KeptField[];
  readonly invitePath: string;
  readonly resendCalls: readonly PlatformCallText[];
  readonly roleCalls: readonly PlatformCallText[];
  readonly withdrawPath: string;
  readonly withdrawCalls: readonly PlatformCallText[];
  readonly selection: {
    readonly resendPath: string;
    readonly resendCalls: readonly PlatformCallText[];
    readonly rolePath: string;
    readonly roleCalls: readonly PlatformCallText[];
  };
}

/** Creates the table: the next to expire first. */
export function buildInvitationsSection(
  seen: SeenCollaboration,
  invitations: readonly Invitation[],
  { question, calls, now }: { question: ViewQuestion; calls: PlatformCalls; now: Date },
): InvitationsSection {
  const page = selectTablePage(findInvitations(invitations, question, now), question.invitations_page);
  const path = (...rest: string[]) => buildCollaborationPath(seen.identifier, 'invitations', ...rest);
  const address = (changes: Partial<Record<keyof ViewQuestion, string | number | undefined>>) =>
    buildViewAddress(seen.identifier, question, { invitations_page: undefined, ...changes }, '#invitations');
  const everything = { invitations_search: undefined, invitations_role: undefined, invitations_state: undefined };
  return {
    heads: sortHeads(invitationColumns, question.invitations_sort || USUAL_SORT, (sort) => address({ invitations_sort: sort })),
    rows: page.rows.map((invitation) => {
      const { externalIdentifier: id, email, intendedRole, expiryDate, groups } = invitation;
      return {
        id,
        email,
        role: formatRole(intendedRole),
        newRole: intendedRole === 'admin' ? 'member' : 'admin',
        expires: formatOptionalDay(expiryDate),
        isPast: isPast(invitation, now),
        groups: groups.map(({ name }) => name).join(', '),
        actions:
          id === ''
            ? undefined
            : {
                resendPath: path(id, 'resend'),
                rolePath: path(id, 'role'),
                withdrawQuestion: formatQuestion(buildWithdrawalQuestion([invitation])),
                reinvitePath: path(id, 'reinvite'),
              },
      };
    }),
    total: page.total,
    all: invitations.length,
    past: invitations.filter((invitation) => isPast(invitation, now)).length,
    pastPath: address({ ...everything, invitations_state: 'expired' }),
    pager: pagerOf(page, (number) => address({ invitations_page: number })),
    search: question.invitations_search ?? '',
    role: question.invitations_role ?? '',
    state: question.invitations_state ?? '',
    pagePath: buildCollaborationPath(seen.identifier),
    allPath: address(everything),
    kept: listKeptFields(question, 'invitations'),
    invitePath: buildCollaborationPath(seen.identifier, 'invite'),
    resendCalls: calls('submitInvitationResend'),
    roleCalls: calls('submitInvitationRole'),
    withdrawPath: path('withdraw'),
    withdrawCalls: calls('submitInvitationsWithdrawal'),
    selection: {
      resendPath: path('resend'),
      resendCalls: calls('submitInvitationsResend'),
      rolePath: path('role'),
      roleCalls: calls('submitInvitationsRole'),
    },
  };
}
