/** The platform's operations on groups. */
import type { Request } from 'express';
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import { createBadRequest, createConflict, createMissingRowError, createNotFound } from './platform-refusal.ts';
import type { PlatformCollaboration, PlatformGroup } from './platform-state.ts';
import { checkTokenAccess, type PlatformWorld, requireUsableCollaboration } from './platform-world.ts';
import { sanitizeShortName } from './short-names.ts';
import { createGroupResponse } from './wire-records.ts';

type Handlers = Pick<
  OrganisationApiHandlers,
  'createGroup' | 'updateGroup' | 'deleteGroup' | 'addGroupMember' | 'removeGroupMember'
>;

export function createGroupApiHandlers(world: PlatformWorld): Handlers {
  const { state } = world;

  function requireGroup(request: Request, identifier: string) {
    const found = state.findGroup(identifier);
    if (found === undefined) throw createNotFound(request);
    checkTokenAccess(world, request, found.collaboration);
    return found;
  }

  return {
    createGroup({ body, request }) {
      const collaboration = requireUsableCollaboration(world, request, body.collaboration_identifier);
      const shortName = sanitizeShortName(body.short_name);
      const isTaken = collaboration.groups.some(
        (group) => (group.serviceGroupId === null && group.name === body.name) || group.shortName === shortName,
      );
      // If the name exists, the platform returns an empty success, and creates nothing.
      if (isTaken) return { status: 201, body: {} };
      const group = state.addGroup(collaboration, {
        name: body.name,
        shortName,
        description: body.description ?? null,
        autoProvisionMembers: body.auto_provision_members ?? false,
      });
      if (group.autoProvisionMembers) attachMembers(collaboration, group);
      return { status: 201, body: createGroupResponse(state, collaboration, group) };
    },

    updateGroup({ path, body, request }) {
      const { group, collaboration } = requireGroup(request, path.group_identifier);
      const fixed = group.serviceGroupId === null ? [] : (['name', 'description'] as const).filter((key) => key in body);
      if (fixed.length > 0) throw createBadRequest(`Cannot change ${fixed[0]} of group ${group.name}`);
      group.name = body.name ?? group.name;
      group.description = body.description ?? group.description;
      group.autoProvisionMembers = body.auto_provision_members ?? group.autoProvisionMembers;
      if (body.auto_provision_members === true) attachMembers(collaboration, group);
      return { status: 201, body: createGroupResponse(state, collaboration, group) };
    },

    deleteGroup({ path, request }) {
      const { group, collaboration } = requireGroup(request, path.group_identifier);
      collaboration.groups.splice(collaboration.groups.indexOf(group), 1);
      for (const invitation of collaboration.invitations) {
        invitation.groupIds = invitation.groupIds.filter((id) => id !== group.id);
      }
      return { status: 204 };
    },

    addGroupMember({ path, body, request }) {
      const { group, collaboration } = requireGroup(request, path.group_identifier);
      const user = state.findUserByUid(body.uid);
      if (user === undefined) throw createMissingRowError();
      if (state.findMembership(collaboration, body.uid) === undefined) {
        throw createConflict(`User ${user.name} is not a member of collaboration ${collaboration.name}`);
      }
      if (group.memberUserIds.includes(user.id)) {
        throw createConflict(`User ${user.name} is already a member of group ${group.name}`);
      }
      group.memberUserIds.push(user.id);
      return { status: 201, body: createGroupResponse(state, collaboration, group) };
    },

    removeGroupMember({ path, request }) {
      const { group } = requireGroup(request, path.group_identifier);
      const user = state.findUserByUid(path.uid);
      if (user === undefined || !group.memberUserIds.includes(user.id)) throw createMissingRowError();
      group.memberUserIds = group.memberUserIds.filter((id) => id !== user.id);
      return { status: 204 };
    },
  };
}

/** Adds all members to a group immediately. Invited people join it when they accept. */
function attachMembers(collaboration: PlatformCollaboration, group: PlatformGroup): void {
  const members = collaboration.memberships.map(({ userId }) => userId);
  group.memberUserIds = [...new Set([...group.memberUserIds, ...members])];
  for (const invitation of collaboration.invitations) {
    if (invitation.status === 'open' && !invitation.groupIds.includes(group.id)) invitation.groupIds.push(group.id);
  }
}
