/** Finds problems of invitations that the platform would send, but nobody could use (docs/requirements.md, C42). */
import { isAdministration } from '../access/policy.ts';
import { formatOptionalDay } from '../page.ts';
import type { Collaboration } from '../platform/data-objects.ts';
import type { InvitationChoices } from './form.ts';

/** Number of days in which an invitation can be accepted by default, as on the platform. */
export const DEFAULT_EXPIRY_DAYS = 15;

/** The collaboration and the service that the warnings depend on. */
export interface InvitingContext {
  /** Entity ID of this service; undefined if it is not configured. */
  readonly serviceEntityId: string | undefined;
  readonly now: Date;
}

/** Returns a warning for each reason why invitations could not be used; without choices, those of any choice. */
export function listInvitationWarnings(
  collaboration: Pick<Collaboration, 'status' | 'expiryDate' | 'memberships' | 'services'>,
  choices: InvitationChoices | undefined,
  { serviceEntityId, now }: InvitingContext,
): readonly string[] {
  const { status, expiryDate } = collaboration;
  const { invitationExpiryDate, membershipExpiryDate } = choices?.options ?? {};
  const until = invitationExpiryDate ?? new Date(now.getTime() + DEFAULT_EXPIRY_DAYS * 86_400_000);
  const hasExpired = status === 'expired' || (expiryDate !== null && expiryDate <= now);
  const endsBefore = !hasExpired && expiryDate !== null && expiryDate <= until;
  const hasAdministrator = collaboration.memberships.some((membership) => isAdministration(membership, now));
  const isConnected = collaboration.services.some(({ entityId }) => entityId === serviceEntityId);
  const waits = serviceEntityId !== undefined && !isConnected;
  return [
    ...(hasExpired
      ? [
          `This collaboration ended${expiryDate === null ? '' : ` on ${formatOptionalDay(expiryDate)}`}. People who accept cannot use it.`,
        ]
      : []),
    ...(status === 'suspended'
      ? ['This collaboration is suspended. People who accept cannot use it until it is active again.']
      : []),
    ...(endsBefore
      ? [
          `This collaboration ends on ${formatOptionalDay(expiryDate)}, while the invitation can still be accepted until ${formatOptionalDay(until)}.`,
        ]
      : []),
    ...(membershipExpiryDate !== undefined && membershipExpiryDate <= until
      ? [
          `The membership ends on ${formatOptionalDay(membershipExpiryDate)}, while the invitation can still be accepted until ${formatOptionalDay(until)}.`,
        ]
      : []),
    ...(!hasAdministrator && choices?.role !== 'admin'
      ? [
          `This collaboration has no administrator${waits ? ', and this service may need one before it can be connected' : ''}. Invite at least one person as administrator.`,
        ]
      : []),
  ];
}
