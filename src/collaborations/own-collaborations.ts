/**
 * The collaborations of a person with what they are there, for pages that show them beside other things: the home page, the profile,
 * the search. What the platform said is kept for a minute, so that such pages cost it nothing.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isSamePerson } from '../auth/index.ts';
import { isAdministration } from './access/membership.ts';
import type { Viewer } from './access/policy.ts';
import type { CollaborationSummary, Invitation } from './platform/data-objects.ts';
import type { CollabOrganisationClient } from './platform/organisation-client.ts';

/** How long is kept what the platform said, in milliseconds. */
const KEPT_MS = 60_000;

/** Roles are asked for so many of somebody's collaborations; some people have hundreds. */
const MAX_ROLES = 12;

/** Milliseconds that a page waits for the platform. */
const PATIENCE_MS = 3_000;

/** The platform did not say in time. Its answer is kept for whoever asks next. */
export class CollaborationsUnknownError extends Error {
  override readonly name = 'CollaborationsUnknownError';
  constructor() {
    super('the platform did not answer in time');
  }
}

/** A collaboration that somebody belongs to. */
export interface OwnCollaboration {
  readonly collaboration: CollaborationSummary;
  /** `unknown`: the platform did not say, or nobody asked because there are many. */
  readonly role: 'administrator' | 'member' | 'unknown';
}

/** The questions. All reject where the platform does not answer, or not in time. */
export interface OwnCollaborations {
  /** Those that the entitlements name, by name. */
  of(viewer: Viewer): Promise<readonly OwnCollaboration[]>;
  /** Those that somebody may open: their own, and all for managers. */
  openTo(viewer: Viewer): Promise<readonly CollaborationSummary[]>;
  /** What the organization is called. */
  organisationName(): Promise<string>;
  /** Invitations of a collaboration that nobody accepted in time. */
  expiredInvitations(identifier: string): Promise<readonly Invitation[]>;
}

/** Makes the questions. */
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

/** What was read, for a while; a failure is forgotten at once. */
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
