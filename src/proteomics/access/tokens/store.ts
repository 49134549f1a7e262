/** Making, finding and revoking personal tokens. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { NotFoundError } from '../../../contract/errors.ts';
import { and, desc, drizzle, eq, getTableColumns } from '../../../storage/drizzle.ts';
import { requireUuid } from '../../records.ts';
import { type Person, personNeeded, type TokenLimits } from '../person.ts';
import type { ReportedRights } from '../standing.ts';
import { proteomicsTokens } from './table.ts';

/** A token as its person sees it. */
export type PersonalToken = Readonly<Omit<typeof proteomicsTokens.$inferSelect, 'hash' | 'userUuid'>>;

/** What a new token is made from. */
export type NewToken = Pick<PersonalToken, 'name' | 'access' | 'projects' | 'expiresAt'>;

/** Tells searchers of leaked secrets what they have found. */
const PREFIX = 'cdpt_';
const FORM = /^Bearer +(cdpt_[A-Za-z0-9_-]{43}) *$/i;

/** The token that a request carries; undefined for anything else. */
export function personalTokenIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return FORM.exec(headers.authorization ?? '')?.[1];
}

/** Makes a token, which nobody can ask for again. @throws LoginNeededError where the person was erased meanwhile */
export async function makeToken(pool: pg.Pool, { uuid }: Pick<Person, 'uuid'>, made: NewToken): Promise<string> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const { rowCount } = await pool.query(
    `insert into proteomics_tokens (uuid, user_uuid, hash, name, access, projects, expires_at)
     select $1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7::timestamptz from proteomics_users where uuid = $2 and deleted_at is null for share`,
    [
      randomUUID(),
      uuid,
      hashOf(token),
      made.name,
      made.access,
      made.projects === null ? null : JSON.stringify(made.projects),
      made.expiresAt,
    ],
  );
  if (rowCount === 0) throw personNeeded();
  return token;
}

/** The tokens of a person, newest first, expired ones among them. */
export async function readTokens(pool: pg.Pool, { uuid }: Pick<Person, 'uuid'>): Promise<readonly PersonalToken[]> {
  const { hash: _hash, userUuid, ...shown } = getTableColumns(proteomicsTokens);
  return drizzle(pool)
    .select(shown)
    .from(proteomicsTokens)
    .where(eq(userUuid, uuid))
    .orderBy(desc(shown.createdAt), shown.uuid);
}

/** Revokes a token of a person. Answers its name. Throws NotFoundError. */
export async function revokeToken(pool: pg.Pool, person: Pick<Person, 'uuid'>, uuid: string): Promise<string> {
  requireUuid(uuid, 'token');
  const [revoked] = await drizzle(pool)
    .delete(proteomicsTokens)
    .where(and(eq(proteomicsTokens.uuid, uuid), eq(proteomicsTokens.userUuid, person.uuid)))
    .returning();
  if (revoked === undefined) throw new NotFoundError('You have no such token.');
  return revoked.name;
}

/** Whom a token stands for, what the last login said of them, and what the token is limited to. */
export interface FoundToken {
  readonly person: Person;
  readonly told: ReportedRights;
  readonly limits: TokenLimits;
}

/** Whom a token stands for; undefined when nobody has it, or it has expired. */
export async function findToken(pool: pg.Pool, token: string, now: Date): Promise<FoundToken | undefined> {
  const { rows } = await pool.query<
    Person & TokenLimits & { tokenUuid: string; isManager: boolean; collaborations: string[]; isOldUse: boolean }
  >(
    `select u.uuid, u.name, u.email, u.subject, u.is_manager as "isManager", u.collaborations, t.access, t.projects,
            t.uuid as "tokenUuid", t.used_at is null or t.used_at < $2::timestamptz - interval '1 minute' as "isOldUse"
       from proteomics_tokens t join proteomics_users u on u.uuid = t.user_uuid
      where t.hash = $1 and t.expires_at > $2 and u.deleted_at is null`,
    [hashOf(token), now],
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

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
