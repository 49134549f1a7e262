/** Finds the login of an application token's user: uid and subject differ after the `@` (docs/requirements.md, A12). */
import type pg from 'pg';
import { isStorageFullError } from '../../contract/errors.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { getLocalPart } from '../entitlements.ts';

export interface LoginSubjects {
  /** Stores the subject of a session that began at `since`, in milliseconds since 1970. */
  note(subject: string, since: number): Promise<void>;
  /** Returns the login subject of the person with this uid on the platform; the uid itself while no login is known. */
  find(uid: string): Promise<string>;
  /** Returns a subject and the uids that the person may have. */
  list(subject: string): Promise<string[]>;
  /** Deletes the subject of an erased user. */
  remove(subject: string): Promise<void>;
}

/** Moves stored data from the user of a uid to the user of a login, in a transaction. */
export type MergeUser = (client: pg.PoolClient, uid: string, subject: string) => Promise<void>;

/** Maximum number of sessions that a process remembers as noted. */
const MAX_NOTED = 10_000;

/** Finds the login of a person if exactly one is known. If none is known, uses the host that all logins share, if any. */
const FIND = `
  with logins as (select * from login_subjects where uid is distinct from subject),
    own as (select subject, uid from logins where person = $1),
    hosts as (select distinct substr(subject, length(person) + 2) as host from logins where not exists (select from own))
  select subject, uid from own where (select count(*) from own) = 1
  union all select $1 || '@' || host, null from hosts where (select count(*) from hosts) = 1`;

export function createLoginSubjects(pool: pg.Pool, merge: MergeUser): LoginSubjects {
  const noted = new Set<string>();

  async function listUids(subject: string): Promise<string[]> {
    const { rows } = await pool.query<{ uid: string }>(
      'select distinct $1::text || substr(uid, length(person) + 1) as uid from login_subjects where uid is not null',
      [getLocalPart(subject)],
    );
    return [...new Set([subject, ...rows.map(({ uid }) => uid)])];
  }

  /** Stores a subject with its uid, if known. After a change, moves the data of the uids. */
  async function storeSubject(subject: string, uid: string | null, uids: readonly string[]): Promise<void> {
    try {
      await runInTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `insert into login_subjects as known (subject, person, uid) values ($1, $2, $3) on conflict (subject)
             do update set uid = excluded.uid where excluded.uid is not null and excluded.uid is distinct from known.uid`,
          [subject, getLocalPart(subject), uid],
        );
        if (rowCount === 1) for (const one of uids) if (one !== subject) await merge(client, one, subject);
      });
    } catch (error) {
      // On a full disk, reads must still work. The next request tries again.
      if (!isStorageFullError(error)) throw error;
    }
  }

  const findLogin = async (person: string) =>
    (await pool.query<{ subject: string; uid: string | null }>(FIND, [person])).rows[0];

  return {
    list: listUids,
    async note(subject, since) {
      const session = `${since} ${subject}`;
      const person = getLocalPart(subject);
      if (person === undefined || noted.has(session)) return;
      const first = await findLogin(person);
      await storeSubject(subject, null, first === undefined || first.subject === subject ? await listUids(subject) : []);
      if (noted.size >= MAX_NOTED) noted.clear();
      noted.add(session);
    },
    async find(uid) {
      const person = getLocalPart(uid);
      if (person === undefined) return uid;
      const { subject, uid: known } = (await findLogin(person)) ?? { subject: uid, uid: null };
      if (known !== uid) await storeSubject(subject, uid, [uid]);
      return subject;
    },
    async remove(subject) {
      await pool.query('delete from login_subjects where subject = any($1)', [await listUids(subject)]);
    },
  };
}
