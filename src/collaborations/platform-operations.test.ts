/** Tests units, single invitations, and the services of a member (docs/requirements.md, C33). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from '../../simulators/platform/demo-actors.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../../simulators/platform/testing-calls.ts';
import { PRIVATE_MARK } from '../../simulators/platform/wire-records.ts';
import { startTestSite, type TestSite } from './testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  site = await startTestSite(platform);
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await site.stop();
  await platform.stop();
});

const findTrial = () => findDroughtTrial(platform.state);
const buildPath = (...rest: string[]) => ['/collaborations', findTrial().identifier, ...rest].join('/');

describe('The units of a collaboration', () => {
  it('are offered, with the current units selected', async () => {
    const { text } = await site.get('manager', buildPath('units'));
    const ticked = [...text.matchAll(/<input[^>]*type="checkbox"[^>]*name="units"[^>]*>/g)].map(([input]) => [
      /value="([^"]*)"/.exec(input)?.[1],
      input.includes('checked'),
    ]);
    expect(ticked).toEqual([
      ['field stations', true],
      ['laboratories', false],
      ['data office', false],
    ]);
  });

  it('are replaced, and the activity shows the old and the new units', async () => {
    const { status, headers } = await site.post('manager', buildPath('units'), { units: ['laboratories', 'data office'] });
    expect([status, headers.get('location')]).toEqual([303, `${buildPath()}#settings`]);
    expect(findTrial().units).toEqual(['laboratories', 'data office']);
    const { text } = await site.get('manager', buildPath('activity'));
    expect(text).toContain('changed the units');
    expect(text).toContain('field stations → laboratories, data office');
  });

  it('are removed by a form without units', async () => {
    expect((await site.post('manager', buildPath('units'), {})).status).toBe(303);
    expect(findTrial().units).toEqual([]);
  });

  it('are rejected at the field before a platform call if the organization does not have them', async () => {
    const { status, text } = await site.post('manager', buildPath('units'), { units: ['greenhouses'] });
    expect([status, platform.calls.listChangingCalls().length]).toEqual([400, 0]);
    expect(text).toContain('Not a unit of the organization: greenhouses.');
  });

  it('cannot be changed if the token is limited to units, and a 502 states the reason', async () => {
    const limited = await startSimulatedPlatform({ tokenUnits: ['field stations'] });
    const other = await startTestSite(limited);
    const { identifier } = findDroughtTrial(limited.state);
    const { status, text } = await other.post('manager', `/collaborations/${identifier}/units`, { units: [] });
    await other.stop();
    await limited.stop();
    expect(status).toBe(502);
    expect(text).toContain('token is limited to units');
  });

  it('can be changed on the page of the collaboration by managers only', async () => {
    const [manager, administrator] = await Promise.all(
      (['manager', 'administrator'] as const).map((who) => site.get(who, buildPath())),
    );
    expect([manager?.text.includes(buildPath('units')), administrator?.text.includes(buildPath('units'))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('The preview of invitations', () => {
  it('shows the name of the sender, and sends it with the invitations', async () => {
    const choice = { emails: 'plants@example.org', role: 'member', sender_name: 'Plant Group' };
    const { text } = await site.post('administrator', buildPath('invite', 'preview'), choice);
    expect(text).toContain('<dt>Sender name</dt><dd>Plant Group</dd>');
    const [, send = ''] = text.split(`action="${buildPath('invite')}"`);
    expect(send.slice(0, send.indexOf('</form>'))).toMatch(/name="sender_name"\s+value="Plant Group"/);
  });
});

describe('The page of an invitation', () => {
  async function inviteAndAccept() {
    await site.post('administrator', buildPath('invite'), {
      emails: 'plants@example.org',
      role: 'admin',
      sender_name: 'Plant Group',
    });
    const made = findTrial().invitations.at(-1);
    const members = new Set(findTrial().memberships.map(({ userId }) => userId));
    const person = platform.state.users.find(({ id }) => !members.has(id));
    platform.state.acceptInvitation(made?.identifier ?? '', person?.uid ?? '');
    return { id: made?.identifier ?? '', person };
  }

  it('names the person who accepted it, and shows that their address differs', async () => {
    const { id, person } = await inviteAndAccept();
    expect(platform.state.outbox.find(({ to }) => to === 'plants@example.org')).toMatchObject({ sender: 'Plant Group' });
    const { status, text } = await site.get('administrator', buildPath('invitations', id));
    expect(status).toBe(200);
    expect(text).toContain('accepted');
    for (const part of [person?.name, person?.email, person?.uid, 'another email address']) expect(text).toContain(part);
    expect(text).not.toContain(PRIVATE_MARK);
  });

  it('is linked from the activity, which stores its identifier', async () => {
    const { id } = await inviteAndAccept();
    const { text } = await site.get('administrator', buildPath('activity'));
    expect(text).toContain(`href="${buildPath('invitations', id)}">plants@example.org</a>`);
  });

  it('is linked from the list of open invitations', async () => {
    const { invitation } = collectSamples(platform.state);
    expect((await site.get('administrator', buildPath())).text).toContain(`href="${buildPath('invitations', invitation)}"`);
  });

  it('returns the same 404 for invitations of other collaborations and organizations', async () => {
    const { home, others } = Object.groupBy(
      platform.state.collaborations.filter(({ identifier }) => identifier !== findTrial().identifier),
      ({ organisationId }) => (organisationId === findTrial().organisationId ? 'home' : 'others'),
    );
    const ids = [home, others].map((group) => {
      const [collaboration] = group ?? [];
      return platform.state.addInvitation(collaboration as NonNullable<typeof collaboration>, {
        email: 'secret@example.org',
        role: 'member',
      }).identifier;
    });
    const answers = await Promise.all(
      [...ids, '00000000-0000-4000-8000-000000000000'].map((id) => site.get('administrator', buildPath('invitations', id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const [first, ...rest] = answers.map(({ text }) =>
      text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id').replaceAll(/secret/g, 'SECRET'),
    );
    expect(rest).toEqual([first, first]);
    expect(first).not.toContain('SECRET');
  });
});

describe('The services of a member', () => {
  const buildAddress = () => `${buildPath('members', 'services')}?uid=${encodeURIComponent(DEMO_ACTORS.member.uid)}`;

  it('are shown to managers, without private data of the services', async () => {
    const { status, text } = await site.get('manager', buildAddress());
    expect(status).toBe(200);
    expect(text).toContain(`Services of ${DEMO_ACTORS.member.name}`);
    expect(text).toContain('Concordat');
    expect(text).not.toContain(PRIVATE_MARK);
  });

  it('are not found for a person who is not a member', async () => {
    const { status } = await site.get('manager', `${buildPath('members', 'services')}?uid=nobody%40example.org`);
    expect([status, platform.calls.all.some(({ operationId }) => operationId === 'listUserServices')]).toEqual([404, false]);
  });

  it('are linked on the page of the collaboration for managers only', async () => {
    const pages = await Promise.all((['manager', 'administrator', 'member'] as const).map((who) => site.get(who, buildPath())));
    expect(pages.map(({ text }) => text.includes('Show services'))).toEqual([true, false, false]);
  });
});

describe('The page of a collaboration', () => {
  it('shows managers and administrators that only the platform can change some settings', async () => {
    const pages = await Promise.all((['manager', 'administrator', 'member'] as const).map((who) => site.get(who, buildPath())));
    expect(pages.map(({ text }) => text.includes('edit\nthe collaboration on the platform'))).toEqual([true, true, false]);
  });

  it('mentions join requests only if people can ask to join', async () => {
    const acceptsJoinRequests = async () =>
      (await site.get('administrator', buildPath())).text.includes('People can also ask to join');
    findTrial().disableJoinRequests = true;
    const whenOff = await acceptsJoinRequests();
    findTrial().disableJoinRequests = false;
    expect([whenOff, await acceptsJoinRequests()]).toEqual([false, true]);
  });
});
