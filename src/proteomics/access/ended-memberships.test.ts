/** Personal tokens outlive the login, and end with what the platform says of their person. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addManagers, demoState } from '../../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, type PeopleServer, peopleEnvironment, startPeopleServer } from './testing-people.ts';

/** Longer than sessions and tokens go by what the platform said, or that it said nothing. */
const LATER_MS = 400_000;

describeWithDatabase('A personal token', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    const state = demoState();
    addManagers(state);
    platform = await startSimulatedPlatform({ state, validateAnswers: true });
    server = await startPeopleServer({ ...peopleEnvironment(platform), PROTEOMICS_ACCESS: 'login' });
    // Only the clock: what the platform said is asked for again after a while.
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server?.stop();
    await platform?.stop();
  });
  beforeEach(() => server.place(COLLABORATION));
  afterEach(() => {
    platform.reset();
    vi.setSystemTime(Date.now() + LATER_MS);
  });

  /** Status for the runs of the closed project, and how many projects are listed, or the status of that. */
  const seen = async (token: string, on = server) => {
    const headers = { authorization: `Bearer ${token}` };
    const runs = await on.send('anonymous', '/api/runs?project=lung-cohort', { headers });
    const list = await on.send('anonymous', '/api/projects', { json: {}, headers });
    return [runs.status, list.body.length ?? list.status];
  };
  const leave = (shortName: string, name: string) => {
    const collaboration = platform.state.collaborations.find((one) => one.shortName === shortName);
    const at = collaboration?.memberships.findIndex(({ userId }) => platform.state.user(userId).name === name) ?? -1;
    collaboration?.memberships.splice(at, 1);
    vi.setSystemTime(Date.now() + LATER_MS);
  };

  it.each([
    ['manager', 'managers', 'Demo Manager'],
    ['member', 'drought_trial', 'Demo Member'],
  ] as const)(
    'of a %s reads no closed project once the platform lists its person no more',
    async (asker, collaboration, name) => {
      const token = await server.tokenOf(asker);
      const before = await seen(token);
      leave(collaboration, name);
      expect([before, await seen(token)]).toEqual([
        [200, 1],
        [403, 0],
      ]);
    },
  );

  it('is answered 503 while the platform does not say who belongs where', async () => {
    const token = await server.tokenOf('member');
    vi.setSystemTime(Date.now() + LATER_MS);
    platform.force({ fault: '500' });
    expect(await seen(token)).toEqual([503, 503]);
  });

  it('carries no rights of managers where no platform can be asked', async () => {
    const alone = await startPeopleServer({ ...peopleEnvironment(), PROTEOMICS_ACCESS: 'login' });
    await alone.place(COLLABORATION);
    const told = [await seen(await alone.tokenOf('manager'), alone), await seen(await alone.tokenOf('member'), alone)];
    await alone.stop();
    expect(told).toEqual([
      [403, 0],
      [200, 1],
    ]);
  });
});
