/** Somebody who is known to the service. */

import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';

/** A person of the service. */
export interface Person {
  readonly uuid: string;
  readonly name: string;
  /** Empty where the login tells none. */
  readonly email: string;
  /** `sub` of the login. */
  readonly subject: string;
}

/** What a personal token is limited to. */
export interface TokenLimits {
  readonly access: 'read' | 'write';
  /** Numbers of projects; null: all that its person may see. */
  readonly projects: readonly number[] | null;
}

/** What somebody is at present. Both reject with UnavailableError where nobody can say. */
export interface Standing {
  /** Whether they manage the organization: see and manage all. */
  isManager(): Promise<boolean>;
  /** Whether they belong to the collaboration of a global URN. */
  belongsTo(collaboration: string): Promise<boolean>;
}

/** Somebody who asks. */
export interface Asker {
  readonly person: Person;
  readonly standing: Standing;
  /** What a personal token is limited to; undefined for a login. */
  readonly token: TokenLimits | undefined;
}

/** 401: the request carries neither a session nor a valid personal token. */
export function personNeeded(detail = 'Log in, or send a personal token.'): LoginNeededError {
  return new LoginNeededError(detail, { challenge: 'Bearer realm="proteomics"' });
}

/** 401: the administration requires a session. Browsers are redirected to its login. */
export class AdminSessionNeededError extends AnswerableError {
  override readonly name = 'AdminSessionNeededError';
  readonly location: string;
  constructor(location: string) {
    super(401, 'The administration requires a login.');
    this.location = location;
  }
}

/** 403 for a user who is not a member. It names nothing, so that strangers learn nothing. */
export class NotProjectMemberError extends ForbiddenError {
  constructor() {
    super('You are not a member of its collaboration.');
  }
}

/** 403 for a user who can read a project and does not manage it. */
export class NotAnAdministratorError extends ForbiddenError {
  constructor() {
    super('Only administrators of the collaboration that this belongs to may do this.');
  }
}

/** 403 for a personal token whose limits exclude the request. */
export class TokenLimitError extends ForbiddenError {}
