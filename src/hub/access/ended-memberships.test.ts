// @module-tag full
/** Tests that a user who leaves a collaboration loses access during the session (docs/requirements.md, E31). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, createDemoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { createLoginEnvironment, startTestHub, type TestHub } from '../testing-hub.ts';

const COLLABORATION = 'crops:drought_trial';
/** Exceeds the time for which a session caches responses of the platform. */
const LATER_MS = 400_000;

describeWithDatabase('A session', () => {
  let platform: SimulatedPlatform;
  let hub: TestHub;
  beforeAll(async () => {
    const state = createDemoState();
    addManagers(state);
    platform = await startSimulatedPlatform({ state, validateAnswers: true });
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await platform?.stop();
  });
  beforeEach(async () => {
    hub = await startTestHub({ ...createLoginEnvironment(platform), HUB_ACCESS: 'login' });
  });
  afterEach(async () => {
    await hub.stop();
    platform.reset();
  });

  /** Returns the status of the workspace's page, and whether the home page of the hub lists the workspace. */
  const readVisible = async (actor: 'member' | 'manager', workspaceId: string) => {
    const [one, list] = [await hub.send(actor, `/hub/workspaces/${workspaceId}`), await hub.send(actor, '/hub/')];
    return [one.status, list.text.includes(workspaceId)];
  };
  const removeMembership = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
  };

  it.each([
    ['member', 'drought_trial', 'Demo Member'],
    ['manager', 'managers', 'Demo Manager'],
  ] as const)('loses access to a closed workspace when the platform no longer lists its %s', async (actor, shortName, name) => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const before = await readVisible(actor, workspaceId);
    removeMembership(shortName, name);
    vi.setSystemTime(Date.now() + LATER_MS);
    expect([before, await readVisible(actor, workspaceId)]).toEqual([
      [200, true],
      [403, false],
    ]);
  });

  it('loses access to a closed workspace when the membership expires', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const before = await readVisible('member', workspaceId);
    for (const membership of platform.state.collaborations.flatMap(({ memberships }) => memberships)) membership.expiryDate = 1;
    vi.setSystemTime(Date.now() + LATER_MS);
    expect([before, await readVisible('member', workspaceId)]).toEqual([
      [200, true],
      [403, false],
    ]);
  });

  it('keeps its access during a platform outage, and queries the platform once for several requests', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    await readVisible('member', workspaceId);
    vi.setSystemTime(Date.now() + LATER_MS);
    platform.forceFault({ fault: '500' });
    const before = platform.calls.all.length;
    const found = [
      await readVisible('member', workspaceId),
      await readVisible('member', workspaceId),
      await readVisible('member', workspaceId),
    ];
    expect([found, platform.calls.all.length - before]).toEqual([
      [
        [200, true],
        [200, true],
        [200, true],
      ],
      1,
    ]);
  });

  it('is denied access during an outage if the membership ended before the outage', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    await readVisible('member', workspaceId);
    removeMembership('drought_trial', 'Demo Member');
    vi.setSystemTime(Date.now() + LATER_MS);
    await readVisible('member', workspaceId);
    platform.forceFault({ fault: '500' });
    vi.setSystemTime(Date.now() + LATER_MS);
    expect(await readVisible('member', workspaceId)).toEqual([403, false]);
  });

  it('loses access when its collaboration is deleted', async () => {
    const { workspaceId } = await hub.place(COLLABORATION);
    const before = await readVisible('member', workspaceId);
    const { collaborations } = platform.state;
    collaborations.splice(
      collaborations.findIndex(({ shortName }) => shortName === 'drought_trial'),
      1,
    );
    vi.setSystemTime(Date.now() + LATER_MS);
    expect([before, await readVisible('member', workspaceId)]).toEqual([
      [200, true],
      [403, false],
    ]);
  });
});
