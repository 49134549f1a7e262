import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { components } from '../../../generated/proteomics/types.d.ts';
import type { Exchange } from '../../contract/accept.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { FormRefusedError } from '../../web/forms/fields.ts';
import { endOtherAdminSessions } from '../access/admin-sessions.ts';
import type { Caller } from '../access/caller.ts';
import { lockPerson } from '../access/person-store.ts';
import type { ProteomicsContext } from '../context.ts';
import { DELETED_PERSON, replaceSignatures } from '../people/signatures.ts';
import { type Client, findUser, type UserRow } from '../records.ts';
import { requireRevision } from './revision.ts';

export type UserDetail = components['schemas']['ProteomicsUserDetail'];

export type UserChange = Partial<Pick<UserRow, 'email' | 'name'>> & { readonly revision?: string };

export class EmailTakenError extends FormRefusedError {
  constructor(email: string) {
    super(409, [{ field: 'email', message: `A user with the address ${email} exists already.` }]);
  }
}

const DETAIL = `select u.uuid, u.email, u.name, u.created_at, count(r.uuid)::int as raw_files, max(r.uploaded_at) as last_upload_at
  from proteomics_users u left join proteomics_raw_files r on r.user_uuid = u.uuid`;

/** @throws EmailTakenError if another user has the address; case is ignored */
export async function createUser(
  pool: pg.Pool,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
): Promise<Pick<UserRow, 'uuid' | 'email' | 'name'>> {
  const { rows } = await pool.query(
    'insert into proteomics_users (uuid, email, name) values ($1, $2, $3) on conflict do nothing returning uuid, email, name',
    [randomUUID(), email, name],
  );
  if (rows.length === 0) throw new EmailTakenError(email);
  return rows[0];
}

export async function readUser(pool: Client, uuid: string): Promise<UserDetail> {
  await findUser(pool, uuid);
  const { rows } = await pool.query(`${DETAIL} where u.uuid = $1 group by u.uuid`, [uuid]);
  return createUserDetail(rows[0]);
}

/** Returns users whose name or address contains a string, ordered by name. Case is ignored. */
export async function listUsers(
  pool: pg.Pool,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<{ items: UserDetail[]; total: number }> {
  const fits = 'u.deleted_at is null and (strpos(lower(u.name), lower($1)) > 0 or strpos(lower(u.email), lower($1)) > 0)';
  const [{ rows }, counted] = await Promise.all([
    pool.query(`${DETAIL} where ${fits} group by u.uuid order by lower(u.name), u.uuid limit $2 offset $3`, [
      search,
      limit,
      offset,
    ]),
    pool.query(`select count(*)::int as total from proteomics_users u where ${fits}`, [search]),
  ]);
  return { items: rows.map(createUserDetail), total: counted.rows[0].total };
}

/** Changes a user, and the name of the user in signatures. @throws BadRequestError, NotFoundError, FormRefusedError */
export async function updateUserRecord(
  pool: pg.Pool,
  uuid: string,
  { name, email, revision }: UserChange,
): Promise<UserDetail> {
  await runInTransaction(pool, async (client) => {
    await client.query('select from proteomics_users where uuid = $1 for no key update', [uuid]);
    const before = await readUser(client, uuid);
    requireRevision(revision, before);
    if (email !== undefined) {
      const taken = 'select from proteomics_users where lower(email) = lower($1) and uuid <> $2';
      if ((await client.query(taken, [email, uuid])).rowCount !== 0) throw new EmailTakenError(email);
    }
    await client.query('update proteomics_users set name = coalesce($2, name), email = coalesce($3, email) where uuid = $1', [
      uuid,
      name,
      email,
    ]);
    if (name !== undefined && name !== before.name) await replaceSignatures(client, before, name);
  });
  return readUser(pool, uuid);
}

/** Ends the sessions of one user or of all users, and logs the administrator. @returns the number of ended sessions */
export async function endSessions(
  context: ProteomicsContext,
  { request, response, access }: Exchange & { readonly access: Caller },
  subject: string | undefined,
): Promise<number> {
  const { authentication, log } = context;
  const ended = (await authentication.sessions?.endAll(subject)) ?? 0;
  if (subject === undefined) await endOtherAdminSessions(context, request);
  const requestId = response.getHeader('X-Request-Id');
  const actor = access.person?.subject ?? 'administrator of the server';
  log.info({ audit: true, requestId, actor, action: 'endSessions', target: subject ?? 'all', ended }, 'sessions were ended');
  return ended;
}

/**
 * Erases a user: sessions, name, address, login and tokens, including those for repositories. The row remains, because records
 * refer to it. Concurrent requests check the session and the row before they write data of the user.
 * @throws BadRequestError, NotFoundError
 */
export async function deleteUser(
  { pool, authentication, forgetUser, now }: Pick<ProteomicsContext, 'pool' | 'authentication' | 'forgetUser' | 'now'>,
  uuid: string,
): Promise<void> {
  const { subject, email } = await findUser(pool, uuid);
  if (subject !== null) {
    await authentication.sessions?.endAll(subject);
    await authentication.savedForms?.remove(subject);
    await forgetUser(subject, email);
  }
  await runInTransaction(pool, async (client) => {
    if (subject !== null) await lockPerson(client, subject);
    await client.query('select from proteomics_users where uuid = $1 for update', [uuid]);
    const user = await findUser(client, uuid);
    await client.query('delete from proteomics_alerts where user_uuid = $1', [uuid]);
    await client.query(
      `update proteomics_users
          set name = $2, email = '', subject = null, is_manager = false, collaborations = '[]', deleted_at = $3 where uuid = $1`,
      [uuid, DELETED_PERSON, now()],
    );
    await replaceSignatures(client, user, DELETED_PERSON);
  });
}

function createUserDetail(
  row: Omit<UserDetail, 'created_at' | 'last_upload_at'> & { created_at: Date; last_upload_at: Date | null },
): UserDetail {
  return { ...row, created_at: row.created_at.toISOString(), last_upload_at: row.last_upload_at?.toISOString() ?? null };
}
