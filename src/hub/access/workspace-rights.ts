/**
 * Decides the rights in workspaces and their projects. A workspace without a collaboration is open to all users of the hub, or
 * only to users with a role. Members of a collaboration can view its workspaces, and edit them if their entitlements permit.
 * Administrators of the collaboration and managers of the organization manage these workspaces.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AnswerableError, createEntitlements, getOptionalUser, getTokenUser, User } from '../../auth/index.ts';
import { acceptPersonalToken, findPersonalToken, findRequestToken } from '../../auth/tokens/personal-tokens.ts';
import { ForbiddenError, NotFoundError, UnavailableError } from '../../contract/errors.ts';
import { getOrAdd } from '../../memoize.ts';
import { type SQL, sql } from '../../storage/transaction.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { isWorkspacePresent } from '../deleted/store.ts';
import { readRoles } from '../roles/store.ts';
import type { WorkspaceRole } from '../roles/table.ts';
import type { HubWorkspaceRow } from '../tables.ts';
import { createVisitorActor, normalizeVisitorName, readVisitor, setVisitorCookie } from './visitor.ts';

export interface HubCaller {
  readonly actor: HubActor;
  /** True for logged-in users, and for visitors whose request has the visitor cookie. */
  readonly isKnown: boolean;
  readonly user: User | undefined;
  /** True if the user has COLLABORATION_MANAGER_ENTITLEMENT, and may therefore manage the data of all collaborations. */
  readonly isManager: boolean;
  /** Global URNs from the user's entitlements. */
  readonly collaborations: ReadonlySet<string>;
  readonly roles: ReadonlyMap<string, WorkspaceRole>;
  readonly token?: HubTokenLimits;
}

export interface HubTokenLimits {
  readonly access: 'read' | 'write';
  /** ID of the only workspace that the token permits; null if the token permits all workspaces. */
  readonly workspace: string | null;
}

/** Response 403: the limits of a personal token exclude the request. */
export class HubTokenLimitError extends ForbiddenError {}

const callers = new WeakMap<IncomingMessage, Promise<HubCaller>>();

/** Returns the caller, with one lookup per request. A new visitor gets a cookie. @throws LoginNeededError; error 502 or 503 */
export function findCaller(
  context: HubContext,
  request: IncomingMessage & { res?: ServerResponse | undefined },
): Promise<HubCaller> {
  return resolveCaller(context, request, request.res);
}

/** Returns the caller of a request, without a cookie for new visitors. @throws the errors of findCaller */
export function findCallerWithoutCookie(context: HubContext, request: IncomingMessage): Promise<HubCaller> {
  return resolveCaller(context, request, undefined);
}

/** Returns the caller from a new lookup, because rights can end during a connection. @throws the errors of findCaller */
export function recheckCaller(context: HubContext, request: IncomingMessage): Promise<HubCaller> {
  // An object that inherits from the request has no cached session, token or caller.
  return resolveCaller(context, Object.create(request) as IncomingMessage, undefined);
}

function resolveCaller(
  context: HubContext,
  request: IncomingMessage,
  response: ServerResponse | undefined,
): Promise<HubCaller> {
  return getOrAdd(callers, request, () => identifyCaller(context, request, response));
}

async function identifyCaller(
  context: HubContext,
  request: IncomingMessage,
  response: ServerResponse | undefined,
): Promise<HubCaller> {
  context.authentication.recognize(request);
  const known = (await findTokenCaller(context, request)) ?? (await findUserCaller(context, request));
  if (known !== undefined) return { ...known, actor: { ...known.actor, client: getClientName(request) } };
  if (context.settings.hubAccess === 'login') throw new LoginNeededError('Log in to use the hub.');
  const visitor = readVisitor(request);
  if (visitor.isNew && response !== undefined && !response.headersSent) setVisitorCookie(response, visitor);
  return createVisitorCaller({ ...createVisitorActor(visitor), client: getClientName(request) }, !visitor.isNew);
}

export function createVisitorCaller(actor: HubActor, isKnown: boolean): HubCaller {
  return { actor, isKnown, user: undefined, isManager: false, collaborations: new Set(), roles: new Map() };
}

export async function createUserCaller(
  { authentication, pool }: Pick<HubContext, 'authentication' | 'pool'>,
  user: User,
): Promise<HubCaller> {
  const entitlements = createEntitlements(authentication.settings);
  const actor = createUserActor(user);
  return {
    actor,
    isKnown: true,
    user,
    isManager: entitlements.isManager(user),
    collaborations: entitlements.listGlobalUrns(user),
    roles: await readRoles(pool, actor, user),
  };
}

/** Returns the first word of the User-Agent (RFC 9110, section 10.1.5); empty for browsers. */
function getClientName({ headers }: IncomingMessage): string {
  const userAgent = headers['user-agent'] ?? '';
  if (userAgent.startsWith('Mozilla/')) return '';
  return normalizeVisitorName(userAgent.split(' ', 1)[0] ?? '') || 'a program';
}

