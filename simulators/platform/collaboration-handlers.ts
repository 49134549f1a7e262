/** The platform's operations on the organization, its collaborations and their members. */
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import { createBadRequest, createForbidden, createMissingRowError, createNotFound } from './platform-refusal.ts';
import { isSameText, type PlatformCollaboration } from './platform-state.ts';
import { includesAllUnits, type PlatformWorld, requireUsableCollaboration } from './platform-world.ts';
import { generateShortName } from './short-names.ts';
import {
  createChangedMembership,
  createCollaborationWithUnits,
  createCreatedCollaboration,
  createDetailedCollaboration,
  createOrganisationRecord,
} from './wire-records.ts';

type Handlers = Pick<
  OrganisationApiHandlers,
  | 'getOrganisation'
  | 'createCollaboration'
  | 'getCollaboration'
  | 'setUnits'
  | 'deleteCollaboration'
  | 'setMemberRole'
  | 'removeMember'
>;

type Creation = Parameters<OrganisationApiHandlers['createCollaboration']>[0]['body'];

const HOURS_ADDED = 4 * 3600;
const DAY = 86_400;

export function createCollaborationHandlers(world: PlatformWorld): Handlers {
  const { state, home, tokenUnits } = world;

  function requireKnownUnits(units: readonly string[]): void {
    const unknown = units.filter((unit) => !home.units.includes(unit));
    if (unknown.length > 0) throw createBadRequest(`Invalid units: ${quoteValues(unknown)}`);
  }

  return {
    getOrganisation({ query }) {
      const all = state.listCollaborations(home.id);
      const inScope = tokenUnits === undefined ? all : all.filter(({ units }) => includesAllUnits(units, tokenUnits));
      const shown = inScope.filter(
        (collaboration) =>
          includesAllValues(collaboration.units, query.units) &&
          includesAllValues(collaboration.tags, query.tags) &&
          includesAllValues(listAbbreviations(world, collaboration), query.services),
      );
      return { status: 200, body: createOrganisationRecord(state, home, shown) };
    },

    createCollaboration({ body }) {
      const own = state.listCollaborations(home.id);
      if (own.some(({ name }) => isSameText(name, body.name))) {
        throw createBadRequest(`Collaboration with name ${body.name} already exists in organisation ${home.shortName}`);
      }
      const given = body.short_name;
      if (given !== undefined && own.some(({ shortName }) => isSameText(shortName, given))) {
        throw createBadRequest(`Collaboration with short_name ${given} already exists in organisation ${home.shortName}`);
      }
      requireKnownUnits(body.units ?? []);
      const collaboration = state.addCollaboration(home, {
        name: body.name,
        shortName: given ?? generateShortName(state, body.name),
        description: body.description,
        websiteUrl: body.website_url?.trim() ?? null,
        logo: body.logo ?? null,
        expiryDate: computeStoredExpiry(world, body.expiry_date),
        disableJoinRequests: body.disable_join_requests,
        discloseMemberInformation: body.disclose_member_information,
        discloseEmailInformation: body.disclose_email_information,
        tags: [...new Set([...(body.tags ?? []), ...home.defaultTags])],
        units: [...(tokenUnits ?? body.units ?? [])],
      });
      addAdministrators(world, collaboration, body);
      return { status: 201, body: createCreatedCollaboration(state, home, collaboration) };
    },

    getCollaboration({ path, request }) {
      const collaboration = requireUsableCollaboration(world, request, path.co_identifier);
      return { status: 200, body: createDetailedCollaboration(state, collaboration) };
    },

    setUnits({ path, body, request }) {
      const own = state.listCollaborations(home.id).find(({ identifier }) => isSameText(identifier, path.co_identifier));
      // The platform does not distinguish a missing collaboration from one of another organization here.
      if (own === undefined) throw createNotFound(request);
      if (tokenUnits !== undefined)
        throw createForbidden(request, 'API key is scoped with units. Update collaboration units not allowed');
      requireKnownUnits(body);
      own.units = [...body];
      return { status: 201, body: createCollaborationWithUnits(state, own) };
    },

    deleteCollaboration({ path, request }) {
      const collaboration = requireUsableCollaboration(world, request, path.co_identifier);
      state.collaborations.splice(state.collaborations.indexOf(collaboration), 1);
      return { status: 204 };
    },

    setMemberRole({ path, body, request }) {
      const collaboration = requireUsableCollaboration(world, request, path.co_identifier);
      const membership = state.findMembership(collaboration, body.uid);
      if (membership === undefined) throw createMissingRowError();
      membership.role = body.role;
      return { status: 201, body: createChangedMembership(state, collaboration, membership) };
    },

    removeMember({ path, request }) {
      const collaboration = requireUsableCollaboration(world, request, path.co_identifier);
      const membership = state.findMembership(collaboration, path.user_uid);
      if (membership === undefined) throw createMissingRowError();
      collaboration.memberships = collaboration.memberships.filter((other) => other !== membership);
      for (const group of collaboration.groups) {
        group.memberUserIds = group.memberUserIds.filter((userId) => userId !== membership.userId);
      }
      return { status: 204 };
    },
  };
}

/** Makes users administrators. Ignores unknown uids, and the sender of the invitations. */
function addAdministrators({ state, home }: PlatformWorld, collaboration: PlatformCollaboration, body: Creation): void {
  const administrator = body.administrator === undefined ? undefined : state.findUserByUid(body.administrator);
  if (administrator !== undefined) state.addMember(collaboration, administrator, 'admin');
  const inviter = state.getUser(home.administratorUserId);
  for (const email of body.administrators) {
    if (email === inviter.email) continue;
    const message = body.message ?? home.invitationMessage;
    state.addInvitation(collaboration, { email, role: 'admin', message, createdBy: inviter.uid });
    state.outbox.push({ to: email, kind: 'invitation', message });
  }
}

function computeStoredExpiry({ state }: PlatformWorld, seconds: number | undefined): number | null {
  if (seconds === undefined) return null;
  const stored = Math.floor((seconds + HOURS_ADDED) / DAY) * DAY;
  if (stored < state.getTime()) throw createBadRequest('It is not allowed to set the expiry date in the past');
  return stored;
}

function listAbbreviations({ state }: PlatformWorld, { serviceIds }: PlatformCollaboration): string[] {
  return state.services.filter(({ id }) => serviceIds.includes(id)).map(({ abbreviation }) => abbreviation);
}

/** Returns whether the values contain every item of a filter, which is a comma-separated list. */
function includesAllValues(values: readonly string[], filter: string | undefined): boolean {
  if (filter === undefined) return true;
  return filter.split(',').every((required) => values.some((value) => isSameText(value, required.trim())));
}

function quoteValues(values: readonly string[]): string {
  return `[${values.map((value) => `'${value}'`).join(', ')}]`;
}
