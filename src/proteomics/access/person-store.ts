/** Stores each logged-in user as the user that records refer to. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { User } from '../../auth/index.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { replaceSignatures } from '../people/signatures.ts';
import { createLoginNeeded, type Person } from './person.ts';
import type { ReportedRights } from './person-rights.ts';

type Row = Person & ReportedRights;

const COLUMNS = 'uuid, name, email, subject, is_manager as "isManager", collaborations';
const FIND_PERSON = `select ${COLUMNS} from proteomics_users where subject = $1`;
const MAX_NAME_LENGTH = 200;

/** Locks a user until the end of the transaction. Creation, changes and erasure are serialized. */
export async function lockPerson(client: pg.PoolClient, subject: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`proteomics person ${subject}`]);
}

/**
 * Returns the user of a login, with current data. The first login takes over the user with the same address that the administration created,
 * unless the address is unverified or that user has another login.
 * @param isStillLoggedIn checked before a user is created or changed, so that a concurrently erased user is not recreated
 * @throws LoginNeededError
 */
export async function updatePersonOfLogin(
  pool: pg.Pool,
  user: User,
  reported: ReportedRights,
  isStillLoggedIn: () => Promise<boolean>,
): Promise<Person> {
  const name = choosePersonName(user);
  const { rows } = await pool.query<Row>(FIND_PERSON, [user.sub]);
  const [known] = rows;
  if (known !== undefined && known.name === name && isSame(known, reported)) return known;
  return runInTransaction(pool, async (client) => {
    await lockPerson(client, user.sub);
    if (!(await isStillLoggedIn())) throw createLoginNeeded();
    const taken = await adoptUser(client, user, name, reported);
    if (known !== undefined && known.name !== taken.name) await replaceSignatures(client, known, taken.name);
    return taken;
  });
}

async function adoptUser(client: pg.PoolClient, user: User, name: string, reported: ReportedRights): Promise<Person> {
  const rights = [reported.isManager, JSON.stringify(reported.collaborations)];
  const changed = await client.query<Person>(
    `update proteomics_users set name = $2, is_manager = $3, collaborations = $4, subject = $1
      where uuid = (select uuid from proteomics_users where deleted_at is null
          and (subject = $1 or (subject is null and $5 <> '' and lower(email) = lower($5)))
        order by subject nulls last limit 1)
      returning uuid, name, email, subject`,
    [user.sub, name, ...rights, chooseAddress(user)],
  );
  if (changed.rows[0] !== undefined) return changed.rows[0];
  // If another user already has the address, the new user is stored without one.
  const made = await client.query<Person>(
    `insert into proteomics_users (uuid, subject, name, is_manager, collaborations, email)
     select $6, $1, $2, $3, $4,
       case when exists (select from proteomics_users where lower(email) = lower($5)) then '' else $5 end
     returning uuid, name, email, subject`,
    [user.sub, name, ...rights, chooseAddress(user), randomUUID()],
  );
  return made.rows[0] as Person;
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

function isSame(row: Row, reported: ReportedRights): boolean {
  return row.isManager === reported.isManager && row.collaborations.join('\n') === reported.collaborations.join('\n');
}

/** Returns the name, or else the first part of the address, or else `Member`. `sub` must not be shown. */
function choosePersonName({ name, preferredUsername, email }: User): string {
  const choice = (name ?? preferredUsername ?? email?.split('@')[0] ?? '').replaceAll('\0', '').trim();
  return choice === '' ? 'Member' : choice.slice(0, MAX_NAME_LENGTH);
}

/** Returns the verified address; empty for an unverified one, which may belong to another person. */
function chooseAddress({ ownEmail: email }: User): string {
  return email !== null && email.length <= 254 && !email.includes('\0') ? email : '';
}
