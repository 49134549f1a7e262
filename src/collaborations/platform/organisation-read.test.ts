import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { type Samples, startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import { type CollabOrganisationClient, createCollabOrganisationClient } from './organisation-client.ts';

let platform: SimulatedPlatform;
let client: CollabOrganisationClient;
let samples: Samples;

beforeAll(async () => {
  ({ platform, client, samples } = await startPlatformAndClient());
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

describe('A request for organization data', () => {
  it('is shared by concurrent callers', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.getOrganisation()));
    expect(new Set(answers).size).toBe(1);
    expect(platform.calls.all).toHaveLength(1);
  });

  it('is repeated for a caller that arrives after it ended', async () => {
    await client.getOrganisation();
    await client.getOrganisation();
    expect(platform.calls.all).toHaveLength(2);
  });

  it('is not shared with a caller that arrives after a change', async () => {
    const release: (() => void)[] = [];
    const slow = createCollabOrganisationClient({
      baseUrl: platform.url,
      token: platform.token,
      serviceEntityId: undefined,
      send: async (request) => {
        const answer = await fetch(request);
        if (request.method === 'GET' && release.length === 0) await new Promise<void>((resolve) => release.push(resolve));
        return answer;
      },
    });
    const before = slow.getOrganisation();
    await slow.deleteCollaboration(samples.notConnected);
    const after = await slow.getOrganisation();
    for (const go of release) go();
    expect(after.collaborations.map(({ name }) => name)).not.toContain('Pollinator Count');
    await before;
  });

  it('fails for all its callers, and is repeated for later ones', async () => {
    const undo = platform.forceFault({ fault: '500', operationId: 'getOrganisation' });
    const failures = await Promise.allSettled([client.getOrganisation(), client.getOrganisation()]);
    undo();
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await client.getOrganisation()).name).toBe('Crops Institute');
  });
});
