/** Creates, finds and revokes personal tokens. Programs send them to act as a user, within the limits of the token. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { getOrAdd } from '../../memoize.ts';
import { setRequestUser } from '../../operations/operation-metrics.ts';
import { and, count, desc, drizzle, eq, runInTransaction } from '../../storage/transaction.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { reportValidToken } from '../../web/limits/valid-tokens.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import type { Authentication } from '../authentication.ts';
import type { User } from '../user.ts';
import { personalTokens, type StoredLogin } from './personal-token-table.ts';

type TokenRow = typeof personalTokens.$inferSelect;

export type TokenOwner = Pick<TokenRow, 'service' | 'subject'>;

export type PersonalToken = Readonly<Omit<TokenRow, 'hash' | 'service' | 'subject' | 'login'>>;

/** `login` is set by services that store no users. */
export type NewToken = Pick<PersonalToken, 'name' | 'access' | 'places' | 'expiresAt'> & { readonly login?: StoredLogin };

/** Maximum tokens of a user in a service, including expired ones. */
export const MAX_TOKENS = 50;

/** Prefix by which secret scanners find leaked tokens. */
const TOKEN_PREFIX = 'cdpt_';
const FORM = /^Bearer +(cdpt_[A-Za-z0-9_-]{43}) *$/i;

/** Returns the personal token of a request; undefined for other credentials. */
export function findRequestToken({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return FORM.exec(headers.authorization ?? '')?.[1];
}

/** Creates a token, which cannot be read again. @throws LoginNeededError without a session or user; FormRefusedError */
export async function createPersonalToken(
  { pool, authentication }: { pool: pg.Pool; authentication: Pick<Authentication, 'sessions'> },
  { service, subject }: TokenOwner,
  made: NewToken,
  request: IncomingMessage,
): Promise<{ readonly token: string; readonly row: PersonalToken }> {
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  return runInTransaction(pool, async (client) => {
    await lockOwner(client, subject);
    // The request can also have a bearer token, which must not create further tokens.
    const user = await authentication.sessions?.findUser(request);
    if (user?.sub !== subject || !(await authentication.sessions?.isStillOpen(request)))
      throw new LoginNeededError('Log in to create a token.');
    const tokens = drizzle(client);
    const [counted] = await tokens
      .select({ total: count() })
      .from(personalTokens)
      .where(createOwnerCondition({ service, subject }));
    if ((counted?.total ?? 0) >= MAX_TOKENS)
      throw createFieldError('name', `You have ${MAX_TOKENS} tokens. Revoke one first.`, 409);
    const values = { uuid: randomUUID(), service, subject, hash: hashToken(token), ...made };
    const [row] = await tokens.insert(personalTokens).values(values).returning();
    return { token, row: row as TokenRow };
  });
}

/** Returns the tokens of a user, newest first, including expired ones. */
export function readTokens(pool: pg.Pool, owner: TokenOwner): Promise<readonly PersonalToken[]> {
  return drizzle(pool)
    .select()
    .from(personalTokens)
    .where(createOwnerCondition(owner))
    .orderBy(desc(personalTokens.createdAt), personalTokens.uuid);
}

/** Returns the hash of the personal token of a request; undefined for other credentials. */
export function getTokenHash(request: Pick<IncomingMessage, 'headers'>): string | undefined {
  const token = findRequestToken(request);
  return token && hashToken(token);
}

/** Revokes and returns a token of a user. @throws NotFoundError */
export async function revokeToken(pool: pg.Pool, owner: TokenOwner, uuid: string): Promise<Pick<TokenRow, 'name' | 'hash'>> {
  const [revoked] = await drizzle(pool)
    .delete(personalTokens)
    .where(and(eq(personalTokens.uuid, uuid), createOwnerCondition(owner)))
    .returning();
  if (revoked === undefined) throw new NotFoundError('This token does not exist.');
  return revoked;
}

export async function deletePersonalTokens(pool: pg.Pool, subject: string): Promise<void> {
  await runInTransaction(pool, async (client) => {
    await lockOwner(client, subject);
    await drizzle(client).delete(personalTokens).where(eq(personalTokens.subject, subject));
  });
}

/** Returns the parts of a login from which the rights of a token are computed. */
export function createStoredLogin(user: User): StoredLogin {
  const { name, preferred_username, eduperson_entitlement } = user.toClaims();
  return { claims: { name, preferred_username, eduperson_entitlement }, since: Date.now() };
}

/** Stores the claims of a new login with the user's tokens. */
export async function refreshTokenLogins(pool: pg.Pool, user: User): Promise<void> {
  await pool.query('update personal_tokens set login = $2 where subject = $1 and login is not null', [
    user.sub,
    JSON.stringify(createStoredLogin(user)),
  ]);
}

type FoundToken = Pick<TokenRow, 'service' | 'subject' | 'access' | 'places' | 'login'>;

const foundTokens = new WeakMap<IncomingMessage, Promise<FoundToken | undefined>>();

/** Returns the valid token of a request, for any service. Looked up once per request. */
export function findPersonalToken(pool: pg.Pool, request: IncomingMessage, now: Date): Promise<FoundToken | undefined> {
  return getOrAdd(foundTokens, request, () => lookUpToken(pool, findRequestToken(request), now));
}

/** Returns the valid token of a request to a service, and reports its user for logs and limits. */
export async function acceptPersonalToken(
  pool: pg.Pool,
  service: TokenOwner['service'],
  request: IncomingMessage,
  now: Date,
): Promise<FoundToken | undefined> {
  const token = await findPersonalToken(pool, request, now);
  if (token?.service !== service) return undefined;
  setRequestUser(request, token.subject);
  reportValidToken(request);
  return token;
}

async function lookUpToken(pool: pg.Pool, sent: string | undefined, now: Date): Promise<FoundToken | undefined> {
  if (sent === undefined) return undefined;
  const { rows } = await pool.query<FoundToken & { uuid: string; isOldUse: boolean }>(
    `select uuid, service, subject, access, places, login, used_at is null or used_at < $2::timestamptz - interval '1 minute' as "isOldUse"
       from personal_tokens where hash = $1 and expires_at > $2`,
    [hashToken(sent), now],
  );
  const [row] = rows;
  if (row?.isOldUse) await pool.query('update personal_tokens set used_at = $2 where uuid = $1', [row.uuid, now]);
  return row;
}

/** Locks the tokens of a user until the transaction ends, so that creating, counting and erasing them are serialized. */
async function lockOwner(client: pg.PoolClient, subject: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`personal tokens ${subject}`]);
}

function createOwnerCondition({ service, subject }: TokenOwner) {
  return and(eq(personalTokens.service, service), eq(personalTokens.subject, subject));
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
