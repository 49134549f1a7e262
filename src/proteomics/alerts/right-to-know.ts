/**
 * Whether an alert may still tell what it is about: its person is asked about before each delivery, as for personal tokens. Alerts outlive
 * the access that they were made with: projects pass to other collaborations, and people leave theirs.
 */
import { ForbiddenError } from '../../contract/errors.ts';
import { projectOfPipeline } from '../access/named-projects.ts';
import { readPerson } from '../access/person-store.ts';
import { demandRight, isOpen } from '../access/project-rights.ts';
import { type StandingContext, standingAfterLogin, standingOfLogin } from '../access/standing.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Alert } from './store.ts';

/** What the question works with. */
export type RightContext = Pick<ProteomicsContext, 'settings' | 'pool'> & StandingContext;

/**
 * Why an alert is silent; undefined for one that may tell. Alerts of the administration may. Those that tell somebody else than their
 * person need the right to manage, as when they were made.
 *
 * @throws UnavailableError where the platform does not say
 */
export async function whySilent(
  context: RightContext,
  { userUuid, pipelineUuid, channel, address }: Pick<Alert, 'userUuid' | 'pipelineUuid' | 'channel' | 'address'>,
): Promise<string | undefined> {
  if (userUuid === null) return undefined;
  const project = await projectOfPipeline(context.pool, pipelineUuid);
  if (project === undefined || isOpen(context, project)) return undefined;
  const found = await readPerson(context.pool, userUuid);
  if (found === undefined) return 'The person of this alert was deleted.';
  const { person, told } = found;
  const isForOthers = channel !== 'email' || address.toLowerCase() !== person.email.toLowerCase();
  const need = isForOthers ? 'manage' : 'read';
  // Without a platform nobody can be asked: the last login counts.
  const hasPlatform = context.memberships.isMember !== undefined;
  const standing = hasPlatform ? standingAfterLogin(context, person, told) : standingOfLogin(told);
  const asker = { person, standing, token: undefined };
  try {
    await demandRight(context, asker, project, need);
    return undefined;
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    return need === 'read'
      ? `${person.name} may not read this project any more.`
      : `${person.name} does not manage this project any more.`;
  }
}
