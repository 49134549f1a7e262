/**
 * Whether an alert or a webhook may still tell what it is about: its person is asked about before each delivery, as for personal tokens. Both
 * outlive the access that they were made with: projects pass to other collaborations, and people leave theirs.
 */
import { ForbiddenError } from '../../contract/errors.ts';
import type { ProteomicsContext } from '../context.ts';
import { projectOfPipeline } from './named-projects.ts';
import { readPerson } from './person-store.ts';
import { isOpen, requireRight } from './project-rights.ts';
import { type StandingContext, standingAfterLogin, standingOfLogin } from './standing.ts';

/** What the question works with. */
export type RightContext = Pick<ProteomicsContext, 'settings' | 'pool'> & StandingContext;

/** Who is told of a pipeline, and by whose right. */
export interface Told {
  /** Who set it; null for the administration. */
  readonly userUuid: string | null;
  readonly pipelineUuid: string;
  /** `email`, `webhook`, or a chat service. */
  readonly channel: string;
  /** Where an email goes. */
  readonly address: string;
}

/**
 * Why an alert or a webhook is silent; undefined for one that may tell. Those of the administration may. Those that tell somebody else than
 * their person need the right to manage, as when they were made.
 *
 * @throws UnavailableError where the platform does not say
 */
export async function whySilent(
  context: RightContext,
  { userUuid, pipelineUuid, channel, address }: Told,
): Promise<string | undefined> {
  if (userUuid === null) return undefined;
  const project = await projectOfPipeline(context.pool, pipelineUuid);
  if (project === undefined || isOpen(context, project)) return undefined;
  const found = await readPerson(context.pool, userUuid);
  if (found === undefined) return 'The person who set this was deleted.';
  const { person, told } = found;
  const isForOthers = channel !== 'email' || address.toLowerCase() !== person.email.toLowerCase();
  const need = isForOthers ? 'manage' : 'read';
  // Without a platform nobody can be asked: the last login counts.
  const hasPlatform = context.memberships.isMember !== undefined;
  const standing = hasPlatform ? standingAfterLogin(context, person, told) : standingOfLogin(told);
  const asker = { person, standing, token: undefined };
  try {
    await requireRight(context, asker, project, need);
    return undefined;
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    return need === 'read'
      ? `${person.name} can no longer read this project.`
      : `${person.name} no longer manages this project.`;
  }
}
