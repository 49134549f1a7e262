/** Decides about all rights in collaborations (docs/requirements.md, C6 to C9), by the rules of the contract. */
import type { IncomingMessage } from 'node:http';
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import {
  type AuthSettings,
  createEntitlements,
  type Entitlements,
  getOptionalUser,
  getTokenUser,
  isSamePerson,
  listMissingForPlatform as missingVariables,
  type User,
} from '../../auth/index.ts';
import { AnswerableError, NOTHING_CHANGED } from '../../contract/errors.ts';
import type { AccessGuard, UnguardedCall } from '../../contract/handler.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { Collaboration, Group, Invitation, ListedMembership, Membership } from '../platform/data-objects.ts';
import { CollabNotConfiguredError, CollaborationNotFoundError } from '../platform/errors.ts';
import type { CollabOrganisationClient } from '../platform/organisation-client.ts';

/** Returns whether a membership gives rights: it is active, its end is in the future, and the account is not locked. */
export function isInForce({ status, expiryDate, suspended }: ListedMembership, now: Date): boolean {
  return status === 'active' && !suspended && (expiryDate === null || expiryDate > now);
}

export function isActiveAdministrator(membership: ListedMembership, now: Date): boolean {
  return membership.role === 'admin' && isInForce(membership, now);
}

/** 403: the user is logged in, but does not have the right. The message contains no names, so that it reveals nothing. */
export class AccessDeniedError extends AnswerableError {
  constructor() {
    super(403, 'Your account does not have access to this.', { after: NOTHING_CHANGED });
  }
}

export const DELETION_OFF = 'Deletion is turned off on this server.';

/** 403: the settings turn deletion off. */
export class DeletionOffError extends AnswerableError {
  constructor() {
    super(403, 'Deletion is off. Set COLLABORATION_DELETION_ENABLED to turn it on.', {
      after: NOTHING_CHANGED,
      onPages: DELETION_OFF,
    });
  }
}

/** A logged-in user with the rights in the organization. */
export interface Viewer {
  readonly user: User;
  readonly isManager: boolean;
  /** Collaborations that the user's entitlements name, as `<organisation>:<collaboration>`. */
  readonly globalUrns: ReadonlySet<string>;
}

/** A user who may see a collaboration, with the rights in it. */
export interface CollaborationViewer extends Viewer {
  readonly collaboration: Collaboration;
  /** The viewer's own membership, whether in force or not; undefined for managers without one. */
  readonly membership: Membership | undefined;
  readonly isAdministrator: boolean;
  /** True for an administrator of the collaboration, and for a manager. */
  readonly manages: boolean;
}

export type Policy = ReturnType<typeof createPolicy>;

/** Type of `access` in a handler, by the access rule of its operation. */
export interface CollaborationsAccess {
  readonly public: undefined;
  readonly login: Viewer;
  readonly token: User;
  readonly 'organization:manage': Viewer;
  readonly 'collaboration:see': CollaborationViewer;
  readonly 'collaboration:manage': CollaborationViewer;
  readonly 'collaboration:oversee': CollaborationViewer;
  readonly 'collaboration:delete': CollaborationViewer;
}

export type CollaborationsHandlers = CollaborationsApiHandlers<CollaborationsAccess>;

export interface PolicyParts {
  settings: Pick<
    AuthSettings,
    | 'collaborationDeletionEnabled'
    | 'collaborationManagerEntitlement'
    | 'collabEntitlementNamespace'
    | 'collabOrganisationApiToken'
    | 'collabApiBaseUrl'
  >;
  client: Pick<CollabOrganisationClient, 'getCollaboration'>;
  now: () => Date;
}

export function createPolicy({ settings }: Pick<PolicyParts, 'settings'>) {
  const entitlements: Entitlements = createEntitlements(settings);
  return {
    /** Returns the user of a page. @throws LoginNeededError */
    async findViewer(request: IncomingMessage) {
      const user = await getOptionalUser(request);
      if (user === undefined) throw new LoginNeededError('You are not logged in.');
      return { user, isManager: entitlements.isManager(user), globalUrns: entitlements.listGlobalUrns(user) };
    },
    findMissingSetting() {
      const [first] = missingVariables(settings);
      return first === undefined ? undefined : new CollabNotConfiguredError(first);
    },
  };
}

/** Creates the guard: entitlements let members see, memberships let administrators manage, and managers can do both. */
export function createCollaborationsGuard(
  policy: Policy,
  { settings, client, now }: PolicyParts,
): AccessGuard<CollaborationsAccess> {
  /** Creates a rule of the guard for a page. The response depends on the caller, so caches must not store it. */
  const createPageRule =
    <Access>(letIn: (call: UnguardedCall) => Access | Promise<Access>) =>
    (call: UnguardedCall) => {
      call.response.setHeader('Cache-Control', 'no-store');
      return letIn(call);
    };

  async function requireManager({ request }: UnguardedCall): Promise<Viewer> {
    const who = await policy.findViewer(request);
    if (!who.isManager) throw new AccessDeniedError();
    return who;
  }

  async function requireViewer({ request, path }: UnguardedCall): Promise<CollaborationViewer> {
    const who = await policy.findViewer(request);
    const missing = policy.findMissingSetting();
    if (missing !== undefined) throw missing;
    const collaboration = await client.getCollaboration(String(path.identifier));
    const own = collaboration.memberships.filter(({ uid }) => isSamePerson(who.user.sub, uid));
    const isAdministrator = own.some((membership) => isActiveAdministrator(membership, now()));
    return { ...who, collaboration, membership: own[0], isAdministrator, manages: isAdministrator || who.isManager };
  }

  return {
    public: createPageRule(() => undefined),
    login: createPageRule(({ request }) => policy.findViewer(request)),
    token: ({ request }) => getTokenUser(request),
    'organization:manage': createPageRule(requireManager),
    'collaboration:see': createPageRule(async (call) => {
      const who = await requireViewer(call);
      if (!who.manages && !who.globalUrns.has(who.collaboration.globalUrn)) throw new AccessDeniedError();
      return who;
    }),
    'collaboration:manage': createPageRule(async (call) => {
      const who = await requireViewer(call);
      if (!who.manages) throw new AccessDeniedError();
      return who;
    }),
    'collaboration:oversee': createPageRule(async (call) => {
      await requireManager(call);
      return requireViewer(call);
    }),
    'collaboration:delete': createPageRule(async (call) => {
      await requireManager(call);
      if (!settings.collaborationDeletionEnabled) throw new DeletionOffError();
      return requireViewer(call);
    }),
  };
}

/** Returns the group with an identifier. @throws CollaborationNotFoundError, including for a group of another collaboration */
export function requireCollaborationGroup({ groups }: Collaboration, identifier: string): Group {
  return requireItem('group', groups, ({ identifier: own }) => own === identifier);
}

export function requireInvitation(invitations: readonly Invitation[], identifier: string): Invitation {
  return requireItem('invitation', invitations, ({ externalIdentifier }) => externalIdentifier === identifier);
}

/** Returns the membership with exactly this uid; the platform accepts other spellings. @throws CollaborationNotFoundError */
export function requireMember({ memberships }: Collaboration, uid: string): Membership {
  return requireItem('member', memberships, ({ uid: own }) => own === uid);
}

function requireItem<T>(what: string, items: readonly T[], isIt: (item: T) => boolean): T {
  const found = items.find(isIt);
  if (found === undefined) throw new CollaborationNotFoundError(`find ${what}`, undefined);
  return found;
}
