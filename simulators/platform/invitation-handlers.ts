import type { Request } from 'express';
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import { createBadRequest, createMissingRowError, createNotFound } from './platform-refusal.ts';
import { INVITATION_DAYS, isSameText, type PlatformCollaboration } from './platform-state.ts';
import { checkTokenAccess, type PlatformWorld, requireOwnCollaboration, requireUsableCollaboration } from './platform-world.ts';
import { createAcceptingUser, createInvitationRecord } from './wire-records.ts';

type Handlers = Pick<
  OrganisationApiHandlers,
  'invite' | 'listOpenInvitations' | 'getInvitation' | 'resendInvitation' | 'updateInvitation' | 'withdrawInvitation'
>;

export function createInvitationHandlers(world: PlatformWorld): Handlers {
  const { state, home } = world;

  function requireInvitation(request: Request, identifier: string) {
    const found = state.findInvitation(identifier);
    if (found === undefined) throw createNotFound(request);
    checkTokenAccess(world, request, found.collaboration);
    return found;
  }

  return {
    invite({ body, request }) {
      const collaboration = requireOwnCollaboration(world, request, body.collaboration_identifier);
      const addresses = body.invites.filter((address) => /^\S+@\S+$/.test(address));
      if (addresses.length === 0) throw createBadRequest('No valid emails in the invites');
      const open = collaboration.invitations.filter(({ status }) => status === 'open');
      const duplicates = addresses.filter((address) => open.some(({ email }) => isSameText(email, address)));
      if (duplicates.length > 0) {
        throw createBadRequest(`Duplicate email invitations: [${duplicates.map((email) => `'${email}'`).join(', ')}]`);
      }
      const groupIds = findGroups(collaboration, body.groups ?? []);
      collaboration.lastActivityDate = state.getTime();
      const made = addresses.map((email) => {
        state.outbox.push({
          to: email,
          kind: 'invitation',
          message: body.message ?? null,
          sender: body.sender_name ?? home.name,
        });
        return state.addInvitation(collaboration, {
          email,
          role: body.intended_role,
          message: body.message ?? null,
          expiryDate: convertToSeconds(body.invitation_expiry_date) ?? state.computeTimeInDays(INVITATION_DAYS),
          membershipExpiryDate: convertToSeconds(body.membership_expiry_date),
          groupIds: [...groupIds],
        });
      });
      return {
        status: 201,
        body: made.map(({ email, expiryDate, identifier }) => ({
          email,
          invitation_expiry_date: expiryDate,
          status: 'open',
          invitation_id: identifier,
        })),
      };
    },

    listOpenInvitations({ path, request }) {
      const collaboration = requireUsableCollaboration(world, request, path.co_identifier);
      const open = collaboration.invitations.filter(({ status }) => status === 'open');
      return { status: 200, body: open.map((invitation) => createInvitationRecord(state, collaboration, invitation)) };
    },

    getInvitation({ path, request }) {
      const { invitation, collaboration } = requireInvitation(request, path.external_identifier);
      const record = createInvitationRecord(state, collaboration, invitation);
      if (invitation.status !== 'accepted') return { status: 200, body: record };
      const membership = collaboration.memberships.find(({ invitationId }) => invitationId === invitation.id);
      if (membership === undefined) throw createMissingRowError();
      return { status: 200, body: { ...record, user: createAcceptingUser(state.getUser(membership.userId)) } };
    },

    resendInvitation({ path, request }) {
      const { invitation, collaboration } = requireInvitation(request, path.external_identifier);
      if (invitation.expiryDate < state.getTime()) {
        invitation.expiryDate = state.computeTimeInDays(INVITATION_DAYS);
        invitation.createdAt = state.getTime();
      }
      state.outbox.push({ to: invitation.email, kind: 'reminder', message: invitation.message ?? home.invitationMessage });
      return { status: 201, body: createInvitationRecord(state, collaboration, invitation) };
    },

    updateInvitation({ path, body, request }) {
      const { invitation, collaboration } = requireInvitation(request, path.external_identifier);
      const groupIds = findGroups(collaboration, body.groups);
      invitation.role = body.intended_role;
      invitation.groupIds = groupIds;
      return { status: 201, body: createInvitationRecord(state, collaboration, invitation) };
    },

    withdrawInvitation({ path, request }) {
      const { invitation, collaboration } = requireInvitation(request, path.external_identifier);
      collaboration.invitations.splice(collaboration.invitations.indexOf(invitation), 1);
      return { status: 204 };
    },
  };
}

/** Returns the groups with these names. @throws PlatformRefusal 400 if the collaboration does not have one of them */
function findGroups(collaboration: PlatformCollaboration, names: readonly string[]): number[] {
  return names.map((name) => {
    const group = collaboration.groups.find(({ identifier, shortName }) => isSameText(identifier, name) || shortName === name);
    if (group === undefined) throw createBadRequest(`Invalid group identifier: ${name}`);
    return group.id;
  });
}

function convertToSeconds(milliseconds: number | undefined): number | null {
  return milliseconds === undefined ? null : Math.floor(milliseconds / 1000);
}
