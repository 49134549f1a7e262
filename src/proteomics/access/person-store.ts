/** Stores a user record for each person who logs in. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { User } from '../../auth/index.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { replaceSignatures } from '../people/signatures.ts';
import type { Client } from '../records.ts';
import { createLoginNeededError, type Person } from './person.ts';
import type { ReportedRights } from './person-rights.ts';

type Row = Person & ReportedRights & { readonly loginAt: number };

/** `since` is the start of the session in milliseconds since 1970. */
export interface PersonSession {
  readonly since: number;
  readonly reported: ReportedRights;
  isStillOpen(): Promise<boolean>;
}

const COLUMNS = 'uuid, name, email, subject, is_manager as "isManager", collaborations';
/** SQL expression for the address to store. $2: the login's address, or empty; $3: the same unless unverified, else empty. */
const ADDRESS = `case when $2 = '' or lower(email) = lower($2) then email
    when exists (select from proteomics_users other where other.uuid <> u.uuid and lower(other.email) = lower($3)) then '' else $3 end`;
const FIND_PERSON = `select ${COLUMNS}, login_at::float8 as "loginAt", ${ADDRESS} as "nextEmail" from proteomics_users u where subject = $1`;
const MAX_NAME_LENGTH = 200;

/** Locks a user until the transaction ends, which serializes creation, changes and erasure. */
export async function lockPerson(client: pg.PoolClient, subject: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`proteomics person ${subject}`]);
}

/**
 * Returns the user of a login, updated with the data of the login. The first login takes over a user that an administrator
 * created with the same address, unless the address is unverified or the user has another login. Alerts follow the user.
 * @param session checked first, so that an erased user is not created again.
 * @throws LoginNeededError
 */
export async function updatePersonOfLogin(pool: pg.Pool, user: User, session: PersonSession): Promise<Person> {
  const name = choosePersonName(user);
  const readLoginRow = async (client: Client) =>
    (await client.query<Row & { nextEmail: string }>(FIND_PERSON, [user.sub, ...getStatedAddresses(user)])).rows[0];
  const isCurrentLogin = (row: Row & { nextEmail: string }) =>
    row.loginAt > session.since ||
    (row.loginAt === session.since && row.name === name && row.email === row.nextEmail && hasSameRights(row, session.reported));
  const found = await readLoginRow(pool);
  if (found !== undefined && isCurrentLogin(found)) return found;
  return runInTransaction(pool, async (client) => {
    await lockPerson(client, user.sub);
    if (!(await session.isStillOpen())) throw createLoginNeededError();
    const known = await readLoginRow(client);
    if (known !== undefined && isCurrentLogin(known)) return known;
    const taken = await createOrLinkUser(client, user, name, session);
    if (known !== undefined && known.name !== taken.name) await replaceSignatures(client, known, taken.name);
    if (known !== undefined && known.email !== taken.email) await moveAlerts(client, known, taken.email);
    return taken;
  });
}

async function createOrLinkUser(client: pg.PoolClient, user: User, name: string, session: PersonSession): Promise<Person> {
  const { reported, since } = session;
  const [stated, own] = getStatedAddresses(user);
  const values = [user.sub, stated, own, name, reported.isManager, JSON.stringify(reported.collaborations), since];
  const changed = await client.query<Person>(
    `update proteomics_users u
        set name = $4, is_manager = $5, collaborations = $6, login_at = $7, subject = $1, email = ${ADDRESS}
      where uuid = (select uuid from proteomics_users where deleted_at is null
          and (subject = $1 or (subject is null and $3 <> '' and lower(email) = lower($3)))
        order by subject nulls last limit 1)
      returning uuid, name, email, subject`,
    values,
  );
  if (changed.rows[0] !== undefined) return changed.rows[0];
  // If the address belongs to another user, the new user is stored without an address.
  const made = await client.query<Person>(
    `insert into proteomics_users (uuid, subject, name, is_manager, collaborations, login_at, email)
     select u.uuid, $1, $4, $5, $6, $7, ${ADDRESS} from (select $8::uuid as uuid, '' as email) u
     returning uuid, name, email, subject`,
    [...values, randomUUID()],
  );
  return made.rows[0] as Person;
}

/** Moves the alerts of a user to the new email address, because alerts to other addresses are not sent. */
async function moveAlerts(client: pg.PoolClient, { uuid, email }: Person, address: string): Promise<void> {
  await client.query(
    `update proteomics_alerts set address = $3 where user_uuid = $1 and channel = 'email' and lower(address) = lower($2)`,
    [uuid, email, address],
  );
}

/** Returns a user who has logged in, with the rights of the last login; otherwise undefined. */
export async function readPerson(
  pool: pg.Pool,
  by: 'uuid' | 'subject',
  value: string,
): Promise<{ person: Person; reported: ReportedRights } | undefined> {
  const { rows } = await pool.query<Row>(
    `select ${COLUMNS} from proteomics_users where ${by} = $1 and subject is not null and deleted_at is null`,
    [value],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const { isManager, collaborations, ...person } = found;
  return { person, reported: { isManager, collaborations } };
}

function hasSameRights(row: Row, reported: ReportedRights): boolean {
  return row.isManager === reported.isManager && row.collaborations.join('\n') === reported.collaborations.join('\n');
}

/** Returns the name to show for a user, which is never the subject (`sub`). */
function choosePersonName({ name, preferredUsername, email }: User): string {
  const choice = (name ?? preferredUsername ?? email?.split('@')[0] ?? '').replaceAll('\0', '').trim();
  return choice === '' ? 'Member' : choice.slice(0, MAX_NAME_LENGTH);
}

/** Returns the login's address, and the address to store: empty if unverified, because it may belong to another person. */
function getStatedAddresses({ email, ownEmail }: User): readonly [stated: string, own: string] {
  const stated = (email ?? '').replaceAll('\0', '');
  return [stated, ownEmail === stated && stated.length <= 254 ? stated : ''];
}
