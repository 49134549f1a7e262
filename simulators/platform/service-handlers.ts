/** The platform's operations on connections of services. */
import type { Request } from 'express';
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import {
  createBadRequest,
  createConflict,
  createForbidden,
  createMissingRowError,
  getMessagePrefix,
} from './platform-refusal.ts';
import type { PlatformCollaboration, PlatformService } from './platform-state.ts';
import { type PlatformWorld, requireOwnCollaboration } from './platform-world.ts';
import { createAccessibleService } from './wire-records.ts';

type Handlers = Pick<OrganisationApiHandlers, 'connectService' | 'disconnectService' | 'listUserServices'>;

export function createServiceHandlers(world: PlatformWorld): Handlers {
  const { state, home } = world;
  const createReference = (collaboration: PlatformCollaboration, service: PlatformService) => ({
    collaboration: { organisation_short_name: home.shortName, short_name: collaboration.shortName },
    service: { entity_id: service.entityId },
  });

  return {
    connectService({ path, body, request }) {
      const collaboration = requireOwnCollaboration(world, request, path.co_identifier);
      const service = state.findService(body.service_entity_id);
      if (service === undefined) throw createMissingRowError();
      if (!collaboration.serviceIds.includes(service.id)) {
        // A connection to a service of another organization can be requested, unless the service connects automatically.
        if (service.connects !== 'automatically') {
          requestApproval(world, request, collaboration, service);
          return { status: 201, body: { status: 'pending', ...createReference(collaboration, service) } };
        }
        if (home.servicesRestricted) {
          throw createBadRequest(`${getMessagePrefix(request)} not_allowed_organisation ${home.shortName}`);
        }
        state.connectService(collaboration, service);
      }
      return { status: 201, body: { status: 'connected', ...createReference(collaboration, service) } };
    },

    listUserServices({ path, request }) {
      const joined = state.collaborations.filter(({ memberships }) =>
        memberships.some(({ userId }) => userId === path.user_id),
      );
      if (!joined.some(({ organisationId }) => organisationId === home.id)) {
        const who = `User ${path.user_id} is not a member of a collaboration`;
        throw createForbidden(request, `${who} in the ${home.name} organisation`);
      }
      const services = state.services.filter(({ id }) => joined.some(({ serviceIds }) => serviceIds.includes(id)));
      return { status: 200, body: services.map(createAccessibleService) };
    },

    disconnectService({ path, body, request }) {
      const collaboration = requireOwnCollaboration(world, request, path.co_identifier);
      const service = state.findService(body.service_entity_id);
      if (service === undefined) throw createMissingRowError();
      if (!collaboration.serviceIds.includes(service.id)) {
        throw createConflict(`Collaboration ${collaboration.name} is not connected to service ${service.name}`);
      }
      // The groups that the connection created remain.
      collaboration.serviceIds = collaboration.serviceIds.filter((id) => id !== service.id);
      return { status: 201, body: { status: 'disconnected', ...createReference(collaboration, service) } };
    },
  };
}

/** Requests a connection in the name of the first administrator among the members. */
function requestApproval(
  { state }: PlatformWorld,
  request: Request,
  collaboration: PlatformCollaboration,
  service: PlatformService,
): void {
  const requester = collaboration.memberships.find(({ role }) => role === 'admin');
  if (requester === undefined)
    throw createBadRequest(`${getMessagePrefix(request)} Collaboration ${collaboration.name} has no administrator`);
  if (collaboration.requestedServiceIds.includes(service.id)) {
    throw createBadRequest(
      `${getMessagePrefix(request)} A service connection request already exists between ${collaboration.name} and ${service.name}`,
    );
  }
  collaboration.requestedServiceIds.push(service.id);
  state.outbox.push({ to: `approval@${service.abbreviation}.example.org`, kind: 'connectionRequest', message: null });
}
