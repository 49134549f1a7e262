/** Reads memberships and roles from a user's claims (docs/requirements.md, A16, C5 and C8). */
import type { AuthSettings } from './settings.ts';
import { User } from './user.ts';

/** Interprets the entitlements of a user, which are URNs of groups. */
export interface Entitlements {
  /** Returns whether the user has COLLABORATION_MANAGER_ENTITLEMENT; false if it is unset. */
  isManager(user: User): boolean;
  /** Returns every `<organisation>:<collaboration>` that is a complete value of the user's entitlements. */
  listGlobalUrns(user: User): ReadonlySet<string>;
  /** Returns the user without the entitlements of ended collaborations and their groups. */
  removeEnded(user: User, hasEnded: (globalUrn: string) => boolean): User;
  /** The collaboration of managers, from the last segments of COLLABORATION_MANAGER_ENTITLEMENT; undefined if unset. */
  readonly managers: string | undefined;
}

/** Matches two segments. A value with more segments names a group inside a collaboration, a value with fewer an organization. */
const GLOBAL_URN = /^[^:\s]+:[^:\s]+$/;
const ANY_NAMESPACE = /^urn:mace:[^:]+:[^:]+:group:(.+)$/;

export function createEntitlements(
  settings: Pick<AuthSettings, 'collaborationManagerEntitlement' | 'collabEntitlementNamespace'>,
): Entitlements {
  const { collaborationManagerEntitlement: manager } = settings;
  const namespace = settings.collabEntitlementNamespace ?? manager?.split(':').slice(0, -2).join(':') ?? '';
  const stripNamespace = (value: string): string | undefined =>
    namespace === ''
      ? ANY_NAMESPACE.exec(value)?.[1]
      : value.startsWith(`${namespace}:`)
        ? value.slice(namespace.length + 1)
        : undefined;
  const lastTwo = manager?.split(':').slice(-2).join(':');
  const managers = lastTwo !== undefined && GLOBAL_URN.test(lastTwo) ? lastTwo : undefined;
  const parseCollaboration = (value: string): string | undefined =>
    value === manager ? managers : stripNamespace(value)?.split(':').slice(0, 2).join(':');
  return {
    managers,
    removeEnded(user, hasEnded) {
      const all = user.edupersonEntitlement ?? [];
      const left = all.filter((value) => {
        const collaboration = parseCollaboration(value);
        return collaboration === undefined || !hasEnded(collaboration);
      });
      return left.length === all.length ? user : User.fromClaims({ ...user.rawClaims, eduperson_entitlement: left });
    },
    isManager: (user) => manager !== undefined && manager !== '' && (user.edupersonEntitlement ?? []).includes(manager),
    listGlobalUrns: (user) =>
      new Set(
        (user.edupersonEntitlement ?? [])
          .map(stripNamespace)
          .filter((urn): urn is string => urn !== undefined && GLOBAL_URN.test(urn)),
      ),
  };
}

/**
 * Returns whether a login's `sub` and a platform's uid belong to one person. If both read `<hash>@<host>`, the parts before the
 * first `@` are compared, because the hosts differ. A name without `@`, such as `urn:…`, is compared as a whole, and only with
 * another such name. Names that are empty, or have nothing before or after `@`, never match.
 */
export function isSamePerson(sub: string, uid: string): boolean {
  if (!sub.includes('@') || !uid.includes('@')) return uid !== '' && sub === uid;
  const local = getLocalPart(sub);
  return local !== undefined && local === getLocalPart(uid);
}

/** Returns the part before the first `@`; undefined if there is nothing before or after it. */
export function getLocalPart(identifier: string): string | undefined {
  const end = identifier.indexOf('@');
  return end > 0 && end < identifier.length - 1 ? identifier.slice(0, end) : undefined;
}
