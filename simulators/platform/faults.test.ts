import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from './demo-actors.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from './simulated-platform.ts';
import { type Answer, type Ask, createRequestSender, findCollaborationByName, findGroupByName } from './testing-ask.ts';

let platform: SimulatedPlatform;
let ask: Ask;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  ask = createRequestSender(platform);
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

const findCollaboration = (name: string) => findCollaborationByName(platform.state, name);
const findTrialGroup = (name: string) => findGroupByName(findCollaboration('Drought Trial'), name);
const buildCollaborationPath = (name: string) => `/api/collaborations/v1/${findCollaboration(name).identifier}`;

describe('Simulated faults by name', () => {
  const readOutcome = (promise: Promise<Answer>) => promise.then(({ status }) => status).catch(() => 'broken');
  const createGroup = (name: string) =>
    ask('POST', '/api/groups/v1', {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      name,
      short_name: 'x_1',
    });

  it('affect a change that contains the name', async () => {
    const before = platform.state.takeSnapshot();
    expect(await readOutcome(createGroup('fault-html-502'))).toBe(502);
    expect(await readOutcome(createGroup('Our fault-reset group'))).toBe('broken');
    expect(platform.state.takeSnapshot()).toBe(before);
  });

  it('take effect after the change if they are late', async () => {
    expect(await readOutcome(createGroup('late-fault-html-502'))).toBe(502);
    expect(findTrialGroup('late-fault-html-502')).toBeDefined();
  });

  it('affect changes of a group or an invitation of that name, but no reads', async () => {
    const laboratory = findCollaboration('Fault Laboratory');
    const group = laboratory.groups.find(({ name }) => name === 'fault-409');
    const invitation = laboratory.invitations.find(({ email }) => email === 'fault-404@example.org');
    expect(await readOutcome(ask('DELETE', `/api/groups/v1/${group?.identifier}`))).toBe(409);
    expect(await readOutcome(ask('DELETE', `/api/invitations/v1/${invitation?.identifier}`))).toBe(404);
    expect(await readOutcome(ask('GET', buildCollaborationPath('Fault Laboratory')))).toBe(200);
  });

  it('affect actions on a user of that name', async () => {
    const member = platform.state.findUserByUid(DEMO_ACTORS.member.uid);
    if (member) member.name = 'fault-500';
    expect(
      await readOutcome(ask('DELETE', `${buildCollaborationPath('Drought Trial')}/members/${DEMO_ACTORS.member.uid}`)),
    ).toBe(500);
  });

  it('affect reads for that name of the collaboration, but no changes of it', async () => {
    const path = buildCollaborationPath('Seed Bank');
    findCollaboration('Seed Bank').name = 'read-fault-401 Seed Bank';
    expect(await readOutcome(ask('GET', path))).toBe(401);
    expect(await readOutcome(ask('GET', path.replace('collaborations/v1', 'invitations/v1/invitations')))).toBe(401);
    expect(await readOutcome(ask('DELETE', path))).toBe(204);
  });

  it('affect reads of the organization for that name of the organization', async () => {
    Object.assign(platform.state.organisations[0] ?? {}, { name: 'Crops read-fault-html-502' });
    expect(await readOutcome(ask('GET', '/api/organisations/v1'))).toBe(502);
  });

  it.each(['fault-unknown', 'fault-4000', 'default-400', 'fault 400'])('do not occur for the name “%s”', async (name) => {
    expect(await readOutcome(createGroup(name))).toBe(201);
  });
});
