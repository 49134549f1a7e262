/**
 * Decides about rights in projects; no other file does. A project without a collaboration is open to all users, and server
 * administrators manage it. A project with a collaboration is read and written by its members. Administrators of the
 * collaboration, and managers of the organization, manage the project. This remains true if PROTEOMICS_ACCESS is set back to
 * `open`.
 */
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { ProjectRow } from '../records.ts';
import { type Principal, TokenLimitError } from './person.ts';

/** Each level includes the previous levels. */
export type ProjectRight = 'read' | 'write' | 'manage';

export type GuardedProject = Pick<ProjectRow, 'pk' | 'collaboration'>;

type RightsContext = Pick<ProteomicsContext, 'settings' | 'memberships'>;

/** Returns whether all clients may use a project: the service is open, and the project has no collaboration. */
export function isOpenProject({ settings }: Pick<ProteomicsContext, 'settings'>, { collaboration }: GuardedProject): boolean {
  return settings.proteomicsAccess === 'open' && collaboration === null;
}

/** @throws ForbiddenError if the user lacks the right; UnavailableError if the platform does not respond */
export async function requireRight(
  context: RightsContext,
  principal: Principal,
  project: GuardedProject,
  need: ProjectRight,
): Promise<void> {
  checkTokenRight(principal, project, need);
  const { collaboration } = project;
  if (need !== 'manage' && (collaboration === null || (await principal.rights.isMember(collaboration)))) return;
  if (await principal.rights.isManager()) return;
  if (need === 'manage') {
    if (collaboration !== null && (await isCollaborationAdministrator(context, principal, collaboration))) return;
    if (collaboration === null) throw new ForbiddenError('Only administrators of this server may do this.');
    if (await principal.rights.isMember(collaboration))
      throw new ForbiddenError('Only administrators of the project’s collaboration may do this.');
  }
  // The message contains no names, because users without rights must not learn them.
  throw new ForbiddenError('You are not a member of its collaboration.');
}

/** @throws UnavailableError if the platform does not respond */
export async function hasRight(
  context: RightsContext,
  principal: Principal,
  project: GuardedProject,
  need: ProjectRight,
): Promise<boolean> {
  try {
    await requireRight(context, principal, project, need);
    return true;
  } catch (error) {
    if (error instanceof ForbiddenError) return false;
    throw error;
  }
}

function checkTokenRight(principal: Principal, { pk }: GuardedProject, need: ProjectRight): void {
  const { token } = principal;
  if (token === undefined) return;
  if (token.projects !== null && !token.projects.includes(pk))
    throw new TokenLimitError('This token does not cover this project.');
  requireTokenAccess(principal, need);
}

/** @throws TokenLimitError if the access of the token excludes the right */
export function requireTokenAccess({ token }: Principal, need: ProjectRight): void {
  if (token === undefined) return;
  if (need === 'write' && token.access === 'read') throw new TokenLimitError('This token can only read.');
  if (need === 'manage') throw new TokenLimitError('Personal tokens do not permit management. Log in to do this.');
}

async function isCollaborationAdministrator(
  { memberships }: RightsContext,
  { person }: Principal,
  collaboration: string,
): Promise<boolean> {
  try {
    return await memberships.isAdministrator({ sub: person.subject }, collaboration);
  } catch (cause) {
    throw new UnavailableError(
      'The collaboration platform did not return the collaboration’s administrators. Try again in a moment.',
      { cause },
    );
  }
}
