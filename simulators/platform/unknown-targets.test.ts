import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';
import { type Ask, createRequestSender, findCollaborationByName, findGroupByName } from './testing-ask.ts';

let platform: SimulatedPlatform;
let ask: Ask;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  ask = createRequestSender(platform);
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const NOWHERE = randomUUID();
const getTrialId = () => findCollaborationByName(platform.state, 'Drought Trial').identifier;
const getGroupId = () => findGroupByName(findCollaborationByName(platform.state, 'Drought Trial'), 'Field team').identifier;
const someone = DEMO_ACTORS.member.uid;
const NEW_GROUP = {
  collaboration_identifier: NOWHERE,
  name: 'Sowers',
  short_name: 'sowers',
  description: '',
  auto_provision_members: false,
};

describe('A target that does not exist', () => {
  const requests: [operation: string, method: string, path: () => string, body?: object][] = [
    ['removeMember', 'DELETE', () => `/api/collaborations/v1/${getTrialId()}/members/nobody`],
    ['setUnits', 'PUT', () => `/api/collaborations/v1/${NOWHERE}/units`, ['laboratories']],
    ['getInvitation', 'GET', () => `/api/invitations/v1/${NOWHERE}`],
    ['resendInvitation', 'PUT', () => `/api/invitations/v1/resend/${NOWHERE}`],
    ['updateInvitation', 'PATCH', () => `/api/invitations/v1/update/${NOWHERE}`, { intended_role: 'admin', groups: [] }],
    [
      'disconnectService',
      'PUT',
      () => `/api/collaborations_services/v1/disconnect_collaboration_service/${getTrialId()}`,
      { service_entity_id: 'https://nowhere.example.org/entity' },
    ],
    ['createGroup', 'POST', () => '/api/groups/v1', NEW_GROUP],
    ['updateGroup', 'PUT', () => `/api/groups/v1/${NOWHERE}`, { name: 'Sowers' }],
    ['deleteGroup', 'DELETE', () => `/api/groups/v1/${NOWHERE}`],
    ['addGroupMember', 'POST', () => `/api/groups/v1/${NOWHERE}`, { uid: someone }],
    ['removeGroupMember', 'DELETE', () => `/api/groups/v1/${getGroupId()}/members/nobody`],
  ];

  it.each(requests)('results in 404 for %s, and changes nothing', async (operation, method, path, body) => {
    const before = platform.state.takeSnapshot();
    const { status, violations } = await ask(method, path(), body);
    expect([platform.calls.all.at(-1)?.operationId, status, violations]).toEqual([operation, 404, []]);
    expect(platform.state.takeSnapshot()).toBe(before);
  });
});
