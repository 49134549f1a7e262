/** Authorizes calls by the rules of the contracts (openapi/hub and openapi/support, `x-access-rules`). */
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { SupportApiHandlers } from '../../../generated/support/stub.ts';
import { LoginOffError } from '../../auth/index.ts';
import { NotFoundError, UnavailableError } from '../../contract/errors.ts';
import type { AccessGuard, UnguardedCall } from '../../contract/handler.ts';
import { BoundedMap, memoize } from '../../memoize.ts';
import type { Profile } from '../../profiles/profile.ts';
import { isQuicklyChecked } from '../../profiles/validation/entity-plan.ts';
import { and, drizzle, eq } from '../../storage/transaction.ts';
import { createSiteCheck } from '../../web/cross-site.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { isProjectPresent, isWorkspacePresent, readDeletedItem } from '../deleted/store.ts';
import { isIdentifier } from '../identifier.ts';
import { findProjectProfile } from '../own-columns/effective-profile.ts';
import { type DraftAccess, readDraft } from '../profile-drafts/store.ts';
import { openPublishedVersion, type VersionAccess } from '../published/access.ts';
import { type HubProjectRow, type HubWorkspaceRow, hubProjects, hubWorkspaces } from '../tables.ts';
import {
  findCaller,
  findCallerWithoutCookie,
  type HubCaller,
  HubTokenLimitError,
  limitToEditableWorkspaces,
  requireRights,
  type WorkspaceRight,
  type WorkspaceRights,
} from './workspace-rights.ts';

export interface ProjectAccess extends Omit<WorkspaceRights, 'canSee'> {
  readonly project: HubProjectRow;
  readonly workspace: HubWorkspaceRow;
  readonly profile: Profile;
  readonly actor: HubActor;
  /** True for logged-in users, and for visitors whose request has the visitor cookie. */
  readonly isKnown: boolean;
}

/** An authorized project. Its profile may be missing on this server. */
export type ProjectRecordAccess = Omit<ProjectAccess, 'profile'> & { readonly profile: Profile | undefined };

/** Returns a project with the caller's rights. @throws NotFoundError, ForbiddenError; UnavailableError if it lacks a profile */
export async function openProject(
  context: HubContext,
  caller: HubCaller,
  projectId: string,
  need: WorkspaceRight,
): Promise<ProjectAccess> {
  return requireProfile(await openProjectRecord(context, caller, projectId, need));
}

export function requireProfile<Opened extends Pick<ProjectRecordAccess, 'project' | 'profile'>>(
  opened: Opened,
): Opened & { readonly profile: Profile } {
  const { project, profile } = opened;
  if (profile === undefined)
    throw new UnavailableError(
      `The profile ${project.profile}/${project.version}, which this project uses, is not on this server.`,
    );
  return { ...opened, profile };
}

/** Returns a project, whose profile may be missing, with the caller's rights. @throws NotFoundError, ForbiddenError */
export async function openProjectRecord(
  context: HubContext,
  caller: HubCaller,
  projectId: string,
  need: WorkspaceRight,
): Promise<ProjectRecordAccess> {
  const missing = `Project not found: ${projectId}`;
  if (!isIdentifier(projectId)) throw new NotFoundError(missing);
  const [found] = await drizzle(context.pool)
    .select({ project: hubProjects, workspace: hubWorkspaces })
    .from(hubProjects)
    .innerJoin(hubWorkspaces, eq(hubWorkspaces.id, hubProjects.workspaceId))
    .where(and(eq(hubProjects.id, projectId), isProjectPresent));
  if (found === undefined) throw new NotFoundError(missing);
  const { project, workspace } = found;
  const { canSee: _, ...rights } = await requireRights(context, caller, workspace, need, missing);
  const profile = findProjectProfile(context.catalog, project);
  return { project, workspace, profile, actor: caller.actor, isKnown: caller.isKnown, ...rights };
}

/** A project to copy, and the caller. The handler checks the caller's rights in the target workspace. */
export type ProjectCopyAccess = ProjectRecordAccess & { readonly caller: HubCaller };

export interface WorkspaceAccess {
  readonly workspace: HubWorkspaceRow;
  readonly caller: HubCaller;
  readonly actor: HubActor;
  readonly canEdit: boolean;
  readonly canManage: boolean;
}

/** Returns a workspace with the caller's rights. @throws NotFoundError, ForbiddenError */
export async function openWorkspace(
  context: HubContext,
  caller: HubCaller,
  workspaceId: string,
  need: WorkspaceRight,
): Promise<WorkspaceAccess> {
  const missing = `Workspace not found: ${workspaceId}`;
  const isThis = and(eq(hubWorkspaces.id, workspaceId), isWorkspacePresent);
  const [workspace] = isIdentifier(workspaceId) ? await drizzle(context.pool).select().from(hubWorkspaces).where(isThis) : [];
  if (workspace === undefined) throw new NotFoundError(missing);
  const { canEdit, canManage } = await requireRights(context, caller, workspace, need, missing);
  return { workspace, caller, actor: caller.actor, canEdit, canManage };
}

