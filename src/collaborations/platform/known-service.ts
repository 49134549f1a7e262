/**
 * Whether the platform knows a service by its entity id. No call asks that, so it is concluded: from a collaboration that is connected
 * to it, else from how the platform refuses to end a connection that is not there (docs/requirements.md, C41).
 */
import type { Collaboration, Organisation } from './data-objects.ts';
import { CollaborationConflictError, CollaborationNotFoundError } from './errors.ts';
import type { CollabOrganisationClient } from './organisation-client.ts';

/** What is known of a service; `untold`: the organization has no collaboration by which it could be found out. */
export type ServiceStanding = 'connected' | 'known' | 'unknown' | 'untold';

/** Whether a collaboration of the organization is connected to the service, which the platform then knows. */
export function isConnectedSomewhere(
  { collaborations }: { readonly collaborations: readonly Pick<Collaboration, 'services'>[] },
  entityId: string,
): boolean {
  return collaborations.some(({ services }) => services.some((service) => service.entityId === entityId));
}

/**
 * Finds it out. Nothing is changed: a connection is ended only in words, at a collaboration that was just read and has none, which the
 * platform answers with 409, or with 404 where it does not know the service.
 *
 * @throws what reading a collaboration throws, and what the platform says otherwise
 */
export async function serviceStanding(
  client: Pick<CollabOrganisationClient, 'getCollaboration' | 'disconnectService'>,
  organisation: Pick<Organisation, 'collaborations'>,
  entityId: string,
): Promise<ServiceStanding> {
  if (isConnectedSomewhere(organisation, entityId)) return 'connected';
  const [first] = organisation.collaborations;
  if (first === undefined) return 'untold';
  const collaboration = await client.getCollaboration(first.identifier);
  if (isConnectedSomewhere({ collaborations: [collaboration] }, entityId)) return 'connected';
  try {
    await client.disconnectService(first.identifier, entityId);
    return 'known';
  } catch (error) {
    if (error instanceof CollaborationConflictError) return 'known';
    if (error instanceof CollaborationNotFoundError) return 'unknown';
    throw error;
  }
}
