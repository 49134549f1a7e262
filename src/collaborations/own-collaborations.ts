/**
 * The collaborations of a user with their roles, for the home page, the profile and the search. Answers of the platform are
 * cached for a minute.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isSamePerson } from '../auth/index.ts';
import { isAdministration } from './access/membership.ts';
import type { Viewer } from './access/policy.ts';
import type { CollaborationSummary, Invitation } from './platform/data-objects.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';

/** Cache time of platform answers, in milliseconds. */
const KEPT_MS = 60_000;

/** Maximum number of collaborations whose roles are read; some users have hundreds. */
const MAX_ROLES = 12;

/** Milliseconds that a page waits for the platform. */
const PATIENCE_MS = 3_000;

/** The platform did not answer in time. Its answer is cached for later calls. */
export class CollaborationsUnknownError extends Error {
  override readonly name = 'CollaborationsUnknownError';
  constructor() {
    super('the platform did not answer in time');
  }
}

/** A collaboration of the user. */
export interface OwnCollaboration {
  readonly collaboration: CollaborationSummary;
  /** `unknown`: the platform did not report it, or it was not read because there are too many. */
  readonly role: 'administrator' | 'member' | 'unknown';
}

/** Reads collaborations. All functions reject if the platform does not answer in time. */
export interface OwnCollaborations {
  /** Returns the collaborations in the user's entitlements, ordered by name. */
  of(viewer: Viewer): Promise<readonly OwnCollaboration[]>;
  /** Returns the collaborations that the user may open: their own, and all for managers. */
  openTo(viewer: Viewer): Promise<readonly CollaborationSummary[]>;
  /** Returns the name of the organization. */
  organisationName(): Promise<string>;
  /** Returns the expired invitations of a collaboration. */
  expiredInvitations(identifier: string): Promise<readonly Invitation[]>;
}

/** Creates the functions. */
export function createOwnCollaborations(
  client: Pick<CollabOrganisationClient, 'getOrganisation' | 'listMembers' | 'listOpenInvitations'>,
  now: () => Date,
): OwnCollaborations {
  const organisation = keeping(now, () => client.getOrganisation());
  const members = keeping(now, (identifier) => client.listMembers(identifier));
  const invitations = keeping(now, (identifier) => client.listOpenInvitations(identifier));

  async function openTo({ isManager, globalUrns }: Viewer): Promise<readonly CollaborationSummary[]> {
    if (!isManager && globalUrns.size === 0) return [];
    const { collaborations: all } = await inTime(organisation(''));
    return isManager ? all : all.filter(({ globalUrn }) => globalUrns.has(globalUrn));
  }

  async function roleOf({ user }: Viewer, identifier: string): Promise<OwnCollaboration['role']> {
    try {
      const own = (await inTime(members(identifier))).filter(({ uid }) => isSamePerson(user.sub, uid));
      return own.some((membership) => isAdministration(membership, now())) ? 'administrator' : 'member';
    } catch {
      return 'unknown';
    }
  }

  return {
    openTo,
    organisationName: async () => (await inTime(organisation(''))).name,
    async of(viewer) {
      const own = (await openTo(viewer))
        .filter(({ globalUrn }) => viewer.globalUrns.has(globalUrn))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
      return Promise.all(
        own.map(async (collaboration, index) => ({
          collaboration,
          role: index < MAX_ROLES ? await roleOf(viewer, collaboration.identifier) : ('unknown' as const),
        })),
      );
    },
    expiredInvitations: async (identifier) =>
      (await inTime(invitations(identifier))).filter(
        ({ status, expiryDate }) => status === 'expired' || (expiryDate !== null && expiryDate <= now()),
      ),
  };
}

async function inTime<T>(value: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new CollaborationsUnknownError();
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([value, late]);
  } finally {
    waiting.abort();
  }
}

/** Caches results for a while, but no failures. */
function keeping<T>(now: () => Date, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now().getTime()) return known.value;
    for (const [old, { until }] of kept) if (until <= now().getTime()) kept.delete(old);
    const value = read(key);
    kept.set(key, { until: now().getTime() + KEPT_MS, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
