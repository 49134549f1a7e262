/** The caller of an operation, as the guard found out. */
import { BadRequestError, ForbiddenError } from '../../contract/errors.ts';
import type { Person } from './person.ts';
import type { GuardedProject } from './project-rights.ts';

/** A caller who was let in. */
export interface Caller {
  /** Undefined where users sign by UUID, and for ADMIN_TOKEN. */
  readonly person: Person | undefined;
  /** Whether the call was let in to administrate the server. */
  readonly administrates: boolean;
  /**
   * Numbers of the projects that the caller may see, for `= any($n::int[])`; null where it is all, now and later.
   *
   * @throws LoginNeededError for a token that is not valid
   */
  visibleProjects(): Promise<readonly number[] | null>;
  /** Whether the caller manages a project. */
  manages(project: GuardedProject): Promise<boolean>;
}

/** A caller who changes something. */
export interface Signer extends Caller {
  /** UUID of the user who signs: that of the person, else the one that the request names; undefined where it names none. */
  readonly user: string | undefined;
}

/** A caller whose body names the pipeline; the handler asks for it once it is read. */
export interface PipelineCaller extends Caller {
  /**
   * Asks for the right to write in a pipeline. The caller may be known by name only then.
   *
   * @throws as the guard
   */
  enter(pipeline: string): Promise<Caller>;
}

/**
 * The UUID that a change is signed with: that of who is known by name, else the one that the request names.
 *
 * @throws ForbiddenError when the request names somebody else; BadRequestError when it has to name somebody and does not
 */
export function signerOf({ person }: Pick<Caller, 'person'>, named: string | undefined, member = 'user'): string {
  if (person === undefined) {
    if (named === undefined) throw new BadRequestError(`${member} is required`);
    return named;
  }
  if (named !== undefined && named !== '' && named.toLowerCase() !== person.uuid)
    throw new ForbiddenError(`${member} names another user. You sign as ${person.name}.`);
  return person.uuid;
}
