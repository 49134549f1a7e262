/** The door to a project: every operation on one begins here. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NotFoundError, UnavailableError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { drizzle, eq } from '../../storage/drizzle.ts';
import { LongWork } from '../../threads/long-work.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { isIdentifier } from '../identifier.ts';
import { type HubProjectRow, type HubWorkspaceRow, hubProjects, hubWorkspaces } from '../tables.ts';
import { type HubAsker, hubAsker } from './asker.ts';
import { isLarge } from './large-projects.ts';
import { demandRights, type Need } from './workspace-rights.ts';

export { LoginNeededError } from './login-needed.ts';

/** A project that somebody may see, and what else they may do with it. */
export interface ProjectAccess {
  readonly project: HubProjectRow;
  readonly workspace: HubWorkspaceRow;
  readonly profile: Profile;
  readonly actor: HubActor;
  readonly canEdit: boolean;
  readonly canManage: boolean;
  /** Whether what follows from all its entities is left to a thread; never so in a thread. */
  readonly isLarge: boolean;
}

/** The same without the profile, which may have left the server; for what has to do with the project's record only. */
export type ProjectRecordAccess = Omit<ProjectAccess, 'profile' | 'isLarge'> & { readonly profile: Profile | undefined };

/**
 * Opens a project for a request. A large one is opened in threads only; a request whose body the handler reads itself goes there later.
 *
 * @throws NotFoundError, LoginNeededError, ForbiddenError; UnavailableError when the project's profile is not on this server; LongWork
 */
export async function openProject(
  context: HubContext,
  request: IncomingMessage & { res?: ServerResponse | undefined },
  projectId: string,
  need: Need,
): Promise<ProjectAccess> {
  const access = withProfile(await openProjectRecord(context, request, projectId, need));
  const large = !context.isThread && (await isLarge(context, access.project));
  if (large && request.headers['content-type']?.startsWith('multipart/') !== true) throw new LongWork();
  return { ...access, isLarge: large };
}

/**
 * Demands that a project's profile is there, for what has nothing to do with its entities.
 *
 * @throws UnavailableError
 */
export function withProfile(access: ProjectRecordAccess): Omit<ProjectAccess, 'isLarge'> {
  const { profile, version } = access.project;
  if (access.profile === undefined)
    throw new UnavailableError(`The profile ${profile}/${version}, which this project uses, is not on this server.`);
  return { ...access, profile: access.profile };
}

/**
 * Opens a project whose profile may be gone.
 *
 * @throws NotFoundError, LoginNeededError, ForbiddenError
 */
export async function openProjectRecord(
  context: HubContext,
  request: IncomingMessage & { res?: ServerResponse | undefined },
  projectId: string,
  need: Need,
): Promise<ProjectRecordAccess> {
  const asker = await hubAsker(context, request);
  const { project, workspace } = await readProject(context, projectId);
  const { canEdit, canManage } = await demandRights(context, asker, workspace, need);
  const profile = context.catalogue.find(project.profile, project.version)?.profile;
  return { project, workspace, profile, actor: asker.actor, canEdit, canManage };
}

/** A workspace that somebody may see, and what else they may do with it. */
export interface WorkspaceAccess {
  readonly workspace: HubWorkspaceRow;
  readonly asker: HubAsker;
  readonly actor: HubActor;
  readonly canEdit: boolean;
  readonly canManage: boolean;
}

/**
 * Opens a workspace for a request.
 *
 * @throws NotFoundError, LoginNeededError, ForbiddenError
 */
export async function openWorkspace(
  context: HubContext,
  request: IncomingMessage & { res?: ServerResponse | undefined },
  workspaceId: string,
  need: Need,
): Promise<WorkspaceAccess> {
  const asker = await hubAsker(context, request);
  if (!isIdentifier(workspaceId)) throw new NotFoundError(`Workspace not found: ${workspaceId}`);
  const rows = await drizzle(context.pool).select().from(hubWorkspaces).where(eq(hubWorkspaces.id, workspaceId));
  const workspace = rows[0];
  if (workspace === undefined) throw new NotFoundError(`Workspace not found: ${workspaceId}`);
  const { canEdit, canManage } = await demandRights(context, asker, workspace, need);
  return { workspace, asker, actor: asker.actor, canEdit, canManage };
}

async function readProject(context: HubContext, projectId: string) {
  if (!isIdentifier(projectId)) throw new NotFoundError(`Project not found: ${projectId}`);
  const rows = await drizzle(context.pool)
    .select({ project: hubProjects, workspace: hubWorkspaces })
    .from(hubProjects)
    .innerJoin(hubWorkspaces, eq(hubWorkspaces.id, hubProjects.workspaceId))
    .where(eq(hubProjects.id, projectId));
  const found = rows[0];
  if (found === undefined) throw new NotFoundError(`Project not found: ${projectId}`);
  return found;
}
