/** Creates a valid request for each page and form, for the data of the demonstration. */
import type { Samples } from '../../simulators/platform/testing-calls.ts';
import type { FormFields } from './testing-site.ts';

/** The operation that a request is created for. */
export interface RequestSeed {
  readonly operationId: string;
  /** Path template of the contract. */
  readonly path: string;
}

/** Returns the address with its query, and the form's fields. Managers connect a collaboration that has no connection. */
export function createSampleRequest(
  { operationId, path }: RequestSeed,
  samples: Samples,
  actor: string,
): { address: string; fields: FormFields | undefined } {
  const identifier =
    operationId === 'submitServiceConnection' && actor === 'manager' ? samples.notConnected : samples.collaboration;
  const filled = path
    .replace('{identifier}', identifier)
    .replace('{group_id}', samples.group)
    .replace('{invitation_id}', samples.invitation);
  return { address: filled + createSampleQuery(operationId, samples), fields: getSampleFields(operationId, samples) };
}

function createSampleQuery(operationId: string, { memberOutside, memberInGroup, invitation }: Samples): string {
  switch (operationId) {
    case 'confirmInvitationsWithdrawal':
      return `?invitation=${encodeURIComponent(invitation)}`;
    case 'confirmInvitationsRole':
      return `?invitation=${encodeURIComponent(invitation)}&role=admin`;
    case 'confirmMemberRoles':
    case 'confirmMemberRole':
      return `?uid=${encodeURIComponent(memberOutside)}&role=admin`;
    case 'showMemberServices':
    case 'confirmMemberRemoval':
    case 'confirmGroupMemberRemoval':
      return `?uid=${encodeURIComponent(memberInGroup)}`;
    default:
      return '';
  }
}

function getSampleFields(
  operationId: string,
  { memberOutside, memberInGroup, invitation, group }: Samples,
): FormFields | undefined {
  switch (operationId) {
    case 'submitCollaboration':
      return { name: 'Oat Trial', description: 'Oats on sand.', administrators: 'first@example.org' };
    case 'submitDeletion':
      return { name: 'Drought Trial' };
    case 'submitUnits':
      return { units: 'laboratories' };
    case 'submitInvitations':
    case 'previewInvitations':
      return { emails: 'somebody@example.org', role: 'member' };
    case 'submitMemberRole':
      return { uid: memberOutside, role: 'admin' };
    case 'submitMemberRoles':
      return { uid: [memberInGroup], role: 'admin' };
    case 'submitMembersToGroup':
      return { uid: [memberOutside], group };
    case 'submitInvitationsResend':
    case 'submitInvitationsWithdrawal':
      return { invitation: [invitation] };
    case 'submitInvitationsRole':
      return { invitation: [invitation], role: 'admin' };
    case 'submitMemberRemoval':
      return { uid: [memberInGroup] };
    case 'submitInvitationRole':
      return { role: 'admin' };
    case 'submitReinvitation':
      return { role: 'member' };
    case 'submitGroup':
      return { name: 'Drone pilots', short_name: 'drone_pilots' };
    case 'submitGroupUpdate':
      return { name: 'Field crew' };
    case 'submitGroupMember':
      return { uid: memberOutside };
    case 'submitGroupMemberRemoval':
      return { uid: memberInGroup };
    default:
      return undefined;
  }
}
