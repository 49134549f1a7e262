/** Stores access tokens of repositories with the user's claims, encrypted per user and address. Never returns or logs them. */
import type pg from 'pg';
import { User } from '../../auth/index.ts';
import { UnavailableError } from '../../contract/errors.ts';
import type { RepositorySetting } from '../../settings-hub.ts';
import { and, drizzle, eq } from '../../storage/transaction.ts';
import { createUserId, type HubCaller } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { hubRepositoryTokens } from './table.ts';

type Context = Pick<HubContext, 'pool' | 'authentication'>;
type Target = Pick<RepositorySetting, 'name' | 'address'>;

const PURPOSE = 'token and claims for a repository';

interface StoredToken {
  readonly token: string;
  /** User who stored the token; undefined for visitors. */
  readonly user: User | undefined;
  /** Time at which the token and the claims were stored, in milliseconds since 1970. */
  readonly since: number;
}

interface SealedToken extends Omit<StoredToken, 'user'> {
  readonly claims?: Readonly<Record<string, unknown>> | undefined;
}

/** Returns a user's token; undefined if none is stored, or if the address of the repository has changed. */
export async function readToken(context: Context, userId: string, target: Target): Promise<StoredToken | undefined> {
  const [row] = await drizzle(context.pool).select().from(hubRepositoryTokens).where(createTokenCondition(userId, target));
  if (row === undefined) return undefined;
  const text = context.authentication.openSeal()?.decrypt(row.sealed, createTokenContext(userId, target), PURPOSE);
  if (text === undefined) return undefined;
  const { token, since, claims } = JSON.parse(text) as SealedToken;
  return { token, since, user: claims === undefined ? undefined : User.fromClaims(claims) };
}

/** Stores a token with the user's current claims. An empty token deletes it. @throws UnavailableError without SECRET_KEY */
export async function saveToken(
  { pool, authentication, now }: Context & Pick<HubContext, 'now'>,
  { actor: { userId }, user }: Pick<HubCaller, 'actor' | 'user'>,
  target: Target,
  token: string,
): Promise<void> {
  const tokens = drizzle(pool);
  if (token === '') {
    await tokens.delete(hubRepositoryTokens).where(createTokenCondition(userId, target));
    return;
  }
  const seal = authentication.openSeal();
  if (seal === undefined)
    throw new UnavailableError('Repository tokens are off. Set SECRET_KEY to encrypt them.', {
      onPages: 'This server is not set up to store repository tokens.',
    });
  const text = JSON.stringify({ token, since: now().getTime(), claims: user?.rawClaims } satisfies SealedToken);
  const sealed = seal.encrypt(text, createTokenContext(userId, target), PURPOSE);
  await tokens
    .insert(hubRepositoryTokens)
    .values({ userId, repository: target.name, sealed })
    .onConflictDoUpdate({ target: [hubRepositoryTokens.userId, hubRepositoryTokens.repository], set: { sealed } });
}

/** Deletes all repository tokens of an erased user. Unfinished deposits then stop before their next request. */
export async function deleteRepositoryTokens(pool: pg.Pool, sub: string): Promise<void> {
  await drizzle(pool)
    .delete(hubRepositoryTokens)
    .where(eq(hubRepositoryTokens.userId, createUserId(sub)));
}

function createTokenCondition(userId: string, { name }: Target) {
  return and(eq(hubRepositoryTokens.userId, userId), eq(hubRepositoryTokens.repository, name));
}

/** Returns the context of the encryption, which binds a token to one user and one address. */
function createTokenContext(userId: string, { address }: Target): string {
  return `${userId} ${address}`;
}
