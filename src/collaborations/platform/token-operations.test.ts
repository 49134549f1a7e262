import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { NEW_COLLABORATION, type Samples, startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import { CollaborationNotFoundError } from './errors.ts';
import type { CollabOrganisationClient } from './organisation-client.ts';

let platform: SimulatedPlatform;
let client: CollabOrganisationClient;
let samples: Samples;

beforeAll(async () => {
  ({ platform, client, samples } = await startPlatformAndClient());
});
beforeEach(() => platform.reset());
afterAll(() => platform.stop());

describe('The organization client', () => {
  it('returns an accepted invitation with the person, whose address may differ from the invited one', async () => {
    const {
      invited: [made],
    } = await client.invite(samples.collaboration, ['plants@example.org'], 'admin', { senderName: 'Plant Group' });
    const id = made?.externalIdentifier ?? '';
    expect(platform.state.outbox.at(-1)).toMatchObject({ to: 'plants@example.org', sender: 'Plant Group' });
    expect(await client.getInvitation(id)).toMatchObject({
      status: 'open',
      collaboration: { identifier: samples.collaboration, name: 'Drought Trial' },
      acceptedBy: null,
    });
    const person = platform.state.users.find(
      ({ id: user }) =>
        !platform.state.findCollaboration(samples.collaboration)?.memberships.some(({ userId }) => userId === user),
    );
    platform.state.acceptInvitation(id, person?.uid ?? '');
    expect(await client.getInvitation(id)).toMatchObject({
      status: 'accepted',
      email: 'plants@example.org',
      acceptedBy: { uid: person?.uid, name: person?.name, email: person?.email, suspended: false },
    });
    await client.removeMember(samples.collaboration, person?.uid ?? '');
    await expect(client.getInvitation(id)).rejects.toBeInstanceOf(CollaborationNotFoundError);
  });

  it('returns the services of a person by the user ID in their membership', async () => {
    const [member] = await client.listMembers(samples.collaboration);
    const services = await client.listUserServices(member?.userId ?? 0);
    expect(services.map(({ name }) => name)).toContain('Concordat');
    expect(services[0]).toMatchObject({ uri: expect.any(String), supportEmail: expect.any(String) });
    await expect(client.listUserServices(987_654)).rejects.toMatchObject({ name: 'OrganisationTokenError' });
    for (const odd of [0, -1, 1.5, Number.NaN]) {
      await expect(client.listUserServices(odd)).rejects.toMatchObject({ name: 'CollabInputError', field: 'userId' });
    }
  });

  it('replaces all units of a collaboration, and rejects unknown ones', async () => {
    expect(await client.setUnits(samples.collaboration, ['laboratories', 'data office'])).toEqual([
      'laboratories',
      'data office',
    ]);
    expect((await client.getCollaboration(samples.collaboration)).units).toEqual(['laboratories', 'data office']);
    await expect(client.setUnits(samples.collaboration, ['greenhouses'])).rejects.toMatchObject({ fault: 'refused' });
    expect(await client.setUnits(samples.collaboration, [])).toEqual([]);
  });

  it('sends the logo of a new collaboration, unless it is empty', async () => {
    const made = await client.createCollaboration({ ...NEW_COLLABORATION, logo: 'iVBORw0KGgo=' });
    const other = await client.createCollaboration({ ...NEW_COLLABORATION, name: 'Rye Trial', logo: '' });
    const logos = [made, other].map(({ identifier }) => platform.state.findCollaboration(identifier)?.logo);
    expect(logos).toEqual(['iVBORw0KGgo=', null]);
  });
});
