/** Tests that personal tokens lose rights when memberships on the platform end. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, createDemoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createPeopleEnvironment, type PeopleServer, startPeopleServer } from './testing-people.ts';

/** Longer than the time for which the server caches responses and failures of the platform, in milliseconds. */
const LATER_MS = 400_000;

describeWithDatabase('A personal token', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    const state = createDemoState();
    addManagers(state);
    platform = await startSimulatedPlatform({ state, validateAnswers: true });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), PROTEOMICS_ACCESS: 'login' });
    // Only the clock is fake, so that cached responses expire.
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server?.stop();
    await platform?.stop();
  });
  beforeEach(() => server.placeRecords(COLLABORATION));
  afterEach(() => {
    platform.reset();
    vi.setSystemTime(Date.now() + LATER_MS);
  });

  /**
   * Returns the status of a request for the runs of a restricted project, and the number of visible projects or, on error,
   * the status of the request for projects.
   */
  const readVisible = async (token: string, on = server) => {
    const headers = { authorization: `Bearer ${token}` };
    const runs = await on.send('anonymous', '/api/runs?project=lung-cohort', { headers });
    const list = await on.send('anonymous', '/api/projects', { json: {}, headers });
    return [runs.status, list.body.length ?? list.status];
  };
  const removeMembership = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.getUser(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };

  it.each([
    ['manager', 'managers', 'Demo Manager'],
    ['member', 'drought_trial', 'Demo Member'],
  ] as const)(
    'loses access to a restricted project when the platform no longer lists the owner of the token as a %s',
    async (actor, collaboration, name) => {
      const token = await server.createToken(actor);
      const before = await readVisible(token);
      removeMembership(collaboration, name);
      expect([before, await readVisible(token)]).toEqual([
        [200, 1],
        [403, 0],
      ]);
    },
  );

  it('causes 503 while the platform does not respond', async () => {
    const token = await server.createToken('member');
    vi.setSystemTime(Date.now() + LATER_MS);
    platform.forceFault({ fault: '500' });
    expect(await readVisible(token)).toEqual([503, 503]);
  });

  it('has no manager rights if no platform is configured', async () => {
    const alone = await startPeopleServer({ ...createPeopleEnvironment(), PROTEOMICS_ACCESS: 'login' });
    await alone.placeRecords(COLLABORATION);
    const statuses = [
      await readVisible(await alone.createToken('manager'), alone),
      await readVisible(await alone.createToken('member'), alone),
    ];
    await alone.stop();
    expect(statuses).toEqual([
      [403, 0],
      [200, 1],
    ]);
  });
});
