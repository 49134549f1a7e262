import { describe, expect, it } from 'vitest';
import { NEW_COLLABORATION } from '../../../simulators/platform/testing-calls.ts';
import { createCollabOrganisationClient } from './organisation-client.ts';
import {
  createCollaborationBody,
  createGroupUpdateBody,
  createInvitationUpdateBody,
  createInviteBody,
  findMessageProblem,
} from './request-bodies.ts';

const NOW = new Date('2026-10-01T12:00:00Z');
const LATER = new Date('2027-06-30T00:00:00Z');

describe('The request body for a new collaboration', () => {
  it('has the property names of the platform, and the end date in seconds', () => {
    expect(createCollaborationBody({ ...NEW_COLLABORATION, expiryDate: LATER, tags: ['oats'] }, NOW)).toEqual({
      name: 'Oat Trial',
      description: 'Oats on sand.',
      disable_join_requests: false,
      disclose_member_information: true,
      disclose_email_information: false,
      administrators: ['first@example.org'],
      expiry_date: 1_814_313_600,
      tags: ['oats'],
    });
  });

  it('omits unknown properties', () => {
    const withMore = { ...NEW_COLLABORATION, id: 1, support_email: 'x@example.org' };
    expect(Object.keys(createCollaborationBody(withMore, NOW))).not.toEqual(expect.arrayContaining(['id']));
    expect(JSON.stringify(createCollaborationBody(withMore, NOW))).not.toContain('support_email');
  });
});

describe('The request body for invitations', () => {
  it('has both dates in milliseconds, because seconds would make the invitation expire in the past', () => {
    const body = createInviteBody(
      'c',
      ['a@example.org'],
      'member',
      { invitationExpiryDate: LATER, membershipExpiryDate: LATER },
      NOW,
    );
    expect([body.invitation_expiry_date, body.membership_expiry_date]).toEqual([1_814_313_600_000, 1_814_313_600_000]);
  });

  it.each(['invitationExpiryDate', 'membershipExpiryDate'])(
    'cannot have a past %s, which the platform would accept',
    (field) => {
      const createRefusedBody = () => createInviteBody('c', ['a@example.org'], 'member', { [field]: NOW }, NOW);
      expect(createRefusedBody).toThrow(`${field} must be a date in the future. Nothing was changed.`);
    },
  );

  it.each(['nobody', 'two words@example.org', '@example.org', ''])(
    'cannot contain the invalid address “%s”, which the platform would omit silently',
    (address) => {
      expect(() => createInviteBody('c', ['a@example.org', address], 'member', {}, NOW)).toThrow(
        'emails must be email addresses only',
      );
    },
  );
});

describe('The message of an invitation', () => {
  it.each([
    '<b>bold</b>',
    'read <a href="https://evil.example.org">this</a>',
    '</p>',
    '<!-- hidden -->',
    '<?php',
    '<script',
    'x<IMG src=x onerror=alert(1)>',
    '<svg/onload=1>',
  ])('is rejected with the markup %s, because the platform would copy it into its email', (message) => {
    expect(findMessageProblem(message)).toBe('must not contain markup');
    expect(() => createInviteBody('c', ['a@example.org'], 'member', { message }, NOW)).toThrow(
      'message must not contain markup',
    );
    expect(() => createCollaborationBody({ ...NEW_COLLABORATION, message }, NOW)).toThrow('message must not contain markup');
  });

  it.each(['Welcome!\nSee you.', 'a < b and c > d', 'I <3 wheat', '1<2', 'Tom & Ann', '"quoted"'])(
    'is accepted if it is “%s”',
    (message) => {
      expect(findMessageProblem(message)).toBeUndefined();
    },
  );
});

describe('The request body for a change', () => {
  it('contains role and groups for every change of an invitation', () => {
    expect(createInvitationUpdateBody({ role: 'member', groups: [] })).toEqual({ intended_role: 'member', groups: [] });
  });

  it('contains only the changes of a group, including an empty description', () => {
    expect(createGroupUpdateBody({ description: '' })).toEqual({ description: '' });
    expect(createGroupUpdateBody({ autoProvisionMembers: false, name: undefined })).toEqual({ auto_provision_members: false });
  });
});

describe('A request body that violates the contract of the platform', () => {
  const sent: Request[] = [];
  const client = createCollabOrganisationClient({
    baseUrl: 'https://platform.example.org',
    token: 'token',
    serviceEntityId: 'entity',
    now: () => NOW,
    send: async (request) => {
      sent.push(request);
      return new Response(null, { status: 204 });
    },
  });

  it.each([
    ['an unknown role', () => client.setMemberRole('c', 'u', 'owner' as never), 'role'],
    ['an unknown intended role', () => client.invite('c', ['a@example.org'], 'guest' as never), 'intended_role'],
    ['an empty list of invited users', () => client.invite('c', [], 'member'), 'invites'],
    ['a tag with a capital', () => client.createCollaboration({ ...NEW_COLLABORATION, tags: ['Oats'] }), 'tags.0'],
    [
      'a short name with a hyphen',
      () => client.createCollaboration({ ...NEW_COLLABORATION, shortName: 'oat-trial' }),
      'short_name',
    ],
    [
      'a script as website',
      () => client.createCollaboration({ ...NEW_COLLABORATION, websiteUrl: 'javascript:0' }),
      'website_url',
    ],
    [
      'a text as flag',
      () => client.createCollaboration({ ...NEW_COLLABORATION, disableJoinRequests: 'no' as never }),
      'disable_join_requests',
    ],
    ['too long a name', () => client.createGroup('c', { name: 'x'.repeat(256), shortName: 'x' }), 'name'],
    ['an empty change', () => client.updateGroup('g', {}), 'body'],
    ['an empty uid', () => client.addGroupMember('g', ''), 'uid'],
  ])('is not sent with %s', async (_case, call, field) => {
    await expect(call()).rejects.toMatchObject({ name: 'CollabInputError', status: 400, field });
    expect(sent).toEqual([]);
  });
});
