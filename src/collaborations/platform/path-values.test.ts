import { describe, expect, it } from 'vitest';
import { fillPlatformPath, requirePathValue } from './access.ts';
import { createCollabOrganisationClient } from './organisation-client.ts';

const REFUSED: [string, string][] = [
  ['nothing', ''],
  ['one dot', '.'],
  ['two dots', '..'],
  ['many dots', '.......'],
  ['an encoded dot', '%2e'],
  ['dots encoded in part', '.%2E'],
  ['dots encoded twice', '%252e%252E'],
  ['dots encoded three times', '%25252e.'],
  ['a slash, which the platform decodes before it routes', '6f1c/members/somebody'],
  ['an encoded slash', '6f1c%2Fmembers'],
  ['a slash encoded twice', '6f1c%252fmembers'],
  ['a backslash, which URL parsers treat as a slash', '..\\members'],
  ['an encoded backslash', '..%5cmembers'],
  ['a new line', 'one\ntwo'],
  ['an encoded new line', 'one%0d%0atwo'],
  ['a zero byte', 'one\0'],
  ['an unpaired surrogate', 'one\ud800'],
  ['longer than the column of the platform', 'x'.repeat(256)],
];

describe('A value in a path', () => {
  it.each(REFUSED)('is rejected if it is %s', (_case, value) => {
    expect(() => requirePathValue('identifier', value)).toThrow(/^identifier .*Nothing was changed\.$/);
  });

  it.each([
    '6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21',
    '5b7ad2c19e0f4a3d8c61@people.example.org',
    'a.b',
    '...x',
    '100%',
    'ü ?#;=&+',
    '%41',
  ])('is accepted if it is %j', (value) => {
    expect(requirePathValue('identifier', value)).toBe(value);
  });
});

describe('A path of the platform with values', () => {
  it('has all characters of its values encoded except those that RFC 3986 calls unreserved', () => {
    const path = fillPlatformPath('https://platform.example.org/api/{one}/{two}', { one: "ü ?#;=&+'()*!", two: 'a@b' });
    expect(path).toBe('https://platform.example.org/api/%C3%BC%20%3F%23%3B%3D%26%2B%27%28%29%2A%21/a%40b');
  });

  it('is rejected if parsing the URL changes it', () => {
    expect(() => fillPlatformPath('https://platform.example.org/api/../{one}', { one: 'x' })).toThrow('changes the path');
  });
});

describe('Every method that puts a value in a path', () => {
  const sent: string[] = [];
  const client = createCollabOrganisationClient({
    baseUrl: 'https://platform.example.org',
    token: 'token',
    serviceEntityId: 'entity',
    send: async (request) => {
      sent.push(request.url);
      return new Response(null, { status: 204 });
    },
  });
  const methods: [string, (value: string) => Promise<unknown>][] = [
    ['getCollaboration', (value) => client.getCollaboration(value)],
    ['setUnits', (value) => client.setUnits(value, [])],
    ['deleteCollaboration', (value) => client.deleteCollaboration(value)],
    ['connectService', (value) => client.connectService(value)],
    ['listMembers', (value) => client.listMembers(value)],
    ['setMemberRole', (value) => client.setMemberRole(value, 'uid', 'admin')],
    ['removeMember', (value) => client.removeMember(value, 'uid')],
    ['removeMember, uid', (value) => client.removeMember('identifier', value.padEnd(value.length === 256 ? 513 : 0, 'x'))],
    ['disconnectService', (value) => client.disconnectService(value)],
    ['listOpenInvitations', (value) => client.listOpenInvitations(value)],
    ['getInvitation', (value) => client.getInvitation(value)],
    ['resendInvitation', (value) => client.resendInvitation(value)],
    ['updateInvitation', (value) => client.updateInvitation(value, { role: 'admin', groups: [] })],
    ['withdrawInvitation', (value) => client.withdrawInvitation(value)],
    ['updateGroup', (value) => client.updateGroup(value, { name: 'n' })],
    ['deleteGroup', (value) => client.deleteGroup(value)],
    ['addGroupMember', (value) => client.addGroupMember(value, 'uid')],
    ['removeGroupMember', (value) => client.removeGroupMember(value, 'uid')],
    ['removeGroupMember, uid', (value) => client.removeGroupMember('group', value.padEnd(value.length === 256 ? 513 : 0, 'x'))],
  ];

  it.each(methods)('sends no request with an invalid value: %s', async (_method, call) => {
    for (const [, value] of REFUSED) {
      await expect(call(value)).rejects.toMatchObject({ name: 'CollabInputError', status: 400 });
    }
    expect(sent).toEqual([]);
  });
});
