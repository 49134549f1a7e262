/** The table of open invitations on the page of a collaboration; for administrators and managers only. */
import { type Pager, pagerOf } from '../../web/pager.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import { collaborationPath, withQuery } from '../addresses.ts';
import { dayText } from '../forms/days.ts';
import { type FormModel, formModel } from '../forms/page.ts';
import { pageOf } from '../members/listing.ts';
import type { Invitation } from '../platform/data-objects.ts';
import type { PlatformCalls, PlatformCallText } from '../platform-calls.ts';
import { reinviteFields } from './form.ts';

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
  readonly resendPath: string;
  readonly rolePath: string;
  readonly withdrawPath: string;
  readonly reinvite: FormModel;
}

/** The table. */
export interface InvitationsSection {
  readonly rows: readonly InvitationRow[];
  readonly total: number;
  readonly past: number;
  readonly pager: Pager;
  readonly invitePath: string;
  readonly resendCalls: readonly PlatformCallText[];
  readonly roleCalls: readonly PlatformCallText[];
  readonly withdrawCalls: readonly PlatformCallText[];
}

/** Makes the table: the next to expire first. */
export function invitationsSection(
  seen: SeenCollaboration,
  invitations: readonly Invitation[],
  { page, calls, now }: { page: number | undefined; calls: PlatformCalls; now: Date },
): InvitationsSection {
  const inOrder = invitations.toSorted(
    (a, b) => (a.expiryDate?.getTime() ?? 0) - (b.expiryDate?.getTime() ?? 0) || a.email.localeCompare(b.email),
  );
  const isPast = ({ expiryDate }: Invitation) => expiryDate !== null && expiryDate <= now;
  const shown = pageOf(inOrder, page);
  const pagePath = collaborationPath(seen.identifier);
  return {
    rows: shown.rows.map((invitation) => {
      const { externalIdentifier: id, email, intendedRole, expiryDate, groups } = invitation;
      const path = (action: string) => collaborationPath(seen.identifier, 'invitations', id, action);
      return {
        id,
        email,
        role: intendedRole === 'admin' ? 'administrator' : 'member',
        newRole: intendedRole === 'admin' ? 'member' : 'admin',
        expires: dayText(expiryDate),
        isPast: isPast(invitation),
        groups: groups.map(({ name }) => name).join(', '),
        resendPath: path('resend'),
        rolePath: path('role'),
        withdrawPath: path('withdraw'),
        reinvite: formModel(
          {
            action: path('reinvite'),
            submit: 'Replace the invitation',
            calls: calls('submitReinvitation'),
            prefix: `reinvite-${id}-`,
          },
          reinviteFields(seen.groups, invitation),
        ),
      };
    }),
    total: shown.total,
    past: invitations.filter(isPast).length,
    pager: pagerOf(shown, (number) =>
      withQuery(pagePath, { invitations_page: number === 1 ? undefined : number }, '#invitations'),
    ),
    invitePath: collaborationPath(seen.identifier, 'invite'),
    resendCalls: calls('submitInvitationResend'),
    roleCalls: calls('submitInvitationRole'),
    withdrawCalls: calls('submitInvitationWithdrawal'),
  };
}
