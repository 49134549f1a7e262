/** Tests responses of the real platform, and the resulting pages (docs/requirements.md, C20 to C27). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACTORS } from '../../simulators/platform/demo-actors.ts';
import { DEMO_ARCHIVE_ENTITY_ID } from '../../simulators/platform/initial-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { findDroughtTrial } from '../../simulators/platform/testing-calls.ts';
import { isSamePerson } from '../auth/index.ts';
import { formatProvisioningLines } from './creation/provisioning.ts';
import { findSilentChanges } from './platform/silent-changes.ts';
import { startTestSite, type TestSite } from './testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  site = await startTestSite(platform);
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.reset());

const NEW = { name: 'Oat Trial', description: 'Oats on sand.', administrators: 'first@example.org' };
const buildTrialPath = (...rest: string[]) =>
  ['/collaborations', findDroughtTrial(platform.state).identifier, ...rest].join('/');

describe('The message about a saved change', () => {
  test('is kept for the next page if a request fails', async () => {
    const made = await site.post('manager', '/collaborations/new', NEW);
    expect(made.status).toBe(303);
    const path = made.headers.get('location') ?? '';
    const restore = platform.forceFault({ fault: '500', operationId: 'getCollaboration' });
    const failed = await site.get('manager', path);
    expect(failed.status).toBe(502);
    expect(failed.text).not.toContain('Nothing was changed');
    restore();
    expect((await site.get('manager', path)).text).toContain('Oat Trial was created.');
  });

  test('is not shown on the page of another collaboration', async () => {
    const made = await site.post('manager', '/collaborations/new', NEW);
    expect((await site.get('manager', buildTrialPath())).text).not.toContain('Oat Trial was created.');
    expect((await site.get('manager', made.headers.get('location') ?? '')).text).toContain('Oat Trial was created.');
  });
});

test('The messages of two changes are shown together on the next page', async () => {
  for (const name of ['Sowers', 'Reapers']) {
    const made = await site.post('manager', buildTrialPath('groups'), { name, short_name: name.toLowerCase() });
    expect(made.status).toBe(303);
  }
  const { text } = await site.get('manager', buildTrialPath());
  for (const name of ['Sowers', 'Reapers']) expect(text).toContain(`The group ${name} was created.`);
});

describe('The form of a new collaboration', () => {
  test('offers the units of the organization', async () => {
    expect((await site.get('manager', '/collaborations/new')).text).toContain('value="data office"');
  });

  test('rejects an unknown unit at its field before anything is created', async () => {
    const answer = await site.post('manager', '/collaborations/new', { ...NEW, units: 'greenhouses' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Not a unit of the organization: greenhouses');
    expect(answer.text).toContain('Oat Trial');
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });

  test('is shown with the typed values if the platform rejects them', async () => {
    platform.forceFault({ fault: '400', operationId: 'createCollaboration' });
    const answer = await site.post('manager', '/collaborations/new', NEW);
    expect(answer.status).toBe(502);
    expect(answer.text).toContain('The platform did not accept these values');
    expect(answer.text).toContain('value="Oat Trial"');
    expect(answer.text).not.toContain('Wait a moment');
  });

  test('explains how to find out whether a change was made', async () => {
    platform.forceFault({ fault: 'reset', operationId: 'createCollaboration', isLate: true });
    const { text } = await site.post('manager', '/collaborations/new', NEW);
    expect(text).toContain('search for its name in the list');
  });
});

test('The form of a new collaboration requires an administrator if the service requires approval', async () => {
  const waiting = await startTestSite(platform, { environment: { COLLAB_SERVICE_ENTITY_ID: DEMO_ARCHIVE_ENTITY_ID } });
  try {
    expect((await waiting.post('manager', '/collaborations/new', NEW)).status).toBe(502);
    const before = platform.calls.listChangingCalls().length;
    const again = await waiting.post('manager', '/collaborations/new', NEW);
    expect(again.status).toBe(400);
    expect(again.text).toContain('invited administrators cannot request it');
    expect(platform.calls.listChangingCalls()).toHaveLength(before);
  } finally {
    await waiting.stop();
  }
});

describe('The requirement of an administrator', () => {
  const findArchive = () => platform.state.services.find(({ entityId }) => entityId === DEMO_ARCHIVE_ENTITY_ID);
  const submitCreation = (site: TestSite, more: object = {}) =>
    site.post('manager', '/collaborations/new', { ...NEW, ...more });

  /** Creates a site whose clock only the test moves, and whose platform rejects connections without an administrator. */
  async function createRefusedSite() {
    const clock = { now: Date.now() };
    const waiting = await startTestSite(platform, {
      environment: { COLLAB_SERVICE_ENTITY_ID: DEMO_ARCHIVE_ENTITY_ID },
      now: () => new Date(clock.now),
    });
    expect((await submitCreation(waiting)).status).toBe(502);
    expect((await submitCreation(waiting)).status).toBe(400);
    return { clock, waiting };
  }

  test('ends after an hour, because the service may connect automatically by then', async () => {
    const { clock, waiting } = await createRefusedSite();
    Object.assign(findArchive() ?? {}, { connects: 'automatically' });
    clock.now += 3_600_000;
    const answer = await submitCreation(waiting);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/collaborations/')]);
    await waiting.stop();
  });

  test('ends when the service is connected without approval', async () => {
    const { waiting } = await createRefusedSite();
    Object.assign(findArchive() ?? {}, { connects: 'automatically' });
    const named = await submitCreation(waiting, { administrator: DEMO_ACTORS.administrator.uid });
    expect(named.status).toBe(303);
    expect((await submitCreation(waiting, { name: 'Rye Trial' })).status).toBe(303);
    await waiting.stop();
  });
});

