/** Lists show what somebody may see: the condition for statements. */
import type { Request } from 'express';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { ProteomicsContext } from '../context.ts';
import { askerOf } from './asker.ts';
import type { Asker } from './person.ts';
import { hasRight } from './project-rights.ts';
import { OF_THE_SERVER } from './standing.ts';

type VisibleContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'authentication' | 'now' | 'memberships'>;

/**
 * Numbers of the projects that somebody may see, for `= any($n::int[])`; null where they may see all, now and later.
 *
 * @throws UnavailableError where the platform is asked and does not say
 */
export async function visibleProjects(context: VisibleContext, asker: Asker | undefined): Promise<readonly number[] | null> {
  const pool = context.pool;
  const { rows } = await pool.query<{ pk: number; collaboration: string | null }>(
    'select pk, collaboration from proteomics_projects where collaboration is not null',
  );
  const isOpen = context.settings.proteomicsAccess === 'open';
  if (isOpen && rows.length === 0) return null;
  if (asker !== undefined && asker.token?.projects == null && (await asker.standing.isManager())) return null;
  const bound: number[] = [];
  for (const project of rows)
    if (asker !== undefined && (await hasRight(context, asker, project, 'read'))) bound.push(project.pk);
  const unbound = await pool.query<{ pk: number }>('select pk from proteomics_projects where collaboration is null');
  const free = unbound.rows.map(({ pk }) => pk).filter((pk) => isOpen || isFor(asker, pk));
  return [...bound, ...free];
}

/**
 * Who asks, for what is there without a login as well.
 *
 * @throws LoginNeededError for a token that is not valid
 */
export async function askerIfKnown(context: VisibleContext, request: Request): Promise<Asker | undefined> {
  try {
    return await askerOf(context, request);
  } catch (error) {
    // Where everybody may see most, a token of something else is none of ours.
    if (context.settings.proteomicsAccess === 'open' && error instanceof LoginNeededError) return undefined;
    throw error;
  }
}

/** Stands for who administrates the server without being known by name. */
export const ALL_SEEING: Asker = {
  person: { uuid: '', name: '', email: '', subject: '' },
  standing: OF_THE_SERVER,
  token: undefined,
};

function isFor(asker: Asker | undefined, pk: number): boolean {
  return asker !== undefined && (asker.token?.projects == null || asker.token.projects.includes(pk));
}
