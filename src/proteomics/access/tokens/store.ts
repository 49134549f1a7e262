/** Creates, finds and revokes personal tokens. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { NotFoundError } from '../../../contract/errors.ts';
import { and, desc, drizzle, eq, getTableColumns } from '../../../storage/transaction.ts';
import { requireUuid } from '../../records.ts';
import { createLoginNeeded, type Person, type TokenLimits } from '../person.ts';
import type { ReportedRights } from '../person-rights.ts';
import { proteomicsTokens } from './table.ts';

/** A personal token without its hash, as its user sees it. */
export type PersonalToken = Readonly<Omit<typeof proteomicsTokens.$inferSelect, 'hash' | 'userUuid'>>;

/** The user's choices for a new token. */
export type NewToken = Pick<PersonalToken, 'name' | 'access' | 'projects' | 'expiresAt'>;

/** Prefix of every token, by which secret scanners recognize leaked ones. */
const PREFIX = 'cdpt_';
const FORM = /^Bearer +(cdpt_[A-Za-z0-9_-]{43}) *$/i;

/** Returns the personal token in the Authorization header; undefined for other credentials. */
export function readPersonalToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return FORM.exec(headers.authorization ?? '')?.[1];
}

/**
 * Creates a token and returns it. It cannot be read later.
 * @throws LoginNeededError if the user was erased concurrently
 */
export async function createToken(pool: pg.Pool, { uuid }: Pick<Person, 'uuid'>, made: NewToken): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `insert into proteomics_tokens (uuid, user_uuid, hash, name, access, projects, expires_at)
     select $1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7::timestamptz from proteomics_users where uuid = $2 and deleted_at is null for share`,
    [
      randomUUID(),
      uuid,
      hashToken(token),
      made.name,
      made.access,
      made.projects === null ? null : JSON.stringify(made.projects),
      made.expiresAt,
    ],
  );
  if (rowCount === 0) throw createLoginNeeded();
  return token;
}

/** Returns the tokens of a user, newest first, including expired ones. */
export async function readTokens(pool: pg.Pool, { uuid }: Pick<Person, 'uuid'>): Promise<readonly PersonalToken[]> {
  const { hash: _hash, userUuid, ...shown } = getTableColumns(proteomicsTokens);
  return drizzle(pool)
    .select(shown)
    .from(proteomicsTokens)
    .where(eq(userUuid, uuid))
    .orderBy(desc(shown.createdAt), shown.uuid);
}

/** Revokes a token of a user and returns its name. @throws NotFoundError */
export async function revokeToken(pool: pg.Pool, person: Pick<Person, 'uuid'>, uuid: string): Promise<string> {
  requireUuid(uuid, 'token');
  const [revoked] = await drizzle(pool)
    .delete(proteomicsTokens)
    .where(and(eq(proteomicsTokens.uuid, uuid), eq(proteomicsTokens.userUuid, person.uuid)))
    .returning();
  if (revoked === undefined) throw new NotFoundError('You have no such token.');
  return revoked.name;
}

/** The user of a token with the rights of the last login, and the limits of the token. */
export interface FoundToken {
  readonly person: Person;
  readonly told: ReportedRights;
  readonly limits: TokenLimits;
}

/** Returns the user and limits of a token; undefined for an unknown or expired token. */
export async function findToken(pool: pg.Pool, token: string, now: Date): Promise<FoundToken | undefined> {
  const { rows } = await pool.query<
    Person & TokenLimits & { tokenUuid: string; isManager: boolean; collaborations: string[]; isOldUse: boolean }
  >(
    `select u.uuid, u.name, u.email, u.subject, u.is_manager as "isManager", u.collaborations, t.access, t.projects,
            t.uuid as "tokenUuid", t.used_at is null or t.used_at < $2::timestamptz - interval '1 minute' as "isOldUse"
       from proteomics_tokens t join proteomics_users u on u.uuid = t.user_uuid
      where t.hash = $1 and t.expires_at > $2 and u.deleted_at is null`,
    [hashToken(token), now],
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  if (found.isOldUse) await pool.query('update proteomics_tokens set used_at = $2 where uuid = $1', [found.tokenUuid, now]);
  const { uuid, name, email, subject, access, projects } = found;
  return {
    person: { uuid, name, email, subject },
    told: { isManager: found.isManager, collaborations: found.collaborations },
    limits: { access, projects },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
