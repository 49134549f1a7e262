/** The caller of an operation. The guard finds it before the handler runs. */
import { ForbiddenError } from '../../contract/errors.ts';
import { createUserMissingError } from '../records.ts';
import type { Person } from './person.ts';
import type { GuardedProject } from './project-rights.ts';

/** A caller whom the guard admitted. */
export interface Caller {
  /** The logged-in user. Undefined for ADMIN_TOKEN, and if requests name their user by UUID. */
  readonly person: Person | undefined;
  /** True if the guard admitted the caller as server administrator. */
  readonly administrates: boolean;
  /**
   * Returns the numbers of the projects that the caller can see, for `= any($n::int[])`; null for all, including future ones.
   * @throws LoginNeededError if the token is invalid
   */
  listVisibleProjects(): Promise<readonly number[] | null>;
  /** Returns whether the caller may list all users with their UUIDs. */
  listsUsers(): Promise<boolean>;
  manages(project: GuardedProject): Promise<boolean>;
}

/** A caller who makes a change, with the user to record. */
export interface Signer extends Caller {
  /** UUID of the acting user: the logged-in user, or else the user in the request; undefined if both are missing. */
  readonly user: string | undefined;
}

/** A caller whose request body names the pipeline. The handler calls `enter` after reading the body. */
export interface PipelineCaller extends Caller {
  /** Checks the right to write in a pipeline. May replace an unnamed caller by a known user. @throws the errors of the guard */
  enter(pipeline: string): Promise<Pick<Caller, 'person'>>;
}

/**
 * Returns the UUID of the acting user: the known user, or else the one in the request.
 * @throws ForbiddenError if the request names another user; BadRequestError if it must name a user and does not
 */
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
