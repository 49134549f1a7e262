/** Tests forms with values that they must reject, sent by users with and without the right (docs/requirements.md, C20). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from '../../../simulators/platform/demo-actors.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../../../simulators/platform/testing-calls.ts';
import { createFormBody, type FormFields, startTestSite, type TestSite } from '../testing-site.ts';

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
const creation = { name: 'Oat Trial', description: 'Oats on sand.', administrators: 'first@example.org' };
const invitation = { emails: 'new@example.org', role: 'member' };

/** A value that is longer than the contract allows. The mutants of the contract need a recorded request with it. */
const LONG = 'a'.repeat(60_001);

interface Wrong {
  form: string;
  field: string;
  fields: FormFields;
  words: RegExp;
}

const wrongForms: readonly Wrong[] = [
  { form: 'new', field: 'name', fields: { ...creation, name: ' ' }, words: /is required/ },
  { form: 'new', field: 'name', fields: { ...creation, name: ['One', 'Two'] }, words: /may occur only once/ },
  { form: 'new', field: 'short_name', fields: { ...creation, short_name: '9Lives' }, words: /starting with a letter/ },
  {
    form: 'new',
    field: 'website_url',
    fields: { ...creation, website_url: 'javascript:alert(1)' },
    words: /web address/,
  },
  {
    form: 'new',
    field: 'expiry_date',
    fields: { ...creation, expiry_date: '2031-02-30' },
    words: /must be a date, written YYYY-MM-DD/,
  },
  { form: 'new', field: 'expiry_date', fields: { ...creation, expiry_date: '2020-01-01' }, words: /after today/ },
  { form: 'new', field: 'expiry_date', fields: { ...creation, expiry_date: '9999-12-31' }, words: /before the year 5000/ },
  { form: 'new', field: 'tags', fields: { ...creation, tags: 'Wheat!' }, words: /lower-case letters/ },
  { form: 'new', field: 'tags', fields: { ...creation, tags: 'Wheat! oats Rye?' }, words: /not Wheat!, Rye\?/ },
  { form: 'new', field: 'administrators', fields: { ...creation, administrators: 'nobody' }, words: /Not an email address/ },
  {
    form: 'new',
    field: 'administrators',
    fields: { ...creation, administrators: LONG },
    words: /Not an email address/,
  },
  { form: 'new', field: 'message', fields: { ...creation, message: '<a href=x>here</a>' }, words: /markup/ },
  {
    form: 'new',
    field: 'disable_join_requests',
    fields: { ...creation, disable_join_requests: 'maybe' },
    words: /true or false/,
  },
  { form: 'new', field: 'id', fields: { ...creation, id: '7' }, words: /is not known/ },
  {
    form: 'invite',
    field: 'emails',
    fields: { ...invitation, emails: 'a@b.org, @, c@' },
    words: /Not an email address: @, c@/,
  },
  { form: 'invite', field: 'emails', fields: { ...invitation, emails: LONG }, words: /Not an email address/ },
  {
    form: 'invite',
    field: 'role',
    fields: { ...invitation, role: 'owner' },
    words: /owner&quot; is not an option/,
  },
  { form: 'invite', field: 'message', fields: { ...invitation, message: '<script>' }, words: /markup/ },
  {
    form: 'invite',
    field: 'groups',
    fields: { ...invitation, groups: 'another' },
    words: /another&quot; is not an option/,
  },
  {
    form: 'invite',
    field: 'membership_expiry_date',
    fields: { ...invitation, membership_expiry_date: 'soon' },
    words: /YYYY-MM-DD/,
  },
  {
    form: 'invite',
    field: 'membership_expiry_date',
    fields: { ...invitation, invitation_expiry_date: '2031-05-01', membership_expiry_date: '2031-05-01' },
    words: /after the last day of the invitation/,
  },
  {
    form: 'members/role',
    field: 'role',
    fields: { uid: DEMO_ACTORS.member.uid, role: 'owner' },
    words: /owner&quot; is not an option/,
  },
  { form: 'members/remove', field: 'uid', fields: {}, words: /is required/ },
  { form: 'groups', field: 'short_name', fields: { name: 'Pilots', short_name: '123' }, words: /starting with a letter/ },
  {
    form: 'groups',
    field: 'short_name',
    fields: { name: 'Pilots', short_name: '2 Drone-Pilots of the year' },
    words: /would make it .*dronepilotsofthe/,
  },
];

