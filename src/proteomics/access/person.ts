/** Somebody who is known to the service. */

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
