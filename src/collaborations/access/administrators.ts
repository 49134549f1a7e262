/** Finds administrators and members of a collaboration by its global URN. Caches results and failures for frequent use. */
import { type CurrentClaims, createEntitlements, isSamePerson, type User } from '../../auth/index.ts';
import type { Log } from '../../log.ts';
import { cacheReads, waitWithTimeout } from '../platform/cached-reads.ts';
import type { CollaborationSummary, Membership } from '../platform/data-objects.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';
import { isActiveAdministrator, isInForce } from './policy.ts';

/** Milliseconds for which a failure is cached. */
const FAILURE_MS = 10_000;

/** Milliseconds for which sessions use memberships without waiting for the platform. */
const RECENT_MS = 300_000;

export interface AdministratorsParts {
  client: Pick<CollabOrganisationClient, 'getOrganisation' | 'getCollaboration'>;
  settings: Parameters<typeof createEntitlements>[0];
  log: Pick<Log, 'warn'>;
  now: () => Date;
  maxWaitMs?: number;
}

export interface Administrators {
  isAdministrator(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
  isMember(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
  /** For sessions: removes ended memberships by the platform's last response. Newer claims stay. */
  readonly currentClaims: CurrentClaims;
}

interface CollaborationsRead {
  /** Time at which the read started, in milliseconds since 1970. */
  readonly at: number;
  /** First part of the URN of every collaboration, with its colon. */
  readonly prefix: string;
  readonly collaborations: ReadonlyMap<string, CollaborationSummary>;
}

/** Creates the lookups. They reject if the platform does not respond in time. Foreign collaborations have no members. */
export function createAdministrators({ client, settings, log, now, maxWaitMs }: AdministratorsParts): Administrators {
  const entitlements = createEntitlements(settings);
  let last: CollaborationsRead | undefined;
  let patientFrom = 0;
  const organisation = cacheReads(now, FAILURE_MS, async () => {
    const at = now().getTime();
    const { shortName, collaborations } = await client.getOrganisation();
    const prefix = `${shortName}:`;
    // Old records have no URN.
    const getUrn = (one: CollaborationSummary) => one.globalUrn || `${prefix}${one.shortName}`;
    last = { at, prefix, collaborations: new Map(collaborations.map((one) => [getUrn(one), one])) };
    return last;
  });
  const memberships = cacheReads(now, FAILURE_MS, async (globalUrn) => {
    const found = (await organisation('')).collaborations.get(globalUrn);
    return found === undefined ? [] : (await client.getCollaboration(found.identifier)).memberships;
  });
  const createMembershipCheck =
    (counts: (membership: Membership, at: Date) => boolean) =>
    async (user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean> => {
      const all = await waitWithTimeout(memberships(globalUrn), maxWaitMs);
      return all.some((membership) => isSamePerson(user.sub, membership.uid) && counts(membership, now()));
    };

  /** Returns the platform's last response. Reads again if it is too old, but not within FAILURE_MS after a failure. */
  async function readLastCollaborations(since: number): Promise<CollaborationsRead | undefined> {
    const time = now().getTime();
    const read = organisation('');
    const isRecent = time - Math.max(last?.at ?? 0, since) <= RECENT_MS;
    if (isRecent || time < patientFrom) {
      read.catch(() => undefined);
      return last;
    }
    try {
      return await waitWithTimeout(read, maxWaitMs);
    } catch (err) {
      patientFrom = now().getTime() + FAILURE_MS;
      log.warn({ err }, 'the collaboration platform did not confirm the memberships of sessions');
      return last;
    }
  }

  return {
    isAdministrator: createMembershipCheck(isActiveAdministrator),
    isMember: createMembershipCheck(isInForce),
    async currentClaims(user, since) {
      if (entitlements.listGlobalUrns(user).size === 0 && !entitlements.isManager(user)) return user;
      const seen = await readLastCollaborations(since);
      if (seen === undefined || seen.at < since) return user;
      return entitlements.removeEnded(user, (globalUrn) => {
        const found = seen.collaborations.get(globalUrn);
        // The organization does not list deleted collaborations. The managers' collaboration comes from a setting, and a typing
        // error there must not end their rights.
        if (found === undefined) return globalUrn.startsWith(seen.prefix) && globalUrn !== entitlements.managers;
        return found.memberships?.some((one) => isSamePerson(user.sub, one.uid) && isInForce(one, now())) === false;
      });
    },
  };
}
