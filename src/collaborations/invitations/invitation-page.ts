/** Builds the page of one invitation in any state. Only administrators and managers can see it. */
import type { PlatformCallText } from '../../web/forms/model.ts';
import { createView } from '../../web/views.ts';
import { buildCollaborationAddress, buildCollaborationPath, formatOptionalDay } from '../page.ts';
import type { Collaboration, InvitationDetail } from '../platform/data-objects.ts';
import { formatRole } from './form.ts';
import { isPast } from './listing.ts';

/** View of the page of an invitation. */
export const invitationView = createView<ReturnType<typeof buildInvitationModel>>('collaborations/invitations/invitation');

export function buildInvitationModel(
  collaboration: Collaboration,
  invitation: InvitationDetail,
  { calls, now }: { calls: readonly PlatformCallText[]; now: Date },
) {
  const { email, status, acceptedBy, expiryDate, groups, intendedRole, externalIdentifier } = invitation;
  const path = buildCollaborationPath(collaboration.identifier);
  const hasExpired = status === 'expired' || (status === 'open' && isPast(invitation, now));
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
