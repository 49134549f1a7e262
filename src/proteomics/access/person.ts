import { AnswerableError, ForbiddenError } from '../../contract/errors.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';

export interface Person {
  readonly uuid: string;
  readonly name: string;
  /** Empty if the login contains no address. */
  readonly email: string;
  /** `sub` of the identity provider. */
  readonly subject: string;
}

export interface TokenLimits {
  readonly access: 'read' | 'write';
  /** Numbers of the projects that the token is limited to; null for all projects of the user. */
  readonly projects: readonly number[] | null;
}

/** Current rights of a user. Functions reject with UnavailableError if the platform does not respond. */
export interface PersonRights {
  /** Managers can see and manage everything. */
  isManager(): Promise<boolean>;
  /** @param collaboration global URN */
  isMember(collaboration: string): Promise<boolean>;
}

export interface Principal {
  readonly person: Person;
  readonly rights: PersonRights;
  /** Limits of a personal token; undefined for a session. */
  readonly token: TokenLimits | undefined;
}

export function createLoginNeededError(detail = 'Log in, or send a personal token.'): LoginNeededError {
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

export class TokenLimitError extends ForbiddenError {}
