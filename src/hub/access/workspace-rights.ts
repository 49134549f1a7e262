/**
 * Decides all rights in workspaces and their projects. A workspace without a collaboration is for all users of the hub. A
 * workspace of a collaboration is visible to its members, who may edit it by entitlement. Its administrators and the
 * organization's managers manage it. It stays closed to others if HUB_ACCESS is set back to `open`.
 */
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import { inArray, isNull, or, type SQL } from '../../storage/drizzle.ts';
import type { HubContext } from '../context.ts';
import { type HubWorkspaceRow, hubWorkspaces } from '../tables.ts';
import type { HubCaller } from './caller.ts';

/** The right that a request needs. */
export type WorkspaceRight = 'see' | 'edit' | 'manage';

/** The rights of a user. */
export interface WorkspaceRights {
  readonly canSee: boolean;
  readonly canEdit: boolean;
  readonly canManage: boolean;
}

/** 403 for callers who are no members. The message contains no names, so that it discloses nothing. */
export class NotAMemberError extends ForbiddenError {
  constructor() {
    super('You are not a member of its collaboration.');
  }
}

/** The rights in a workspace. If the administrators of its collaboration are unknown, there are none. */
export async function findWorkspaceRights(
  context: HubContext,
  caller: HubCaller,
  { collaboration }: Pick<HubWorkspaceRow, 'collaboration'>,
): Promise<WorkspaceRights> {
  return computeRights(caller, collaboration, (await checkAdministration(context, caller, collaboration)) === 'yes');
}

/**
 * Returns the rights in a workspace if they are sufficient.
 * @throws ForbiddenError; UnavailableError if an administrator is required and the platform does not return the administrators
 */
export async function requireRights(
  context: HubContext,
  caller: HubCaller,
  { collaboration }: Pick<HubWorkspaceRow, 'collaboration'>,
  need: WorkspaceRight,
): Promise<WorkspaceRights> {
  const administers = await checkAdministration(context, caller, collaboration);
  const granted = computeRights(caller, collaboration, administers === 'yes');
  if (!granted.canSee) throw new NotAMemberError();
  if (need === 'manage' && !granted.canManage) {
    if (administers === 'unknown') throw createUnavailableError();
    throw new ForbiddenError('Only administrators of the collaboration that this belongs to may do this.');
  }
  return granted;
}

/**
 * Returns whether a user may bind a workspace to a collaboration.
 * @throws UnavailableError if the platform does not return the administrators
 */
export async function mayBindWorkspace(context: HubContext, caller: HubCaller, collaboration: string): Promise<boolean> {
  const administers = await checkAdministration(context, caller, collaboration);
  if (administers === 'unknown' && !caller.isManager) throw createUnavailableError();
  return caller.isManager || administers === 'yes';
}

function createUnavailableError(): UnavailableError {
  return new UnavailableError(
    'The collaboration platform did not return the collaboration’s administrators. Try again in a moment.',
  );
}

/** Condition that selects the workspaces that a user sees; undefined for all. */
export function isVisible(caller: HubCaller): SQL | undefined {
  const { collaboration } = hubWorkspaces;
  return caller.isManager ? undefined : or(isNull(collaboration), inArray(collaboration, [...caller.collaborations]));
}

/**
 * SQL condition that selects the workspaces that a user sees.
 * @param column of the global URN, like `w.collaboration`
 * @param parameter placeholder of `values` in the statement, like `$3`
 */
export function selectVisible(caller: HubCaller, column: string, parameter: string): { sql: string; values: string[] } {
  const values = [...caller.collaborations];
  const all = caller.isManager ? ' or true' : '';
  return { sql: `(${column} is null or ${column} = any(${parameter}::text[])${all})`, values };
}

function computeRights(caller: HubCaller, collaboration: string | null, administers: boolean): WorkspaceRights {
  if (collaboration === null) return { canSee: true, canEdit: true, canManage: true };
  const canManage = caller.isManager || administers;
  const canSee = canManage || caller.collaborations.has(collaboration);
  return { canSee, canEdit: canSee, canManage };
}

async function checkAdministration(
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
