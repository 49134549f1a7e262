/**
 * Finds the administrators of a collaboration, for services that know only its global URN. Such services ask often, so results
 * are cached for a short time, failures for a shorter one, and waiting is limited.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isSamePerson, type User } from '../../auth/index.ts';
import type { Membership } from '../platform/data-objects.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';
import { isAdministration, isInForce } from './membership.ts';

/** Cache times for results and failures, and the maximum wait, in milliseconds. */
const KEPT_MS = 60_000;
const FAILURE_KEPT_MS = 10_000;
const PATIENCE_MS = 3_000;

/** Dependencies. */
export interface AdministratorsParts {
  client: Pick<CollabOrganisationClient, 'getOrganisation' | 'getCollaboration'>;
  now: () => Date;
  /** Maximum wait for the platform in milliseconds; short by default. */
  patienceMs?: number;
}

/** Questions about the collaboration of a global URN at present. */
export interface Administrators {
  isAdministrator(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
  isMember(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
}

/**
 * Creates functions that find the administrators and members of a collaboration. They reject if the platform does not answer in
 * time. A collaboration that the organization does not have has none.
 */
export function createAdministrators({ client, now, patienceMs = PATIENCE_MS }: AdministratorsParts): Administrators {
  const identifiers = keeping(now, async () => {
    const { collaborations } = await client.getOrganisation();
    return new Map(collaborations.map(({ globalUrn, identifier }) => [globalUrn, identifier]));
  });
  const memberships = keeping(now, async (globalUrn) => {
    const identifier = (await identifiers('')).get(globalUrn);
    return identifier === undefined ? [] : (await client.getCollaboration(identifier)).memberships;
  });
  const holds =
    (counts: (membership: Membership, at: Date) => boolean) =>
    async (user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean> => {
      const all = await inTime(memberships(globalUrn), patienceMs);
      return all.some((membership) => isSamePerson(user.sub, membership.uid) && counts(membership, now()));
    };
  return { isAdministrator: holds(isAdministration), isMember: holds(isInForce) };
}

/** The platform did not answer in time. Its answer is cached for later calls. */
export class AdministratorsUnknownError extends Error {
  override readonly name = 'AdministratorsUnknownError';
  constructor() {
    super('the platform did not answer in time');
  }
}

function keeping<T>(now: () => Date, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, { until: number; value: Promise<T> }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined && known.until > now().getTime()) return known.value;
    const value = read(key);
    const entry = { until: now().getTime() + KEPT_MS, value };
    value.catch(() => {
      entry.until = now().getTime() + FAILURE_KEPT_MS;
    });
    kept.set(key, entry);
    return value;
  };
}

async function inTime<T>(value: Promise<T>, patienceMs: number): Promise<T> {
  const waiting = new AbortController();
  const late = delay(patienceMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new AdministratorsUnknownError();
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
}
