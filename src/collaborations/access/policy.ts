/**
 * Who may do what (docs/requirements.md, C6 to C9). Every handler of a page or form begins
 * with one of these questions; nothing else decides about rights.
 */
import type { IncomingMessage } from 'node:http';
import {
  type AuthSettings,
  createEntitlements,
  type Entitlements,
  getOptionalUser,
  isSamePerson,
  missingForPlatform as missingVariables,
  type User,
} from '../../auth/index.ts';
import type { Collaboration, Group, Invitation, Membership } from '../platform/data-objects.ts';
import { CollabNotConfiguredError, CollaborationNotFoundError } from '../platform/errors.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';
import { isAdministration } from './membership.ts';
import { AccessDeniedError, LoginNeededError } from './refused-access.ts';

/** Somebody who is logged in. */
export interface Viewer {
  readonly user: User;
  readonly isManager: boolean;
  /** Collaborations that the user's entitlements name, as `<organisation>:<collaboration>`. */
  readonly globalUrns: ReadonlySet<string>;
}

/** Somebody who may see a collaboration. */
export interface CollaborationViewer extends Viewer {
  readonly collaboration: Collaboration;
  /** The viewer's own membership, in force or not. */
  readonly membership: Membership | undefined;
  readonly isAdministrator: boolean;
  /** Administrator, or manager: the one does not need the other. */
  readonly manages: boolean;
}

/** The questions. */
export interface Policy {
  /** Who looks at the pages. @throws LoginNeededError */
  viewer(request: IncomingMessage): Promise<Viewer>;
  /** Who creates and deletes collaborations. @throws LoginNeededError, AccessDeniedError */
  manager(request: IncomingMessage): Promise<Viewer>;
  /**
   * Who sees a collaboration: its members by their entitlements, its administrators, managers.
   *
   * @param begin told who asks before the collaboration is there, so that a second read can begin beside the first
   * @throws LoginNeededError, AccessDeniedError, CollabNotConfiguredError, and what reading a collaboration throws
   */
  collaborationViewer(
    request: IncomingMessage,
    identifier: string,
    begin?: (viewer: Viewer) => void,
  ): Promise<CollaborationViewer>;
  /** Who manages a collaboration: its administrators, managers. Throws as collaborationViewer. */
  collaborationManager(request: IncomingMessage, identifier: string): Promise<CollaborationViewer>;
  /** Whether a setting is missing that every call to the platform needs. */
  missingForPlatform(): CollabNotConfiguredError | undefined;
}

/** What the policy knows. */
export interface PolicyParts {
  settings: Pick<
    AuthSettings,
    'collaborationManagerEntitlement' | 'collabEntitlementNamespace' | 'collabOrganisationApiToken' | 'collabApiBaseUrl'
  >;
  client: Pick<CollabOrganisationClient, 'getCollaboration'>;
  now: () => Date;
}

/** Makes the policy. */
export function createPolicy({ settings, client, now }: PolicyParts): Policy {
  const entitlements: Entitlements = createEntitlements(settings);

  async function viewer(request: IncomingMessage): Promise<Viewer> {
    const user = await getOptionalUser(request);
    if (user === undefined) throw new LoginNeededError();
    return { user, isManager: entitlements.isManager(user), globalUrns: entitlements.globalUrns(user) };
  }

  function missingForPlatform(): CollabNotConfiguredError | undefined {
    const [first] = missingVariables(settings);
    return first === undefined ? undefined : new CollabNotConfiguredError(first);
  }

  async function read(request: IncomingMessage, identifier: string, begin?: (viewer: Viewer) => void) {
    const who = await viewer(request);
    const missing = missingForPlatform();
    if (missing !== undefined) throw missing;
    begin?.(who);
    const collaboration = await client.getCollaboration(identifier);
    const own = collaboration.memberships.filter(({ uid }) => isSamePerson(who.user.sub, uid));
    const isAdministrator = own.some((membership) => isAdministration(membership, now()));
    return { ...who, collaboration, membership: own[0], isAdministrator, manages: isAdministrator || who.isManager };
  }

  return {
    viewer,
    missingForPlatform,
    async manager(request) {
      const who = await viewer(request);
      if (!who.isManager) throw new AccessDeniedError();
      return who;
    },
    async collaborationViewer(request, identifier, begin) {
      const who = await read(request, identifier, begin);
      if (!who.manages && !who.globalUrns.has(who.collaboration.globalUrn)) throw new AccessDeniedError();
      return who;
    },
    async collaborationManager(request, identifier) {
      const who = await read(request, identifier);
      if (!who.manages) throw new AccessDeniedError();
      return who;
    },
  };
}

/** The group of this collaboration with this identifier; one of another collaboration is not found. */
export function groupWithin({ groups }: Collaboration, identifier: string): Group {
  return within('group', groups, ({ identifier: own }) => own === identifier);
}

/** The open invitation with this identifier among those of a collaboration. */
export function invitationWithin(invitations: readonly Invitation[], identifier: string): Invitation {
  return within('invitation', invitations, ({ externalIdentifier }) => externalIdentifier === identifier);
}

/** The membership with this uid, letter for letter: the platform would take other spellings for it. */
export function memberWithin({ memberships }: Collaboration, uid: string): Membership {
  return within('member', memberships, ({ uid: own }) => own === uid);
}

function within<T>(what: string, items: readonly T[], isIt: (item: T) => boolean): T {
  const found = items.find(isIt);
  if (found === undefined) throw new CollaborationNotFoundError(`find ${what}`, undefined);
  return found;
}
