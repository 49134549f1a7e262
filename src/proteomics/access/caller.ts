import { ForbiddenError } from '../../contract/errors.ts';
import { createUserMissingError } from '../records.ts';
import type { Person } from './person.ts';
import type { GuardedProject } from './project-rights.ts';

export interface Caller {
  /** The logged-in user; undefined for ADMIN_TOKEN, and if requests name their user by UUID. */
  readonly person: Person | undefined;
  readonly administrates: boolean;
  /** Returns the numbers of visible projects; null for all, including future ones. @throws LoginNeededError */
  listVisibleProjects(): Promise<readonly number[] | null>;
  canListUsers(): Promise<boolean>;
  canManage(project: GuardedProject): Promise<boolean>;
}

/** A caller who makes a change, with the user to record. */
export interface Signer extends Caller {
  /** UUID of the logged-in user, or else of the user that the request names; undefined if both are missing. */
  readonly user: string | undefined;
}

/** A caller whose request body contains the pipeline. The handler calls `authorizePipeline` after it has read the body. */
export interface PipelineCaller extends Caller {
  /** Checks the right to write in a pipeline. Returns the caller, whose user may be new. @throws the errors of the guard */
  authorizePipeline(pipeline: string): Promise<Pick<Caller, 'person'>>;
}

/** Returns the UUID of the acting user. @throws ForbiddenError for another named user; BadRequestError without a user */
export function findSigner({ person }: Pick<Caller, 'person'>, named: string | undefined, member = 'user'): string {
  if (person === undefined) {
    if (named === undefined) throw createUserMissingError(member);
    return named;
  }
  if (named !== undefined && named !== '' && named.toLowerCase() !== person.uuid)
    throw new ForbiddenError(
      `${member} is the ID of another user. You are logged in as ${person.name}: omit ${member}, or send your own ID.`,
    );
  return person.uuid;
}
