/**
 * What a person's claims say about collaborations (docs/requirements.md, A16, C5 and C8).
 */
import type { AuthSettings } from './settings.ts';
import type { User } from './user.ts';

/** Reads entitlements. */
export interface Entitlements {
  /** Holds COLLABORATION_MANAGER_ENTITLEMENT; nobody does while it is unset. */
  isManager(user: User): boolean;
  /** Every `<organisation>:<collaboration>` that the user's entitlements name as whole values. */
  globalUrns(user: User): ReadonlySet<string>;
}

/** Two segments; a value with more names a group inside a collaboration, one with fewer an organization. */
const GLOBAL_URN = /^[^:\s]+:[^:\s]+$/;
const ANY_NAMESPACE = /^urn:mace:[^:]+:[^:]+:group:(.+)$/;

/** Makes the reader. */
export function createEntitlements(
  settings: Pick<AuthSettings, 'collaborationManagerEntitlement' | 'collabEntitlementNamespace'>,
): Entitlements {
  const { collaborationManagerEntitlement: manager } = settings;
  const namespace = settings.collabEntitlementNamespace ?? manager?.split(':').slice(0, -2).join(':') ?? '';
  const urnOf = (value: string): string | undefined =>
    namespace === ''
      ? ANY_NAMESPACE.exec(value)?.[1]
      : value.startsWith(`${namespace}:`)
        ? value.slice(namespace.length + 1)
        : undefined;
  return {
    isManager: (user) => manager !== undefined && manager !== '' && (user.edupersonEntitlement ?? []).includes(manager),
    globalUrns: (user) =>
      new Set(
        (user.edupersonEntitlement ?? []).map(urnOf).filter((urn): urn is string => urn !== undefined && GLOBAL_URN.test(urn)),
      ),
  };
}

/**
 * Whether a login's `sub` and a platform's uid are one person: the parts before the first `@` are the same. One without a host,
 * or with nothing before it, is nobody.
 */
export function isSamePerson(sub: string, uid: string): boolean {
  const local = localPart(sub);
  return local !== undefined && local === localPart(uid);
}

function localPart(identifier: string): string | undefined {
  const end = identifier.indexOf('@');
  return end > 0 && end < identifier.length - 1 ? identifier.slice(0, end) : undefined;
}
