/**
 * Determines whether a service exists on the platform, which no operation returns directly. Either a collaboration is connected
 * to the service, or the response to ending a connection that does not exist reveals it (docs/requirements.md, C41).
 */
import type { Collaboration, Organisation } from './data-objects.ts';
import { CollaborationConflictError, CollaborationNotFoundError } from './errors.ts';
import type { CollabOrganisationClient } from './organisation-client.ts';

/** Result of the check. `untold`: unknown, because the organization has no collaboration for the check. */
export type ServiceStanding = 'connected' | 'known' | 'unknown' | 'untold';

/** Returns whether a collaboration of the organization is connected to the service, which proves that the service exists. */
export function hasConnectedCollaboration(
  { collaborations }: { readonly collaborations: readonly Pick<Collaboration, 'services'>[] },
  entityId: string,
): boolean {
  return collaborations.some(({ services }) => services.some((service) => service.entityId === entityId));
}

/** Requests the end of a connection that does not exist: the response is 409, or 404 for an unknown service. */
export async function findServiceStanding(
  client: Pick<CollabOrganisationClient, 'getCollaboration' | 'disconnectService'>,
  organisation: Pick<Organisation, 'collaborations'>,
  entityId: string,
): Promise<ServiceStanding> {
  if (hasConnectedCollaboration(organisation, entityId)) return 'connected';
  const [first] = organisation.collaborations;
  if (first === undefined) return 'untold';
  const collaboration = await client.getCollaboration(first.identifier);
  if (hasConnectedCollaboration({ collaborations: [collaboration] }, entityId)) return 'connected';
  try {
    await client.disconnectService(first.identifier, entityId);
    return 'known';
  } catch (error) {
    if (error instanceof CollaborationConflictError) return 'known';
    if (error instanceof CollaborationNotFoundError) return 'unknown';
    throw error;
  }
}
