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

/** Somebody who asks. */
export interface Asker {
  readonly person: Person;
  /** Holds COLLABORATION_MANAGER_ENTITLEMENT: sees and manages all. */
  readonly isManager: boolean;
  /** Global URNs of the collaborations that the login named. */
  readonly collaborations: ReadonlySet<string>;
  /** What a personal token is limited to; undefined for a login. */
  readonly token: TokenLimits | undefined;
}