/** Returns the owner of a personal token, with the owner's current rights. @throws LoginNeededError if the token is invalid */
async function findTokenCaller(context: HubContext, request: IncomingMessage): Promise<HubCaller | undefined> {
  const { pool, now, authentication, settings, isMember } = context;
  if (findRequestToken(request) === undefined) return undefined;
  const token = await acceptPersonalToken(pool, 'hub', request, now());
  if (token?.login != null && authentication.missingForLogin.length === 0) {
    const { access, places, login, subject } = token;
    const user = User.fromClaims({ ...login.claims, sub: subject });
    const caller = await createUserCaller(context, await authentication.currentClaims(user, login.since));
    // Without a platform, the server cannot confirm the rights of a manager.
    return {
      ...caller,
      isManager: caller.isManager && isMember !== undefined,
      token: { access, workspace: places?.[0] ?? null },
    };
  }
  // An open hub also serves users who send a token of another service.
  const isOther = token === undefined && (await findPersonalToken(pool, request, now())) !== undefined;
  if (isOther && settings.hubAccess === 'open') return undefined;
  throw new LoginNeededError('The personal token is not valid for projects.');
}

async function findUserCaller(context: HubContext, request: IncomingMessage): Promise<HubCaller | undefined> {
  const hasToken = /^bearer /i.test(request.headers.authorization ?? '');
  try {
    const isByToken = hasToken && context.settings.hubAccess === 'login';
    const user = isByToken ? await getTokenUser(request) : await getOptionalUser(request);
    return user && (await createUserCaller(context, user));
  } catch (error) {
    if (error instanceof AnswerableError && error.status === 401) throw new LoginNeededError(error.message, { cause: error });
    throw error;
  }
}

/** Returns the actor of a user. The ID is a hash, because only administrators may see `sub` (docs/requirements.md, C30). */
function createUserActor({ sub, name, preferredUsername }: User): HubActor {
  const userId = createUserId(sub);
  const mark = userId.slice(USER_PREFIX.length);
  return {
    userId,
    userName: normalizeVisitorName(name ?? '') || normalizeVisitorName(preferredUsername ?? '') || `Member ${mark.slice(0, 4)}`,
    loggedIn: true,
  };
}

const USER_PREFIX = 'user-';

/** Returns the ID of a user in the channel, the history and the tables. `sub` is the subject of the login. */
export function createUserId(sub: string): string {
  return USER_PREFIX + createHash('sha256').update(sub).digest('hex').slice(0, 24);
}

/** Editors, reviewers and managers may comment. Reviewers and managers may review. */
export type WorkspaceRight = 'see' | 'comment' | 'edit' | 'review' | 'manage';

export interface WorkspaceRights {
  readonly canSee: boolean;
  readonly canComment: boolean;
  readonly canEdit: boolean;
  readonly canReview: boolean;
  readonly canManage: boolean;
}

export const NO_RIGHTS: WorkspaceRights = {
  canSee: false,
  canComment: false,
  canEdit: false,
  canReview: false,
  canManage: false,
};

/** Response 404, with the message for a missing workspace, because a hidden workspace must not be disclosed. */
export class HiddenWorkspaceError extends NotFoundError {}

/** Response 403: the caller does not belong to the collaboration of the workspace. */
export class NotAMemberError extends ForbiddenError {
  constructor() {
    super('You are not a member of its collaboration.');
  }
}

export type GuardedWorkspace = Pick<HubWorkspaceRow, 'id' | 'collaboration' | 'audience'>;

/** Returns the caller's rights in a workspace. If the platform is unavailable, administrators have the rights of members. */
export async function findWorkspaceRights(
  context: HubContext,
  caller: HubCaller,
  workspace: GuardedWorkspace,
): Promise<WorkspaceRights> {
  const administers = (await readAdministratorStatus(context, caller, workspace.collaboration)) === 'yes';
  return createRights(caller, workspace, findRole(caller, workspace, administers));
}

/** Returns the caller's rights, if they include `need`. @throws ForbiddenError, HiddenWorkspaceError, UnavailableError */
export async function requireRights(
  context: HubContext,
  caller: HubCaller,
  workspace: GuardedWorkspace,
  need: WorkspaceRight,
  missing: string,
): Promise<WorkspaceRights> {
  const { token } = caller;
  const administers = await readAdministratorStatus(context, caller, workspace.collaboration);
  const role = findRole(caller, workspace, administers === 'yes');
  if (role === undefined) throw workspace.collaboration === null ? new HiddenWorkspaceError(missing) : new NotAMemberError();
  if (token !== undefined && !isCoveredByToken(token, workspace))
    throw new HubTokenLimitError('This token does not cover this workspace.');
  const granted = createRights(caller, workspace, role);
  if (granted[REQUIREMENTS[need]]) return granted;
  if (token !== undefined && (need === 'manage' || need === 'review'))
    throw new HubTokenLimitError(`Personal tokens cannot ${need}. Log in to do this.`);
  if (token?.access === 'read') throw new HubTokenLimitError('This token can only read.');
  if (workspace.collaboration === null) throw new ForbiddenError(`Your role in this workspace, ${role}, does not permit this.`);
  if (administers === 'unknown') throw createUnavailableError();
  throw new ForbiddenError('Only administrators of the workspace’s collaboration may do this.');
}

