/**
 * Tests the tables of a collaboration's page: each is independent, and actions on several rows return to them
 * (docs/requirements.md, C38 and C39).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLargeState } from '../../../simulators/platform/large-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { findDroughtTrial } from '../../../simulators/platform/testing-calls.ts';
import { type FormFields, startTestSite, type TestSite } from '../testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  site = await startTestSite(platform);
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.reset());

const findTrial = () => findDroughtTrial(platform.state);
const buildTrialPath = (...rest: string[]) => ['/collaborations', findTrial().identifier, ...rest].join('/');
const listUids = (...names: string[]) =>
  names.map((name) => platform.state.users.find((user) => user.name === name)?.uid ?? '');
const getRole = (name: string) =>
  findTrial().memberships.find(({ userId }) => platform.state.getUser(userId).name === name)?.role;
const submitAction = (path: string, fields: FormFields) =>
  site.post('administrator', buildTrialPath(...path.split('/')), fields);
const readPageAfter = async (answer: { headers: Headers }) =>
  (await site.get('administrator', (answer.headers.get('location') ?? '').replace(/#.*/, ''))).text;

describe('A table of a collaboration', () => {
  test('is searched without an effect on the other tables', async () => {
    const { text } = await site.get('manager', `${buildTrialPath()}?search=plant&invitations_search=late&groups_sort=-name`);
    const findSection = (id: string) => text.split(`aria-labelledby="${id}"`)[1]?.split('</section>')[0] ?? '';
    expect(findSection('members')).toContain('name="invitations_search" value="late"');
    expect(findSection('members')).toContain('name="groups_sort" value="-name"');
    expect(findSection('invitations')).toContain('name="search" value="plant"');
    expect(findSection('invitations')).toContain('late.answer@crops.example.org');
    expect(findSection('invitations')).not.toContain('new.breeder@crops.example.org');
    const groups = [...findSection('groups').matchAll(/row-title" href="[^"]*">([^<]*)/g)].map(([, name]) => name);
    expect(groups).toEqual(groups.toSorted().reverse());
  });

  test('can be filtered by the state of its invitations', async () => {
    const text = (await site.get('manager', `${buildTrialPath()}?invitations_state=expired`)).text;
    expect([text.includes('late.answer@'), text.includes('new.technician@')]).toEqual([true, false]);
  });

  test('links to all rows if a search finds nothing', async () => {
    const { text } = await site.get('manager', `${buildTrialPath()}?groups_search=zzz&search=plant`);
    expect(text).toContain('No group matches. <a href="');
    expect(text).toContain(`${buildTrialPath()}?search=plant#groups`);
  });
});

describe('An action in a table', () => {
  test('returns to the same views of all tables', async () => {
    const seen = await site.get('administrator', `${buildTrialPath()}?search=plant&page=1`);
    const cookie = seen.headers.getSetCookie().find((line) => line.startsWith('collaboration_view='));
    expect(cookie).toContain(`Path=${buildTrialPath()};`);
    const session = await site.getSession('administrator');
    const answer = await site.post(
      'administrator',
      buildTrialPath('members', 'roles'),
      { uid: listUids('Plant Breeder 2'), role: 'admin' },
      { cookie: `${session}; ${cookie?.split(';')[0]}` },
    );
    expect(answer.headers.get('location')).toBe(`${buildTrialPath()}?search=plant&page=1`);
  });

  test('ignores an invalid cookie', async () => {
    const session = await site.getSession('administrator');
    const stored = encodeURIComponent('next=//elsewhere.example.org&search=plant');
    const answer = await site.post(
      'administrator',
      buildTrialPath('groups'),
      { name: 'Drone pilots', short_name: 'drone_pilots' },
      { cookie: `${session}; collaboration_view=${stored}` },
    );
    expect(answer.headers.get('location')).toBe(`${buildTrialPath()}?search=plant#groups`);
  });
});

describe('A change of several members', () => {
  const some = ['Plant Breeder 2', 'Plant Breeder 3'];

  test('assigns a role, with one audit entry for each member', async () => {
    const answer = await submitAction('members/roles', { uid: listUids('Plant Breeder 1', ...some), role: 'admin' });
    expect(await readPageAfter(answer)).toContain('2 members are now administrators.');
    expect(some.map(getRole)).toEqual(['admin', 'admin']);
    expect(platform.calls.listChangingCalls()).toHaveLength(2);
  });

  test('asks for a confirmation before the last administrators lose their role', async () => {
    const query = listUids('Demo Administrator', 'Plant Breeder 1').map((uid) => `uid=${encodeURIComponent(uid)}`);
    const { text } = await site.get('administrator', `${buildTrialPath('members', 'roles')}?${query.join('&')}&role=member`);
    expect(text).toContain('Make 2 members ordinary members?');
    expect(text).toContain('removes the last active administrator');
    expect(text).toContain('You will lose administrator rights immediately');
  });

  test('adds the members to a group, and existing members of the group remain', async () => {
    const group = findTrial().groups.find(({ name }) => name === 'Field team');
    const before = group?.memberUserIds.length ?? 0;
    const answer = await submitAction('members/group', {
      uid: listUids(...some, 'Software Engineer 2'),
      group: group?.identifier ?? '',
    });
    expect(await readPageAfter(answer)).toMatch(/members? (was|were) added to Field team\./);
    expect(group?.memberUserIds.length).toBeGreaterThan(before);
  });

  test('lists the outcomes if one of the calls fails', async () => {
    const [first = '', second = ''] = some;
    (platform.state.users.find(({ name }) => name === second) as { name: string }).name = 'fault-500';
    const answer = await submitAction('members/roles', { uid: listUids(first, 'fault-500'), role: 'admin' });
    expect(answer.status).toBe(502);
    expect(answer.text).toContain(`Changed: ${first}.`);
    expect(answer.text).toContain('Not changed: fault-500.');
  });

  test('changes nothing if one of the people is not a member', async () => {
    const answer = await submitAction('members/roles', {
      uid: [...listUids(...some), 'nobody@people.example.org'],
      role: 'admin',
    });
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });

  test('causes an error at the field if no member is selected', async () => {
    const answer = await submitAction('members/roles', { role: 'admin' });
    expect([answer.status, answer.text.includes('no member is selected')]).toEqual([400, true]);
  });
});

describe('A change of several invitations', () => {
  const listIds = () =>
    findTrial()
      .invitations.slice(0, 2)
      .map(({ identifier }) => identifier);

  test('resends them', async () => {
    const answer = await submitAction('invitations/resend', { invitation: listIds() });
    expect(answer.headers.get('location')).toBe(`${buildTrialPath()}#invitations`);
    expect(await readPageAfter(answer)).toContain('2 invitations resent.');
    expect(platform.state.outbox).toHaveLength(2);
  });

  test('changes their role and keeps their groups', async () => {
    const groups = findTrial()
      .invitations.slice(0, 2)
      .map(({ groupIds }) => groupIds);
    await submitAction('invitations/role', { invitation: listIds(), role: 'admin' });
    const [first, second] = findTrial().invitations;
    expect([first?.role, second?.role]).toEqual(['admin', 'admin']);
    expect([first?.groupIds, second?.groupIds]).toEqual(groups);
  });

  test.each([
    ['admin', 'Invite 2 people as administrators?'],
    ['member', 'Invite 2 people as ordinary members?'],
  ])('requires a confirmation that lists the invitations before it sets the role to %s', async (role, heading) => {
    const [first = '', second = ''] = listIds();
    const { text: list } = await site.get('administrator', buildTrialPath());
    const [button = ''] = new RegExp(`<button[^>]*invitations/role"[^>]*value="${role}">[^<]*`).exec(list) ?? [];
    expect(button).toMatch(/…$/);
    expect(button).not.toContain('formmethod');
    const page = await site.get(
      'administrator',
      `${buildTrialPath('invitations', 'role')}?invitation=${first}&invitation=${second}&role=${role}`,
    );
    expect(page.text).toContain(heading);
    expect(page.text).toContain('new.technician@crops.example.org, new.breeder@crops.example.org');
    expect(page.text).toContain(`name="role" value="${role}"`);
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });

  test('withdraws the invitations after a confirmation that lists them', async () => {
    const [first = '', second = ''] = listIds();
    const page = await site.get(
      'administrator',
      `${buildTrialPath('invitations', 'withdraw')}?invitation=${first}&invitation=${second}`,
    );
    expect(page.text).toContain('Withdraw 2 invitations?');
    expect(page.text).toContain('new.technician@crops.example.org, new.breeder@crops.example.org');
    const answer = await submitAction('invitations/withdraw', { invitation: [first, second] });
    expect(await readPageAfter(answer)).toContain('2 invitations withdrawn.');
    expect(findTrial().invitations.some(({ identifier }) => [first, second].includes(identifier))).toBe(false);
  });

  test('changes nothing if one of them belongs to another collaboration', async () => {
    const foreign = platform.state.collaborations.find(({ name }) => name === 'Fault Laboratory')?.invitations[0];
    const answer = await submitAction('invitations/withdraw', { invitation: [...listIds(), foreign?.identifier ?? ''] });
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });
});

test('The page of a collaboration with 1,000 members and 50 groups is smaller than 150 KB', { tags: 'full' }, async () => {
  // The page lists each member once per group. A group contains a tenth of the members.
  const state = createLargeState({ collaborations: 1, members: 1_000, groups: 50 });
  const found = state.collaborations.find(({ name }) => name === 'Trial 1');
  for (const group of found?.groups ?? []) group.memberUserIds = group.memberUserIds.slice(0, 100);
  const large = await startSimulatedPlatform({ state });
  const largeSite = await startTestSite(large);
  try {
    const path = `/collaborations/${found?.identifier}`;
    await largeSite.get('manager', path);
    const start = performance.now();
    const { status, text } = await largeSite.get('manager', path);
    console.log(
      `1,000 members and 50 groups: ${Math.round(Buffer.byteLength(text) / 1_000)} KB, ${Math.round(performance.now() - start)} ms with the platform’s answer`,
    );
    expect(status).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThan(150_000);
  } finally {
    await Promise.all([largeSite.stop(), large.stop()]);
  }
});