export type DeletedItemAccess = Awaited<ReturnType<typeof openDeletedItem>>;

async function openDeletedItem(context: HubContext, caller: HubCaller, id: string) {
  if (!isIdentifier(id)) throw new NotFoundError(`Deleted item not found: ${id}`);
  const item = await readDeletedItem(context.pool, id);
  await requireRights(context, caller, item.workspace, 'manage', `Deleted item not found: ${id}`);
  return { caller, item };
}

/** Maximum size of a project whose snapshot is processed on the main thread, in entities and bytes. */
const SMALL_PROJECT = { entities: 1_000, bytes: 400_000 };
const getSizeCache = memoize(
  (_: HubContext) => new BoundedMap<string, { readonly seq: number; readonly items: number }>(1_000),
);

/** Returns whether a project is too large for the main thread, or its profile has too many rules for the project's size. */
export async function isLargeProject(
  context: HubContext,
  project: Parameters<typeof findProjectProfile>[1] & SizedProject,
): Promise<boolean> {
  const profile = findProjectProfile(context.catalog, project);
  const items = await countItems(context, project);
  return items === Number.POSITIVE_INFINITY || (profile !== undefined && !isQuicklyChecked(profile, items));
}

type SizedProject = Pick<HubProjectRow, 'id' | 'seq'>;

/** Returns the number of entities, or bytes / 100 if larger; Infinity for a large project. Cached until `seq` changes. */
async function countItems(context: HubContext, { id, seq }: SizedProject): Promise<number> {
  const known = getSizeCache(context);
  const last = known.get(id);
  if (last?.seq === seq) return last.items;
  // PostgreSQL compresses values, so the stored size is not an upper bound.
  const { rows } = await context.pool.query<{ entities: number; bytes: number }>(
    `select count(*)::int as entities, coalesce(sum(bytes), 0)::float8 as bytes from (
       select case when pg_column_compression(data) is null then pg_column_size(data) else octet_length(data::text) end as bytes
       from hub_entities where project_id = $1 limit ${SMALL_PROJECT.entities + 1}) counted`,
    [id],
  );
  const { entities = 0, bytes = 0 } = rows[0] ?? {};
  const isBeyond = entities > SMALL_PROJECT.entities || bytes > SMALL_PROJECT.bytes;
  const items = isBeyond ? Number.POSITIVE_INFINITY : Math.max(entities, bytes / 100);
  known.set(id, { seq, items });
  return items;
}

/** The result of the guard for each access rule: the caller and the opened resource. */
export interface HubAccess {
  readonly public: undefined;
  readonly 'hub:see': HubCaller;
  readonly 'hub:use': HubCaller;
  readonly 'hub:own': HubCaller;
  readonly 'workspace:see': WorkspaceAccess;
  readonly 'workspace:leave': WorkspaceAccess;
  /** The handler opens the workspace, because only the request body names it. */
  readonly 'workspace:edit': HubCaller;
  readonly 'workspace:manage': WorkspaceAccess;
  readonly 'deleted:manage': DeletedItemAccess;
  readonly 'project:see': ProjectRecordAccess;
  /** The handler opens the target workspace, because only the request body names it. */
  readonly 'project:copy': ProjectCopyAccess;
  readonly 'project:comment': ProjectRecordAccess;
  readonly 'project:edit': ProjectRecordAccess;
  readonly 'project:deposit': ProjectRecordAccess;
  readonly 'project:review': ProjectRecordAccess;
  readonly 'project:manage': ProjectRecordAccess;
  readonly 'version:see': VersionAccess;
  readonly 'version:manage': VersionAccess;
  readonly 'projects:see': HubCaller;
  readonly 'projects:edit': HubCaller;
}

export type HubHandlers = HubApiHandlers<HubAccess>;

export interface SupportAccess<SavedProfileAccess> {
  readonly public: undefined;
  readonly 'hub:use': HubCaller;
  readonly 'projects:see': HubCaller;
  readonly 'saved-profile:delete': SavedProfileAccess;
  readonly 'profile-draft:own': DraftAccess;
}

/** Handlers of comparison, merging, lookup and graph. Operations on saved profiles receive a `SavedProfileAccess`. */
export type SupportHandlers<SavedProfileAccess = unknown> = SupportApiHandlers<SupportAccess<SavedProfileAccess>>;