const getPath = (form: string) => (form === 'new' ? '/collaborations/new' : buildTrialPath(form));

describe('A form with an error', () => {
  it.each(wrongForms)(
    'shows the error at $field, keeps the typed values, and changes nothing: $form',
    async ({ form, field, fields, words }) => {
      const answer = await site.post('manager', getPath(form), fields);
      const page = answer.text.replace(/\s+/g, ' ');
      expect(answer.status).toBe(400);
      expect(page).toMatch(words);
      expect(page).toContain(field);
      expect(page).toContain('Nothing was changed');
      const typed = Object.entries(fields).filter(([name]) => !['id', 'role', 'disable_join_requests'].includes(name));
      const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const lost = typed
        .map(([, value]) => [value].flat()[0] ?? '')
        .filter((value) => value !== 'another' && !page.includes(escapeHtml(value)));
      expect(lost).toEqual([]);
      expect(platform.calls.listChangingCalls()).toEqual([]);
    },
  );

  it.each(wrongForms)('does not show the error at $field to users without rights: $form', async ({ form, fields }) => {
    const [stranger, nobody] = await Promise.all([
      site.post('nonMember', getPath(form), fields),
      site.post('anonymous', getPath(form), fields),
    ]);
    expect([stranger.status, nobody.status]).toEqual([403, 303]);
  });
});

describe('A path value', () => {
  it.each(['%2e', '%2e%2e', '%252e%252e', '%25252e', '...', '.%2e', 'a%2fb', 'a%5cb', '%00', '%ff'])(
    'is rejected if it could change the path: %s',
    async (value) => {
      const answer = await site.post('manager', `/collaborations/${value}/members/remove`, { uid: 'x@y' });
      expect([400, 404]).toContain(answer.status);
      expect(platform.calls.all.filter(({ isChange }) => isChange)).toEqual([]);
      expect(platform.calls.all.map(({ url }) => url).filter((url) => !url.startsWith('/api/collaborations/v1/'))).toEqual([]);
    },
  );

  it.each(['..', '%2e%2e', 'x/../../v1'])('is rejected as a uid if it could change the path: %s', async (uid) => {
    const answer = await site.post('manager', buildTrialPath('members', 'remove'), { uid });
    expect([400, 404]).toContain(answer.status);
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });
});

describe('A group of a collaboration', () => {
  it('cannot be reached through another collaboration', async () => {
    const other = platform.state.collaborations.find(({ name }) => name === 'Fault Laboratory')?.groups[0];
    const answer = await site.post('administrator', buildTrialPath('groups', other?.identifier ?? '', 'update'), {
      name: 'Mine now',
    });
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });

  it('gets no new member from a uid in another letter case', async () => {
    const { group } = collectSamples(platform.state);
    const answer = await site.post('administrator', buildTrialPath('groups', group, 'members'), {
      uid: DEMO_ACTORS.member.uid.toUpperCase(),
    });
    expect([answer.status, platform.calls.listChangingCalls()]).toEqual([404, []]);
  });
});

describe('A page of another site', () => {
  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example.org' }])(
    'cannot submit a form: %j',
    async (headers) => {
      const answer = await site.post('manager', buildTrialPath('delete'), undefined, headers as Record<string, string>);
      expect([answer.status, platform.calls.all]).toEqual([403, []]);
    },
  );
});

