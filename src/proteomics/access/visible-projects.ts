import type { Request } from 'express';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Principal } from './person.ts';
import { SERVER_RIGHTS } from './person-rights.ts';
import { findPrincipal } from './principal.ts';
import { hasRight } from './project-rights.ts';

type VisibleContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'authentication' | 'now' | 'memberships'>;

/** Returns the numbers of the projects that a user can see; null for all projects. @throws UnavailableError */
export async function listVisibleProjects(
  context: VisibleContext,
  principal: Principal | undefined,
): Promise<readonly number[] | null> {
  const pool = context.pool;
  const { rows } = await pool.query<{ pk: number; collaboration: string | null }>(
    'select pk, collaboration from proteomics_projects where collaboration is not null',
  );
  const isOpen = context.settings.proteomicsAccess === 'open';
  if (isOpen && rows.length === 0) return null;
  if (principal !== undefined && principal.token?.projects == null && (await principal.rights.isManager())) return null;
  const bound: number[] = [];
  for (const project of rows)
    if (principal !== undefined && (await hasRight(context, principal, project, 'read'))) bound.push(project.pk);
  const unbound = await pool.query<{ pk: number }>('select pk from proteomics_projects where collaboration is null');
  const free = unbound.rows.map(({ pk }) => pk).filter((pk) => isOpen || isLimitedToProject(principal, pk));
  return [...bound, ...free];
}

/** Returns the sender of a request that needs no login. @throws LoginNeededError for an invalid token, unless access is open */
export async function findPrincipalIfKnown(context: VisibleContext, request: Request): Promise<Principal | undefined> {
  try {
    return await findPrincipal(context, request);
  } catch (error) {
    // With open access, an unknown token may be for another service, so it is ignored.
    if (context.settings.proteomicsAccess === 'open' && error instanceof LoginNeededError) return undefined;
    throw error;
  }
}

export const SERVER_ADMINISTRATOR: Principal = {
  person: { uuid: '', name: '', email: '', subject: '' },
  rights: SERVER_RIGHTS,
  token: undefined,
};

function isLimitedToProject(principal: Principal | undefined, pk: number): boolean {
  return principal !== undefined && (principal.token?.projects == null || principal.token.projects.includes(pk));
}
