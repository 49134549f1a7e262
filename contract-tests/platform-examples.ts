/** Creates the state of the simulated platform for the contract's examples. */
import { createDemoState } from '../simulators/platform/initial-state.ts';
import type { PlatformCollaboration, PlatformState } from '../simulators/platform/platform-state.ts';
import { findDroughtTrial, type Samples } from '../simulators/platform/testing-calls.ts';

/** IDs of the examples, which are the same in openapi/collaborations and openapi/organisation. */
export const EXAMPLE: Samples = {
  collaboration: '6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21',
  notConnected: '6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21',
  group: 'b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10',
  invitation: '0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de',
  memberInGroup: '9c04e7f2b61d4d5aa3f8@people.example.org',
  memberOutside: '5b7ad2c19e0f4a3d8c61@people.example.org',
  memberNumber: 301,
};

/** Returns the data of the demonstration with the IDs of the examples. */
export function createExampleState(): PlatformState {
  const state = createDemoState();
  const trial = findDroughtTrial(state);
  const [invitation] = trial.invitations as [PlatformCollaboration['invitations'][number]];
  const team = trial.groups.find(({ name }) => name === 'Field team') as PlatformCollaboration['groups'][number];
  const outside = state.users.find(({ name }) => name === 'Statistician 1');
  trial.identifier = EXAMPLE.collaboration;
  invitation.identifier = EXAMPLE.invitation;
  team.identifier = EXAMPLE.group;
  state.getUser(team.memberUserIds[0] as number).uid = EXAMPLE.memberInGroup;
  if (outside !== undefined) {
    const replaceNumber = (id: number) => (id === outside.id ? EXAMPLE.memberNumber : id);
    for (const one of trial.memberships) one.userId = replaceNumber(one.userId);
    for (const group of trial.groups) group.memberUserIds = group.memberUserIds.map(replaceNumber);
    Object.assign(outside, { uid: EXAMPLE.memberOutside, id: EXAMPLE.memberNumber });
  }
  return state;
}
