/** Accounts of the development login on the platform. A uid and a subject have the same local part before different hosts. */
import { createHash } from 'node:crypto';
import { createDevelopmentAccounts, type DevelopmentActor, getLocalPart } from '../login/accounts.ts';

/** An account on the platform. */
export interface DemoActor {
  /** `<hash>@<host>` */
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

/** Host in the platform's uids. */
export const PEOPLE_HOST = 'people.example.org';

export const DEMO_ACTORS: Readonly<Record<DevelopmentActor, DemoActor>> = Object.fromEntries(
  Object.entries(createDevelopmentAccounts()).map(([actor, { claims }]) => [
    actor,
    {
      uid: `${getLocalPart(actor as DevelopmentActor)}@${PEOPLE_HOST}`,
      name: String(claims.name),
      email: String(claims.email),
    },
  ]),
) as Record<DevelopmentActor, DemoActor>;

/** Returns the uid of a user who only fills the tables. */
export function createUid(name: string): string {
  return `${createHash('sha256').update(name).digest('hex').slice(0, 40)}@${PEOPLE_HOST}`;
}