export function createHubGuard(context: HubContext): AccessGuard<HubAccess> {
  const authorizeCaller = (call: UnguardedCall) => requireCaller(context, call);
  const authorizeInWorkspace = (need: WorkspaceRight) => async (call: UnguardedCall) =>
    openWorkspace(context, await authorizeCaller(call), String(call.path.id), need);
  const authorizeInProject = (need: WorkspaceRight) => async (call: UnguardedCall) =>
    openProjectRecord(context, await authorizeCaller(call), String(call.path.id ?? call.path.project_id), need);
  const authorizeWithoutToken =
    <Access>(authorize: (call: UnguardedCall) => Promise<Access>) =>
    async (call: UnguardedCall) => {
      rejectPersonalTokens(await authorizeCaller(call));
      return authorize(call);
    };
  const isFromOtherSite = createSiteCheck([context.settings.baseUrl, ...context.settings.allowedRedirectUrls]);
  // BrAPI permits scripts of all sites. Such a script could read an open hub inside its user's private network.
  const authorizeForBrapi = async (call: UnguardedCall) => {
    const caller = await requireCaller(context, call, findCallerWithoutCookie);
    if (caller.user === undefined && isFromOtherSite(call.request))
      throw new LoginNeededError('Pages of other sites need a token.');
    return caller;
  };
  return {
    public: () => undefined,
    'projects:see': authorizeForBrapi,
    'projects:edit': async (call) => limitToEditableWorkspaces(await authorizeForBrapi(call)),
    'hub:see': authorizeCaller,
    'hub:use': authorizeCaller,
    'hub:own': async (call) => rejectPersonalTokens(await authorizeCaller(call)),
    'workspace:see': authorizeInWorkspace('see'),
    'workspace:leave': authorizeWithoutToken(authorizeInWorkspace('see')),
    'workspace:edit': authorizeCaller,
    'workspace:manage': authorizeInWorkspace('manage'),
    'deleted:manage': async (call) => openDeletedItem(context, await authorizeCaller(call), String(call.path.id)),
    'project:see': authorizeInProject('see'),
    'project:copy': async (call) => ({ ...(await authorizeInProject('see')(call)), caller: await authorizeCaller(call) }),
    'project:comment': authorizeInProject('comment'),
    'project:edit': authorizeInProject('edit'),
    'project:deposit': authorizeWithoutToken(authorizeInProject('edit')),
    'project:review': authorizeInProject('review'),
    'project:manage': authorizeInProject('manage'),
    'version:see': (call) => openPublishedVersion(context, call, 'see'),
    'version:manage': (call) => openPublishedVersion(context, call, 'manage'),
  };
}

export function createSupportGuard<SavedProfileAccess>(
  context: HubContext,
  openSavedProfile: (caller: HubCaller, path: UnguardedCall['path']) => Promise<SavedProfileAccess>,
): AccessGuard<SupportAccess<SavedProfileAccess>> {
  return {
    public: () => undefined,
    'hub:use': (call) => requireCaller(context, call),
    'projects:see': async (call) => {
      const caller = await requireCaller(context, call);
      const { project } = call.query;
      if (typeof project === 'string') await openProjectRecord(context, caller, project, 'see');
      return caller;
    },
    'profile-draft:own': async (call) => {
      const { actor } = await requireCaller(context, call);
      return { actor, row: await readDraft(context.pool, actor.userId, String(call.path.id)) };
    },
    'saved-profile:delete': async (call) =>
      openSavedProfile(rejectPersonalTokens(await requireCaller(context, call)), call.path),
  };
}

/** Returns the caller. @throws LoginNeededError, or LoginOffError if HUB_ACCESS requires a login that is not configured */
async function requireCaller(
  context: HubContext,
  call: UnguardedCall,
  find: typeof findCallerWithoutCookie = findCaller,
): Promise<HubCaller> {
  const { request, response } = call;
  response.setHeader('Cache-Control', 'no-store');
  const { missingForLogin } = context.authentication;
  if (context.settings.hubAccess === 'login' && missingForLogin.length > 0) throw new LoginOffError(missingForLogin);
  const caller = await find(context, request);
  checkTokenLimits(caller, call);
  return caller;
}

function rejectPersonalTokens(caller: HubCaller): HubCaller {
  if (caller.token !== undefined) throw new HubTokenLimitError('Personal tokens cannot do this. Log in.');
  return caller;
}

/** Checks the limits of a personal token except its workspace. @throws HubTokenLimitError */
function checkTokenLimits({ token }: HubCaller, { operation: { access, method } }: UnguardedCall): void {
  if (token === undefined) return;
  const isBeyondWorkspace = access === 'hub:use' || access === 'profile-draft:own';
  if (isBeyondWorkspace && token.workspace !== null) throw new HubTokenLimitError('This token is limited to one workspace.');
  // Checks and searches send data by POST, but change nothing.
  const isRead = method === 'GET' || ((access === 'project:see' || access === 'projects:see') && method === 'POST');
  if (token.access === 'read' && !isRead) throw new HubTokenLimitError('This token can only read.');
}
