/**
 * Who may do what in a project; nothing else decides about rights. A project of no collaboration is everybody's who may use the
 * service, and managed by who administrates the server. One of a collaboration is read and written by its members, managed by its
 * administrators and by the organization's managers, and stays closed to others when PROTEOMICS_ACCESS is set back to `open`.
 */
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import type { ProjectRow } from '../records.ts';
import { type Asker, NotAnAdministratorError, NotProjectMemberError, TokenLimitError } from './person.ts';

/** What somebody wants to do in a project. */
export type ProjectRight = 'read' | 'write' | 'manage';

/** A project, as far as rights in it go. */
export type GuardedProject = Pick<ProjectRow, 'pk' | 'collaboration'>;

type RightsContext = Pick<ProteomicsContext, 'settings' | 'memberships'>;

/** Whether a project is open to everybody, whoever they are. */
export function isOpen({ settings }: Pick<ProteomicsContext, 'settings'>, { collaboration }: GuardedProject): boolean {
  return settings.proteomicsAccess === 'open' && collaboration === null;
}

/**
 * Returns when somebody may do in a project what is needed.
 *
 * @throws ForbiddenError; UnavailableError where the platform is asked and does not say
 */
export async function requireRight(
  context: RightsContext,
  asker: Asker,
  project: GuardedProject,
  need: ProjectRight,
): Promise<void> {
  requireTokenFor(asker, project, need);
  const { collaboration } = project;
  if (need !== 'manage' && (collaboration === null || (await asker.standing.belongsTo(collaboration)))) return;
  if (await asker.standing.isManager()) return;
  if (need === 'manage') {
    if (collaboration !== null && (await administers(context, asker, collaboration))) return;
    if (collaboration === null) throw new ForbiddenError('Only administrators of this server may do this.');
    if (await asker.standing.belongsTo(collaboration)) throw new NotAnAdministratorError();
  }
  throw new NotProjectMemberError();
}

/**
 * Whether somebody may do in a project what is needed.
 *
 * @throws UnavailableError where the platform is asked and does not say
 */
export async function hasRight(
  context: RightsContext,
  asker: Asker,
  project: GuardedProject,
  need: ProjectRight,
): Promise<boolean> {
  try {
    await requireRight(context, asker, project, need);
    return true;
  } catch (error) {
    if (error instanceof ForbiddenError) return false;
    throw error;
  }
}

/** A token does less than its person. */
function requireTokenFor(asker: Asker, { pk }: GuardedProject, need: ProjectRight): void {
  const { token } = asker;
  if (token === undefined) return;
  if (token.projects !== null && !token.projects.includes(pk))
    throw new TokenLimitError('This token does not cover this project.');
  requireAccess(asker, need);
}

/** What a token is for in any project. Throws TokenLimitError. */
export function requireAccess({ token }: Asker, need: ProjectRight): void {
  if (token === undefined) return;
  if (need === 'write' && token.access === 'read') throw new TokenLimitError('This token can only read.');
  if (need === 'manage') throw new TokenLimitError('Personal tokens cannot manage. Log in to do this.');
}

/** @throws UnavailableError where nobody can say */
async function administers({ memberships }: RightsContext, { person }: Asker, collaboration: string): Promise<boolean> {
  try {
    return await memberships.isAdministrator({ sub: person.subject }, collaboration);
  } catch (cause) {
    throw new UnavailableError(
      'The collaboration platform did not return the collaboration’s administrators. Try again in a moment.',
      {
        cause,
      },
    );
  }
}
