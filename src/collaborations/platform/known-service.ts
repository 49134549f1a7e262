/**
 * Whether the platform knows a service by its entity id. No call asks that, so it is concluded: from a collaboration that is connected
 * to it, else from how the platform refuses to end a connection that is not there (docs/requirements.md, C41).
 */
import type { Organisation } from './data-objects.ts';
import { CollaborationConflictError, CollaborationNotFoundError } from './errors.ts';
import type { CollabOrganisationClient } from './organisation-client.ts';

/** What is known of a service; `untold`: the organization has no collaboration by which it could be found out. */
export type ServiceStanding = 'connected' | 'known' | 'unknown' | 'untold';

/**
 * Finds it out. Nothing is changed: a connection is ended only in words, at a collaboration that was just read and has none, which the
 * platform answers with 409, or with 404 where it does not know the service.
 *
 * @throws what reading a collaboration throws, and what the platform says otherwise
 */
export async function serviceStanding(
  client: Pick<CollabOrganisationClient, 'getCollaboration' | 'disconnectService'>,
  { collaborations }: Pick<Organisation, 'collaborations'>,
  entityId: string,
): Promise<ServiceStanding> {
  const isIt = (service: { readonly entityId: string }) => service.entityId === entityId;
  if (collaborations.some(({ services }) => services.some(isIt))) return 'connected';
  const [first] = collaborations;
  if (first === undefined) return 'untold';
  const { services } = await client.getCollaboration(first.identifier);
  if (services.some(isIt)) return 'connected';
  try {
    await client.disconnectService(first.identifier, entityId);
    return 'known';
  } catch (error) {
    if (error instanceof CollaborationConflictError) return 'known';
    if (error instanceof CollaborationNotFoundError) return 'unknown';
    throw error;
  }
}
