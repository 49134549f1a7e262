/**
 * Who may do what with a workspace and its projects; nothing else decides about rights. A workspace without a collaboration is
 * for all users of the hub. One that is bound to a collaboration is seen and edited by its members, by entitlement, and managed
 * by its administrators and by the organization's managers; it stays closed to others when HUB_ACCESS is set back to `open`.
 */
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import { inArray, isNull, or, type SQL } from '../../storage/drizzle.ts';
import type { HubContext } from '../context.ts';
import { type HubWorkspaceRow, hubWorkspaces } from '../tables.ts';
import type { HubAsker } from './asker.ts';

/** The right that a request needs. */
export type WorkspaceRight = 'see' | 'edit' | 'manage';

/** The rights of a user. */
export interface WorkspaceRights {
  readonly canSee: boolean;
  readonly canEdit: boolean;
  readonly canManage: boolean;
}

/** 403 to who is no member; it names nothing, so that it tells strangers nothing. */
export class NotAMemberError extends ForbiddenError {
  constructor() {
    super('You are not a member of its collaboration.');
  }
}

/** The rights in a workspace. If the administrators of its collaboration are unknown, there are none. */
export async function rightsIn(
  context: HubContext,
  asker: HubAsker,
  { collaboration }: Pick<HubWorkspaceRow, 'collaboration'>,
): Promise<WorkspaceRights> {
  return rights(asker, collaboration, (await administration(context, asker, collaboration)) === 'yes');
}

/**
 * The rights in a workspace, which suffice for what is needed.
 *
 * @throws ForbiddenError; UnavailableError where an administrator is needed and the platform does not say who is one
 */
export async function requireRights(
  context: HubContext,
  asker: HubAsker,
  { collaboration }: Pick<HubWorkspaceRow, 'collaboration'>,
  need: WorkspaceRight,
): Promise<WorkspaceRights> {
  const administers = await administration(context, asker, collaboration);
  const granted = rights(asker, collaboration, administers === 'yes');
  if (!granted.canSee) throw new NotAMemberError();
  if (need === 'manage' && !granted.canManage) {
    if (administers === 'unknown') throw platformUnavailable();
    throw new ForbiddenError('Only administrators of the collaboration that this belongs to may do this.');
  }
  return granted;
}

/**
 * Whether a user may bind a workspace to a collaboration.
 *
 * @throws UnavailableError where the platform does not say
 */
export async function mayBindTo(context: HubContext, asker: HubAsker, collaboration: string): Promise<boolean> {
  const administers = await administration(context, asker, collaboration);
  if (administers === 'unknown' && !asker.isManager) throw platformUnavailable();
  return asker.isManager || administers === 'yes';
}

function platformUnavailable(): UnavailableError {
  return new UnavailableError(
    'The collaboration platform did not return the collaboration’s administrators. Try again in a moment.',
  );
}

/** Condition that selects the workspaces that a user sees; undefined for all. */
export function isVisible(asker: HubAsker): SQL | undefined {
  const { collaboration } = hubWorkspaces;
  return asker.isManager ? undefined : or(isNull(collaboration), inArray(collaboration, [...asker.collaborations]));
}

/**
 * Condition for SQL that selects the workspaces that a user sees.
 *
 * @param column of the global URN, like `w.collaboration`
 * @param parameter place of `values` among the statement's parameters, like `$3`
 */
export function visibleWorkspaces(asker: HubAsker, column: string, parameter: string): { sql: string; values: string[] } {
  const values = [...asker.collaborations];
  const all = asker.isManager ? ' or true' : '';
  return { sql: `(${column} is null or ${column} = any(${parameter}::text[])${all})`, values };
}

function rights(asker: HubAsker, collaboration: string | null, administers: boolean): WorkspaceRights {
  if (collaboration === null) return { canSee: true, canEdit: true, canManage: true };
  const canManage = asker.isManager || administers;
  const canSee = canManage || asker.collaborations.has(collaboration);
  return { canSee, canEdit: canSee, canManage };
}

async function administration(
  { isAdministrator, log }: HubContext,
  { user, isManager }: HubAsker,
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
