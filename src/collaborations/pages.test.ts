/** Tests the pages for each kind of viewer, and the messages after an action. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from '../../simulators/platform/demo-actors.ts';
import { DEMO_ARCHIVE_ENTITY_ID } from '../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../../simulators/platform/testing-calls.ts';
import { getOperations, readDocument } from '../contract/documents/document.ts';
import { type FormFields, type SiteAnswer, startTestSite, type TestSite, type Visitor } from './testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  site = await startTestSite(platform);
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await site.stop();
  await platform.stop();
});

const buildTrialPath = (...rest: string[]) =>
  ['/collaborations', findDroughtTrial(platform.state).identifier, ...rest].join('/');

/** Submits a form, and returns the page after the redirect. */
async function submitForm(visitor: Visitor, path: string, fields?: FormFields): Promise<SiteAnswer> {
  const answer = await site.post(visitor, path, fields);
  expect([answer.status, answer.text.match(/<li>.*?<\/li>/g)?.slice(0, 3)]).toEqual([303, undefined]);
  return site.get(visitor, (answer.headers.get('location') ?? '').replace(/#.*$/, ''));
}

describe('The list of collaborations', () => {
  it('shows members only their own collaborations', async () => {
    const { text } = await site.get('member', '/collaborations');
    expect([text.includes('Drought Trial'), text.includes('Seed Bank'), text.includes('New collaboration')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows managers every collaboration, with a link to create a collaboration', async () => {
    const { text } = await site.get('manager', '/collaborations?sort=-name');
    expect([text.includes('Seed Bank'), text.includes('href="/collaborations/new"')]).toEqual([true, true]);
  });

  it('sends no request to the platform for a user without entitlements', async () => {
    await site.get('nonMember', '/collaborations');
    expect(platform.calls.all).toEqual([]);
  });

  it('finds collaborations by a part of their name in any case, with encoded spaces', async () => {
    const { text } = await site.get('manager', '/collaborations?search=seed+BANK&status=active');
    expect([text.includes('Seed Bank'), text.includes('Drought Trial')]).toEqual([true, false]);
  });
});

describe('The logout page', () => {
  it('has a button that logs the user out', async () => {
    const { status, text } = await site.get('member', '/auth/logout');
    expect([status, text.includes('action="/auth/logout"')]).toEqual([200, true]);
  });
});

describe('An error page', () => {
  it('shows the user and a logout link', async () => {
    const { status, text } = await site.get('nonMember', buildTrialPath());
    expect([status, text.includes('href="/auth/logout"'), text.includes('Demo Guest')]).toEqual([403, true, true]);
  });
});

describe('A control on a page', () => {
  it('links to its operation in the API reference', async () => {
    const { text } = await site.get('administrator', buildTrialPath());
    const calls = [...text.matchAll(/<a class="platform-calls" href="\/reference\/(\w+)"/g)].map(([, operation]) => operation);
    expect(calls).toEqual(
      expect.arrayContaining(['showCollaboration', 'submitMemberRole', 'submitInvitationResend', 'submitGroup']),
    );
  });

  it('shows the method and the path of its platform call in every form', async () => {
    const group = findDroughtTrial(platform.state).groups.find(({ name }) => name === 'Field team');
    const pages = [buildTrialPath(), buildTrialPath('units'), buildTrialPath('groups', group?.identifier ?? '')];
    const text = (await Promise.all(pages.map((path) => site.get('manager', path)))).map((page) => page.text).join('');
    const plain = text.replaceAll('<wbr>', '').replace(/\s+/g, ' ');
    const shown = [...getOperations(readDocument('collaborations'))]
      .filter(({ method, path }) => method === 'POST' && path.startsWith('/collaborations/{identifier}'))
      .filter(
        ({ operation }) =>
          !/^(previewInv|submitInvitations$|submitReinv|submitServiceDis|submitServiceCon)/.test(operation.operationId),
      )
      .flatMap(({ operation }) => operation['x-platform-call'] as { method: string; path: string }[]);
    const missing = shown.filter(({ method, path }) => !plain.includes(`${method} ${path}`));
    expect(missing).toEqual([]);
  });

  it('is hidden from members', async () => {
    const { text } = await site.get('member', buildTrialPath());
    expect(text).not.toMatch(/<form[^>]*method="post"/);
  });

  it('states its confirmation in an attribute instead of an inline handler', async () => {
    const { text } = await site.get('administrator', buildTrialPath());
    expect(text).toContain('data-confirm="Remove Demo Member?');
    expect(text).not.toMatch(/\son[a-z]+="/);
  });

  it('mentions no setting if deletion is off', async () => {
    const quiet = await startTestSite(platform, { environment: { COLLABORATION_DELETION_ENABLED: '' } });
    const { text } = await quiet.get('manager', buildTrialPath());
    await quiet.stop();
    expect(text).toContain('Deletion is turned off on this server.');
    expect(text).not.toContain('COLLABORATION_DELETION_ENABLED');
  });
});

describe('A message after an action', () => {
  it('is shown only once', async () => {
    const { text } = await submitForm('manager', buildTrialPath('groups'), {
      name: 'Drone pilots',
      short_name: 'drone_pilots',
    });
    expect(text).toContain('The group Drone pilots was created.');
    expect((await site.get('manager', buildTrialPath())).text).not.toContain('was created.');
  });

  it('does not replace an earlier message', async () => {
    const createGroup = (name: string, short_name: string) =>
      site.post('manager', buildTrialPath('groups'), { name, short_name });
    await createGroup('Drone pilots', 'drone_pilots');
    await createGroup('Root scanners', 'root_scanners');
    const { text } = await site.get('manager', buildTrialPath());
    expect(text).toContain('The group Drone pilots was created.');
    expect(text).toContain('The group Root scanners was created.');
    expect(text.match(/id="result"/g)).toHaveLength(1);
  });

  it('reports the result for each address', async () => {
    const emails = `new@example.org, NEW@example.org ${DEMO_ACTORS.member.email} new.technician@crops.example.org`;
    const { text } = await submitForm('administrator', buildTrialPath('invite'), { emails, role: 'member' });
    expect(text).toContain('1 person was invited.');
    expect(text).toContain('new@example.org: invited, until');
    expect(text).toContain(`${DEMO_ACTORS.member.email}: not invited, is already a member`);
    expect(text).toContain('new.technician@crops.example.org: not invited, already invited');
  });

  it('reports that a connection waits for approval, and so does the page', async () => {
    const slow = await startTestSite(platform, { environment: { COLLAB_SERVICE_ENTITY_ID: DEMO_ARCHIVE_ENTITY_ID } });
    const path = buildTrialPath();
    const answer = await slow.post('administrator', `${path}/services/connect`);
    expect(answer.headers.get('location')).toBe(`${path}#services`);
    expect((await slow.get('administrator', path)).text).toContain('The connection waits for approval.');
    expect((await slow.get('administrator', path)).text).toContain('The connection waits for approval');
    await slow.stop();
  });

  it('tells administrators that they lost their own rights', async () => {
    const { text } = await submitForm('administrator', buildTrialPath('members', 'role'), {
      uid: DEMO_ACTORS.administrator.uid,
      role: 'member',
    });
    expect(text).toContain('You can no longer manage this collaboration');
    expect(text).not.toContain('Open invitations');
  });
});

describe('A new collaboration', () => {
  const fields = { name: 'Oat Trial', description: 'Oats on sand.', administrators: 'first@example.org, second@example.org' };

  it('is created and connected, with a message that lists the changes by the platform', async () => {
    const { text } = await submitForm('manager', '/collaborations/new', { ...fields, tags: 'oats', expiry_date: '2031-02-28' });
    for (const part of [
      'Oat Trial was created.',
      'This service is connected to it.',
      'The short name is oattrial',
      'added the tag field-trials',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('tone-warning');
  });

  it('is deleted if it cannot be connected, even if deletion is off', async () => {
    const strict = await startTestSite(platform, {
      environment: { COLLAB_SERVICE_ENTITY_ID: DEMO_ARCHIVE_ENTITY_ID, COLLABORATION_DELETION_ENABLED: '' },
    });
    const before = platform.state.collaborations.length;
    const answer = await strict.post('manager', '/collaborations/new', fields);
    await strict.stop();
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('the new collaboration was deleted');
    expect(answer.text).toContain('has no administrator who can request it');
    expect(platform.state.collaborations.length).toBe(before);
  });

  it('is reported with its identifier if it can be neither connected nor deleted', async () => {
    platform.forceFault({ fault: '500', operationId: 'connectService' });
    platform.forceFault({ fault: '500', operationId: 'deleteCollaboration' });
    const answer = await site.post('manager', '/collaborations/new', fields);
    const made = platform.state.collaborations.at(-1);
    expect([answer.status, made?.name]).toEqual([502, 'Oat Trial']);
    expect(answer.text).toContain(`Its identifier is ${made?.identifier}`);
  });

  it('is rejected with 404 if the platform does not know this service', async () => {
    const lost = await startTestSite(platform, { environment: { COLLAB_SERVICE_ENTITY_ID: 'https://unknown.example.org' } });
    const answer = await lost.post('manager', '/collaborations/new', fields);
    await lost.stop();
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('correct COLLAB_SERVICE_ENTITY_ID. Nothing was changed.');
    expect(platform.calls.all.map(({ operationId }) => operationId)).not.toContain('createCollaboration');
  });
});

describe('The removal of several members', () => {
  it('proceeds member by member, and lists the remaining members after a failure', async () => {
    const trial = findDroughtTrial(platform.state);
    const [first, second, third] = trial.memberships.slice(-3).map(({ userId }) => platform.state.getUser(userId));
    (second as { name: string }).name = 'fault-500';
    const uids = [first, second, third].map((user) => user?.uid ?? '');
    const answer = await site.post('administrator', buildTrialPath('members', 'remove'), { uid: uids });
    expect(answer.status).toBe(502);
    expect(answer.text).toContain(`Removed: ${first?.name}.`);
    expect(answer.text).toContain(`Not removed: fault-500, ${third?.name}.`);
  });

  it('changes nothing if one of the members is unknown', async () => {
    const { memberInGroup } = collectSamples(platform.state);
    const answer = await site.post('administrator', buildTrialPath('members', 'remove'), {
      uid: [memberInGroup, DEMO_ACTORS.nonMember.uid],
    });
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });

  it('requires a confirmation with a warning if the last administrator is one of the members', async () => {
    const trial = findDroughtTrial(platform.state);
    const admins = trial.memberships
      .filter(({ role }) => role === 'admin')
      .map(({ userId }) => platform.state.getUser(userId).uid);
    const query = admins.map((uid) => `uid=${encodeURIComponent(uid)}`).join('&');
    const { text } = await site.get('administrator', `${buildTrialPath('members', 'remove')}?${query}`);
    expect(text).toContain('removes the last active administrator');
    expect(text).toContain('You will lose access to the collaboration');
  });
});

describe('An invitation', () => {
  const getFirstInvitation = () => findDroughtTrial(platform.state).invitations[0];
  const buildPath = (action: string) => buildTrialPath('invitations', getFirstInvitation()?.identifier ?? '', action);

  it('keeps its groups after a change of its role', async () => {
    const groups = getFirstInvitation()?.groupIds;
    await submitForm('administrator', buildPath('role'), { role: 'admin' });
    expect([getFirstInvitation()?.role, getFirstInvitation()?.groupIds]).toEqual(['admin', groups]);
  });

  it('is replaced by an invitation with the same role and groups, and with another date', async () => {
    const { email, role, groupIds } = getFirstInvitation() ?? {};
    await submitForm('administrator', buildPath('reinvite'), { invitation_expiry_date: '2031-03-01' });
    const made = findDroughtTrial(platform.state).invitations.find((candidate) => candidate.email === email);
    expect(made).toMatchObject({ role, groupIds, expiryDate: Date.parse('2031-03-01') / 1_000 });
  });

  it('is reported as removed if it was withdrawn but could not be replaced', async () => {
    platform.forceFault({ fault: '500', operationId: 'invite' });
    const { email } = getFirstInvitation() ?? {};
    const answer = await site.post('administrator', buildPath('reinvite'), {});
    expect(answer.text).toContain(`${email} no longer has an invitation`);
  });

  it('is not found under another collaboration', async () => {
    const other = platform.state.collaborations.find(({ name }) => name === 'Fault Laboratory')?.invitations[0];
    const answer = await site.post('administrator', buildTrialPath('invitations', other?.identifier ?? '', 'withdraw'));
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });
});

describe('The list of activity', () => {
  it('shows user, action, target, outcome and request', async () => {
    const answer = await site.post('administrator', buildTrialPath('members', 'role'), {
      uid: DEMO_ACTORS.member.uid,
      role: 'admin',
    });
    const { text } = await site.get('manager', buildTrialPath());
    const row = text.match(/<tr>(?:(?!<tr>).)*changed a role.*?<\/tr>/s)?.[0] ?? '';
    for (const part of ['Demo Administrator', 'Demo Member', 'done', answer.headers.get('x-request-id') ?? 'none'])
      expect(row).toContain(part);
  });

  it('has an entry for a rejection by the platform', async () => {
    platform.forceFault({ fault: '500', operationId: 'setMemberRole' });
    await site.post('administrator', buildTrialPath('members', 'role'), { uid: DEMO_ACTORS.member.uid, role: 'admin' });
    const { entries } = await site.audit.read({ collaboration: findDroughtTrial(platform.state).identifier }, 0, 1);
    expect(entries[0]).toMatchObject({
      action: 'setMemberRole',
      outcome: 'refused',
      target: DEMO_ACTORS.member.uid,
      targetName: DEMO_ACTORS.member.name,
      change: 'member → administrator',
    });
  });
});

describe('The profile page', () => {
  it('shows only the identity of a user without further claims', async () => {
    const { status, text } = await site.get({ sub: 'somebody@login.example.org' }, '/profile', {
      accept: 'application/json',
    });
    const nothing = { email: null, name: null, entitlements: [] };
    expect([status, JSON.parse(text)]).toEqual([200, { sub: 'somebody@login.example.org', ...nothing }]);
  });

  /** Logs a user in with two browsers. Returns the request by which the second browser ends the session of the first. */
  async function openTwoBrowsers() {
    const sub = `${randomUUID()}@login.example.org`;
    const [lost, here] = [{ sub }, { sub }];
    await site.get(lost, '/profile');
    const { text } = await site.get(here, '/profile');
    return { lost, here, text, handle: /name="session" value="([^"]+)"/.exec(text)?.[1] ?? '' };
  }

  it('lists the user’s sessions', async () => {
    const { text } = await openTwoBrowsers();
    expect(text).toContain('<span class="count">2</span>');
  });

  it('logs the user out of another browser', async () => {
    const { lost, here, handle } = await openTwoBrowsers();
    const { status, headers } = await site.post(here, '/auth/sessions/end', { session: handle });
    expect([status, headers.get('location')]).toEqual([303, '/profile#sessions']);
    expect((await site.get(lost, '/profile')).status).toBe(303);
    expect((await site.get(here, '/profile')).text).toContain('Logged out of 1 other browser.');
  });

  it('requires a new login to end other sessions', async () => {
    const { lost, here, handle } = await openTwoBrowsers();
    const old = { ...here, auth_time: Date.now() / 1_000 - 400 };
    const { status, headers } = await site.post(old, '/auth/sessions/end', { session: handle });
    expect([status, headers.get('location')]).toEqual([303, '/auth/login?returnTo=%2Fprofile&prompt=login&after=kept-form']);
    expect((await site.get(lost, '/profile')).status).toBe(200);
  });

  it('logs the user out of all other browsers', async () => {
    const { lost, here } = await openTwoBrowsers();
    await site.post(here, '/auth/sessions/end', { session: 'others' });
    expect([(await site.get(lost, '/profile')).status, (await site.get(here, '/profile')).status]).toEqual([303, 200]);
  });

  it('ends no session of another user', async () => {
    const { lost, handle } = await openTwoBrowsers();
    await site.post({ sub: 'another@login.example.org' }, '/auth/sessions/end', { session: handle });
    expect((await site.get(lost, '/profile')).status).toBe(200);
  });

  it('has a logout button that clears the browser’s storage', async () => {
    const { headers } = await site.post({ sub: `${randomUUID()}@login.example.org` }, '/auth/logout');
    expect(headers.get('clear-site-data')).toBe('"storage"');
  });
});
