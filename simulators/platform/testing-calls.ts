/** Calls every method of the client with arguments that are valid for the demonstration's data. */

import type { PlatformAccess } from '../../src/collaborations/platform/access.ts';
import type { CollaborationCreate } from '../../src/collaborations/platform/data-objects.ts';
import {
  type CollabOrganisationClient,
  createCollabOrganisationClient,
} from '../../src/collaborations/platform/organisation-client.ts';
import { DEMO_ACTORS } from './demo-actors.ts';
import { DEMO_SERVICE_ENTITY_ID } from './initial-state.ts';
import type { PlatformCollaboration, PlatformState } from './platform-state.ts';
import { type SimulatedPlatform, type SimulatedPlatformOptions, startSimulatedPlatform } from './simulated-platform.ts';

/** A valid call of a method. */
export interface SampleCall {
  method: keyof CollabOrganisationClient;
  /** The platform operation that the call uses. */
  operationId: SimulatedPlatformOperation;
  isChange: boolean;
  /** True if an empty response is an error (docs/requirements.md, C25). */
  needsBody: boolean;
  run: (client: CollabOrganisationClient, samples: Samples) => Promise<unknown>;
}

type SimulatedPlatformOperation = NonNullable<Parameters<SimulatedPlatform['forceFault']>[0]['operationId']>;

/** Identifiers that calls use. */
export interface Samples {
  collaboration: string;
  /** A collaboration to which this service is not connected. */
  notConnected: string;
  group: string;
  invitation: string;
  /** A member who is in the group. */
  memberInGroup: string;
  /** A member who is not in the group. */
  memberOutside: string;
  /** User ID of `memberOutside` on the platform. */
  memberNumber: number;
}

/** Valid data of a new collaboration. */
export const NEW_COLLABORATION: CollaborationCreate = {
  name: 'Oat Trial',
  description: 'Oats on sand.',
  disableJoinRequests: false,
  discloseMemberInformation: true,
  discloseEmailInformation: false,
  administrators: ['first@example.org'],
};

/** All methods of the client (docs/requirements.md, C33). */
export const SAMPLE_CALLS: readonly SampleCall[] = [
  createReadCall('getOrganisation', 'getOrganisation', (client) => client.getOrganisation()),
  createChangeCall('createCollaboration', true, (client) => client.createCollaboration(NEW_COLLABORATION)),
  createReadCall('getCollaboration', 'getCollaboration', (client, { collaboration }) => client.getCollaboration(collaboration)),
  createChangeCall('setUnits', true, (client, { collaboration }) => client.setUnits(collaboration, ['laboratories'])),
  createChangeCall('deleteCollaboration', false, (client, { collaboration }) => client.deleteCollaboration(collaboration)),
  createChangeCall('connectService', true, (client, { notConnected }) => client.connectService(notConnected)),
  createReadCall('listMembers', 'getCollaboration', (client, { collaboration }) => client.listMembers(collaboration)),
  createChangeCall('setMemberRole', false, (client, { collaboration, memberOutside }) =>
    client.setMemberRole(collaboration, memberOutside, 'admin'),
  ),
  createChangeCall('removeMember', false, (client, { collaboration, memberInGroup }) =>
    client.removeMember(collaboration, memberInGroup),
  ),
  createChangeCall('disconnectService', false, (client, { collaboration }) => client.disconnectService(collaboration)),
  createChangeCall('invite', true, (client, { collaboration }) =>
    client.invite(collaboration, ['somebody@example.org'], 'member'),
  ),
  createReadCall('listOpenInvitations', 'listOpenInvitations', (client, { collaboration }) =>
    client.listOpenInvitations(collaboration),
  ),
  createReadCall('listUserServices', 'listUserServices', (client, { memberNumber }) => client.listUserServices(memberNumber)),
  createReadCall('getInvitation', 'getInvitation', (client, { invitation }) => client.getInvitation(invitation)),
  createChangeCall('resendInvitation', true, (client, { invitation }) => client.resendInvitation(invitation)),
  createChangeCall('updateInvitation', true, (client, { invitation }) =>
    client.updateInvitation(invitation, { role: 'admin', groups: [] }),
  ),
  createChangeCall('withdrawInvitation', false, (client, { invitation }) => client.withdrawInvitation(invitation)),
  createChangeCall('createGroup', true, (client, { collaboration }) =>
    client.createGroup(collaboration, { name: 'Drone pilots', shortName: 'drone_pilots' }),
  ),
  createChangeCall('updateGroup', true, (client, { group }) => client.updateGroup(group, { name: 'Field crew' })),
  createChangeCall('deleteGroup', false, (client, { group }) => client.deleteGroup(group)),
  createChangeCall('addGroupMember', false, (client, { group, memberOutside }) => client.addGroupMember(group, memberOutside)),
  createChangeCall('removeGroupMember', false, (client, { group, memberInGroup }) =>
    client.removeGroupMember(group, memberInGroup),
  ),
];

/** Returns the collaboration that most samples use. */
export function findDroughtTrial(state: PlatformState): PlatformCollaboration {
  return state.collaborations.find(({ name }) => name === 'Drought Trial') as PlatformCollaboration;
}

/** Returns identifiers from the demonstration's data. */
export function collectSamples(state: PlatformState): Samples {
  const trial = findDroughtTrial(state);
  const group = trial.groups.find(({ name }) => name === 'Field team') as PlatformCollaboration['groups'][number];
  return {
    collaboration: trial.identifier,
    notConnected: state.collaborations.find(({ name }) => name === 'Pollinator Count')?.identifier ?? '',
    group: group.identifier,
    invitation: trial.invitations[0]?.identifier ?? '',
    memberInGroup: state.getUser(group.memberUserIds[0] as number).uid,
    memberOutside: DEMO_ACTORS.member.uid,
    memberNumber: state.findUserByUid(DEMO_ACTORS.member.uid)?.id ?? 0,
  };
}

export async function startPlatformAndClient(
  options: SimulatedPlatformOptions = {},
  access: Partial<PlatformAccess> = {},
): Promise<{ platform: SimulatedPlatform; client: CollabOrganisationClient; samples: Samples }> {
  const platform = await startSimulatedPlatform({ validateAnswers: true, ...options });
  const client = createCollabOrganisationClient({
    baseUrl: platform.url,
    token: platform.token,
    serviceEntityId: DEMO_SERVICE_ENTITY_ID,
    ...access,
  });
  return { platform, client, samples: collectSamples(platform.state) };
}

function createReadCall(
  method: SampleCall['method'],
  operationId: SimulatedPlatformOperation,
  run: SampleCall['run'],
): SampleCall {
  return { method, operationId, isChange: false, needsBody: true, run };
}

function createChangeCall(
  method: SampleCall['method'] & SimulatedPlatformOperation,
  needsBody: boolean,
  run: SampleCall['run'],
): SampleCall {
  return { method, operationId: method, isChange: true, needsBody, run };
}
