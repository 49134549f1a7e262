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

describe('The faults of the simulated platform', () => {
  const readOutcome = (promise: Promise<Answer>) => promise.then(({ status }) => status).catch(() => 'broken');
  const createGroup = (name: string) =>
    ask('POST', '/api/groups/v1', {
      collaboration_identifier: findCollaboration('Drought Trial').identifier,
      name,
      short_name: 'x_1',
    });

  it('affect a change if a value contains the name of the fault', async () => {
    const before = platform.state.takeSnapshot();
    expect(await readOutcome(createGroup('fault-html-502'))).toBe(502);
    expect(await readOutcome(createGroup('Our fault-reset group'))).toBe('broken');
    expect(platform.state.takeSnapshot()).toBe(before);
  });

  it('occur after the change if their name has the prefix late-', async () => {
    expect(await readOutcome(createGroup('late-fault-html-502'))).toBe(502);
    expect(findTrialGroup('late-fault-html-502')).toBeDefined();
  });

  it('affect changes of a group or an invitation that has the name of the fault, but no reads', async () => {
    const laboratory = findCollaboration('Fault Laboratory');
    const group = laboratory.groups.find(({ name }) => name === 'fault-409');
    const invitation = laboratory.invitations.find(({ email }) => email === 'fault-404@example.org');
    expect(await readOutcome(ask('DELETE', `/api/groups/v1/${group?.identifier}`))).toBe(409);
    expect(await readOutcome(ask('DELETE', `/api/invitations/v1/${invitation?.identifier}`))).toBe(404);
    expect(await readOutcome(ask('GET', buildCollaborationPath('Fault Laboratory')))).toBe(200);
  });

  it('affect changes of a user who has the name of the fault', async () => {
    const member = platform.state.findUserByUid(DEMO_ACTORS.member.uid);
    if (member) member.name = 'fault-500';
    expect(
      await readOutcome(ask('DELETE', `${buildCollaborationPath('Drought Trial')}/members/${DEMO_ACTORS.member.uid}`)),
    ).toBe(500);
  });

  it('affect only reads of a collaboration if its name contains the fault with the prefix read-', async () => {
    const path = buildCollaborationPath('Seed Bank');
    findCollaboration('Seed Bank').name = 'read-fault-401 Seed Bank';
    expect(await readOutcome(ask('GET', path))).toBe(401);
    expect(await readOutcome(ask('GET', path.replace('collaborations/v1', 'invitations/v1/invitations')))).toBe(401);
    expect(await readOutcome(ask('DELETE', path))).toBe(204);
  });

  it('affect reads of the organization if its name contains the fault with the prefix read-', async () => {
    Object.assign(platform.state.organisations[0] ?? {}, { name: 'Crops read-fault-html-502' });
    expect(await readOutcome(ask('GET', '/api/organisations/v1'))).toBe(502);
  });

  it.each(['fault-unknown', 'fault-4000', 'default-400', 'fault 400'])('do not occur for the name “%s”', async (name) => {
    expect(await readOutcome(createGroup(name))).toBe(201);
  });
});