/** Returns whether a user may bind a workspace to a collaboration. @throws UnavailableError if the platform does not respond */
export async function mayBindWorkspace(context: HubContext, caller: HubCaller, collaboration: string): Promise<boolean> {
  if (caller.token !== undefined) return false;
  const administers = await readAdministratorStatus(context, caller, collaboration);
  if (administers === 'unknown' && !caller.isManager) throw createUnavailableError();
  return caller.isManager || administers === 'yes';
}

function createUnavailableError(): UnavailableError {
  return new UnavailableError(
    'The collaboration platform did not return the collaboration’s administrators. Try again in a moment.',
  );
}

/** Returns the SQL condition for workspaces that the caller can view and that are not deleted. */
export function createVisibilityCondition(caller: HubCaller): SQL {
  const visible = createVisibilitySql(caller, '?', 'hub_workspaces');
  const [before = '', after = ''] = visible.sql.split('?');
  return sql`${isWorkspacePresent} and ${sql.raw(before)}${sql.param(visible.values)}${sql.raw(after)}`;
}

/** Returns the SQL condition for visible workspaces. @param parameter placeholder, such as `$3` @param workspace table alias */
export function createVisibilitySql(caller: HubCaller, parameter: string, workspace = 'w'): { sql: string; values: string[] } {
  const { workspace: only = null } = caller.token ?? {};
  const conditions = [
    `${workspace}.collaboration is null and ${workspace}.audience = 'everyone'`,
    // The list contains URNs and workspace IDs. They cannot be equal, because only URNs contain a colon.
    `coalesce(${workspace}.collaboration, ${workspace}.id::text) = any(${parameter}::text[])`,
    ...(caller.isManager ? ['true'] : []),
  ];
  // This UUID comes from the database, so SQL injection is impossible.
  const limit = only === null ? '' : ` and ${workspace}.id = '${only}'`;
  return { sql: `((${conditions.join(' or ')})${limit})`, values: [...caller.collaborations, ...caller.roles.keys()] };
}

/** Returns whether a caller may edit a workspace. Ignores administrators' rights, which require a request to the platform. */
export function mayEdit(caller: HubCaller, workspace: GuardedWorkspace): boolean {
  return createRights(caller, workspace, findRole(caller, workspace, false)).canEdit;
}

export function limitToEditableWorkspaces(caller: HubCaller): HubCaller {
  return { ...caller, roles: new Map([...caller.roles].filter(([, role]) => isEditingRole(role))) };
}

function isEditingRole(role: WorkspaceRole): boolean {
  return role === 'editor' || role === 'manager';
}

function findRole(
  { isManager, collaborations, roles }: HubCaller,
  { id, collaboration, audience }: GuardedWorkspace,
  administers: boolean,
): WorkspaceRole | undefined {
  if (isManager || administers) return 'manager';
  if (collaboration !== null) return collaborations.has(collaboration) ? 'editor' : undefined;
  return audience === 'everyone' ? 'manager' : roles.get(id);
}

function isCoveredByToken(token: HubTokenLimits | undefined, { id }: GuardedWorkspace): boolean {
  return token === undefined || token.workspace === null || token.workspace === id;
}

function createRights({ token }: HubCaller, workspace: GuardedWorkspace, role: WorkspaceRole | undefined): WorkspaceRights {
  if (role === undefined || !isCoveredByToken(token, workspace)) return NO_RIGHTS;
  const canWrite = token?.access !== 'read';
  return {
    canSee: true,
    canComment: canWrite && role !== 'reader',
    canEdit: canWrite && isEditingRole(role),
    canReview: token === undefined && (role === 'reviewer' || role === 'manager'),
    canManage: token === undefined && role === 'manager',
  };
}

const REQUIREMENTS = {
  see: 'canSee',
  comment: 'canComment',
  edit: 'canEdit',
  review: 'canReview',
  manage: 'canManage',
} as const satisfies Record<WorkspaceRight, keyof WorkspaceRights>;

async function readAdministratorStatus(
  { isAdministrator, log }: HubContext,
  { user, isManager }: HubCaller,
  collaboration: string | null,
): Promise<'yes' | 'no' | 'unknown'> {
  if (collaboration === null || isManager || user === undefined) return 'no';
  try {
    return (await isAdministrator(user, collaboration)) ? 'yes' : 'no';
  } catch (error) {
    log.warn({ err: error }, 'the collaboration platform did not return the administrators of a collaboration');
    return 'unknown';
  }
}
