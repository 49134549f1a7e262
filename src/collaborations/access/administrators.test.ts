import { describe, expect, it } from 'vitest';
import { readAuthSettings, User } from '../../auth/index.ts';
import { createLog } from '../../log.ts';
import { PlatformSilentError } from '../platform/cached-reads.ts';
import type { Collaboration, Membership, Organisation } from '../platform/data-objects.ts';
import { createAdministrators } from './administrators.ts';

const URN = 'crops:drought_trial';
const robin = User.fromClaims({ sub: 'robin@login.example.org' });

const createMembership = (more: Partial<Membership>): Membership => ({
  userId: 1,
  uid: 'robin@platform.example.org',
  role: 'admin',
  status: 'active',
  expiryDate: null,
  suspended: false,
  name: null,
  email: null,
  ...more,
});

/** Creates a platform with one collaboration, a clock and a request counter. */
function createSite(memberships: () => Promise<readonly Membership[]>) {
  const clock = { time: 0 };
  const requestCounts = { organisation: 0, collaboration: 0 };
  const { isAdministrator: ask } = createAdministrators({
    now: () => new Date(clock.time),
    maxWaitMs: 20,
    settings: readAuthSettings({}),
    log: createLog('silent'),
    client: {
      async getOrganisation() {
        requestCounts.organisation += 1;
        return { collaborations: [{ globalUrn: URN, identifier: 'c1' }] } as unknown as Organisation;
      },
      async getCollaboration() {
        requestCounts.collaboration += 1;
        return { memberships: await memberships() } as Collaboration;
      },
    },
  });
  return { ask, requested: requestCounts, clock };
}

describe('Administrators of a collaboration', () => {
  it.each([
    ['an administrator', createMembership({}), true],
    ['an ordinary member', createMembership({ role: 'member' }), false],
    ['an administrator whose membership has ended', createMembership({ expiryDate: new Date(-1) }), false],
    ['an administrator whose account is locked', createMembership({ suspended: true }), false],
    ['another user', createMembership({ uid: 'dana@platform.example.org' }), false],
  ])('include only current members with that role: %s', async (_, one, isAdministrator) => {
    expect(await createSite(async () => [one]).ask(robin, URN)).toBe(isAdministrator);
  });

  it('include no user if the collaboration belongs to another organization', async () => {
    expect(await createSite(async () => [createMembership({})]).ask(robin, 'crops:other')).toBe(false);
  });

  it('are requested at most once a minute, regardless of the number of callers', async () => {
    const { ask, requested, clock } = createSite(async () => [createMembership({})]);
    await Promise.all([ask(robin, URN), ask(robin, URN), ask(User.fromClaims({ sub: 'dana@login' }), URN)]);
    clock.time = 59_000;
    await ask(robin, URN);
    expect(requested).toEqual({ organisation: 1, collaboration: 1 });
    clock.time = 61_000;
    await ask(robin, URN);
    expect(requested.collaboration).toBe(2);
  });

  it('are unknown for ten seconds after a failure of the platform', async () => {
    const failure = new Error('down');
    const answers = [Promise.reject(failure), Promise.resolve([createMembership({})])];
    for (const answer of answers) answer.catch(() => undefined);
    const { ask, clock } = createSite(async () => (await answers.shift()) ?? []);
    await expect(ask(robin, URN)).rejects.toBe(failure);
    clock.time = 9_000;
    await expect(ask(robin, URN)).rejects.toBe(failure);
    clock.time = 11_000;
    expect(await ask(robin, URN)).toBe(true);
  });

  it('are reported as unknown after a short wait, and the late response is cached', async () => {
    const late = Promise.withResolvers<readonly Membership[]>();
    const { ask, requested } = createSite(() => late.promise);
    await expect(ask(robin, URN)).rejects.toBeInstanceOf(PlatformSilentError);
    late.resolve([createMembership({})]);
    expect([await ask(robin, URN), requested.collaboration]).toEqual([true, 1]);
  });
});