describe('Markup', () => {
  const script = '<img src=x onerror=alert(1)>"\'`';

  it('from the platform is escaped on pages', async () => {
    const trial = findDroughtTrial(platform.state);
    const path = buildTrialPath();
    trial.name = script;
    trial.description = script;
    trial.websiteUrl = 'javascript:alert(1)';
    for (const group of trial.groups) Object.assign(group, { name: script, description: script });
    for (const { userId } of trial.memberships) Object.assign(platform.state.getUser(userId), { name: script, email: script });
    for (const one of trial.invitations) one.email = script;
    for (const service of platform.state.services) Object.assign(service, { name: script, description: script });
    await site.post('manager', `${path}/groups`, { name: script, short_name: 'harmless' });
    const pages = await Promise.all(
      ['', '/invite', '/delete', '/services/disconnect'].map((rest) => site.get('manager', `${path}${rest}`)),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(pages.filter(({ text }) => /<img|href="javascript:|\sonerror=alert\(1\)>"'/.test(text))).toEqual([]);
  });

  it('in the URL of a table is escaped on pages', async () => {
    const { text } = await site.get('manager', `${buildTrialPath()}?search=${encodeURIComponent(script)}`);
    expect(text).not.toContain('<img');
  });
});

describe('A line break', () => {
  it('within a name does not create a header', async () => {
    const answer = await site.post('manager', buildTrialPath('groups'), { name: 'x\r\nSet-Cookie: a=b', short_name: 'x' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('The preview of invitations', () => {
  const uploadFile = async (content: string | Buffer<ArrayBuffer>, more: FormFields = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(more)) for (const one of [value].flat()) body.append(name, one);
    body.append('csv', new Blob([content], { type: 'text/csv' }), 'people.csv');
    return site.send('administrator', buildTrialPath('invite', 'preview'), { method: 'POST', body });
  };

  it('marks malformed and duplicate addresses, and those of members and open invitations', async () => {
    const emails = `new@example.org\nNEW@example.org\nnobody\nnew.technician@crops.example.org\n${DEMO_ACTORS.member.email}`;
    const { text } = await site.post('administrator', buildTrialPath('invite', 'preview'), { emails });
    for (const words of ['will be invited', 'listed twice', 'Invalid email addresses', 'already invited', 'already a member'])
      expect(text).toContain(words);
    expect(platform.calls.listChangingCalls()).toEqual([]);
  });

  it.each([
    ['more addresses than the contract allows', { emails: LONG }, 'must have at most 60000 characters'],
    ['a field that it does not have', { nonsense: '1' }, 'nonsense is not known'],
    ['a day with a space', { membership_expiry_date: ' 2031-02-28' }, 'must be a date'],
  ])('rejects %s together with a file', async (_what, fields, words) => {
    const { status, text } = await uploadFile('email\nx@example.org\n', fields);
    expect([status, text.includes(words)]).toEqual([400, true]);
  });

  it('rejects more addresses than the contract allows, even without a file', async () => {
    const { status } = await site.post('administrator', buildTrialPath('invite', 'preview'), { emails: LONG });
    expect(status).toBe(400);
  });

  it('rejects a repeated text field together with a file', async () => {
    const { status, text } = await uploadFile('email\nx@example.org\n', { emails: ['a@example.org', 'b@example.org'] });
    expect([status, text.includes('may occur only once')]).toEqual([400, true]);
  });

  it('reads the email column of a file with quotes, semicolons and a byte order mark', async () => {
    const { text, status } = await uploadFile('\uFEFFName;E-Mail\r\n"Doe; Jo";jo@example.org\r\nX;"second@example.org"\r\n');
    expect([status, text.includes('jo@example.org'), text.includes('second@example.org'), text.includes('Doe')]).toEqual([
      200,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['a broken spreadsheet', Buffer.from('PK\u0003\u0004\u0000\u0000binary'), 'cannot be read as a spreadsheet'],
    ['an old spreadsheet (.xls)', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is an old spreadsheet'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'is not a text file'],
  ])('rejects a file of the wrong type: %s', async (_what, content, words) => {
    const { status, text } = await uploadFile(content);
    expect([status, text.includes(words), text.includes('control characters')]).toEqual([400, true, false]);
  });

  it('reads a file that a spreadsheet program saved as Unicode text', async () => {
    const { status, text } = await uploadFile(Buffer.from('\ufeffemail\tname\r\nnew@example.org\tNew\r\n', 'utf16le'));
    expect([status, text.includes('new@example.org')]).toEqual([200, true]);
  });

  it('uses the first column if no column header names the addresses', async () => {
    expect((await uploadFile('only@example.org,Somebody\n')).text).toContain('only@example.org');
  });

  it('adds the addresses of the file to those in the text field', async () => {
    const { text } = await uploadFile('email\nfile@example.org', { emails: 'pasted@example.org', role: 'admin' });
    expect([
      text.includes('file@example.org'),
      text.includes('pasted@example.org'),
      text.includes('<dd>administrator</dd>'),
    ]).toEqual([true, true, true]);
  });

  it('rejects an empty file', async () => {
    expect((await uploadFile('')).status).toBe(400);
  });

  it('rejects a file that is larger than the limit', async () => {
    expect((await uploadFile('x'.repeat(1_100_000))).status).toBe(413);
  });

  it('rejects a multipart body without its boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=nowhere' };
    const answer = await site.send('administrator', buildTrialPath('invite', 'preview'), {
      method: 'POST',
      headers,
      body: 'x',
    });
    expect(answer.status).toBe(400);
  });

  it('shows invalid addresses first, and accepts their corrections', async () => {
    const path = buildTrialPath('invite', 'preview');
    const { text } = await site.post('administrator', path, { emails: 'new@example.org, nobody, other@', role: 'admin' });
    expect(text.indexOf('Invalid email addresses')).toBeLessThan(text.indexOf('will be invited'));
    expect([...text.matchAll(/name="corrected" value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['nobody', 'other@']);
    expect(text).toContain('Send 1 invitation, omit 2 invalid addresses');
    const again = await site.post('administrator', path, {
      emails: 'new@example.org',
      corrected: ['“Nobody” <nobody@example.org>', ''],
      role: 'admin',
    });
    expect(again.status).toBe(200);
    for (const part of ['Send 2 invitations?', 'nobody@example.org', '<dd>administrator</dd>'])
      expect(again.text).toContain(part);
    expect(again.text).not.toContain('Invalid email addresses');
  });

  it('accepts every address between semicolons, even before a quoted name', async () => {
    const emails = 'Anna <anna@example.org>; nobody; "Eve; PhD" <eve@example.org>; Team: a@example.org, b@example.org;';
    const { text } = await site.post('administrator', buildTrialPath('invite', 'preview'), { emails });
    expect([...text.matchAll(/name="corrected" value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['nobody']);
    const invited = [...text.matchAll(/<li>([^<@]*@[^<]*)<\/li>/g)].map(([, address]) => address);
    expect(invited).toEqual(['anna@example.org', 'eve@example.org', 'a@example.org', 'b@example.org']);
  });

  it('reads the addresses from cells that were copied from a spreadsheet', async () => {
    const emails = 'Name\tEmail\nAnna Example\tanna@example.org\n"Eve, PhD"\teve@example.org';
    const { text } = await site.post('administrator', buildTrialPath('invite', 'preview'), { emails });
    expect(text).toContain('Send 2 invitations');
    for (const address of ['anna@example.org', 'eve@example.org']) expect(text).toContain(`<li>${address}</li>`);
  });

  it('rejects more than 200 addresses', async () => {
    const emails = Array.from({ length: 201 }, (_, index) => `a${index}@example.org`).join(' ');
    expect((await site.post('administrator', buildTrialPath('invite', 'preview'), { emails })).status).toBe(400);
  });

  it('is forbidden for members', async () => {
    const body = createFormBody({ emails: 'x@example.org' });
    expect((await site.send('member', buildTrialPath('invite', 'preview'), { method: 'POST', body })).status).toBe(403);
  });
});
