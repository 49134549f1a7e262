/** Reads a user's collaborations, and the user's roles, for home page, profile and search. Caches them for a minute. */
import { isSamePerson } from '../auth/index.ts';
import { inOrder } from '../web/table-order.ts';
import { isActiveAdministrator, type Viewer } from './access/policy.ts';
import { cacheReads, waitWithTimeout } from './platform/cached-reads.ts';
import type { CollaborationSummary } from './platform/data-objects.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';

/** Maximum number of roles to read, because each requires a call. Roles in further collaborations are `unknown`. */
const MAX_ROLES = 12;

export interface OwnCollaboration {
  readonly collaboration: CollaborationSummary;
  /** `unknown` if the platform did not report the role, or if the user has too many collaborations to read all roles. */
  readonly role: 'administrator' | 'member' | 'unknown';
}

/** Reads collaborations for a user. All functions reject if the platform does not respond in time. */
export type OwnCollaborations = ReturnType<typeof createOwnCollaborations>;

export function createOwnCollaborations(
  client: Pick<CollabOrganisationClient, 'getOrganisation' | 'listMembers' | 'listOpenInvitations'>,
  now: () => Date,
) {
  const organisation = cacheReads(now, 0, () => client.getOrganisation());
  const members = cacheReads(now, 0, (identifier) => client.listMembers(identifier));
  const invitations = cacheReads(now, 0, (identifier) => client.listOpenInvitations(identifier));

  async function listVisibleCollaborations({ isManager, globalUrns }: Viewer): Promise<readonly CollaborationSummary[]> {
    if (!isManager && globalUrns.size === 0) return [];
    const { collaborations: all } = await waitWithTimeout(organisation(''));
    return isManager ? all : all.filter(({ globalUrn }) => globalUrns.has(globalUrn));
  }

  async function getRole({ user }: Viewer, identifier: string): Promise<OwnCollaboration['role']> {
    try {
      const own = (await waitWithTimeout(members(identifier))).filter(({ uid }) => isSamePerson(user.sub, uid));
      return own.some((membership) => isActiveAdministrator(membership, now())) ? 'administrator' : 'member';
    } catch {
      return 'unknown';
    }
  }

  return {
    /** Returns the collaborations that the user may open: for managers all, for others their own. */
    openTo: listVisibleCollaborations,
    getOrganisationName: async () => (await waitWithTimeout(organisation(''))).name,
    /** Returns the collaborations in the user's entitlements, ordered by name. */
    async listOwn(viewer: Viewer) {
      const own = (await listVisibleCollaborations(viewer))
        .filter(({ globalUrn }) => viewer.globalUrns.has(globalUrn))
        .toSorted((a, b) => inOrder.compare(a.name, b.name));
      return Promise.all(
        own.map(async (collaboration, index) => ({
          collaboration,
          role: index < MAX_ROLES ? await getRole(viewer, collaboration.identifier) : ('unknown' as const),
        })),
      );
    },
    listExpiredInvitations: async (identifier: string) =>
      (await waitWithTimeout(invitations(identifier))).filter(
        ({ status, expiryDate }) => status === 'expired' || (expiryDate !== null && expiryDate <= now()),
      ),
  };
}
