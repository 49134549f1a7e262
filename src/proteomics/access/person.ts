import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';

/** A user of the service who is known by login or token. */
export interface Person {
  readonly uuid: string;
  readonly name: string;
  /** Empty if the login states no address. */
  readonly email: string;
  /** The identifier of the user at the identity provider (`sub`). */
  readonly subject: string;
}

/** The projects and the right that a personal token is limited to. */
export interface TokenLimits {
  readonly access: 'read' | 'write';
  /** Numbers of projects; null for all projects of its user. */
  readonly projects: readonly number[] | null;
}

/** Current rights of a user in organization and collaborations. Rejects with UnavailableError without the platform. */
export interface PersonRights {
  /** Returns whether the user is a manager, who can see and manage everything. */
  isManager(): Promise<boolean>;
  /** Returns whether the user is a member of the collaboration of a global URN. */
  belongsTo(collaboration: string): Promise<boolean>;
}

/** The user who sent a request, with the limits of the token, if one was sent. */
export interface Principal {
  readonly person: Person;
  readonly rights: PersonRights;
  /** Limits of the personal token; undefined for a session. */
  readonly token: TokenLimits | undefined;
}

/** Creates the error for a 401: the request has neither a session nor a valid personal token. */
export function createLoginNeeded(detail = 'Log in, or send a personal token.'): LoginNeededError {
  return new LoginNeededError(detail, { challenge: 'Bearer realm="proteomics"' });
}

/** 401: the administration requires a session. Browsers are redirected to its login. */
export class AdminSessionNeededError extends AnswerableError {
  readonly location: string;
  constructor(location: string) {
    super(401, 'The administration requires a login.');
    this.location = location;
  }
}

/** 403 for a personal token whose limits exclude the request. */
export class TokenLimitError extends ForbiddenError {}
