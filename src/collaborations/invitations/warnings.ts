/** What people should know before they send invitations that the platform would take, and nobody could use (docs/requirements.md, C42). */
import { dayText } from '../forms/days.ts';
import type { Collaboration, InviteOptions } from '../platform/data-objects.ts';

/** Days for which an invitation can be accepted where nothing else is said; the platform's own number. */
export const USUAL_DAYS = 15;

/** A sentence for each thing that would be for nothing. */
export function invitationWarnings(
  { status, expiryDate }: Pick<Collaboration, 'status' | 'expiryDate'>,
  { invitationExpiryDate, membershipExpiryDate }: Pick<InviteOptions, 'invitationExpiryDate' | 'membershipExpiryDate'>,
  now: Date,
): readonly string[] {
  const until = invitationExpiryDate ?? new Date(now.getTime() + USUAL_DAYS * 86_400_000);
  const hasExpired = status === 'expired' || (expiryDate !== null && expiryDate <= now);
  const endsBefore = !hasExpired && expiryDate !== null && expiryDate <= until;
  return [
    ...(hasExpired
      ? [`This collaboration ended${expiryDate === null ? '' : ` on ${dayText(expiryDate)}`}. Whoever accepts cannot use it.`]
      : []),
    ...(status === 'suspended'
      ? ['This collaboration is suspended. Whoever accepts cannot use it until it is active again.']
      : []),
    ...(endsBefore
      ? [
          `This collaboration ends on ${dayText(expiryDate)}, while the invitation can still be accepted until ${dayText(until)}.`,
        ]
      : []),
    ...(membershipExpiryDate !== undefined && membershipExpiryDate <= until
      ? [
          `The membership ends on ${dayText(membershipExpiryDate)}, while the invitation can still be accepted until ${dayText(until)}.`,
        ]
      : []),
  ];
}
