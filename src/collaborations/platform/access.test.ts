import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_SERVICE_ENTITY_ID } from '../../../simulators/platform/initial-state.ts';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { SAMPLE_CALLS, type Samples, startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import { CollabNotConfiguredError } from './errors.ts';
import { createCollabOrganisationClient } from './organisation-client.ts';

let platform: SimulatedPlatform;
let samples: Samples;

beforeAll(async () => {
  ({ platform, samples } = await startPlatformAndClient());
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

describe('The settings of the platform', () => {
  it.each([
    ['the token is unset', { token: undefined }, 'COLLAB_ORGANISATION_API_TOKEN'],
    ['the token is invalid in a header', { token: 'two\r\nlines' }, 'COLLAB_ORGANISATION_API_TOKEN'],
    ['the address is unset', { baseUrl: undefined }, 'COLLAB_API_BASE_URL'],
    ['the address is invalid', { baseUrl: 'platform' }, 'COLLAB_API_BASE_URL'],
    ['the address has a password', { baseUrl: 'http://:secret@127.0.0.1' }, 'COLLAB_API_BASE_URL'],
  ])('prevent all requests to the platform while %s', async (_case, missing, variable) => {
    const sent: Request[] = [];
    const unconfigured = createCollabOrganisationClient({
      baseUrl: platform.url,
      token: platform.token,
      serviceEntityId: DEMO_SERVICE_ENTITY_ID,
      send: async (request) => {
        sent.push(request);
        return fetch(request);
      },
      ...missing,
    });
    for (const { run } of SAMPLE_CALLS) {
      await expect(run(unconfigured, samples)).rejects.toMatchObject({
        name: 'CollabNotConfiguredError',
        status: 503,
        variable,
      });
    }
    expect(sent).toEqual([]);
  });

  it('require the service entity ID only to connect or disconnect a service', async () => {
    const unconfigured = createCollabOrganisationClient({
      baseUrl: platform.url,
      token: platform.token,
      serviceEntityId: undefined,
    });
    await expect(unconfigured.connectService(samples.notConnected)).rejects.toBeInstanceOf(CollabNotConfiguredError);
    await expect(unconfigured.disconnectService(samples.collaboration)).rejects.toMatchObject({
      variable: 'COLLAB_SERVICE_ENTITY_ID',
    });
    expect(platform.calls.all).toEqual([]);
    expect(await unconfigured.connectService(samples.notConnected, DEMO_SERVICE_ENTITY_ID)).toBe('connected');
  });

  it('accept an address with a path, with and without a trailing slash', async () => {
    const paths: string[] = [];
    for (const baseUrl of ['https://platform.example.org/behind/proxy', 'https://platform.example.org/behind/proxy/']) {
      const behindProxy = createCollabOrganisationClient({
        baseUrl,
        token: 'token',
        serviceEntityId: undefined,
        send: async (request) => {
          paths.push(new URL(request.url).pathname);
          return Response.json([]);
        },
      });
      await behindProxy.listOpenInvitations('a b');
    }
    expect(paths).toEqual(Array(2).fill('/behind/proxy/api/invitations/v1/invitations/a%20b'));
  });
});