test('The form of a group reports beforehand that the platform would change its short name', async () => {
  const answer = await site.post('manager', buildTrialPath('groups'), {
    name: 'Cats',
    short_name: '9-Lives Of A Cat And More',
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain('livesofacatandmo');
  expect(platform.calls.listChangingCalls()).toEqual([]);
});

test('A membership that would end before its invitation is rejected', async () => {
  const fields = {
    emails: 'somebody@example.org',
    role: 'member',
    invitation_expiry_date: '2999-05-01',
    membership_expiry_date: '2999-04-01',
  };
  expect((await site.post('manager', buildTrialPath('invite'), fields)).status).toBe(400);
});

test('Members of a group are listed on the page of the group instead of the page of the collaboration', async () => {
  const group = findDroughtTrial(platform.state).groups.find(({ name }) => name === 'Everybody');
  const closed = await site.get('manager', buildTrialPath());
  expect(closed.text).not.toContain(`/groups/${group?.identifier}/members/remove`);
  const open = await site.get('manager', buildTrialPath('groups', group?.identifier ?? ''));
  expect(open.text).toContain(`/groups/${group?.identifier}/members/remove`);
});

describe('A name that is already used', () => {
  test('is reported at the name field of a collaboration, ignoring case, and nothing is changed', async () => {
    const answer = await site.post('manager', '/collaborations/new', { ...NEW, name: 'drought TRIAL' });
    expect(answer.status).toBe(409);
    expect(answer.text).toMatch(/id="name"[^>]*aria-invalid="true"/);
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });

  test('is reported at the short name field of a collaboration', async () => {
    const answer = await site.post('manager', '/collaborations/new', { ...NEW, short_name: 'seed_bank' });
    expect(answer.status).toBe(409);
    expect(answer.text).toMatch(/id="short_name"[^>]*aria-invalid="true"/);
  });

  test.each([
    ['name', { name: 'Field team', short_name: 'another' }],
    ['short_name', { name: 'Another', short_name: 'field_team' }],
  ])('is reported at the field %s for a group', async (field, fields) => {
    const answer = await site.post('manager', buildTrialPath('groups'), fields);
    expect(answer.status).toBe(409);
    expect(answer.text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`));
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });
});

describe('Concordat as a service of the platform', () => {
  const runWithService = async (entityId: string, act: (site: TestSite) => Promise<void>) => {
    const other = await startTestSite(platform, { environment: { COLLAB_SERVICE_ENTITY_ID: entityId } });
    try {
      await act(other);
    } finally {
      await other.stop();
    }
  };

  test('is rejected before anything is created if its entity ID is unknown', () =>
    runWithService('https://unknown.example.org', async (other) => {
      const { status, text } = await other.post('manager', '/collaborations/new', NEW);
      expect([status, text.includes('must correct COLLAB_SERVICE_ENTITY_ID')]).toEqual([404, true]);
      expect(platform.state.collaborations.some(({ name }) => name === NEW.name)).toBe(false);
      expect(platform.state.outbox).toEqual([]);
    }));

  test('is not considered unknown if no collaboration is connected to it', () =>
    runWithService(DEMO_ARCHIVE_ENTITY_ID, async (other) => {
      await other.post('manager', '/collaborations/new', { ...NEW, administrator: 'nobody@people.example.org' });
      expect(platform.calls.all.map(({ operationId }) => operationId)).toContain('createCollaboration');
    }));

  test.each([
    ['Rust Resistance', 'Waiting for approval', 'Wait until the service has decided'],
    ['Barley Genomes', 'This service cannot be connected', 'Try again after an administrator has accepted the invitation'],
  ])('is reported as not connected to %s, with reason and advice', (name, heading, advice) =>
    runWithService(DEMO_ARCHIVE_ENTITY_ID, async (other) => {
      const found = platform.state.collaborations.find((candidate) => candidate.name === name);
      const { status, text } = await other.post('manager', `/collaborations/${found?.identifier}/services/connect`);
      expect([status, text.includes(`<h1>${heading}</h1>`), text.includes(advice)]).toEqual([502, true, true]);
      expect(text).not.toContain('Wait a moment');
    }),
  );

  test('is shown as waiting, with advice to ask the service, because the platform never reports rejections', () =>
    runWithService(DEMO_ARCHIVE_ENTITY_ID, async (other) => {
      await other.post('administrator', buildTrialPath('services', 'connect'));
      const { text } = await other.get('administrator', buildTrialPath());
      expect(text).toContain('ask the service whether it is open to your organization');
    }));
});

describe('The form for an invitation to a collaboration', () => {
  const createPreview = (name: string, fields: Record<string, string> = {}) => {
    const found = platform.state.collaborations.find((candidate) => candidate.name === name);
    const path = `/collaborations/${found?.identifier}/invite/preview`;
    return site.post('manager', path, { emails: 'somebody@example.org', role: 'member', ...fields });
  };

  test.each([
    ['the collaboration has ended', 'Blight Watch', {}, 'This collaboration ended on'],
    ['the collaboration is suspended', 'Greenhouse Climate', {}, 'This collaboration is suspended'],
    ['the membership ends before the invitation', 'Seed Bank', { membership_expiry_date: 'soon' }, 'The membership ends on'],
    ['no administrator can connect this service', 'Barley Genomes', {}, 'Invite at least one person as administrator'],
  ])('shows a warning before anything is sent: %s', async (_case, name, fields, sentence) => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const dated = Object.fromEntries(Object.keys(fields).map((field) => [field, inTwoDays]));
    expect((await createPreview(name, dated)).text).toContain(sentence);
  });

  test('shows no warning if the collaboration is active and has an administrator', async () => {
    const { text } = await createPreview('Seed Bank');
    expect(text).not.toContain('while the invitation can still be accepted');
    expect(text).not.toContain('has no administrator');
  });

  test('shows no warning without an administrator if one is invited', async () => {
    expect((await createPreview('Barley Genomes', { role: 'admin' })).text).not.toContain('has no administrator');
  });
});

test('The page of a collaboration shows members no platform calls for invitations', async () => {
  const { text } = await site.get('member', buildTrialPath());
  const plain = text.replaceAll('<wbr>', '');
  expect([plain.includes('/api/collaborations/v1/'), plain.includes('/api/invitations/')]).toEqual([true, false]);
});

describe('A request that violates the contract', () => {
  test.each([
    [400, () => site.get('manager', `${buildTrialPath()}?unknown=1`)],
    [413, () => site.post('manager', buildTrialPath('groups'), { name: 'x'.repeat(1_100_000), short_name: 'x' })],
    [
      415,
      () =>
        site.send('manager', buildTrialPath('groups'), {
          method: 'POST',
          headers: { 'content-type': 'application/xml' },
          body: '<a/>',
        }),
    ],
  ])('is rejected with %i on a page that shows the user and a logout link', async (status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('Demo Manager');
    expect(answer.text).toContain('href="/auth/logout"');
    if (status !== 400) expect(answer.text).toContain('Nothing was changed.');
  });

  test('is rejected with an explanation if its selection is empty', async () => {
    const { status, text } = await site.get('manager', buildTrialPath('members', 'remove'));
    expect([status, text.includes('Nothing is selected')]).toEqual([400, true]);
  });
});

test('A collaboration of another organization is reported as a possibly wrong link, without its name', async () => {
  const foreign = platform.state.collaborations.find(({ name }) => name === 'Migration Survey');
  const { status, text } = await site.get('manager', `/collaborations/${foreign?.identifier}`);
  expect([status, text.includes('it may belong to another organization')]).toEqual([502, true]);
  expect(text).not.toContain('Migration Survey');
});

test.each([
  [0, 'No one was invited.'],
  [1, '1 administrator invited.'],
  [2, '2 administrators invited.'],
])(
  'The message about two invited administrators states the number of invitations only once: %i',
  (invitationCount, sentence) => {
    const spec = { administrators: ['first@example.org', 'second@example.org'] };
    const created = { shortName: '', tags: [], units: null, expiryDate: null, memberCount: null, invitationCount };
    const lines = formatProvisioningLines(spec as never, created as never, 'connected');
    expect(lines.filter((line) => line.includes('invited'))).toEqual([sentence]);
  },
);

test('A uid without a host matches only the same complete subject', () => {
  const uid = 'urn:collab:person:example.org:anna';
  expect(isSamePerson(uid, uid)).toBe(true);
  expect(isSamePerson('anna@example.org', uid)).toBe(false);
  expect(isSamePerson(`${uid}@example.org`, uid)).toBe(false);
  expect(isSamePerson('', '')).toBe(false);
});

test('An administrator whose uid has no host can manage the collaboration', async () => {
  const uid = 'urn:collab:person:example.org:anna';
  const first = findDroughtTrial(platform.state).memberships.find(({ role }) => role === 'admin');
  Object.assign(platform.state.getUser(first?.userId ?? 0), { uid });
  const { status, text } = await site.get({ sub: uid, name: 'Anna Example', email: 'anna@example.org' }, buildTrialPath());
  expect([status, text.includes('Open invitations')]).toEqual([200, true]);
  const other = await site.get({ sub: `${uid}a`, name: 'Anna Example', email: 'anna@example.org' }, buildTrialPath());
  expect(other.status).toBe(403);
});

test('An end date that the platform stores in another time zone does not count as changed', () => {
  const options = { expiryDate: new Date('2999-05-01T00:00:00Z'), administrators: [] };
  const made = { shortName: '', tags: [], units: null, invitationCount: 0, memberCount: 0 };
  const listChanges = (stored: string) =>
    findSilentChanges(options as never, { ...made, expiryDate: new Date(stored) } as never);
  expect(listChanges('2999-04-30T22:00:00Z')).toEqual([]);
  expect(listChanges('2999-04-28T00:00:00Z')).toHaveLength(1);
});
