/**
 * Who administers a collaboration, for services that know it by its global URN only. Asked often and beside other work, so answers
 * are kept for a short while, refusals for a shorter one, and nobody waits long for the platform.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isSamePerson, type User } from '../../auth/index.ts';
import type { Membership } from '../platform/data-objects.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';
import { isAdministration, isInForce } from './membership.ts';

/** How long is kept what the platform said, how long that it said nothing, and how long somebody waits; in milliseconds. */
const KEPT_MS = 60_000;
const FAILURE_KEPT_MS = 10_000;
const PATIENCE_MS = 3_000;

/** What it works with. */
export interface AdministratorsParts {
  client: Pick<CollabOrganisationClient, 'getOrganisation' | 'getCollaboration'>;
  now: () => Date;
  /** How long somebody waits for the platform, in milliseconds; short by default. */
  patienceMs?: number;
}

/** Questions about the collaboration of a global URN at present. */
export interface Administrators {
  isAdministrator(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
  isMember(user: Pick<User, 'sub'>, globalUrn: string): Promise<boolean>;
}

/**
 * Makes the questions who administers a collaboration, and who belongs to it. They reject where the platform does not say in time; a
 * collaboration that the organization does not have has nobody.
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

/** The platform did not say in time. Its answer is kept for whoever asks next. */
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
