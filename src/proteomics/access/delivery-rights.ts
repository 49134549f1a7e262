/** Checks before each delivery whether the owner may still read the content. */
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import type { Silence } from '../../webhooks/deliveries.ts';
import type { ProteomicsContext } from '../context.ts';
import { findProjectOfPipeline } from './named-projects.ts';
import { convertReportedRights, type RightsSources, readConfirmedRights } from './person-rights.ts';
import { readPerson } from './person-store.ts';
import { isOpenProject, requireRight } from './project-rights.ts';

export type RightContext = Pick<ProteomicsContext, 'settings' | 'pool'> & RightsSources;

interface Recipient {
  /** Null for an administrator without a user. */
  readonly userUuid: string | null;
  readonly pipelineUuid: string;
  /** `email`, `webhook`, or a chat service. Absent for webhooks of the pipeline. */
  readonly channel?: string;
  readonly address?: string;
}

/** Returns the outcome to record instead of a delivery; undefined if the message may be sent. */
export async function findSkippedDelivery(context: RightContext, recipient: Recipient): Promise<Silence | undefined> {
  const noted = { delivered: false, status: null } as const;
  try {
    const message = await explainMissingRight(context, recipient);
    return message === undefined ? undefined : { ...noted, message, isSilent: true };
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    return { ...noted, message: error.message, isSilent: false };
  }
}

/**
 * Returns why an alert or webhook must not be delivered; undefined if it may be. Administrators always receive. Recipients
 * other than the user's email address require the right to manage. @throws UnavailableError
 */
async function explainMissingRight(
  context: RightContext,
  { userUuid, pipelineUuid, channel, address }: Recipient,
): Promise<string | undefined> {
  if (userUuid === null) return undefined;
  if (channel === 'email' && address === '') return 'The login of its user has no verified email address.';
  const project = await findProjectOfPipeline(context.pool, pipelineUuid);
  if (project === undefined || isOpenProject(context, project)) return undefined;
  const found = await readPerson(context.pool, 'uuid', userUuid);
  if (found === undefined) return 'The person who set this was deleted.';
  const { person, reported } = found;
  const isForOthers = channel !== 'email' || address?.toLowerCase() !== person.email.toLowerCase();
  const need = isForOthers ? 'manage' : 'read';
  // Without a platform, the rights at the last login apply.
  const hasPlatform = context.memberships.isMember !== undefined;
  const rights = hasPlatform ? readConfirmedRights(context, person, reported) : convertReportedRights(reported);
  const principal = { person, rights, token: undefined };
  try {
    await requireRight(context, principal, project, need);
    return undefined;
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    return need === 'read'
      ? `${person.name} can no longer read this project.`
      : `${person.name} no longer manages this project.`;
  }
}
